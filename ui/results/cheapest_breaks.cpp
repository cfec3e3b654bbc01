#include "ui/results/cheapest_breaks.h"

#include "core/match/recommend.h"
#include "core/match/room.h"

namespace cabe::ui {
namespace {

constexpr std::size_t kMostBreaks = 16;

} // namespace

std::vector<std::int64_t> cheapestBreaks(const LiveAnswer &answer)
{
    std::vector<std::int64_t> breaks;
    const ModelSpec *model = answer.workload().model();
    const auto *shape = model ? model->transformer() : nullptr;
    if (!answer.workload().context() || !shape || !shape->maxContext)
        return breaks;
    const InventoryIndex &index = answer.index();
    for (std::int64_t context = 1; context <= *shape->maxContext && breaks.size() < kMostBreaks;) {
        const Workload workload = answer.workload().withContext(context);
        const auto recommendation = recommend(workload, answer.preferences(), answer.countries(), index);
        if (!recommendation || recommendation->recommended.isEmpty())
            return breaks; // nothing fits from here on: the last one's own end is among them
        const InventoryIndex::Offer &offer = index.offers()[recommendation->recommended.first(1).front().offer];
        const InventoryIndex::SizeClass &size = index.sizeClasses()[index.groups()[offer.group].sizeClass];
        const auto room = roomLeft(workload, size.memory.value_or(Bytes{}), size.gpus);
        if (!room || !room->maxContext || *room->maxContext < context || *room->maxContext >= *shape->maxContext)
            return breaks;
        breaks.push_back(*room->maxContext);
        context = *room->maxContext + 1;
    }
    return breaks;
}

} // namespace cabe::ui
