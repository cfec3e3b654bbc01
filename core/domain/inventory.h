// The machines of a price list, as they were read: what it does not say is absent.
#pragma once

#include "core/base/country.h"
#include "core/base/money.h"
#include "core/base/rejection.h"
#include "core/base/time.h"
#include "core/base/terms.h"
#include "core/domain/text_store.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cabe {

inline constexpr int kMaxGpus = 64;              ///< of one machine (FORMATS)
inline constexpr std::int64_t kMaxMemoryMib = 1'048'576;  ///< of one GPU (FORMATS)

struct Price {
    Micros amount; ///< may be zero or negative: that is a place of the answer, not a fault
    PricePer per = PricePer::Hour;
};

struct Booking {
    std::optional<std::int32_t> minHours;
    std::optional<std::int32_t> maxHours;
    std::optional<UtcTime> until;
    bool isLimited() const { return minHours || maxHours || until; }
};

/// One row. Its texts lie in the inventory that holds it.
struct Machine {
    std::string_view id;
    std::string_view name;     ///< empty where not given
    std::string_view provider; ///< empty where not given
    std::string_view region;   ///< empty where not given
    std::string_view gpuModel;
    std::string_view url;      ///< empty where not given
    std::optional<std::int64_t> vcpus;
    std::optional<std::int64_t> ramMib;
    std::optional<std::int64_t> diskGib;
    std::optional<Price> price;
    Booking booking;
    std::optional<std::int32_t> memoryMib; ///< of ONE GPU
    std::optional<Country> country;        ///< assigned codes only
    Currency currency;                     ///< of the price; none where the list does not say
    std::uint8_t gpuCount = 1;
    Tier tier = Tier::Secure;
    MemorySource memorySource = MemorySource::Datasheet;
    Availability availability = Availability::Unknown;
    bool interruptible = false;
    bool changedByHand = false; ///< added or corrected on this computer: its source does not say it, or not so
    std::uint16_t source = 0;   ///< which of the inventory's parts it is from

    std::string_view shownName() const { return name.empty() ? id : name; }
};

/// Move only: the machines' texts point into its store.
struct Inventory {
    std::string name;
    std::string url;
    std::optional<UtcTime> generatedAt;
    Currency currency;
    bool isSample = false;
    bool isByHand = false;         ///< of machines that were added on this computer; it has no name
    std::vector<Machine> machines; ///< accepted, in the file's order; ids are unique within a part
    std::vector<Rejection> rejected;
    TextStore texts;
    /// The sources that it was joined from (core/io/overlay), kept for the machines' texts; none where it is one itself.
    std::vector<std::shared_ptr<const Inventory>> parts;

    Inventory() = default;
    Inventory(Inventory &&) = default;
    Inventory &operator=(Inventory &&) = default;
    Inventory(const Inventory &) = delete;
    Inventory &operator=(const Inventory &) = delete;

    /// Index in `machines`, or nullopt.
    std::optional<std::size_t> find(std::string_view id) const;
    /// The machine that another inventory, an older one of the same sources, has as `machine`.
    std::optional<std::size_t> findSame(const Inventory &other, const Machine &machine) const;
    /// Where a machine of it is from: how old it is, and whether it is a sample.
    const Inventory &sourceOf(const Machine &machine) const { return parts.empty() ? *this : *parts[machine.source]; }
};

} // namespace cabe
