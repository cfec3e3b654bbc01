// The answers of the scenarios, held against the inventory of the moment; worked out beside the window where the
// inventory is large, and only while somebody looks.
#pragma once

#include "core/net/work.h"
#include "ui/session/scenarios.h"

#include <QObject>

#include <optional>
#include <vector>

namespace cabe::ui {

class ScenarioAnswers : public QObject {
    Q_OBJECT

public:
    struct State {
        Requirements asked;
        Question question;
        AnswerPointer answer; ///< the last one there was, while a newer one is on its way; null where there is none
        bool isUpdating = false;
    };

    /// Both must outlive it.
    ScenarioAnswers(Session &session, Scenarios &scenarios, QObject *parent = nullptr);

    void setActive(bool active);
    /// One a scenario, in their order.
    const std::vector<State> &states() const { return m_states; }

Q_SIGNALS:
    void changed();

private:
    void bring();
    void begin();

    Session &m_session;
    Scenarios &m_scenarios;
    bool m_active = false;
    std::vector<State> m_states;
    std::shared_ptr<const Inventory> m_inventory; ///< which the answers are of
    net::Awaited<std::vector<AnswerPointer>> m_working;
};

} // namespace cabe::ui
