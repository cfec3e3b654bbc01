// The facts about one machine: why the workload fits, its limits, how sure the answer is, or why the
// machine was left out. One struct a fact; ui/text words them, and a forgotten wording does not compile.
#pragma once

#include "core/base/bytes.h"
#include "core/base/country.h"
#include "core/base/money.h"
#include "core/base/terms.h"
#include "core/base/time.h"
#include "core/domain/inventory.h"
#include "core/domain/model_spec.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cabe {

namespace reason {
struct FitsOneGpu { Bytes need; Bytes has; std::string card; };
struct FitsSplit { int gpus; Bytes need; Bytes has; std::int64_t attentionHeads; }; ///< of each GPU
struct RoomLeft { Bytes room; Bytes has; };
struct WithinMaxPrice { Money price; Money cap; };
struct TierMatches { Tier tier; };
struct CountryMatches { Country country; bool asMemberState; };
} // namespace reason
/// Why it fits, in SPEC's order.
using Reason = std::variant<reason::FitsOneGpu, reason::FitsSplit, reason::RoomLeft, reason::WithinMaxPrice,
                            reason::TierMatches, reason::CountryMatches>;

namespace limit {
struct MemoryFrom { MemorySource source; };
struct DriverShowsLess { std::int64_t soldAsGb; Bytes shown; };
struct AboveManufacturer { Bytes inventory; Bytes manufacturer; };
struct NarrowMargin { Bytes room; Bytes has; };
struct BookingLimit { Booking booking; };
struct Interruptible {};
struct HostCanReadMemory {};
struct KvHeadsUneven { std::int64_t kvHeads; int gpus; };
struct VocabularyUneven { std::int64_t vocabulary; int gpus; };
struct QuantisedWeights { std::optional<int> bits; }; ///< none where weights are as stored
struct KvDependsOnServer { Bytes need; Bytes has; };
struct BatchNotCounted {};
struct NativeImageSize { std::optional<PixelSize> size; };
struct FineTuneVaries {};
struct StaleInventory { std::optional<std::int64_t> ageSeconds; std::optional<UtcTime> generatedAt; };
struct SampleInventory {};
struct ChangedByHand {};
} // namespace limit
/// In SPEC's order; what a person changed on this computer comes last.
using Limit = std::variant<limit::MemoryFrom, limit::DriverShowsLess, limit::AboveManufacturer, limit::NarrowMargin,
                           limit::BookingLimit, limit::Interruptible, limit::HostCanReadMemory, limit::KvHeadsUneven,
                           limit::VocabularyUneven, limit::QuantisedWeights, limit::KvDependsOnServer,
                           limit::BatchNotCounted, limit::NativeImageSize, limit::FineTuneVaries, limit::StaleInventory,
                           limit::SampleInventory, limit::ChangedByHand>;

namespace exclusion {
struct NotAvailable { Tier tier; bool known; };
struct NoPrice {};
struct PriceNotPositive {};
struct NoRate { Currency from; Currency to; };
struct OutsideCountries { Country country; };
struct UnknownLocation {};
struct NoMemoryReported {};
struct SeveralSizes { std::string card; };
struct TooSmall { Bytes need; Bytes has; };              ///< of each GPU, at the number of GPUs that comes closest
struct HeadsNotDivisible { std::int64_t attentionHeads; int gpus; };
} // namespace exclusion
/// Why a machine is in none of the lists.
using Exclusion = std::variant<exclusion::NotAvailable, exclusion::NoPrice, exclusion::PriceNotPositive, exclusion::NoRate,
                               exclusion::OutsideCountries, exclusion::UnknownLocation, exclusion::NoMemoryReported,
                               exclusion::SeveralSizes, exclusion::TooSmall, exclusion::HeadsNotDivisible>;

Place placeOf(const Exclusion &exclusion);

struct BudgetCovers {
    std::int64_t minutes = 0;
    bool byMonth = false; ///< the machine is billed by the month
};

/// One row of the answer with everything that is said of it.
struct Finding {
    std::size_t machine = 0; ///< index in the inventory
    int gpusUsed = 1;
    Bytes needPerGpu;
    Bytes memoryPerGpu;
    Bytes roomPerGpu;
    Money pricePerHour;
    Confidence base = Confidence::High;
    Confidence confidence = Confidence::High;
    std::vector<ConfidenceReason> loweredBy;
    std::vector<Reason> why;
    std::vector<Limit> limits;
    std::vector<Miss> misses; ///< empty for a recommended machine
    std::optional<BudgetCovers> budgetCovers;
};

/// The codes of SPEC section 5 and FORMATS.
std::string_view code(const Reason &reason);
std::string_view code(const Limit &limit);

} // namespace cabe
