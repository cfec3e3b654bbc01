#include "app/load/sources.h"

#include "app/load/files.h"
#include "app/load/resource.h"
#include "core/io/limits.h"
#include "core/io/read_catalogue.h"
#include "core/io/read_inventory.h"

#include <QThread>

namespace cabe::load {
namespace {

template <class Catalogue, class Read>
std::optional<Error> mergeFile(Catalogue &catalogue, const std::string &path, Read read)
{
    const auto text = readFile(path, kCatalogueMebibytes);
    if (!text)
        return text.error();
    auto more = read(*text, path);
    if (!more)
        return more.error();
    catalogue.merge(std::move(*more));
    return std::nullopt;
}

} // namespace

Expected<CountryTable> loadCountries()
{
    return readCountries(resource("countries.json"), resource("regions.json"));
}

Expected<FeedResources> loadFeedResources()
{
    auto countries = loadCountries();
    if (!countries)
        return Unexpected(countries.error());
    auto regions = readRegions(resource("regions.json"), *countries);
    if (!regions)
        return Unexpected(regions.error());
    auto cards = readCards(resource("gpus.json"), "gpus.json");
    if (!cards)
        return Unexpected(cards.error());
    return FeedResources{std::move(*countries), std::move(*regions), std::make_shared<CardCatalogue>(std::move(*cards))};
}

Expected<Catalogues> loadCatalogues(const std::string &configFolder, const std::vector<std::string> &moreModels)
{
    auto models = readModels(resource("models.json"), "models.json");
    auto cards = readCards(resource("gpus.json"), "gpus.json");
    auto countries = loadCountries();
    if (!models)
        return Unexpected(models.error());
    if (!cards)
        return Unexpected(cards.error());
    if (!countries)
        return Unexpected(countries.error());

    std::vector<std::string> files = moreModels;
    if (const std::string own = configFolder + "/models.json"; fileExists(own))
        files.insert(files.begin(), own);
    for (const std::string &file : files)
        if (const auto fault = mergeFile(*models, file, readModels))
            return Unexpected(*fault);
    if (const std::string own = configFolder + "/gpus.json"; fileExists(own))
        if (const auto fault = mergeFile(*cards, own, readCards))
            return Unexpected(*fault);
    return Catalogues{std::move(*models), std::make_shared<CardCatalogue>(std::move(*cards)), std::move(*countries)};
}

std::future<Expected<Catalogues>> loadCataloguesBeside(std::string configFolder, std::vector<std::string> moreModels)
{
    QThread::currentThread(); // Qt takes the first thread that it meets for the main one
    return std::async(std::launch::async, [folder = std::move(configFolder), models = std::move(moreModels)] {
        return loadCatalogues(folder, models);
    });
}

Expected<std::shared_ptr<const Inventory>> loadInventory(const std::optional<std::string> &file, bool noLimits, const CountryTable &countries)
{
    const std::string path = file.value_or("sample-inventory.json");
    const std::int64_t mebibytes = noLimits ? 0 : kInventoryMebibytes;
    const auto text = file ? readFile(path, mebibytes) : Expected<std::string>(resource("sample-inventory.json"));
    if (!text)
        return Unexpected(text.error());
    const ReadPage readPage = [&](const std::string &name) { return readFile(besides(path, name), mebibytes); };
    auto inventory = readInventory(*text, path, countries, readPage, noLimits ? InventoryLimits::none() : InventoryLimits{});
    if (!inventory)
        return Unexpected(inventory.error());
    inventory->isSample = !file;
    return std::make_shared<const Inventory>(std::move(*inventory));
}

} // namespace cabe::load
