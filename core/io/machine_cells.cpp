#include "core/io/machine_cells.h"

#include "core/base/ascii.h"
#include "core/base/decimal.h"

#include <algorithm>
#include <optional>

namespace cabe {
namespace {

/// A decimal comma becomes a point. A text with both marks has no single reading, so it is left as it is.
std::string withPoint(std::string_view amount)
{
    std::string text(amount);
    if (text.find('.') == std::string::npos)
        std::ranges::replace(text, ',', '.');
    return text;
}

std::optional<bool> truthOf(std::string_view cell)
{
    const std::string word = lowered(cell);
    for (const std::string_view yes : {"true", "yes", "si", "s\u00ED", "s\u00CD", "1"})
        if (word == yes)
            return true;
    for (const std::string_view no : {"false", "no", "0"})
        if (word == no)
            return false;
    return std::nullopt;
}

void fillAmount(Slot &slot, std::string_view cell)
{
    const std::string text = withPoint(cell);
    // What is no amount stays as it was written, for the message to repeat.
    const bool isAmount = !readDecimal(text, kMicrosDecimals).fault;
    slot.setText(isAmount ? std::string_view(text) : cell);
}

} // namespace

std::optional<Member> memberOfColumn(std::string_view header)
{
    const std::string name = lowered(header);
    for (std::size_t i = 0; i < kMembers; ++i)
        if (const auto member = static_cast<Member>(i); !name.empty() && columnName(member) == name)
            return member;
    return std::nullopt;
}

void setCell(RawMachine &raw, Member member, std::string_view cell)
{
    Slot &slot = raw[member];
    slot.clear();
    if (cell.empty())
        return;
    switch (member) {
    case Member::GpuCount:
    case Member::GpuMemory:
    case Member::Vcpus:
    case Member::Ram:
    case Member::Disk:
    case Member::BookingMinHours:
    case Member::BookingMaxHours:
        return slot.setNumber(cell);
    case Member::Interruptible:
    case Member::InStock:
    case Member::Online:
        if (const auto truth = truthOf(cell))
            return slot.setTruth(*truth);
        return slot.setText(cell);
    case Member::PriceAmount:
        return fillAmount(slot, cell);
    case Member::Id:
    case Member::Name:
    case Member::Provider:
    case Member::Tier:
    case Member::Country:
    case Member::Region:
    case Member::GpuModel:
    case Member::GpuMemorySource:
    case Member::PricePer:
    case Member::Currency:
    case Member::BookingUntil:
    case Member::Url:
        return slot.setText(cell);
    case Member::Gpu:
    case Member::Price:
    case Member::Booking:
        return;
    }
}

Cells cellsOf(const Machine &machine)
{
    Cells cells;
    const auto text = [&](Member member, std::string_view value) {
        if (!value.empty())
            cells[member] = value;
    };
    const auto number = [&](Member member, const auto &value) {
        if (value)
            cells[member] = std::to_string(*value);
    };
    text(Member::Id, machine.id);
    text(Member::Name, machine.name);
    text(Member::Provider, machine.provider);
    text(Member::Tier, code(machine.tier));
    text(Member::Country, machine.country ? machine.country->code() : std::string());
    text(Member::Region, machine.region);
    text(Member::GpuModel, machine.gpuModel);
    cells[Member::GpuCount] = std::to_string(machine.gpuCount);
    number(Member::GpuMemory, machine.memoryMib);
    text(Member::GpuMemorySource, code(machine.memorySource));
    number(Member::Vcpus, machine.vcpus);
    number(Member::Ram, machine.ramMib);
    number(Member::Disk, machine.diskGib);
    if (machine.price) {
        cells[Member::PriceAmount] = writeDecimalShort(machine.price->amount.count, kMicrosDecimals, 2);
        text(Member::PricePer, machine.price->per == PricePer::Month ? "month" : "hour");
    }
    text(Member::Currency, machine.currency.code());
    text(Member::Interruptible, machine.interruptible ? "true" : "false");
    if (machine.availability != Availability::Unknown)
        for (const Member member : {Member::InStock, Member::Online})
            text(member, machine.availability == Availability::Available ? "true" : "false");
    number(Member::BookingMinHours, machine.booking.minHours);
    number(Member::BookingMaxHours, machine.booking.maxHours);
    text(Member::BookingUntil, machine.booking.until ? writeTime(*machine.booking.until) : std::string());
    text(Member::Url, machine.url);
    return cells;
}

RawMachine rawMachine(const Cells &cells)
{
    RawMachine raw;
    raw[Member::Gpu].set(Slot::Kind::Object);
    for (const auto &[member, cell] : cells)
        setCell(raw, member, cell);
    return raw;
}

} // namespace cabe
