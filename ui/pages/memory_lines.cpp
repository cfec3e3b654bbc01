#include "ui/pages/memory_lines.h"

#include "ui/pages/memory_table.h"
#include "ui/widgets/roomy_delegate.h"
#include "ui/widgets/colours.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>

#include <algorithm>

namespace cabe::ui {
namespace {

/// A square painted as the line's part of the bar; an empty one keeps the total's name in line.
QPixmap swatchOf(const QModelIndex &index, int side, qreal ratio, const QPalette &palette)
{
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    const QVariant kind = index.data(MemoryTable::KindRole);
    if (!kind.isValid())
        return pixmap;
    const bool dark = isDark(palette);
    const LineStyle style =
        lineStyle(static_cast<LineKind>(kind.toInt()), index.data(MemoryTable::NetworkRole).toInt(), dark);
    QPainter painter(&pixmap);
    const QRect square(0, 0, side, side);
    painter.fillRect(square, style.colour);
    if (style.pattern != Qt::NoBrush)
        painter.fillRect(square, QBrush(patternColour(dark), style.pattern));
    return pixmap;
}

class SwatchDelegate : public RoomyDelegate {
public:
    using RoomyDelegate::RoomyDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const int side = option->fontMetrics.ascent();
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = QSize(side, side);
        option->decorationAlignment = Qt::AlignLeft | Qt::AlignVCenter;
        option->icon = QIcon(swatchOf(index, side, option->widget ? option->widget->devicePixelRatioF() : 1, option->palette));
    }
};

} // namespace

MemoryLines::MemoryLines(QWidget *parent) : QTableView(parent)
{
    setItemDelegate(new RoomyDelegate(this));
    setItemDelegateForColumn(MemoryTable::LineColumn, new SwatchDelegate(this));
    setWordWrap(true);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizeAdjustPolicy(AdjustIgnored);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
}

void MemoryLines::fit()
{
    if (!model() || model()->rowCount() == 0)
        return;
    const auto wanted = [this](int column) {
        return std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
    };
    constexpr int kLeastParts = 3; // of the width that the formulas keep
    const int width = viewport()->width();
    const int figures = wanted(MemoryTable::GibColumn);
    const int names = std::min(wanted(MemoryTable::LineColumn), std::max(1, width - figures - width / kLeastParts));
    setColumnWidth(MemoryTable::GibColumn, figures);
    setColumnWidth(MemoryTable::LineColumn, names);
    setColumnWidth(MemoryTable::FormulaColumn, std::max(1, width - figures - names));
    resizeRowsToContents();
    m_fittedWidth = width;
    setFixedHeight(contentHeight());
}

int MemoryLines::contentHeight() const
{
    return horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2 * frameWidth();
}

QSize MemoryLines::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, contentHeight()};
}

QSize MemoryLines::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, contentHeight()};
}

void MemoryLines::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (viewport()->width() != m_fittedWidth)
        fit();
}

void MemoryLines::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void MemoryLines::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid() && model() && model()->rowCount() > 0)
        setCurrentIndex(model()->index(0, 0));
}

void MemoryLines::focusOutEvent(QFocusEvent *event)
{
    clearSelection();
    QTableView::focusOutEvent(event);
}

} // namespace cabe::ui
