// Which models are listed for a task: those that it offers, narrowed down by the words typed, the closest names first.
#pragma once

#include "core/domain/model_spec.h"
#include "core/base/terms.h"
#include "ui/text/phrasebook.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <string>
#include <vector>

namespace cabe::ui {

class ModelList : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, PublisherColumn, ParametersColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole, MissingRole, ChosenRole };

    /// The catalogue must outlive it; the phrasebook is needed until the next setBook().
    ModelList(const ModelCatalogue &catalogue, const text::Phrasebook &book, QObject *parent = nullptr);

    void setBook(const text::Phrasebook &book);
    void setTask(Task task);
    /// Any word in any order; case, accents and punctuation do not count. Empty: all that are offered.
    void setFilter(const QString &typed);
    void setChosen(const std::string &id);

    /// Of what is shown; -1 where it is not among it.
    int rowOf(const std::string &id) const;
    const ModelSpec &model(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Entry {
        const ModelSpec *model;
        QString name;  ///< folded
        QString words; ///< folded: name, publisher, family, id
    };
    void list();
    bool isMissingFigure(const ModelSpec &model) const;
    QString cell(const ModelSpec &model, int column) const;

    const text::Phrasebook *m_book;
    std::vector<Entry> m_entries; ///< of the whole catalogue
    std::vector<const ModelSpec *> m_shown;
    Task m_task = Task::Run;
    QString m_filter;
    std::string m_chosen;
    mutable std::vector<std::int8_t> m_missing; ///< of each entry, for the task: -1 not asked yet
};

} // namespace cabe::ui
