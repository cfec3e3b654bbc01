// A lasting state above the views: an icon, a sentence that may run on, at most two buttons.
#pragma once

#include "ui/widgets/colours.h"
#include "ui/widgets/icons.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace cabe::ui {

class StatusStrip : public QFrame {
    Q_OBJECT

public:
    explicit StatusStrip(QWidget *parent = nullptr);
    void setStatus(State state, Symbol symbol, const QString &sentence);
    /// An empty text takes a button away.
    void setButton(const QString &text, const QString &secondText = {});
    QString sentence() const;

Q_SIGNALS:
    void buttonClicked();
    void secondButtonClicked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void paintState();

    QLabel *m_symbol;
    QLabel *m_sentence;
    QPushButton *m_button;
    QPushButton *m_secondButton;
    State m_state = State::Fresh;
    Symbol m_icon = Symbol::Information;
};

} // namespace cabe::ui
