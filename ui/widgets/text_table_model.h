// A table of texts to look at: a head and rows, set as a whole.
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace cabe::ui {

struct TextTable {
    QStringList head;
    std::vector<QStringList> rows; ///< a cell a column
    std::vector<bool> isFigure;    ///< a column: at the right
};

class TextTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;
    void setTable(TextTable table);
    const TextTable &table() const { return m_table; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    bool isFigure(int column) const { return static_cast<std::size_t>(column) < m_table.isFigure.size() && m_table.isFigure[static_cast<std::size_t>(column)]; }

    TextTable m_table;
};

} // namespace cabe::ui
