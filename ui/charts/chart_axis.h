// The frame of a chart: two axes with round figures, written as the language writes them, and the way from a value to
// its place.
#pragma once

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>

#include <functional>
#include <vector>

class QPainter;

namespace cabe::ui {

/// Which figures stand along an axis, the first at its beginning and the last at its end, and how far along a value is.
struct AxisScale {
    std::vector<double> ticks;
    std::function<double(double)> share; ///< 0 at the first tick, 1 at the last
};
/// From zero in even steps of 1, 2 or 5 times a power of ten; of a power of two where `isBinary`.
AxisScale evenScale(double most, int mostSteps, bool isBinary = false);
/// From zero, the small spread out and the large drawn together, by the square root.
AxisScale rootScale(double most);
/// Each factor of ten as long as the next, for what is over zero.
AxisScale logScale(double least, double most);

struct Axis {
    AxisScale scale;
    QString title;
    std::function<QString(double)> label;
};

class ChartFrame {
public:
    /// `right` is kept free beside the plot, for names.
    ChartFrame(const QRectF &area, const QFont &font, Axis across, Axis up, qreal right = 0);

    const QRectF &plot() const { return m_plot; }
    QPointF at(double x, double y) const;
    void paint(QPainter &painter, const QPalette &palette) const;

private:
    void paintUp(QPainter &painter, const QPalette &palette) const;
    void paintAcross(QPainter &painter, const QPalette &palette) const;

    QFont m_font;
    Axis m_across;
    Axis m_up;
    QRectF m_area;
    QRectF m_plot;
};

} // namespace cabe::ui
