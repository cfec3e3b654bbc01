// cabe-bench: how long an answer, an estimate and a reading take, each beside the floor it is compared
// with, measured in the same run. Ratios, since the machine's own speed is nobody's merit.
#include "core/io/read_catalogue.h"
#include "core/io/read_inventory.h"
#include "core/match/recommend.h"
#include "core/memory/memory_estimate.h"
#include "tests/bench/synthetic_inventory.h"
#include "tests/bench/window_bench.h"
#include "tests/support/plain_files.h"

#include <CLI/CLI.hpp>
#include <malloc.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>

using namespace cabe;

namespace {

/// Results end here, so that no work is optimised away.
volatile std::uint64_t sink = 0;

/// The best of several runs, in milliseconds.
template <class Work>
double milliseconds(int runs, Work work)
{
    double best = 1e300;
    for (int i = 0; i < runs; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
        best = std::min(best, took.count());
    }
    return best;
}

struct Figure {
    std::string name;
    double value;
    std::string unit;
    double floor;
    double goal;
    double ratio() const { return value / floor; }
};

void print(const Figure &figure, bool json)
{
    if (json)
        std::printf(R"({"name":"%s","value":%.4f,"unit":"%s","floor":%.4f,"ratio":%.3f,"goal":%g})" "\n", figure.name.c_str(),
                    figure.value, figure.unit.c_str(), figure.floor, figure.ratio(), figure.goal);
    else
        std::printf("%-22s %12.3f %-6s floor %12.3f   ratio %6.2f   goal %g %s\n", figure.name.c_str(), figure.value,
                    figure.unit.c_str(), figure.floor, figure.ratio(), figure.goal,
                    figure.ratio() <= figure.goal ? "met" : "NOT MET");
    std::fflush(stdout);
}

/// Reads what a parse must read and does nothing with it.
struct EmptyHandler : nlohmann::json_sax<nlohmann::json> {
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t &) override { return true; }
    bool string(string_t &) override { return true; }
    bool binary(binary_t &) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t &) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t, const std::string &, const nlohmann::detail::exception &) override { return false; }
};

std::uint64_t sumOfWords(const void *data, std::size_t bytes)
{
    std::uint64_t sum = 0;
    const auto *bytesOf = static_cast<const unsigned char *>(data);
    for (std::size_t i = 0; i + sizeof(std::uint64_t) <= bytes; i += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytesOf + i, sizeof word);
        sum += word;
    }
    return sum;
}

struct World {
    ModelCatalogue models;
    std::shared_ptr<const CardCatalogue> cards;
    CountryTable countries;
};

World loadWorld()
{
    const std::string resources = CABE_SOURCE_DIR "/resources/";
    return {std::move(readModels(test::readAll(resources + "models.json"), "models.json")).value(),
            std::make_shared<CardCatalogue>(std::move(readCards(test::readAll(resources + "gpus.json"), "gpus.json")).value()),
            std::move(readCountries(test::readAll(resources + "countries.json"), test::readAll(resources + "regions.json"))).value()};
}

Inventory read(const std::string &text, const World &world)
{
    const ReadPage none = [](const std::string &) { return Expected<std::string>(Unexpected(Error{error::FileNotFound{}})); };
    return std::move(readInventory(text, "synthetic.json", world.countries, none, InventoryLimits::none())).value();
}

std::size_t heapInUse()
{
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

Workload serve(const World &world, const char *model, std::int64_t context, std::int64_t requests)
{
    return Workload{Task::Run, ServeModel{world.models.find(model), Precision::Bits16, context, requests}};
}

Figure measureAnswer(const std::string &name, const World &world, const InventoryIndex &index, const Workload &workload,
                     const Preferences &preferences)
{
    // With the rows that a window shows; the others are made when somebody scrolls to them.
    constexpr std::size_t kShown = 200;
    const double value = milliseconds(15, [&] {
        const auto answer = recommend(workload, preferences, world.countries, index);
        sink = sink + static_cast<std::uint64_t>(answer->places[Place::Recommended]) +
               answer->recommended.first(kShown).size() + answer->alternatives.first(kShown).size();
    });
    const auto offers = index.offers();
    const auto groups = index.groups();
    const double floor = milliseconds(15, [&] {
        sink = sink + sumOfWords(offers.data(), offers.size_bytes()) + sumOfWords(groups.data(), groups.size_bytes());
    });
    return {name, value, "ms", floor, 3};
}

Figure measureEstimate(const World &world)
{
    constexpr int kTimes = 100'000;
    const Workload workload = serve(world, "llama-3.1-8b-instruct", 4096, 1);
    const double total = milliseconds(5, [&] {
        for (int i = 0; i < kTimes; ++i)
            sink = sink + static_cast<std::uint64_t>(estimateMemory(workload)->total.count);
    });
    return {"estimate", total * 1000 / kTimes, "us", 1, 1};
}

Figure measureParse(const std::string &text, const World &world)
{
    // In turn, so that a machine whose speed drifts drifts for both.
    double floor = 1e300;
    double value = 1e300;
    for (int i = 0; i < 3; ++i) {
        floor = std::min(floor, milliseconds(1, [&] {
            EmptyHandler handler;
            sink = sink + static_cast<std::uint64_t>(nlohmann::json::sax_parse(text, &handler));
        }));
        value = std::min(value, milliseconds(1, [&] { sink = sink + read(text, world).machines.size(); }));
    }
    return {"parse", value, "ms", floor, 2};
}

void run(std::size_t machines, bool json)
{
    const World world = loadWorld();
    const std::string text = bench::syntheticInventory(machines);
    print(measureEstimate(world), json);
    print(measureParse(text, world), json);

    const std::size_t before = heapInUse();
    auto inventory = std::make_shared<const Inventory>(read(text, world));
    const InventoryIndex index(inventory, world.cards, {}, {});
    const std::size_t held = heapInUse() - before;

    print(measureAnswer("answer", world, index, serve(world, "llama-3.1-8b-instruct", 4096, 1), {}), json);
    Preferences choosy;
    choosy.maxPricePerHour = Micros{5'000'000};
    choosy.europeanUnion = true;
    choosy.tier = TierChoice::Secure;
    choosy.interruptible = false;
    print(measureAnswer("answer_choosy_split", world, index, serve(world, "llama-3.1-70b-instruct", 8192, 4), choosy), json);
    print({"bytes_per_machine", double(held) / double(std::max<std::size_t>(1, inventory->machines.size())), "bytes", 400, 1}, json);
}

} // namespace

int main(int argc, char **argv)
{
    CLI::App app("Measures Cabe's answer, estimate, reading and window against their floors");
    std::size_t machines = 100'000;
    std::string format = "text";
    std::string start;
    app.add_option("--machines", machines, "How many machines the inventory has")->check(CLI::Range(1, 5'000'000));
    app.add_option("--format", format, "text or json (one object a line)")->check(CLI::IsMember({"text", "json"}));
    app.add_option("--start", start)->check(CLI::IsMember({"empty", "cabe"}))->group(""); // of this program itself
    CLI11_PARSE(app, argc, argv);
    if (!start.empty())
        return start == "cabe" ? bench::startCabe(argc, argv) : bench::startEmptyWindow(argc, argv);
    run(machines, format == "json");
    for (const bench::WindowFigure &figure : bench::measureWindow(argc, argv, bench::syntheticInventory(machines)))
        print({figure.name, figure.milliseconds, "ms", figure.floor, figure.goal}, format == "json");
    return 0;
}
