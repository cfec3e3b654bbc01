#include "core/io/feeds/figures.h"

#include "core/base/ascii.h"
#include "core/base/decimal.h"
#include "core/base/money.h"
#include "core/base/wide.h"

#include <algorithm>

namespace cabe::feeds {
namespace {

constexpr int kFractionDigits = 18;
constexpr std::int64_t kFractionUnit = 1'000'000'000'000'000'000;
constexpr std::size_t kMostWholeDigits = 15;
constexpr std::size_t kMostDigits = 200;
constexpr int kMostExponent = 40;
constexpr std::int64_t kMicro = 1'000'000;

std::size_t digitsAt(std::string_view text, std::size_t from)
{
    std::size_t end = from;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    return end - from;
}

std::string_view withoutSign(std::string_view text)
{
    for (const std::string_view sign : {"$", "\u20AC", "\u00A3"}) {
        if (text.starts_with(sign))
            text.remove_prefix(sign.size());
        if (text.ends_with(sign))
            text.remove_suffix(sign.size());
    }
    return trimmed(text, " ");
}

/// What stands behind an e; nullopt where that is no exponent.
std::optional<int> readExponent(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    if (isNegative || text.starts_with('+'))
        text.remove_prefix(1);
    if (text.empty() || text.size() > 3 || digitsAt(text, 0) != text.size())
        return std::nullopt;
    int value = 0;
    for (const char digit : text)
        value = value * 10 + (digit - '0');
    return value > kMostExponent ? std::nullopt : std::optional(isNegative ? -value : value);
}

std::int64_t numberOf(std::string_view digits)
{
    std::int64_t value = 0;
    for (const char digit : digits)
        value = value * 10 + (digit - '0');
    return value;
}

/// The figure as a whole number of 10^-18.
Wide scaled(const Figure &figure)
{
    return Wide(figure.whole) * Wide(kFractionUnit) + Wide(figure.fraction);
}

std::optional<std::int64_t> floorOf(const Figure &figure, std::int64_t times, std::int64_t dividedBy)
{
    if (figure.isNegative && !figure.isZero())
        return std::nullopt;
    // The whole part and the fraction apart, so that nothing is too large for 128 bits.
    const Wide whole = Wide(figure.whole) * Wide(times);
    const Wide part = floorDiv(Wide(figure.fraction) * Wide(times), Wide(kFractionUnit));
    return floorDiv(whole + part, Wide(dividedBy)).toInt64();
}

} // namespace

std::optional<Figure> readFigure(std::string_view text)
{
    text = withoutSign(text);
    Figure figure;
    figure.isNegative = text.starts_with('-');
    if (figure.isNegative)
        text.remove_prefix(1);
    const std::size_t before = digitsAt(text, 0);
    std::string digits(text.substr(0, before));
    std::size_t at = before;
    if (before == 0 || text.size() > kMostDigits)
        return std::nullopt;
    if (at < text.size() && text[at] == '.') {
        const std::size_t behind = digitsAt(text, at + 1);
        if (behind == 0)
            return std::nullopt;
        digits += text.substr(at + 1, behind);
        at += 1 + behind;
    }
    int point = static_cast<int>(before); // digits before it
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        const auto exponent = readExponent(text.substr(at + 1));
        if (!exponent)
            return std::nullopt;
        point += *exponent;
        at = text.size();
    }
    if (at != text.size())
        return std::nullopt;
    if (point < 0) {
        digits.insert(0, static_cast<std::size_t>(-point), '0');
        point = 0;
    }
    const auto split = static_cast<std::size_t>(point);
    if (digits.size() < split)
        digits.append(split - digits.size(), '0');
    std::string whole = digits.substr(0, split);
    whole.erase(0, std::min(whole.find_first_not_of('0'), whole.size()));
    if (whole.size() > kMostWholeDigits)
        return std::nullopt;
    std::string fraction = digits.substr(split);
    fraction.resize(std::max<std::size_t>(fraction.size(), kFractionDigits), '0');
    figure.whole = numberOf(whole);
    figure.fraction = numberOf(std::string_view(fraction).substr(0, kFractionDigits));
    figure.hasMore = fraction.find_first_not_of('0', kFractionDigits) != std::string::npos;
    return figure;
}

std::optional<std::string> amountOf(const Figure &figure, std::int64_t times, std::int64_t dividedBy)
{
    // What lies beyond the eighteenth digit counts as one more there: it is rounded up in any case.
    const Wide exact = (scaled(figure) + Wide(figure.hasMore ? 1 : 0)) * Wide(times);
    const auto micros = ceilDiv(exact, Wide(kFractionUnit / kMicro) * Wide(dividedBy)).toInt64();
    if (!micros)
        return std::nullopt;
    return writeDecimalShort(figure.isNegative ? -*micros : *micros, kMicrosDecimals, 2);
}

std::optional<std::int64_t> mibOfGigabytes(const Figure &gigabytes)
{
    return floorOf(gigabytes, 1'000'000'000, std::int64_t{1} << 20);
}

std::optional<std::int64_t> gibOfGigabytes(const Figure &gigabytes)
{
    return floorOf(gigabytes, 1'000'000'000, std::int64_t{1} << 30);
}

std::optional<std::int64_t> mibOfGibibytes(const Figure &gibibytes)
{
    return floorOf(gibibytes, 1024, 1);
}

} // namespace cabe::feeds
