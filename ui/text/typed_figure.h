// Which numbers a typed figure with separators can be: its marks may part groups of three digits, or decimals.
#pragma once

#include <QStringView>

#include <optional>
#include <string>

namespace cabe::text {

/// Digits of a number, as they were typed but for the marks between them.
struct Digits {
    std::string whole;
    std::string fraction; ///< empty: a whole number
};

struct Readings {
    std::optional<Digits> grouped; ///< a whole number, with or without marks between its groups
    std::optional<Digits> decimal; ///< a number with a fraction
};

/// A digit, or a mark that may stand between digits: point, comma, apostrophe, space of any width.
bool mayBeInFigure(QChar c);

/// None where the figure is no number; both where one mark may be either. A group never begins with 0.
Readings readingsOf(QStringView figure);

} // namespace cabe::text
