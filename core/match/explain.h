// Everything that is said of one machine: why it fits, limits, confidence, what the budget covers; or why
// it was left out (SPEC section 5). Made for the rows that are shown, not for all.
#pragma once

#include "core/domain/findings.h"
#include "core/match/gpu_memory.h"
#include "core/match/recommend.h"

#include <variant>

namespace cabe {

/// When an inventory's figures count as old (SPEC section 5; a setting).
struct StaleAfter {
    std::int64_t communitySeconds = 3600;
    std::int64_t secureSeconds = 24 * 3600;
};

class Explainer {
public:
    /// `now` is the caller's clock. Fails as demandOf does.
    static Expected<Explainer> make(const Workload &workload, const Preferences &preferences, const CountryTable &countries,
                                    const InventoryIndex &index, UtcTime now, StaleAfter staleAfter = {});

    Finding explain(const Row &row) const;
    /// Where a machine ends and why: its row, or the first exclusion in SPEC's order.
    std::variant<Row, Exclusion> place(std::size_t machine) const;

private:
    Explainer(const Workload &workload, const Preferences &preferences, const CountryTable &countries,
              const InventoryIndex &index, UtcTime now, StaleAfter staleAfter, Demand demand, Demand full);

    std::vector<Reason> reasons(const Finding &finding, const Machine &machine) const;
    std::vector<Limit> limits(const Finding &finding, const Machine &machine, const GpuMemory &memory) const;
    void addAgeLimit(std::vector<Limit> &list, const Inventory &source, Tier tier) const;
    std::vector<ConfidenceReason> lowering(const Finding &finding, MemorySource source) const;
    bool dependsOnServer(const Finding &finding) const;
    std::optional<Exclusion> exclusion(const Machine &machine) const;
    Exclusion unpriced(const Machine &machine) const;

    const Workload &m_workload;
    const Preferences &m_preferences;
    CountrySet m_inside;
    CountrySet m_europeanUnion;
    const InventoryIndex &m_index;
    UtcTime m_now;
    StaleAfter m_staleAfter;
    Demand m_demand;
    Demand m_full; ///< with sliding windows stored in full
};

} // namespace cabe
