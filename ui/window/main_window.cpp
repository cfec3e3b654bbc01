#include "ui/window/main_window.h"

#include "ui/compare/compare_view.h"
#include "ui/pages/pages_view.h"
#include "ui/results/results_view.h"
#include "ui/session/source_book.h"
#include "ui/sources/sources_view.h"
#include "ui/text/outside.h"
#include "ui/text/summary_text.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/status_strip.h"
#include "ui/window/actions.h"
#include "ui/window/document_control.h"
#include "ui/window/export_control.h"
#include "ui/window/help_dialogs.h"
#include "ui/window/inventory_banner.h"
#include "ui/window/appearance.h"
#include "ui/window/inventory_control.h"
#include "ui/window/machine_control.h"
#include "ui/window/panes.h"
#include "ui/window/settings_strip.h"
#include "ui/window/window_memory.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QDropEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr QSize kUsualSize{1280, 720};
constexpr QSize kLeastSize{960, 600};
constexpr QSize kFrame{16, 48}; ///< what the desktop may draw around a window; known only once it is shown

} // namespace

MainWindow::MainWindow(Session &session, Words &words, WindowMemory &memory, SourceBook &book, PlanDocument &document)
    : m_session(session), m_words(words), m_memory(memory), m_book(book), m_document(document), m_actions(new Actions(this)),
      m_banner(new InventoryBanner(session, book, words)), m_views(new QStackedWidget), m_pages(new PagesView(session, words)),
      m_recovered(new StatusStrip), m_status(new QLabel), m_saved(new QLabel)
{
    build();
    connectActions();
    connectViews();
    new Appearance(*m_actions, words, memory, this);
    new MachineControl(*m_actions, session, book, words, [this] { return showsResults() ? m_results->chosenMachine() : nullptr; }, this);
    m_documents = new DocumentControl(*m_actions, session, document, words, memory, this);
    connectDocument();
    new ExportControl(*m_actions, session, words, [this] { return paperOfView(); }, this);
    m_inventories = new InventoryControl(*m_actions, session, book, words, memory, this);
    retranslate();
    restore();
    m_pages->setPage(0);
}

MainWindow::~MainWindow() = default;

void MainWindow::build()
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setWindowIcon(icon(Symbol::Cabe));
    m_actions->fill(*menuBar());
    auto *bar = new QToolBar(this);
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize({16, 16});
    m_actions->fill(*bar);
    addToolBar(bar);

    auto *centre = new QWidget(this);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_views->addWidget(m_pages);
    for (const QString &file : QStringList{m_memory.setAside()} + m_book.setAside())
        if (!file.isEmpty())
            layout->addWidget(new SettingsStrip(file, m_words));
    m_recovered->setObjectName(QStringLiteral("recoveredStrip"));
    const auto buttons = m_recovered->findChildren<QPushButton *>();
    for (QPushButton *button : buttons) // apart from the banner's
        button->setObjectName(QStringLiteral("recovered") + button->objectName());
    m_recovered->hide();
    layout->addWidget(m_recovered);
    layout->addWidget(m_banner);
    layout->addWidget(m_views, 1);
    setCentralWidget(centre);

    m_status->setObjectName(QStringLiteral("status"));
    m_status->setTextFormat(Qt::PlainText);
    statusBar()->addWidget(m_status, 1);
    m_saved->setObjectName(QStringLiteral("savedState"));
    m_saved->setTextFormat(Qt::PlainText);
    statusBar()->addPermanentWidget(m_saved);
    statusBar()->setSizeGripEnabled(false);
    const QSize most = screen()->availableSize() - kFrame;
    setMinimumSize(kLeastSize.boundedTo(most));
    resize(kUsualSize.boundedTo(most));
}

ResultsView &MainWindow::results()
{
    if (!m_results) {
        m_results = new ResultsView(m_session, m_words);
        m_views->addWidget(m_results);
        m_results->restoreState(m_memory.bytes(QStringLiteral("results")));
        m_results->setDetailsVisible(m_memory.detailsVisible());
        m_results->setBarVisible(m_memory.barVisible());
        connect(m_results, &ResultsView::backRequested, this, &MainWindow::backToPages);
        connect(m_results, &ResultsView::keepRequested, m_actions->keepScenario, &QAction::trigger);
        connect(m_results, &ResultsView::columnMenuRequested, this, [this](QPoint place) { m_actions->columns->popup(place); });
    }
    return *m_results;
}

SourcesView &MainWindow::sources()
{
    if (!m_sources) {
        m_sources = new SourcesView(m_session, m_book, m_words);
        m_views->addWidget(m_sources);
        m_sources->restoreState(m_memory.bytes(QStringLiteral("sources")));
        connect(m_sources, &SourcesView::importRequested, m_inventories, &InventoryControl::importPrices);
    }
    return *m_sources;
}

CompareView &MainWindow::compare()
{
    if (!m_compare) {
        m_compare = new CompareView(m_session, m_document.scenarios(), m_words);
        m_views->addWidget(m_compare);
        connect(m_compare, &CompareView::opened, this, &MainWindow::seeMachines);
        connect(m_compare, &CompareView::copied, this, [this] { announce(m_words.book().say("window", QT_TRANSLATE_NOOP("window", "Copied."))); });
    }
    return *m_compare;
}

/// What the plan's view shows when one comes back to it.
void MainWindow::rememberPlanView()
{
    m_planShowsResults = showsResults() || (m_planShowsResults && m_views->currentWidget() != m_pages);
}

void MainWindow::showCompare()
{
    rememberPlanView();
    m_views->setCurrentWidget(&compare());
    m_actions->viewCompare->setChecked(true);
    m_compare->focusFirst();
    refreshStatus();
}

void MainWindow::showSources(int source)
{
    rememberPlanView();
    m_views->setCurrentWidget(&sources());
    m_actions->viewSources->setChecked(true);
    m_sources->focusSource(source);
    refreshStatus();
}

bool MainWindow::showsResults() const
{
    return m_results && m_views->currentWidget() == m_results;
}

void MainWindow::seeMachines()
{
    if (m_pages->leadToFault()) {
        m_views->setCurrentWidget(m_pages);
        m_actions->viewPlan->setChecked(true);
        return;
    }
    m_views->setCurrentWidget(&results());
    m_actions->viewPlan->setChecked(true);
    m_results->open(Place::Recommended);
    m_results->focusFirst();
    refreshStatus();
}

void MainWindow::openPlace(Place place)
{
    seeMachines();
    if (showsResults())
        m_results->open(place);
}

void MainWindow::backToPages()
{
    m_views->setCurrentWidget(m_pages);
    m_actions->viewPlan->setChecked(true);
    m_pages->setPage(m_pages->page());
    refreshStatus();
}

void MainWindow::goBack()
{
    if (m_views->currentWidget() == m_pages)
        m_pages->back();
    else if (showsResults() || !m_planShowsResults)
        backToPages();
    else
        seeMachines();
}

void MainWindow::goNext()
{
    if (m_views->currentWidget() == m_pages)
        m_pages->next();
}

void MainWindow::refreshStatus()
{
    const bool showsPages = m_views->currentWidget() == m_pages;
    m_actions->back->setEnabled(!showsPages || m_pages->page() > 0);
    m_actions->next->setEnabled(showsPages);
    QStringList parts;
    if (const AnswerPointer &answer = m_session.answer())
        parts << text::summary(m_words.book(), answer->view());
    if (const MemoryEstimate *memory = m_session.memory())
        parts << m_words.book().say("window", QT_TRANSLATE_NOOP("window", "%1 of GPU memory needed"),
                                    {m_words.numbers().gibUnit(memory->total)});
    if (m_session.isUpdating())
        parts << m_words.book().say("window", QT_TRANSLATE_NOOP("window", "updating"));
    m_status->setText(parts.join(QStringLiteral(" · ")));
}

void MainWindow::retranslate()
{
    m_actions->retranslate(m_words.book());
    refreshDocument();
    refreshStatus();
}

void MainWindow::cyclePane(int direction)
{
    QList<QWidget *> panes{m_banner};
    const QWidget *view = m_views->currentWidget();
    panes += showsResults() ? m_results->panes() : view == m_pages ? m_pages->panes() : view == m_compare ? m_compare->panes() : m_sources->panes();
    focusNextPane(panes, direction);
}

/// What the view in sight prints: the comparison, or the answer.
std::optional<ExportControl::PaperMaker> MainWindow::paperOfView()
{
    if (m_compare && m_views->currentWidget() == m_compare && m_document.scenarios().count() > 0)
        return [this](const text::Phrasebook &book) { return m_compare->paper(book); };
    const AnswerPointer answer = m_session.answer();
    if (!answer)
        return std::nullopt;
    return [answer](const text::Phrasebook &book) { return ExportControl::paperOf(book, *answer); };
}

void MainWindow::showKeyboard()
{
    keyboardDialog(m_words.book(), *m_actions, this)->open();
}

void MainWindow::showAbout()
{
    aboutDialog(m_words.book(), this)->open();
}

void MainWindow::restore()
{
    restoreGeometry(m_memory.bytes(QStringLiteral("geometry")));
    m_actions->details->setChecked(m_memory.detailsVisible());
    m_actions->whatIfBar->setChecked(m_memory.barVisible());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_mayClose && m_document.isModified()) {
        event->ignore();
        m_documents->whenSafe(
            [this] {
                m_mayClose = true;
                close();
            },
            [this] { Q_EMIT closeCancelled(); });
        return;
    }
    m_memory.setBytes(QStringLiteral("geometry"), saveGeometry());
    if (m_results)
        m_memory.setBytes(QStringLiteral("results"), m_results->saveState());
    if (m_sources)
        m_memory.setBytes(QStringLiteral("sources"), m_sources->saveState());
    event->accept();
    Q_EMIT closed();
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_book.isBusy())
        return m_book.cancel();
    QMainWindow::keyPressEvent(event);
}

/// Plans and price lists can be dropped on the window.
void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (std::any_of(urls.begin(), urls.end(), [](const QUrl &url) { return url.isLocalFile(); }))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    for (const QUrl &url : urls)
        if (url.isLocalFile() && url.fileName().endsWith(QStringLiteral(".cabe"), Qt::CaseInsensitive))
            m_documents->openWithQuestion(url.toLocalFile());
        else if (url.isLocalFile())
            m_inventories->importFile(url.toLocalFile());
    event->acceptProposedAction();
}

} // namespace cabe::ui
