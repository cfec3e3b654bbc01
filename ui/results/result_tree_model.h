// One list of an answer as a tree: a machine, and below it its memory line by line, why it fits (or what it misses)
// and its limits. Facts are made for the rows that are looked at, not for a hundred thousand.
#pragma once

#include "ui/results/machine_facts.h"
#include "ui/results/row_order.h"
#include "ui/session/live_answer.h"
#include "ui/session/words.h"

#include <QAbstractItemModel>
#include <QCache>

#include <optional>
#include <vector>

namespace cabe::ui {

class ResultTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column {
        MachineColumn, GpuColumn, MemoryColumn, RoomColumn, PriceColumn, ConfidenceColumn, TierColumn, PlaceColumn, SourceColumn,
        CoversColumn, VcpusColumn, RamColumn, DiskColumn, MonthColumn, ColumnCount
    };
    enum Role {
        BarRole = Qt::UserRole, ///< a BarContent, in a machine's memory cell
        SpannedRole,            ///< true where the first cell is a sentence that may run across all columns
        StrongRole              ///< true for a total
    };

    ResultTreeModel(RowList::Kind kind, Words &words, QObject *parent = nullptr);

    /// Rows of the answer's list, in their order; null: none. The answer is kept for as long as it is shown.
    void setRows(AnswerPointer answer, std::vector<Row> rows);
    /// Every text anew, in the language of the moment; what is open stays open.
    void retranslate();

    const AnswerPointer &answer() const { return m_answer; }
    /// The machine that an index belongs to, at whatever depth.
    std::optional<Row> rowAt(const QModelIndex &index) const;
    std::optional<std::size_t> machineAt(const QModelIndex &index) const; ///< in the inventory
    QModelIndex indexOfMachine(std::size_t machine) const;
    int machineRow(const QModelIndex &index) const; ///< of the machine that it belongs to; -1 where it is none
    /// The machine's cells as texts, for a table that is copied.
    QStringList cellsOf(int row, const std::vector<int> &columns) const;
    QString spokenRowAt(int row) const;
    /// What a column is put in order by.
    static RowKey keyOf(int column);
    RowList::Kind kind() const { return m_kind; }
    /// Whether its children are sentences.
    bool holdsSentences(const QModelIndex &section) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    enum class Section { Misses, Memory, Why, Limits };

    const MachineFacts &factsOf(int row) const;
    Section sectionAt(int row) const;
    QString machineText(const MachineFacts &facts, int column) const;
    QString equipmentText(const Machine &machine, int column) const;
    QString machineTip(const MachineFacts &facts, int column) const;
    QVariant machineData(const MachineFacts &facts, int column, int role) const;
    QVariant sectionData(const MachineFacts &facts, Section section, int column, int role) const;
    QVariant leafData(const MachineFacts &facts, Section section, int row, int column, int role) const;
    const QStringList &sentencesOf(const MachineFacts &facts, Section section) const;

    RowList::Kind m_kind;
    Words &m_words;
    AnswerPointer m_answer;
    std::vector<Row> m_rows;
    int m_decimals = 2; ///< of the price that has most
    mutable QCache<int, MachineFacts> m_facts;
};

} // namespace cabe::ui
