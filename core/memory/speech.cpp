// Whisper: SPEC 2.5. Greedy decoding: one cache a stream.
#include "core/memory/parts.h"

namespace cabe {

Expected<MemoryEstimate> estimateSpeech(const TranscribeSpeech &job)
{
    const ModelSpec &model = *job.model;
    const SpeechShape &shape = *model.speech();
    const auto parameters = figure(model.parameters, Figure::Parameters, model);
    const auto layers = figure(shape.decoderLayers, Figure::DecoderLayers, model);
    const auto heads = figure(shape.attentionHeads, Figure::AttentionHeads, model);
    const auto headDim = figure(shape.headDim, Figure::HeadDim, model);
    const auto text = figure(shape.textPositions, Figure::TextPositions, model);
    const auto audio = figure(shape.audioPositions, Figure::AudioPositions, model);
    for (const auto *each : {&parameters, &layers, &heads, &headDim, &text, &audio})
        if (!*each)
            return Unexpected(each->error());

    LineBuilder lines(4);
    lines.add(LineKind::Weights, modelWeightBytes(model, *parameters, job.precision),
              weightFormula(model, *parameters, job.precision));
    const Wide positions = Wide(*text) + Wide(*audio);
    lines.add(LineKind::KvCache,
              Wide(2) * Wide(*layers) * Wide(*heads) * Wide(*headDim) * Wide(2) * positions * Wide(job.streams),
              formula::SpeechCache{*layers, *heads, *headDim, *text, *audio, job.streams});
    lines.addMarginAndRuntime();
    return std::move(lines).finish();
}

} // namespace cabe
