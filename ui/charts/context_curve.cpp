#include "ui/charts/context_curve.h"

#include "core/match/room.h"
#include "core/memory/memory_estimate.h"

#include <algorithm>
#include <array>
#include <map>

namespace cabe::ui {
namespace {

constexpr std::int64_t kIntervals = 64;
constexpr std::array kCurvePrecisions{Precision::Bits16, Precision::Bits8, Precision::Bits4};
constexpr std::int64_t kGibibyte = std::int64_t{1} << 30;
constexpr std::size_t kMostSteps = 12;

std::vector<std::int64_t> contextsUpTo(std::int64_t most)
{
    std::vector<std::int64_t> contexts;
    for (std::int64_t i = 0; i <= kIntervals; ++i)
        if (const std::int64_t context = std::max<std::int64_t>(1, most / kIntervals * i + most % kIntervals * i / kIntervals);
            contexts.empty() || context > contexts.back())
            contexts.push_back(context);
    return contexts;
}

/// What the maker calls it, else its memory in GiB.
std::int64_t gigabytesOf(const Machine &machine, Bytes memory, const CardCatalogue &cards)
{
    const auto card = cards.resolve(machine.gpuModel);
    if (card && card->card && card->card->nominalGb)
        return *card->card->nominalGb;
    return (memory.count + kGibibyte / 2) / kGibibyte;
}

std::vector<CardStep> stepsOf(const InventoryIndex &index)
{
    std::map<std::int64_t, CardStep> steps;
    std::map<std::pair<std::uint32_t, std::string_view>, std::int64_t> known; // by size and name: few
    for (std::size_t group = 0; group < index.groups().size(); ++group) {
        const InventoryIndex::Group &each = index.groups()[group];
        const auto memory = index.sizeClasses()[each.sizeClass].memory;
        if (!memory || index.offersOf(group).empty())
            continue;
        const Machine &machine = index.inventory().machines[index.offers()[index.offersOf(group).front()].machine];
        const auto [found, isNew] = known.try_emplace({each.sizeClass, machine.gpuModel}, 0);
        if (isNew)
            found->second = gigabytesOf(machine, *memory, index.cards());
        const auto [step, first] = steps.try_emplace(found->second, CardStep{found->second, *memory, 0, {}});
        step->second.memory = std::min(step->second.memory, *memory);
        step->second.machines += each.machines;
    }
    std::vector<CardStep> list;
    for (auto &[gigabytes, step] : steps)
        list.push_back(std::move(step));
    return list;
}

/// The steps that the lines cross or come near: those below the least total hold nothing, those far above hold all.
void keepTelling(std::vector<CardStep> &steps, const ContextCurve &curve)
{
    Bytes least = curve.most;
    for (const CurveLine &line : curve.lines)
        least = std::min(least, line.totals.front());
    std::erase_if(steps, [&](const CardStep &step) { return step.memory < least; });
    const auto above = std::ranges::find_if(steps, [&](const CardStep &step) { return step.memory >= curve.most; });
    if (above != steps.end())
        steps.erase(above + 1, steps.end());
    while (steps.size() > kMostSteps) { // those that fewest machines have
        const auto fewest = std::ranges::min_element(steps, {}, &CardStep::machines);
        steps.erase(fewest);
    }
}

} // namespace

std::optional<ContextCurve> contextCurve(const Workload &workload, const InventoryIndex &index)
{
    const ModelSpec *model = workload.model();
    const auto *shape = model ? model->transformer() : nullptr;
    const auto context = workload.context();
    if (!context || !shape || !shape->maxContext || model->kind == ModelKind::Embedding)
        return std::nullopt;
    ContextCurve curve;
    curve.context = *context;
    curve.contexts = contextsUpTo(*shape->maxContext);
    for (const Precision precision : kCurvePrecisions) {
        CurveLine line{precision, {}, workload.precision() == precision};
        for (const std::int64_t each : curve.contexts)
            if (const auto memory = estimateMemory(workload.at(precision).withContext(each)))
                line.totals.push_back(memory->total);
        if (line.totals.size() != curve.contexts.size())
            continue; // too large to calculate somewhere
        curve.most = std::max(curve.most, line.totals.back());
        curve.lines.push_back(std::move(line));
    }
    if (curve.lines.empty())
        return std::nullopt;
    curve.steps = stepsOf(index);
    keepTelling(curve.steps, curve);
    for (CardStep &step : curve.steps)
        for (const CurveLine &line : curve.lines) {
            const auto room = roomLeft(workload.at(line.precision), step.memory, 1);
            std::optional<std::int64_t> most = room && room->maxContext ? room->maxContext : std::optional<std::int64_t>(0);
            if (*most >= *shape->maxContext)
                most.reset();
            step.breaks.push_back({line.precision, most});
        }
    return curve;
}

} // namespace cabe::ui
