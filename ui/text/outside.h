// What a text from outside (an inventory, a plan, the command line) may look like once it is shown.
#pragma once

#include <QString>

#include <string_view>

namespace cabe::text {

inline constexpr qsizetype kMostShown = 80;

/// UTF-8 as plain text: control characters, line separators and marks that turn the direction of text
/// become U+FFFD, so that a name can neither move the cursor nor disguise itself.
QString shown(std::string_view utf8);

/// The same, at most 80 characters long: a longer one ends in an ellipsis.
QString shortened(std::string_view utf8);

} // namespace cabe::text
