// The sources of machines as rows: whether each is on, where it is, what it has and of when, and how it stands.
#pragma once

#include "ui/session/session.h"
#include "ui/session/source_book.h"
#include "ui/session/words.h"

#include <QAbstractTableModel>

namespace cabe::ui {

class SourcesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, AddressColumn, MachinesColumn, RejectedColumn, DateColumn, StateColumn, EveryColumn, ColumnCount };

    SourcesModel(Session &session, SourceBook &book, Words &words, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// How a source stands, in a few words.
    QString state(int source) const;

private:
    QString text(int source, int column) const;
    void refresh();

    Session &m_session;
    SourceBook &m_book;
    Words &m_words;
    int m_rows = 0;
};

} // namespace cabe::ui
