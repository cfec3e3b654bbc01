#include "core/match/demand.h"

#include "core/base/overloaded.h"
#include "core/base/wide.h"
#include "core/memory/cache.h"
#include "core/memory/memory_estimate.h"
#include "core/memory/parts.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace cabe {
namespace {

constexpr std::int64_t kVocabularyStep = 64; // servers pad the vocabulary to a multiple of it

bool divides(std::int64_t a, std::int64_t b)
{
    return b % a == 0;
}

std::int64_t heldHeads(std::int64_t heads, int gpus)
{
    return heads / gpus + (heads % gpus != 0 ? 1 : 0);
}

/// The cache of one group and how it divides: by heads, evenly (heads 0), or not at all (heads absent).
struct CacheShare {
    Wide bytes;
    std::optional<std::int64_t> heads;
};

CacheShare shareOf(const CacheGroup &group, Wide bytes)
{
    return std::visit(Overloaded{
                          [&](const FullCache &g) { return CacheShare{bytes, g.kvHeads}; },
                          [&](const SlidingCache &g) { return CacheShare{bytes, g.kvHeads}; },
                          [&](const LatentCache &) { return CacheShare{bytes, std::nullopt}; },
                          [&](const StateCache &) { return CacheShare{bytes, 0}; },
                      },
                      group);
}

std::optional<std::int64_t> leastCommonMultiple(std::int64_t a, std::int64_t b)
{
    std::int64_t multiple = 0;
    return __builtin_mul_overflow(a / std::gcd(a, b), b, &multiple) ? std::nullopt : std::optional(multiple);
}

/// need(k) of SPEC section 3 as one exact fraction over a common denominator, rounded up once.
std::optional<Bytes> needOf(Wide weights, const std::vector<CacheShare> &caches, int gpus)
{
    std::int64_t common = gpus;
    for (const CacheShare &cache : caches) {
        const auto next = leastCommonMultiple(common, cache.heads.value_or(0) > 0 ? *cache.heads : 1);
        if (!next)
            return std::nullopt;
        common = *next;
    }
    Wide parts = weights * Wide(common / gpus);
    for (const CacheShare &cache : caches) {
        if (!cache.heads)
            parts += cache.bytes * Wide(common);
        else if (*cache.heads == 0)
            parts += cache.bytes * Wide(common / gpus);
        else
            parts += cache.bytes * Wide(heldHeads(*cache.heads, gpus)) * Wide(common / *cache.heads);
    }
    return (ceilDiv(parts * Wide(100 + kMarginPercent), Wide(100) * Wide(common)) + Wide(kGib)).toBytes();
}

/// The cache that one of k GPUs holds, each group rounded up.
Wide cacheOfGpu(const std::vector<CacheGroup> &groups, const ServeModel &job, int gpus)
{
    Wide bytes(0);
    for (const CacheGroup &group : groups) {
        const CacheShare cache = shareOf(group, bytesPerRequest(group, job.context) * Wide(job.requests));
        if (!cache.heads)
            bytes += cache.bytes;
        else if (*cache.heads == 0)
            bytes += ceilDiv(cache.bytes, Wide(gpus));
        else
            bytes += ceilDiv(cache.bytes * Wide(heldHeads(*cache.heads, gpus)), Wide(*cache.heads));
    }
    return bytes;
}

Expected<Demand> demandOfSplit(const ServeModel &job, bool windowsTrimmed, int mostGpus)
{
    const ModelSpec &model = *job.model;
    const TransformerShape &shape = *model.transformer();
    const auto parameters = figure(model.parameters, Figure::Parameters, model);
    const auto heads = figure(shape.attentionHeads, Figure::AttentionHeads, model);
    const auto vocabulary = figure(shape.vocabSize, Figure::VocabSize, model);
    for (const auto *each : {&parameters, &heads, &vocabulary})
        if (!*each)
            return Unexpected(each->error());
    const auto groups = cacheGroups(model);
    if (!groups)
        return Unexpected(groups.error());

    const Wide weights = modelWeightBytes(model, *parameters, job.precision);
    std::vector<CacheShare> caches;
    caches.reserve(groups->size());
    for (const CacheGroup &group : *groups)
        caches.push_back(shareOf(group, bytesPerRequest(group, job.context, windowsTrimmed) * Wide(job.requests)));

    Demand demand;
    demand.mostGpus = mostGpus;
    for (int k = 1; k <= demand.mostGpus; ++k) {
        const auto need = needOf(weights, caches, k);
        if (!need)
            return Unexpected(Error{error::TooLargeToCalculate{}});
        const auto i = static_cast<std::size_t>(k);
        demand.need[i] = *need;
        demand.headsDivide[i] = divides(k, *heads);
        demand.accepted[i] = demand.headsDivide[i] && vocabularyDivides(*vocabulary, k) && !unevenKvHeads(*groups, k);
    }
    demand.accepted[1] = true; // nothing is split over one GPU
    return demand;
}

} // namespace

std::optional<std::int64_t> unevenKvHeads(const std::vector<CacheGroup> &groups, int gpus)
{
    const auto none = std::optional<std::int64_t>();
    for (const CacheGroup &group : groups) {
        const auto heads = std::visit(Overloaded{[](const FullCache &g) { return std::optional(g.kvHeads); },
                                                 [](const SlidingCache &g) { return std::optional(g.kvHeads); },
                                                 [&](const LatentCache &) { return none; },
                                                 [&](const StateCache &) { return none; }},
                                      group);
        if (heads && !divides(gpus, *heads) && !divides(*heads, gpus))
            return heads;
    }
    return std::nullopt;
}

bool vocabularyDivides(std::int64_t vocabulary, int gpus)
{
    const std::int64_t padded = (vocabulary + kVocabularyStep - 1) / kVocabularyStep * kVocabularyStep;
    return divides(gpus, padded);
}

Fit Demand::fit(Bytes memoryPerGpu, int gpus) const
{
    const auto most = static_cast<std::size_t>(std::min(gpus, mostGpus));
    std::uint8_t splits = 0;
    std::uint8_t undivided = 0;
    std::uint8_t closest = 1;
    for (std::size_t k = 1; k <= most; ++k) {
        if (headsDivide[k])
            closest = static_cast<std::uint8_t>(k);
        if (need[k] > memoryPerGpu)
            continue;
        if (accepted[k])
            return {Fit::Verdict::Fits, static_cast<std::uint8_t>(k)};
        std::uint8_t &first = headsDivide[k] ? splits : undivided;
        if (first == 0)
            first = static_cast<std::uint8_t>(k);
    }
    if (splits != 0)
        return {Fit::Verdict::Fits, splits};
    if (undivided != 0)
        return {Fit::Verdict::HeadsNotDivisible, undivided};
    return {Fit::Verdict::TooSmall, closest};
}

Expected<std::vector<MemoryShare>> shareOfGpu(const Workload &workload, int gpus)
{
    const auto estimate = estimateMemory(workload);
    if (!estimate)
        return Unexpected(estimate.error());
    std::vector<MemoryShare> shares;
    for (const MemoryLine &line : estimate->lines)
        shares.push_back({line, line.bytes});
    const auto *serve = std::get_if<ServeModel>(&workload.job);
    if (gpus == 1 || !serve)
        return shares;

    const auto demand = demandOf(workload, true, gpus);
    const auto groups = cacheGroups(*serve->model);
    if (!demand)
        return Unexpected(demand.error());
    if (!groups)
        return Unexpected(groups.error());
    std::int64_t marginBytes = demand->need[static_cast<std::size_t>(gpus)].count;
    MemoryShare *margin = nullptr;
    for (MemoryShare &share : shares) {
        if (share.line.kind == LineKind::Weights)
            share.bytes = ceilDiv(Wide(share.bytes.count), Wide(gpus)).toBytes().value_or(Bytes{});
        else if (share.line.kind == LineKind::KvCache)
            share.bytes = cacheOfGpu(*groups, *serve, gpus).toBytes().value_or(Bytes{});
        if (share.line.kind == LineKind::Margin)
            margin = &share;
        else
            marginBytes -= share.bytes.count;
    }
    if (margin)
        margin->bytes = Bytes{std::max<std::int64_t>(marginBytes, 0)};
    return shares;
}

Expected<Demand> demandOf(const Workload &workload, bool windowsTrimmed, int mostGpus)
{
    const auto *serve = std::get_if<ServeModel>(&workload.job);
    if (serve && serve->model->kind == ModelKind::Language)
        return demandOfSplit(*serve, windowsTrimmed, mostGpus);
    const auto estimate = estimateMemory(workload);
    if (!estimate)
        return Unexpected(estimate.error());
    Demand demand;
    demand.need[1] = estimate->total;
    demand.headsDivide[1] = true;
    demand.accepted[1] = true;
    return demand;
}

} // namespace cabe
