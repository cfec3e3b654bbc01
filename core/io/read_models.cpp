#include "core/io/read_catalogue.h"

#include "core/io/json_reader.h"
#include "core/io/limits.h"

#include <array>
#include <unordered_set>
#include <utility>

namespace cabe {
namespace {

constexpr std::int64_t kMostOfAFigure = std::int64_t{1} << 32;
constexpr std::int64_t kMostBytes = std::int64_t{1} << 62; // of parameters too

template <class Enum, std::size_t N>
using Words = std::array<std::pair<std::string_view, Enum>, N>;

constexpr Words<ModelKind, 4> kKinds{{{"language", ModelKind::Language},
                                      {"embedding", ModelKind::Embedding},
                                      {"image", ModelKind::Image},
                                      {"speech", ModelKind::Speech}}};

enum class GroupKind { Full, Sliding, Latent, State };
constexpr Words<GroupKind, 4> kGroupKinds{
    {{"full", GroupKind::Full}, {"sliding", GroupKind::Sliding}, {"mla", GroupKind::Latent}, {"state", GroupKind::State}}};

/// One of the words, or nothing and a fault.
template <class Enum, std::size_t N>
std::optional<Enum> requiredWord(const JsonNode &node, const Words<Enum, N> &words)
{
    const std::size_t before = node.faultCount();
    const std::string given = node.requiredText();
    if (node.faultCount() > before)
        return std::nullopt;
    std::vector<std::string> allowed;
    for (const auto &[word, value] : words) {
        if (word == given)
            return value;
        allowed.emplace_back(word);
    }
    node.fail(error::WrongValue{given, std::move(allowed)});
    return std::nullopt;
}

std::optional<std::int64_t> figure(const JsonNode &object, std::string_view name)
{
    return object.member(name).whole(1, kMostOfAFigure);
}

std::int64_t requiredFigure(const JsonNode &object, std::string_view name)
{
    return object.member(name).requiredWhole(1, kMostOfAFigure);
}

std::string text(const JsonNode &object, std::string_view name)
{
    return object.member(name).text().value_or("");
}

std::optional<AttentionGroup> readGroup(const JsonNode &node)
{
    if (!node.isRequiredObject())
        return std::nullopt;
    const auto kind = requiredWord(node.member("kind"), kGroupKinds);
    if (!kind)
        return std::nullopt;
    const std::int64_t layers = requiredFigure(node, "layers");
    switch (*kind) {
    case GroupKind::Full: return FullAttention{layers, figure(node, "kv_heads"), figure(node, "head_dim")};
    case GroupKind::Sliding:
        return SlidingAttention{layers, requiredFigure(node, "window"), figure(node, "kv_heads"), figure(node, "head_dim")};
    case GroupKind::Latent:
        return LatentAttention{layers,
                               requiredFigure(node, "kv_lora_rank"),
                               requiredFigure(node, "qk_rope_head_dim"),
                               requiredFigure(node, "qk_nope_head_dim"),
                               requiredFigure(node, "v_head_dim"),
                               figure(node, "q_lora_rank")};
    case GroupKind::State: return StateLayers{layers, Bytes{node.member("state_bytes").requiredWhole(1, kMostBytes)}};
    }
    return std::nullopt;
}

TransformerShape readTransformer(const JsonNode &model)
{
    TransformerShape shape;
    shape.layers = figure(model, "layers");
    shape.attentionHeads = figure(model, "attention_heads");
    shape.kvHeads = figure(model, "kv_heads");
    shape.headDim = figure(model, "head_dim");
    shape.hiddenSize = figure(model, "hidden_size");
    shape.vocabSize = figure(model, "vocab_size");
    shape.maxContext = figure(model, "max_context");
    for (const JsonNode &node : model.member("attention").items())
        if (const auto group = readGroup(node))
            shape.attention.push_back(*group);
    return shape;
}

SpeechShape readSpeech(const JsonNode &model)
{
    SpeechShape shape;
    shape.decoderLayers = figure(model, "decoder_layers");
    shape.attentionHeads = figure(model, "attention_heads");
    shape.headDim = figure(model, "head_dim");
    shape.textPositions = figure(model, "text_positions");
    shape.audioPositions = figure(model, "audio_positions");
    return shape;
}

std::optional<PixelSize> readPixels(const JsonNode &node)
{
    const auto sides = node.items();
    if (sides.size() == 2)
        return PixelSize{sides[0].requiredWhole(1, kMostOfAFigure), sides[1].requiredWhole(1, kMostOfAFigure)};
    if (!node.isAbsent() && std::holds_alternative<JsonValue::Array>(node.value()->content))
        node.fail(error::WrongValue{std::to_string(sides.size()), {"2"}});
    return std::nullopt;
}

ImageShape readImage(const JsonNode &model)
{
    ImageShape shape;
    shape.nativeResolution = readPixels(model.member("native_resolution"));
    std::unordered_set<std::string> names;
    for (const JsonNode &node : model.member("networks").items()) {
        if (!node.isRequiredObject())
            continue;
        Network network{node.member("name").requiredText(), text(node, "role"), node.member("parameters").requiredWhole(1, kMostBytes)};
        if (!names.insert(network.name).second)
            node.member("name").fail(error::DuplicateId{network.name});
        shape.networks.push_back(std::move(network));
    }
    return shape;
}

decltype(ModelSpec::shape) readShape(const JsonNode &model, ModelKind kind)
{
    switch (kind) {
    case ModelKind::Speech: return readSpeech(model);
    case ModelKind::Image: return readImage(model);
    case ModelKind::Language:
    case ModelKind::Embedding: break;
    }
    return readTransformer(model);
}

ModelSpec readModel(const JsonNode &node)
{
    ModelSpec model;
    if (!node.isRequiredObject())
        return model;
    model.id = node.member("id").requiredText();
    model.name = node.member("name").requiredText();
    model.publisher = text(node, "publisher");
    model.family = text(node, "family");
    model.licence = text(node, "licence");
    model.licenceNote = text(node, "licence_note");
    model.sourceUrl = text(node, "source_url");
    model.vision = node.member("vision").truth().value_or(false);
    model.parameters = node.member("parameters").whole(1, kMostBytes);
    model.activeParameters = node.member("active_parameters").whole(1, kMostBytes);
    if (const auto bytes = node.member("weights_bytes").whole(1, kMostBytes))
        model.weightsBytes = Bytes{*bytes};
    if (const auto kind = requiredWord(node.member("kind"), kKinds)) {
        model.kind = *kind;
        model.shape = readShape(node, *kind);
    }
    appendJson(model.record, *node.value());
    return model;
}

} // namespace

Expected<ModelCatalogue> readModels(std::string_view json, const std::string &file)
{
    JsonDocument document = openDocument(json, file, kCatalogueMebibytes, "cabe-models", 1);
    std::vector<ModelSpec> models;
    std::unordered_set<std::string> ids;
    if (document.faults.empty()) {
        for (const JsonNode &node : JsonNode(document).member("models").requiredItems()) {
            models.push_back(readModel(node));
            if (document.faults.empty() && !ids.insert(models.back().id).second)
                node.member("id").fail(error::DuplicateId{models.back().id});
            if (!document.faults.empty())
                break;
        }
    }
    if (!document.faults.empty())
        return Unexpected(std::move(document.faults.front()));
    return ModelCatalogue(std::move(models));
}

std::string writeModels(const std::vector<const ModelSpec *> &models)
{
    std::string json = "{\"format\": \"cabe-models\", \"version\": 1, \"models\": [";
    std::string_view separator = "\n";
    for (const ModelSpec *model : models) {
        json += separator;
        json += model->record;
        separator = ",\n";
    }
    json += "\n]}\n";
    return json;
}

} // namespace cabe
