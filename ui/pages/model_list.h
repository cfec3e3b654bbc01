// Which models are listed for a task: those that it offers, narrowed down by the words typed, the closest names first.
#pragma once

#include "core/base/terms.h"
#include "core/domain/model_spec.h"
#include "ui/pages/model_search.h"
#include "ui/session/words.h"

#include <QAbstractTableModel>

#include <string>
#include <vector>

namespace cabe::ui {

class ModelList : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, PublisherColumn, ParametersColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole, MissingRole, ChosenRole };

    /// Both must outlive it.
    ModelList(const ModelCatalogue &catalogue, const Words &words, QObject *parent = nullptr);

    void retranslate();
    void setTask(Task task);
    Task task() const { return m_task; }
    /// Empty: all that are offered.
    void setFilter(const QString &typed);
    void setChosen(const std::string &id);

    /// Of what is shown; -1 where it is not among it.
    int rowOf(const std::string &id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    enum class Figures { NotAsked, Complete, Missing };
    struct Entry {
        const ModelSpec *model;
        QString name; ///< compacted
        SearchText text;
        mutable Figures figures = Figures::NotAsked; ///< for the task
    };
    void list();
    bool isMissingFigure(const Entry &entry) const;
    QString cell(const Entry &entry, int column) const;
    QString parameters(const Entry &entry) const;

    const ModelCatalogue &m_catalogue;
    const Words &m_words;
    std::vector<Entry> m_entries; ///< of the whole catalogue
    std::vector<const Entry *> m_shown;
    Task m_task = Task::Run;
    QString m_typed;
    std::string m_chosen;
};

} // namespace cabe::ui
