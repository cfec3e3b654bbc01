// Money: whole millionths of a currency's unit, never a float.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cabe {

/// An ISO 4217 code in upper case; only its form (three letters) is certain.
class Currency {
public:
    constexpr Currency() = default; ///< none
    /// The code in any case; nullopt where it is not three letters.
    static std::optional<Currency> fromCode(std::string_view code);
    std::string_view code() const { return isNone() ? std::string_view{} : std::string_view(m_code.data(), m_code.size()); }
    constexpr bool isNone() const { return m_code[0] == '\0'; }
    friend constexpr auto operator<=>(const Currency &, const Currency &) = default;

private:
    std::array<char, 3> m_code{};
};

/// Millionths of a unit of some currency that the context names.
struct Micros {
    std::int64_t count = 0;
    friend constexpr auto operator<=>(const Micros &, const Micros &) = default;
};

struct Money {
    Micros amount;
    Currency currency;
    friend constexpr auto operator<=>(const Money &, const Money &) = default;
};

inline constexpr int kMicrosDecimals = 6;
inline constexpr int kHoursPerMonth = 730; ///< SPEC section 4
inline constexpr Micros kPriceLimit{1'000'000'000'000}; ///< a price is under 1 000 000 units (FORMATS)
inline constexpr Micros kBudgetLimit{1'000'000'000'000'000}; ///< a budget is under 10^9 units (FORMATS)

/// What one unit of a foreign currency is worth in the answer's, x 10^12; from 1 to under 10^18.
struct Rate {
    std::int64_t trillionths = 0;
    friend constexpr auto operator<=>(const Rate &, const Rate &) = default;
};
inline constexpr int kRateDecimals = 12;

enum class PricePer { Hour, Month };

/// Price per hour: amount x rate (/ 730), rounded to a millionth once, halves away from zero (SPEC
/// section 4). amount > 0 and under kPriceLimit, so that the result fits.
Micros pricePerHour(Micros amount, PricePer per, Rate rate);
/// kHoursPerMonth hours at a price under kPriceLimit.
constexpr Micros pricePerMonth(Micros perHour)
{
    return Micros{perHour.count * kHoursPerMonth};
}
inline constexpr Rate kSameCurrency{1'000'000'000'000};

/// Whole minutes that a budget lasts at a price per hour, rounded down; price > 0.
std::int64_t minutesCovered(Micros budget, Micros pricePerHour);

} // namespace cabe
