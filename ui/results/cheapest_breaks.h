// From which context on another machine is the cheapest that fits: the marks on the slider of the context.
#pragma once

#include "ui/session/live_answer.h"

#include <cstdint>
#include <vector>

namespace cabe::ui {

/// The most context of each cheapest machine in turn, rising; empty where context plays no part, or the cheapest is
/// the same throughout. Works on any thread.
std::vector<std::int64_t> cheapestBreaks(const LiveAnswer &answer);

} // namespace cabe::ui
