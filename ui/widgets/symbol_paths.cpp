#include "ui/widgets/symbol_paths.h"

#include <QPainter>
#include <QPainterPath>

#include <initializer_list>

namespace cabe::ui {
namespace {

constexpr qreal kField = 16;
constexpr qreal kStroke = 1.5;

QPainterPath lineThrough(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    for (const QPointF &point : points)
        point == *points.begin() ? path.moveTo(point) : path.lineTo(point);
    return path;
}

/// An arrow that bends back: undo, and mirrored redo.
QPainterPath bentArrow()
{
    QPainterPath path = lineThrough({{6, 2.5}, {2.5, 6}, {6, 9.5}});
    path.moveTo(2.5, 6);
    path.lineTo(9, 6);
    path.arcTo(QRectF(5.5, 6, 7, 7), 90, -180);
    path.lineTo(5, 13);
    return path;
}

QPainterPath mirrored(const QPainterPath &path)
{
    return QTransform(-1, 0, 0, 1, kField, 0).map(path);
}

QPainterPath page()
{
    QPainterPath path = lineThrough({{9.5, 1.5}, {3, 1.5}, {3, 14.5}, {13, 14.5}, {13, 5}, {9.5, 1.5}});
    path.addPath(lineThrough({{9.5, 1.5}, {9.5, 5}, {13, 5}}));
    return path;
}

QPainterPath refreshArrow()
{
    QPainterPath path;
    path.arcMoveTo(QRectF(2.5, 2.5, 11, 11), 60);
    path.arcTo(QRectF(2.5, 2.5, 11, 11), 60, 290);
    path.addPath(lineThrough({{10.5, 6}, {13.3, 6}, {13.3, 2.5}}));
    return path;
}

QPainterPath outlineOf(Symbol symbol)
{
    QPainterPath path;
    switch (symbol) {
    case Symbol::DocumentNew: return page();
    case Symbol::EditUndo: return bentArrow();
    case Symbol::EditRedo: return mirrored(bentArrow());
    case Symbol::EditCopy:
        path.addRect(2, 2, 8, 9);
        path.addPath(lineThrough({{6, 11}, {6, 14}, {14, 14}, {14, 5}, {10, 5}}));
        return path;
    case Symbol::EditFind:
        path.addEllipse(QPointF(7, 7), 4.5, 4.5);
        path.addPath(lineThrough({{10.3, 10.3}, {14, 14}}));
        return path;
    case Symbol::EditClear:
        path = lineThrough({{4, 4}, {12, 12}});
        path.addPath(lineThrough({{12, 4}, {4, 12}}));
        return path;
    case Symbol::GoPrevious: return lineThrough({{10, 3}, {5, 8}, {10, 13}});
    case Symbol::GoNext: return lineThrough({{6, 3}, {11, 8}, {6, 13}});
    case Symbol::ListAdd:
        path = lineThrough({{8, 3}, {8, 13}});
        path.addPath(lineThrough({{3, 8}, {13, 8}}));
        return path;
    case Symbol::ListRemove: return lineThrough({{3, 8}, {13, 8}});
    case Symbol::ViewRefresh: return refreshArrow();
    case Symbol::SortAscending: return lineThrough({{3, 11}, {8, 5}, {13, 11}});
    case Symbol::HelpContents:
        path.addEllipse(QPointF(8, 8), 6.5, 6.5);
        path.moveTo(6, 6.2);
        path.cubicTo(6, 3.4, 10.2, 3.6, 10, 6.4);
        path.cubicTo(9.9, 7.8, 8, 7.8, 8, 9.4);
        path.addPath(lineThrough({{8, 11.4}, {8, 12}}));
        return path;
    case Symbol::HelpAbout:
    case Symbol::Information:
        path.addEllipse(QPointF(8, 8), 6.5, 6.5);
        path.addPath(lineThrough({{8, 7.2}, {8, 11.5}}));
        path.addPath(lineThrough({{8, 4.4}, {8, 5}}));
        return path;
    case Symbol::Warning:
        path = lineThrough({{8, 1.8}, {14.6, 14}, {1.4, 14}, {8, 1.8}});
        path.addPath(lineThrough({{8, 6.2}, {8, 10}}));
        path.addPath(lineThrough({{8, 11.8}, {8, 12.2}}));
        return path;
    case Symbol::Error:
        path.addEllipse(QPointF(8, 8), 6.5, 6.5);
        path.addPath(lineThrough({{5.5, 5.5}, {10.5, 10.5}}));
        path.addPath(lineThrough({{10.5, 5.5}, {5.5, 10.5}}));
        return path;
    case Symbol::Sample: return lineThrough({{8, 1.5}, {14.5, 8}, {8, 14.5}, {1.5, 8}, {8, 1.5}});
    case Symbol::Launch:
        path = lineThrough({{7, 3}, {2.5, 3}, {2.5, 13.5}, {13, 13.5}, {13, 9}});
        path.addPath(lineThrough({{9.5, 2.5}, {13.5, 2.5}, {13.5, 6.5}}));
        path.addPath(lineThrough({{13.5, 2.5}, {7.5, 8.5}}));
        return path;
    case Symbol::Memory:
        path.addRect(1.5, 4.5, 13, 7);
        path.addPath(lineThrough({{5, 4.5}, {5, 11.5}}));
        path.addPath(lineThrough({{9, 4.5}, {9, 11.5}}));
        return path;
    case Symbol::Cabe: break;
    }
    return path;
}

/// The program's own: a load that fits its frame.
void paintProgramIcon(QPainter &painter)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x12, 0x40, 0x6F));
    painter.drawRoundedRect(QRectF(0.5, 0.5, 15, 15), 3, 3);
    painter.setBrush(QColor(0xE4, 0xEF, 0xFB));
    painter.drawRoundedRect(QRectF(3, 2.5, 10, 11), 1, 1);
    const std::pair<QColor, QRectF> load[]{{QColor(0x16, 0x79, 0xEB), {4, 8.5, 8, 4}},
                                           {QColor(0x72, 0x3B, 0x14), {4, 6.5, 8, 1.5}},
                                           {QColor(0x10, 0xA7, 0x5D), {4, 4.7, 8, 1.3}}};
    for (const auto &[colour, segment] : load) {
        painter.setBrush(colour);
        painter.drawRect(segment);
    }
}

} // namespace

void paintSymbol(QPainter &painter, const QRect &area, Symbol symbol, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = std::min(area.width(), area.height());
    painter.translate(area.center().x() + 0.5 - side / 2 + (area.width() % 2 == 0 ? 0.5 : 0),
                      area.center().y() + 0.5 - side / 2 + (area.height() % 2 == 0 ? 0.5 : 0));
    painter.scale(side / kField, side / kField);
    if (symbol == Symbol::Cabe) {
        paintProgramIcon(painter);
    } else {
        painter.setPen(QPen(colour, kStroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(outlineOf(symbol));
    }
    painter.restore();
}

} // namespace cabe::ui
