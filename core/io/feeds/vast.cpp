// vast.ai: GET or POST bundles, and mirrors of it. One offer a row; memory in MiB as the host reports it, the price that of the
// whole offer in dollars an hour. The marketplace's hosts are private: all are Community, whatever they say of themselves.
#include "core/io/feeds/feed_rows.h"

#include "core/base/time.h"

namespace cabe::feeds {
namespace {

constexpr std::size_t kRowsWithoutKey = 64;

/// Seconds since 1970, or a time in ISO 8601.
std::optional<UtcTime> timeOf(const RowView &row, std::string_view name)
{
    if (const auto text = row.text(name); !text.empty())
        if (const auto time = readTime(text))
            return time;
    constexpr std::int64_t kMost = 4'102'444'800; // the year 2100
    const auto seconds = wholeOf(row.figure(name));
    return seconds && *seconds > 0 && *seconds < kMost ? std::optional(UtcTime{*seconds}) : std::nullopt;
}

std::optional<bool> availabilityOf(const RowView &row)
{
    const auto rentable = row.truth("rentable");
    const auto rented = row.truth("rented");
    if (rentable == false || rented == true)
        return false;
    return rentable; // rented: false alone does not say that it can be
}

/// One figure says of one GPU what the other says of all.
bool contradicts(const std::optional<Figure> &perGpu, const std::optional<Figure> &count, const std::optional<Figure> &total)
{
    if (!perGpu || !count || !total || !count->isWhole() || total->isZero() || count->whole > kMaxGpus)
        return false;
    constexpr std::int64_t kMost = std::int64_t{1} << 40;
    return perGpu->whole < kMost && total->whole < kMost && perGpu->whole * count->whole != total->whole;
}

void addOffer(const RowView &row, FeedRows &rows)
{
    FeedMachine machine;
    machine.id = std::string(row.text("id"));
    if (const auto id = row.figure("id"); machine.id.empty() && id)
        machine.id = std::to_string(id->whole);
    machine.provider = "vast.ai";
    machine.tier = Tier::Community;
    machine.country = countryAtEnd(row.text("geolocation"), rows.tables().countries);
    machine.region = tidyPlace(row.text("geolocation"));
    machine.gpuModel = std::string(row.text("gpu_name"));
    machine.gpuCount = row.figure("num_gpus");
    machine.memorySource = MemorySource::ProviderReport;
    const auto memory = row.figure("gpu_ram");
    machine.memoryMib = wholeOf(memory);
    if (contradicts(memory, machine.gpuCount, row.figure("gpu_total_ram")))
        return rows.reject(row.place() + "/gpu_ram", "gpu_ram",
                           rejection::NotTheTotal{row.written("gpu_ram"), row.written("num_gpus"), row.written("gpu_total_ram")});
    if (const auto cores = wholeOf(row.figure("cpu_cores_effective")); cores && *cores > 0)
        machine.vcpus = cores;
    // cpu_ram is the whole host's, which is the offer's only where the offer is the whole host.
    const auto share = row.figure("gpu_frac");
    if (share && share->whole == 1 && share->isWhole())
        machine.ramMib = wholeOf(row.figure("cpu_ram"));
    if (const auto disk = row.figure("disk_space"))
        machine.diskGib = gibOfGigabytes(*disk);
    if (const auto price = row.figure("dph_total"))
        machine.price = amountOf(*price, 1, 1).value_or("");
    machine.available = availabilityOf(row);
    if (const auto end = timeOf(row, "end_date"))
        machine.until = writeTime(*end);
    rows.add(machine, row.place(), "num_gpus", "gpu_ram");
}

} // namespace

std::optional<Error> readVast(const JsonValue &root, FeedRows &rows, Inventory &inventory)
{
    const RowView answer(root, {});
    const auto *offers = answer.array("offers");
    if (!offers)
        return Error{.fact = error::NotThisFeed{"vast.ai"}, .place = "/offers"};
    inventory.url = "https://vast.ai";
    inventory.generatedAt = timeOf(answer, "timestamp");
    for (std::size_t i = 0; i < offers->size() && !rows.isFull(); ++i)
        addOffer(RowView((*offers)[i], "/offers/" + std::to_string(i)), rows);
    if (offers->size() == kRowsWithoutKey)
        rows.note(FeedNote::PerhapsCut);
    return std::nullopt;
}

} // namespace cabe::feeds
