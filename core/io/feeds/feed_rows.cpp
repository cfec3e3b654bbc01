#include "core/io/feeds/feed_rows.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>

namespace cabe::feeds {
namespace {

constexpr std::array<std::string_view, 7> kContinents{"EU", "NA", "SA", "AS", "AF", "OC", "AN"};

std::vector<std::string_view> partsOf(std::string_view place)
{
    std::vector<std::string_view> parts;
    for (std::size_t from = 0; from <= place.size();) {
        const std::size_t comma = std::min(place.find(',', from), place.size());
        parts.push_back(trimmed(place.substr(from, comma - from), " "));
        from = comma + 1;
    }
    return parts;
}

std::string written(const Figure &figure)
{
    std::string text = (figure.isNegative ? "-" : "") + std::to_string(figure.whole);
    if (figure.isWhole())
        return text;
    std::string digits = std::to_string(figure.fraction);
    digits.insert(0, 18 - std::min<std::size_t>(digits.size(), 18), '0');
    digits.erase(std::min(digits.find_last_not_of('0') + 1, std::size_t{6}));
    return text + '.' + digits;
}

} // namespace

const JsonValue *RowView::find(std::string_view name) const
{
    const JsonValue *value = m_value->find(name);
    return value && !value->isNull() ? value : nullptr;
}

bool RowView::isNull(std::string_view name) const
{
    const JsonValue *value = m_value->find(name);
    return value && value->isNull();
}

RowView RowView::member(std::string_view name) const
{
    static const JsonValue kNothing;
    const JsonValue *value = find(name);
    return {value ? *value : kNothing, m_place + '/' + std::string(name)};
}

std::string_view RowView::text(std::string_view name) const
{
    const JsonValue *value = find(name);
    const auto *text = value ? std::get_if<std::string>(&value->content) : nullptr;
    return text ? std::string_view(*text) : std::string_view();
}

std::optional<bool> RowView::truth(std::string_view name) const
{
    const JsonValue *value = find(name);
    const auto *truth = value ? std::get_if<bool>(&value->content) : nullptr;
    return truth ? std::optional(*truth) : std::nullopt;
}

std::optional<Figure> RowView::figure(std::string_view name) const
{
    const JsonValue *value = find(name);
    if (!value)
        return std::nullopt;
    if (const auto *number = std::get_if<JsonNumber>(&value->content))
        return readFigure(number->digits);
    const auto *text = std::get_if<std::string>(&value->content);
    return text ? readFigure(*text) : std::nullopt;
}

std::string RowView::written(std::string_view name) const
{
    const JsonValue *value = find(name);
    std::string json;
    if (value)
        appendJson(json, *value);
    return json.substr(0, 64);
}

const JsonValue::Array *RowView::array(std::string_view name) const
{
    const JsonValue *value = find(name);
    return value ? std::get_if<JsonValue::Array>(&value->content) : nullptr;
}

const JsonValue::Object *RowView::object(std::string_view name) const
{
    const JsonValue *value = find(name);
    return value ? std::get_if<JsonValue::Object>(&value->content) : nullptr;
}

FeedRows::FeedRows(FeedReading &reading, const FeedTables &tables, const InventoryLimits &limits)
    : m_reading(reading), m_tables(tables), m_limits(limits), m_collector(reading.inventory, tables.countries, m_limits)
{
}

void FeedRows::note(FeedNote note)
{
    auto &notes = m_reading.notes;
    if (std::ranges::find(notes, note) != notes.end())
        return;
    notes.push_back(note);
    std::ranges::sort(notes);
}

void FeedRows::reject(const std::string &place, std::string_view member, RejectionReason reason)
{
    m_collector.reject(place, member, std::move(reason));
}

/// What a memory figure gives away: another unit, a total, a slice.
std::optional<RejectionReason> FeedRows::memoryFault(const FeedMachine &machine) const
{
    if (!machine.memoryMib)
        return std::nullopt;
    const std::int64_t mib = *machine.memoryMib;
    const std::string given = std::to_string(mib);
    if (mib > 0 && mib < kLeastGpuMib)
        return rejection::UnitDoubtful{given + " MiB"};
    // A host may really report what no datasheet has: a card that was modified, one that its driver reserves from.
    if (machine.memorySource == MemorySource::ProviderReport)
        return std::nullopt;
    std::optional<std::int64_t> most;
    std::optional<std::int64_t> least;
    for (const Card *card : m_tables.cards.named(machine.gpuModel)) {
        if (!card->memoryMib)
            return std::nullopt;
        most = std::max(most.value_or(*card->memoryMib), *card->memoryMib);
        least = std::min(least.value_or(*card->memoryMib), *card->memoryMib);
    }
    if (most && mib > *most)
        return rejection::OverMaker{given, *most};
    if (least && mib < *least / 4 * 3)
        return rejection::FractionOfGpu{given + " MiB"};
    return std::nullopt;
}

void FeedRows::fill(const FeedMachine &machine)
{
    m_raw.clear();
    m_raw[Member::Gpu].set(Slot::Kind::Object);
    const auto text = [&](Member member, std::string_view value) {
        if (!value.empty())
            m_raw[member].setText(value);
    };
    const auto whole = [&](Member member, const std::optional<std::int64_t> &value) {
        if (value)
            m_raw[member].setWhole(*value);
    };
    text(Member::Id, machine.id);
    text(Member::Name, machine.name);
    text(Member::Provider, machine.provider);
    text(Member::Tier, code(machine.tier));
    text(Member::Country, machine.country ? machine.country->code() : std::string());
    text(Member::Region, machine.region);
    text(Member::GpuModel, machine.gpuModel);
    whole(Member::GpuCount, machine.gpuCount->whole);
    whole(Member::GpuMemory, machine.memoryMib);
    text(Member::GpuMemorySource, code(machine.memorySource));
    whole(Member::Vcpus, machine.vcpus);
    whole(Member::Ram, machine.ramMib);
    whole(Member::Disk, machine.diskGib);
    if (!machine.price.empty()) {
        text(Member::PriceAmount, machine.price);
        text(Member::PricePer, "hour");
    }
    text(Member::Currency, m_reading.inventory.currency.code());
    m_raw[Member::Interruptible].setTruth(machine.interruptible);
    if (machine.available)
        m_raw[machine.tier == Tier::Secure ? Member::InStock : Member::Online].setTruth(*machine.available);
    text(Member::BookingUntil, machine.until);
}

void FeedRows::add(const FeedMachine &machine, const std::string &place, std::string_view countMember, std::string_view memoryMember)
{
    const auto at = [&](std::string_view member) { return place + (member.empty() ? "" : "/") + std::string(member); };
    if (!machine.gpuCount)
        return reject(at(countMember), countMember, rejection::Missing{});
    if (!machine.gpuCount->isWhole())
        return reject(at(countMember), countMember, rejection::FractionOfGpu{written(*machine.gpuCount)});
    if (machine.gpuCount->isNegative || machine.gpuCount->isZero())
        return reject(at(countMember), countMember, rejection::CountOutOfRange{written(*machine.gpuCount)});
    if (isSlice(machine.gpuModel))
        return reject(place, "", rejection::FractionOfGpu{machine.gpuModel});
    if (auto fault = memoryFault(machine))
        return reject(at(memoryMember), memoryMember, *std::move(fault));
    fill(machine);
    if (auto refusal = m_collector.add(m_raw))
        return reject(place, dottedName(refusal->member), std::move(refusal->reason));
    if (!machine.country)
        note(FeedNote::PlaceNotTold);
    if (!machine.available)
        note(FeedNote::StockNotTold);
}

std::optional<Error> FeedRows::close()
{
    std::optional<Error> fault;
    if (m_collector.isOverLimit())
        fault = Error{error::TooManyMachines{m_collector.limit()}};
    else if (auto fact = m_collector.mostlyRejected())
        fault = Error{*std::move(fact)};
    m_collector.close();
    if (!m_reading.inventory.generatedAt)
        note(FeedNote::DateNotTold);
    return fault;
}

std::optional<Country> countryAtEnd(std::string_view place, const CountryTable &countries)
{
    std::vector<std::string_view> parts = partsOf(place);
    // NA is North America at the end of three parts, and Namibia at the end of two.
    if (parts.size() > 2 && std::ranges::find(kContinents, parts.back()) != kContinents.end())
        parts.pop_back();
    return countries.find(parts.back());
}

std::optional<Country> countryAtStart(std::string_view place, const CountryTable &countries)
{
    return countries.find(partsOf(place).front());
}

std::string tidyPlace(std::string_view place)
{
    std::string tidy;
    for (const std::string_view part : partsOf(place))
        if (!part.empty())
            tidy += (tidy.empty() ? "" : ", ") + std::string(part);
    return tidy;
}

bool isSlice(std::string_view model)
{
    const std::string lower = lowered(model);
    // A word of its own: "MIG 1g.24gb", "A100 vGPU".
    for (const std::string_view word : {"mig", "vgpu"})
        for (std::size_t at = lower.find(word); at != std::string::npos; at = lower.find(word, at + 1)) {
            const auto isLetter = [&](std::size_t i) { return i < lower.size() && lower[i] >= 'a' && lower[i] <= 'z'; };
            if ((at == 0 || !isLetter(at - 1)) && !isLetter(at + word.size()))
                return true;
        }
    return false;
}

std::optional<std::int64_t> wholeOf(const std::optional<Figure> &figure)
{
    if (!figure || figure->isNegative)
        return std::nullopt;
    return figure->whole;
}

} // namespace cabe::feeds
