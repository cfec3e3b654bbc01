// What a refresh of an inventory brought, in words: how many machines came, went, or changed their price or availability.
#pragma once

#include "core/domain/inventory.h"
#include "core/base/time.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

/// `before` is null where nothing was kept.
QString fetchedText(const Phrasebook &book, const Inventory *before, const Inventory &after, bool isUnchanged, UtcTime now);

} // namespace cabe::text
