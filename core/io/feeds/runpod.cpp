// RunPod: gpuTypes of GraphQL, and /v2/catalog/gpus. A price is that of one GPU. A cloud is only read where the feed says that the
// GPU is offered there: the price alone is not trusted, since unoffered GPUs carry a price too (FEEDS 23).
//
// One GPU is one machine; more of them only where the feed says how many can be had together. Secure and Community are
// machines of their own, and so is an interruptible one with a price of its own below the other.
#include "core/io/feeds/feed_rows.h"

#include <utility>

namespace cabe::feeds {
namespace {

struct Cloud {
    Tier tier;
    std::string_view word;
};
constexpr Cloud kClouds[]{{Tier::Secure, "secure"}, {Tier::Community, "community"}};

/// "High", "LOW"; "NONE" and null are no stock.
std::optional<bool> stockOf(const RowView &row, std::string_view name)
{
    if (row.isNull(name))
        return false;
    const std::string_view word = row.text(name);
    if (word.empty())
        return std::nullopt;
    return word != "NONE" && word != "None" && word != "none";
}

FeedMachine machineOf(const RowView &row, Tier tier, std::string_view memory)
{
    FeedMachine machine;
    machine.provider = "RunPod";
    machine.tier = tier;
    machine.id = row.text("id");
    for (const char *name : {"displayName", "name", "id"})
        if (machine.gpuModel.empty())
            machine.gpuModel = row.text(name);
    machine.name = machine.gpuModel;
    if (const auto gigabytes = row.figure(memory))
        machine.memoryMib = mibOfGigabytes(*gigabytes);
    return machine;
}

/// The machine on demand, and the interruptible one where it costs less. `of` tells it from the others of its type.
void addPriced(FeedMachine machine, const RowView &row, std::string_view memory, const std::string &of, std::int64_t gpus,
               const std::optional<Figure> &price, const std::optional<Figure> &spot, FeedRows &rows)
{
    const std::string type = machine.id;
    machine.gpuCount = Figure{.whole = gpus};
    machine.id = type + "/" + of + "/" + std::to_string(gpus);
    if (price)
        machine.price = amountOf(*price, gpus, 1).value_or("");
    rows.add(machine, row.place(), "", memory);
    const auto exact = [](const Figure &figure) { return std::pair(figure.whole, figure.fraction); };
    if (!price || !spot || spot->isZero() || spot->isNegative || exact(*spot) >= exact(*price))
        return;
    machine.id += "/spot";
    machine.interruptible = true;
    machine.price = amountOf(*spot, gpus, 1).value_or("");
    rows.add(machine, row.place(), "", memory);
}

std::vector<std::int64_t> countsOf(const RowView &lowest)
{
    std::vector<std::int64_t> counts{1};
    const auto *told = lowest.array("availableGpuCounts");
    for (std::size_t i = 0; told && i < told->size(); ++i)
        if (const auto *number = std::get_if<JsonNumber>(&(*told)[i].content))
            if (const auto count = readFigure(number->digits); count && count->isWhole() && count->whole > 1 && count->whole <= kMaxGpus)
                counts.push_back(count->whole);
    return counts;
}

void addGraphQlType(const RowView &row, FeedRows &rows)
{
    const RowView lowest = row.member("lowestPrice");
    for (const Cloud &cloud : kClouds) {
        const std::string word(cloud.word);
        const auto offered = row.truth(word + "Cloud");
        const auto stock = row.find("lowestPrice") ? stockOf(lowest, "stockStatus") : std::nullopt;
        if (offered == false || (!offered && !row.figure(word + "Price"))) {
            rows.skip();
            continue;
        }
        FeedMachine machine = machineOf(row, cloud.tier, "memoryInGb");
        machine.available = stock ? stock : offered;
        machine.country = rows.tables().countries.find(lowest.text("countryCode"));
        for (const std::int64_t gpus : countsOf(lowest))
            addPriced(machine, row, "memoryInGb", word, gpus, row.figure(word + "Price"), row.figure(word + "SpotPrice"), rows);
    }
}

/// Where the feed names data centres, each is a place of the secure cloud with a stock of its own.
void addCentres(const RowView &row, const FeedMachine &machine, const std::optional<Figure> &price, FeedRows &rows)
{
    const auto &centres = *row.array("dataCenters");
    for (std::size_t i = 0; i < centres.size(); ++i) {
        const RowView centre(centres[i], row.place() + "/dataCenters/" + std::to_string(i));
        FeedMachine there = machine;
        there.region = centre.text("id");
        there.country = rows.tables().regions.find("runpod", there.region);
        there.available = stockOf(centre, "availability");
        addPriced(there, row, "memory", "secure/" + there.region, 1, price, std::nullopt, rows);
    }
}

void addCatalogueType(const RowView &row, FeedRows &rows)
{
    const RowView prices = row.member("price");
    for (const Cloud &cloud : kClouds) {
        const auto offered = row.truth(cloud.word);
        if (offered != true) {
            rows.skip();
            continue;
        }
        FeedMachine machine = machineOf(row, cloud.tier, "memory");
        const auto stock = stockOf(row, "availability");
        machine.available = stock ? stock : offered;
        const auto price = prices.figure(cloud.word);
        const auto *centres = row.array("dataCenters");
        if (cloud.tier == Tier::Secure && centres && !centres->empty())
            addCentres(row, machine, price, rows);
        else
            addPriced(machine, row, "memory", std::string(cloud.word), 1, price, std::nullopt, rows);
    }
}

} // namespace

std::optional<Error> readRunPod(const JsonValue &root, FeedRows &rows, Inventory &inventory)
{
    const RowView answer(root, {});
    const bool isWrapped = answer.object("data") != nullptr;
    const RowView data = isWrapped ? answer.member("data") : answer;
    const auto *types = data.array("gpuTypes");
    const auto *gpus = data.array("gpus");
    if (!types && !gpus)
        return Error{.fact = error::NotThisFeed{"RunPod"}, .place = "/data/gpuTypes"};
    inventory.url = "https://www.runpod.io";
    rows.note(FeedNote::MemoryInGigabytes);
    const auto &list = types ? *types : *gpus;
    const std::string place = data.place() + (types ? "/gpuTypes/" : "/gpus/");
    for (std::size_t i = 0; i < list.size() && !rows.isFull(); ++i) {
        const RowView row(list[i], place + std::to_string(i));
        types ? addGraphQlType(row, rows) : addCatalogueType(row, rows);
    }
    return std::nullopt;
}

} // namespace cabe::feeds
