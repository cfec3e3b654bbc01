// Reads what market feeds answer (FEEDS) as an inventory: units made right, what a feed cannot say left unknown, and a part of a
// GPU never taken for a whole one. Pure functions of the bytes; a bad row is left out and listed, a bad answer is an error.
//
// Memory that a feed states in GB is taken as 10^9 bytes and rounded down to MiB: never more than the card has. Prices are read
// from their digits and rounded up at 10^-6. Nothing is converted to another currency.
#pragma once

#include "core/base/country.h"
#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/domain/card.h"
#include "core/domain/inventory.h"
#include "core/io/read_inventory.h"
#include "core/io/read_regions.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cabe {

enum class Feed { Vast, RunPod, Shadeform, Lambda, GpuHunt };

/// What holds of all machines of a feed, and a buyer should know.
enum class FeedNote {
    StockNotTold,     ///< no machine counts as available
    PlaceNotTold,     ///< of all or some machines
    DateNotTold,
    MemoryInGigabytes, ///< rounded down
    PerhapsCut,       ///< as many rows as the feed gives to callers without a key
};

struct FeedReading {
    Inventory inventory;
    std::int64_t skipped = 0;    ///< rows that offer no GPU, or are not offered
    std::vector<FeedNote> notes; ///< in the order above
    std::string repeatedAt;      ///< where members of one name were first, of which the last counted; empty: nowhere
};

/// What a feed is read with.
struct FeedTables {
    const CountryTable &countries;
    const RegionTable &regions;
    const CardCatalogue &cards;
};

/// `file` is what messages call it; a gpuhunt catalogue is named by it after its provider. More than half of the rows
/// rejected is an error, as with an inventory.
Expected<FeedReading> readFeed(Feed feed, std::string_view text, const std::string &file, const FeedTables &tables,
                               const InventoryLimits &limits = {});

} // namespace cabe
