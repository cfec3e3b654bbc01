// The tree of machines: one row is opened at a time, what was chosen and open stays so from one answer to the next.
#pragma once

#include "ui/results/result_tree_model.h"

#include <QTreeView>

namespace cabe::ui {

class ResultTree : public QTreeView {
    Q_OBJECT

public:
    ResultTree(RowList::Kind kind, Words &words, QWidget *parent = nullptr);

    ResultTreeModel &resultModel() { return *m_model; }
    void setAnswer(const AnswerPointer &answer);
    /// The columns that a window of this width shows.
    void showColumnsFor(int windowWidth);
    void openMachine(const QModelIndex &machine, bool completely);

Q_SIGNALS:
    void machineChosen(); ///< another row is the current one, or the answer changed below it
    void activatedMachine();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    QSize sizeHint() const override;

private:
    void spanSentences(const QModelIndex &opened);
    void fitColumns();
    std::vector<std::size_t> openMachines() const;

    ResultTreeModel *m_model;
    Words &m_words;
};

} // namespace cabe::ui
