// What is said around the lines of a memory need: its heading's words, and that rounded lines may not add up.
#pragma once

#include "core/memory/memory_estimate.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

/// The heads of the columns of its lines.
QString lineHead(const Phrasebook &book);
QString formulaHead(const Phrasebook &book);
QString totalHead(const Phrasebook &book);
/// What this rests on
QString restsOnHead(const Phrasebook &book);

/// Why the lines as they are shown do not add up to the total; empty where they do.
QString roundingNote(const Phrasebook &book, const MemoryEstimate &memory);

} // namespace cabe::text
