// Decimal figures as whole numbers of a power of ten: how amounts are read and written without a float.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cabe {

/// Why a text is no decimal of the form asked for.
enum class DecimalFault { NotADecimal, TooManyDecimals, TooLarge };

struct DecimalReading {
    std::int64_t scaled = 0; ///< value x 10^decimals
    std::optional<DecimalFault> fault;
};

/// Reads -?digits(.digits)?, nothing else (no sign +, exponent, group, space or leading point), with at
/// most `decimals` digits after the point, as value x 10^decimals. Trailing zeros beyond count as digits.
DecimalReading readDecimal(std::string_view text, int decimals);

/// value / 10^decimals with exactly that many digits after the point, and a minus where negative.
std::string writeDecimal(std::int64_t scaled, int decimals);

/// As writeDecimal, without trailing zeros after the point but with at least `least` digits there.
std::string writeDecimalShort(std::int64_t scaled, int decimals, int least);

} // namespace cabe
