#include "ui/widgets/text_table_model.h"

#include "ui/widgets/texts.h"

namespace cabe::ui {

void TextTableModel::setTable(TextTable table)
{
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int TextTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int TextTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.head.size());
}

QVariant TextTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const QString text = m_table.rows[static_cast<std::size_t>(index.row())].value(index.column());
    switch (role) {
    case Qt::DisplayRole: return text;
    case Qt::ToolTipRole: return plainToolTip(text);
    case Qt::TextAlignmentRole: return QVariant(Qt::AlignVCenter | (isFigure(index.column()) ? Qt::AlignRight : Qt::AlignLeft));
    default: return {};
    }
}

QVariant TextTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_table.head.size())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (isFigure(section) ? Qt::AlignRight : Qt::AlignLeft));
    return role == Qt::DisplayRole ? QVariant(m_table.head[section]) : QVariant();
}

} // namespace cabe::ui
