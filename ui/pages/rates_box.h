// The exchange rates that an answer needs: one field for each currency that machines are priced in beside the answer's.
#pragma once

#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace cabe::ui {

class AmountField;
class FieldBox;

class RatesBox : public QWidget {
    Q_OBJECT

public:
    RatesBox(Session &session, Words &words, QWidget *parent = nullptr);

    void refresh();
    /// Into the first field that is wrong, else the first; false where no rate is needed.
    bool focusField();

private:
    struct Row {
        Currency foreign;
        AmountField *field;
        FieldBox *box;
    };
    void ask(const std::vector<Currency> &currencies);
    void refreshRow(const Row &row);
    void take(Currency foreign, const DecimalEntry &entry);

    Session &m_session;
    Words &m_words;
    QVBoxLayout *m_layout;
    std::vector<Row> m_rows;
};

} // namespace cabe::ui
