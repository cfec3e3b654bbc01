#include "core/base/money.h"

#include "core/base/wide.h"

#include <limits>

namespace cabe {

std::optional<Currency> Currency::fromCode(std::string_view code)
{
    Currency currency;
    if (code.size() != currency.m_code.size())
        return std::nullopt;
    for (std::size_t i = 0; i < code.size(); ++i) {
        const char c = code[i];
        if (c >= 'A' && c <= 'Z')
            currency.m_code[i] = c;
        else if (c >= 'a' && c <= 'z')
            currency.m_code[i] = static_cast<char>(c - 'a' + 'A');
        else
            return std::nullopt;
    }
    return currency;
}

Micros pricePerHour(Micros amount, PricePer per, Rate rate)
{
    const std::int64_t hours = per == PricePer::Month ? kHoursPerMonth : 1;
    const Wide exact = Wide(amount.count) * Wide(rate.trillionths);
    const auto rounded = roundDiv(exact, Wide(kSameCurrency.trillionths) * Wide(hours)).toInt64();
    return Micros{rounded.value_or(std::numeric_limits<std::int64_t>::max())};
}

std::int64_t minutesCovered(Micros budget, Micros pricePerHour)
{
    const Wide minutes = floorDiv(Wide(budget.count) * Wide(60), Wide(pricePerHour.count));
    return minutes.toInt64().value_or(std::numeric_limits<std::int64_t>::max());
}

} // namespace cabe
