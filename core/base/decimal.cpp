#include "core/base/decimal.h"

#include "core/base/ascii.h"

#include <algorithm>

namespace cabe {
namespace {

bool hasForm(std::string_view digits)
{
    const auto point = digits.find('.');
    const auto whole = digits.substr(0, point);
    const auto part = point == std::string_view::npos ? std::string_view("0") : digits.substr(point + 1);
    return !whole.empty() && !part.empty() && std::ranges::all_of(whole, isDigit) && std::ranges::all_of(part, isDigit);
}

} // namespace

DecimalReading readDecimal(std::string_view text, int decimals)
{
    const bool negative = text.starts_with('-');
    const auto digits = negative ? text.substr(1) : text;
    if (!hasForm(digits))
        return {0, DecimalFault::NotADecimal};
    const auto point = std::min(digits.find('.'), digits.size());
    const auto part = point < digits.size() ? digits.substr(point + 1) : std::string_view{};
    if (part.size() > static_cast<std::size_t>(decimals))
        return {0, DecimalFault::TooManyDecimals};

    std::int64_t value = 0;
    const auto append = [&value](char c) {
        return !__builtin_mul_overflow(value, std::int64_t{10}, &value) &&
               !__builtin_add_overflow(value, std::int64_t{c - '0'}, &value);
    };
    for (const char c : digits.substr(0, point))
        if (!append(c))
            return {0, DecimalFault::TooLarge};
    for (std::size_t i = 0; i < static_cast<std::size_t>(decimals); ++i)
        if (!append(i < part.size() ? part[i] : '0'))
            return {0, DecimalFault::TooLarge};
    return {negative ? -value : value, std::nullopt};
}

std::string writeDecimal(std::int64_t scaled, int decimals)
{
    const bool negative = scaled < 0;
    // Negating in unsigned arithmetic keeps the lowest int64 right.
    const auto magnitude = negative ? ~static_cast<std::uint64_t>(scaled) + 1 : static_cast<std::uint64_t>(scaled);
    std::string digits = std::to_string(magnitude);
    const auto wanted = static_cast<std::size_t>(decimals);
    if (digits.size() <= wanted)
        digits.insert(0, wanted + 1 - digits.size(), '0');
    if (decimals > 0)
        digits.insert(digits.size() - wanted, 1, '.');
    return negative ? "-" + digits : digits;
}

std::string writeDecimalShort(std::int64_t scaled, int decimals, int least)
{
    std::string text = writeDecimal(scaled, decimals);
    for (int kept = decimals; kept > least && text.back() == '0'; --kept)
        text.pop_back();
    if (text.back() == '.')
        text.pop_back();
    return text;
}

} // namespace cabe
