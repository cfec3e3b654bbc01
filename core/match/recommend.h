// The answer: where each machine of an inventory ends for a workload and preferences, cheapest first
// (SPEC section 4). Pure: the same inputs give the same answer. Facts of a row are made by explain.h.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/domain/preferences.h"
#include "core/domain/workload.h"
#include "core/match/demand.h"
#include "core/match/inventory_index.h"
#include "core/match/row_list.h"
#include "core/memory/memory_estimate.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace cabe {

/// What a machine misses, its price apart, as Row::misses holds it.
std::uint8_t missesOf(const Preferences &preferences, Tier tier, bool interruptible);

/// Those that an answer tells below a chosen one, highest first. None below `stored`.
std::vector<Precision> precisionsBelow(std::optional<Precision> precision);

class PlaceCounts {
public:
    std::int64_t &operator[](Place place) { return m_counts[static_cast<std::size_t>(place)]; }
    std::int64_t operator[](Place place) const { return m_counts[static_cast<std::size_t>(place)]; }
    std::int64_t total() const;

private:
    std::array<std::int64_t, kPlaces.size()> m_counts{};
};

/// What a precision below the chosen one would change.
struct LowerPrecision {
    Precision precision;
    std::int64_t recommended = 0;
    std::int64_t added = 0; ///< of them not recommended at the chosen precision
    std::uint32_t cheapestMachine = 0; ///< index in the inventory
    Micros cheapestPrice;
};

struct Recommendation {
    PlaceCounts places;
    RowList recommended;
    RowList alternatives;
    /// Only those worth telling: they open machines, or their cheapest costs less. None for a stated notebook.
    std::vector<LowerPrecision> lowerPrecisions;
};

/// `preferences.currency` and rates must be those of the index, which must outlive the answer's lists.
Expected<Recommendation> recommend(const Workload &workload, const Preferences &preferences, const CountryTable &countries,
                                   const InventoryIndex &index);

} // namespace cabe
