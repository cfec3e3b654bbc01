// How the charts are painted, the same on the screen, in a picture and on paper: lines told apart by dash, marks by
// shape, every figure written by the language's own rules.
#pragma once

#include "ui/charts/context_curve.h"
#include "ui/charts/price_room.h"
#include "ui/text/phrasebook.h"

#include <QFont>
#include <QPalette>
#include <QPointF>
#include <QRectF>

#include <vector>

class QPainter;

namespace cabe::ui {

struct ChartStyle {
    QFont font;
    QPalette palette;
};

void paintContextCurve(QPainter &painter, const QRectF &area, const ContextCurve &curve, const text::Phrasebook &book,
                       const ChartStyle &style);

/// `chosen` is the mark that stands out, or -1.
void paintPriceRoom(QPainter &painter, const QRectF &area, const PriceRoom &content, Currency currency, const text::Phrasebook &book,
                    const ChartStyle &style, int chosen);

/// Where each mark is painted, for the mouse.
std::vector<QPointF> markPlaces(const QRectF &area, const PriceRoom &content, Currency currency, const text::Phrasebook &book,
                                const ChartStyle &style);

} // namespace cabe::ui
