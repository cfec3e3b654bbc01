// Reads the preferences of a plan, collecting every fault of theirs.
#pragma once

#include "core/base/country.h"
#include "core/domain/preferences.h"
#include "core/io/json_reader.h"

namespace cabe {

/// `node` is the plan's member `preferences`; absent, or with members that are null, nothing is preferred.
Preferences readPreferences(const JsonNode &node, const CountryTable &countries);

} // namespace cabe
