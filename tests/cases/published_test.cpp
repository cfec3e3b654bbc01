// Figures that others printed: trainable parameters of PEFT, KV caches of llama.cpp, vLLM and others.
#include "core/io/read_catalogue.h"
#include "core/memory/cache.h"
#include "core/memory/memory_estimate.h"
#include "tests/support/plain_files.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>

using namespace cabe;
using Json = nlohmann::json;

namespace {

int failures = 0;

void check(bool right, const std::string &what, double wanted, double got)
{
    if (right)
        return;
    ++failures;
    std::printf("%s: published %.2f, computed %.2f\n", what.c_str(), wanted, got);
}

void checkLora(const ModelCatalogue &models, const Json &list)
{
    for (const Json &entry : list) {
        const ModelSpec *model = models.find(entry.at("model").get<std::string>());
        const auto count = trainableParameters(*model);
        const auto wanted = entry.at("trainable_parameters").get<std::int64_t>();
        check(count && *count == wanted, model->id, double(wanted), double(count ? *count : -1));
    }
}

/// Bytes of the groups that a published component speaks of, for so many tokens.
std::int64_t componentBytes(const ModelSpec &model, const std::string &component, std::int64_t tokens)
{
    const auto groups = cacheGroups(model);
    Wide sum(0);
    for (const CacheGroup &group : *groups) {
        const bool sliding = std::holds_alternative<SlidingCache>(group);
        const bool state = std::holds_alternative<StateCache>(group);
        // A published window cache is padded beyond the window, so it is counted as tokens held.
        if (component == "growing" && !sliding && !state)
            sum += bytesPerRequest(group, tokens);
        else if (component == "window" && sliding)
            sum += bytesPerRequest(group, tokens, false);
        else if (component == "all-layers" && !state)
            sum += bytesPerRequest(group, tokens, false);
        else if (component.starts_with("state") && state)
            sum += bytesPerRequest(group, tokens);
    }
    return sum.toInt64().value_or(-1);
}

/// DeepSeek's cache before its latent was used: full keys and values of every head.
std::int64_t expandedBytes(const ModelSpec &model, std::int64_t tokens)
{
    const TransformerShape &shape = *model.transformer();
    const auto &mla = std::get<LatentAttention>(shape.attention.at(0));
    return mla.layers * *shape.attentionHeads * (mla.qkNopeHeadDim + mla.qkRopeHeadDim + mla.vHeadDim) * 2 * tokens;
}

void checkCache(const ModelCatalogue &models, const Json &list)
{
    for (const Json &entry : list) {
        const ModelSpec *model = models.find(entry.at("model_id").get<std::string>());
        const std::string component = entry.at("component");
        // A state has no tokens: its figure is the whole.
        const std::int64_t tokens = entry.at("tokens").is_null() ? 1 : entry.at("tokens").get<std::int64_t>();
        const std::string what = model->id + " " + component;
        std::int64_t bytes = component == "mla-expanded" ? expandedBytes(*model, tokens) : componentBytes(*model, component, tokens);
        const std::int64_t perToken = entry.at("bytes_per_token").get<std::int64_t>();
        check(bytes == perToken * tokens, what + " per token", double(perToken * tokens), double(bytes));
        if (entry.at("cache_type") == "q8_0")
            bytes = bytes / 2 * 34 / 32;
        const double mib = double(bytes) / 1048576.0;
        const double observed = entry.at("observed_mib").get<double>();
        check(std::abs(mib - observed) < 0.006, what + " MiB", observed, mib);
    }
}

} // namespace

int main()
{
    if (!test::exists(CABE_SHARED_DIR "/cases/published.json")) {
        std::printf("skipped: no published figures at " CABE_SHARED_DIR "/cases\n");
        return 77;
    }
    const auto models = readModels(test::readAll(CABE_SOURCE_DIR "/resources/models.json"), "models.json");
    const Json published = Json::parse(test::readAll(CABE_SHARED_DIR "/cases/published.json"));
    checkLora(*models, published.at("lora"));
    checkCache(*models, published.at("kv"));
    std::printf("%zu figures, %d differ\n", published.at("lora").size() + published.at("kv").size(), failures);
    return failures == 0 ? 0 : 1;
}
