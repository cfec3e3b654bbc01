// The tree of machines: one row is opened at a time, what was chosen and open stays so from one answer to the next.
#pragma once

#include "core/net/work.h"
#include "ui/results/result_tree_model.h"
#include "ui/widgets/text_table_model.h"

#include <QTreeView>

#include <map>
#include <set>

namespace cabe::ui {

class ResultTree : public QTreeView {
    Q_OBJECT

public:
    ResultTree(RowList::Kind kind, Words &words, QWidget *parent = nullptr);

    const ResultTreeModel &resultModel() const { return *m_model; }
    ResultTreeModel &resultModel() { return *m_model; }
    void chooseMachine(std::size_t machine);
    void setAnswer(const AnswerPointer &answer);
    /// Only the rows that hold every word that was typed.
    void setFilter(const QString &typed);
    const QString &filter() const { return m_typed; }
    void sortByPrice();
    void sortBy(int column, Qt::SortOrder order);
    /// How many rows the answer has, before the filter.
    std::size_t allRows() const;
    /// The rows that are chosen, or all where one is; at most kMostCopied of them.
    TextTable copiedTable() const;
    /// The rows that are chosen as sentences, a line each.
    QString copiedText() const;
    std::vector<int> shownColumns() const;
    static constexpr int kMostCopied = 1000;
    /// Shows or hides a column, whatever the width of the window.
    void showColumn(int column, bool shown);
    bool isColumnMovable(int column) const { return column != ResultTreeModel::MachineColumn; }

    /// The columns that a window of this width shows.
    void showColumnsFor(int windowWidth);
    void openMachine(const QModelIndex &machine, bool completely);
    /// The columns as they were sized by hand; empty where they were not.
    QByteArray saveColumns() const;
    void restoreColumns(const QByteArray &state);

Q_SIGNALS:
    void machineChosen(); ///< another row is the current one, or the answer changed below it
    void activatedMachine();
    void rowsChanged(); ///< the filter, the order, or the answer
    void columnMenuRequested(QPoint place); ///< on the screen

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    QSize sizeHint() const override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// A machine, or one of its sections, as the way to it.
    struct Node {
        std::size_t machine;
        int section; ///< -1: the machine itself
        friend auto operator<=>(const Node &, const Node &) = default;
    };

    void bringRows();
    void takeRows(const AnswerPointer &answer, std::vector<Row> rows);
    bool coversSomething() const;
    void placeMonth();
    std::vector<int> copiedRows() const;
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
    AnswerPointer m_wanted;     ///< the answer that is being put in order
    RowWish m_wish;
    QString m_typed;
    std::map<int, bool> m_chosenColumns; ///< shown or hidden by hand
    int m_width = 0;                     ///< of the window
    net::Awaited<std::vector<Row>> m_ordering;
};

} // namespace cabe::ui
