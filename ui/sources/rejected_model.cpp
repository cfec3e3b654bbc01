#include "ui/sources/rejected_model.h"

#include "ui/text/csv.h"
#include "ui/text/error_text.h"
#include "ui/widgets/texts.h"

namespace cabe::ui {

RejectedModel::RejectedModel(Words &words, QObject *parent) : QAbstractTableModel(parent), m_words(words)
{
    connect(&words, &Words::changed, this, [this] {
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
}

void RejectedModel::setInventory(std::shared_ptr<const Inventory> inventory)
{
    if (inventory == m_inventory)
        return;
    beginResetModel();
    m_inventory = std::move(inventory);
    endResetModel();
}

int RejectedModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_inventory ? 0 : static_cast<int>(m_inventory->rejected.size());
}

int RejectedModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RejectedModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const Rejection &rejection = m_inventory->rejected[static_cast<std::size_t>(index.row())];
    const QString text = index.column() == PlaceColumn ? text::placeOfRow(m_words.book(), rejection) : text::text(m_words.book(), rejection);
    return role == Qt::ToolTipRole ? plainToolTip(text) : text;
}

QVariant RejectedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const text::Speaker say(m_words.book(), "lists");
    return section == PlaceColumn ? say(QT_TRANSLATE_NOOP("lists", "Place")) : say(QT_TRANSLATE_NOOP("lists", "Reason"));
}

QString RejectedModel::asTable() const
{
    QString table = headerData(PlaceColumn, Qt::Horizontal, Qt::DisplayRole).toString() + u'\t' +
                    headerData(ReasonColumn, Qt::Horizontal, Qt::DisplayRole).toString() + u'\n';
    for (int row = 0; row < rowCount(); ++row)
        for (const int column : {PlaceColumn, ReasonColumn})
            // What begins like a formula is made harmless, and a cell stays one cell.
            table += text::tableCell(index(row, column).data().toString()) + (column == PlaceColumn ? u'\t' : u'\n');
    return table;
}

} // namespace cabe::ui
