// Memory over context: what each precision takes from the least context to the model's maximum, the cards of the
// inventory as steps, and from which context on each no longer holds it.
#pragma once

#include "core/domain/workload.h"
#include "core/match/inventory_index.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cabe::ui {

struct CurveLine {
    Precision precision;
    std::vector<Bytes> totals; ///< at ContextCurve::contexts
    bool isChosen = false;
};

/// How far one precision goes on one card.
struct CardBreak {
    Precision precision;
    std::optional<std::int64_t> mostContext; ///< none: all of the model's; 0: not even the least
};

/// Cards on offer that the maker calls by one size.
struct CardStep {
    std::int64_t gigabytes;    ///< in the name; the GiB of the memory where it has none
    Bytes memory;              ///< the least of them: what holds on it holds on each
    std::int64_t machines = 0; ///< on offer
    std::vector<CardBreak> breaks; ///< of the lines, in their order
};

struct ContextCurve {
    std::vector<std::int64_t> contexts; ///< rising
    std::vector<CurveLine> lines;       ///< 16, 8 and 4 bits; those that can be calculated
    std::vector<CardStep> steps;        ///< the smallest first
    std::int64_t context = 0;           ///< asked for
    Bytes most;                         ///< of the lines
};

/// On one GPU, for the requests asked for. None where the task asks for no context.
std::optional<ContextCurve> contextCurve(const Workload &workload, const InventoryIndex &index);

} // namespace cabe::ui
