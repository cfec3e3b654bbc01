// Which one preference keeps most machines out of the list: what its loosening would add.
#pragma once

#include "ui/session/live_answer.h"

#include <cstdint>
#include <optional>

namespace cabe::ui {

struct Loosening {
    Miss miss;
    std::int64_t adds; ///< machines that miss this alone; always some
};

/// None where no machine misses one preference alone.
std::optional<Loosening> bestLoosening(const LiveAnswer &answer);

} // namespace cabe::ui
