// The tree of machines: one row is opened at a time, what was chosen and open stays so from one answer to the next.
#pragma once

#include "ui/results/result_tree_model.h"

#include <QTreeView>

#include <set>

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
    /// The columns as they were sized by hand; empty where they were not.
    QByteArray saveColumns() const;
    void restoreColumns(const QByteArray &state);

Q_SIGNALS:
    void machineChosen(); ///< another row is the current one, or the answer changed below it
    void activatedMachine();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    QSize sizeHint() const override;

private:
    /// A machine, or one of its sections, as the way to it.
    struct Node {
        std::size_t machine;
        int section; ///< -1: the machine itself
        friend auto operator<=>(const Node &, const Node &) = default;
    };

    void remember(const QModelIndex &index, bool open);
    void reopen();
    void follow(const Inventory &before, const Inventory &after);
    void spanSentences(const QModelIndex &opened);
    void fitColumns();
    void fitOpened(const QModelIndex &opened);
    int widthOf(const QModelIndex &index) const;
    /// The last column shown: it is as wide as the window leaves room for, not as anyone drew it.
    int stretchedColumn() const;

    ResultTreeModel *m_model;
    Words &m_words;
    std::set<Node> m_open;
    bool m_reopening = false;
    bool m_fitting = false;
    bool m_sizedByHand = false; ///< columns stay as they were drawn
};

} // namespace cabe::ui
