// The rows of a mapped table: figures with either decimal mark, units and signs in cells, countries by their names.
#include "core/base/ascii.h"
#include "core/io/csv_reader.h"
#include "core/io/feeds/figures.h"
#include "core/io/heading_words.h"
#include "core/io/inventory_reader.h"
#include "core/io/machine_collector.h"
#include "core/io/table_mapping.h"
#include "core/io/text_place.h"

#include <algorithm>

namespace cabe {
namespace {

constexpr std::size_t kMostMappedCells = 256;
constexpr std::int64_t kMebibyte = 1024 * 1024;

/// A figure in a cell and what stands beside it: "0,44 €" is 0.44 and "€".
struct CellFigure {
    std::string decimal; ///< digits and a point; empty: no figure, or one with two readings
    std::string beside;
};

/// One mark is the decimal's, unless three digits behind it could be thousands: "1.234" is 1234 or 1.234, so it is
/// neither. Two marks: the last is the decimal's, and the others part thousands.
std::string plainDecimalOf(std::string figure)
{
    std::erase(figure, ' ');
    const std::size_t last = figure.find_last_of(".,");
    if (last == std::string::npos)
        return figure;
    const char mark = figure[last];
    const auto marks = std::ranges::count_if(figure, [](char c) { return c == '.' || c == ','; });
    const bool isOneKind = std::ranges::count(figure, mark) == marks;
    const std::size_t behind = figure.size() - last - 1;
    if (marks > 1 && isOneKind) { // 1.234.567: thousands only
        std::erase(figure, mark);
        return behind == 3 ? figure : std::string();
    }
    if (marks == 1 && behind == 3 && last > 0 && last <= 3 && figure[0] != '0')
        return {};
    std::string plain;
    for (std::size_t i = 0; i < figure.size(); ++i)
        if (i == last)
            plain += '.';
        else if (figure[i] != '.' && figure[i] != ',')
            plain += figure[i];
    return plain;
}

CellFigure figureIn(std::string_view cell)
{
    std::string text(cell);
    for (std::size_t at = text.find("\u00A0"); at != std::string::npos; at = text.find("\u00A0"))
        text.replace(at, 2, " ");
    for (std::size_t at = text.find("\u202F"); at != std::string::npos; at = text.find("\u202F"))
        text.replace(at, 3, " ");
    const auto isOfFigure = [](char c) { return (c >= '0' && c <= '9') || c == '.' || c == ',' || c == ' ' || c == '-'; };
    const std::size_t first = text.find_first_of("0123456789-");
    if (first == std::string::npos)
        return {{}, text};
    std::size_t end = first;
    while (end < text.size() && isOfFigure(text[end]))
        ++end;
    CellFigure figure;
    const std::string beside = text.substr(0, first) + text.substr(end);
    figure.beside = trimmed(beside, " \t");
    const std::string digits = plainDecimalOf(text.substr(first, end - first));
    figure.decimal = feeds::readFigure(digits) ? digits : std::string();
    return figure;
}

std::optional<std::int64_t> mibOf(const feeds::Figure &figure, MemoryUnit unit)
{
    switch (unit) {
    case MemoryUnit::Mib: return figure.whole;
    case MemoryUnit::Gib: return feeds::mibOfGibibytes(figure);
    case MemoryUnit::Gb: break;
    }
    return feeds::mibOfGigabytes(figure);
}

/// Fills one machine from a row and keeps the first reason why it cannot.
class MappedRow {
public:
    MappedRow(const CsvReader &reader, const ColumnMapping &mapping, const CountryTable &countries, RawMachine &raw)
        : m_reader(reader), m_mapping(mapping), m_countries(countries), m_raw(raw)
    {
    }

    std::optional<Refusal> fill()
    {
        m_raw.clear();
        m_raw[Member::Gpu].set(Slot::Kind::Object);
        for (const auto &[member, value] : m_mapping.constants)
            setCell(m_raw, member, value);
        for (const Member member : {Member::Id, Member::Name, Member::Provider, Member::Region, Member::Url, Member::Vcpus,
                                    Member::GpuMemorySource, Member::Interruptible, Member::BookingMinHours, Member::BookingMaxHours,
                                    Member::BookingUntil, Member::PricePer})
            if (const std::string cell = cellOf(member); !cell.empty())
                setCell(m_raw, member, cell);
        if (!m_raw[Member::Id].isGiven())
            m_raw[Member::Id].setText("row-" + std::to_string(m_reader.line()));
        fillTier();
        fillCountry();
        fillGpu();
        fillMemory(Member::GpuMemory, m_mapping.gpuMemoryUnit);
        fillMemory(Member::Ram, m_mapping.ramUnit);
        fillDisk();
        fillPrice();
        fillAvailability();
        return m_refusal;
    }

private:
    std::string cellOf(Member member) const
    {
        const auto column = m_mapping.columns.find(member);
        return column == m_mapping.columns.end() ? std::string() : std::string(m_reader.cell(column->second));
    }
    void refuse(Member member, RejectionReason reason)
    {
        if (!m_refusal)
            m_refusal = Refusal{member, std::move(reason)};
    }

    void fillTier()
    {
        if (const std::string cell = cellOf(Member::Tier); !cell.empty())
            m_raw[Member::Tier].setText(plainLetters(cell));
    }
    /// By its code or its name in either language.
    void fillCountry()
    {
        const std::string cell = cellOf(Member::Country);
        const std::string name = plainLetters(cell);
        if (cell.empty())
            return;
        m_raw[Member::Country].setText(cell);
        for (const CountryTable::Names &names : m_countries.names)
            if (name == plainLetters(names.english) || name == plainLetters(names.spanish))
                m_raw[Member::Country].setText(names.country.code());
    }
    /// "2 x RTX 4090", "2x RTX 4090" and "2 × RTX 4090" say how many.
    void fillGpu()
    {
        std::string model = cellOf(Member::GpuModel);
        std::string count;
        const std::size_t digits = model.find_first_not_of("0123456789");
        if (digits != std::string::npos && digits > 0) {
            std::string_view rest = std::string_view(model).substr(digits);
            while (rest.starts_with(' '))
                rest.remove_prefix(1);
            for (const std::string_view times : {"x ", "X ", "\u00D7 ", "\u00D7"})
                if (rest.starts_with(times) && count.empty()) {
                    count = model.substr(0, digits);
                    model = trimmed(rest.substr(times.size()), " \t");
                    break;
                }
        }
        if (!model.empty())
            m_raw[Member::GpuModel].setText(model);
        const std::string told = cellOf(Member::GpuCount);
        if (!told.empty() && !count.empty() && told != count)
            refuse(Member::GpuCount, rejection::CountOutOfRange{told + " / " + count});
        if (!told.empty() || !count.empty())
            setCell(m_raw, Member::GpuCount, told.empty() ? count : told);
    }
    void fillMemory(Member member, std::optional<MemoryUnit> unit)
    {
        const std::string cell = cellOf(member);
        if (cell.empty())
            return;
        const CellFigure given = figureIn(cell);
        const auto figure = feeds::readFigure(given.decimal);
        if (!figure)
            return refuse(member, rejection::WrongType{"whole number"});
        const Heading beside = readHeading(given.beside);
        if (!given.beside.empty() && beside.unit != unit)
            return refuse(member, rejection::UnitDoubtful{cell});
        const auto mib = mibOf(*figure, unit.value_or(MemoryUnit::Mib));
        if (!mib || figure->isNegative)
            return refuse(member, rejection::Negative{cell});
        if (member == Member::GpuMemory && *mib > 0 && *mib < feeds::kLeastGpuMib)
            return refuse(member, rejection::UnitDoubtful{cell});
        m_raw[member].setWhole(*mib);
    }
    void fillDisk()
    {
        const std::string cell = cellOf(Member::Disk);
        const auto figure = feeds::readFigure(figureIn(cell).decimal);
        if (!figure)
            return;
        const bool isTera = plainLetters(cell).find("tb") != std::string::npos;
        if (const auto gib = feeds::gibOfGigabytes(*figure); gib && !figure->isNegative && !isTera)
            m_raw[Member::Disk].setWhole(*gib);
    }
    void fillPrice()
    {
        if (const std::string cell = cellOf(Member::Currency); !cell.empty()) {
            const std::string_view sign = currencyOfSign(cell);
            m_raw[Member::Currency].setText(sign.empty() ? std::string_view(cell) : sign);
        }
        const std::string cell = cellOf(Member::PriceAmount);
        if (cell.empty())
            return;
        const CellFigure given = figureIn(cell);
        if (given.decimal.empty())
            return refuse(Member::PriceAmount, rejection::NotAnAmount{cell});
        const std::string_view sign = currencyOfSign(given.beside);
        if (!given.beside.empty() && sign.empty() && !Currency::fromCode(given.beside))
            return refuse(Member::PriceAmount, rejection::NotAnAmount{cell});
        if (!given.beside.empty() && (sign.empty() ? plainLetters(given.beside) : plainLetters(sign)) !=
                                         plainLetters(m_raw[Member::Currency].text()))
            return refuse(Member::Currency, rejection::NotACurrency{cell});
        m_raw[Member::PriceAmount].setText(given.decimal);
    }
    void fillAvailability()
    {
        for (const Member member : {Member::InStock, Member::Online}) {
            std::string cell = plainLetters(cellOf(member));
            for (const std::string_view yes : {"disponible", "available", "in stock", "en stock", "x"})
                if (cell == yes)
                    cell = "true";
            for (const std::string_view no : {"agotado", "sold out", "out of stock", "sin stock", "no disponible"})
                if (cell == no)
                    cell = "false";
            if (!cell.empty())
                setCell(m_raw, member, cell);
        }
        // One of them says it for either tier.
        Slot &stock = m_raw[Member::InStock];
        Slot &online = m_raw[Member::Online];
        if (stock.kind() == Slot::Kind::Truth && !online.isGiven())
            online.setTruth(stock.truth());
        else if (online.kind() == Slot::Kind::Truth && !stock.isGiven())
            stock.setTruth(online.truth());
    }

    const CsvReader &m_reader;
    const ColumnMapping &m_mapping;
    const CountryTable &m_countries;
    RawMachine &m_raw;
    std::optional<Refusal> m_refusal;
};

/// The table's own heading of a member, or ours where it has none.
std::string headingOf(Member member, const ColumnMapping &mapping, const std::vector<std::string> &headings)
{
    const auto column = mapping.columns.find(member);
    return column != mapping.columns.end() && column->second < headings.size() ? headings[column->second]
                                                                                : std::string(columnName(member));
}

} // namespace

Expected<Inventory> readMappedTable(std::string_view text, const std::string &file, const ColumnMapping &mapping,
                                    const CountryTable &countries, const InventoryLimits &limits)
{
    if (static_cast<std::int64_t>(text.size()) > limits.bytes)
        return Unexpected(Error{error::TooLarge{limits.bytes / kMebibyte}, file});
    const auto sketch = sketchTable(text);
    if (!sketch)
        return Unexpected(Error{sketch.error().fact, file});
    Inventory inventory;
    MachineCollector collector(inventory, countries, limits);
    CsvReader reader(withoutByteOrderMark(text), sketch->separator, kMostMappedCells);
    reader.next(); // the heading
    RawMachine raw;
    while (reader.next() && !collector.isOverLimit()) {
        auto refusal = MappedRow(reader, mapping, countries, raw).fill();
        if (!refusal)
            refusal = collector.add(raw);
        if (!refusal)
            continue;
        const std::string heading = headingOf(refusal->member, mapping, sketch->header);
        collector.reject("line " + std::to_string(reader.line()) + ", " + heading, heading, std::move(refusal->reason));
    }
    if (const auto line = reader.unclosedQuote())
        return Unexpected(Error{error::QuoteNotClosed{*line}, file});
    if (collector.isOverLimit())
        return Unexpected(Error{error::TooManyMachines{collector.limit()}, file});
    collector.setPageCurrency({});
    for (const Machine &machine : inventory.machines)
        if (inventory.currency.isNone())
            inventory.currency = machine.currency;
    inventory.name = baseName(file);
    collector.close();
    return inventory;
}

} // namespace cabe
