// The one table of colours: those of the memory lines and of the four states, in light and dark; everything
// else comes from the platform's palette.
#pragma once

#include "core/memory/memory_estimate.h"

#include <QBrush>
#include <QColor>

class QPalette;

namespace cabe::ui {

/// Qt 6.4 cannot ask the platform: a palette whose text is lighter than its window is a dark one.
bool isDark(const QPalette &palette);

/// How one line of the memory is painted: a colour and, over it, a pattern that tells it apart without colour.
struct LineStyle {
    QColor colour;
    Qt::BrushStyle pattern = Qt::NoBrush; ///< painted in patternColour()
};

/// `network` counts the networks of an image pipeline, which share one colour and differ in their pattern.
LineStyle lineStyle(LineKind kind, int network, bool dark);
QColor patternColour(bool dark);

enum class State { Fresh, Info, Amber, Red };

struct StateColours {
    QColor text;
    QColor strip; ///< behind the text
};
StateColours stateColours(State state, const QPalette &palette);

enum class Ink { Good, Amber, Error, Link, Secondary };
QColor ink(Ink kind, const QPalette &palette);

} // namespace cabe::ui
