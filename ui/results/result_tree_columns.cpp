// The columns of the tree: which ones a window shows, how wide they are, and what of it is remembered.
#include "ui/results/result_tree.h"

#include <QDataStream>
#include <QHeaderView>
#include <QIODevice>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kMeasuredRows = 50;
constexpr int kMostCharacters = 45; ///< that a column takes by itself

struct ShownFrom {
    int column;
    int width; ///< of the window, from which on it is shown
};

constexpr ShownFrom kShownFrom[]{
    {ResultTreeModel::RoomColumn, 1100},   {ResultTreeModel::TierColumn, 1100},  {ResultTreeModel::PlaceColumn, 1100},
    {ResultTreeModel::SourceColumn, 1600}, {ResultTreeModel::CoversColumn, 1600}, {ResultTreeModel::VcpusColumn, 1600},
    {ResultTreeModel::RamColumn, 1600},    {ResultTreeModel::DiskColumn, 1600},  {ResultTreeModel::MonthColumn, 1600}};

} // namespace

void ResultTree::showColumnsFor(int windowWidth)
{
    m_width = windowWidth;
    m_fitting = true;
    for (const auto &[column, width] : kShownFrom) {
        const auto chosen = m_chosenColumns.find(column);
        const bool isFirst = column == ResultTreeModel::MonthColumn && m_words.priceUnit() == PriceUnit::Month;
        const bool wanted = chosen == m_chosenColumns.end() ? windowWidth >= width || isFirst : chosen->second;
        setColumnHidden(column, !wanted || (column == ResultTreeModel::CoversColumn && !coversSomething()));
    }
    m_fitting = false;
}

/// Before the price of the hour where it is what is read first, else at the end.
void ResultTree::placeMonth()
{
    const bool isFirst = m_words.priceUnit() == PriceUnit::Month;
    const int from = header()->visualIndex(ResultTreeModel::MonthColumn);
    const int price = header()->visualIndex(ResultTreeModel::PriceColumn);
    if (isFirst == (from == price - 1) || m_sizedByHand)
        return;
    m_fitting = true;
    header()->moveSection(from, isFirst ? (from < price ? price - 1 : price) : header()->count() - 1);
    m_fitting = false;
}

/// A column of dashes says nothing.
bool ResultTree::coversSomething() const
{
    return m_wanted && m_wanted->preferences().budget;
}

void ResultTree::showColumn(int column, bool shown)
{
    if (!isColumnMovable(column))
        return;
    m_chosenColumns[column] = shown;
    setColumnHidden(column, !shown);
    fitColumns();
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
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << (m_sizedByHand ? header()->saveState() : QByteArray()) << static_cast<qint32>(m_chosenColumns.size());
    for (const auto &[column, shown] : m_chosenColumns)
        stream << qint32{column} << shown;
    return m_sizedByHand || !m_chosenColumns.empty() ? state : QByteArray();
}

void ResultTree::restoreColumns(const QByteArray &state)
{
    QDataStream stream(state);
    QByteArray sizes;
    qint32 count = 0;
    stream >> sizes >> count;
    m_fitting = true;
    m_sizedByHand = !sizes.isEmpty() && header()->restoreState(sizes);
    for (qint32 i = 0; i < count && stream.status() == QDataStream::Ok; ++i) {
        qint32 column = 0;
        bool shown = false;
        stream >> column >> shown;
        if (stream.status() == QDataStream::Ok && column > 0 && column < ResultTreeModel::ColumnCount) {
            m_chosenColumns[column] = shown;
            setColumnHidden(column, !shown);
        }
    }
    sortByPrice(); // an order is of the day
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
