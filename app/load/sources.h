// What the programs work on: the shipped catalogues with the user's own files merged, and an inventory.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/domain/catalogues.h"
#include "core/domain/inventory.h"
#include "core/io/read_regions.h"

#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cabe::load {

/// The shipped ones, then models.json and gpus.json of the configuration folder, then `moreModels` in order.
Expected<Catalogues> loadCatalogues(const std::string &configFolder, const std::vector<std::string> &moreModels);

/// The same on another thread, beside what else a start has to do.
std::future<Expected<Catalogues>> loadCataloguesBeside(std::string configFolder, std::vector<std::string> moreModels);

/// What market feeds are read with: countries, regions of providers, and the shipped cards.
struct FeedResources {
    CountryTable countries;
    RegionTable regions;
    std::shared_ptr<const CardCatalogue> cards;
};
Expected<FeedResources> loadFeedResources();

/// The countries alone, for what needs no models and no cards.
Expected<CountryTable> loadCountries();

/// The file named, with its pages, or the sample inventory.
Expected<std::shared_ptr<const Inventory>> loadInventory(const std::optional<std::string> &file, bool noLimits,
                                                         const CountryTable &countries);

} // namespace cabe::load
