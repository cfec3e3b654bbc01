// What is to be run: as a plan or a form states it (WorkloadRequest), and checked against the catalogue
// (Workload), so that everything after it needs no further check.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/domain/model_spec.h"
#include "core/base/terms.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cabe {

inline constexpr std::int64_t kMaxRequests = 1'000'000;
inline constexpr std::int64_t kDefaultContext = 4096;

/// As stated. An absent member was not given.
struct WorkloadRequest {
    Task task = Task::Run;
    std::optional<std::string> model;
    std::optional<Precision> precision;
    std::optional<std::int64_t> context;
    std::optional<std::int64_t> requests;
    std::optional<std::string> gpuMemoryGib; ///< a decimal, as written
};

/// Run a language or embedding model, or open a notebook with a language model.
struct ServeModel {
    const ModelSpec *model;
    Precision precision;
    std::int64_t context;
    std::int64_t requests;
};
struct TranscribeSpeech {
    const ModelSpec *model;
    Precision precision;
    std::int64_t streams;
};
/// LoRA at 16 and 8 bits, QLoRA at 4.
struct FineTune {
    const ModelSpec *model;
    Precision precision;
    std::int64_t sequenceLength;
    std::int64_t batchSize;
};
struct GenerateImages {
    const ModelSpec *model;
    Precision precision;
};
/// A notebook without a model: the memory is the user's own figure.
struct StateMemory {
    Bytes memory;
    std::string gib; ///< the decimal as stated
};

/// A checked workload. The models belong to the catalogue it was checked against, which must outlive it.
struct Workload {
    Task task;
    std::variant<ServeModel, TranscribeSpeech, FineTune, GenerateImages, StateMemory> job;

    const ModelSpec *model() const; ///< null for StateMemory
    std::optional<Precision> precision() const;
    std::optional<std::int64_t> context() const;
    std::optional<std::int64_t> requests() const;
    /// The same at another precision; StateMemory as it is.
    Workload at(Precision precision) const;
    Workload withContext(std::int64_t context) const;
    Workload withRequests(std::int64_t requests) const;
};

/// Which tasks offer a kind of model (SPEC section 1).
bool isOffered(Task task, ModelKind kind);

/// What a field is called for a task and a model: Sequence length, Batch size, Audio streams.
Field contextField(Task task);
Field requestsField(Task task, ModelKind kind);

/// Checks a request and gives every fault found, in the order of the fields; members that the task does
/// not ask for are not looked at.
Expected<Workload, std::vector<Error>> checkWorkload(const WorkloadRequest &request, const ModelCatalogue &catalogue);

} // namespace cabe
