#include "core/domain/inventory.h"

#include <algorithm>

namespace cabe {

std::optional<std::size_t> Inventory::find(std::string_view id) const
{
    const auto found = std::ranges::find(machines, id, &Machine::id);
    if (found == machines.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - machines.begin());
}

} // namespace cabe
