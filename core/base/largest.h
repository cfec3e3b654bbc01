// The search for the largest whole number that still satisfies, where every smaller one does too.
#pragma once

#include <cstdint>

namespace cabe {

/// The largest number from 1 to `most` that `holds`; 0 where none does. `holds` never turns true again.
template <class Holds>
std::int64_t largestThat(std::int64_t most, Holds holds)
{
    std::int64_t low = 0;
    std::int64_t high = most;
    while (low < high) {
        const std::int64_t middle = low + (high - low + 1) / 2;
        if (holds(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

} // namespace cabe
