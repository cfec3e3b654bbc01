// LoRA and QLoRA with gradient checkpointing: SPEC 2.3 (LoRA: Hu et al. 2021; QLoRA: Dettmers et al. 2023;
// 16 bytes a trainable parameter: ZeRO, Rajbhandari et al. 2019; activations: Korthikanti et al. 2022).
#include "core/base/overloaded.h"
#include "core/memory/parts.h"

namespace cabe {
namespace {

constexpr std::int64_t kRank = 16;
constexpr std::int64_t kBytesPerTrainable = 16;

/// Inputs + outputs of the attention projections of one layer of a group.
struct ProjectionSizes {
    const TransformerShape &shape;
    std::int64_t hidden;
    std::int64_t heads;

    Wide grouped(std::int64_t kvHeads, std::int64_t headDim) const
    {
        const Wide h(hidden);
        const Wide queries = Wide(heads) * Wide(headDim);
        const Wide keys = Wide(kvHeads) * Wide(headDim);
        return (h + queries) + (h + keys) + (h + keys) + (queries + h);
    }
    Wide latent(const LatentAttention &g) const
    {
        const Wide h(hidden);
        const Wide queries = Wide(heads) * (Wide(g.qkNopeHeadDim) + Wide(g.qkRopeHeadDim));
        const Wide q = g.qLoraRank ? (h + Wide(*g.qLoraRank)) + (Wide(*g.qLoraRank) + queries) : h + queries;
        const Wide kvA = h + Wide(g.kvLoraRank) + Wide(g.qkRopeHeadDim);
        const Wide kvB = Wide(g.kvLoraRank) + Wide(heads) * (Wide(g.qkNopeHeadDim) + Wide(g.vHeadDim));
        const Wide o = Wide(heads) * Wide(g.vHeadDim) + h;
        return q + kvA + kvB + o;
    }
};

Expected<Wide> trainable(const ModelSpec &model)
{
    const TransformerShape &shape = *model.transformer();
    const auto hidden = figure(shape.hiddenSize, Figure::HiddenSize, model);
    if (!hidden)
        return Unexpected(hidden.error());
    const auto heads = figure(shape.attentionHeads, Figure::AttentionHeads, model);
    if (!heads)
        return Unexpected(heads.error());
    if (shape.attention.empty())
        return Unexpected(Error{error::FigureMissing{Figure::Attention, model.name}});

    const ProjectionSizes sizes{shape, *hidden, *heads};
    std::optional<Figure> missing;
    const auto grouped = [&](const auto &g) {
        const auto kvHeads = g.kvHeads ? g.kvHeads : shape.kvHeads;
        const auto headDim = g.headDim ? g.headDim : shape.headDim;
        if (!kvHeads || !headDim)
            missing = kvHeads ? Figure::HeadDim : Figure::KvHeads;
        return Wide(g.layers) * sizes.grouped(kvHeads.value_or(0), headDim.value_or(0));
    };
    Wide sum(0);
    for (const AttentionGroup &group : shape.attention)
        sum += std::visit(Overloaded{
                              [&](const FullAttention &g) { return grouped(g); },
                              [&](const SlidingAttention &g) { return grouped(g); },
                              [&](const LatentAttention &g) { return Wide(g.layers) * sizes.latent(g); },
                              [](const StateLayers &) { return Wide(0); },
                          },
                          group);
    if (missing)
        return Unexpected(Error{error::FigureMissing{*missing, model.name}});
    return Wide(kRank) * sum;
}

Wide baseWeightBytes(std::int64_t parameters, Precision precision)
{
    // NormalFloat 4 with double quantisation: 4.127 bits a parameter.
    return precision == Precision::Bits4 ? ceilDiv(Wide(parameters) * Wide(4127), Wide(8000))
                                         : weightBytes(parameters, precision);
}

} // namespace

Expected<std::int64_t> trainableParameters(const ModelSpec &model)
{
    const auto count = trainable(model);
    if (!count)
        return Unexpected(count.error());
    const auto whole = count->toInt64();
    if (!whole)
        return Unexpected(Error{error::TooLargeToCalculate{}});
    return *whole;
}

Expected<MemoryEstimate> estimateFineTune(const FineTune &job)
{
    const ModelSpec &model = *job.model;
    const TransformerShape &shape = *model.transformer();
    const auto parameters = figure(model.parameters, Figure::Parameters, model);
    const auto trainables = trainableParameters(model);
    const auto hidden = figure(shape.hiddenSize, Figure::HiddenSize, model);
    const auto layers = figure(shape.layers, Figure::Layers, model);
    const auto vocabulary = figure(shape.vocabSize, Figure::VocabSize, model);
    for (const auto *each : {&parameters, &hidden, &layers, &vocabulary, &trainables})
        if (!*each)
            return Unexpected(each->error());

    LineBuilder lines(5);
    lines.add(LineKind::BaseWeights, baseWeightBytes(*parameters, job.precision),
              job.precision == Precision::Bits4 ? Formula(formula::NormalFloatWeights{*parameters})
                                                : Formula(formula::Weights{*parameters, job.precision}));
    lines.add(LineKind::Adapters, Wide(*trainables) * Wide(kBytesPerTrainable), formula::Adapters{*trainables});
    const Wide tokens = Wide(job.sequenceLength) * Wide(job.batchSize);
    const Wide kept = Wide(2) * tokens * Wide(*hidden) * Wide(*layers);
    const Wide recomputed = Wide(34) * tokens * Wide(*hidden);
    const Wide logits = Wide(10) * tokens * Wide(*vocabulary);
    lines.add(LineKind::Activations, kept + recomputed + logits,
              formula::Activations{job.sequenceLength, job.batchSize, *hidden, *layers, *vocabulary});
    lines.addMarginAndRuntime();
    return std::move(lines).finish();
}

} // namespace cabe
