#include "ui/window/main_window.h"

#include "ui/pages/pages_view.h"
#include "ui/results/results_view.h"
#include "ui/session/source_book.h"
#include "ui/sources/sources_view.h"
#include "ui/text/summary_text.h"
#include "ui/widgets/icons.h"
#include "ui/window/actions.h"
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
#include <QMenuBar>
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

MainWindow::MainWindow(Session &session, Words &words, WindowMemory &memory, SourceBook &book)
    : m_session(session), m_words(words), m_memory(memory), m_book(book), m_actions(new Actions(this)),
      m_banner(new InventoryBanner(session, book, words)), m_views(new QStackedWidget), m_pages(new PagesView(session, words)),
      m_status(new QLabel)
{
    build();
    connectActions();
    connectViews();
    new Appearance(*m_actions, words, memory, this);
    new MachineControl(*m_actions, session, book, words, [this] { return showsResults() ? m_results->chosenMachine() : nullptr; }, this);
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
    setWindowTitle(QStringLiteral("Cabe"));
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
    layout->addWidget(m_banner);
    layout->addWidget(m_views, 1);
    setCentralWidget(centre);

    m_status->setObjectName(QStringLiteral("status"));
    m_status->setTextFormat(Qt::PlainText);
    statusBar()->addWidget(m_status, 1);
    statusBar()->setSizeGripEnabled(false);
    const QSize most = screen()->availableSize() - kFrame;
    setMinimumSize(kLeastSize.boundedTo(most));
    resize(kUsualSize.boundedTo(most));
}

void MainWindow::connectActions()
{
    const Actions &a = *m_actions;
    QUndoStack &history = m_session.undoStack();
    connect(a.newPlan, &QAction::triggered, this, [this] {
        Requirements fresh = firstRequirements();
        m_memory.recall(fresh, m_session.catalogues().countries);
        m_session.start(fresh);
        backToPages();
        m_pages->setPage(0);
    });
    connect(a.closeWindow, &QAction::triggered, this, &QWidget::close);
    connect(a.quit, &QAction::triggered, qApp, &QApplication::closeAllWindows);
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
    connect(a.fullScreen, &QAction::toggled, this, [this](bool full) { full ? showFullScreen() : showNormal(); });
    connect(a.nextPane, &QAction::triggered, this, [this] { cyclePane(1); });
    connect(a.previousPane, &QAction::triggered, this, [this] { cyclePane(-1); });
    connect(a.viewPlan, &QAction::triggered, this, [this] { m_planShowsResults && m_results ? seeMachines() : backToPages(); });
    connect(a.viewSources, &QAction::triggered, this, [this] { showSources(); });
    connect(a.exchangeRates, &QAction::triggered, this, [this] {
        backToPages();
        m_pages->openField(Field::Rate);
    });
    connect(a.openSources, &QAction::triggered, a.viewSources, &QAction::trigger);
    connect(a.rejectedRows, &QAction::triggered, this, [this] { showSources(sources().firstWithRejected()); });
    connect(a.keyboard, &QAction::triggered, this, &MainWindow::showKeyboard);
    connect(a.about, &QAction::triggered, this, &MainWindow::showAbout);
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

ResultsView &MainWindow::results()
{
    if (!m_results) {
        m_results = new ResultsView(m_session, m_words);
        m_views->addWidget(m_results);
        m_results->restoreState(m_memory.bytes(QStringLiteral("results")));
        m_results->setDetailsVisible(m_memory.detailsVisible());
        connect(m_results, &ResultsView::backRequested, this, &MainWindow::backToPages);
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

void MainWindow::showSources(int source)
{
    m_planShowsResults = showsResults() || (m_planShowsResults && m_views->currentWidget() == m_sources);
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
    refreshStatus();
}

void MainWindow::cyclePane(int direction)
{
    QList<QWidget *> panes{m_banner};
    panes += showsResults() ? m_results->panes() : m_views->currentWidget() == m_pages ? m_pages->panes() : m_sources->panes();
    focusNextPane(panes, direction);
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
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_memory.setBytes(QStringLiteral("geometry"), saveGeometry());
    if (m_results)
        m_memory.setBytes(QStringLiteral("results"), m_results->saveState());
    if (m_sources)
        m_memory.setBytes(QStringLiteral("sources"), m_sources->saveState());
    event->accept();
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_book.isBusy())
        return m_book.cancel();
    QMainWindow::keyPressEvent(event);
}

/// Price lists can be dropped on the window.
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
        if (url.isLocalFile())
            m_inventories->importFile(url.toLocalFile());
    event->acceptProposedAction();
}

} // namespace cabe::ui
