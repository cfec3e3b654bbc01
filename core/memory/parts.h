// The figures that the lines of one kind of workload are made of; estimate_memory and the split over GPUs
// (core/match/demand) both start from them.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/base/wide.h"
#include "core/domain/workload.h"
#include "core/memory/memory_estimate.h"

namespace cabe {

inline constexpr std::int64_t kMarginPercent = 20;

/// Collects lines and refuses the first that does not fit 2^63 - 1.
class LineBuilder {
public:
    explicit LineBuilder(std::size_t lines) { m_estimate.lines.reserve(lines); }
    void add(LineKind kind, Wide bytes, Formula formula, const Network *network = nullptr);
    /// Adds the margin of all lines so far and the runtime of one GPU.
    void addMarginAndRuntime();
    Expected<MemoryEstimate> finish() &&;

private:
    MemoryEstimate m_estimate;
    Wide m_sum{0};
    bool m_overflow = false;
};

/// parameters x B(p), rounded up; the stored bytes at Precision::Stored.
Wide weightBytes(std::int64_t parameters, Precision precision);
Formula weightFormula(const ModelSpec &model, std::int64_t parameters, Precision precision);
Wide modelWeightBytes(const ModelSpec &model, std::int64_t parameters, Precision precision);

Expected<std::int64_t> figure(const std::optional<std::int64_t> &value, Figure figure, const ModelSpec &model);

Expected<MemoryEstimate> estimateServing(const ServeModel &job);
Expected<MemoryEstimate> estimateSpeech(const TranscribeSpeech &job);
Expected<MemoryEstimate> estimateFineTune(const FineTune &job);
Expected<MemoryEstimate> estimateImages(const GenerateImages &job);
Expected<MemoryEstimate> estimateStated(const StateMemory &job);

} // namespace cabe
