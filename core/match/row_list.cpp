#include "core/match/row_list.h"

#include <algorithm>
#include <iterator>
#include <span>
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

/// The list's offers of one group: what misses nothing but the price is the end of its group's offers, and
/// what misses nothing at all their beginning.
std::span<const std::uint32_t> RowList::offersOf(std::size_t group) const
{
    const GroupVerdict &verdict = (*m_verdicts)[group];
    if (!verdict.fits || (m_kind == Kind::Recommended && verdict.misses != 0))
        return {};
    const auto offers = m_index->offersOf(group);
    if (verdict.misses != 0)
        return offers;
    const auto within = std::ranges::lower_bound(offers, m_withinPrice);
    return m_kind == Kind::Recommended ? std::span(offers.begin(), within) : std::span(within, offers.end());
}

/// Takes the offers of several groups, each in order, in the order of all.
class RowList::Merge {
public:
    explicit Merge(const RowList &list)
    {
        for (std::size_t group = 0; group < list.m_verdicts->size(); ++group)
            if (const auto offers = list.offersOf(group); !offers.empty())
                m_rest.push_back(offers);
        std::ranges::make_heap(m_rest, later);
    }

    bool isAtEnd() const { return m_rest.empty(); }
    std::uint32_t next() const { return m_rest.front().front(); }
    void advance()
    {
        std::ranges::pop_heap(m_rest, later);
        m_rest.back() = m_rest.back().subspan(1);
        if (m_rest.back().empty())
            m_rest.pop_back();
        else
            std::ranges::push_heap(m_rest, later);
    }

private:
    using Offers = std::span<const std::uint32_t>;
    static bool later(const Offers &a, const Offers &b) { return a.front() > b.front(); }

    std::vector<Offers> m_rest; ///< a heap: the group with the cheapest offer first
};

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
    constexpr std::size_t kFewRows = 16;  ///< less than one row in so many offers is worth a merge
    constexpr std::size_t kDenseList = 2; ///< unless one offer in so many is met on the way anyhow
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
    if (wanted < offers.size() / kFewRows && m_size < offers.size() / kDenseList) {
        for (Merge merge(*this); !merge.isAtEnd() && !isDone(merge.next()); merge.advance())
            append(rows, merge.next());
    } else {
        for (std::uint32_t offer = 0; offer < offers.size() && !isDone(offer); ++offer)
            if (holds(offer))
                append(rows, offer);
    }
    orderLastPrice(rows);
    rows.resize(wanted);
    return rows;
}

} // namespace cabe
