// gpuhunt catalogues: one CSV a provider, named after it. Prices are dollars an hour of the whole machine, memory GB of one GPU and
// RAM GB; a row with `spot` is interruptible. What is in stock it does not say.
#include "core/io/feeds/feed_rows.h"

#include "core/io/csv_reader.h"
#include "core/io/text_place.h"

#include <algorithm>
#include <array>

namespace cabe::feeds {
namespace {

constexpr std::size_t kMostColumns = 64;

enum Column : std::size_t {
    InstanceName, Location, Price, Cpu, Memory, GpuCount, GpuName, GpuMemory, Spot, DiskSize, GpuVendor, kColumns
};
constexpr std::array<std::string_view, kColumns> kNames{"instance_name", "location", "price",     "cpu",
                                                        "memory",        "gpu_count", "gpu_name", "gpu_memory",
                                                        "spot",          "disk_size", "gpu_vendor"};
/// Whose machines are those of private hosts.
constexpr std::array<std::string_view, 6> kMarkets{"vastai", "vast", "runpod", "tensordock", "salad", "lium"};
/// As our table of regions calls them.
constexpr std::array<std::array<std::string_view, 2>, 2> kOtherNames{{{"lambdalabs", "lambda"}, {"datacrunch", "verda"}}};
/// Who makes accelerators that are no GPUs.
constexpr std::array<std::string_view, 3> kOtherMakers{"google", "tenstorrent", "aws"};

using Columns = std::array<std::optional<std::size_t>, kColumns>;

class Row {
public:
    Row(const CsvReader &reader, const Columns &columns) : m_reader(reader), m_columns(columns) {}
    std::string_view text(Column column) const
    {
        return m_columns[column] ? m_reader.cell(*m_columns[column]) : std::string_view();
    }
    std::optional<Figure> figure(Column column) const { return text(column).empty() ? std::nullopt : readFigure(text(column)); }

private:
    const CsvReader &m_reader;
    const Columns &m_columns;
};

Columns columnsOf(const CsvReader &header)
{
    Columns columns;
    for (std::size_t i = 0; i < header.cells(); ++i)
        for (std::size_t c = 0; c < kColumns; ++c)
            if (header.cell(i) == kNames[c] && !columns[c])
                columns[c] = i;
    return columns;
}

std::string_view regionsNameOf(std::string_view provider)
{
    for (const auto &[theirs, ours] : kOtherNames)
        if (provider == theirs)
            return ours;
    return provider;
}

template <class Names>
bool isOneOf(const Names &names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

FeedMachine machineOf(const Row &row, const std::string &provider, const FeedTables &tables)
{
    FeedMachine machine;
    machine.provider = provider;
    machine.tier = isOneOf(kMarkets, provider) ? Tier::Community : Tier::Secure;
    machine.name = row.text(InstanceName);
    machine.region = row.text(Location);
    machine.interruptible = row.text(Spot) == "True" || row.text(Spot) == "true" || row.text(Spot) == "1";
    machine.id = machine.name + "/" + machine.region + (machine.interruptible ? "/spot" : "");
    machine.country = tables.regions.find(regionsNameOf(provider), machine.region);
    if (!machine.country && machine.region.find(',') != std::string::npos)
        machine.country = countryAtEnd(machine.region, tables.countries);
    machine.gpuModel = row.text(GpuName);
    machine.gpuCount = row.figure(GpuCount);
    if (const auto memory = row.figure(GpuMemory))
        machine.memoryMib = mibOfGigabytes(*memory);
    if (machine.tier == Tier::Community)
        machine.memorySource = MemorySource::ProviderReport;
    if (const auto cpus = wholeOf(row.figure(Cpu)); cpus && *cpus > 0)
        machine.vcpus = cpus;
    if (const auto ram = row.figure(Memory); ram && !ram->isZero())
        machine.ramMib = mibOfGigabytes(*ram);
    if (const auto disk = row.figure(DiskSize); disk && !disk->isZero())
        machine.diskGib = gibOfGigabytes(*disk);
    if (const auto price = row.figure(Price))
        machine.price = amountOf(*price, 1, 1).value_or("");
    return machine;
}

void addRow(const Row &row, const std::string &provider, const std::string &place, FeedRows &rows)
{
    const bool hasGpu = !row.text(GpuCount).empty() && !(row.figure(GpuCount) && row.figure(GpuCount)->isZero());
    if (!hasGpu || isOneOf(kOtherMakers, row.text(GpuVendor)) || row.text(GpuName).starts_with("tpu"))
        return rows.skip();
    if (!row.figure(GpuCount))
        return rows.reject(place + ", gpu_count", "gpu_count", rejection::WrongType{"whole number"});
    FeedMachine machine = machineOf(row, provider, rows.tables());
    if (machine.gpuModel.empty())
        return rows.reject(place + ", gpu_name", "gpu_name", rejection::Missing{});
    if (!row.text(Price).empty() && machine.price.empty())
        return rows.reject(place + ", price", "price", rejection::NotAnAmount{std::string(row.text(Price))});
    rows.add(machine, place, "", "");
}

} // namespace

std::optional<Error> readGpuHunt(std::string_view text, const std::string &provider, FeedRows &rows, Inventory &inventory)
{
    if (const auto invalid = findInvalidUtf8(text)) {
        const auto place = placeOf(text, *invalid);
        return Error{error::NotUtf8{place.line, place.column}};
    }
    CsvReader reader(withoutByteOrderMark(text), ',', kMostColumns);
    reader.next();
    const Columns columns = columnsOf(reader);
    for (const Column needed : {InstanceName, Location, Price, GpuCount, GpuName, GpuMemory})
        if (!columns[needed])
            return Error{.fact = error::ColumnMissing{std::string(kNames[needed])}, .place = "line 1"};
    inventory.name = provider.empty() ? "gpuhunt" : "gpuhunt " + provider;
    rows.note(FeedNote::MemoryInGigabytes);
    while (!rows.isFull() && reader.next())
        addRow(Row(reader, columns), provider, "line " + std::to_string(reader.line()), rows);
    if (const auto line = reader.unclosedQuote())
        return Error{.fact = error::QuoteNotClosed{*line}, .place = "line " + std::to_string(*line)};
    return std::nullopt;
}

} // namespace cabe::feeds
