#include "ui/text/machine_text.h"

#include "core/base/decimal.h"
#include "ui/text/findings_text.h"
#include "ui/text/labels.h"
#include "ui/text/outside.h"

namespace cabe::text {
namespace {

/// Gathers the facts of one row, each under its name.
class RowSpeaker {
public:
    RowSpeaker(const Phrasebook &book, const Answer &answer, const Finding &finding)
        : m_book(book), m_say(book, "answer"), m_answer(answer), m_finding(finding),
          m_machine(answer.index.inventory().machines[finding.machine])
    {
    }

    block::Facts facts() const
    {
        block::Facts facts;
        const auto add = [&facts](QString label, QStringList values) {
            facts.facts.push_back({std::move(label), std::move(values)});
        };
        add(m_say(QT_TRANSLATE_NOOP("answer", "Machine")), {what()});
        if (!m_finding.misses.empty())
            add(m_say(QT_TRANSLATE_NOOP("answer", "Misses")), misses());
        add(m_say(QT_TRANSLATE_NOOP("answer", "Price")), {price()});
        add(m_say(QT_TRANSLATE_NOOP("answer", "Memory per GPU")), {memory()});
        add(m_say(QT_TRANSLATE_NOOP("answer", "Confidence")),
            {markedLabel(m_book, m_finding.confidence) + u". " + loweredBy(m_book, m_finding.loweredBy)});
        if (m_finding.budgetCovers)
            add(m_say(QT_TRANSLATE_NOOP("answer", "Budget covers")), {text(m_book, *m_finding.budgetCovers)});
        if (m_finding.misses.empty())
            add(m_say(QT_TRANSLATE_NOOP("answer", "Why it fits")), why());
        add(m_say(QT_TRANSLATE_NOOP("answer", "Limits")), limits());
        if (!m_machine.url.empty())
            add(m_say(QT_TRANSLATE_NOOP("answer", "Address")), {shown(m_machine.url)});
        return facts;
    }

private:
    QString what() const
    {
        QStringList parts{gpusUsed(m_book, m_machine, m_finding.gpusUsed), label(m_book, m_machine.tier)};
        if (!m_machine.provider.empty())
            parts << shown(m_machine.provider);
        parts << placeOf(m_book, m_answer.countries, m_machine);
        return parts.join(QStringLiteral(" \u00B7 "));
    }
    QString memory() const
    {
        const NumberFormat &numbers = m_book.numbers();
        return m_say(QT_TRANSLATE_NOOP("answer", "needs %1 of %2; %3 left"),
                     {numbers.gib(m_finding.needPerGpu), numbers.gibUnit(m_finding.memoryPerGpu),
                      numbers.gibUnit(m_finding.roomPerGpu)});
    }
    QString price() const
    {
        const NumberFormat &numbers = m_book.numbers();
        const QString perHour = numbers.pricePerHour(m_finding.pricePerHour);
        QStringList parts{perHour};
        const auto rate = m_answer.index.rates().find(m_machine.currency);
        const bool converted = m_machine.currency != m_finding.pricePerHour.currency && rate != m_answer.index.rates().end();
        if (m_machine.price && (converted || m_machine.price->per == PricePer::Month)) {
            const Money asked{m_machine.price->amount, m_machine.currency};
            const QString own =
                m_machine.price->per == PricePer::Month ? numbers.pricePerMonth(asked) : numbers.pricePerHour(asked);
            parts = {converted ? m_say(QT_TRANSLATE_NOOP("answer", "%1 (%2 at %3, %4)"),
                                       {own, perHour, exchangeRate(rate->second), numbers.date(rate->second.date)})
                               : own + u" (" + perHour + u')'};
        }
        if (m_answer.index.inventory().isSample)
            parts << m_say(QT_TRANSLATE_NOOP("answer", "sample price"));
        return parts.join(QStringLiteral(" \u00B7 "));
    }
    QString exchangeRate(const DatedRate &rate) const
    {
        return m_book.numbers().decimal(writeDecimalShort(rate.rate.trillionths, kRateDecimals, 1));
    }
    QStringList why() const
    {
        QStringList sentences;
        for (const Reason &reason : m_finding.why)
            sentences << text(m_book, m_answer.countries, reason);
        return sentences;
    }
    QStringList limits() const
    {
        QStringList sentences;
        for (const Limit &limit : m_finding.limits)
            sentences << text(m_book, limit);
        return sentences;
    }
    QStringList misses() const
    {
        QStringList sentences;
        for (const Miss miss : m_finding.misses)
            sentences << label(m_book, miss) + u": " +
                             text(m_book, miss, m_answer.preferences, m_machine.tier, m_finding.pricePerHour);
        return sentences;
    }

    const Phrasebook &m_book;
    Speaker m_say;
    const Answer &m_answer;
    const Finding &m_finding;
    const Machine &m_machine;
};

} // namespace

QString gpus(const Phrasebook &book, const Machine &machine)
{
    return book.numbers().count(machine.gpuCount) + u" \u00D7 " + shown(machine.gpuModel);
}

QString gpusUsed(const Phrasebook &book, const Machine &machine, int used)
{
    if (used == machine.gpuCount)
        return gpus(book, machine);
    return book.say("answer", QT_TRANSLATE_NOOP("answer", "%1 of %2"), {book.numbers().count(used), gpus(book, machine)});
}

QString placeOf(const Phrasebook &book, const CountryTable &countries, const Machine &machine)
{
    QStringList parts;
    if (!machine.region.empty())
        parts << shown(machine.region);
    if (machine.country)
        parts << countryName(book, countries, *machine.country);
    if (parts.isEmpty())
        return book.say("answer", QT_TRANSLATE_NOOP("answer", "place not known"));
    return parts.join(QStringLiteral(", "));
}

Money monthOf(const Machine &machine, const Money &pricePerHour)
{
    const bool isMonthly = machine.price && machine.price->per == PricePer::Month && machine.currency == pricePerHour.currency;
    return {isMonthly ? machine.price->amount : cabe::pricePerMonth(pricePerHour.amount), pricePerHour.currency};
}

QString monthlyPrice(const Phrasebook &book, const Machine &machine, const Money &pricePerHour)
{
    if (machine.price && machine.price->per == PricePer::Month)
        return {};
    return book.say("answer", QT_TRANSLATE_NOOP("answer", "%1 for %2 hours"),
                    {book.numbers().money(monthOf(machine, pricePerHour)), book.numbers().count(kHoursPerMonth)});
}

QString equipment(const Phrasebook &book, const Machine &machine)
{
    const Speaker say(book, "answer");
    const NumberFormat &numbers = book.numbers();
    QStringList parts;
    if (machine.vcpus)
        parts << numbers.unit(*machine.vcpus, "vCPU");
    if (machine.ramMib)
        parts << say(QT_TRANSLATE_NOOP("answer", "%1 of RAM"), {numbers.gibUnit(fromMib(*machine.ramMib))});
    if (machine.diskGib)
        parts << say(QT_TRANSLATE_NOOP("answer", "%1 of disk"), {numbers.unit(*machine.diskGib, "GiB")});
    return parts.join(QStringLiteral(" \u00B7 "));
}

block::Facts factsOf(const Phrasebook &book, const Answer &answer, const Finding &finding)
{
    return RowSpeaker(book, answer, finding).facts();
}

} // namespace cabe::text
