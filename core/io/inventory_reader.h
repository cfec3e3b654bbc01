// Joins the pages of an inventory one by one as they come, whoever fetches them.
#pragma once

#include "core/io/machine_collector.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace cabe {

/// read() the first page; as long as it names a next one, turnTo() that and read() it; then finish(). After an
/// error nothing more may be asked. The countries must outlive it.
class InventoryReader {
public:
    /// `name` tells the first page from others, `shown` is what messages call it.
    InventoryReader(const std::string &name, std::string shown, const CountryTable &countries, const InventoryLimits &limits);
    InventoryReader(const InventoryReader &) = delete;
    InventoryReader &operator=(const InventoryReader &) = delete;

    /// Gives the page's `next` as it is written.
    Expected<std::optional<std::string>> read(std::string_view text);
    /// The fault of a page that comes a second time, or is one too many.
    std::optional<Error> turnTo(const std::string &name, std::string shown);
    /// A fault of the page that is being read, which names it where the fault does not name another.
    Error inPage(Error error) const;
    /// The fault of what the page says of its next one.
    Error inNext(ErrorFact fact) const;
    Expected<Inventory> finish() &&;

    bool isTable() const { return m_isTable; }

private:
    std::optional<Error> count(std::string_view text);
    Expected<std::optional<std::string>> readTable(std::string_view text);
    Expected<std::optional<std::string>> readJson(std::string_view text);

    const InventoryLimits m_limits;
    Inventory m_inventory;
    MachineCollector m_collector;
    const std::string m_first; ///< as messages call it
    std::string m_page;        ///< the one being read, as messages call it
    std::set<std::string> m_seen;
    std::int64_t m_bytes = 0;
    std::int64_t m_pages = 0;
    bool m_isTable = false;
};

/// The part of a name behind its last slash.
std::string baseName(std::string_view file);

} // namespace cabe
