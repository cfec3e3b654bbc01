// Which single change to a workload or to the preferences would make more machines fit: the way out where
// none does. The countries are never one of them, and no machine outside them counts.
#pragma once

#include "core/domain/preferences.h"
#include "core/domain/workload.h"
#include "core/match/inventory_index.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace cabe {

/// `adds`: how many machines more are recommended after this change alone; always some.
namespace hint {
struct UsePrecision { Precision precision; std::int64_t adds; Micros from; }; ///< the cheapest of those that it adds
struct RaiseMaximum { Micros to; std::int64_t adds; };                        ///< the least raise that adds one
struct AcceptTier { Tier tier; std::int64_t adds; };                          ///< beside the one chosen
struct AcceptInterruptible { std::int64_t adds; };
/// The largest 256 x 2^n under the context asked that adds machines; under 256 the most that does.
struct ReduceContext { Field field; std::int64_t to; std::int64_t adds; };
struct ReduceRequests { Field field; std::int64_t to; std::int64_t adds; }; ///< the most that adds machines
} // namespace hint
/// `field` is what the task calls it.
using Hint = std::variant<hint::UsePrecision, hint::RaiseMaximum, hint::AcceptTier, hint::AcceptInterruptible,
                          hint::ReduceContext, hint::ReduceRequests>;

std::int64_t machinesAdded(const Hint &hint);
/// Makes the change, and no other.
void apply(const Hint &hint, Workload &workload, Preferences &preferences);

/// Of the machines on offer that are too small, the one that lacks least.
struct ClosestMachine {
    std::size_t machine; ///< index in the inventory
    Bytes shortBy;       ///< of each GPU, at the number of GPUs that comes closest
};

struct WhatHelps {
    std::vector<Hint> hints;               ///< most machines added first, else in the variant's order
    std::optional<ClosestMachine> closest; ///< none where some machine holds the workload, whatever else it misses
};

/// Empty where the workload's memory cannot be calculated. `preferences` as for recommend().
WhatHelps whatHelps(const Workload &workload, const Preferences &preferences, const CountryTable &countries,
                    const InventoryIndex &index);

} // namespace cabe
