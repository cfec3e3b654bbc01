// The comparison as a table: a column a scenario, a row a fact; names and notes are edited in place.
#pragma once

#include "ui/compare/compare_facts.h"
#include "ui/session/words.h"

#include <QAbstractTableModel>

namespace cabe::ui {

class CompareModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { BarRole = Qt::UserRole, ScaleRole };

    /// All must outlive it.
    CompareModel(Scenarios &scenarios, ScenarioAnswers &answers, Words &words, QObject *parent = nullptr);

    void setOnlyDifferences(bool only);
    const Comparison &comparison() const { return m_comparison; }
    int rowOf(CompareRow row) const; ///< -1 where it is not shown

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void refresh();
    const CompareLine &line(int row) const { return m_comparison.lines[m_shown[static_cast<std::size_t>(row)]]; }

    Scenarios &m_scenarios;
    ScenarioAnswers &m_answers;
    Words &m_words;
    Comparison m_comparison;
    std::vector<std::size_t> m_shown; ///< lines of the comparison
    bool m_onlyDifferences = false;
};

} // namespace cabe::ui
