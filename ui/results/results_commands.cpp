// What the window's commands do in the results: filter, copy, take over what the panel offers.
#include "ui/results/charts_view.h"
#include "ui/results/constraints_view.h"
#include "ui/results/details_panel.h"
#include "ui/results/result_tree.h"
#include "ui/results/results_view.h"
#include "ui/results/room_dialog.h"
#include "ui/text/constraints_text.h"
#include "ui/widgets/clipboard.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QShortcut>
#include <QTabWidget>

namespace cabe::ui {

void ResultsView::connectTrees()
{
    for (ResultTree *tree : {m_tree, m_alternatives}) {
        connect(tree, &ResultTree::machineChosen, this, [this] {
            if (!m_refreshing)
                showChosen();
        });
        connect(tree, &ResultTree::columnMenuRequested, this, &ResultsView::columnMenuRequested);
        connect(tree, &ResultTree::activatedMachine, this, [this] {
            if (m_details->isVisible())
                m_details->setFocus();
        });
    }
    connect(m_charts, &ChartsView::machineChosen, m_tree, &ResultTree::chooseMachine);
    connect(m_charts, &ChartsView::machineActivated, this, [this] { open(Place::Recommended); });
}

void ResultsView::connectPanel()
{
    const auto take = [this](Field field, CountEntry TaskFields::*member, std::int64_t value) {
        m_session.endGesture();
        m_session.change(field, [member, value](Requirements &r) { r.fields().*member = {value, {}}; });
        m_session.endGesture();
    };
    connect(m_details, &DetailsPanel::contextTaken, this, [take](std::int64_t value) { take(Field::Context, &TaskFields::context, value); });
    connect(m_details, &DetailsPanel::requestsTaken, this, [take](std::int64_t value) { take(Field::Requests, &TaskFields::requests, value); });
    connect(m_details, &DetailsPanel::allModelsRequested, this, &ResultsView::showRoomOfAll);
}

void ResultsView::showRoomOfAll()
{
    const Machine *machine = chosenMachine();
    if (!machine || !m_shown)
        return;
    auto *dialog = new RoomDialog(m_session, m_words, m_shown, *machine, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void ResultsView::buildFilter()
{
    auto *corner = new QWidget;
    auto *row = new QHBoxLayout(corner);
    row->setContentsMargins(8, 0, 8, 2);
    row->setSpacing(8);
    m_filtered->setWordWrap(false);
    row->addWidget(m_filtered);
    row->addWidget(m_filter);
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->setMaxLength(60);
    m_filter->setClearButtonEnabled(true);
    m_filter->setFixedWidth(fontMetrics().averageCharWidth() * 26);
    m_tabs->setCornerWidget(corner);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &typed) {
        m_tree->setFilter(typed);
        m_alternatives->setFilter(typed);
        refreshFilter();
    });
    connect(m_filter, &QLineEdit::returnPressed, this, &ResultsView::focusFirst);
    auto *clear = new QShortcut(Qt::Key_Escape, m_filter);
    clear->setContext(Qt::WidgetShortcut);
    connect(clear, &QShortcut::activated, this, [this] {
        if (m_filter->text().isEmpty())
            focusFirst();
        m_filter->clear();
    });
    for (ResultTree *tree : {m_tree, m_alternatives})
        connect(tree, &ResultTree::rowsChanged, this, &ResultsView::refreshFilter);
}

void ResultsView::refreshFilter()
{
    const text::Speaker say(m_words.book(), "results");
    m_filter->setPlaceholderText(say(QT_TRANSLATE_NOOP("results", "Filter")));
    m_filter->setAccessibleName(say(QT_TRANSLATE_NOOP("results", "Filter the machines by name, GPU, provider or place")));
    m_filter->setToolTip(plainToolTip(m_filter->accessibleName()));
    const bool isTree = m_tabs->currentIndex() == MachinesTab || m_tabs->currentIndex() == AlternativesTab;
    m_filter->setVisible(isTree);
    const ResultTree *tree = treeOfTab();
    m_filtered->setVisible(isTree && !m_filter->text().isEmpty());
    if (isTree && tree)
        m_filtered->setText(say(QT_TRANSLATE_NOOP("results", "%1 of %2"), {m_words.numbers().count(tree->model()->rowCount()),
                                                                          m_words.numbers().count(static_cast<std::int64_t>(tree->allRows()))}));
}

ResultsView::About ResultsView::topic() const
{
    return static_cast<About>(m_tabs->currentIndex());
}

void ResultsView::focusFilter()
{
    if (!m_filter->isVisible())
        m_tabs->setCurrentIndex(MachinesTab);
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

int ResultsView::copyRows(bool asTable)
{
    if (m_tabs->currentIndex() == ConstraintsTab)
        return m_constraints->copyAll();
    const ResultTree *tree = treeOfTab();
    if (!tree || !m_shown || tree->model()->rowCount() == 0)
        return 0;
    const QString notice = m_shown->inventory().isSample ? text::sampleNotice(m_words.book()) : QString();
    if (asTable) {
        const TextTable table = tree->copiedTable();
        copyTable(table, notice);
        return static_cast<int>(table.rows.size());
    }
    const QString text = tree->copiedText();
    const auto rows = static_cast<int>(text.count(u'\n'));
    TextTable table = tree->copiedTable();
    if (rows == 1) // of one row the table has that row alone, not all of them
        table.rows = {tree->resultModel().cellsOf(tree->resultModel().machineRow(tree->currentIndex()), tree->shownColumns())};
    copyTable(table, notice, notice.isEmpty() ? text : QString(text + notice + u'\n'));
    return rows;
}

} // namespace cabe::ui
