// How a source of machines is told: what is in use, why there is nothing newer, and how old it is.
#pragma once

#include "core/base/error.h"
#include "core/domain/inventory.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

/// Example Cloud could not be refreshed. There is no network. The data of 30 Nov 2026 09:00 UTC stay in use.
QString notRefreshed(const Phrasebook &book, const Inventory &kept, const Error &error);

} // namespace cabe::text
