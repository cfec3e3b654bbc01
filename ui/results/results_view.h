// The answer as three tabs: the machines that fit, the alternatives, and the constraints applied; with the machine
// chosen told in full beside them.
#pragma once

#include "core/base/terms.h"
#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QTimer;
class QVBoxLayout;

namespace cabe::ui {

class ConstraintsView;
class DetailsPanel;
class NothingFitsView;
class ResultTree;

class ResultsView : public QWidget {
    Q_OBJECT

public:
    ResultsView(Session &session, Words &words, QWidget *parent = nullptr);

    /// The tab that shows a place, with its list.
    void open(Place place);
    /// Into the list of the open tab.
    void focusFirst();
    /// The machine chosen in the open tab; null where there is none.
    const Machine *chosenMachine() const;
    bool detailsVisible() const { return m_detailsWanted; }
    void setDetailsVisible(bool visible);
    DetailsPanel &details() { return *m_details; }
    QList<QWidget *> panes() const;
    QByteArray saveState() const;
    void restoreState(const QByteArray &state);

Q_SIGNALS:
    void backRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    enum Tab { MachinesTab, AlternativesTab, ConstraintsTab };

    void build();
    void refresh();
    void refreshHead();
    void refreshTabs();
    void refreshLowerPrecisions();
    void showChosen();
    void arrange();
    ResultTree *treeOfTab() const;

    Session &m_session;
    Words &m_words;
    QLabel *m_title;
    QLabel *m_summary;
    QPushButton *m_back;
    QTabWidget *m_tabs;
    QStackedWidget *m_machines; ///< the tree, or why there is none
    ResultTree *m_tree;
    NothingFitsView *m_nothing;
    ResultTree *m_alternatives;
    QLabel *m_noAlternatives;
    QWidget *m_lower;
    QVBoxLayout *m_lowerLayout;
    ConstraintsView *m_constraints;
    QSplitter *m_splitter;
    DetailsPanel *m_details;
    bool m_detailsWanted = true;
    bool m_refreshing = false; ///< the trees choose a machine each, and the panel is filled once for all
    QTimer *m_order; ///< the order of Tab is set once the layouts have come to rest
};

} // namespace cabe::ui
