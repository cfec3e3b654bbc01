// One answer with everything that it refers to, kept together for as long as a view shows it.
#pragma once

#include "core/domain/catalogues.h"
#include "core/io/write_answer.h"

#include <memory>

namespace cabe::ui {

class LiveAnswer {
public:
    /// Fails where the memory or the split cannot be calculated.
    static Expected<std::shared_ptr<const LiveAnswer>> make(Workload workload, Preferences preferences,
                                                            std::shared_ptr<const Catalogues> catalogues,
                                                            std::shared_ptr<const InventoryIndex> index, UtcTime now,
                                                            StaleAfter staleAfter = {});
    LiveAnswer(const LiveAnswer &) = delete;
    LiveAnswer &operator=(const LiveAnswer &) = delete;

    const Workload &workload() const { return m_workload; }
    const Preferences &preferences() const { return m_preferences; }
    const CountryTable &countries() const { return m_catalogues->countries; }
    const Inventory &inventory() const { return m_index->inventory(); }
    const InventoryIndex &index() const { return *m_index; }
    const MemoryEstimate &memory() const { return m_memory; }
    const Recommendation &recommendation() const { return *m_recommendation; }
    const Explainer &explainer() const { return *m_explainer; }
    UtcTime now() const { return m_now; }

    /// As ui/text writes it; the references are this object's.
    Answer view() const;

private:
    LiveAnswer(Workload workload, Preferences preferences, std::shared_ptr<const Catalogues> catalogues,
               std::shared_ptr<const InventoryIndex> index, UtcTime now, StaleAfter staleAfter);

    std::shared_ptr<const Catalogues> m_catalogues;
    std::shared_ptr<const InventoryIndex> m_index;
    Workload m_workload;
    Preferences m_preferences;
    UtcTime m_now;
    StaleAfter m_staleAfter;
    MemoryEstimate m_memory;
    std::optional<Recommendation> m_recommendation;
    std::optional<Explainer> m_explainer;
};

using AnswerPointer = std::shared_ptr<const LiveAnswer>;

} // namespace cabe::ui
