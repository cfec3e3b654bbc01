#include "core/io/read_catalogue.h"

#include "core/io/json_reader.h"
#include "core/io/limits.h"

#include <algorithm>

namespace cabe {
namespace {

void readNames(const JsonNode &node, CountryTable &table)
{
    if (!node.isRequiredObject())
        return;
    const std::string code = node.member("code").requiredText();
    const auto country = Country::fromCode(code);
    if (!country)
        return node.member("code").fail(error::CountryUnknown{code});
    if (table.assigned.contains(*country))
        return node.member("code").fail(error::DuplicateId{code});
    table.assigned.insert(*country);
    table.names.push_back({*country, node.member("en").requiredText(), node.member("es").requiredText()});
}

void readCountryList(const JsonNode &root, CountryTable &table)
{
    for (const JsonNode &node : root.member("countries").requiredItems())
        readNames(node, table);
    std::ranges::sort(table.names, {}, &CountryTable::Names::country);
    for (const JsonNode &node : root.member("currencies").requiredItems()) {
        const std::string code = node.requiredText();
        if (const auto currency = Currency::fromCode(code))
            table.currencies.push_back(*currency);
        else
            node.fail(error::CurrencyUnknown{code});
    }
    std::ranges::sort(table.currencies);
}

void readMembers(const JsonNode &root, CountryTable &table)
{
    for (const JsonNode &node : root.member("eu_members_2026").requiredItems()) {
        const std::string code = node.requiredText();
        if (const auto country = table.find(code))
            table.europeanUnion.insert(*country);
        else
            node.fail(error::CountryUnknown{code});
    }
}

} // namespace

Expected<CountryTable> readCountries(std::string_view countriesJson, std::string_view regionsJson)
{
    CountryTable table;
    JsonDocument countries = openDocument(countriesJson, "countries.json", kCatalogueMebibytes, "cabe-countries", 1);
    if (countries.faults.empty())
        readCountryList(JsonNode(countries), table);
    if (!countries.faults.empty())
        return Unexpected(std::move(countries.faults.front()));
    JsonDocument regions = openDocument(regionsJson, "regions.json", kCatalogueMebibytes, "cabe-regions", 1);
    if (regions.faults.empty())
        readMembers(JsonNode(regions), table);
    if (!regions.faults.empty())
        return Unexpected(std::move(regions.faults.front()));
    return table;
}

} // namespace cabe
