// How far a source of machines can be relied on: how old its data are, and whether there could be newer ones.
#pragma once

#include "ui/session/source_book.h"
#include "ui/text/phrasebook.h"

#include <optional>

namespace cabe::ui {

/// From the best to the worst.
enum class Standing { Fresh, NoDate, Stale, VeryOld };

/// By the age of the data and the tiers of the machines: each tier is old after a time of its own. A date that is still to
/// come counts as none.
Standing standingOf(const Inventory &inventory, UtcTime now, const AgeLimits &limits);

/// Whether an error says that the network is not there, which is a normal state, and not that something is wrong.
bool isOffline(const Error &error);

/// As the user calls a source, else as its data or its address do.
QString sourceName(const text::Phrasebook &book, const net::SourceSettings &settings, const net::SourceStatus &status);

/// The active source that is told first of several: nothing to show, then a fault, then the oldest. -1: none is active.
int worstSource(const SourceBook &book, UtcTime now);

} // namespace cabe::ui
