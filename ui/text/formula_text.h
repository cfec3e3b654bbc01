// How a memory line's arithmetic is written: in words, and filled in with the workload's own numbers.
#pragma once

#include "core/memory/formula.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

QString formulaText(const Phrasebook &book, const Formula &formula); ///< parameters × 2 bytes
QString filledText(const Phrasebook &book, const Formula &formula);  ///< 8 030 261 248 × 2 bytes

} // namespace cabe::text
