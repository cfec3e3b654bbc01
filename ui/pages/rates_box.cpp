#include "ui/pages/rates_box.h"

#include "ui/fields/amount_field.h"
#include "ui/text/error_text.h"
#include "ui/text/outside.h"
#include "ui/widgets/field_box.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/texts.h"

#include <QVBoxLayout>

#include <algorithm>

namespace cabe::ui {
namespace {

/// A list with more currencies than this is none that a person fills in rates for.
constexpr std::size_t kMostRates = 8;

} // namespace

RatesBox::RatesBox(Session &session, Words &words, QWidget *parent)
    : QWidget(parent), m_session(session), m_words(words), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
}

void RatesBox::ask(const std::vector<Currency> &currencies)
{
    const auto isAsked = std::ranges::equal(m_rows, currencies, {}, &Row::foreign);
    if (isAsked)
        return;
    m_rows.clear();
    clearLayout(m_layout);
    for (const Currency &foreign : currencies) {
        auto *field = new AmountField(m_words, Field::Rate, 0);
        field->line()->setObjectName(currencies.size() == 1 ? QStringLiteral("rate") : u"rate" + text::shown(foreign.code()));
        auto *box = new FieldBox(field, field->line());
        m_layout->addWidget(box);
        connect(field, &AmountField::entered, this, [this, foreign](const DecimalEntry &entry) { take(foreign, entry); });
        connect(field, &AmountField::left, this, [this] { m_session.endGesture(); });
        m_rows.push_back({foreign, field, box});
    }
}

void RatesBox::take(Currency foreign, const DecimalEntry &entry)
{
    constexpr std::int64_t kDay = 24 * 3600;
    const UtcTime today{m_session.now().seconds / kDay * kDay};
    const RateKey key{foreign, m_session.answerCurrency()};
    m_session.change(Field::Rate, [&](Requirements &requirements) {
        requirements.rates.erase({foreign, Currency()}); // of a plan that named no currency
        if (entry.isEmpty())
            requirements.rates.erase(key);
        else
            requirements.rates[key] = {entry, today};
    });
}

void RatesBox::refresh()
{
    std::vector<Currency> currencies = m_session.foreignCurrencies();
    currencies.resize(std::min(currencies.size(), kMostRates));
    ask(currencies);
    for (const Row &row : m_rows)
        refreshRow(row);
    setVisible(!m_rows.empty());
}

void RatesBox::refreshRow(const Row &row)
{
    const text::Speaker say(m_words.book(), "pages");
    const Currency to = m_session.answerCurrency();
    const auto &rates = m_session.requirements().rates;
    auto rate = rates.find({row.foreign, to});
    if (rate == rates.end() && m_session.requirements().currency.isNone())
        rate = rates.find({row.foreign, Currency()});
    const QString code = text::shown(row.foreign.code());
    row.box->setLabel(m_rows.size() == 1 ? say(QT_TRANSLATE_NOOP("pages", "Exchange &rate: what 1 %1 is worth"), {code})
                                         : say(QT_TRANSLATE_NOOP("pages", "Exchange rate: what 1 %1 is worth"), {code}));
    row.field->setUnit(text::shown(to.code()), to);
    row.field->setEntry(rate == rates.end() ? DecimalEntry{} : rate->second.rate);
    QString fault;
    if (rate != rates.end())
        for (const Fault &wrong : m_session.question().faults)
            if (wrong.field == Field::Rate && wrong.error.place == code.toStdString())
                fault = text::text(m_words.book(), Error{wrong.error.fact});
    row.box->setFault(fault);
    row.field->line()->setFaulty(!fault.isEmpty());
    row.box->setHelp(rate == rates.end()
                         ? say(QT_TRANSLATE_NOOP("pages", "Until it is given, machines priced in %1 have no price."), {code})
                         : say(QT_TRANSLATE_NOOP("pages", "Of %1."), {m_words.numbers().date(rate->second.date)}));
}

bool RatesBox::focusField()
{
    if (m_rows.empty())
        return false;
    const auto wrong = std::ranges::find_if(m_rows, [](const Row &row) { return !row.box->fault().isEmpty(); });
    (wrong == m_rows.end() ? m_rows.front() : *wrong).field->line()->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace cabe::ui
