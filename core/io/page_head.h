// Judges the top level of an inventory, where nothing can be left out: a fault is an error.
#pragma once

#include "core/io/inventory_json.h"
#include "core/io/raw_machine.h"

#include <array>

namespace cabe {

/// The known members of the top level, in the order in which they are judged.
enum class HeadMember : std::uint8_t { Format, Version, GeneratedAt, Source, SourceName, SourceUrl, Currency, Next, Machines };
inline constexpr std::size_t kHeadMembers = 9;

class RawHead {
public:
    Slot &operator[](HeadMember member) { return m_slots[static_cast<std::size_t>(member)]; }
    const Slot &operator[](HeadMember member) const { return m_slots[static_cast<std::size_t>(member)]; }

private:
    std::array<Slot, kHeadMembers> m_slots;
};

ValueType typeOf(Slot::Kind kind); ///< Null for Absent
Expected<PageHead> acceptHead(const RawHead &raw);

} // namespace cabe
