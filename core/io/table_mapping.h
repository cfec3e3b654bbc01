// Reads a price list whose columns are not called as ours: which column says what, in which unit, and what holds of all rows.
// Nothing doubtful is guessed: a unit that no heading names is asked for, a figure with two readings is a rejected row.
#pragma once

#include "core/base/country.h"
#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/domain/inventory.h"
#include "core/io/machine_cells.h"
#include "core/io/read_inventory.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cabe {

/// A table before it is understood: its heading and first rows, all as wide as the heading.
struct TableSketch {
    char separator = ',';
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows; ///< the first 20
};

/// Comma, semicolon or tab, whichever makes most columns. Fails where it is not UTF-8, has an open quote or no rows.
Expected<TableSketch> sketchTable(std::string_view text);

/// Whether the columns are called as ours, so that no mapping is needed.
bool isOurTable(const TableSketch &sketch);

enum class MemoryUnit { Mib, Gib, Gb };

struct ColumnMapping {
    std::map<Member, std::size_t> columns;    ///< by number
    std::optional<MemoryUnit> gpuMemoryUnit;  ///< of the column; none: not told
    std::optional<MemoryUnit> ramUnit;
    /// What holds of all rows where no column says it: tier, gpu.count, currency, price.per, in_stock (true or false), provider.
    Cells constants;

    friend bool operator==(const ColumnMapping &, const ColumnMapping &) = default;
};

/// By the headings, in English and Spanish. No column is used twice.
ColumnMapping guessMapping(const TableSketch &sketch);

/// What must be chosen before the table can be read.
enum class MappingGap { GpuModel, Tier, GpuMemoryUnit, RamUnit, PricePer, Currency, Availability };
std::vector<MappingGap> gapsOf(const ColumnMapping &mapping);

/// The same for every table with this heading: under it a mapping is remembered.
std::string headingKey(const TableSketch &sketch);
/// A mapping as one line of text, and back; what does not fit the sketch is left out.
std::string writeMapping(const ColumnMapping &mapping);
ColumnMapping readMapping(std::string_view text, const TableSketch &sketch);

/// Rows are judged as those of every inventory; a rejected one is named by its line and its own heading. A machine
/// without an id is called after its line. "2 x RTX 4090" in the column of the model says how many.
Expected<Inventory> readMappedTable(std::string_view text, const std::string &file, const ColumnMapping &mapping,
                                    const CountryTable &countries, const InventoryLimits &limits = {});

/// A table with our headings and two examples, to fill in.
std::string_view tableTemplate();

} // namespace cabe
