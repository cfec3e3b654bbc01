// A decimal figure that is typed: read at every letter, written out in the language's own way once the field is left.
#pragma once

#include "ui/session/requirements.h"
#include "ui/session/words.h"

#include <QWidget>

class QLabel;

namespace cabe::ui {

class LineField;

class AmountField : public QWidget {
    Q_OBJECT

public:
    /// `leastDecimals` are always shown; what was typed beyond them is kept.
    AmountField(Words &words, Field field, int leastDecimals, QWidget *parent = nullptr);

    LineField *line() const { return m_line; }
    void setEntry(const DecimalEntry &entry);
    /// What stands behind the figure, and the one currency whose code or symbol may be typed beside it.
    void setUnit(const QString &unit, Currency currency = {});

Q_SIGNALS:
    void entered(const cabe::ui::DecimalEntry &entry);
    void left();

private:
    QString written(const DecimalEntry &entry) const;

    Words &m_words;
    Field m_field;
    int m_leastDecimals;
    Currency m_currency;
    LineField *m_line;
    QLabel *m_unit;
    DecimalEntry m_entry;
};

} // namespace cabe::ui
