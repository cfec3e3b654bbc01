// What is other in a newer copy of an inventory, machine by machine.
#pragma once

#include "core/domain/inventory.h"

#include <cstddef>
#include <vector>

namespace cabe {

struct PriceChange {
    std::size_t before; ///< index of the machine in the older copy
    std::size_t after;  ///< and in the newer one
};

/// A machine that is in both may be in several of the lists. In the order of the newer copy; `removed` in that of the older.
struct InventoryChanges {
    std::vector<std::size_t> added;
    std::vector<std::size_t> removed;
    std::vector<PriceChange> prices;      ///< its price, currency or whether it has one
    std::vector<std::size_t> available;   ///< now, and not known to be before
    std::vector<std::size_t> unavailable; ///< not known to be now, and was before
    std::size_t others = 0;               ///< with another change and none of these

    bool isEmpty() const
    {
        return added.empty() && removed.empty() && prices.empty() && available.empty() && unavailable.empty() && others == 0;
    }
};

InventoryChanges changesBetween(const Inventory &before, const Inventory &after);

} // namespace cabe
