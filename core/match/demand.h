// What each of k GPUs must hold, for every k: the thresholds that a workload turns into (SPEC section 3).
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/domain/inventory.h"
#include "core/domain/workload.h"
#include "core/memory/memory_estimate.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace cabe {

/// How a number of GPUs of one size takes a workload.
struct Fit {
    enum class Verdict : std::uint8_t { Fits, TooSmall, HeadsNotDivisible };
    Verdict verdict = Verdict::TooSmall;
    std::uint8_t gpus = 0; ///< used where it fits; else the number that comes closest
};

struct Demand {
    /// need[k]: of each of k GPUs. Only 1 ... mostGpus are set.
    std::array<Bytes, kMaxGpus + 1> need{};
    std::array<bool, kMaxGpus + 1> headsDivide{}; ///< attention heads divisible by k
    std::array<bool, kMaxGpus + 1> accepted{};    ///< and taken by tensor-parallel servers
    int mostGpus = 1; ///< 64 where the workload may be split, else 1

    /// The smallest accepted k that holds it, else the smallest that does.
    Fit fit(Bytes memoryPerGpu, int gpus) const;
};

// What tensor-parallel servers ask of a split (SPEC section 3): both hold for the k that are `accepted`.

/// The first group's KV heads that k GPUs do not share out: neither of the two divides the other. A latent or a
/// state has none.
std::optional<std::int64_t> unevenKvHeads(const std::vector<CacheGroup> &groups, int gpus);
/// Whether k divides the vocabulary as servers pad it, to a multiple of 64.
bool vocabularyDivides(std::int64_t vocabulary, int gpus);

/// `windowsTrimmed` false: as a server that stores sliding windows in full would need. `mostGpus` spares
/// the thresholds that a single machine does not need.
Expected<Demand> demandOf(const Workload &workload, bool windowsTrimmed = true, int mostGpus = kMaxGpus);

/// What one of k GPUs holds of a line.
struct MemoryShare {
    MemoryLine line; ///< of the whole need; its formula is that of one GPU's total
    Bytes bytes;
};
/// need(k) line by line: each rounded up alone but the margin, which takes the difference to the exact sum. With
/// one GPU it is the estimate itself.
Expected<std::vector<MemoryShare>> shareOfGpu(const Workload &workload, int gpus);

} // namespace cabe
