// The words of the specification that the files use: tasks, precisions, tiers, sources, places.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cabe {

enum class Task { Run, FineTune, Images, Notebook };
enum class Precision { Bits16, Bits8, Bits4, Stored };
enum class Tier : std::uint8_t { Secure, Community };
enum class TierChoice { Any, Secure, Community };
enum class MemorySource : std::uint8_t { DataCenter, Datasheet, ProviderReport };
enum class Availability : std::uint8_t { Available, Unavailable, Unknown };
enum class Confidence { High, Medium, Low };
enum class ConfidenceReason { Quantised, SeveralGpus, ProviderReport, NarrowMargin, KvDependsOnServer };
/// What an alternative misses, in the order that it is told (SPEC section 4).
enum class Miss { OverMaxPrice, OtherTier, Interruptible };

/// Where each machine of the inventory ends, in the order of SPEC section 4.
enum class Place {
    Unavailable, NoPrice, OutsideCountries, UnknownLocation, NoGpuMemory, TooSmall, HeadsNotDivisible, Alternative, Recommended
};
inline constexpr std::array kPlaces{Place::Unavailable,     Place::NoPrice,     Place::OutsideCountries,
                                    Place::UnknownLocation, Place::NoGpuMemory, Place::TooSmall,
                                    Place::HeadsNotDivisible, Place::Alternative, Place::Recommended};

/// The fields of a plan, as a person knows them.
enum class Field {
    Task, Model, Precision, Context, SequenceLength, Requests, BatchSize, AudioStreams, GpuMemory, Server,
    Budget, MaxPricePerHour, Currency, Tier, Countries, Interruptible, Rate, RateDate, Name, AsOf, Limit, Format, Language
};

/// The published figures of a model that a calculation may lack.
enum class Figure {
    Parameters, Layers, AttentionHeads, KvHeads, HeadDim, HiddenSize, VocabSize, MaxContext, Attention, Networks,
    DecoderLayers, TextPositions, AudioPositions
};

// The codes of the files. Each has an inverse that knows exactly these words.
std::string_view code(Task task);
std::string_view code(Precision precision); ///< 16, 8, 4, stored
std::string_view code(Tier tier);
std::string_view code(TierChoice tier);
std::string_view code(MemorySource source);
std::string_view code(Confidence confidence);
std::string_view code(ConfidenceReason reason);
std::string_view code(Miss miss);
std::string_view code(Place place); ///< the key of `places` in an answer

std::optional<Task> taskFromCode(std::string_view code);
std::optional<Precision> precisionFromCode(std::string_view code);
std::optional<Tier> tierFromCode(std::string_view code);
std::optional<TierChoice> tierChoiceFromCode(std::string_view code);
std::optional<MemorySource> memorySourceFromCode(std::string_view code);

} // namespace cabe
