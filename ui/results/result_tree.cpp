#include "ui/results/result_tree.h"

#include "ui/results/memory_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kMeasuredRows = 50;
constexpr int kMostCharacters = 45; ///< that a column takes by itself
constexpr int kLeastSection = 60;

struct ShownFrom {
    int column;
    int width; ///< of the window, from which on it is shown
};

constexpr ShownFrom kShownFrom[]{
    {ResultTreeModel::RoomColumn, 1100}, {ResultTreeModel::TierColumn, 1100}, {ResultTreeModel::PlaceColumn, 1100}};

} // namespace

ResultTree::ResultTree(RowList::Kind kind, Words &words, QWidget *parent)
    : QTreeView(parent), m_model(new ResultTreeModel(kind, words, this)), m_words(words)
{
    setModel(m_model);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setAllColumnsShowFocus(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTextElideMode(Qt::ElideMiddle);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setItemDelegateForColumn(ResultTreeModel::MemoryColumn, new MemoryDelegate(this));
    header()->setStretchLastSection(true);
    header()->setMinimumSectionSize(kLeastSection);
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex &index) {
        spanSentences(index);
        fitOpened(index);
        remember(index, true);
    });
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex &index) { remember(index, false); });
    connect(header(), &QHeaderView::sectionResized, this, [this](int column) {
        if (isVisible() && !m_fitting && column != stretchedColumn())
            m_sizedByHand = true;
    });
    connect(this, &QTreeView::activated, this, [this] { Q_EMIT activatedMachine(); });
    connect(&words, &Words::changed, this, [this] {
        m_model->retranslate();
        fitColumns();
    });
}

void ResultTree::setAnswer(const AnswerPointer &answer)
{
    if (answer == m_model->answer())
        return;
    auto current = m_model->machineAt(currentIndex());
    const AnswerPointer before = m_model->answer();
    const bool sameInventory = answer && before && &answer->inventory() == &before->inventory();
    const bool wasEmpty = m_model->rowCount() == 0;
    if (!sameInventory && answer && before) { // refreshed, or a machine was changed: what is open stays so
        follow(before->inventory(), answer->inventory());
        if (current)
            current = answer->inventory().findSame(before->inventory(), before->inventory().machines[*current]);
    } else if (!sameInventory) {
        m_open.clear();
    }
    m_model->setAnswer(answer);
    reopen();
    QModelIndex chosen = current ? m_model->indexOfMachine(*current) : QModelIndex();
    if (!chosen.isValid())
        chosen = m_model->index(0, 0);
    if (chosen.isValid()) {
        setCurrentIndex(chosen);
        scrollTo(chosen);
        if (m_model->rowCount() == 1)
            expand(chosen);
    }
    if (wasEmpty || !sameInventory)
        fitColumns();
    Q_EMIT machineChosen();
}

/// The machines that are open, as the newer inventory numbers them.
void ResultTree::follow(const Inventory &before, const Inventory &after)
{
    decltype(m_open) open;
    for (const Node &node : m_open)
        if (const auto same = after.findSame(before, before.machines[node.machine]))
            open.insert(Node{*same, node.section});
    m_open = std::move(open);
}

void ResultTree::remember(const QModelIndex &index, bool open)
{
    if (m_reopening)
        return;
    const Node node{*m_model->machineAt(index), index.parent().isValid() ? index.row() : -1};
    if (open)
        m_open.insert(node);
    else
        m_open.erase(node);
}

void ResultTree::reopen()
{
    m_reopening = true;
    std::size_t machine = 0;
    QModelIndex top;
    for (const Node &node : m_open) { // a machine comes before its sections
        if (node.section < 0 || node.machine != machine)
            top = m_model->indexOfMachine(node.machine);
        machine = node.machine;
        if (top.isValid())
            expand(node.section < 0 ? top : m_model->index(node.section, 0, top));
    }
    m_reopening = false;
}

void ResultTree::openMachine(const QModelIndex &machine, bool completely)
{
    const QModelIndex top = m_model->index(machine.row(), 0);
    expand(top);
    if (!completely)
        return;
    for (int section = 0; section < m_model->rowCount(top); ++section)
        expand(m_model->index(section, 0, top));
}

void ResultTree::spanSentences(const QModelIndex &opened)
{
    if (!m_model->holdsSentences(opened))
        return;
    for (int row = 0; row < m_model->rowCount(opened); ++row)
        setFirstColumnSpanned(row, opened, true);
}

void ResultTree::keyPressEvent(QKeyEvent *event)
{
    QModelIndex index = currentIndex();
    if (event->key() == Qt::Key_Asterisk && index.isValid()) {
        while (index.parent().isValid())
            index = index.parent();
        openMachine(index, true);
        return;
    }
    QTreeView::keyPressEvent(event);
}

void ResultTree::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (m_model->machineAt(current) != m_model->machineAt(previous))
        Q_EMIT machineChosen();
}

QSize ResultTree::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 14};
}

void ResultTree::showColumnsFor(int windowWidth)
{
    m_fitting = true;
    for (const auto &[column, width] : kShownFrom)
        setColumnHidden(column, windowWidth < width);
    m_fitting = false;
}

int ResultTree::stretchedColumn() const
{
    int visual = header()->count() - 1;
    while (visual > 0 && header()->isSectionHidden(header()->logicalIndex(visual)))
        --visual;
    return header()->logicalIndex(visual);
}

QByteArray ResultTree::saveColumns() const
{
    return m_sizedByHand ? header()->saveState() : QByteArray();
}

void ResultTree::restoreColumns(const QByteArray &state)
{
    m_fitting = true;
    m_sizedByHand = !state.isEmpty() && header()->restoreState(state);
    m_fitting = false;
}

void ResultTree::fitColumns()
{
    if (m_sizedByHand)
        return;
    m_fitting = true;
    const QFontMetrics metrics(font());
    const int rows = std::min(m_model->rowCount(), kMeasuredRows);
    for (int column = 0; column < ResultTreeModel::ColumnCount; ++column) {
        int width = 0;
        for (int row = 0; row < rows; ++row)
            width = std::max(width, widthOf(m_model->index(row, column)));
        if (column == ResultTreeModel::MachineColumn)
            width = std::max(width, metrics.averageCharWidth() * 16 + 2 * indentation());
        if (column == ResultTreeModel::MemoryColumn)
            width += 11 * metrics.averageCharWidth(); // the bar
        header()->resizeSection(column, std::max(header()->sectionSizeHint(column),
                                                 std::min(width, metrics.averageCharWidth() * kMostCharacters)));
    }
    m_fitting = false;
}

int ResultTree::widthOf(const QModelIndex &index) const
{
    int depth = 0;
    for (QModelIndex above = index; index.column() == 0 && above.isValid(); above = above.parent())
        ++depth;
    const int margins = 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1);
    return fontMetrics().horizontalAdvance(index.data().toString()) + 2 * margins + depth * indentation();
}

/// Formulas and names of lines are wider than what stands in a machine's row.
void ResultTree::fitOpened(const QModelIndex &opened)
{
    if (m_sizedByHand || m_model->holdsSentences(opened))
        return;
    m_fitting = true;
    for (const int column : {ResultTreeModel::MachineColumn, ResultTreeModel::GpuColumn})
        for (int row = 0; row < m_model->rowCount(opened); ++row) {
            const int width = std::min(widthOf(m_model->index(row, column, opened)), fontMetrics().averageCharWidth() * kMostCharacters);
            header()->resizeSection(column, std::max(header()->sectionSize(column), width));
        }
    m_fitting = false;
}

} // namespace cabe::ui
