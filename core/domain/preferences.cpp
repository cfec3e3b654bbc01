#include "core/domain/preferences.h"

namespace cabe {

CountrySet Preferences::expanded(const CountryTable &table) const
{
    CountrySet set = europeanUnion ? table.europeanUnion : CountrySet{};
    for (const Country country : countries)
        set.insert(country);
    return set;
}

} // namespace cabe
