// What fits on one machine: every model of a task at the three precisions, found by typing.
#pragma once

#include "core/match/room.h"
#include "ui/session/words.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <memory>

namespace cabe::ui {

class RoomModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { ModelColumn, PrecisionColumn, FitsColumn, GpusColumn, ContextColumn, RequestsColumn, ColumnCount };
    static constexpr int kSortRole = Qt::UserRole;

    RoomModel(Words &words, QObject *parent = nullptr);
    void setRoom(std::shared_ptr<const RoomOfAll> room);
    const ModelRoom *rowAt(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QVariant text(const ModelRoom &room, int column) const;
    QVariant sortKey(const ModelRoom &room, int column, int row) const;

    Words &m_words;
    std::shared_ptr<const RoomOfAll> m_room;
};

/// Rows whose model holds every word that was typed; those that do not fit only where they are asked for.
class RoomFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWanted(const QString &typed, bool onlyFitting);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    bool m_onlyFitting = true;
};

} // namespace cabe::ui
