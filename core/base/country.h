// Countries as small integers, and the sets of them that a preference or an index asks about.
#pragma once

#include "core/base/money.h"

#include <bitset>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cabe {

/// Two letters of the form of ISO 3166-1 alpha-2 as a number from 0 (AA) to 675 (ZZ). Whether the code
/// is assigned is for CountryTable to say.
struct Country {
    static constexpr std::size_t kCodes = 26 * 26;

    std::uint16_t number = 0;

    /// The code in any case; nullopt where it is not two ASCII letters.
    static std::optional<Country> fromCode(std::string_view code);
    std::string code() const;
    friend constexpr auto operator<=>(const Country &, const Country &) = default;
};

class CountrySet {
public:
    void insert(Country country) { m_members.set(country.number); }
    bool contains(Country country) const { return m_members.test(country.number); }
    bool isEmpty() const { return m_members.none(); }
    std::size_t size() const { return m_members.count(); }
    std::vector<Country> inOrder() const; ///< by code
    friend bool operator==(const CountrySet &, const CountrySet &) = default;

private:
    std::bitset<Country::kCodes> m_members;
};

/// The assigned codes with their names, the member states of the European Union, and the currencies there
/// are, from resources.
struct CountryTable {
    struct Names {
        Country country;
        std::string english;
        std::string spanish;
    };
    std::vector<Names> names; ///< by code
    CountrySet assigned;
    CountrySet europeanUnion;
    std::vector<Currency> currencies; ///< ISO 4217, in order

    /// The country of an assigned code in any case; nullopt for everything else ("UK", "EU", "XX", "").
    std::optional<Country> find(std::string_view code) const;
    const Names *namesOf(Country country) const;
    bool knowsCurrency(Currency currency) const;
};

} // namespace cabe
