#include "ui/results/memory_delegate.h"

#include "ui/results/result_tree_model.h"

#include <QApplication>
#include <QPainter>

namespace cabe::ui {
namespace {

constexpr int kBarWidth = 96;
constexpr int kBarGap = 8;
constexpr int kRowPadding = 4;

} // namespace

void MemoryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QVariant bar = index.data(ResultTreeModel::BarRole);
    if (!bar.isValid()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    const QString figures = std::exchange(styled.text, QString());
    const QStyle *style = styled.widget ? styled.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &styled, painter, styled.widget);

    const QRect cell = option.rect.adjusted(4, kRowPadding, -4, -kRowPadding);
    const int figuresWidth = option.fontMetrics.horizontalAdvance(figures);
    const int barWidth = std::min(kBarWidth, cell.width() - figuresWidth - kBarGap);
    if (barWidth > 24) {
        const QRect area(cell.left(), cell.top(), barWidth, cell.height());
        painter->fillRect(area, option.palette.color(QPalette::Base));
        paintBar(*painter, area, bar.value<BarContent>(), option.palette);
    }
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(cell, Qt::AlignRight | Qt::AlignVCenter, figures);
    painter->restore();
}

QSize MemoryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.data(ResultTreeModel::BarRole).isValid())
        size.rwidth() += kBarWidth + kBarGap;
    return size.expandedTo(QSize(0, option.fontMetrics.height() + 2 * kRowPadding));
}

} // namespace cabe::ui
