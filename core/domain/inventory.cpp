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

std::optional<std::size_t> Inventory::findSame(const Inventory &other, const Machine &machine) const
{
    const Inventory &source = other.sourceOf(machine);
    const auto found = std::ranges::find_if(machines, [&](const Machine &own) {
        return own.id == machine.id && sourceOf(own).name == source.name && sourceOf(own).url == source.url;
    });
    if (found == machines.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - machines.begin());
}

} // namespace cabe
