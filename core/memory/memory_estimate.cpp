#include "core/memory/memory_estimate.h"

#include "core/base/overloaded.h"
#include "core/memory/parts.h"

#include <algorithm>

namespace cabe {
namespace {

template <class Group>
bool hasGroup(const ModelSpec &model)
{
    return model.transformer() && std::ranges::any_of(model.transformer()->attention, [](const AttentionGroup &group) {
               return std::holds_alternative<Group>(group);
           });
}

void addServing(std::vector<Assumption> &list, const ServeModel &job)
{
    if (job.precision == Precision::Stored)
        list.push_back(Assumption::AsStored);
    if (job.model->activeParameters)
        list.push_back(Assumption::AllParameters);
    if (job.model->kind == ModelKind::Embedding) {
        list.push_back(Assumption::EncoderNoCache);
        return;
    }
    list.push_back(Assumption::Kv16Bit);
    if (hasGroup<SlidingAttention>(*job.model))
        list.push_back(Assumption::WindowsTrimmed);
    list.push_back(Assumption::EvenSplit);
}

void addFineTune(std::vector<Assumption> &list, const FineTune &job)
{
    if (job.model->activeParameters)
        list.push_back(Assumption::AllParameters);
    if (job.precision == Precision::Bits4)
        list.push_back(Assumption::NormalFloat);
    list.push_back(Assumption::Rank16);
    list.push_back(Assumption::Checkpointing);
}

} // namespace

std::string lineId(const MemoryLine &line)
{
    switch (line.kind) {
    case LineKind::Weights: return "weights";
    case LineKind::KvCache: return "kv_cache";
    case LineKind::BaseWeights: return "base_weights";
    case LineKind::Adapters: return "adapters";
    case LineKind::Activations: return "activations";
    case LineKind::NetworkWeights: return "weights:" + line.network->name;
    case LineKind::Margin: return "margin";
    case LineKind::Runtime: return "runtime";
    case LineKind::Stated: return "stated";
    }
    return {};
}

const MemoryLine *MemoryEstimate::find(LineKind kind) const
{
    const auto found = std::ranges::find(lines, kind, &MemoryLine::kind);
    return found == lines.end() ? nullptr : &*found;
}

Expected<MemoryEstimate> estimateMemory(const Workload &workload)
{
    return std::visit(Overloaded{
                          [](const ServeModel &job) { return estimateServing(job); },
                          [](const TranscribeSpeech &job) { return estimateSpeech(job); },
                          [](const FineTune &job) { return estimateFineTune(job); },
                          [](const GenerateImages &job) { return estimateImages(job); },
                          [](const StateMemory &job) { return estimateStated(job); },
                      },
                      workload.job);
}

std::vector<Assumption> assumptionsOf(const Workload &workload, bool monthlyPrices)
{
    std::vector<Assumption> list;
    std::visit(Overloaded{
                   [&](const ServeModel &job) { addServing(list, job); },
                   [&](const TranscribeSpeech &job) {
                       if (job.precision == Precision::Stored)
                           list.push_back(Assumption::AsStored);
                       list.insert(list.end(), {Assumption::Kv16Bit, Assumption::SpeechWindow, Assumption::GreedyDecoding});
                   },
                   [&](const FineTune &job) { addFineTune(list, job); },
                   [&](const GenerateImages &job) {
                       if (job.model->image()->nativeResolution)
                           list.push_back(Assumption::NativeResolution);
                   },
                   [&](const StateMemory &) { list.push_back(Assumption::Stated); },
               },
               workload.job);
    if (monthlyPrices)
        list.push_back(Assumption::Month730);
    return list;
}

std::string_view code(Assumption assumption)
{
    switch (assumption) {
    case Assumption::Kv16Bit: return "kv_16_bit";
    case Assumption::AllParameters: return "all_parameters";
    case Assumption::WindowsTrimmed: return "windows_trimmed";
    case Assumption::EvenSplit: return "even_split";
    case Assumption::EncoderNoCache: return "encoder_no_cache";
    case Assumption::Rank16: return "rank_16";
    case Assumption::Checkpointing: return "checkpointing";
    case Assumption::NormalFloat: return "nf4";
    case Assumption::NativeResolution: return "native_resolution";
    case Assumption::SpeechWindow: return "speech_window";
    case Assumption::GreedyDecoding: return "greedy_decoding";
    case Assumption::Stated: return "stated";
    case Assumption::AsStored: return "as_stored";
    case Assumption::Month730: return "month_730";
    }
    return {};
}

} // namespace cabe
