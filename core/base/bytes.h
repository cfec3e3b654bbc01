// An amount of memory: whole bytes, from 0 to 2^63 - 1.
#pragma once

#include <compare>
#include <cstdint>

namespace cabe {

struct Bytes {
    std::int64_t count = 0;
    friend constexpr auto operator<=>(const Bytes &, const Bytes &) = default;
};

inline constexpr Bytes kGib{std::int64_t{1} << 30};
inline constexpr Bytes kMib{std::int64_t{1} << 20};

/// Room between what a GPU has and what it must hold; both come from checked sums, so it cannot wrap.
constexpr Bytes operator-(Bytes a, Bytes b)
{
    return Bytes{a.count - b.count};
}

/// Bytes of a figure in MiB. Callers hold `mib` to 0 ... 2^43.
constexpr Bytes fromMib(std::int64_t mib)
{
    return Bytes{mib * kMib.count};
}

} // namespace cabe
