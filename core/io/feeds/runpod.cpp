// RunPod: gpuTypes of GraphQL, and /v2/catalog/gpus. A price is that of one GPU. A cloud is only read where the feed says that the
// GPU is offered there: the price alone is not trusted, since unoffered GPUs carry a price too (FEEDS 23).
//
// One GPU is one machine, and so are 2, 4, 8 of them up to the most that the feed allows; whether more than one can be had now is
// only known where the feed says it of that number. Secure and Community are machines of their own, and so is an interruptible
// one with a price of its own below the other.
#include "core/io/feeds/feed_rows.h"

#include <algorithm>
#include <set>
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

struct Count {
    std::int64_t gpus;
    bool isTold; ///< that so many can be had now, where one can
};

/// One, the numbers that are told, and 2, 4, 8 up to the most that is allowed.
std::vector<Count> countsOf(const RowView &lowest, const std::optional<Figure> &allowed)
{
    std::set<std::int64_t> told;
    const auto *list = lowest.array("availableGpuCounts");
    for (std::size_t i = 0; list && i < list->size(); ++i)
        if (const auto *number = std::get_if<JsonNumber>(&(*list)[i].content))
            if (const auto count = readFigure(number->digits); count && count->isWhole() && count->whole > 1 && count->whole <= kMaxGpus)
                told.insert(count->whole);
    const std::int64_t unreserved = wholeOf(lowest.figure("maxUnreservedGpuCount")).value_or(1);
    std::set<std::int64_t> all = told;
    for (std::int64_t gpus = 2; gpus <= std::min<std::int64_t>(wholeOf(allowed).value_or(1), kMaxGpus); gpus *= 2)
        all.insert(gpus);
    std::vector<Count> counts{{1, true}};
    for (const std::int64_t gpus : all)
        counts.push_back({gpus, told.contains(gpus) || gpus <= unreserved});
    return counts;
}

/// The cloud's own most, else that of the type.
std::optional<Figure> allowedOf(const RowView &row, std::string_view own)
{
    const auto figure = row.figure(own);
    return figure ? figure : row.figure("maxGpuCount");
}

void addCounts(const FeedMachine &machine, const std::vector<Count> &counts, const RowView &row, std::string_view memory,
               const std::string &of, const std::optional<Figure> &price, const std::optional<Figure> &spot, FeedRows &rows)
{
    for (const Count &count : counts) {
        FeedMachine several = machine;
        if (!count.isTold && several.available == true)
            several.available.reset();
        addPriced(several, row, memory, of, count.gpus, price, spot, rows);
    }
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
        const auto allowed = allowedOf(row, cloud.tier == Tier::Secure ? "maxGpuCountSecureCloud" : "maxGpuCountCommunityCloud");
        addCounts(machine, countsOf(lowest, allowed), row, "memoryInGb", word, row.figure(word + "Price"), row.figure(word + "SpotPrice"),
                  rows);
    }
}

/// Where the feed names data centres, each is a place of the secure cloud with a stock of its own.
void addCentres(const RowView &row, const FeedMachine &machine, const std::vector<Count> &counts, const std::optional<Figure> &price,
                FeedRows &rows)
{
    const auto &centres = *row.array("dataCenters");
    for (std::size_t i = 0; i < centres.size(); ++i) {
        const RowView centre(centres[i], row.place() + "/dataCenters/" + std::to_string(i));
        FeedMachine there = machine;
        there.region = centre.text("id");
        there.country = rows.tables().regions.find("runpod", there.region);
        there.available = stockOf(centre, "availability");
        addCounts(there, counts, row, "memory", "secure/" + there.region, price, std::nullopt, rows);
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
        const auto counts = countsOf(row, row.member("maxCount").figure(cloud.word));
        const auto *centres = row.array("dataCenters");
        if (cloud.tier == Tier::Secure && centres && !centres->empty())
            addCentres(row, machine, counts, price, rows);
        else
            addCounts(machine, counts, row, "memory", std::string(cloud.word), price, std::nullopt, rows);
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
