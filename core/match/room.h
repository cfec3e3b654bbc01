// The inverse: how far a machine's memory goes (SPEC section 7). Availability, price and place don't matter.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/domain/model_spec.h"
#include "core/domain/workload.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cabe {

struct Room {
    bool fits = false; ///< at the context and requests asked
    int gpusUsed = 0;  ///< 0 where it does not fit
    /// Absent where the task asks for none or the model keeps nothing that grows with it; 0: nothing fits.
    std::optional<std::int64_t> maxContext;
    std::optional<std::int64_t> maxRequests;
};

/// Exact, by the same formulas, on any k of the machine's GPUs.
Expected<Room> roomLeft(const Workload &workload, Bytes memoryPerGpu, int gpus);

struct ModelRoom {
    const ModelSpec *model;
    Precision precision;
    Room room;
};
struct RoomOfAll {
    std::vector<ModelRoom> rows; ///< every model of the task at each precision, in the catalogue's order
    std::vector<Error> leftOut;  ///< models that lack a figure
};

/// Contexts larger than a model's maximum are clipped to it.
RoomOfAll roomForAll(Task task, const ModelCatalogue &catalogue, const std::vector<Precision> &precisions, std::int64_t context,
                     std::int64_t requests, Bytes memoryPerGpu, int gpus);

} // namespace cabe
