// What the commands work on: the shipped catalogues with the user's own files merged, and an inventory.
#pragma once

#include "app/cli/cli.h"
#include "app/cli/options.h"
#include "core/base/country.h"
#include "core/domain/card.h"
#include "core/domain/inventory.h"
#include "core/domain/model_spec.h"

#include <memory>

namespace cabe::cli {

struct Catalogues {
    ModelCatalogue models;
    std::shared_ptr<const CardCatalogue> cards;
    CountryTable countries;
};

/// The shipped ones, then models.json and gpus.json of the configuration folder, then `moreModels` in order.
Expected<Catalogues> loadCatalogues(const std::string &configFolder, const std::vector<std::string> &moreModels);

/// The countries alone, for what needs no models and no cards.
Expected<CountryTable> loadCountries();

/// The file named, with its pages, or the sample inventory.
Expected<std::shared_ptr<const Inventory>> loadInventory(const Given &file, bool noLimits, const CountryTable &countries);

} // namespace cabe::cli
