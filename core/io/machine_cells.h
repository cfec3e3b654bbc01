// A machine as the cells of a table (FORMATS, spreadsheet form): how each cell is understood, and written.
#pragma once

#include "core/io/raw_machine.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace cabe {

/// What each column says; a cell that is absent or empty says that it is not known.
using Cells = std::map<Member, std::string>;

/// The member of our own name for a column, whatever its case.
std::optional<Member> memberOfColumn(std::string_view header);

/// What a cell says of a machine; an empty one nothing.
void setCell(RawMachine &raw, Member member, std::string_view cell);

RawMachine rawMachine(const Cells &cells);

/// The cells from which the machine would be read as it is.
Cells cellsOf(const Machine &machine);

} // namespace cabe
