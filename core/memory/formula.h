// The arithmetic of a memory line as data, so that it can be printed with this workload's numbers.
// The formulas and their sources are those of SPEC section 2.
#pragma once

#include "core/base/bytes.h"
#include "core/base/terms.h"
#include "core/domain/model_spec.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace cabe {

// One attention group with the heads and dimension that count for it.
struct FullCache { std::int64_t layers; std::int64_t kvHeads; std::int64_t headDim; };
struct SlidingCache { std::int64_t layers; std::int64_t kvHeads; std::int64_t headDim; std::int64_t window; };
struct LatentCache { std::int64_t layers; std::int64_t kvLoraRank; std::int64_t qkRopeHeadDim; };
struct StateCache { std::int64_t layers; Bytes stateBytes; };
using CacheGroup = std::variant<FullCache, SlidingCache, LatentCache, StateCache>;

namespace formula {
struct Weights { std::int64_t parameters; Precision precision; };   ///< parameters x B(p)
struct StoredWeights { Bytes bytes; };                              ///< the checkpoint's own bytes
struct NormalFloatWeights { std::int64_t parameters; };             ///< parameters x 4.127 / 8 (QLoRA)
struct KvCache { std::vector<CacheGroup> groups; std::int64_t context; std::int64_t requests; };
struct SpeechCache {
    std::int64_t decoderLayers; std::int64_t heads; std::int64_t headDim;
    std::int64_t textPositions; std::int64_t audioPositions; std::int64_t streams;
};
struct Adapters { std::int64_t trainableParameters; };              ///< x 16 bytes
/// 2sbhL + 34sbh + 10sbv (Korthikanti et al. 2022; the logits as measured, SPEC 2.3)
struct Activations {
    std::int64_t sequenceLength; std::int64_t batchSize; std::int64_t hiddenSize;
    std::int64_t layers; std::int64_t vocabSize;
};
struct Margin { Bytes of; };                                        ///< 20 % of the lines above
struct Runtime {};                                                  ///< 1 GiB a GPU
struct Stated { std::string gib; };
} // namespace formula

using Formula = std::variant<formula::Weights, formula::StoredWeights, formula::NormalFloatWeights, formula::KvCache,
                             formula::SpeechCache, formula::Adapters, formula::Activations, formula::Margin,
                             formula::Runtime, formula::Stated>;

} // namespace cabe
