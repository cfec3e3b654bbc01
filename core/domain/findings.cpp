#include "core/domain/findings.h"

#include "core/base/overloaded.h"

namespace cabe {

std::string_view code(const Reason &reason)
{
    using namespace std::string_view_literals;
    return std::visit(Overloaded{
                          [](const reason::FitsOneGpu &) { return "fits_one_gpu"sv; },
                          [](const reason::FitsSplit &) { return "fits_split"sv; },
                          [](const reason::RoomLeft &) { return "room_left"sv; },
                          [](const reason::WithinMaxPrice &) { return "within_max_price"sv; },
                          [](const reason::TierMatches &) { return "tier_matches"sv; },
                          [](const reason::CountryMatches &) { return "country_matches"sv; },
                      },
                      reason);
}

namespace {

std::string_view memoryFrom(MemorySource source)
{
    switch (source) {
    case MemorySource::DataCenter: return "memory_from_data_center";
    case MemorySource::Datasheet: return "memory_from_datasheet";
    case MemorySource::ProviderReport: return "memory_from_provider_report";
    }
    return {};
}

} // namespace

std::string_view code(const Limit &limit)
{
    using namespace std::string_view_literals;
    return std::visit(Overloaded{
                          [](const limit::MemoryFrom &from) { return memoryFrom(from.source); },
                          [](const limit::DriverShowsLess &) { return "driver_shows_less"sv; },
                          [](const limit::AboveManufacturer &) { return "above_manufacturer"sv; },
                          [](const limit::NarrowMargin &) { return "narrow_margin"sv; },
                          [](const limit::BookingLimit &) { return "booking_limit"sv; },
                          [](const limit::Interruptible &) { return "interruptible"sv; },
                          [](const limit::HostCanReadMemory &) { return "host_can_read_memory"sv; },
                          [](const limit::KvHeadsUneven &) { return "kv_heads_uneven"sv; },
                          [](const limit::VocabularyUneven &) { return "vocabulary_uneven"sv; },
                          [](const limit::QuantisedWeights &) { return "quantised_weights"sv; },
                          [](const limit::KvDependsOnServer &) { return "kv_depends_on_server"sv; },
                          [](const limit::BatchNotCounted &) { return "batch_not_counted"sv; },
                          [](const limit::NativeImageSize &) { return "native_image_size"sv; },
                          [](const limit::FineTuneVaries &) { return "fine_tune_varies"sv; },
                          [](const limit::StaleInventory &) { return "stale_inventory"sv; },
                          [](const limit::SampleInventory &) { return "sample_inventory"sv; },
                          [](const limit::ChangedByHand &) { return "changed_by_hand"sv; },
                      },
                      limit);
}

Place placeOf(const Exclusion &exclusion)
{
    return std::visit(Overloaded{
                          [](const exclusion::NotAvailable &) { return Place::Unavailable; },
                          [](const exclusion::NoPrice &) { return Place::NoPrice; },
                          [](const exclusion::PriceNotPositive &) { return Place::NoPrice; },
                          [](const exclusion::NoRate &) { return Place::NoPrice; },
                          [](const exclusion::OutsideCountries &) { return Place::OutsideCountries; },
                          [](const exclusion::UnknownLocation &) { return Place::UnknownLocation; },
                          [](const exclusion::NoMemoryReported &) { return Place::NoGpuMemory; },
                          [](const exclusion::SeveralSizes &) { return Place::NoGpuMemory; },
                          [](const exclusion::TooSmall &) { return Place::TooSmall; },
                          [](const exclusion::HeadsNotDivisible &) { return Place::HeadsNotDivisible; },
                      },
                      exclusion);
}

} // namespace cabe
