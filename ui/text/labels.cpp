#include "ui/text/labels.h"

#include "ui/text/outside.h"

namespace cabe::text {
namespace {

QString say(const Phrasebook &book, const char *source, std::initializer_list<QString> args = {})
{
    return book.say("labels", source, args);
}

/// Networks that share a role are told apart by the number at the end of their name.
QString numbered(const QString &label, const QString &name)
{
    const auto last = name.isEmpty() ? QChar() : name.back();
    return last.isDigit() ? label + u' ' + last : label;
}

QString networkLabel(const Phrasebook &book, const Network &network)
{
    const QString name = shown(network.name);
    const bool ofPrior = name.startsWith(u"prior_");
    if (network.role == "denoiser")
        return numbered(say(book, QT_TRANSLATE_NOOP("labels", "Denoiser")), name);
    if (network.role == "text_encoder")
        return ofPrior ? say(book, QT_TRANSLATE_NOOP("labels", "Text encoder of the prior"))
                       : numbered(say(book, QT_TRANSLATE_NOOP("labels", "Text encoder")), name);
    if (network.role == "autoencoder")
        return numbered(say(book, QT_TRANSLATE_NOOP("labels", "Autoencoder")), name);
    if (network.role == "prior")
        return say(book, QT_TRANSLATE_NOOP("labels", "Prior"));
    if (network.role == "prior_image_encoder")
        return say(book, QT_TRANSLATE_NOOP("labels", "Image encoder of the prior"));
    return name;
}

} // namespace

QString label(const Phrasebook &book, Task task)
{
    switch (task) {
    case Task::Run: return say(book, QT_TRANSLATE_NOOP("labels", "Run a model"));
    case Task::FineTune: return say(book, QT_TRANSLATE_NOOP("labels", "Fine-tune a model"));
    case Task::Images: return say(book, QT_TRANSLATE_NOOP("labels", "Generate images"));
    case Task::Notebook: return say(book, QT_TRANSLATE_NOOP("labels", "Open a notebook"));
    }
    return {};
}

QString label(const Phrasebook &book, Precision precision)
{
    switch (precision) {
    case Precision::Bits16: return book.numbers().unit(16, "bits");
    case Precision::Bits8: return book.numbers().unit(8, "bits");
    case Precision::Bits4: return book.numbers().unit(4, "bits");
    case Precision::Stored: return say(book, QT_TRANSLATE_NOOP("labels", "As stored"));
    }
    return {};
}

QString label(const Phrasebook &book, Tier tier)
{
    return label(book, tier == Tier::Secure ? TierChoice::Secure : TierChoice::Community);
}

QString label(const Phrasebook &book, TierChoice tier)
{
    switch (tier) {
    case TierChoice::Any: return say(book, QT_TRANSLATE_NOOP("labels", "Any"));
    case TierChoice::Secure: return say(book, QT_TRANSLATE_NOOP("labels", "Secure"));
    case TierChoice::Community: return say(book, QT_TRANSLATE_NOOP("labels", "Community"));
    }
    return {};
}

QString label(const Phrasebook &book, MemorySource source)
{
    switch (source) {
    case MemorySource::DataCenter: return say(book, QT_TRANSLATE_NOOP("labels", "data centre"));
    case MemorySource::Datasheet: return say(book, QT_TRANSLATE_NOOP("labels", "maker's datasheet"));
    case MemorySource::ProviderReport: return say(book, QT_TRANSLATE_NOOP("labels", "provider's report"));
    }
    return {};
}

QString label(const Phrasebook &book, Confidence confidence)
{
    switch (confidence) {
    case Confidence::High: return say(book, QT_TRANSLATE_NOOP("labels", "high"));
    case Confidence::Medium: return say(book, QT_TRANSLATE_NOOP("labels", "medium"));
    case Confidence::Low: return say(book, QT_TRANSLATE_NOOP("labels", "low"));
    }
    return {};
}

QString label(const Phrasebook &book, ConfidenceReason reason)
{
    switch (reason) {
    case ConfidenceReason::Quantised: return say(book, QT_TRANSLATE_NOOP("labels", "weights under 16 bits"));
    case ConfidenceReason::SeveralGpus: return say(book, QT_TRANSLATE_NOOP("labels", "split across several GPUs"));
    case ConfidenceReason::ProviderReport: return say(book, QT_TRANSLATE_NOOP("labels", "memory reported by the provider"));
    case ConfidenceReason::NarrowMargin: return say(book, QT_TRANSLATE_NOOP("labels", "narrow margin"));
    case ConfidenceReason::KvDependsOnServer:
        return say(book, QT_TRANSLATE_NOOP("labels", "cache size depends on the server"));
    }
    return {};
}

QString label(const Phrasebook &book, Place place)
{
    switch (place) {
    case Place::Unavailable: return say(book, QT_TRANSLATE_NOOP("labels", "Not available now"));
    case Place::NoPrice: return say(book, QT_TRANSLATE_NOOP("labels", "Without a usable price"));
    case Place::OutsideCountries: return say(book, QT_TRANSLATE_NOOP("labels", "Outside the chosen countries"));
    case Place::UnknownLocation: return say(book, QT_TRANSLATE_NOOP("labels", "Of unknown location"));
    case Place::NoGpuMemory: return say(book, QT_TRANSLATE_NOOP("labels", "Without a memory figure"));
    case Place::TooSmall: return say(book, QT_TRANSLATE_NOOP("labels", "With too little memory"));
    case Place::HeadsNotDivisible: return say(book, QT_TRANSLATE_NOOP("labels", "Heads do not divide"));
    case Place::Alternative: return say(book, QT_TRANSLATE_NOOP("labels", "Alternatives"));
    case Place::Recommended: return say(book, QT_TRANSLATE_NOOP("labels", "Machines that fit"));
    }
    return {};
}

QString label(const Phrasebook &book, Miss miss)
{
    switch (miss) {
    case Miss::OverMaxPrice: return say(book, QT_TRANSLATE_NOOP("labels", "Above your price"));
    case Miss::OtherTier: return say(book, QT_TRANSLATE_NOOP("labels", "Of another tier"));
    case Miss::Interruptible: return say(book, QT_TRANSLATE_NOOP("labels", "Interruptible"));
    }
    return {};
}

QString label(const Phrasebook &book, Field field)
{
    switch (field) {
    case Field::Task: return say(book, QT_TRANSLATE_NOOP("labels", "Task"));
    case Field::Model: return say(book, QT_TRANSLATE_NOOP("labels", "Model"));
    case Field::Precision: return say(book, QT_TRANSLATE_NOOP("labels", "Precision"));
    case Field::Context: return say(book, QT_TRANSLATE_NOOP("labels", "Context per request"));
    case Field::SequenceLength: return say(book, QT_TRANSLATE_NOOP("labels", "Sequence length"));
    case Field::Requests: return say(book, QT_TRANSLATE_NOOP("labels", "Requests at once"));
    case Field::BatchSize: return say(book, QT_TRANSLATE_NOOP("labels", "Batch size"));
    case Field::AudioStreams: return say(book, QT_TRANSLATE_NOOP("labels", "Audio streams"));
    case Field::GpuMemory: return say(book, QT_TRANSLATE_NOOP("labels", "GPU memory"));
    case Field::Server: return say(book, QT_TRANSLATE_NOOP("labels", "Server"));
    case Field::Budget: return say(book, QT_TRANSLATE_NOOP("labels", "Budget"));
    case Field::MaxPricePerHour: return say(book, QT_TRANSLATE_NOOP("labels", "Maximum price per hour"));
    case Field::Currency: return say(book, QT_TRANSLATE_NOOP("labels", "Currency"));
    case Field::Tier: return say(book, QT_TRANSLATE_NOOP("labels", "Tier"));
    case Field::Countries: return say(book, QT_TRANSLATE_NOOP("labels", "Countries"));
    case Field::Interruptible: return say(book, QT_TRANSLATE_NOOP("labels", "Interruptible machines"));
    case Field::Rate: return say(book, QT_TRANSLATE_NOOP("labels", "Exchange rate"));
    case Field::RateDate: return say(book, QT_TRANSLATE_NOOP("labels", "Date of the exchange rate"));
    case Field::Name: return say(book, QT_TRANSLATE_NOOP("labels", "Name"));
    case Field::AsOf: return say(book, QT_TRANSLATE_NOOP("labels", "Time of the answer"));
    case Field::Limit: return say(book, QT_TRANSLATE_NOOP("labels", "Number of rows"));
    case Field::Format: return say(book, QT_TRANSLATE_NOOP("labels", "Format"));
    case Field::Language: return say(book, QT_TRANSLATE_NOOP("labels", "Language"));
    }
    return {};
}

QString label(const Phrasebook &book, Figure figure)
{
    switch (figure) {
    case Figure::Parameters: return say(book, QT_TRANSLATE_NOOP("labels", "Parameters"));
    case Figure::Layers: return say(book, QT_TRANSLATE_NOOP("labels", "Layers"));
    case Figure::AttentionHeads: return say(book, QT_TRANSLATE_NOOP("labels", "Attention heads"));
    case Figure::KvHeads: return say(book, QT_TRANSLATE_NOOP("labels", "KV heads"));
    case Figure::HeadDim: return say(book, QT_TRANSLATE_NOOP("labels", "Head dimension"));
    case Figure::HiddenSize: return say(book, QT_TRANSLATE_NOOP("labels", "Hidden size"));
    case Figure::VocabSize: return say(book, QT_TRANSLATE_NOOP("labels", "Vocabulary"));
    case Figure::MaxContext: return say(book, QT_TRANSLATE_NOOP("labels", "Maximum context"));
    case Figure::Attention: return say(book, QT_TRANSLATE_NOOP("labels", "Attention"));
    case Figure::Networks: return say(book, QT_TRANSLATE_NOOP("labels", "Networks"));
    case Figure::DecoderLayers: return say(book, QT_TRANSLATE_NOOP("labels", "Decoder layers"));
    case Figure::TextPositions: return say(book, QT_TRANSLATE_NOOP("labels", "Text positions"));
    case Figure::AudioPositions: return say(book, QT_TRANSLATE_NOOP("labels", "Audio positions"));
    }
    return {};
}

QString label(const Phrasebook &book, ModelKind kind)
{
    switch (kind) {
    case ModelKind::Language: return say(book, QT_TRANSLATE_NOOP("labels", "Language model"));
    case ModelKind::Embedding: return say(book, QT_TRANSLATE_NOOP("labels", "Embedding model"));
    case ModelKind::Speech: return say(book, QT_TRANSLATE_NOOP("labels", "Speech model"));
    case ModelKind::Image: return say(book, QT_TRANSLATE_NOOP("labels", "Image model"));
    }
    return {};
}

QString phrase(const Phrasebook &book, Figure figure)
{
    switch (figure) {
    case Figure::Parameters: return say(book, QT_TRANSLATE_NOOP("labels", "the number of parameters"));
    case Figure::Layers: return say(book, QT_TRANSLATE_NOOP("labels", "the number of layers"));
    case Figure::AttentionHeads: return say(book, QT_TRANSLATE_NOOP("labels", "the number of attention heads"));
    case Figure::KvHeads: return say(book, QT_TRANSLATE_NOOP("labels", "the number of KV heads"));
    case Figure::HeadDim: return say(book, QT_TRANSLATE_NOOP("labels", "the head dimension"));
    case Figure::HiddenSize: return say(book, QT_TRANSLATE_NOOP("labels", "the hidden size"));
    case Figure::VocabSize: return say(book, QT_TRANSLATE_NOOP("labels", "the size of the vocabulary"));
    case Figure::MaxContext: return say(book, QT_TRANSLATE_NOOP("labels", "the maximum context"));
    case Figure::Attention: return say(book, QT_TRANSLATE_NOOP("labels", "the kind of attention"));
    case Figure::Networks: return say(book, QT_TRANSLATE_NOOP("labels", "the size of the networks"));
    case Figure::DecoderLayers: return say(book, QT_TRANSLATE_NOOP("labels", "the number of decoder layers"));
    case Figure::TextPositions: return say(book, QT_TRANSLATE_NOOP("labels", "the number of text positions"));
    case Figure::AudioPositions: return say(book, QT_TRANSLATE_NOOP("labels", "the number of audio positions"));
    }
    return {};
}

QString phrase(const Phrasebook &book, ValueType type)
{
    switch (type) {
    case ValueType::Object: return say(book, QT_TRANSLATE_NOOP("labels", "an object"));
    case ValueType::Array: return say(book, QT_TRANSLATE_NOOP("labels", "a list"));
    case ValueType::Text: return say(book, QT_TRANSLATE_NOOP("labels", "a text"));
    case ValueType::WholeNumber: return say(book, QT_TRANSLATE_NOOP("labels", "a whole number"));
    case ValueType::Number: return say(book, QT_TRANSLATE_NOOP("labels", "a number"));
    case ValueType::Decimal: return say(book, QT_TRANSLATE_NOOP("labels", "a decimal number"));
    case ValueType::TrueOrFalse: return say(book, QT_TRANSLATE_NOOP("labels", "true or false"));
    case ValueType::Null: return say(book, QT_TRANSLATE_NOOP("labels", "null"));
    case ValueType::Time: return say(book, QT_TRANSLATE_NOOP("labels", "a date and time (2026-11-30T08:00:00Z)"));
    case ValueType::Date: return say(book, QT_TRANSLATE_NOOP("labels", "a date (2026-11-30)"));
    }
    return {};
}

QString lineLabel(const Phrasebook &book, const MemoryLine &line)
{
    switch (line.kind) {
    case LineKind::Weights: return say(book, QT_TRANSLATE_NOOP("labels", "Model weights"));
    case LineKind::KvCache: return say(book, QT_TRANSLATE_NOOP("labels", "KV cache"));
    case LineKind::BaseWeights: return say(book, QT_TRANSLATE_NOOP("labels", "Base weights"));
    case LineKind::Adapters: return say(book, QT_TRANSLATE_NOOP("labels", "Adapters"));
    case LineKind::Activations: return say(book, QT_TRANSLATE_NOOP("labels", "Activations"));
    case LineKind::NetworkWeights: return networkLabel(book, *line.network);
    case LineKind::Margin: return say(book, QT_TRANSLATE_NOOP("labels", "Margin"));
    case LineKind::Runtime: return say(book, QT_TRANSLATE_NOOP("labels", "CUDA runtime"));
    case LineKind::Stated: return say(book, QT_TRANSLATE_NOOP("labels", "Stated by you"));
    }
    return {};
}

QString countryName(const Phrasebook &book, const CountryTable &countries, Country country)
{
    const CountryTable::Names *names = countries.namesOf(country);
    if (!names)
        return QString::fromStdString(country.code());
    return shown(book.language() == Language::Spanish ? names->spanish : names->english);
}

QChar mark(Confidence confidence)
{
    switch (confidence) {
    case Confidence::High: return QChar(u'\u25CF');
    case Confidence::Medium: return QChar(u'\u25D0');
    case Confidence::Low: return QChar(u'\u25CB');
    }
    return {};
}

QString markedLabel(const Phrasebook &book, Confidence confidence)
{
    return mark(confidence) + QChar(u' ') + label(book, confidence);
}

} // namespace cabe::text
