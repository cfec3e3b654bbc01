// What is published of a model: the shape that its memory is worked out from. A figure that is not
// published is absent, never 0. Names are those of Hugging Face configs.
#pragma once

#include "core/base/bytes.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cabe {

enum class ModelKind { Language, Embedding, Speech, Image };

/// Every token of the context keeps its keys and values. Absent heads and dimension are the model's.
struct FullAttention {
    std::int64_t layers = 0;
    std::optional<std::int64_t> kvHeads;
    std::optional<std::int64_t> headDim;
};
/// Only the last `window` tokens do.
struct SlidingAttention {
    std::int64_t layers = 0;
    std::int64_t window = 0;
    std::optional<std::int64_t> kvHeads;
    std::optional<std::int64_t> headDim;
};
/// Multi-head latent attention: one compressed latent and one rotary key a token (DeepSeek-V2 paper).
struct LatentAttention {
    std::int64_t layers = 0;
    std::int64_t kvLoraRank = 0;
    std::int64_t qkRopeHeadDim = 0;
    std::int64_t qkNopeHeadDim = 0;
    std::int64_t vHeadDim = 0;
    std::optional<std::int64_t> qLoraRank;
};
/// Linear attention or a state-space model: a fixed state a request, whatever the context.
struct StateLayers {
    std::int64_t layers = 0;
    Bytes stateBytes; ///< of one layer, for one request
};
using AttentionGroup = std::variant<FullAttention, SlidingAttention, LatentAttention, StateLayers>;

/// Language and embedding models.
struct TransformerShape {
    std::optional<std::int64_t> layers;
    std::optional<std::int64_t> attentionHeads;
    std::optional<std::int64_t> kvHeads;
    std::optional<std::int64_t> headDim;
    std::optional<std::int64_t> hiddenSize;
    std::optional<std::int64_t> vocabSize;
    std::optional<std::int64_t> maxContext;
    std::vector<AttentionGroup> attention; ///< empty for an encoder
};
/// Whisper: an encoder and a decoder that keeps keys and values of text and audio positions.
struct SpeechShape {
    std::optional<std::int64_t> decoderLayers;
    std::optional<std::int64_t> attentionHeads;
    std::optional<std::int64_t> headDim;
    std::optional<std::int64_t> textPositions;
    std::optional<std::int64_t> audioPositions;
};
struct Network {
    std::string name; ///< as in the pipeline: unet, text_encoder_2, vae ...
    std::string role;
    std::int64_t parameters = 0;
};
struct PixelSize {
    std::int64_t width = 0;
    std::int64_t height = 0;
};
struct ImageShape {
    std::optional<PixelSize> nativeResolution;
    std::vector<Network> networks; ///< in the catalogue's order
};

struct ModelSpec {
    std::string id;
    std::string name;
    std::string publisher;
    std::string family;
    std::string licence;
    std::string licenceNote;
    std::string sourceUrl; ///< where its figures are published
    ModelKind kind = ModelKind::Language;
    bool vision = false;
    std::optional<std::int64_t> parameters; ///< all of the published checkpoint, every expert included
    std::optional<std::int64_t> activeParameters;
    std::optional<Bytes> weightsBytes; ///< of an imported checkpoint's own file
    std::variant<TransformerShape, SpeechShape, ImageShape> shape;
    std::string record; ///< the catalogue's own record of it, JSON on one line

    const TransformerShape *transformer() const { return std::get_if<TransformerShape>(&shape); }
    const SpeechShape *speech() const { return std::get_if<SpeechShape>(&shape); }
    const ImageShape *image() const { return std::get_if<ImageShape>(&shape); }
};

/// The models on offer, in the catalogue's order; ids are unique.
class ModelCatalogue {
public:
    ModelCatalogue() = default;
    explicit ModelCatalogue(std::vector<ModelSpec> models) : m_models(std::move(models)) {}

    const std::vector<ModelSpec> &models() const { return m_models; }
    const ModelSpec *find(std::string_view id) const;
    /// Takes another file's models in: those of a known id replace it in place, the rest follow.
    void merge(ModelCatalogue other);

private:
    std::vector<ModelSpec> m_models;
};

} // namespace cabe
