// Image pipelines, one line a network: SPEC 2.4. And a notebook's own figure: SPEC 2.6.
#include "core/memory/parts.h"

namespace cabe {

Expected<MemoryEstimate> estimateImages(const GenerateImages &job)
{
    const ModelSpec &model = *job.model;
    const ImageShape &shape = *model.image();
    if (shape.networks.empty())
        return Unexpected(Error{error::FigureMissing{Figure::Networks, model.name}});
    LineBuilder lines(shape.networks.size() + 2);
    for (const Network &network : shape.networks)
        lines.add(LineKind::NetworkWeights, weightBytes(network.parameters, job.precision),
                  formula::Weights{network.parameters, job.precision}, &network);
    lines.addMarginAndRuntime();
    return std::move(lines).finish();
}

Expected<MemoryEstimate> estimateStated(const StateMemory &job)
{
    LineBuilder lines(1);
    lines.add(LineKind::Stated, Wide(job.memory), formula::Stated{job.gib});
    return std::move(lines).finish();
}

} // namespace cabe
