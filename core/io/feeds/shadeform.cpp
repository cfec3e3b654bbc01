// Shadeform: /v1/instances/types. Prices are whole cents an hour of the whole machine, memory GB of one GPU; a type is a machine in
// each of its regions.
#include "core/io/feeds/feed_rows.h"

namespace cabe::feeds {
namespace {

constexpr std::int64_t kCents = 100;
/// As many vCPUs as GB of RAM, and more than any machine has, are the RAM in the wrong place.
constexpr std::int64_t kMostVcpus = 512;

FeedMachine machineOf(const RowView &row)
{
    const RowView is = row.member("configuration");
    FeedMachine machine;
    machine.provider = row.text("cloud");
    machine.name = row.text("cloud_instance_type");
    machine.id = machine.provider + "/" + std::string(row.text("shade_instance_type"));
    machine.gpuModel = is.text("gpu_type");
    machine.gpuCount = is.figure("num_gpus");
    if (const auto memory = is.figure("vram_per_gpu_in_gb"))
        machine.memoryMib = mibOfGigabytes(*memory);
    const auto ram = is.figure("memory_in_gb");
    if (ram)
        machine.ramMib = mibOfGigabytes(*ram);
    machine.vcpus = wholeOf(is.figure("vcpus"));
    if (machine.vcpus && ram && *machine.vcpus > kMostVcpus && *machine.vcpus == ram->whole)
        machine.vcpus.reset();
    if (const auto disk = is.figure("storage_in_gb"))
        machine.diskGib = gibOfGigabytes(*disk);
    if (const auto cents = row.figure("hourly_price"))
        machine.price = amountOf(*cents, 1, kCents).value_or("");
    return machine;
}

void addType(const RowView &row, FeedRows &rows)
{
    FeedMachine machine = machineOf(row);
    if (machine.gpuCount && machine.gpuCount->isZero())
        return rows.skip();
    const auto add = [&](const std::string &place) {
        rows.add(machine, place, "configuration/num_gpus", "configuration/vram_per_gpu_in_gb");
    };
    const auto *regions = row.array("availability");
    if (!regions || regions->empty()) {
        machine.available = regions ? std::optional(false) : std::nullopt;
        return add(row.place());
    }
    const std::string type = machine.id;
    for (std::size_t i = 0; i < regions->size(); ++i) {
        const RowView region((*regions)[i], row.place() + "/availability/" + std::to_string(i));
        const std::string name(region.text("region"));
        const std::string_view shown = region.text("display_name");
        machine.id = type + "/" + name;
        machine.region = shown.empty() ? name : std::string(shown);
        machine.country = countryAtStart(shown, rows.tables().countries);
        if (!machine.country)
            machine.country = rows.tables().regions.find("shadeform", name);
        machine.available = region.truth("available");
        add(row.place());
    }
}

} // namespace

std::optional<Error> readShadeform(const JsonValue &root, FeedRows &rows, Inventory &inventory)
{
    const auto *types = RowView(root, {}).array("instance_types");
    if (!types)
        return Error{.fact = error::NotThisFeed{"Shadeform"}, .place = "/instance_types"};
    inventory.url = "https://www.shadeform.ai";
    rows.note(FeedNote::MemoryInGigabytes);
    for (std::size_t i = 0; i < types->size() && !rows.isFull(); ++i)
        addType(RowView((*types)[i], "/instance_types/" + std::to_string(i)), rows);
    return std::nullopt;
}

} // namespace cabe::feeds
