#include "core/match/row_list.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cabe {

RowList::RowList(Kind kind, std::size_t size, const InventoryIndex &index, GroupVerdicts verdicts, std::size_t withinPrice)
    : m_kind(kind), m_size(size), m_index(&index), m_verdicts(std::move(verdicts)), m_withinPrice(withinPrice)
{
}

/// Whether an offer belongs to the list.
bool RowList::holds(std::uint32_t offer) const
{
    const GroupVerdict &verdict = (*m_verdicts)[m_index->offers()[offer].group];
    const bool misses = verdict.misses != 0 || offer >= m_withinPrice;
    return verdict.fits && misses == (m_kind == Kind::Alternatives);
}

/// Every offer of a short list, gathered from the groups that fit instead of looked for among all.
std::vector<std::uint32_t> RowList::offersOfFew() const
{
    std::vector<std::uint32_t> found;
    found.reserve(m_size);
    for (std::size_t group = 0; group < m_verdicts->size(); ++group)
        if ((*m_verdicts)[group].fits)
            std::ranges::copy_if(m_index->offersOf(group), std::back_inserter(found), [this](std::uint32_t i) { return holds(i); });
    std::ranges::sort(found);
    return found;
}

void RowList::append(std::vector<Row> &rows, std::uint32_t offer) const
{
    const GroupVerdict &verdict = (*m_verdicts)[m_index->offers()[offer].group];
    const std::uint8_t overPrice = offer < m_withinPrice ? std::uint8_t{0} : missBit(Miss::OverMaxPrice);
    const Micros price = m_index->offers()[offer].pricePerHour;
    if (!rows.empty() && m_index->offers()[rows.back().offer].pricePerHour != price)
        orderLastPrice(rows);
    rows.push_back({offer, verdict.gpusUsed, static_cast<std::uint8_t>(verdict.misses | overPrice)});
}

/// The index has the offers of one price in order of memory and id; how many GPUs each uses, which comes
/// before, only the workload tells.
void RowList::orderLastPrice(std::vector<Row> &rows) const
{
    if (rows.empty())
        return;
    const auto offers = m_index->offers();
    const Micros price = offers[rows.back().offer].pricePerHour;
    auto begin = rows.end();
    while (begin != rows.begin() && offers[std::prev(begin)->offer].pricePerHour == price)
        --begin;
    std::ranges::stable_sort(std::ranges::subrange(begin, rows.end()), {}, &Row::gpusUsed);
}

std::vector<Row> RowList::first(std::size_t most) const
{
    constexpr std::size_t kFew = 2'048; // more are soon met on the way through all offers
    std::vector<Row> rows;
    const std::size_t wanted = std::min(most, m_size);
    if (wanted == 0)
        return rows;
    rows.reserve(wanted);
    const auto offers = m_index->offers();
    // The last price is taken whole before it is cut, since its order is known only then.
    const auto isDone = [&](std::uint32_t next) {
        return rows.size() >= wanted && offers[next].pricePerHour != offers[rows.back().offer].pricePerHour;
    };
    const auto few = m_size <= kFew ? offersOfFew() : std::vector<std::uint32_t>();
    for (const std::uint32_t offer : few) {
        if (isDone(offer))
            break;
        append(rows, offer);
    }
    if (few.empty())
        for (std::uint32_t offer = 0; offer < offers.size() && !isDone(offer); ++offer)
            if (holds(offer))
                append(rows, offer);
    orderLastPrice(rows);
    rows.resize(wanted);
    return rows;
}

} // namespace cabe
