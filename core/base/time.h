// Points in time as seconds since 1970 in UTC, read from ISO 8601; the core never asks a clock.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cabe {

struct UtcTime {
    std::int64_t seconds = 0; ///< since 1970-01-01T00:00:00Z
    friend constexpr auto operator<=>(const UtcTime &, const UtcTime &) = default;
};

/// Reads YYYY-MM-DD or YYYY-MM-DDThh:mm[:ss[.digits]][Z|+hh:mm|-hh:mm] (ISO 8601 extended form; a time
/// without an offset is UTC, a date alone its first second). nullopt for anything else or no real date.
std::optional<UtcTime> readTime(std::string_view text);

/// Reads YYYY-MM-DD of a real date alone.
std::optional<UtcTime> readDate(std::string_view text);

/// Of several that are one, the age of all is that of the oldest, and not known where that of one is not.
std::optional<UtcTime> olderOf(std::optional<UtcTime> one, std::optional<UtcTime> other);

std::string writeTime(UtcTime time); ///< 2026-11-30T08:00:00Z
std::string writeDate(UtcTime time); ///< 2026-11-30

} // namespace cabe
