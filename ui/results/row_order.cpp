#include "ui/results/row_order.h"

#include "core/base/ascii.h"
#include "core/match/demand.h"
#include "ui/text/constraints_text.h"
#include "ui/text/labels.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace cabe::ui {
namespace {

constexpr std::int64_t kUnknown = std::numeric_limits<std::int64_t>::max();

bool holds(std::string_view text, std::string_view word)
{
    return std::search(text.begin(), text.end(), word.begin(), word.end(), [](char a, char b) { return lowered(a) == b; }) != text.end();
}

bool matches(const Machine &machine, const FilterWord &word)
{
    return holds(machine.name, word.text) || holds(machine.id, word.text) || holds(machine.gpuModel, word.text) ||
           holds(machine.region, word.text) || holds(machine.provider, word.text) ||
           (machine.country && word.countries.contains(*machine.country)) || word.tiers[static_cast<std::size_t>(machine.tier)] ||
           (machine.source < word.sources.size() && word.sources[machine.source]);
}

struct SortKey {
    std::int64_t number = 0;
    std::string_view text;
};

/// Makes the keys of one answer's rows.
class KeyMaker {
public:
    KeyMaker(const LiveAnswer &answer, const RowWish &wish) : m_answer(answer), m_wish(wish)
    {
        if (auto demand = demandOf(answer.workload()))
            m_demand = std::move(*demand);
    }

    SortKey operator()(const Row &row) const
    {
        const InventoryIndex::Offer &offer = m_answer.index().offers()[row.offer];
        const Machine &machine = m_answer.inventory().machines[offer.machine];
        switch (m_wish.key) {
        case RowKey::Name: return {0, machine.shownName()};
        case RowKey::Gpu: return {row.gpusUsed, machine.gpuModel};
        case RowKey::Memory: return {memory(offer).count, {}};
        case RowKey::Room: return {memory(offer).count - m_demand.need[row.gpusUsed].count, {}};
        case RowKey::Price: return {offer.pricePerHour.count, {}};
        case RowKey::Confidence: return {static_cast<std::int64_t>(m_answer.explainer().explain(row).confidence), {}};
        case RowKey::Tier: return {static_cast<std::int64_t>(machine.tier), {}};
        case RowKey::Place: return {machine.country ? rankOf(*machine.country) : kUnknown, machine.region};
        case RowKey::Source: return {0, m_answer.inventory().sourceOf(machine).name};
        case RowKey::Covers: {
            const auto covers = m_answer.explainer().explain(row).budgetCovers;
            return {covers ? covers->minutes : kUnknown, {}};
        }
        case RowKey::Vcpus: return {machine.vcpus.value_or(kUnknown), {}};
        case RowKey::Ram: return {machine.ramMib.value_or(kUnknown), {}};
        case RowKey::Disk: return {machine.diskGib.value_or(kUnknown), {}};
        }
        return {};
    }

private:
    Bytes memory(const InventoryIndex::Offer &offer) const
    {
        return m_answer.index().sizeClasses()[m_answer.index().groups()[offer.group].sizeClass].memory.value_or(Bytes{});
    }
    std::int64_t rankOf(Country country) const
    {
        return country.number < m_wish.countryRanks.size() ? m_wish.countryRanks[country.number] : 0;
    }

    const LiveAnswer &m_answer;
    const RowWish &m_wish;
    Demand m_demand;
};

bool textBefore(std::string_view a, std::string_view b)
{
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
        return static_cast<unsigned char>(lowered(x)) < static_cast<unsigned char>(lowered(y));
    });
}

void sortRows(std::vector<Row> &rows, const LiveAnswer &answer, const RowWish &wish)
{
    const KeyMaker keyOf(answer, wish);
    std::vector<SortKey> keys;
    keys.reserve(rows.size());
    for (const Row &row : rows)
        keys.push_back(keyOf(row));
    std::vector<std::uint32_t> order(rows.size());
    std::iota(order.begin(), order.end(), 0U);
    const bool textFirst = wish.key == RowKey::Gpu;
    const auto before = [&](const SortKey &a, const SortKey &b) {
        if (textFirst && a.text != b.text)
            return textBefore(a.text, b.text);
        return a.number != b.number ? a.number < b.number : textBefore(a.text, b.text);
    };
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t left, std::uint32_t right) {
        const SortKey &a = keys[left];
        const SortKey &b = keys[right];
        if ((a.number == kUnknown) != (b.number == kUnknown))
            return b.number == kUnknown;
        return wish.descending ? before(b, a) : before(a, b);
    });
    std::vector<Row> sorted;
    sorted.reserve(rows.size());
    for (const std::uint32_t each : order)
        sorted.push_back(rows[each]);
    rows = std::move(sorted);
}

} // namespace

std::vector<FilterWord> filterWords(const QString &typed, const text::Phrasebook &book, const LiveAnswer &answer)
{
    std::vector<FilterWord> words;
    const QStringList parts = typed.split(u' ', Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        FilterWord word;
        word.text = lowered(part.toStdString());
        for (const CountryTable::Names &each : answer.countries().names)
            if (text::countryName(book, answer.countries(), each.country).contains(part, Qt::CaseInsensitive))
                word.countries.insert(each.country);
        for (const Tier tier : {Tier::Secure, Tier::Community})
            word.tiers[static_cast<std::size_t>(tier)] = text::label(book, tier).contains(part, Qt::CaseInsensitive);
        for (const auto &source : answer.inventory().parts)
            word.sources.push_back(text::inventoryName(book, *source).contains(part, Qt::CaseInsensitive));
        words.push_back(std::move(word));
    }
    return words;
}

std::vector<std::uint16_t> countryRanks(const text::Phrasebook &book, const CountryTable &countries)
{
    std::vector<std::pair<QString, Country>> names;
    for (const CountryTable::Names &each : countries.names)
        names.emplace_back(text::countryName(book, countries, each.country), each.country);
    std::ranges::sort(names, [](const auto &a, const auto &b) { return a.first.localeAwareCompare(b.first) < 0; });
    std::vector<std::uint16_t> ranks(Country::kCodes);
    for (std::size_t i = 0; i < names.size(); ++i)
        ranks[names[i].second.number] = static_cast<std::uint16_t>(i + 1);
    return ranks;
}

std::vector<Row> orderedRows(const LiveAnswer &answer, RowList::Kind kind, const RowWish &wish)
{
    const Recommendation &recommendation = answer.recommendation();
    std::vector<Row> rows = (kind == RowList::Kind::Recommended ? recommendation.recommended : recommendation.alternatives).all();
    if (!wish.words.empty())
        std::erase_if(rows, [&](const Row &row) {
            const Machine &machine = answer.inventory().machines[answer.index().offers()[row.offer].machine];
            return !std::ranges::all_of(wish.words, [&](const FilterWord &word) { return matches(machine, word); });
        });
    if (wish.key != RowKey::Price || wish.descending)
        sortRows(rows, answer, wish);
    return rows;
}

} // namespace cabe::ui
