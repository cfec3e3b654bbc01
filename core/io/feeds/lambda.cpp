// Lambda Cloud: /api/v1/instance-types, a map of types. Prices are whole cents an hour of the whole machine; the memory of a GPU
// stands in a text only, "A100 (40 GB SXM4)"; a type is a machine in each region that has some.
#include "core/io/feeds/feed_rows.h"

namespace cabe::feeds {
namespace {

constexpr std::int64_t kCents = 100;

/// The figure before " GB" within brackets, and nothing where there is none.
std::optional<Figure> gigabytesIn(std::string_view description)
{
    const std::size_t open = description.find('(');
    const std::size_t unit = description.find(" GB", open == std::string_view::npos ? description.size() : open);
    if (open == std::string_view::npos || unit == std::string_view::npos)
        return std::nullopt;
    const std::size_t start = description.find_last_of(" (", unit - 1) + 1;
    return readFigure(description.substr(start, unit - start));
}

/// "8x A100 (40 GB SXM4)" is 8 of "A100".
struct Described {
    std::optional<Figure> count;
    std::string_view model;
};

Described readDescription(std::string_view text)
{
    Described described;
    std::string_view rest = text.substr(0, text.find('('));
    while (!rest.empty() && rest.back() == ' ')
        rest.remove_suffix(1);
    if (const std::size_t times = rest.find("x "); times != std::string_view::npos) {
        described.count = readFigure(rest.substr(0, times));
        if (described.count)
            rest.remove_prefix(times + 2);
    }
    described.model = rest;
    return described;
}

FeedMachine machineOf(const RowView &type)
{
    const RowView specs = type.member("specs");
    const std::string_view description = type.text("description");
    const std::string_view gpu = type.text("gpu_description");
    const Described described = readDescription(description);
    FeedMachine machine;
    machine.provider = "Lambda";
    machine.id = type.text("name");
    machine.name = description;
    machine.gpuModel = gpu.empty() ? described.model : readDescription(gpu).model;
    machine.gpuCount = specs.figure("gpus");
    if (!machine.gpuCount) // older answers do not say it
        machine.gpuCount = described.count;
    if (const auto memory = gigabytesIn(gpu.empty() ? description : gpu))
        machine.memoryMib = mibOfGigabytes(*memory);
    machine.vcpus = wholeOf(specs.figure("vcpus"));
    if (const auto ram = specs.figure("memory_gib"))
        machine.ramMib = mibOfGibibytes(*ram);
    machine.diskGib = wholeOf(specs.figure("storage_gib"));
    if (const auto cents = type.figure("price_cents_per_hour"))
        machine.price = amountOf(*cents, 1, kCents).value_or("");
    return machine;
}

void addType(const RowView &row, FeedRows &rows)
{
    const RowView type = row.member("instance_type");
    FeedMachine machine = machineOf(type);
    const bool hasNone = machine.gpuCount && machine.gpuCount->isZero();
    if (hasNone || machine.gpuModel == "N/A")
        return rows.skip();
    const auto *regions = row.array("regions_with_capacity_available");
    if (!regions || regions->empty()) {
        machine.available = regions ? std::optional(false) : std::nullopt;
        return rows.add(machine, type.place(), "specs/gpus", "gpu_description");
    }
    const std::string name = machine.id;
    machine.available = true;
    for (const JsonValue &value : *regions) {
        const RowView region(value, {});
        machine.region = region.text("name");
        machine.id = name + "/" + machine.region;
        machine.country = rows.tables().regions.find("lambda", machine.region);
        if (const auto shown = region.text("description"); !shown.empty())
            machine.region = shown;
        rows.add(machine, type.place(), "specs/gpus", "gpu_description");
    }
}

} // namespace

std::optional<Error> readLambda(const JsonValue &root, FeedRows &rows, Inventory &inventory)
{
    const auto *types = RowView(root, {}).object("data");
    if (!types)
        return Error{.fact = error::NotThisFeed{"Lambda"}, .place = "/data"};
    inventory.url = "https://lambda.ai";
    rows.note(FeedNote::MemoryInGigabytes);
    for (const JsonMember &type : *types) {
        if (rows.isFull())
            break;
        addType(RowView(type.value, "/data/" + type.name), rows);
    }
    return std::nullopt;
}

} // namespace cabe::feeds
