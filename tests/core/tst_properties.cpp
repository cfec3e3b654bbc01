// What must hold for any machines and any workload: random ones from a fixed seed.
#include "tests/support/builders.h"
#include "tests/support/random_worlds.h"

#include <QTest>

#include <algorithm>
#include <span>

using namespace cabe;
using namespace cabe::test;

namespace {

/// Ids, GPUs used and misses of both lists, and all counts.
std::string printed(const World &world)
{
    std::string text;
    for (const auto &list : {world.recommended(), world.alternatives()}) {
        for (const Row &row : list)
            text += world.id(row) + ":" + std::to_string(row.gpusUsed) + ":" + std::to_string(row.misses) + " ";
        text += "| ";
    }
    for (const Place place : kPlaces)
        text += std::to_string(world.answer().places[place]) + " ";
    for (const LowerPrecision &lower : world.answer().lowerPrecisions)
        text += "/ " + std::string(code(lower.precision)) + " " + std::to_string(lower.recommended) + " " + std::to_string(lower.added) +
                " " + std::string(world.inventoryOf().machines[lower.cheapestMachine].id);
    return text;
}

/// The answer as SPEC section 4 states it, machine by machine, sorted at the end: nothing shared with the index.
std::string slowly(const World &world)
{
    std::vector<Row> recommended;
    std::vector<Row> alternatives;
    std::array<std::int64_t, kPlaces.size()> counts{};
    for (std::size_t i = 0; i < world.inventoryOf().machines.size(); ++i) {
        const auto place = world.explainer().place(i);
        if (const auto *excluded = std::get_if<Exclusion>(&place)) {
            ++counts[static_cast<std::size_t>(placeOf(*excluded))];
            continue;
        }
        const Row row = std::get<Row>(place);
        (row.misses == 0 ? recommended : alternatives).push_back(row);
        ++counts[static_cast<std::size_t>(row.misses == 0 ? Place::Recommended : Place::Alternative)];
    }
    std::string text;
    for (auto *list : {&recommended, &alternatives}) {
        std::ranges::sort(*list, [&](const Row &a, const Row &b) {
            const Finding x = world.finding(a);
            const Finding y = world.finding(b);
            return std::tuple(x.pricePerHour.amount, x.gpusUsed, x.memoryPerGpu, world.id(a)) <
                   std::tuple(y.pricePerHour.amount, y.gpusUsed, y.memoryPerGpu, world.id(b));
        });
        for (const Row &row : *list)
            text += world.id(row) + ":" + std::to_string(row.gpusUsed) + ":" + std::to_string(row.misses) + " ";
        text += "| ";
    }
    for (const std::int64_t count : counts)
        text += std::to_string(count) + " ";
    return text;
}

constexpr unsigned kRounds = 60;

} // namespace

class TestProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shufflingChangesNothing()
    {
        for (unsigned seed = 0; seed < kRounds; ++seed) {
            Dice dice(seed);
            auto lines = randomMachines(dice, 80);
            const Preferences preferences = randomPreferences(dice);
            const Workload workload = randomWorkload(dice);
            const std::string before = printed(World(lines, workload, preferences));
            std::ranges::shuffle(lines, dice.engine());
            QCOMPARE(printed(World(lines, workload, preferences)), before);
        }
    }

    void theIndexAgreesWithTheSpecification()
    {
        for (unsigned seed = 100; seed < 100 + kRounds; ++seed) {
            Dice dice(seed);
            const World world(randomMachines(dice, 80), randomWorkload(dice), randomPreferences(dice));
            QVERIFY2(printed(world).starts_with(slowly(world)), (printed(world) + "\n" + slowly(world)).c_str());
        }
    }

    void longListsAreWalkedInTheSameOrder()
    {
        Dice dice(7);
        Preferences preferences;
        preferences.maxPricePerHour = amount("0.50");
        const World world(randomMachines(dice, 16'000), run(llama(), Precision::Bits4, 4096, 1), preferences);
        QVERIFY(printed(world).starts_with(slowly(world)));
        // A few rows are merged from the groups, many are met on a pass: the same rows.
        for (const RowList *list : {&world.answer().recommended, &world.answer().alternatives}) {
            const auto all = list->all();
            for (std::size_t most = 1; most <= all.size(); most = most * 2 + 1)
                QVERIFY(std::ranges::equal(list->first(most), std::span(all).first(most), {}, &Row::offer, &Row::offer));
        }
    }

    void theFirstRowsBeginTheList()
    {
        for (unsigned seed = 500; seed < 500 + kRounds; ++seed) {
            Dice dice(seed);
            const World world(randomMachines(dice, 80), randomWorkload(dice), randomPreferences(dice));
            for (const RowList *list : {&world.answer().recommended, &world.answer().alternatives}) {
                const auto all = list->all();
                for (std::size_t most = 0; most <= all.size() + 1; ++most) {
                    const auto first = list->first(most);
                    QCOMPARE(first.size(), std::min(most, all.size()));
                    QVERIFY(std::ranges::equal(first, std::span(all).first(first.size()), {}, &Row::offer, &Row::offer));
                }
            }
        }
    }

    void everyMachineIsInOnePlace()
    {
        for (unsigned seed = 200; seed < 200 + kRounds; ++seed) {
            Dice dice(seed);
            const World world(randomMachines(dice, 80), randomWorkload(dice), randomPreferences(dice));
            QCOMPARE(world.answer().places.total(), std::int64_t{80});
        }
    }

    void lowerPrecisionsAgreeWithTheirOwnAnswer()
    {
        for (unsigned seed = 300; seed < 300 + kRounds; ++seed) {
            Dice dice(seed);
            const auto lines = randomMachines(dice, 80);
            const Preferences preferences = randomPreferences(dice);
            const Workload workload = randomWorkload(dice);
            const World world(lines, workload, preferences);
            for (const LowerPrecision &lower : world.answer().lowerPrecisions) {
                const World below(lines, workload.at(lower.precision), preferences);
                QCOMPARE(lower.recommended, static_cast<std::int64_t>(below.answer().recommended.size()));
                QCOMPARE(lower.added, lower.recommended - static_cast<std::int64_t>(world.answer().recommended.size()));
                QCOMPARE(std::string(world.inventoryOf().machines[lower.cheapestMachine].id), below.id(below.recommended()[0]));
            }
        }
    }

    void moreContextNeverNeedsLess()
    {
        for (const Precision precision : {Precision::Bits16, Precision::Bits8, Precision::Bits4}) {
            Demand last{};
            for (std::int64_t context = 1; context <= 131'072; context = context * 5 / 4 + 1) {
                const auto demand = demandOf(run(llama(), precision, context, 3));
                for (std::size_t k = 1; k <= static_cast<std::size_t>(kMaxGpus); ++k)
                    QVERIFY(demand->need[k] >= last.need[k]);
                last = *demand;
            }
        }
    }

    void aLargerCardNeverStopsFitting()
    {
        for (unsigned seed = 400; seed < 400 + kRounds; ++seed) {
            Dice dice(seed);
            const auto demand = demandOf(randomWorkload(dice));
            for (const int gpus : {1, 2, 3, 4, 6, 7, 8, 16, 64}) {
                bool fitted = false;
                for (std::int64_t mib = 1024; mib <= 200'000; mib += 1024) {
                    const bool fits = demand->fit(fromMib(mib), gpus).verdict == Fit::Verdict::Fits;
                    QVERIFY(fits || !fitted);
                    fitted = fits;
                }
            }
        }
    }

    void qloraIsNeverAboveLora()
    {
        for (const std::int64_t length : {1, 512, 2048, 131'072})
            for (const std::int64_t batch : {1, 8}) {
                const auto total = [&](Precision precision) {
                    return estimateMemory(Workload{Task::FineTune, FineTune{&llama(), precision, length, batch}})->total;
                };
                QVERIFY(total(Precision::Bits4) <= total(Precision::Bits8));
                QVERIFY(total(Precision::Bits8) <= total(Precision::Bits16));
            }
    }
};

QTEST_APPLESS_MAIN(TestProperties)
#include "tst_properties.moc"
