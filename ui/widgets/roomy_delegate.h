// How high the rows of lists and tables are: their text with room to point at.
#pragma once

#include <QStyledItemDelegate>

namespace cabe::ui {

class RoomyDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int kRoom = 8;
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, kRoom);
    }
};

} // namespace cabe::ui
