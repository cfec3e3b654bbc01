// Reads what ships as resources, and a user's own files of the same form: models, cards, countries.
#pragma once

#include "core/base/country.h"
#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/domain/card.h"
#include "core/domain/model_spec.h"

#include <string>
#include <string_view>

namespace cabe {

/// cabe-models 1. A figure that is absent or null is not published; one of a wrong type, 0 or below, or
/// beyond 2^32 (parameters and bytes: 2^62) is an error with its JSON pointer.
Expected<ModelCatalogue> readModels(std::string_view json, const std::string &file);

/// cabe-gpus 1.
Expected<CardCatalogue> readCards(std::string_view json, const std::string &file);

/// cabe-countries 1 (codes and names of ISO 3166-1, codes of ISO 4217) and the `eu_members_2026` of cabe-regions 1.
Expected<CountryTable> readCountries(std::string_view countriesJson, std::string_view regionsJson);

/// A cabe-models document of these models: their records, unchanged.
std::string writeModels(const std::vector<const ModelSpec *> &models);

} // namespace cabe
