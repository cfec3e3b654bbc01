// An inventory laid out for answers: machines that no workload or preference can tell apart but for price
// and id form a group, and the rows on offer stand cheapest first, so that an answer is one verdict a group
// and one straight pass over the rows.
#pragma once

#include "core/base/bytes.h"
#include "core/domain/card.h"
#include "core/domain/inventory.h"
#include "core/domain/preferences.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace cabe {

class InventoryIndex {
public:
    /// A machine that is available and has a price. In order of price, memory of the GPU, id.
    struct Offer {
        Micros pricePerHour; ///< in the index's currency
        std::uint32_t group;
        std::uint32_t machine; ///< index in the inventory
    };
    /// Machines on offer that differ in price and id alone.
    struct Group {
        std::uint32_t sizeClass;
        std::uint32_t machines; ///< how many
        std::optional<Country> country;
        Tier tier;
        bool interruptible;
    };
    /// GPUs of one size, as many in one machine.
    struct SizeClass {
        std::optional<Bytes> memory; ///< of one GPU; none: no figure
        std::uint8_t gpus;
    };

    /// Prices are compared in `currency` (none: the inventory's); another one needs its rate.
    InventoryIndex(std::shared_ptr<const Inventory> inventory, std::shared_ptr<const CardCatalogue> cards, Currency currency,
                   const Rates &rates);

    const Inventory &inventory() const { return *m_inventory; }
    const CardCatalogue &cards() const { return *m_cards; }
    Currency currency() const { return m_currency; }
    const Rates &rates() const { return m_rates; }
    std::span<const Offer> offers() const { return m_offers; }
    std::span<const Group> groups() const { return m_groups; }
    std::span<const SizeClass> sizeClasses() const { return m_sizeClasses; }
    /// Where a group's machines stand among the offers, cheapest first.
    std::span<const std::uint32_t> offersOf(std::size_t group) const;
    std::int64_t unavailable() const { return m_unavailable; }
    std::int64_t withoutPrice() const { return m_withoutPrice; }
    bool hasMonthlyPrices() const { return m_monthly; }

    /// Per hour in the index's currency; nullopt where there is no usable price.
    std::optional<Micros> pricePerHour(const Machine &machine) const;

private:
    void build();
    void sortOffers();
    void listByGroup();

    std::shared_ptr<const Inventory> m_inventory;
    std::shared_ptr<const CardCatalogue> m_cards;
    Currency m_currency;
    Rates m_rates;
    std::vector<Offer> m_offers;
    std::vector<Group> m_groups;
    std::vector<SizeClass> m_sizeClasses;
    std::vector<std::uint32_t> m_byGroup;      ///< offers, group by group
    std::vector<std::uint32_t> m_groupBegin;   ///< where each group begins there, and the end
    std::int64_t m_unavailable = 0;
    std::int64_t m_withoutPrice = 0;
    bool m_monthly = false;
};

} // namespace cabe
