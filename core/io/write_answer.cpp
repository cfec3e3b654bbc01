#include "core/io/write_answer.h"

#include "core/base/decimal.h"
#include "core/io/answer_terms.h"
#include "core/io/json_lines.h"

#include <algorithm>
#include <iterator>

namespace cabe {
namespace {

std::string priceText(Micros price)
{
    return writeDecimal(price.count, kMicrosDecimals);
}

/// [{"code": ..., "text": ...}] of reasons or limits.
template <class Facts>
void appendFacts(std::string &json, const Facts &facts, const Wording &wording)
{
    json += '[';
    std::string_view separator;
    for (const auto &fact : facts) {
        json += separator;
        JsonMembers(json).text("code", code(fact)).text("text", wording.text(fact)).close();
        separator = ", ";
    }
    json += ']';
}

void appendRow(std::string &json, const Finding &finding, const Inventory &inventory, const Wording &wording, bool asAlternative)
{
    const auto codeOf = [](auto value) { return code(value); };
    JsonMembers row(json);
    row.text("machine", inventory.machines[finding.machine].id);
    row.whole("gpus_used", finding.gpusUsed);
    row.whole("need_per_gpu_bytes", finding.needPerGpu.count);
    row.whole("room_per_gpu_bytes", finding.roomPerGpu.count);
    row.text("price_per_hour", priceText(finding.pricePerHour.amount));
    row.text("confidence", code(finding.confidence));
    appendTexts(row.value("lowered_by"), finding.loweredBy, codeOf);
    appendFacts(row.value("why"), finding.why, wording);
    appendFacts(row.value("limits"), finding.limits, wording);
    if (finding.budgetCovers) {
        JsonMembers covers(row.value("budget_covers"));
        covers.whole("minutes", finding.budgetCovers->minutes);
        covers.text("text", wording.text(*finding.budgetCovers));
        covers.close();
    }
    if (asAlternative)
        appendTexts(row.value("misses"), finding.misses, codeOf);
    row.close();
}

void appendRows(std::string &json, std::size_t indent, const Answer &answer, const RowList &list, const Wording &wording,
                bool asAlternatives)
{
    JsonLines lines(json, indent);
    for (const Row &row : list.first(answer.limit.value_or(list.size())))
        appendRow(lines.next(), answer.explainer.explain(row), answer.index.inventory(), wording, asAlternatives);
    lines.close();
}

void appendMemory(std::string &json, const Answer &answer, const Wording &wording)
{
    json += "{\n    \"lines\": ";
    JsonLines lines(json, 6);
    for (const MemoryLine &line : answer.memory.lines) {
        JsonMembers(lines.next())
            .text("id", lineId(line))
            .whole("bytes", line.bytes.count)
            .text("gib", gibDecimal(line.bytes))
            .text("formula", wording.formula(line))
            .text("filled", wording.filled(line))
            .close();
    }
    lines.close();
    json += ",\n    \"total_bytes\": " + std::to_string(answer.memory.total.count);
    json += ",\n    \"total_gib\": " + quoted(gibDecimal(answer.memory.total));
    json += ",\n    \"assumptions\": ";
    JsonLines assumptions(json, 6);
    for (const Assumption assumption : assumptionsOf(answer.workload, answer.index.hasMonthlyPrices()))
        JsonMembers(assumptions.next())
            .text("code", code(assumption))
            .text("text", wording.text(assumption, answer.workload))
            .close();
    assumptions.close();
    json += "\n  }";
}

void appendPlaces(std::string &json, const PlaceCounts &counts)
{
    JsonMembers members(json);
    for (const Place place : kPlaces)
        members.whole(code(place), counts[place]);
    members.close();
}

void appendPrecision(std::string &json, const LowerPrecision &lower, const Inventory &inventory)
{
    JsonMembers members(json);
    members.json("precision", code(lower.precision)); // a number of bits: none is below 4, `stored` is never lower
    members.whole("recommended", lower.recommended);
    members.whole("new", lower.added);
    JsonMembers cheapest(members.value("cheapest"));
    cheapest.text("machine", inventory.machines[lower.cheapestMachine].id);
    cheapest.text("price_per_hour", priceText(lower.cheapestPrice));
    cheapest.close();
    members.close();
}

void appendAlternatives(std::string &json, const Answer &answer, const Wording &wording)
{
    json += "{\n    \"machines\": ";
    appendRows(json, 6, answer, answer.recommendation.alternatives, wording, true);
    if (answer.workload.precision()) { // a stated notebook has none to lower
        json += ",\n    \"precisions\": ";
        JsonLines lines(json, 6);
        for (const LowerPrecision &lower : answer.recommendation.lowerPrecisions)
            appendPrecision(lines.next(), lower, answer.index.inventory());
        lines.close();
    }
    json += "\n  }";
}

} // namespace

std::string writeAnswer(const Answer &answer, const Wording &wording)
{
    std::string json = "{\n  \"format\": \"cabe-answer\",\n  \"version\": 1";
    const auto member = [&json](std::string_view name) -> std::string & {
        json += ",\n  ";
        appendQuoted(json, name);
        return json += ": ";
    };
    appendWorkload(member("workload"), answer.workload);
    appendPreferences(member("preferences"), answer.preferences);
    appendInventory(member("inventory"), answer.index.inventory());
    appendMemory(member("memory"), answer, wording);
    appendConstraints(member("constraints"), answer);
    appendPlaces(member("places"), answer.recommendation.places);
    appendRows(member("recommended"), 4, answer, answer.recommendation.recommended, wording, false);
    appendAlternatives(member("alternatives"), answer, wording);
    json += "\n}\n";
    return json;
}

} // namespace cabe
