#include "core/domain/inventory_changes.h"

#include <tuple>
#include <unordered_map>

namespace cabe {
namespace {

bool sameBooking(const Booking &a, const Booking &b)
{
    return std::tie(a.minHours, a.maxHours, a.until) == std::tie(b.minHours, b.maxHours, b.until);
}

bool samePrice(const Machine &a, const Machine &b)
{
    if (!a.price || !b.price)
        return a.price.has_value() == b.price.has_value();
    return a.price->amount == b.price->amount && a.price->per == b.price->per && a.currency == b.currency;
}

/// All but price and availability.
bool sameElse(const Machine &a, const Machine &b)
{
    const auto of = [](const Machine &m) {
        return std::tie(m.name, m.provider, m.region, m.gpuModel, m.url, m.vcpus, m.ramMib, m.diskGib, m.memoryMib, m.country,
                        m.gpuCount, m.tier, m.memorySource, m.interruptible);
    };
    return of(a) == of(b) && sameBooking(a.booking, b.booking);
}

} // namespace

InventoryChanges changesBetween(const Inventory &before, const Inventory &after)
{
    std::unordered_map<std::string_view, std::size_t> old;
    for (std::size_t i = 0; i < before.machines.size(); ++i)
        old.emplace(before.machines[i].id, i);
    std::vector<bool> isStill(before.machines.size());
    InventoryChanges changes;
    for (std::size_t i = 0; i < after.machines.size(); ++i) {
        const Machine &now = after.machines[i];
        const auto found = old.find(now.id);
        if (found == old.end()) {
            changes.added.push_back(i);
            continue;
        }
        isStill[found->second] = true;
        const Machine &was = before.machines[found->second];
        const bool hasPriceChange = !samePrice(was, now);
        const bool isNow = now.availability == Availability::Available;
        const bool wasThen = was.availability == Availability::Available;
        if (hasPriceChange)
            changes.prices.push_back({found->second, i});
        if (isNow != wasThen)
            (isNow ? changes.available : changes.unavailable).push_back(i);
        if (!hasPriceChange && isNow == wasThen && !sameElse(was, now))
            ++changes.others;
    }
    for (std::size_t i = 0; i < before.machines.size(); ++i)
        if (!isStill[i])
            changes.removed.push_back(i);
    return changes;
}

} // namespace cabe
