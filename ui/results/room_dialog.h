// "What fits on this machine": a window beside the answer that lists every model, filtered by typing, one of which can
// be taken over into the plan.
#pragma once

#include "core/net/work.h"
#include "ui/results/room_model.h"
#include "ui/session/session.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace cabe::ui {

class LineField;

class RoomDialog : public QDialog {
    Q_OBJECT

public:
    RoomDialog(Session &session, Words &words, const AnswerPointer &answer, const Machine &machine, QWidget *parent);

private:
    void build();
    void refreshTexts();
    void refreshCount();
    void takeOver();
    const ModelRoom *chosen() const;

    Session &m_session;
    Words &m_words;
    AnswerPointer m_answer; ///< the machine is its inventory's
    const Machine &m_machine;
    Bytes m_memory;
    Task m_task;
    std::int64_t m_context;
    std::int64_t m_requests;
    QLabel *m_head;
    LineField *m_filter;
    QCheckBox *m_onlyFitting;
    QTreeView *m_list;
    RoomModel *m_model;
    RoomFilter *m_rows;
    QLabel *m_count;
    QPushButton *m_use;
    QPushButton *m_close;
    net::Awaited<std::shared_ptr<const RoomOfAll>> m_working;
};

} // namespace cabe::ui
