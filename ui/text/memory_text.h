// What the parts of a memory need are called where it is told: the heads of its lines, and what it rests on.
#pragma once

#include "core/memory/memory_estimate.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

/// The heads of the columns of its lines, and of their sum.
QString lineHead(const Phrasebook &book);
QString formulaHead(const Phrasebook &book);
QString totalHead(const Phrasebook &book);
/// What this rests on
QString restsOnHead(const Phrasebook &book);

/// That rounded lines need not add up to their rounded total; empty where they do.
QString roundingNote(const Phrasebook &book, const MemoryEstimate &memory);
QString roundingNote(const Phrasebook &book, const std::vector<Bytes> &lines, Bytes total);

} // namespace cabe::text
