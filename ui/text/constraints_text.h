// What an answer took into account: the workload, the preferences, the inventory, and where each machine ended.
#pragma once

#include "core/io/write_answer.h"
#include "ui/text/document.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

/// Llama 3.1 8B Instruct · 16 bits · Context per request 4096 · Requests at once 1
QString workloadTitle(const Phrasebook &book, const Workload &workload);

/// Name, date, age, machines and rejected rows of an inventory.
/// As the screen says it: the sample has a name in each language.
QString inventoryName(const Phrasebook &book, const Inventory &inventory);
/// When the data are of, and how many machines there are.
QStringList inventoryParts(const Phrasebook &book, const Inventory &inventory, UtcTime asOf);
QString inventoryLine(const Phrasebook &book, const Inventory &inventory, UtcTime asOf);
QString sampleNotice(const Phrasebook &book);

block::Facts constraintsOf(const Phrasebook &book, const Answer &answer);

/// Every place with its count, zero ones too.
block::Table placesTable(const Phrasebook &book, const PlaceCounts &places);

} // namespace cabe::text
