// What stands beside every page: the memory needed with its lines and what they rest on, and how many machines
// hold it, live at every change.
#pragma once

#include "core/base/terms.h"
#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTimer;
class QToolButton;

namespace cabe::ui {

class MemoryBar;
class MemoryLines;
class MemoryTable;
class PlaceCountsView;
class PrecisionBars;

class MemoryPane : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    MemoryPane(Session &session, Words &words, QWidget *parent = nullptr);
    /// 1 adds the other precisions, 2 where the machines end.
    void setPage(int page);

Q_SIGNALS:
    void seeMachines();
    void placeOpened(cabe::Place place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void refresh();
    void refreshMemory();
    void refreshAssumptions();
    void refreshSummary();
    void setFonts();
    void announce();
    QString stateSentence() const;

    Session &m_session;
    Words &m_words;
    int m_page = 0;
    QLabel *m_head;
    QLabel *m_total;
    QLabel *m_sentence; ///< why there is no total
    MemoryBar *m_bar;
    MemoryTable *m_table;
    MemoryLines *m_lines;
    QLabel *m_rounding;
    QToolButton *m_restsOn;
    QLabel *m_assumptions;
    PrecisionBars *m_precisions;
    PlaceCountsView *m_places;
    QLabel *m_summary;
    QLabel *m_sample;
    QPushButton *m_seeMachines;
    QTimer *m_pause; ///< the summary is said once it has come to rest
};

} // namespace cabe::ui
