// The one window: it places the views, and leads from one to the other.
#pragma once

#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QMainWindow>

class QLabel;
class QStackedWidget;

namespace cabe::ui {

class Actions;
class InventoryBanner;
class InventoryControl;
class PagesView;
class ResultsView;
class SourceBook;
class SourcesView;
class WindowMemory;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// All must outlive the window.
    MainWindow(Session &session, Words &words, WindowMemory &memory, SourceBook &book);
    ~MainWindow() override;

    PagesView &pages() { return *m_pages; }
    /// They are made when they are first asked for: a start does not wait for what it does not show.
    ResultsView &results();
    SourcesView &sources();
    InventoryControl &inventories() { return *m_inventories; }
    InventoryBanner &banner() { return *m_banner; }
    Actions &actionsOf() { return *m_actions; }

    bool showsResults() const;
    /// The results, or where every field is right; else the first that is not.
    void seeMachines();
    void backToPages();
    /// The sources of machines; the one given is chosen.
    void showSources(int source = -1);
    void showKeyboard();
    void showAbout();

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void connectActions();
    void connectViews();
    void openPlace(Place place);
    void retranslate();
    void refreshStatus();
    void goBack();
    void goNext();
    void cyclePane(int direction);
    void restore();

    Session &m_session;
    Words &m_words;
    WindowMemory &m_memory;
    SourceBook &m_book;
    Actions *m_actions;
    InventoryBanner *m_banner;
    QStackedWidget *m_views;
    PagesView *m_pages;
    ResultsView *m_results = nullptr;
    SourcesView *m_sources = nullptr;
    InventoryControl *m_inventories;
    bool m_planShowsResults = false; ///< what the plan's view shows when one comes back to it
    QLabel *m_status;
};

} // namespace cabe::ui
