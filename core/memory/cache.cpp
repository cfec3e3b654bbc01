#include "core/memory/cache.h"

#include "core/base/overloaded.h"

#include <algorithm>

namespace cabe {
namespace {

constexpr std::int64_t kElementBytes = 2; // keys and values in 16 bits

Wide keysAndValues(std::int64_t layers, std::int64_t kvHeads, std::int64_t headDim, std::int64_t tokens)
{
    return Wide(2) * Wide(layers) * Wide(kvHeads) * Wide(headDim) * Wide(kElementBytes) * Wide(tokens);
}

} // namespace

Expected<std::vector<CacheGroup>> cacheGroups(const ModelSpec &model)
{
    const TransformerShape &shape = *model.transformer();
    std::vector<CacheGroup> groups;
    groups.reserve(shape.attention.size());
    std::optional<Figure> missing;
    const auto own = [&missing](const std::optional<std::int64_t> &group, const std::optional<std::int64_t> &whole, Figure figure) {
        if (!group && !whole && !missing)
            missing = figure;
        return group.value_or(whole.value_or(0));
    };
    for (const AttentionGroup &group : shape.attention)
        groups.push_back(std::visit(
            Overloaded{
                [&](const FullAttention &g) -> CacheGroup {
                    return FullCache{g.layers, own(g.kvHeads, shape.kvHeads, Figure::KvHeads),
                                     own(g.headDim, shape.headDim, Figure::HeadDim)};
                },
                [&](const SlidingAttention &g) -> CacheGroup {
                    return SlidingCache{g.layers, own(g.kvHeads, shape.kvHeads, Figure::KvHeads),
                                        own(g.headDim, shape.headDim, Figure::HeadDim), g.window};
                },
                [](const LatentAttention &g) -> CacheGroup {
                    return LatentCache{g.layers, g.kvLoraRank, g.qkRopeHeadDim};
                },
                [](const StateLayers &g) -> CacheGroup { return StateCache{g.layers, g.stateBytes}; },
            },
            group));
    if (missing)
        return Unexpected(Error{error::FigureMissing{*missing, model.name}});
    return groups;
}

Wide bytesPerRequest(const CacheGroup &group, std::int64_t context, bool windowsTrimmed)
{
    return std::visit(Overloaded{
                          [&](const FullCache &g) { return keysAndValues(g.layers, g.kvHeads, g.headDim, context); },
                          [&](const SlidingCache &g) {
                              const std::int64_t tokens = windowsTrimmed ? std::min(context, g.window) : context;
                              return keysAndValues(g.layers, g.kvHeads, g.headDim, tokens);
                          },
                          [&](const LatentCache &g) {
                              return Wide(g.layers) * (Wide(g.kvLoraRank) + Wide(g.qkRopeHeadDim)) * Wide(kElementBytes) *
                                     Wide(context);
                          },
                          [](const StateCache &g) { return Wide(g.layers) * Wide(g.stateBytes); },
                      },
                      group);
}

} // namespace cabe
