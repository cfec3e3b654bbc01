// The machines of one place of an answer with the reason of each, filled in small slices so that a hundred
// thousand of them do not hold the window up; or the rows of the inventory that could not be read.
#pragma once

#include "ui/session/live_answer.h"
#include "ui/session/words.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

class QTimer;

namespace cabe::ui {

class LeftOutModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, GpuColumn, ReasonColumn, ColumnCount };

    explicit LeftOutModel(Words &words, QObject *parent = nullptr);

    /// Starts to list the machines of a place anew.
    void list(AnswerPointer answer, Place place);
    void listRejected(AnswerPointer answer);
    void clear();
    bool isFilling() const;

    /// Index in the inventory; nothing for a row that could not be read.
    std::optional<std::size_t> machineOfRow(int row) const;
    /// All rows as a table for a spreadsheet: tabs between cells, none of which would be run as a formula.
    QString asTable() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void progressed(); ///< more rows, or all of them

private:
    void fillSlice();
    const Machine &machineAt(int row) const;
    QString cell(int row, int column) const; ///< whole, however long
    QString reason(std::size_t machine) const;

    Words &m_words;
    AnswerPointer m_answer;
    Place m_place = Place::TooSmall;
    bool m_rejected = false;
    std::vector<std::uint32_t> m_machines;
    std::size_t m_next = 0; ///< the machine that is looked at next
    QTimer *m_timer;
};

} // namespace cabe::ui
