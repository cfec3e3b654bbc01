// Reads a plan (cabe-plan 1): what the user saves. Strict: every fault names its member.
#pragma once

#include "core/base/country.h"
#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/domain/model_spec.h"
#include "core/domain/preferences.h"
#include "core/domain/workload.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cabe {

/// Another question that is kept beside a plan's own, to be compared with it.
struct PlanScenario {
    std::string name;
    std::string note;
    Workload workload;
    Preferences preferences;
};
inline constexpr std::size_t kMostScenarios = 6; ///< those after them are not read

struct Plan {
    std::string name;
    Workload workload;
    Preferences preferences;
    std::vector<PlanScenario> scenarios = {};
    /// Only in what was kept in case of a crash: the file that the plan was opened from; empty where it had none.
    std::string autosavedFrom = {};
};

/// All faults that were found, at least one; each with file and place.
Expected<Plan, std::vector<Error>> readPlan(std::string_view json, const std::string &file, const ModelCatalogue &catalogue,
                                            const CountryTable &countries);

// The pieces that the command line's options share with the plan. Each gives an Error without file or place.
Expected<Micros> readAmount(std::string_view text, Field field, Micros limit); ///< > 0, up to 6 decimals, < limit
Expected<Rate> readRate(std::string_view text);
/// Adds a code or "EU", once; false where it is neither.
bool addCountry(Preferences &preferences, std::string_view code, const CountryTable &countries);
/// A currency that there is, in any case.
Expected<Currency> readCurrency(std::string_view code, const CountryTable &countries);
/// Refuses a rate for the answer's own currency. readPlan asks it where the plan names its currency; where
/// the inventory decides, the caller does. The error has its place.
std::optional<Error> checkRates(const Preferences &preferences, Currency answerCurrency);

} // namespace cabe
