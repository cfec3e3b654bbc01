// How the window is started: a plan to open, an inventory, a language, or a folder for pictures of every view.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/base/time.h"
#include "ui/text/language.h"

#include <optional>
#include <string>
#include <vector>

namespace cabe::gui {

struct Options {
    std::string plan;      ///< empty: none
    std::string grab;      ///< a folder; empty: a window for people
    std::string inventory; ///< empty: the one opened last, or the sample
    std::vector<std::string> models;
    std::optional<text::Language> language;
    std::optional<UtcTime> asOf; ///< instead of the clock
    bool help = false;
    bool version = false;
};

/// Reads the arguments after the program's name; what is wrong with them as an error.
Expected<Options> readOptions(const std::vector<std::string> &arguments);

} // namespace cabe::gui
