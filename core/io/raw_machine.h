// One machine as a file gives it, before anything is believed, and whether it is accepted. JSON and
// tables fill the same slots, so that both are judged by the same rules.
#pragma once

#include "core/base/country.h"
#include "core/base/expected.h"
#include "core/domain/inventory.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace cabe {

/// What a file may say of a machine, in the order in which it is judged: the first fault is the reason.
enum class Member : std::uint8_t {
    Id, Name, Provider, Tier, Country, Region, Gpu, GpuModel, GpuCount, GpuMemory, GpuMemorySource, Vcpus, Ram, Disk,
    Price, PriceAmount, PricePer, Currency, Interruptible, InStock, Online, Booking, BookingMinHours, BookingMaxHours,
    BookingUntil, Url
};
inline constexpr std::size_t kMembers = 26;

std::string_view dottedName(Member member); ///< gpu.memory_mib, as in JSON
std::string_view columnName(Member member); ///< gpu_memory_mib, as in a table; empty for the objects

/// One value. Keeps its buffer from machine to machine, so that reading one allocates nothing.
class Slot {
public:
    enum class Kind : std::uint8_t { Absent, Null, Text, Whole, Number, Truth, Object, Array };

    Kind kind() const { return m_kind; }
    /// Of a text; of a number that is not whole, or lies outside int64, its digits.
    std::string_view text() const { return m_text; }
    std::int64_t whole() const { return m_whole; } ///< the nearest of int64 where the number lies outside
    std::string digits() const;                      ///< of a whole number
    bool truth() const { return m_whole != 0; }
    bool isGiven() const { return m_kind != Kind::Absent && m_kind != Kind::Null; }
    std::string shown() const; ///< as a message repeats it

    void clear() { m_kind = Kind::Absent; }
    void set(Kind kind) { m_kind = kind; }
    void setText(std::string_view text);
    void swapText(std::string &text); ///< takes the text and leaves a buffer in its place
    void setTruth(bool truth);
    void setWhole(std::int64_t whole);
    void setNumber(std::string_view digits); ///< of any length; whole where it has nothing but digits

private:
    std::string m_text;
    std::int64_t m_whole = 0;
    Kind m_kind = Kind::Absent;
};

class RawMachine {
public:
    Slot &operator[](Member member) { return m_slots[static_cast<std::size_t>(member)]; }
    const Slot &operator[](Member member) const { return m_slots[static_cast<std::size_t>(member)]; }
    void clear();

private:
    std::array<Slot, kMembers> m_slots;
};

struct Refusal {
    Member member = Member::Id;
    RejectionReason reason;
};

/// The machine, its texts still in the slots, or its first fault. Whether the id was there before is not
/// looked at. A currency that is not given is none.
Expected<Machine, Refusal> acceptMachine(const RawMachine &raw, const CountryTable &countries);

} // namespace cabe
