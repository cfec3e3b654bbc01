// How much GPU memory a workload needs, line by line (SPEC section 2), on one GPU.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/domain/workload.h"
#include "core/memory/formula.h"

#include <string>
#include <vector>

namespace cabe {

enum class LineKind { Weights, KvCache, BaseWeights, Adapters, Activations, NetworkWeights, Margin, Runtime, Stated };

struct MemoryLine {
    LineKind kind;
    Bytes bytes;
    Formula formula;
    const Network *network = nullptr; ///< of NetworkWeights; belongs to the workload's model
};

/// The line ids of the specification: weights, kv_cache, weights:unet ...
std::string lineId(const MemoryLine &line);

struct MemoryEstimate {
    std::vector<MemoryLine> lines;
    Bytes total; ///< with the runtime of one GPU

    const MemoryLine *find(LineKind kind) const;
};

/// Fails with FigureMissing where the model lacks a figure, and with TooLargeToCalculate beyond 2^63 - 1.
Expected<MemoryEstimate> estimateMemory(const Workload &workload);

/// What an estimate rests on.
enum class Assumption {
    Kv16Bit, AllParameters, WindowsTrimmed, EvenSplit, EncoderNoCache, Rank16, Checkpointing, NormalFloat,
    NativeResolution, SpeechWindow, GreedyDecoding, Stated, AsStored, Month730
};
std::string_view code(Assumption assumption);
/// `monthlyPrices`: whether some price of the inventory is by the month.
std::vector<Assumption> assumptionsOf(const Workload &workload, bool monthlyPrices);

/// Trainable parameters of rank-16 adapters on the attention projections (SPEC 2.3).
Expected<std::int64_t> trainableParameters(const ModelSpec &model);

} // namespace cabe
