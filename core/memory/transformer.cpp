// Language and embedding models: SPEC 2.1.
#include "core/memory/cache.h"
#include "core/memory/parts.h"

namespace cabe {

Expected<MemoryEstimate> estimateServing(const ServeModel &job)
{
    const ModelSpec &model = *job.model;
    const auto parameters = figure(model.parameters, Figure::Parameters, model);
    if (!parameters)
        return Unexpected(parameters.error());
    LineBuilder lines(4);
    lines.add(LineKind::Weights, modelWeightBytes(model, *parameters, job.precision),
              weightFormula(model, *parameters, job.precision));
    if (model.kind == ModelKind::Language) {
        auto groups = cacheGroups(model);
        if (!groups)
            return Unexpected(groups.error());
        if (groups->empty())
            return Unexpected(Error{error::FigureMissing{Figure::Attention, model.name}});
        Wide cache(0);
        for (const CacheGroup &group : *groups)
            cache += bytesPerRequest(group, job.context);
        lines.add(LineKind::KvCache, cache * Wide(job.requests),
                  formula::KvCache{std::move(*groups), job.context, job.requests});
    }
    lines.addMarginAndRuntime();
    return std::move(lines).finish();
}

} // namespace cabe
