// The charts of the answer: memory over context with the cards that hold it, and price against room, where a mark is
// a machine to choose.
#pragma once

#include "ui/charts/price_room.h"
#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QWidget>

class QBoxLayout;

namespace cabe::ui {

class ChartBox;

class ChartsView : public QWidget {
    Q_OBJECT

public:
    ChartsView(Words &words, QWidget *parent = nullptr);
    /// Null: nothing to show.
    void setAnswer(AnswerPointer answer);
    /// The machine that stands out among the prices.
    void setChosen(std::optional<std::size_t> machine);

Q_SIGNALS:
    void machineChosen(std::size_t machine);
    void machineActivated();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void refreshCurve();
    void refreshPrices();
    void choose(int mark);

    Words &m_words;
    AnswerPointer m_answer;
    PriceRoom m_prices;
    int m_mark = -1;
    std::optional<std::size_t> m_machine;
    QBoxLayout *m_side;
    ChartBox *m_curveBox;
    ChartBox *m_priceBox;
};

} // namespace cabe::ui
