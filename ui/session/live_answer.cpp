#include "ui/session/live_answer.h"

namespace cabe::ui {

LiveAnswer::LiveAnswer(Workload workload, Preferences preferences, std::shared_ptr<const Catalogues> catalogues,
                       std::shared_ptr<const InventoryIndex> index, UtcTime now, StaleAfter staleAfter)
    : m_catalogues(std::move(catalogues)), m_index(std::move(index)), m_workload(std::move(workload)),
      m_preferences(std::move(preferences)), m_now(now), m_staleAfter(staleAfter)
{
}

Expected<AnswerPointer> LiveAnswer::make(Workload workload, Preferences preferences, std::shared_ptr<const Catalogues> catalogues,
                                         std::shared_ptr<const InventoryIndex> index, UtcTime now, StaleAfter staleAfter)
{
    const std::shared_ptr<LiveAnswer> answer(new LiveAnswer(std::move(workload), std::move(preferences), std::move(catalogues),
                                                            std::move(index), now, staleAfter));
    auto memory = estimateMemory(answer->m_workload);
    if (!memory)
        return Unexpected(memory.error());
    auto recommendation = recommend(answer->m_workload, answer->m_preferences, answer->countries(), *answer->m_index);
    if (!recommendation)
        return Unexpected(recommendation.error());
    auto explainer =
        Explainer::make(answer->m_workload, answer->m_preferences, answer->countries(), *answer->m_index, answer->m_now,
                        answer->m_staleAfter);
    if (!explainer)
        return Unexpected(explainer.error());
    answer->m_memory = std::move(*memory);
    answer->m_recommendation = std::move(*recommendation);
    answer->m_explainer.emplace(std::move(*explainer));
    return AnswerPointer(answer);
}

Answer LiveAnswer::view() const
{
    return {m_workload, m_preferences, countries(), *m_index, m_memory, *m_recommendation, *m_explainer, m_staleAfter, std::nullopt,
            m_now};
}

} // namespace cabe::ui
