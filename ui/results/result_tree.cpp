#include "ui/results/result_tree.h"

#include "ui/results/memory_delegate.h"
#include "ui/text/outside.h"

#include <QDataStream>
#include <QHeaderView>
#include <QIODevice>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr std::size_t kOrderedAtOnce = 5000; ///< up to this many rows it takes less than a frame
constexpr int kLeastSection = 60;

} // namespace

ResultTree::ResultTree(RowList::Kind kind, Words &words, QWidget *parent)
    : QTreeView(parent), m_model(new ResultTreeModel(kind, words, this)), m_words(words)
{
    setModel(m_model);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setAllColumnsShowFocus(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setTextElideMode(Qt::ElideMiddle);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setItemDelegateForColumn(ResultTreeModel::MemoryColumn, new MemoryDelegate(this));
    header()->setStretchLastSection(true);
    header()->setMinimumSectionSize(kLeastSection);
    header()->setSectionsMovable(true);
    header()->setFirstSectionMovable(false);
    header()->setSectionsClickable(true);
    header()->setSortIndicatorShown(true);
    header()->setSortIndicator(ResultTreeModel::PriceColumn, Qt::AscendingOrder);
    header()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header(), &QWidget::customContextMenuRequested, this,
            [this](QPoint place) { Q_EMIT columnMenuRequested(header()->mapToGlobal(place)); });
    connect(header(), &QHeaderView::sortIndicatorChanged, this, [this](int column, Qt::SortOrder order) {
        m_wish.key = ResultTreeModel::keyOf(column);
        m_wish.descending = order == Qt::DescendingOrder;
        bringRows();
    });
    connect(header(), &QHeaderView::sectionMoved, this, [this] {
        if (!m_fitting)
            m_sizedByHand = true;
    });
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
        if (m_width > 0)
            showColumnsFor(m_width);
        placeMonth();
        fitColumns();
        if (!m_typed.isEmpty() || m_wish.key == RowKey::Place) // names of places are other ones now
            bringRows();
    });
}

void ResultTree::setAnswer(const AnswerPointer &answer)
{
    if (answer == m_wanted)
        return;
    m_wanted = answer;
    bringRows();
}

void ResultTree::setFilter(const QString &typed)
{
    if (typed == m_typed)
        return;
    m_typed = typed;
    bringRows();
}

void ResultTree::sortBy(int column, Qt::SortOrder order)
{
    header()->setSortIndicator(column, order);
}

void ResultTree::sortByPrice()
{
    sortBy(ResultTreeModel::PriceColumn, Qt::AscendingOrder);
}

std::size_t ResultTree::allRows() const
{
    if (!m_wanted)
        return 0;
    const Recommendation &recommendation = m_wanted->recommendation();
    return (m_model->kind() == RowList::Kind::Recommended ? recommendation.recommended : recommendation.alternatives).size();
}

/// Many rows in another order than the answer's are put in order beside the window; those before them stay meanwhile.
void ResultTree::bringRows()
{
    m_ordering.forget();
    if (!m_wanted)
        return takeRows(nullptr, {});
    m_wish.words = m_typed.trimmed().isEmpty() ? std::vector<FilterWord>() : filterWords(m_typed, m_words.book(), *m_wanted);
    m_wish.countryRanks = m_wish.key == RowKey::Place ? countryRanks(m_words.book(), m_wanted->countries()) : std::vector<std::uint16_t>();
    if (m_wish.isUsual() || allRows() <= kOrderedAtOnce)
        return takeRows(m_wanted, orderedRows(*m_wanted, m_model->kind(), m_wish));
    m_ordering.begin(
        this, [answer = m_wanted, kind = m_model->kind(), wish = m_wish] { return orderedRows(*answer, kind, wish); },
        [this, answer = m_wanted](std::vector<Row> rows) { takeRows(answer, std::move(rows)); });
}

void ResultTree::takeRows(const AnswerPointer &answer, std::vector<Row> rows)
{
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
    m_model->setRows(answer, std::move(rows));
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
    Q_EMIT rowsChanged();
}

std::vector<int> ResultTree::copiedRows() const
{
    std::set<int> chosen;
    const QModelIndexList selected = selectionModel()->selectedRows();
    for (QModelIndex index : selected) {
        while (index.parent().isValid())
            index = index.parent();
        chosen.insert(index.row());
    }
    std::vector<int> rows(chosen.begin(), chosen.end());
    if (rows.size() > static_cast<std::size_t>(kMostCopied))
        rows.resize(kMostCopied);
    return rows;
}

std::vector<int> ResultTree::shownColumns() const
{
    std::vector<int> columns;
    for (int visual = 0; visual < header()->count(); ++visual)
        if (const int column = header()->logicalIndex(visual); !isColumnHidden(column))
            columns.push_back(column);
    return columns;
}

TextTable ResultTree::copiedTable() const
{
    const std::vector<int> columns = shownColumns();
    TextTable table;
    for (const int column : columns) {
        table.head << m_model->headerData(column, Qt::Horizontal).toString();
        table.isFigure.push_back((m_model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0);
    }
    std::vector<int> rows = copiedRows();
    if (rows.size() < 2) {
        rows.clear();
        for (int row = 0; row < std::min(m_model->rowCount(), kMostCopied); ++row)
            rows.push_back(row);
    }
    for (const int row : rows)
        table.rows.push_back(m_model->cellsOf(row, columns));
    return table;
}

QString ResultTree::copiedText() const
{
    QString text;
    for (const int row : copiedRows())
        text += m_model->spokenRowAt(row) + u'\n';
    return text;
}

void ResultTree::chooseMachine(std::size_t machine)
{
    const QModelIndex index = m_model->indexOfMachine(machine);
    if (!index.isValid())
        return;
    setCurrentIndex(index);
    scrollTo(index);
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

void ResultTree::paintEvent(QPaintEvent *event)
{
    QTreeView::paintEvent(event);
    if (m_model->rowCount() > 0 || m_typed.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignTop | Qt::TextWordWrap,
                     m_words.book().say("results", QT_TRANSLATE_NOOP("results", "No machine holds \"%1\". Esc shows them all."),
                                        {text::shortened(m_typed.toStdString())}));
}

} // namespace cabe::ui
