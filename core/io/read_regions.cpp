#include "core/io/read_regions.h"

#include "core/io/json_reader.h"
#include "core/io/limits.h"

namespace cabe {

std::string RegionTable::key(std::string_view provider, std::string_view region)
{
    return std::string(provider) + '\n' + std::string(region);
}

std::optional<Country> RegionTable::find(std::string_view provider, std::string_view region) const
{
    const auto found = m_countries.find(key(provider, region));
    return found == m_countries.end() ? std::nullopt : std::optional(found->second);
}

void RegionTable::set(std::string_view provider, std::string_view region, Country country)
{
    m_countries[key(provider, region)] = country;
}

Expected<RegionTable> readRegions(std::string_view regionsJson, const CountryTable &countries)
{
    JsonDocument document = openDocument(regionsJson, "regions.json", kCatalogueMebibytes, "cabe-regions", 1);
    RegionTable table;
    if (document.faults.empty())
        for (const auto &[provider, regions] : JsonNode(document).member("regions").members())
            for (const auto &[region, facts] : regions.members()) {
                const JsonNode code = facts.member("country");
                if (code.isAbsent())
                    continue;
                if (const auto country = countries.find(code.text().value_or("")))
                    table.set(provider, region, *country);
                else
                    code.fail(error::CountryUnknown{code.text().value_or("")});
            }
    if (!document.faults.empty())
        return Unexpected(std::move(document.faults.front()));
    return table;
}

} // namespace cabe
