// Paints the memory of a row: the bar against the GPU's memory, and beside it need and capacity as figures.
#pragma once

#include <QStyledItemDelegate>

namespace cabe::ui {

class MemoryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace cabe::ui
