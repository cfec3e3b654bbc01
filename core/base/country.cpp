#include "core/base/country.h"

#include <algorithm>

namespace cabe {
namespace {

std::optional<unsigned> letterNumber(char c)
{
    if (c >= 'A' && c <= 'Z')
        return static_cast<unsigned>(c - 'A');
    if (c >= 'a' && c <= 'z')
        return static_cast<unsigned>(c - 'a');
    return std::nullopt;
}

} // namespace

std::optional<Country> Country::fromCode(std::string_view code)
{
    if (code.size() != 2)
        return std::nullopt;
    const auto first = letterNumber(code[0]);
    const auto second = letterNumber(code[1]);
    if (!first || !second)
        return std::nullopt;
    return Country{static_cast<std::uint16_t>(*first * 26 + *second)};
}

std::string Country::code() const
{
    return {static_cast<char>('A' + number / 26), static_cast<char>('A' + number % 26)};
}

std::vector<Country> CountrySet::inOrder() const
{
    std::vector<Country> members;
    members.reserve(m_members.count());
    for (std::uint16_t number = 0; number < Country::kCodes; ++number)
        if (m_members.test(number))
            members.push_back(Country{number});
    return members;
}

std::optional<Country> CountryTable::find(std::string_view code) const
{
    const auto country = Country::fromCode(code);
    return country && assigned.contains(*country) ? country : std::nullopt;
}

const CountryTable::Names *CountryTable::namesOf(Country country) const
{
    const auto found = std::ranges::lower_bound(names, country, {}, &Names::country);
    return found != names.end() && found->country == country ? &*found : nullptr;
}

bool CountryTable::knowsCurrency(Currency currency) const
{
    return std::ranges::binary_search(currencies, currency);
}

} // namespace cabe
