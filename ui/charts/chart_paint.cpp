#include "ui/charts/chart_paint.h"

#include "core/base/decimal.h"
#include "ui/charts/chart_axis.h"
#include "ui/text/labels.h"
#include "ui/widgets/colours.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace cabe::ui {
namespace {

constexpr double kBytesInGib = 1024.0 * 1024.0 * 1024.0;
constexpr int kStepsAcross = 8;
constexpr int kStepsUp = 8;
constexpr qreal kMark = 4;

double gib(Bytes bytes)
{
    return static_cast<double>(bytes.count) / kBytesInGib;
}

/// Told apart by dash and weight first, by colour last.
QPen penOf(const CurveLine &line, std::size_t number, const QPalette &palette)
{
    constexpr Qt::PenStyle kDashes[]{Qt::SolidLine, Qt::DashLine, Qt::DotLine};
    constexpr LineKind kColours[]{LineKind::Weights, LineKind::Runtime, LineKind::Activations};
    QPen pen(lineStyle(kColours[number % 3], 0, isDark(palette)).colour, line.isChosen ? 3 : 1.6, kDashes[number % 3]);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

QString countLabel(const text::Phrasebook &book, double value)
{
    return book.numbers().count(static_cast<std::int64_t>(std::llround(value)));
}

/// The figure without a fraction where it has none: 40; else with two decimals.
QString gibLabel(const text::Phrasebook &book, double value)
{
    if (value == std::floor(value))
        return countLabel(book, value);
    return book.numbers().gib(Bytes{static_cast<std::int64_t>(std::llround(value * kBytesInGib))});
}

ChartFrame curveFrame(const QRectF &area, const ContextCurve &curve, const text::Phrasebook &book, const ChartStyle &style)
{
    const QFontMetricsF metrics(style.font);
    double most = gib(curve.most);
    for (const CardStep &step : curve.steps)
        if (step.memory >= curve.most)
            most = std::max(most, std::min(gib(step.memory), gib(curve.most) * 1.3));
    qreal right = 0;
    for (const CardStep &step : curve.steps)
        right = std::max(right, metrics.horizontalAdvance(book.numbers().unit(step.gigabytes, "GB")) + 8);
    const text::Speaker say(book, "charts");
    return {area, style.font,
            Axis{evenScale(static_cast<double>(curve.contexts.back()), kStepsAcross, true), say(QT_TRANSLATE_NOOP("charts", "Context (tokens)")),
                 [&book](double value) { return countLabel(book, value); }},
            Axis{evenScale(most, kStepsUp), say(QT_TRANSLATE_NOOP("charts", "GPU memory (GiB)")),
                 [&book](double value) { return gibLabel(book, value); }},
            right};
}

void paintSteps(QPainter &painter, const ChartFrame &frame, const ContextCurve &curve, const text::Phrasebook &book, const ChartStyle &style)
{
    const QFontMetricsF metrics(style.font);
    qreal free = frame.plot().bottom() + metrics.height();
    QColor colour = style.palette.color(QPalette::Text);
    for (const CardStep &step : curve.steps) {
        const qreal y = frame.at(0, gib(step.memory)).y();
        if (y < frame.plot().top())
            continue;
        QColor faint = colour;
        faint.setAlphaF(0.55f);
        painter.setPen(QPen(faint, 1, Qt::DashDotLine));
        painter.drawLine(QPointF(frame.plot().left(), y), QPointF(frame.plot().right(), y));
        if (free - y >= metrics.height()) { // names that would touch are left to the table
            painter.setPen(colour);
            painter.drawText(QPointF(frame.plot().right() + 4, y + metrics.ascent() / 2 - 1), book.numbers().unit(step.gigabytes, "GB"));
            free = y;
        }
        for (std::size_t i = 0; i < step.breaks.size(); ++i) {
            const auto most = step.breaks[i].mostContext;
            if (!most || *most <= 0)
                continue;
            const QPointF place(frame.at(static_cast<double>(*most), gib(step.memory)));
            painter.setPen(QPen(colour, 1));
            painter.setBrush(style.palette.color(QPalette::Base));
            painter.drawEllipse(place, 3, 3);
        }
    }
    painter.setBrush(Qt::NoBrush);
}

void paintLegend(QPainter &painter, const ChartFrame &frame, const ContextCurve &curve, const text::Phrasebook &book, const ChartStyle &style)
{
    const QFontMetricsF metrics(style.font);
    qreal y = frame.plot().top() + metrics.height() / 2 + 4;
    qreal widest = 0;
    for (const CurveLine &line : curve.lines)
        widest = std::max(widest, metrics.horizontalAdvance(text::label(book, line.precision)));
    QColor plate = style.palette.color(QPalette::Base);
    plate.setAlphaF(0.85f);
    painter.fillRect(QRectF(frame.plot().left() + 6, frame.plot().top() + 2, widest + 52, metrics.height() * static_cast<qreal>(curve.lines.size()) + 4), plate);
    for (std::size_t i = 0; i < curve.lines.size(); ++i, y += metrics.height()) {
        painter.setPen(penOf(curve.lines[i], i, style.palette));
        painter.drawLine(QPointF(frame.plot().left() + 10, y), QPointF(frame.plot().left() + 42, y));
        painter.setPen(style.palette.color(QPalette::Text));
        QFont font = style.font;
        font.setBold(curve.lines[i].isChosen);
        painter.setFont(font);
        painter.drawText(QPointF(frame.plot().left() + 50, y + metrics.ascent() / 2 - 1), text::label(book, curve.lines[i].precision));
    }
    painter.setFont(style.font);
}

ChartFrame priceFrame(const QRectF &area, const PriceRoom &content, Currency currency, const text::Phrasebook &book, const ChartStyle &style)
{
    const text::Speaker say(book, "charts");
    constexpr double kMicros = 1e6;
    return {area, style.font,
            Axis{rootScale(gib(content.mostRoom)), say(QT_TRANSLATE_NOOP("charts", "Room left on each GPU (GiB)")),
                 [&book](double value) { return gibLabel(book, value); }},
            Axis{logScale(static_cast<double>(content.leastPrice.count) / kMicros, static_cast<double>(content.mostPrice.count) / kMicros), say(QT_TRANSLATE_NOOP("charts", "Price per hour")),
                 [&book, currency](double value) { return book.numbers().price({Micros{static_cast<std::int64_t>(std::llround(value * kMicros))}, currency}); }}};
}

QPointF placeOf(const ChartFrame &frame, const PriceMark &mark)
{
    constexpr double kMicros = 1e6;
    return frame.at(gib(mark.room), static_cast<double>(mark.price.count) / kMicros);
}

} // namespace

void paintContextCurve(QPainter &painter, const QRectF &area, const ContextCurve &curve, const text::Phrasebook &book, const ChartStyle &style)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const ChartFrame frame = curveFrame(area, curve, book, style);
    frame.paint(painter, style.palette);
    paintSteps(painter, frame, curve, book, style);
    for (std::size_t i = 0; i < curve.lines.size(); ++i) {
        QPainterPath path;
        for (std::size_t p = 0; p < curve.contexts.size(); ++p) {
            const QPointF place = frame.at(static_cast<double>(curve.contexts[p]), gib(curve.lines[i].totals[p]));
            p == 0 ? path.moveTo(place) : path.lineTo(place);
        }
        painter.setPen(penOf(curve.lines[i], i, style.palette));
        painter.drawPath(path);
    }
    // The context asked for.
    const qreal x = frame.at(static_cast<double>(curve.context), 0).x();
    painter.setPen(QPen(style.palette.color(QPalette::Text), 1, Qt::DashLine));
    painter.drawLine(QPointF(x, frame.plot().top()), QPointF(x, frame.plot().bottom()));
    paintLegend(painter, frame, curve, book, style);
    painter.restore();
}

void paintPriceRoom(QPainter &painter, const QRectF &area, const PriceRoom &content, Currency currency, const text::Phrasebook &book,
                    const ChartStyle &style, int chosen)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const ChartFrame frame = priceFrame(area, content, currency, book, style);
    frame.paint(painter, style.palette);
    QColor fill = lineStyle(LineKind::Weights, 0, isDark(style.palette)).colour;
    const QColor edge = fill;
    fill.setAlphaF(0.45f);
    painter.setPen(QPen(edge, 1));
    painter.setBrush(fill);
    for (const PriceMark &mark : content.marks) {
        const qreal radius = kMark + std::min(8.0, std::log2(static_cast<double>(mark.machines)));
        painter.drawEllipse(placeOf(frame, mark), radius, radius);
    }
    if (chosen >= 0 && static_cast<std::size_t>(chosen) < content.marks.size()) {
        const QPointF place = placeOf(frame, content.marks[static_cast<std::size_t>(chosen)]);
        painter.setPen(QPen(style.palette.color(QPalette::Text), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(place.x() - kMark - 4, place.y() - kMark - 4, 2 * kMark + 8, 2 * kMark + 8));
    }
    painter.restore();
}

std::vector<QPointF> markPlaces(const QRectF &area, const PriceRoom &content, Currency currency, const text::Phrasebook &book,
                                const ChartStyle &style)
{
    const ChartFrame frame = priceFrame(area, content, currency, book, style);
    std::vector<QPointF> places;
    places.reserve(content.marks.size());
    for (const PriceMark &mark : content.marks)
        places.push_back(placeOf(frame, mark));
    return places;
}

} // namespace cabe::ui
