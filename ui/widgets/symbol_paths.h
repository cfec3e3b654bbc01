// The shapes of the bundled symbols, on a field of 16 by 16.
#pragma once

#include "ui/widgets/icons.h"

class QColor;
class QPainter;
class QRect;

namespace cabe::ui {

void paintSymbol(QPainter &painter, const QRect &area, Symbol symbol, const QColor &colour);

} // namespace cabe::ui
