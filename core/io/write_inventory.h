// Writes an inventory as cabe-inventory 1 (FORMATS), so that reading it again gives the same machines.
#pragma once

#include "core/domain/inventory.h"

#include <string>

namespace cabe {

/// One document, a machine a line, members in the order of FORMATS; what is not known is left out. Rejected rows are
/// not written. An inventory without a currency is written in `USD` where no machine has a price.
std::string writeInventory(const Inventory &inventory);

} // namespace cabe
