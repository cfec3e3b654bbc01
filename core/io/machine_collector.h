// Takes the machines of all pages of a source one by one: keeps the accepted and lists the others.
#pragma once

#include "core/io/raw_machine.h"
#include "core/io/read_inventory.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>

namespace cabe {

class MachineCollector {
public:
    MachineCollector(Inventory &inventory, const CountryTable &countries, const InventoryLimits &limits)
        : m_inventory(inventory), m_countries(countries), m_limits(limits)
    {
    }

    /// From here on rejections name this page (empty: the first).
    void beginPage(const std::string &page);
    /// About how many machines the page has, so that the list seldom has to move.
    void expect(std::size_t machines);
    /// Drops what the page gave so far, when its `machines` come a second time.
    void restartPage();
    /// The page's own currency, for its machines that name none; without one their price is not known.
    void setPageCurrency(Currency currency);

    /// Accepts the machine, or says why not.
    std::optional<Refusal> add(const RawMachine &raw);
    void reject(std::string pointer, std::string_view member, RejectionReason reason);

    std::int64_t all() const; ///< accepted and rejected
    std::int64_t limit() const { return m_limits.machines; }
    bool isOverLimit() const { return all() > m_limits.machines; }
    /// Why the whole is refused where more than half of it was rejected, with the first few of them.
    std::optional<ErrorFact> mostlyRejected() const;
    /// Gives back what was reserved in vain, once no more is to come.
    void close();

private:
    Inventory &m_inventory;
    const CountryTable &m_countries;
    const InventoryLimits &m_limits;
    std::unordered_set<std::string_view> m_ids;
    std::string m_page;
    std::size_t m_firstAccepted = 0; ///< of the page
    std::size_t m_firstRejected = 0;
};

} // namespace cabe
