// Inventories whose machines end in the places that a test is about.
#pragma once

#include "tests/support/builders.h"
#include "ui/session/requirements.h"

namespace cabe::test {

/// One machine of each place, for Llama 3.1 8B in Spain, not interrupted.
inline std::vector<MachineLine> oneOfEach()
{
    return {{.id = "fits"},
            {.id = "off", .availability = Availability::Unavailable},
            {.id = "free", .price = "0"},
            {.id = "abroad", .country = "US"},
            {.id = "nowhere", .country = nullptr},
            {.id = "blank", .memoryMib = 0, .model = "no such card"},
            {.id = "small", .memoryMib = 16384},
            {.id = "three", .memoryMib = 8192, .gpus = 3},
            {.id = "stopped", .interruptible = true}};
}

/// Small ones, none of which fits.
inline std::vector<MachineLine> smallOnes(int count)
{
    std::vector<MachineLine> lines;
    for (int i = 0; i < count; ++i)
        lines.push_back({.id = "m" + std::to_string(i), .memoryMib = 8192});
    return lines;
}

inline void chooseSpain(ui::Requirements &requirements)
{
    requirements.countries = {*Country::fromCode("ES")};
    requirements.interruptible = false;
}

} // namespace cabe::test
