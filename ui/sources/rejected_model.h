// The rows of an inventory that could not be used: where each stands, and why.
#pragma once

#include "core/domain/inventory.h"
#include "ui/session/words.h"

#include <QAbstractTableModel>

#include <memory>

namespace cabe::ui {

class RejectedModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { PlaceColumn, ReasonColumn, ColumnCount };

    explicit RejectedModel(Words &words, QObject *parent = nullptr);

    void setInventory(std::shared_ptr<const Inventory> inventory);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// All rows, with tabs between the cells, as a spreadsheet takes them.
    QString asTable() const;

private:
    Words &m_words;
    std::shared_ptr<const Inventory> m_inventory;
};

} // namespace cabe::ui
