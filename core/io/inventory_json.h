// Reads one page of a price list (cabe-inventory 1) as the parser meets it, without a document in between.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/io/machine_collector.h"

#include <optional>
#include <string>
#include <string_view>

namespace cabe {

/// What a page says besides its machines.
struct PageHead {
    std::string name;
    std::string url;
    std::optional<UtcTime> generatedAt;
    Currency currency;
    std::optional<std::string> next;
};

/// Adds the page's machines to the collector. Errors name the place, and leave the file to the caller.
Expected<PageHead> readInventoryJson(std::string_view text, MachineCollector &collector);

} // namespace cabe
