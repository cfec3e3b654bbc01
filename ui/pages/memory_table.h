// The lines of a memory need as a table: what, how it is worked out with this workload's figures, and how much.
#pragma once

#include "core/memory/memory_estimate.h"
#include "ui/text/phrasebook.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>
#include <vector>

namespace cabe::ui {

class MemoryTable : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { LineColumn, FormulaColumn, GibColumn, ColumnCount };
    enum Role { KindRole = Qt::UserRole, NetworkRole }; ///< ints; of a line alone, not of the total

    explicit MemoryTable(QObject *parent = nullptr);
    /// Null: no rows.
    void setMemory(const text::Phrasebook &book, const MemoryEstimate *memory);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Line {
        QStringList cells;
        std::optional<LineKind> kind; ///< none: the total
        int network = 0;
    };
    QStringList m_heads;
    std::vector<Line> m_lines;
};

} // namespace cabe::ui
