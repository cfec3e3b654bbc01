// Writes an answer (cabe-answer 1): key order fixed, the same bytes for the same inputs in every language
// but for the members that are for people, which `Wording` gives.
#pragma once

#include "core/domain/findings.h"
#include "core/match/explain.h"
#include "core/match/recommend.h"
#include "core/memory/memory_estimate.h"

#include <cstddef>
#include <optional>
#include <string>

namespace cabe {

/// Everything that one answer is printed from, whatever the form. The references must outlive it.
struct Answer {
    const Workload &workload;
    const Preferences &preferences;
    const CountryTable &countries;
    const InventoryIndex &index;
    const MemoryEstimate &memory;
    const Recommendation &recommendation;
    const Explainer &explainer;
    StaleAfter staleAfter;
    std::optional<std::size_t> limit; ///< cuts each list of rows
    UtcTime asOf = {};                ///< the caller's clock, which ages are told by
};

/// The sentences of an answer, in one language.
class Wording {
public:
    virtual ~Wording() = default;
    virtual std::string text(const Reason &reason) const = 0;
    virtual std::string text(const Limit &limit) const = 0;
    virtual std::string text(Assumption assumption, const Workload &workload) const = 0;
    virtual std::string text(const BudgetCovers &covers) const = 0;
    virtual std::string formula(const MemoryLine &line) const = 0; ///< parameters x 2 bytes
    virtual std::string filled(const MemoryLine &line) const = 0;  ///< 8 030 261 248 x 2 bytes
};

std::string writeAnswer(const Answer &answer, const Wording &wording);

/// GiB with two decimals and a point, half away from zero: "19.55" (SPEC, opening).
std::string gibDecimal(Bytes bytes);

} // namespace cabe
