#include "core/match/room.h"

#include "core/base/largest.h"
#include "core/match/demand.h"

#include <algorithm>

namespace cabe {
namespace {

/// Whether it fits; a sum that is too large to count does not.
std::optional<Fit> fitOf(const Workload &workload, Bytes memory, int gpus)
{
    const auto demand = demandOf(workload, true, gpus);
    if (!demand)
        return std::nullopt;
    const Fit fit = demand->fit(memory, gpus);
    return fit.verdict == Fit::Verdict::Fits ? std::optional(fit) : std::nullopt;
}

bool keepsCache(const Workload &workload)
{
    return workload.model() && workload.model()->kind != ModelKind::Embedding && workload.requests().has_value();
}

bool isTooLarge(const Error &error)
{
    return std::holds_alternative<error::TooLargeToCalculate>(error.fact);
}

} // namespace

Expected<Room> roomLeft(const Workload &workload, Bytes memoryPerGpu, int gpus)
{
    if (const auto demand = demandOf(workload); !demand && !isTooLarge(demand.error()))
        return Unexpected(demand.error());
    Room room;
    if (const auto fit = fitOf(workload, memoryPerGpu, gpus)) {
        room.fits = true;
        room.gpusUsed = fit->gpus;
    }
    if (!keepsCache(workload))
        return room;
    if (workload.context())
        room.maxContext = largestThat(workload.model()->transformer()->maxContext.value_or(1), [&](std::int64_t context) {
            return fitOf(workload.withContext(context), memoryPerGpu, gpus).has_value();
        });
    room.maxRequests = largestThat(kMaxRequests, [&](std::int64_t requests) {
        return fitOf(workload.withRequests(requests), memoryPerGpu, gpus).has_value();
    });
    return room;
}

RoomOfAll roomForAll(Task task, const ModelCatalogue &catalogue, const std::vector<Precision> &precisions, std::int64_t context,
                     std::int64_t requests, Bytes memoryPerGpu, int gpus)
{
    RoomOfAll all;
    for (const ModelSpec &model : catalogue.models()) {
        if (!isOffered(task, model.kind))
            continue;
        WorkloadRequest request;
        request.task = task;
        request.model = model.id;
        request.requests = requests;
        request.context = context;
        if (model.transformer() && model.transformer()->maxContext)
            request.context = std::min(context, *model.transformer()->maxContext);
        for (const Precision precision : precisions) {
            request.precision = precision;
            const auto workload = checkWorkload(request, catalogue);
            const auto room = workload ? roomLeft(*workload, memoryPerGpu, gpus) : Expected<Room>(Unexpected(workload.error().front()));
            if (!room) {
                all.leftOut.push_back(room.error());
                break;
            }
            all.rows.push_back({&model, precision, *room});
        }
    }
    return all;
}

} // namespace cabe
