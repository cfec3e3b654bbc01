// How the way out is worded where no machine fits: each change as its button says it, and what comes closest.
#pragma once

#include "core/match/hints.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

inline constexpr std::size_t kMostHints = 3; ///< more at once are no help

/// Use 8 bits (adds 6, from $3.10/h). Prices are in `currency`.
QString text(const Phrasebook &book, const Hint &hint, Currency currency);

/// That no hint can be given, with the machine that comes closest where there is one.
QString noChangeHelps(const Phrasebook &book, const Inventory &inventory, const std::optional<ClosestMachine> &closest);

} // namespace cabe::text
