// The one window: it places the views, and leads from one to the other.
#pragma once

#include "ui/help/manual_window.h"
#include "ui/session/session.h"
#include "ui/session/words.h"
#include "ui/window/export_control.h"

#include <QMainWindow>

class QLabel;
class QStackedWidget;

namespace cabe::ui {

class Actions;
class CompareView;
class DocumentControl;
class InventoryBanner;
class InventoryControl;
class PagesView;
class PlanDocument;
class ResultsView;
class SourceBook;
class SourcesView;
class StatusStrip;
class WindowMemory;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// All must outlive the window.
    MainWindow(Session &session, Words &words, WindowMemory &memory, SourceBook &book, PlanDocument &document);
    ~MainWindow() override;

    PagesView &pages() { return *m_pages; }
    /// They are made when they are first asked for: a start does not wait for what it does not show.
    ResultsView &results();
    SourcesView &sources();
    CompareView &compare();
    InventoryControl &inventories() { return *m_inventories; }
    InventoryBanner &banner() { return *m_banner; }
    DocumentControl &documents() { return *m_documents; }
    Actions &actionsOf() { return *m_actions; }

    bool showsResults() const;
    /// The results, or where every field is right; else the first that is not.
    void seeMachines();
    void backToPages();
    /// The sources of machines; the one given is chosen.
    void showSources(int source = -1);
    void showCompare();
    void showSettings();
    void showManual(Topic topic);
    /// What the manual says of the view in sight.
    Topic topicHere() const;
    void showKeyboard();
    void showAbout();

Q_SIGNALS:
    void newWindowRequested();
    void quitRequested();
    void closed();
    void closeCancelled();

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void connectActions();
    void connectViews();
    void connectDocument();
    void openPlace(Place place);
    void retranslate();
    void refreshStatus();
    void goBack();
    void goNext();
    void cyclePane(int direction);
    void restore();
    void refreshDocument();
    void fillColumns();
    void copyRows(bool asTable);
    void keepScenario();
    void announce(const QString &sentence);
    void rememberPlanView();
    std::optional<ExportControl::PaperMaker> paperOfView();

    Session &m_session;
    Words &m_words;
    WindowMemory &m_memory;
    SourceBook &m_book;
    PlanDocument &m_document;
    Actions *m_actions;
    InventoryBanner *m_banner;
    QStackedWidget *m_views;
    PagesView *m_pages;
    ResultsView *m_results = nullptr;
    SourcesView *m_sources = nullptr;
    CompareView *m_compare = nullptr;
    ManualWindow *m_manual = nullptr;
    InventoryControl *m_inventories;
    DocumentControl *m_documents;
    StatusStrip *m_recovered;
    bool m_mayClose = false; ///< nothing would be lost, or it was said that it may be
    bool m_planShowsResults = false; ///< what the plan's view shows when one comes back to it
    QLabel *m_status;
    QLabel *m_saved;
};

} // namespace cabe::ui
