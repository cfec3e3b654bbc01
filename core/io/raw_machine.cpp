#include "core/io/raw_machine.h"

#include "core/base/ascii.h"
#include "core/base/decimal.h"
#include "core/io/limits.h"
#include "core/io/text_place.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace cabe {
namespace {

constexpr std::size_t kShownBytes = 64;

struct Names {
    std::string_view dotted;
    std::string_view column;
};
constexpr std::array<Names, kMembers> kNames{{{"id", "id"},
                                              {"name", "name"},
                                              {"provider", "provider"},
                                              {"tier", "tier"},
                                              {"country", "country"},
                                              {"region", "region"},
                                              {"gpu", ""},
                                              {"gpu.model", "gpu_model"},
                                              {"gpu.count", "gpu_count"},
                                              {"gpu.memory_mib", "gpu_memory_mib"},
                                              {"gpu.memory_source", "gpu_memory_source"},
                                              {"vcpus", "vcpus"},
                                              {"ram_mib", "ram_mib"},
                                              {"disk_gib", "disk_gib"},
                                              {"price", ""},
                                              {"price.amount", "price_amount"},
                                              {"price.per", "price_per"},
                                              {"currency", "currency"},
                                              {"interruptible", "interruptible"},
                                              {"in_stock", "in_stock"},
                                              {"online", "online"},
                                              {"booking", ""},
                                              {"booking.min_hours", "min_hours"},
                                              {"booking.max_hours", "max_hours"},
                                              {"booking.until", "until"},
                                              {"url", "url"}}};

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\n\r\f\v") == std::string_view::npos;
}

/// Reads the slots of one machine and keeps the first fault that it meets.
class Judge {
public:
    explicit Judge(const RawMachine &raw) : m_raw(raw) {}

    bool isRefused() const { return m_isRefused; }
    Refusal takeRefusal() { return std::move(m_refusal); }

    void refuse(Member member, RejectionReason reason)
    {
        if (!m_isRefused)
            m_refusal = {member, std::move(reason)};
        m_isRefused = true;
    }
    /// Whether there is a value of this kind; one of another kind is a fault.
    bool has(Member member, Slot::Kind kind, std::string_view expected)
    {
        const Slot &slot = m_raw[member];
        if (!slot.isGiven())
            return false;
        if (slot.kind() == Slot::Kind::Text && slot.text().size() > kMaxTextBytes)
            refuse(member, rejection::TooLong{});
        else if (slot.kind() != kind)
            refuse(member, rejection::WrongType{expected});
        else
            return true;
        return false;
    }
    void require(Member member)
    {
        if (!m_raw[member].isGiven())
            refuse(member, rejection::Missing{});
    }
    std::optional<std::string_view> textGiven(Member member)
    {
        return has(member, Slot::Kind::Text, "text") ? std::optional(m_raw[member].text()) : std::nullopt;
    }
    std::string_view text(Member member) { return textGiven(member).value_or(std::string_view{}); }
    std::string_view requiredText(Member member)
    {
        require(member);
        const auto given = textGiven(member);
        if (given && isBlank(*given))
            refuse(member, rejection::Empty{});
        return given.value_or(std::string_view{});
    }
    std::optional<std::int64_t> whole(Member member)
    {
        return has(member, Slot::Kind::Whole, "whole number") ? std::optional(m_raw[member].whole()) : std::nullopt;
    }
    std::optional<std::int64_t> notNegative(Member member)
    {
        const auto given = whole(member);
        if (given && *given < 0)
            refuse(member, rejection::Negative{shown(member)});
        return given;
    }
    std::optional<bool> truth(Member member)
    {
        return has(member, Slot::Kind::Truth, "true or false") ? std::optional(m_raw[member].truth()) : std::nullopt;
    }
    void object(Member member) { has(member, Slot::Kind::Object, "object"); }
    std::string shown(Member member) const { return m_raw[member].shown(); }
    const Slot &slot(Member member) const { return m_raw[member]; }

private:
    const RawMachine &m_raw;
    Refusal m_refusal;
    bool m_isRefused = false;
};

Tier readTier(Judge &judge)
{
    judge.require(Member::Tier);
    const auto given = judge.textGiven(Member::Tier);
    const auto tier = given ? tierFromCode(*given) : std::nullopt;
    if (given && !tier)
        judge.refuse(Member::Tier, rejection::UnknownWord{judge.shown(Member::Tier), "secure, community"});
    return tier.value_or(Tier::Secure);
}

void readGpu(Judge &judge, Machine &machine)
{
    judge.require(Member::Gpu);
    judge.object(Member::Gpu);
    machine.gpuModel = judge.requiredText(Member::GpuModel);

    judge.require(Member::GpuCount);
    const auto count = judge.whole(Member::GpuCount).value_or(1);
    if (count < 1 || count > kMaxGpus)
        judge.refuse(Member::GpuCount, rejection::CountOutOfRange{judge.shown(Member::GpuCount)});
    machine.gpuCount = static_cast<std::uint8_t>(std::clamp<std::int64_t>(count, 1, kMaxGpus));

    const auto memory = judge.whole(Member::GpuMemory);
    if (memory && (*memory < 0 || *memory > kMaxMemoryMib))
        judge.refuse(Member::GpuMemory, rejection::MemoryOutOfRange{judge.shown(Member::GpuMemory)});
    else if (memory)
        machine.memoryMib = static_cast<std::int32_t>(*memory);

    const auto source = judge.textGiven(Member::GpuMemorySource);
    const auto known = source ? memorySourceFromCode(*source) : std::nullopt;
    if (source && !known)
        judge.refuse(Member::GpuMemorySource, rejection::UnknownWord{judge.shown(Member::GpuMemorySource),
                                                                     "data_center, datasheet, provider_report"});
    machine.memorySource =
        known.value_or(machine.tier == Tier::Secure ? MemorySource::Datasheet : MemorySource::ProviderReport);
}

std::optional<Micros> readPriceAmount(Judge &judge)
{
    const Slot &slot = judge.slot(Member::PriceAmount);
    std::optional<Micros> amount;
    const auto readFrom = [&](std::string_view digits) {
        const auto reading = readDecimal(digits, kMicrosDecimals);
        const bool isUnderLimit = reading.scaled < kPriceLimit.count && reading.scaled > -kPriceLimit.count;
        if (reading.fault || !isUnderLimit)
            judge.refuse(Member::PriceAmount, rejection::NotAnAmount{judge.shown(Member::PriceAmount)});
        else
            amount = Micros{reading.scaled};
    };
    if (slot.kind() == Slot::Kind::Whole)
        readFrom(slot.digits());
    else if (slot.kind() == Slot::Kind::Number)
        readFrom(slot.text());
    else if (judge.has(Member::PriceAmount, Slot::Kind::Text, "text"))
        readFrom(slot.text());
    return amount;
}

void readPrice(Judge &judge, Machine &machine)
{
    judge.object(Member::Price);
    const auto amount = readPriceAmount(judge);
    const auto per = judge.textGiven(Member::PricePer);
    if (per && *per != "hour" && *per != "month")
        judge.refuse(Member::PricePer, rejection::UnknownWord{judge.shown(Member::PricePer), "hour, month"});
    if (amount && per)
        machine.price = Price{*amount, *per == "month" ? PricePer::Month : PricePer::Hour};

    const auto code = judge.textGiven(Member::Currency);
    const auto currency = code ? Currency::fromCode(*code) : std::nullopt;
    if (code && !currency)
        judge.refuse(Member::Currency, rejection::NotACurrency{judge.shown(Member::Currency)});
    machine.currency = currency.value_or(Currency{});
}

std::optional<std::int32_t> readHours(Judge &judge, Member member)
{
    const auto hours = judge.whole(member);
    if (!hours)
        return std::nullopt;
    if (*hours < 1)
        judge.refuse(member, rejection::UnderOneHour{judge.shown(member)});
    // FORMATS sets no upper end; 245 000 years stand for all that is longer.
    constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(*hours, 1, kMost));
}

void readBooking(Judge &judge, Machine &machine)
{
    judge.object(Member::Booking);
    machine.booking.minHours = readHours(judge, Member::BookingMinHours);
    machine.booking.maxHours = readHours(judge, Member::BookingMaxHours);
    const auto until = judge.textGiven(Member::BookingUntil);
    machine.booking.until = until ? readTime(*until) : std::nullopt;
    if (until && !machine.booking.until)
        judge.refuse(Member::BookingUntil, rejection::NotATime{judge.shown(Member::BookingUntil)});
}

Availability readAvailability(Judge &judge, Tier tier)
{
    // Both are read, as a wrong type is a fault whichever of them the tier asks for.
    const auto inStock = judge.truth(Member::InStock);
    const auto online = judge.truth(Member::Online);
    const auto available = tier == Tier::Secure ? inStock : online;
    if (!available)
        return Availability::Unknown;
    return *available ? Availability::Available : Availability::Unavailable;
}

} // namespace

std::string_view dottedName(Member member)
{
    return kNames[static_cast<std::size_t>(member)].dotted;
}

std::string_view columnName(Member member)
{
    return kNames[static_cast<std::size_t>(member)].column;
}

std::string Slot::digits() const
{
    return m_text.empty() ? std::to_string(m_whole) : m_text;
}

std::string Slot::shown() const
{
    switch (m_kind) {
    case Kind::Whole:
        return clipped(digits(), kShownBytes);
    case Kind::Truth:
        return truth() ? "true" : "false";
    case Kind::Text:
    case Kind::Number:
        return clipped(m_text, kShownBytes);
    case Kind::Absent:
    case Kind::Null:
    case Kind::Object:
    case Kind::Array:
        break;
    }
    return {};
}

void Slot::setText(std::string_view text)
{
    m_kind = Kind::Text;
    m_text.assign(text);
}

void Slot::swapText(std::string &text)
{
    m_kind = Kind::Text;
    m_text.swap(text);
}

void Slot::setTruth(bool truth)
{
    m_kind = Kind::Truth;
    m_whole = truth ? 1 : 0;
}

void Slot::setWhole(std::int64_t whole)
{
    m_kind = Kind::Whole;
    m_whole = whole;
    m_text.clear();
}

void Slot::setNumber(std::string_view digits)
{
    const bool isNegative = digits.starts_with('-');
    const auto magnitude = isNegative ? digits.substr(1) : digits;
    if (magnitude.empty() || !std::ranges::all_of(magnitude, isDigit)) {
        m_kind = Kind::Number;
        m_text.assign(digits);
        return;
    }
    const auto reading = readDecimal(digits, 0);
    setWhole(reading.scaled);
    if (reading.fault) {
        m_whole = isNegative ? std::numeric_limits<std::int64_t>::min() : std::numeric_limits<std::int64_t>::max();
        m_text.assign(digits);
    }
}

void RawMachine::clear()
{
    for (Slot &slot : m_slots)
        slot.clear();
}

Expected<Machine, Refusal> acceptMachine(const RawMachine &raw, const CountryTable &countries)
{
    Judge judge(raw);
    Machine machine;
    machine.id = judge.requiredText(Member::Id);
    machine.name = judge.text(Member::Name);
    machine.provider = judge.text(Member::Provider);
    machine.tier = readTier(judge);
    machine.country = countries.find(judge.text(Member::Country));
    machine.region = judge.text(Member::Region);
    readGpu(judge, machine);
    machine.vcpus = judge.notNegative(Member::Vcpus);
    machine.ramMib = judge.notNegative(Member::Ram);
    machine.diskGib = judge.notNegative(Member::Disk);
    readPrice(judge, machine);
    machine.interruptible = judge.truth(Member::Interruptible).value_or(false);
    machine.availability = readAvailability(judge, machine.tier);
    readBooking(judge, machine);
    machine.url = judge.text(Member::Url);
    if (judge.isRefused())
        return Unexpected(judge.takeRefusal());
    return machine;
}

} // namespace cabe
