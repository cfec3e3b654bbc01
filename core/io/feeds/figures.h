// Figures as feeds write them (numbers with noise, texts with a sign, exponents) as exact whole numbers: never through a
// float, money rounded up, memory rounded down.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cabe::feeds {

/// A GPU's memory below this was meant in another unit: no card for models has less.
inline constexpr std::int64_t kLeastGpuMib = 512;

/// A decimal read exactly. Of more than 18 decimals it remembers only that there are some.
struct Figure {
    std::int64_t whole = 0;    ///< before the point
    std::int64_t fraction = 0; ///< behind it, x 10^18
    bool hasMore = false;      ///< digits beyond the eighteenth that are not zero
    bool isNegative = false;

    bool isZero() const { return whole == 0 && fraction == 0 && !hasMore; }
    bool isWhole() const { return fraction == 0 && !hasMore; }
};

/// -?digits[.digits][e[+-]digits], with a currency sign before or after it passed over ("$0.85"); nullopt for anything
/// else, and where there are more than 15 digits before the point.
std::optional<Figure> readFigure(std::string_view text);

/// The figure x times / dividedBy as an amount of at most 6 decimals, rounded up (away from zero below it): what is
/// asked is never less than what the feed says. times and dividedBy from 1 to 10 000.
std::optional<std::string> amountOf(const Figure &figure, std::int64_t times, std::int64_t dividedBy);

/// Gigabytes of 10^9 bytes as whole MiB and GiB, rounded down: makers' "24 GB" is at least that, and may be more.
std::optional<std::int64_t> mibOfGigabytes(const Figure &gigabytes);
std::optional<std::int64_t> gibOfGigabytes(const Figure &gigabytes);
/// GiB as whole MiB, rounded down.
std::optional<std::int64_t> mibOfGibibytes(const Figure &gibibytes);

} // namespace cabe::feeds
