// Checked unsigned arithmetic on 128 bits, so that no intermediate product of a formula can wrap unseen.
#pragma once

#include "core/base/bytes.h"

#include <cstdint>
#include <limits>
#include <optional>

namespace cabe {

__extension__ using Uint128 = unsigned __int128;

/// A non-negative whole number. Once a step overflows, everything made from it is overflown too, so a
/// formula reads as it is printed and is asked once, at its end, whether it held.
class Wide {
public:
    constexpr Wide(std::int64_t value) : m_value(value < 0 ? 0 : static_cast<Uint128>(value)), m_overflow(value < 0) {}
    constexpr Wide(Bytes bytes) : Wide(bytes.count) {}

    friend constexpr Wide operator*(Wide a, Wide b)
    {
        Wide r(0);
        r.m_overflow = __builtin_mul_overflow(a.m_value, b.m_value, &r.m_value) || a.m_overflow || b.m_overflow;
        return r;
    }
    friend constexpr Wide operator+(Wide a, Wide b)
    {
        Wide r(0);
        r.m_overflow = __builtin_add_overflow(a.m_value, b.m_value, &r.m_value) || a.m_overflow || b.m_overflow;
        return r;
    }
    Wide &operator+=(Wide other) { return *this = *this + other; }

    /// a / b rounded up to the next whole number; b > 0.
    friend constexpr Wide ceilDiv(Wide a, Wide b)
    {
        Wide r(0);
        r.m_overflow = a.m_overflow || b.m_overflow || b.m_value == 0;
        if (!r.m_overflow)
            r.m_value = a.m_value / b.m_value + (a.m_value % b.m_value != 0 ? 1 : 0);
        return r;
    }
    /// a / b rounded down; b > 0.
    friend constexpr Wide floorDiv(Wide a, Wide b)
    {
        Wide r(0);
        r.m_overflow = a.m_overflow || b.m_overflow || b.m_value == 0;
        if (!r.m_overflow)
            r.m_value = a.m_value / b.m_value;
        return r;
    }
    /// a / b rounded to the nearest whole number, halves up; b > 0.
    friend constexpr Wide roundDiv(Wide a, Wide b) { return floorDiv(Wide(2) * a + b, Wide(2) * b); }

    /// The number where it is at most 2^63 - 1.
    constexpr std::optional<std::int64_t> toInt64() const
    {
        if (m_overflow || m_value > static_cast<Uint128>(std::numeric_limits<std::int64_t>::max()))
            return std::nullopt;
        return static_cast<std::int64_t>(m_value);
    }
    constexpr std::optional<Bytes> toBytes() const
    {
        const auto value = toInt64();
        return value ? std::optional(Bytes{*value}) : std::nullopt;
    }

private:
    Uint128 m_value;
    bool m_overflow;
};

} // namespace cabe
