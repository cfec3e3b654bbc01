#include "core/base/terms.h"

#include <utility>

namespace cabe {
namespace {

template <class Enum, std::size_t N>
using Codes = std::array<std::pair<Enum, std::string_view>, N>;

template <class Enum, std::size_t N>
std::string_view codeIn(const Codes<Enum, N> &codes, Enum value)
{
    for (const auto &[known, text] : codes)
        if (known == value)
            return text;
    return {};
}

template <class Enum, std::size_t N>
std::optional<Enum> valueIn(const Codes<Enum, N> &codes, std::string_view code)
{
    for (const auto &[value, text] : codes)
        if (text == code)
            return value;
    return std::nullopt;
}

constexpr Codes<Task, 4> kTasks{{{Task::Run, "run"}, {Task::FineTune, "fine_tune"}, {Task::Images, "images"}, {Task::Notebook, "notebook"}}};
constexpr Codes<Precision, 4> kPrecisions{
    {{Precision::Bits16, "16"}, {Precision::Bits8, "8"}, {Precision::Bits4, "4"}, {Precision::Stored, "stored"}}};
constexpr Codes<Tier, 2> kTiers{{{Tier::Secure, "secure"}, {Tier::Community, "community"}}};
constexpr Codes<TierChoice, 3> kTierChoices{
    {{TierChoice::Any, "any"}, {TierChoice::Secure, "secure"}, {TierChoice::Community, "community"}}};
constexpr Codes<MemorySource, 3> kSources{{{MemorySource::DataCenter, "data_center"},
                                           {MemorySource::Datasheet, "datasheet"},
                                           {MemorySource::ProviderReport, "provider_report"}}};
constexpr Codes<Confidence, 3> kConfidences{
    {{Confidence::High, "high"}, {Confidence::Medium, "medium"}, {Confidence::Low, "low"}}};
constexpr Codes<ConfidenceReason, 5> kReasons{{{ConfidenceReason::Quantised, "quantised"},
                                               {ConfidenceReason::SeveralGpus, "several_gpus"},
                                               {ConfidenceReason::ProviderReport, "provider_report"},
                                               {ConfidenceReason::NarrowMargin, "narrow_margin"},
                                               {ConfidenceReason::KvDependsOnServer, "kv_depends_on_server"}}};
constexpr Codes<Miss, 3> kMisses{
    {{Miss::OverMaxPrice, "over_max_price"}, {Miss::OtherTier, "other_tier"}, {Miss::Interruptible, "interruptible"}}};
constexpr Codes<Place, 9> kPlaceCodes{{{Place::Unavailable, "unavailable"},
                                       {Place::NoPrice, "no_price"},
                                       {Place::OutsideCountries, "outside_countries"},
                                       {Place::UnknownLocation, "unknown_location"},
                                       {Place::NoGpuMemory, "no_gpu_memory"},
                                       {Place::TooSmall, "too_small"},
                                       {Place::HeadsNotDivisible, "heads_not_divisible"},
                                       {Place::Alternative, "alternatives"},
                                       {Place::Recommended, "recommended"}}};

} // namespace

std::string_view code(Task task) { return codeIn(kTasks, task); }
std::string_view code(Precision precision) { return codeIn(kPrecisions, precision); }
std::string_view code(Tier tier) { return codeIn(kTiers, tier); }
std::string_view code(TierChoice tier) { return codeIn(kTierChoices, tier); }
std::string_view code(MemorySource source) { return codeIn(kSources, source); }
std::string_view code(Confidence confidence) { return codeIn(kConfidences, confidence); }
std::string_view code(ConfidenceReason reason) { return codeIn(kReasons, reason); }
std::string_view code(Miss miss) { return codeIn(kMisses, miss); }
std::string_view code(Place place) { return codeIn(kPlaceCodes, place); }

std::optional<Task> taskFromCode(std::string_view text) { return valueIn(kTasks, text); }
std::optional<Precision> precisionFromCode(std::string_view text) { return valueIn(kPrecisions, text); }
std::optional<Tier> tierFromCode(std::string_view text) { return valueIn(kTiers, text); }
std::optional<TierChoice> tierChoiceFromCode(std::string_view text) { return valueIn(kTierChoices, text); }
std::optional<MemorySource> memorySourceFromCode(std::string_view text) { return valueIn(kSources, text); }

} // namespace cabe
