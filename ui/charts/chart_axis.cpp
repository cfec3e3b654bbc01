#include "ui/charts/chart_axis.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cabe::ui {
namespace {

constexpr qreal kTick = 4;
constexpr qreal kPad = 6;

/// 1, 2, 5, 10, 20 ... the largest at or under `value`, or the smallest at or over it.
double roundFigure(double value, bool above)
{
    const double decade = std::pow(10.0, std::floor(std::log10(value)));
    double best = above ? decade * 10 : decade;
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        const double figure = decade * factor;
        if (above && figure >= value * (1 - 1e-9))
            best = std::min(best, figure);
        if (!above && figure <= value * (1 + 1e-9))
            best = std::max(best, figure);
    }
    return best;
}

double nextRound(double figure)
{
    return roundFigure(figure * 1.01, true);
}

bool isUsable(double most)
{
    return most > 0 && std::isfinite(most);
}

} // namespace

AxisScale evenScale(double most, int mostSteps, bool isBinary)
{
    if (!isUsable(most))
        most = 1;
    double step = isBinary ? 1 : roundFigure(most / 1000, true);
    while (most / step > mostSteps)
        step = isBinary ? step * 2 : nextRound(step);
    AxisScale scale;
    const int steps = std::max(1, static_cast<int>(std::ceil(most / step - 1e-9)));
    for (int i = 0; i <= steps; ++i)
        scale.ticks.push_back(step * i);
    scale.share = [end = step * steps](double value) { return value / end; };
    return scale;
}

AxisScale rootScale(double most)
{
    if (!isUsable(most))
        most = 1;
    const double end = roundFigure(most, true);
    AxisScale scale;
    constexpr int kFigures = 7;
    double figure = end;
    for (int i = 0; i < kFigures; ++i, figure = roundFigure(figure * 0.99, false))
        scale.ticks.insert(scale.ticks.begin(), figure);
    scale.ticks.insert(scale.ticks.begin(), 0);
    scale.share = [end](double value) { return std::sqrt(std::max(0.0, value) / end); };
    return scale;
}

AxisScale logScale(double least, double most)
{
    if (!isUsable(most))
        most = 1;
    const double from = roundFigure(isUsable(least) ? std::clamp(least, most * 1e-6, most) : most, false);
    double end = roundFigure(most, true);
    if (end <= from)
        end = nextRound(from);
    AxisScale scale;
    for (double figure = from; figure <= end * (1 + 1e-9); figure = nextRound(figure))
        scale.ticks.push_back(figure);
    scale.share = [from, end](double value) { return std::log(std::max(value, from) / from) / std::log(end / from); };
    return scale;
}

ChartFrame::ChartFrame(const QRectF &area, const QFont &font, Axis across, Axis up, qreal right)
    : m_font(font), m_across(std::move(across)), m_up(std::move(up)), m_area(area)
{
    const QFontMetricsF metrics(font);
    qreal widest = 0;
    for (const double tick : m_up.scale.ticks)
        widest = std::max(widest, metrics.horizontalAdvance(m_up.label(tick)));
    const qreal half = metrics.horizontalAdvance(m_across.label(m_across.scale.ticks.back())) / 2;
    m_plot = area.adjusted(widest + kTick + kPad, 1.5 * metrics.height() + kPad, -std::max(right, half),
                           -(2 * metrics.height() + kTick + kPad));
}

QPointF ChartFrame::at(double x, double y) const
{
    return {m_plot.left() + m_plot.width() * m_across.scale.share(x), m_plot.bottom() - m_plot.height() * m_up.scale.share(y)};
}

void ChartFrame::paint(QPainter &painter, const QPalette &palette) const
{
    const QFontMetricsF metrics(m_font);
    painter.setFont(m_font);
    paintUp(painter, palette);
    paintAcross(painter, palette);
    painter.setPen(QPen(palette.color(QPalette::Text), 1));
    painter.drawLine(m_plot.topLeft(), m_plot.bottomLeft());
    painter.drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
    painter.drawText(QRectF(m_area.left(), m_area.top(), m_area.width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter, m_up.title);
    painter.drawText(QRectF(m_area.left(), m_area.bottom() - metrics.height(), m_plot.right() - m_area.left(), metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter, m_across.title);
}

void ChartFrame::paintUp(QPainter &painter, const QPalette &palette) const
{
    const QFontMetricsF metrics(m_font);
    QColor grid = palette.color(QPalette::Text);
    grid.setAlphaF(0.15f);
    qreal free = m_area.bottom() + metrics.height(); // figures that would touch are left out
    for (const double tick : m_up.scale.ticks) {
        const qreal y = m_plot.bottom() - m_plot.height() * m_up.scale.share(tick);
        painter.setPen(QPen(grid, 1));
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        if (free - y < metrics.height())
            continue;
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(QRectF(m_area.left(), y - metrics.height() / 2, m_plot.left() - m_area.left() - kTick - 2, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, m_up.label(tick));
        free = y;
    }
}

void ChartFrame::paintAcross(QPainter &painter, const QPalette &palette) const
{
    const QFontMetricsF metrics(m_font);
    painter.setPen(palette.color(QPalette::Text));
    qreal free = m_area.left() - 1;
    for (const double tick : m_across.scale.ticks) {
        const qreal x = m_plot.left() + m_plot.width() * m_across.scale.share(tick);
        painter.drawLine(QPointF(x, m_plot.bottom()), QPointF(x, m_plot.bottom() + kTick));
        const QString label = m_across.label(tick);
        const qreal width = metrics.horizontalAdvance(label);
        if (x - width / 2 <= free)
            continue;
        painter.drawText(QRectF(x - width / 2, m_plot.bottom() + kTick, width + 1, metrics.height()), Qt::AlignHCenter | Qt::AlignTop, label);
        free = x + width / 2 + metrics.averageCharWidth();
    }
}

} // namespace cabe::ui
