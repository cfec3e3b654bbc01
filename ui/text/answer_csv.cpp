#include "ui/text/answer_csv.h"

#include "core/base/decimal.h"
#include "ui/text/csv.h"
#include "ui/text/findings_text.h"

#include <algorithm>

namespace cabe::text {
namespace {

template <class Coded>
QString codes(const std::vector<Coded> &list)
{
    QStringList words;
    for (const Coded &each : list) {
        const std::string_view word = code(each);
        words << QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
    }
    return words.join(QStringLiteral("; "));
}

QString row(const Phrasebook &book, const Answer &answer, const Finding &finding, std::string_view list)
{
    const Machine &machine = answer.index.inventory().machines[finding.machine];
    QStringList why;
    for (const Reason &reason : finding.why)
        why << text(book, answer.countries, reason);
    QStringList limits;
    for (const Limit &limit : finding.limits)
        limits << text(book, limit);
    CsvRow cells;
    cells.own(list).outside(machine.id).outside(machine.name).outside(machine.provider).own(code(machine.tier));
    cells.own(machine.country ? machine.country->code() : std::string()).outside(machine.region).outside(machine.gpuModel);
    cells.own(std::to_string(machine.gpuCount)).own(std::to_string(finding.gpusUsed));
    cells.own(gibDecimal(finding.needPerGpu)).own(gibDecimal(finding.memoryPerGpu)).own(gibDecimal(finding.roomPerGpu));
    cells.own(writeDecimal(finding.pricePerHour.amount.count, kMicrosDecimals)).own(finding.pricePerHour.currency.code());
    cells.own(code(finding.confidence)).own(codes(finding.loweredBy)).own(codes(finding.misses));
    cells.own(why.join(u' ')).own(limits.join(u' '));
    cells.own(finding.budgetCovers ? std::to_string(finding.budgetCovers->minutes) : std::string()).outside(machine.url);
    return cells.line();
}

} // namespace

QString answerCsv(const Phrasebook &book, const Answer &answer)
{
    QString csv = csvHeader({"list", "machine", "name", "provider", "tier", "country", "region", "gpu_model", "gpu_count",
                             "gpus_used", "need_gib", "memory_gib", "room_gib", "price_per_hour", "currency", "confidence",
                             "lowered_by", "misses", "why", "limits", "budget_minutes", "url"});
    const auto append = [&](const RowList &list, std::string_view name) {
        for (const Row &each : list.first(answer.limit.value_or(list.size())))
            csv += row(book, answer, answer.explainer.explain(each), name);
    };
    append(answer.recommendation.recommended, "recommended");
    append(answer.recommendation.alternatives, "alternative");
    return csv;
}

} // namespace cabe::text
