// Random machines, preferences and workloads for tests of what holds for any, from a seed that they fix.
#pragma once

#include "tests/support/builders.h"

#include <initializer_list>
#include <random>

namespace cabe::test {

class Dice {
public:
    explicit Dice(unsigned seed) : m_random(seed) {}
    std::size_t below(std::size_t n) { return m_random() % n; }
    template <class T>
    T oneOf(std::initializer_list<T> values)
    {
        return *(values.begin() + below(values.size()));
    }
    std::mt19937 &engine() { return m_random; }

private:
    std::mt19937 m_random;
};

inline std::vector<MachineLine> randomMachines(Dice &dice, std::size_t n)
{
    std::vector<MachineLine> lines;
    for (std::size_t i = 0; i < n; ++i) {
        MachineLine line{.id = "m" + std::to_string(i)};
        line.price = dice.oneOf<const char *>({"0.10", "0.25", "0.25", "0.50", "1", "2.5", "0", "-1", ""});
        line.memoryMib = dice.oneOf<std::int32_t>({0, 4096, 8192, 12'288, 16'384, 23'034, 24'564, 49'140, 81'920});
        line.gpus = dice.oneOf<std::uint8_t>({1, 1, 2, 3, 4, 6, 7, 8, 16});
        line.tier = dice.oneOf({Tier::Secure, Tier::Community});
        line.country = dice.oneOf<const char *>({"ES", "DE", "GB", "US", nullptr});
        line.source = dice.oneOf({MemorySource::DataCenter, MemorySource::Datasheet, MemorySource::ProviderReport});
        line.availability = dice.oneOf({Availability::Available, Availability::Available, Availability::Unavailable, Availability::Unknown});
        line.interruptible = dice.below(4) == 0;
        line.per = PricePer::Hour;
        line.currency = dice.oneOf<const char *>({"USD", "USD", "EUR"});
        lines.push_back(line);
    }
    return lines;
}

inline Preferences randomPreferences(Dice &dice)
{
    Preferences preferences;
    preferences.tier = dice.oneOf({TierChoice::Any, TierChoice::Secure, TierChoice::Community});
    preferences.europeanUnion = dice.below(2) == 0;
    preferences.interruptible = dice.below(2) == 0;
    if (dice.below(2) == 0)
        preferences.maxPricePerHour = amount("0.50");
    if (dice.below(2) == 0)
        preferences.rates[currency("EUR")] = DatedRate{Rate{1'100'000'000'000}, UtcTime{}};
    return preferences;
}

inline const ModelSpec &llama()
{
    static const ModelSpec model = llama8b();
    return model;
}

inline Workload randomWorkload(Dice &dice)
{
    const auto precision = dice.oneOf({Precision::Bits16, Precision::Bits8, Precision::Bits4});
    return run(llama(), precision, dice.oneOf<std::int64_t>({1, 4096, 32'768, 131'072}), dice.oneOf<std::int64_t>({1, 7, 64}));
}

} // namespace cabe::test
