#include "tests/bench/synthetic_inventory.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <random>
#include <string_view>

namespace cabe::bench {
namespace {

struct Kind {
    std::string_view model;
    int mib;
    int tenThousandths; ///< of a dollar, per GPU and hour
    std::array<int, 4> counts;
};
constexpr std::array kKinds{
    Kind{"RTX 3060", 12288, 800, {1, 1, 2, 4}},     Kind{"RTX 3090", 24576, 2200, {1, 2, 4, 8}},
    Kind{"RTX 4090", 24564, 4000, {1, 1, 2, 8}},    Kind{"RTX 5090", 32607, 6500, {1, 2, 4, 8}},
    Kind{"RTX A4000", 16376, 1800, {1, 1, 2, 4}},   Kind{"RTX A6000", 49140, 4700, {1, 2, 4, 8}},
    Kind{"T4", 15360, 2500, {1, 1, 2, 4}},          Kind{"L4", 23034, 3800, {1, 2, 4, 8}},
    Kind{"A10", 23028, 5000, {1, 1, 2, 4}},         Kind{"L40S", 46068, 7800, {1, 2, 4, 8}},
    Kind{"A100 40GB", 40960, 9000, {1, 2, 4, 8}},   Kind{"A100 80GB", 81920, 12000, {1, 2, 4, 8}},
    Kind{"H100 80GB", 81559, 22000, {1, 2, 4, 8}},  Kind{"H200", 143771, 30000, {1, 2, 4, 8}},
    Kind{"B200", 183359, 49900, {1, 2, 4, 8}},      Kind{"MI300X", 196592, 26000, {1, 4, 8, 8}},
    Kind{"Tesla P40", 23040, 1500, {1, 2, 3, 4}},   Kind{"RTX PRO 6000", 97887, 15000, {1, 2, 4, 8}},
};
constexpr std::array<std::string_view, 24> kCountries{"DE", "NL", "FR", "ES", "SE", "FI", "PL", "IT", "CZ", "PT", "IE", "BE",
                                                      "US", "US", "US", "CA", "GB", "NO", "IS", "CH", "IN", "JP", "SG", "AU"};

} // namespace

std::string syntheticInventory(std::size_t machines)
{
    std::mt19937_64 random(42); // its sequence is fixed by the standard
    const auto below = [&random](std::uint64_t n) { return static_cast<std::size_t>(random() % n); };
    std::string text = R"({"format":"cabe-inventory","version":1,"generated_at":"2026-11-30T00:00:00Z",)"
                       R"("source":{"name":"synthetic","url":"https://example.com/"},"currency":"USD","machines":[)";
    text.reserve(machines * 480);
    std::array<char, 1024> row{};
    for (std::size_t i = 0; i < machines; ++i) {
        const Kind &kind = kKinds[below(kKinds.size())];
        const int count = kind.counts[below(4)];
        const bool secure = below(2) == 0;
        const auto country = kCountries[below(kCountries.size())];
        const int mib = !secure && below(12) == 0 ? kind.mib - 2 * static_cast<int>(1 + below(32)) : kind.mib;
        const auto price = static_cast<std::uint64_t>(kind.tenThousandths) * static_cast<std::uint64_t>(count) * (7500 + below(7000)) / 10000;
        const int length = std::snprintf(
            row.data(), row.size(),
            R"(%s{"id":"m-%07zu","name":"%dx %s","provider":"%s-%04zu","tier":"%s","country":"%s","region":"%s-%zu",)"
            R"("gpu":{"model":"%s","count":%d,"memory_mib":%d,"memory_source":"%s"},"vcpus":%d,"ram_mib":%d,"disk_gib":%d,)"
            R"("price":{"amount":"%llu.%04llu","per":"hour"},"interruptible":%s,"%s":%s,"booking":{"max_hours":%s},)"
            R"("url":"https://example.com/m/%zu"})",
            i == 0 ? "\n" : ",\n", i, count, kind.model.data(), secure ? "dc" : "host", below(secure ? 40 : 4000),
            secure ? "secure" : "community", country.data(), country.data(), below(3), kind.model.data(), count, mib,
            secure ? "data_center" : "provider_report", 8 * count, 32768 * count, 1000,
            static_cast<unsigned long long>(price / 10000), static_cast<unsigned long long>(price % 10000),
            below(7) == 0 ? "true" : "false", secure ? "in_stock" : "online", below(4) == 0 ? "false" : "true",
            below(4) == 0 ? "168" : "null", i);
        text.append(row.data(), static_cast<std::size_t>(length));
    }
    text += "\n]}\n";
    return text;
}

} // namespace cabe::bench
