#include "ui/widgets/memory_bar.h"

#include "ui/text/labels.h"
#include "ui/widgets/colours.h"
#include "ui/widgets/texts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cabe::ui {
namespace {

constexpr qreal kGap = 1;
constexpr qreal kCapacityLine = 2;
constexpr qreal kLeastLabelled = 48;

/// Where the bytes stand along the bar.
class BarScale {
public:
    BarScale(const QRectF &area, std::int64_t whole) : m_area(area), m_whole(static_cast<qreal>(std::max<std::int64_t>(whole, 1))) {}
    qreal at(std::int64_t bytes) const { return m_area.left() + m_area.width() * static_cast<qreal>(bytes) / m_whole; }
    QRectF between(std::int64_t from, std::int64_t to) const
    {
        return {QPointF(at(from), m_area.top()), QPointF(at(to), m_area.bottom())};
    }

private:
    QRectF m_area;
    qreal m_whole;
};

QColor readableOn(const QColor &colour)
{
    const qreal light = 0.2126 * colour.redF() + 0.7152 * colour.greenF() + 0.0722 * colour.blueF();
    return light > 0.45 ? QColor(Qt::black) : QColor(Qt::white);
}

void paintLabel(QPainter &painter, const QRectF &segment, const QString &label, const QColor &background)
{
    const QFontMetricsF metrics(painter.font());
    if (segment.width() < std::max(kLeastLabelled, metrics.horizontalAdvance(label) + 12) || segment.height() < metrics.height())
        return;
    // A plate of the segment's own colour keeps the pattern from running through the figure.
    QRectF plate(0, 0, metrics.horizontalAdvance(label) + 8, metrics.height());
    plate.moveCenter(segment.center());
    painter.fillRect(plate, background);
    painter.setPen(readableOn(background));
    painter.drawText(segment, Qt::AlignCenter, label);
}

void paintSegment(QPainter &painter, QRectF area, const BarSegment &segment, bool dark)
{
    // A thin one is seen too: it takes a whole pixel, and no gap.
    if (area.width() > 2 * kGap)
        area.setRight(area.right() - kGap);
    else
        area = QRectF(std::floor(area.left()), area.top(), std::max<qreal>(1, area.width()), area.height());
    const LineStyle style = lineStyle(segment.kind, segment.network, dark);
    painter.fillRect(area, style.colour);
    if (style.pattern != Qt::NoBrush)
        painter.fillRect(area, QBrush(patternColour(dark), style.pattern));
    paintLabel(painter, area, segment.figure, style.colour);
}

void paintExcess(QPainter &painter, const QRectF &area, const QPalette &palette)
{
    painter.fillRect(area, palette.color(QPalette::Base));
    painter.fillRect(area, QBrush(ink(Ink::Error, palette), Qt::BDiagPattern));
    painter.setPen(QPen(ink(Ink::Error, palette), 1));
    painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
}

BarSegment segmentOf(const text::Phrasebook &book, const MemoryLine &line, Bytes bytes, int network)
{
    return {line.kind, network, text::lineLabel(book, line), bytes, book.numbers().gib(bytes)};
}

} // namespace

BarContent barOf(const text::Phrasebook &book, const MemoryEstimate &memory, std::optional<Bytes> capacity)
{
    BarContent content{{}, memory.total, capacity};
    int network = 0;
    for (const MemoryLine &line : memory.lines)
        content.segments.push_back(segmentOf(book, line, line.bytes, line.kind == LineKind::NetworkWeights ? network++ : 0));
    return content;
}

BarContent barOf(const text::Phrasebook &book, const std::vector<MemoryShare> &share, Bytes capacity)
{
    BarContent content{{}, {}, capacity};
    int network = 0;
    for (const MemoryShare &each : share) {
        content.segments.push_back(
            segmentOf(book, each.line, each.bytes, each.line.kind == LineKind::NetworkWeights ? network++ : 0));
        content.total.count += each.bytes.count;
    }
    return content;
}

QString barText(const text::Phrasebook &book, const BarContent &content)
{
    const text::NumberFormat &numbers = book.numbers();
    const text::Speaker say(book, "memory");
    QStringList parts;
    for (const BarSegment &segment : content.segments)
        parts << segment.label + QChar(0x00A0) + numbers.gib(segment.bytes);
    if (!content.capacity)
        return say(QT_TRANSLATE_NOOP("memory", "Memory: %1; %2"),
                   {numbers.gibUnit(content.total), parts.join(QStringLiteral(", "))});
    const Bytes capacity = *content.capacity;
    parts << (content.total > capacity
                  ? say(QT_TRANSLATE_NOOP("memory", "short by %1"), {numbers.gibUnit(content.total - capacity)})
                  : say(QT_TRANSLATE_NOOP("memory", "free %1"), {numbers.gib(capacity - content.total)}));
    return say(QT_TRANSLATE_NOOP("memory", "Memory: %1 of %2; %3"),
               {numbers.gib(content.total), numbers.gibUnit(capacity), parts.join(QStringLiteral(", "))});
}

void paintBar(QPainter &painter, const QRectF &area, const BarContent &content, const QPalette &palette, std::optional<Bytes> scale)
{
    const std::int64_t capacity = content.capacity.value_or(content.total).count;
    const BarScale along(area, scale ? std::max(scale->count, content.total.count) : std::max(capacity, content.total.count));
    const bool dark = isDark(palette);
    painter.save();
    const std::int64_t most = std::max(capacity, content.total.count);
    const QRectF whole = most > 0 ? along.between(0, most) : area;
    painter.setPen(QPen(palette.color(QPalette::Mid), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(whole.adjusted(0.5, 0.5, -0.5, -0.5));
    std::int64_t from = 0;
    for (const BarSegment &segment : content.segments) {
        const std::int64_t to = std::min(from + segment.bytes.count, capacity);
        if (to > from)
            paintSegment(painter, along.between(from, to), segment, dark);
        from += segment.bytes.count;
    }
    if (content.total.count > capacity)
        paintExcess(painter, along.between(capacity, content.total.count), palette);
    if (content.capacity) {
        const qreal x = std::min(along.at(capacity), area.right()) - kCapacityLine;
        painter.fillRect(QRectF(x, area.top(), kCapacityLine, area.height()), palette.color(QPalette::Text));
    }
    painter.restore();
}

MemoryBar::MemoryBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MemoryBar::setContent(BarContent content, const QString &accessibleText, std::optional<Bytes> scale)
{
    m_content = std::move(content);
    m_scale = scale;
    setAccessibleName(accessibleText);
    setToolTip(plainToolTip(accessibleText));
    update();
}

QSize MemoryBar::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() + 10};
}

QSize MemoryBar::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 10, sizeHint().height()};
}

void MemoryBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintBar(painter, rect(), m_content, palette(), m_scale);
}

} // namespace cabe::ui
