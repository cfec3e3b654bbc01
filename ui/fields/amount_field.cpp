#include "ui/fields/amount_field.h"

#include "core/base/decimal.h"
#include "ui/text/number_input.h"
#include "ui/widgets/line_field.h"

#include <QHBoxLayout>
#include <QLabel>

namespace cabe::ui {
namespace {

constexpr int kMostDecimals = 12;

} // namespace

AmountField::AmountField(Words &words, Field field, int leastDecimals, QWidget *parent)
    : QWidget(parent), m_words(words), m_field(field), m_leastDecimals(leastDecimals), m_line(new LineField(this)),
      m_unit(new QLabel(this))
{
    m_line->setAlignment(Qt::AlignRight);
    m_line->setMaxLength(40);
    m_line->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0 000 000.00")));
    m_unit->setTextFormat(Qt::PlainText);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_line, 1);
    layout->addWidget(m_unit);
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString &typed) {
        DecimalEntry entry;
        if (!typed.trimmed().isEmpty()) {
            if (const auto read = text::readDecimalTyped(typed, m_field, m_words.language(), m_currency))
                entry.value = *read;
            else
                entry.unread = typed;
        }
        m_entry = entry;
        Q_EMIT entered(entry);
    });
    connect(m_line, &LineField::left, this, [this] {
        m_line->setText(written(m_entry));
        Q_EMIT left();
    });
}

void AmountField::setEntry(const DecimalEntry &entry)
{
    const bool isOurs = entry == m_entry;
    m_entry = entry;
    if (isOurs)
        m_line->show(written(entry));
    else
        m_line->setText(written(entry)); // an undo, another plan: what stood there holds no longer
}

void AmountField::setUnit(const QString &unit, Currency currency)
{
    m_currency = currency;
    m_unit->setText(unit);
    m_unit->setVisible(!unit.isEmpty());
}

QString AmountField::written(const DecimalEntry &entry) const
{
    if (!entry.value)
        return entry.unread;
    const auto reading = readDecimal(*entry.value, kMostDecimals);
    if (reading.fault)
        return m_words.numbers().decimal(*entry.value);
    return m_words.numbers().decimal(writeDecimalShort(reading.scaled, kMostDecimals, m_leastDecimals));
}

} // namespace cabe::ui
