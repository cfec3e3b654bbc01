#include "ui/results/machine_facts.h"

#include "core/base/decimal.h"
#include "ui/text/findings_text.h"
#include "ui/text/labels.h"
#include "ui/text/machine_text.h"
#include "ui/text/outside.h"

#include <algorithm>

namespace cabe::ui {

MachineFacts::MachineFacts(const text::Phrasebook &book, const LiveAnswer &answer, const Row &row)
    : finding(answer.explainer().explain(row)), machine(&answer.inventory().machines[finding.machine])
{
    if (auto share = shareOfGpu(answer.workload(), finding.gpusUsed))
        memory = std::move(*share);
    bar = barOf(book, memory, finding.memoryPerGpu);
    for (const Miss miss : finding.misses)
        misses << text::label(book, miss) + u": " +
                      text::text(book, miss, answer.preferences(), machine->tier, finding.pricePerHour);
    for (const Reason &reason : finding.why)
        why << text::text(book, answer.countries(), reason);
    for (const Limit &limit : finding.limits)
        limits << text::text(book, limit);
}

QString spokenRow(const text::Phrasebook &book, const MachineFacts &facts)
{
    const text::NumberFormat &numbers = book.numbers();
    const Finding &finding = facts.finding;
    return book.say("results", QT_TRANSLATE_N_NOOP("results", "%1, %2, needs %3 of %4, %5, confidence %6, %n limit(s)"),
                    {text::shortened(facts.machine->shownName()), text::gpusUsed(book, *facts.machine, finding.gpusUsed),
                     numbers.gib(finding.needPerGpu), numbers.gibUnit(finding.memoryPerGpu),
                     numbers.pricePerHour(finding.pricePerHour), text::label(book, finding.confidence)},
                    facts.limits.size());
}

int decimalsOf(Micros price)
{
    const std::string text = writeDecimalShort(price.count, kMicrosDecimals, 2);
    return static_cast<int>(text.size() - text.find('.') - 1);
}

QString alignedPrice(const text::NumberFormat &numbers, const Money &price, int decimals)
{
    const int missing = decimals - decimalsOf(price.amount);
    return numbers.price(price) + QString(std::max(missing, 0), QChar(0x2007));
}

} // namespace cabe::ui
