// What a check of an inventory found: how many machines can be used, and why the other rows cannot.
#pragma once

#include "core/domain/inventory.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

QString checkText(const Phrasebook &book, const Inventory &inventory);
QString checkHtml(const Phrasebook &book, const Inventory &inventory);
QString checkCsv(const Phrasebook &book, const Inventory &inventory);

} // namespace cabe::text
