// Reads an inventory from JSON (cabe-inventory 1) or from a table (CSV), row by row into its machines,
// without a document in between. A bad row is left out and listed; a bad top level is an error.
#pragma once

#include "core/base/country.h"
#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/domain/inventory.h"
#include "core/io/limits.h"

#include <functional>
#include <string>
#include <string_view>

namespace cabe {

struct InventoryLimits {
    std::int64_t bytes = kInventoryMebibytes * 1024 * 1024; ///< of all pages together
    std::int64_t machines = kInventoryMachines;
    std::int64_t pages = kInventoryPages;
    static InventoryLimits none(); ///< --no-limits: bytes and machines lifted, pages and depth kept
};

/// Gives the text of a page named by `next`, or says why it could not be had. The name was checked to be
/// that of a file beside the first.
using ReadPage = std::function<Expected<std::string>(const std::string &name)>;

/// `file` is what messages call it. The form is told by the ending (.csv, .tsv; .json) or, failing that, by the
/// first character that is no white space: `{` is JSON, all else a table.
Expected<Inventory> readInventory(std::string_view text, const std::string &file, const CountryTable &countries,
                                  const ReadPage &readPage, const InventoryLimits &limits = {});

} // namespace cabe
