// What the buyer wants beside the workload: budget, price, tier, places, and the rates to compare by.
#pragma once

#include "core/base/country.h"
#include "core/base/money.h"
#include "core/base/time.h"
#include "core/base/terms.h"

#include <map>
#include <optional>
#include <vector>

namespace cabe {

struct DatedRate {
    Rate rate;    ///< what one unit of the foreign currency is worth in the answer's
    UtcTime date; ///< the day it was quoted
};
using Rates = std::map<Currency, DatedRate>;

struct Preferences {
    std::optional<Micros> budget;          ///< in `currency`
    std::optional<Micros> maxPricePerHour; ///< in `currency`
    Currency currency;                     ///< of the answer; none means the inventory's
    TierChoice tier = TierChoice::Any;
    std::vector<Country> countries;        ///< as chosen, beside the European Union
    bool europeanUnion = false;            ///< chosen as "EU"
    bool interruptible = true;             ///< false turns an interruptible machine into an alternative
    Rates rates;

    bool choosesCountries() const { return europeanUnion || !countries.empty(); }
    /// Every country that counts as inside; only meaningful where some are chosen.
    CountrySet expanded(const CountryTable &table) const;
};

} // namespace cabe
