// One list of an answer, in SPEC's order: price, GPUs used, memory, id. It knows its size at once and makes
// its rows when they are asked for, so that an answer over a million machines costs what is shown of it.
#pragma once

#include "core/base/terms.h"
#include "core/match/inventory_index.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace cabe {

struct Row {
    std::uint32_t offer;   ///< index in the index's offers, which names machine and price
    std::uint8_t gpusUsed;
    std::uint8_t misses;   ///< bit 1 << Miss
    bool hasMiss(Miss miss) const { return (misses >> static_cast<int>(miss) & 1) != 0; }
};

constexpr std::uint8_t missBit(Miss miss)
{
    return static_cast<std::uint8_t>(1 << static_cast<int>(miss));
}

/// What holds for every machine of a group, whatever its price.
struct GroupVerdict {
    std::uint8_t gpusUsed = 0;
    std::uint8_t misses = 0;    ///< price apart
    bool fits = false;          ///< recommended or an alternative
    std::uint8_t lowerFits = 0; ///< bit i: recommended at the i-th lower precision, price apart
};
using GroupVerdicts = std::shared_ptr<const std::vector<GroupVerdict>>;

class RowList {
public:
    enum class Kind { Recommended, Alternatives };

    RowList() = default;
    /// The index must outlive the list. `withinPrice`: how many of its offers cost at most the highest price.
    RowList(Kind kind, std::size_t size, const InventoryIndex &index, GroupVerdicts verdicts, std::size_t withinPrice);

    std::size_t size() const { return m_size; }
    bool isEmpty() const { return m_size == 0; }
    /// The first `most` rows, or all there are.
    std::vector<Row> first(std::size_t most) const;
    std::vector<Row> all() const { return first(m_size); }

private:
    class Merge;

    bool holds(std::uint32_t offer) const;
    std::span<const std::uint32_t> offersOf(std::size_t group) const;
    void append(std::vector<Row> &rows, std::uint32_t offer) const;
    void orderLastPrice(std::vector<Row> &rows) const;

    Kind m_kind = Kind::Recommended;
    std::size_t m_size = 0;
    const InventoryIndex *m_index = nullptr;
    GroupVerdicts m_verdicts;
    std::size_t m_withinPrice = 0;
};

} // namespace cabe
