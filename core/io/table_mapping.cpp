#include "core/io/table_mapping.h"

#include "core/io/csv_reader.h"
#include "core/io/heading_words.h"
#include "core/io/text_place.h"

#include <algorithm>
#include <charconv>

namespace cabe {
namespace {

constexpr std::size_t kSketchedRows = 20;
constexpr std::size_t kMostMappedColumns = 256;
constexpr std::string_view kUnitCodes[]{"mib", "gib", "gb"};
constexpr Member kConstants[]{Member::Tier, Member::GpuCount, Member::Currency, Member::PricePer, Member::InStock, Member::Provider};

char separatorOfMost(std::string_view text)
{
    char best = ',';
    std::size_t most = 0;
    for (const char separator : {',', ';', '\t'}) {
        CsvReader reader(text, separator, kMostMappedColumns);
        if (reader.next() && reader.filled() > most) {
            most = reader.filled();
            best = separator;
        }
    }
    return best;
}

std::vector<std::string> cellsOf(const CsvReader &reader, std::size_t count)
{
    std::vector<std::string> cells;
    for (std::size_t i = 0; i < count; ++i)
        cells.emplace_back(reader.cell(i));
    return cells;
}

/// name=value, separated by semicolons; read leniently.
std::map<std::string, std::string> readPairs(std::string_view text)
{
    std::map<std::string, std::string> pairs;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find(';', from), text.size());
        const std::string_view pair = text.substr(from, end - from);
        if (const std::size_t sign = pair.find('='); sign != std::string_view::npos)
            pairs[std::string(pair.substr(0, sign))] = pair.substr(sign + 1);
        from = end + 1;
    }
    return pairs;
}

std::optional<MemoryUnit> unitFromCode(std::string_view code)
{
    for (std::size_t i = 0; i < std::size(kUnitCodes); ++i)
        if (code == kUnitCodes[i])
            return static_cast<MemoryUnit>(i);
    return std::nullopt;
}

} // namespace

Expected<TableSketch> sketchTable(std::string_view text)
{
    if (const auto invalid = findInvalidUtf8(text)) {
        const auto place = placeOf(text, *invalid);
        return Unexpected(Error{error::NotUtf8{place.line, place.column}});
    }
    const auto table = withoutByteOrderMark(text);
    TableSketch sketch{.separator = separatorOfMost(table), .header = {}, .rows = {}};
    CsvReader reader(table, sketch.separator, kMostMappedColumns);
    if (reader.next())
        sketch.header = cellsOf(reader, std::min(reader.filled(), kMostMappedColumns));
    while (sketch.rows.size() < kSketchedRows && reader.next())
        sketch.rows.push_back(cellsOf(reader, sketch.header.size()));
    if (const auto line = reader.unclosedQuote())
        return Unexpected(Error{error::QuoteNotClosed{*line}});
    if (sketch.header.empty() || sketch.rows.empty())
        return Unexpected(Error{error::NoMachines{}});
    return sketch;
}

bool isOurTable(const TableSketch &sketch)
{
    return std::ranges::all_of(std::initializer_list<Member>{Member::Id, Member::Tier, Member::GpuModel, Member::GpuCount},
                               [&](Member member) {
                                   return std::ranges::any_of(sketch.header, [&](const std::string &heading) {
                                       return memberOfColumn(heading) == member;
                                   });
                               });
}

ColumnMapping guessMapping(const TableSketch &sketch)
{
    ColumnMapping mapping;
    for (std::size_t i = 0; i < sketch.header.size(); ++i) {
        const Heading heading = readHeading(sketch.header[i]);
        if (!heading.member || !mapping.columns.emplace(*heading.member, i).second)
            continue;
        if (heading.member == Member::GpuMemory)
            mapping.gpuMemoryUnit = heading.unit;
        else if (heading.member == Member::Ram)
            mapping.ramUnit = heading.unit;
        else if (heading.member == Member::PriceAmount) {
            if (!heading.per.empty())
                mapping.constants[Member::PricePer] = heading.per;
            if (!heading.currency.empty())
                mapping.constants[Member::Currency] = heading.currency;
        }
    }
    return mapping;
}

std::vector<MappingGap> gapsOf(const ColumnMapping &mapping)
{
    const auto has = [&](Member member) { return mapping.columns.contains(member); };
    const auto isTold = [&](Member member) { return has(member) || mapping.constants.contains(member); };
    std::vector<MappingGap> gaps;
    const auto require = [&](bool isRight, MappingGap gap) {
        if (!isRight)
            gaps.push_back(gap);
    };
    require(has(Member::GpuModel), MappingGap::GpuModel);
    require(isTold(Member::Tier), MappingGap::Tier);
    require(!has(Member::GpuMemory) || mapping.gpuMemoryUnit, MappingGap::GpuMemoryUnit);
    require(!has(Member::Ram) || mapping.ramUnit, MappingGap::RamUnit);
    require(!has(Member::PriceAmount) || isTold(Member::PricePer), MappingGap::PricePer);
    require(!has(Member::PriceAmount) || isTold(Member::Currency), MappingGap::Currency);
    require(isTold(Member::InStock) || has(Member::Online), MappingGap::Availability);
    return gaps;
}

std::string headingKey(const TableSketch &sketch)
{
    std::string key;
    for (const std::string &heading : sketch.header)
        key += plainLetters(heading) + '\t';
    return key;
}

std::string writeMapping(const ColumnMapping &mapping)
{
    std::string text;
    const auto add = [&](std::string_view name, std::string_view value) {
        text += (text.empty() ? "" : ";") + std::string(name) + '=' + std::string(value);
    };
    for (const auto &[member, column] : mapping.columns)
        add(columnName(member), std::to_string(column));
    if (mapping.gpuMemoryUnit)
        add("unit", kUnitCodes[static_cast<std::size_t>(*mapping.gpuMemoryUnit)]);
    if (mapping.ramUnit)
        add("ram_unit", kUnitCodes[static_cast<std::size_t>(*mapping.ramUnit)]);
    for (const auto &[member, value] : mapping.constants)
        if (value.find_first_of(";=") == std::string::npos)
            add("all_" + std::string(columnName(member)), value);
    return text;
}

ColumnMapping readMapping(std::string_view text, const TableSketch &sketch)
{
    ColumnMapping mapping;
    const auto pairs = readPairs(text);
    std::vector<std::size_t> used;
    for (const auto &[name, value] : pairs) {
        std::size_t column = 0;
        const auto member = memberOfColumn(name);
        const bool isNumber = std::from_chars(value.data(), value.data() + value.size(), column).ec == std::errc{};
        if (member && isNumber && column < sketch.header.size() && std::ranges::find(used, column) == used.end()) {
            mapping.columns[*member] = column;
            used.push_back(column);
        }
    }
    const auto value = [&](const char *name) {
        const auto found = pairs.find(name);
        return found == pairs.end() ? std::string() : found->second;
    };
    mapping.gpuMemoryUnit = unitFromCode(value("unit"));
    mapping.ramUnit = unitFromCode(value("ram_unit"));
    for (const Member member : kConstants)
        if (const std::string given = value(("all_" + std::string(columnName(member))).c_str()); !given.empty())
            mapping.constants[member] = given;
    return mapping;
}

std::string_view tableTemplate()
{
    return "id,name,provider,tier,country,region,gpu_model,gpu_count,gpu_memory_mib,gpu_memory_source,price_amount,price_per,currency,"
           "interruptible,in_stock,online,max_hours,url\r\n"
           "example-1,Example server,Example Ltd,secure,ES,Madrid,RTX 4090,2,24564,data_center,0.88,hour,EUR,no,yes,,,\r\n"
           "example-2,Example by the month,Example Ltd,secure,DE,Berlin,L4,1,,,390.00,month,EUR,no,yes,,,\r\n";
}

} // namespace cabe
