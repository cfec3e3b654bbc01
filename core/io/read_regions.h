// Which country a provider's region is in. The same name is another place at another provider, and a place that is not
// known stays unknown.
#pragma once

#include "core/base/country.h"
#include "core/base/error.h"
#include "core/base/expected.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace cabe {

class RegionTable {
public:
    /// The provider in small letters, the region as the provider writes it.
    std::optional<Country> find(std::string_view provider, std::string_view region) const;
    void set(std::string_view provider, std::string_view region, Country country);
    std::size_t size() const { return m_countries.size(); }

private:
    static std::string key(std::string_view provider, std::string_view region);
    std::map<std::string, Country, std::less<>> m_countries;
};

/// The `regions` of cabe-regions 1; one without a country is left out.
Expected<RegionTable> readRegions(std::string_view regionsJson, const CountryTable &countries);

} // namespace cabe
