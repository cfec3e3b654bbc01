// The machines of a price list, as they were read: what it does not say is absent.
#pragma once

#include "core/base/country.h"
#include "core/base/money.h"
#include "core/base/time.h"
#include "core/base/terms.h"
#include "core/domain/text_store.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
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

    std::string_view shownName() const { return name.empty() ? id : name; }
};

namespace rejection {
struct Missing {};                       ///< a required member, absent or null
struct Empty {};                         ///< id or gpu.model without a letter
struct WrongType { std::string_view expected; }; ///< "text", "whole number", "true or false", "object", "list"
struct NotAnAmount { std::string value; };
struct UnknownWord { std::string value; std::string_view allowed; }; ///< tier, price.per, memory_source
struct CountOutOfRange { std::string value; };
struct MemoryOutOfRange { std::string value; };
struct Negative { std::string value; };
struct UnderOneHour { std::string value; };
struct NotATime { std::string value; };
struct NotACurrency { std::string value; };
struct TooLong {};                       ///< a text over 4 KiB
struct DuplicateId { std::string id; };
} // namespace rejection

using RejectionReason =
    std::variant<rejection::Missing, rejection::Empty, rejection::WrongType, rejection::NotAnAmount, rejection::UnknownWord,
                 rejection::CountOutOfRange, rejection::MemoryOutOfRange, rejection::Negative, rejection::UnderOneHour,
                 rejection::NotATime, rejection::NotACurrency, rejection::TooLong, rejection::DuplicateId>;

/// A row that was left out, and why.
struct Rejection {
    std::string file;    ///< of the page; empty for the first
    std::string pointer; ///< /machines/12/gpu/count, or "line 12, gpu_count" of a table
    std::string member;  ///< gpu.count, or the table's column
    RejectionReason reason;
};

/// Move only: the machines' texts point into its store.
struct Inventory {
    std::string name;
    std::string url;
    std::optional<UtcTime> generatedAt;
    Currency currency;
    bool isSample = false;
    std::vector<Machine> machines; ///< accepted, in the file's order; ids are unique
    std::vector<Rejection> rejected;
    TextStore texts;

    Inventory() = default;
    Inventory(Inventory &&) = default;
    Inventory &operator=(Inventory &&) = default;
    Inventory(const Inventory &) = delete;
    Inventory &operator=(const Inventory &) = delete;

    /// Index in `machines`, or nullopt.
    std::optional<std::size_t> find(std::string_view id) const;
};

} // namespace cabe
