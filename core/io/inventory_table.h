// Reads a price list from a table with a header (CSV): told apart by the separator that makes most of it.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/io/machine_collector.h"

#include <string_view>

namespace cabe {

/// Adds the table's rows to the collector and gives the currency of the first row that has one. Errors
/// name the place, and leave the file to the caller.
Expected<Currency> readInventoryTable(std::string_view text, MachineCollector &collector);

} // namespace cabe
