// The answer as three tabs: the machines that fit, the alternatives, and the constraints applied; with the machine
// chosen told in full beside them.
#pragma once

#include "core/base/terms.h"
#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QTimer;
class QVBoxLayout;

namespace cabe::ui {

class ChartsView;
class ConstraintsView;
class DetailsPanel;
class NothingFitsView;
class LineField;
class ResultTree;
class ResultsHead;
class WhatIfBar;

class ResultsView : public QWidget {
    Q_OBJECT

public:
    ResultsView(Session &session, Words &words, QWidget *parent = nullptr);

    /// The tab that shows a place, with its list.
    void open(Place place);
    void openCharts();
    /// What the open tab is about.
    enum class About { Machines, Alternatives, Constraints, Charts };
    About topic() const;
    /// Into the list of the open tab.
    void focusFirst();
    /// The machine chosen in the open tab; null where there is none.
    const Machine *chosenMachine() const;
    bool detailsVisible() const { return m_detailsWanted; }
    void setDetailsVisible(bool visible);
    void setBarVisible(bool visible);
    void focusFilter();
    /// The tree of the open tab; null where it shows none.
    ResultTree *treeOfTab() const;
    /// Copies what is chosen in the open tab; how many rows there were.
    int copyRows(bool asTable);
    DetailsPanel &details() { return *m_details; }
    QList<QWidget *> panes() const;
    QByteArray saveState() const;
    void restoreState(const QByteArray &state);

Q_SIGNALS:
    void backRequested();
    void keepRequested(); ///< the answer, as a scenario
    void columnMenuRequested(QPoint place);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    enum Tab { MachinesTab, AlternativesTab, ConstraintsTab, ChartsTab };

    void build();
    void refresh();
    void refreshTabs();
    void refreshLowerPrecisions();
    void showChosen();
    void arrange();
    void arrangeBar();
    void connectTrees();
    void connectPanel();
    void showRoomOfAll();
    void buildFilter();
    void refreshFilter();

    Session &m_session;
    Words &m_words;
    AnswerPointer m_shown; ///< the last one: it stays while a field is wrong
    WhatIfBar *m_bar;
    QScrollArea *m_barArea;
    ResultsHead *m_head;
    LineField *m_filter;
    QLabel *m_filtered;
    QTabWidget *m_tabs;
    QStackedWidget *m_machines; ///< the tree, or why there is none
    ResultTree *m_tree;
    NothingFitsView *m_nothing;
    ResultTree *m_alternatives;
    QLabel *m_noAlternatives;
    QWidget *m_lower;
    QVBoxLayout *m_lowerLayout;
    ConstraintsView *m_constraints;
    ChartsView *m_charts;
    QSplitter *m_splitter;
    DetailsPanel *m_details;
    bool m_detailsWanted = true;
    bool m_barWanted = true;
    bool m_refreshing = false; ///< the trees choose a machine each, and the panel is filled once for all
    QTimer *m_order; ///< the order of Tab is set once the layouts have come to rest
};

} // namespace cabe::ui
