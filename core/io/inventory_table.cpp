#include "core/io/inventory_table.h"

#include "core/io/csv_reader.h"
#include "core/io/machine_cells.h"
#include "core/io/text_place.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cabe {
namespace {

// A hostile header of nothing but separators must not become as many cells.
constexpr std::size_t kMostColumns = 1024;

using Columns = std::vector<std::optional<Member>>; ///< what each cell of a record is

std::string placeOfLine(std::int64_t line)
{
    return "line " + std::to_string(line);
}

Columns columnsOf(const CsvReader &header)
{
    Columns columns;
    for (std::size_t i = 0; i < header.cells(); ++i)
        columns.push_back(memberOfColumn(header.cell(i)));
    return columns;
}

char separatorOf(std::string_view text)
{
    char best = ',';
    std::ptrdiff_t most = -1;
    for (const char separator : {',', ';', '\t'}) {
        CsvReader reader(text, separator, kMostColumns);
        const Columns columns = reader.next() ? columnsOf(reader) : Columns{};
        const auto known = std::ranges::count_if(columns, [](const auto &column) { return column.has_value(); });
        if (known > most) {
            most = known;
            best = separator;
        }
    }
    return best;
}

std::optional<ErrorFact> faultOf(const Columns &columns)
{
    for (std::size_t i = 0; i < kMembers; ++i)
        if (const auto member = static_cast<Member>(i); std::ranges::count(columns, member) > 1)
            return error::ColumnTwice{std::string(columnName(member))};
    for (const Member required : {Member::Id, Member::Tier, Member::GpuModel, Member::GpuCount})
        if (std::ranges::count(columns, required) == 0)
            return error::ColumnMissing{std::string(columnName(required))};
    return std::nullopt;
}

void fillRow(RawMachine &raw, const CsvReader &reader, const Columns &columns)
{
    raw.clear();
    raw[Member::Gpu].set(Slot::Kind::Object);
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i])
            setCell(raw, *columns[i], reader.cell(i));
}

void addRow(MachineCollector &collector, const RawMachine &raw, std::int64_t line)
{
    if (auto refusal = collector.add(raw)) {
        const auto column = columnName(refusal->member);
        collector.reject(placeOfLine(line) + ", " + std::string(column), column, std::move(refusal->reason));
    }
}

/// The rows behind the header.
Expected<Currency> readRows(CsvReader &reader, const Columns &columns, MachineCollector &collector)
{
    RawMachine raw;
    Currency first;
    const std::size_t named = reader.filled(); // of the header, which the reader has just read
    while (reader.next()) {
        fillRow(raw, reader, columns);
        const bool isShifted = reader.filled() > named;
        if (const Slot &currency = raw[Member::Currency]; !isShifted && first.isNone() && currency.isGiven())
            first = Currency::fromCode(currency.text()).value_or(Currency{});
        // A decimal comma that no quotes guard splits a figure in two and moves all that is behind it.
        if (isShifted)
            collector.reject(placeOfLine(reader.line()), {},
                             rejection::TooManyCells{static_cast<std::int64_t>(reader.filled()), static_cast<std::int64_t>(named)});
        else
            addRow(collector, raw, reader.line());
        if (collector.isOverLimit())
            return Unexpected(Error{.fact = error::TooManyMachines{collector.limit()}, .place = placeOfLine(reader.line())});
    }
    if (const auto line = reader.unclosedQuote())
        return Unexpected(Error{.fact = error::QuoteNotClosed{*line}, .place = placeOfLine(*line)});
    collector.setPageCurrency({});
    return first;
}

} // namespace

Expected<Currency> readInventoryTable(std::string_view text, MachineCollector &collector)
{
    if (const auto invalid = findInvalidUtf8(text)) {
        const auto place = placeOf(text, *invalid);
        return Unexpected(Error{.fact = error::NotUtf8{place.line, place.column}});
    }
    const auto table = withoutByteOrderMark(text);
    CsvReader reader(table, separatorOf(table), kMostColumns);
    reader.next();
    if (const auto line = reader.unclosedQuote())
        return Unexpected(Error{.fact = error::QuoteNotClosed{*line}, .place = placeOfLine(*line)});
    const Columns columns = columnsOf(reader);
    if (auto fault = faultOf(columns))
        return Unexpected(Error{.fact = *std::move(fault), .place = placeOfLine(reader.line())});
    return readRows(reader, columns, collector);
}

} // namespace cabe
