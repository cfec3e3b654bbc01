// What the window's commands do, and how its parts tell each other of it.
#include "ui/compare/compare_view.h"
#include "ui/help/manual_window.h"
#include "ui/pages/pages_view.h"
#include "ui/results/result_tree.h"
#include "ui/results/results_view.h"
#include "ui/session/source_book.h"
#include "ui/sources/sources_view.h"
#include "ui/text/outside.h"
#include "ui/text/scenario_text.h"
#include "ui/widgets/status_strip.h"
#include "ui/window/actions.h"
#include "ui/window/document_control.h"
#include "ui/window/inventory_banner.h"
#include "ui/window/inventory_control.h"
#include "ui/window/main_window.h"
#include "ui/window/settings_dialog.h"
#include "ui/window/window_memory.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QStatusBar>
#include <QUndoStack>

namespace cabe::ui {

void MainWindow::connectActions()
{
    const Actions &a = *m_actions;
    QUndoStack &history = m_session.undoStack();
    connect(a.newWindow, &QAction::triggered, this, &MainWindow::newWindowRequested);
    connect(a.closeWindow, &QAction::triggered, this, &QWidget::close);
    connect(a.quit, &QAction::triggered, this, &MainWindow::quitRequested);
    connect(a.undo, &QAction::triggered, &history, &QUndoStack::undo);
    connect(a.redo, &QAction::triggered, &history, &QUndoStack::redo);
    connect(&history, &QUndoStack::canUndoChanged, a.undo, &QAction::setEnabled);
    connect(&history, &QUndoStack::canRedoChanged, a.redo, &QAction::setEnabled);
    a.undo->setEnabled(history.canUndo());
    a.redo->setEnabled(history.canRedo());
    connect(a.seeMachines, &QAction::triggered, this, &MainWindow::seeMachines);
    connect(a.back, &QAction::triggered, this, &MainWindow::goBack);
    connect(a.next, &QAction::triggered, this, &MainWindow::goNext);
    connect(a.details, &QAction::toggled, this, [this](bool visible) {
        if (m_results)
            m_results->setDetailsVisible(visible);
        m_memory.setDetailsVisible(visible);
    });
    connect(a.whatIfBar, &QAction::toggled, this, [this](bool visible) {
        if (m_results)
            m_results->setBarVisible(visible);
        m_memory.setBarVisible(visible);
    });
    connect(a.fullScreen, &QAction::toggled, this, [this](bool full) { full ? showFullScreen() : showNormal(); });
    connect(a.nextPane, &QAction::triggered, this, [this] { cyclePane(1); });
    connect(a.previousPane, &QAction::triggered, this, [this] { cyclePane(-1); });
    connect(a.viewPlan, &QAction::triggered, this, [this] { m_planShowsResults && m_results ? seeMachines() : backToPages(); });
    connect(a.viewSources, &QAction::triggered, this, [this] { showSources(); });
    connect(a.copy, &QAction::triggered, this, [this] { copyRows(false); });
    connect(a.copyTable, &QAction::triggered, this, [this] { copyRows(true); });
    connect(a.selectAll, &QAction::triggered, this, [this] {
        if (showsResults() && m_results->treeOfTab())
            m_results->treeOfTab()->selectAll();
    });
    connect(a.find, &QAction::triggered, this, [this] {
        if (!showsResults())
            seeMachines();
        if (showsResults())
            m_results->focusFilter();
    });
    connect(a.sortByPrice, &QAction::triggered, this, [this] {
        if (showsResults() && m_results->treeOfTab())
            m_results->treeOfTab()->sortByPrice();
    });
    connect(a.columns, &QMenu::aboutToShow, this, &MainWindow::fillColumns);
    connect(a.exchangeRates, &QAction::triggered, this, [this] {
        backToPages();
        m_pages->openField(Field::Rate);
    });
    connect(a.openSources, &QAction::triggered, a.viewSources, &QAction::trigger);
    connect(a.rejectedRows, &QAction::triggered, this, [this] { showSources(sources().firstWithRejected()); });
    connect(a.viewCompare, &QAction::triggered, this, &MainWindow::showCompare);
    connect(a.keepScenario, &QAction::triggered, this, &MainWindow::keepScenario);
    connect(a.undoAllChanges, &QAction::triggered, this, [this] { m_session.undoChanges(); });
    connect(a.settings, &QAction::triggered, this, &MainWindow::showSettings);
    connect(a.manual, &QAction::triggered, this, [this] { showManual(topicHere()); });
    connect(a.howMemory, &QAction::triggered, this, [this] { showManual(Topic::Memory); });
    connect(a.whereFigures, &QAction::triggered, this, [this] { showManual(Topic::Figures); });
    connect(a.keyboard, &QAction::triggered, this, &MainWindow::showKeyboard);
    connect(a.about, &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::connectDocument()
{
    connect(&m_document, &PlanDocument::changed, this, &MainWindow::refreshDocument);
    connect(m_documents, &DocumentControl::planOpened, this, [this] {
        backToPages();
        m_pages->setPage(0);
    });
    connect(m_documents, &DocumentControl::faultStands, this, &MainWindow::seeMachines);
    connect(m_recovered, &StatusStrip::buttonClicked, &m_document, &PlanDocument::keepRecovered);
    connect(m_recovered, &StatusStrip::secondButtonClicked, m_documents, &DocumentControl::discardRecovered);
}

/// The title, whether all is saved, and the strip above what was recovered.
void MainWindow::refreshDocument()
{
    const text::Speaker say(m_words.book(), "window");
    const QString name = m_document.file().isEmpty() ? say("Untitled") : text::shown(m_document.name().toStdString());
    setWindowTitle(name + QStringLiteral("[*] \u2014 Cabe"));
    setWindowModified(m_document.isModified());
    setWindowFilePath(m_document.file());
    const auto savedAt = m_document.savedAt();
    m_saved->setText(m_document.isModified() ? say(QT_TRANSLATE_NOOP("window", "not saved"))
                     : savedAt ? say(QT_TRANSLATE_NOOP("window", "saved \u00B7 %1"), {m_words.numbers().dateTime(*savedAt)})
                               : QString());
    m_recovered->setVisible(m_document.recovered().has_value());
    if (const auto keptAt = m_document.recovered()) {
        m_recovered->setStatus(State::Amber, Symbol::Warning,
                               say(QT_TRANSLATE_NOOP("window", "Unsaved work of %1 was recovered."), {m_words.numbers().dateTime(*keptAt)}));
        m_recovered->setButton(say(QT_TRANSLATE_NOOP("window", "Keep it")), say(QT_TRANSLATE_NOOP("window", "Discard it")));
    }
}

void MainWindow::connectViews()
{
    connect(&m_words, &Words::changed, this, [this] {
        m_session.setLanguage(m_words.language());
        retranslate();
    });
    connect(&m_session, &Session::answerChanged, this, &MainWindow::refreshStatus);
    connect(&m_session, &Session::requirementsChanged, this, [this] { m_memory.remember(m_session.requirements()); });
    connect(m_banner, &InventoryBanner::addRequested, this, [this] {
        showSources();
        m_sources->addSource();
    });
    connect(m_banner, &InventoryBanner::detailsRequested, this, &MainWindow::showSources);
    connect(m_pages, &PagesView::seeMachines, this, &MainWindow::seeMachines);
    connect(m_pages, &PagesView::placeOpened, this, &MainWindow::openPlace);
    connect(m_pages, &PagesView::pageChanged, this, &MainWindow::refreshStatus);
}

/// The columns of the tree that is open: shown or not, and by which one it is in order.
void MainWindow::fillColumns()
{
    QMenu *menu = m_actions->columns;
    menu->clear();
    ResultTree *tree = showsResults() ? m_results->treeOfTab() : nullptr;
    if (!tree) {
        menu->addAction(m_words.book().say("window", QT_TRANSLATE_NOOP("window", "The machines are not in sight.")))->setEnabled(false);
        return;
    }
    QMenu *order = new QMenu(m_words.book().say("window", QT_TRANSLATE_NOOP("window", "Sort by")), menu);
    for (int column = 0; column < ResultTreeModel::ColumnCount; ++column) {
        const QString name = tree->model()->headerData(column, Qt::Horizontal).toString();
        connect(order->addAction(name), &QAction::triggered, tree, [tree, column] { tree->sortBy(column, Qt::AscendingOrder); });
        if (!tree->isColumnMovable(column))
            continue;
        QAction *action = menu->addAction(name);
        action->setCheckable(true);
        action->setChecked(!tree->isColumnHidden(column));
        connect(action, &QAction::toggled, tree, [tree, column](bool shown) { tree->showColumn(column, shown); });
    }
    menu->addSeparator();
    menu->addMenu(order);
}

void MainWindow::copyRows(bool asTable)
{
    if (m_compare && m_views->currentWidget() == m_compare)
        return m_compare->copyAsTable();
    const int rows = showsResults() ? m_results->copyRows(asTable) : 0;
    if (rows > 0)
        announce(m_words.book().say("results", "Copied %n row(s).", {}, rows));
}

void MainWindow::keepScenario()
{
    const AnswerPointer &answer = m_session.answer();
    const text::Speaker say(m_words.book(), "window");
    if (!answer)
        return;
    Scenarios &scenarios = m_document.scenarios();
    if (scenarios.isFull())
        return announce(say(QT_TRANSLATE_NOOP("window", "Six scenarios are kept: remove one first.")));
    scenarios.keep(text::scenarioName(m_words.book(), answer->workload()));
    announce(say(QT_TRANSLATE_NOOP("window", "Kept as \"%1\"."), {text::shown(scenarios.list().back().name.toStdString())}));
}

/// In the status bar for a moment, and aloud.
void MainWindow::announce(const QString &sentence)
{
    constexpr int kShownMilliseconds = 5000;
    statusBar()->showMessage(sentence, kShownMilliseconds);
    statusBar()->setAccessibleName(sentence);
    QAccessibleEvent event(statusBar(), QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MainWindow::showSettings()
{
    auto *dialog = new SettingsDialog(*m_actions, m_book, m_words, m_memory, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

Topic MainWindow::topicHere() const
{
    constexpr Topic kPages[]{Topic::Index, Topic::Memory, Topic::Machines};
    if (m_views->currentWidget() == m_pages)
        return kPages[m_pages->page()];
    if (showsResults())
        return m_results->topic() == ResultsView::About::Constraints ? Topic::Machines
               : m_results->topic() == ResultsView::About::Charts    ? Topic::WhatIf
                                                                      : Topic::Reading;
    return m_compare && m_views->currentWidget() == m_compare ? Topic::WhatIf : Topic::Inventory;
}

void MainWindow::showManual(Topic topic)
{
    if (!m_manual)
        m_manual = new ManualWindow(m_words, this);
    m_manual->open(topic);
    m_manual->show();
    m_manual->raise();
    m_manual->activateWindow();
}

} // namespace cabe::ui
