#include "ui/session/scenario_answers.h"

#include <algorithm>

namespace cabe::ui {
namespace {

/// Up to this many machines all answers take less than a frame together.
constexpr std::size_t kAnsweredAtOnce = 2'000;

bool isOf(const InventoryIndex &index, const std::shared_ptr<const Inventory> &inventory, const Preferences &preferences)
{
    const Currency wanted = preferences.currency.isNone() ? inventory->currency : preferences.currency;
    return &index.inventory() == inventory.get() && index.currency() == wanted &&
           std::ranges::equal(index.rates(), preferences.rates, [](const auto &a, const auto &b) {
               return a.first == b.first && a.second.rate == b.second.rate && a.second.date == b.second.date;
           });
}

/// All that the answers are made from; owned, since they may be made on another thread.
struct Work {
    std::vector<Question> questions;
    std::shared_ptr<const Catalogues> catalogues;
    std::shared_ptr<const Inventory> inventory;
    std::vector<std::shared_ptr<const InventoryIndex>> indexes;
    UtcTime now;
    StaleAfter staleAfter;

    std::vector<AnswerPointer> operator()()
    {
        std::vector<AnswerPointer> answers;
        for (const Question &question : questions)
            answers.push_back(question.canBeAnswered() ? answerTo(question) : nullptr);
        return answers;
    }

private:
    AnswerPointer answerTo(const Question &question)
    {
        auto answer = LiveAnswer::make(*question.workload, *question.preferences, catalogues, indexFor(*question.preferences), now, staleAfter);
        return answer ? *answer : nullptr;
    }
    std::shared_ptr<const InventoryIndex> indexFor(const Preferences &preferences)
    {
        for (const auto &index : indexes)
            if (isOf(*index, inventory, preferences))
                return index;
        indexes.push_back(std::make_shared<const InventoryIndex>(inventory, catalogues->cards, preferences.currency, preferences.rates));
        return indexes.back();
    }
};

} // namespace

ScenarioAnswers::ScenarioAnswers(Session &session, Scenarios &scenarios, QObject *parent)
    : QObject(parent), m_session(session), m_scenarios(scenarios)
{
    connect(&scenarios, &Scenarios::changed, this, &ScenarioAnswers::bring);
    connect(&session, &Session::inventoryChanged, this, &ScenarioAnswers::bring);
}

void ScenarioAnswers::setActive(bool active)
{
    m_active = active;
    bring();
}

void ScenarioAnswers::bring()
{
    if (!m_active || !m_session.inventory())
        return;
    const bool sameInventory = m_inventory == m_session.inventory();
    std::vector<State> next;
    for (const Scenario &scenario : m_scenarios.list()) {
        const auto known = std::ranges::find_if(m_states, [&](const State &state) { return state.asked == scenario.requirements; });
        State state{scenario.requirements, m_session.questionFor(scenario.requirements), nullptr, true};
        if (known != m_states.end() && !known->isUpdating) {
            state.answer = known->answer;
            state.isUpdating = !sameInventory;
        }
        next.push_back(std::move(state));
    }
    m_states = std::move(next);
    m_inventory = m_session.inventory();
    if (std::ranges::any_of(m_states, &State::isUpdating))
        begin();
    Q_EMIT changed();
}

void ScenarioAnswers::begin()
{
    Work work{{}, m_session.sharedCatalogues(), m_inventory, {}, m_session.now(), m_session.staleAfter()};
    for (const State &state : m_states)
        work.questions.push_back(state.question);
    if (m_session.index())
        work.indexes.push_back(m_session.index());
    const auto take = [this](std::vector<AnswerPointer> answers) {
        for (std::size_t i = 0; i < m_states.size() && i < answers.size(); ++i) {
            m_states[i].answer = std::move(answers[i]);
            m_states[i].isUpdating = false;
        }
    };
    if (m_inventory->machines.size() <= kAnsweredAtOnce)
        return take(work());
    m_working.begin(this, std::move(work), [this, take](std::vector<AnswerPointer> answers) {
        take(std::move(answers));
        Q_EMIT changed();
    });
}

} // namespace cabe::ui
