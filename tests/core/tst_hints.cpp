// What would help where nothing fits: each change, that it adds what it says, and the machine that comes closest.
#include "core/match/hints.h"
#include "core/base/overloaded.h"
#include "tests/support/builders.h"
#include "tests/support/random_worlds.h"

#include <QTest>

using namespace cabe;
using namespace cabe::test;

namespace {

struct Case {
    std::vector<MachineLine> machines;
    Workload workload = run(llama(), Precision::Bits16, 4096, 1); // 19.55 GiB
    Preferences preferences = {};
};

Preferences with(std::optional<Micros> maxPrice, TierChoice tier = TierChoice::Any, bool interruptible = true)
{
    Preferences preferences;
    preferences.maxPricePerHour = maxPrice;
    preferences.tier = tier;
    preferences.interruptible = interruptible;
    return preferences;
}

Preferences inEurope()
{
    Preferences preferences;
    preferences.europeanUnion = true;
    return preferences;
}

WhatHelps helpFor(const Case &of)
{
    const InventoryIndex index(inventory(of.machines), std::make_shared<CardCatalogue>(), of.preferences.currency, of.preferences.rates);
    return whatHelps(of.workload, of.preferences, europe(), index);
}

std::string number(std::int64_t value)
{
    return std::to_string(value);
}

std::string printed(const Hint &hint)
{
    const auto what = std::visit(
        Overloaded{[](const hint::UsePrecision &h) { return std::string(code(h.precision)) + " bits from " + number(h.from.count); },
                   [](const hint::RaiseMaximum &h) { return "price " + number(h.to.count); },
                   [](const hint::AcceptTier &h) { return std::string(code(h.tier)); },
                   [](const hint::AcceptInterruptible &) { return std::string("interruptible"); },
                   [](const hint::ReduceContext &h) { return (h.field == Field::Context ? "context " : "length ") + number(h.to); },
                   [](const hint::ReduceRequests &h) { return (h.field == Field::Requests ? "requests " : "batch ") + number(h.to); }},
        hint);
    return what + " +" + number(machinesAdded(hint));
}

std::string printed(const WhatHelps &help)
{
    std::string text;
    for (const Hint &hint : help.hints)
        text += (text.empty() ? "" : ", ") + printed(hint);
    return text;
}

/// How many machines are recommended, once the hint's change is made.
std::int64_t recommendedAfter(const Case &of, const Hint *hint = nullptr)
{
    Case changed = of;
    if (hint)
        apply(*hint, changed.workload, changed.preferences);
    return World(changed.machines, changed.workload, changed.preferences).answer().places[Place::Recommended];
}

MachineLine sized(std::string id, std::int32_t mib, std::string price = "1.00")
{
    return {.id = std::move(id), .price = std::move(price), .memoryMib = mib};
}

MachineLine community(MachineLine line)
{
    line.tier = Tier::Community;
    return line;
}

MachineLine stoppable(MachineLine line)
{
    line.interruptible = true;
    return line;
}

MachineLine placed(MachineLine line, const char *country)
{
    line.country = country;
    return line;
}

ModelSpec encoder()
{
    ModelSpec model = llama8b();
    model.kind = ModelKind::Embedding;
    return model;
}

} // namespace

Q_DECLARE_METATYPE(Case)

class TestHints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hints_data();
    void hints()
    {
        QFETCH(Case, of);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(printed(helpFor(of))), expected);
    }

    void closest_data();
    void closest()
    {
        QFETCH(Case, of);
        QFETCH(QString, id);
        const auto closest = helpFor(of).closest;
        QCOMPARE(closest ? QString::fromStdString(of.machines[closest->machine].id) : QString(), id);
        if (!closest)
            return;
        const World world(of.machines, of.workload, of.preferences);
        const auto place = world.explainer().place(closest->machine);
        const auto &why = std::get<exclusion::TooSmall>(std::get<Exclusion>(place));
        QCOMPARE(closest->shortBy.count, why.need.count - why.has.count);
    }

    void eachHintAddsWhatItSays()
    {
        std::array<int, std::variant_size_v<Hint>> seen{};
        for (unsigned seed = 0; seed < 200; ++seed) {
            Dice dice(seed);
            Case of{randomMachines(dice, dice.oneOf<std::size_t>({3, 20, 80})), randomWorkload(dice), randomPreferences(dice)};
            const std::int64_t before = recommendedAfter(of);
            const WhatHelps help = helpFor(of);
            for (const Hint &hint : help.hints) {
                QCOMPARE(recommendedAfter(of, &hint), before + machinesAdded(hint));
                ++seen[hint.index()];
            }
            for (const Hint &hint : help.hints)
                if (const auto *context = std::get_if<hint::ReduceContext>(&hint); context && context->to * 2 < *of.workload.context()) {
                    const Hint wider = hint::ReduceContext{context->field, context->to * 2, 0};
                    QCOMPARE(recommendedAfter(of, &wider), before);
                }
            QVERIFY(std::ranges::is_sorted(help.hints, std::greater{}, machinesAdded));
        }
        for (const int times : seen)
            QVERIFY2(times >= 8, number(times).c_str());
    }

    void nothingBetweenWouldHelpAndNothingIsForgotten()
    {
        for (unsigned seed = 200; seed < 260; ++seed) {
            Dice dice(seed);
            Case of{randomMachines(dice, 20), randomWorkload(dice), randomPreferences(dice)};
            const std::int64_t before = recommendedAfter(of);
            const auto asked = *of.workload.requests();
            std::int64_t most = asked - 1;
            const auto at = [&](std::int64_t requests) {
                const Hint hint = hint::ReduceRequests{Field::Requests, requests, 0};
                return recommendedAfter(of, &hint);
            };
            while (most > 0 && at(most) == before)
                --most;
            const WhatHelps help = helpFor(of);
            const auto *found = [&]() -> const hint::ReduceRequests * {
                for (const Hint &hint : help.hints)
                    if (const auto *requests = std::get_if<hint::ReduceRequests>(&hint))
                        return requests;
                return nullptr;
            }();
            QCOMPARE(found ? found->to : 0, most);
            for (const Hint &change : {Hint(hint::AcceptTier{}), Hint(hint::AcceptInterruptible{})}) {
                const bool told = std::ranges::any_of(help.hints, [&](const Hint &hint) { return hint.index() == change.index(); });
                QCOMPARE(told, recommendedAfter(of, &change) > before);
            }
        }
    }

    void figuresTooLargeGiveNoHint()
    {
        ModelSpec model = llama8b();
        model.parameters = std::int64_t{1} << 62;
        const WhatHelps help = helpFor({{sized("a", 24'576)}, run(model, Precision::Bits16, 4096, 1)});
        QVERIFY(help.hints.empty() && !help.closest);
    }

    void changesAreApplied()
    {
        Workload workload = run(llama(), Precision::Bits16, 4096, 4);
        Preferences preferences = with(amount("1"), TierChoice::Secure, false);
        for (const Hint &hint : {Hint(hint::UsePrecision{Precision::Bits4, 1, {}}), Hint(hint::RaiseMaximum{amount("2"), 1}),
                                 Hint(hint::AcceptTier{Tier::Community, 1}), Hint(hint::AcceptInterruptible{1}),
                                 Hint(hint::ReduceContext{Field::Context, 512, 1}), Hint(hint::ReduceRequests{Field::Requests, 2, 1})})
            apply(hint, workload, preferences);
        QVERIFY(workload.precision() == Precision::Bits4 && workload.context() == 512 && workload.requests() == 2);
        QVERIFY(preferences.maxPricePerHour == amount("2") && preferences.tier == TierChoice::Any && preferences.interruptible);
    }
};

void TestHints::hints_data()
{
    QTest::addColumn<Case>("of");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, Case of, const char *expected) { QTest::newRow(name) << of << QString::fromLatin1(expected); };
    const Workload wide = run(llama(), Precision::Bits16, 131'072, 1);
    const Workload many = run(llama(), Precision::Bits16, 4096, 64);
    static const ModelSpec embedding = encoder();

    row("none where there is nothing", {}, "");
    row("8 bits are enough, and so are 4", {{sized("a", 12'288, "3.10"), sized("b", 12'288, "4.00"), sized("c", 16'384, "5")}},
        "8 bits from 3100000 +3, 4 bits from 3100000 +3");
    row("4 bits alone", {{sized("a", 8192)}}, "4 bits from 1000000 +1");
    row("the most machines come first", {{sized("a", 8192, "1"), sized("b", 12'288, "2")}},
        "4 bits from 1000000 +2, 8 bits from 2000000 +1");
    row("none below 4 bits", {{sized("a", 4096)}, run(llama(), Precision::Bits4, 4096, 1)}, "");
    row("the least raise, with all of that price",
        {{sized("a", 24'576, "2.40"), sized("b", 24'576, "2.40"), sized("c", 24'576, "2.41"), sized("d", 8192, "1.50")},
         run(llama(), Precision::Bits16, 4096, 1), with(amount("1"))},
        "price 2400000 +2");
    row("a raise across groups", {{placed(sized("a", 24'576, "2.40"), "DE"), sized("b", 49'140, "2.40"), sized("c", 49'140, "2.50")},
                                  run(llama(), Precision::Bits16, 4096, 1), with(amount("1"))},
        "price 2400000 +2");
    row("a smaller workload within the price", {{sized("a", 12'288, "0.80"), sized("b", 24'576, "3.00")},
                                               run(llama(), Precision::Bits16, 4096, 1), with(amount("1"))},
        "8 bits from 800000 +1, 4 bits from 800000 +1, price 3000000 +1");
    row("the other tier", {{community(sized("a", 24'576)), community(sized("b", 24'576))}, run(llama(), Precision::Bits16, 4096, 1),
                           with({}, TierChoice::Secure)},
        "community +2");
    row("the other tier of Community", {{sized("a", 24'576)}, run(llama(), Precision::Bits16, 4096, 1), with({}, TierChoice::Community)},
        "secure +1");
    row("interruptible machines", {{stoppable(sized("a", 24'576))}, run(llama(), Precision::Bits16, 4096, 1),
                                   with({}, TierChoice::Any, false)},
        "interruptible +1");
    row("two misses are no single change", {{stoppable(community(sized("a", 24'576))), community(sized("b", 24'576, "9"))},
                                            run(llama(), Precision::Bits16, 4096, 1), with(amount("5"), TierChoice::Secure, false)},
        "");
    row("less context, at a stop", {{sized("a", 20'480), sized("b", 8192)}, wide},
        "context 4096 +1");
    row("context under 256", {{sized("a", 10'300)}, run(llama(), Precision::Bits8, 2000, 40)}, "context 14 +1");
    row("fewer requests, exactly", {{sized("a", 24'576)}, many}, "context 512 +1, requests 8 +1");
    row("encoders keep nothing that could shrink", {{sized("a", 12'288)}, run(embedding, Precision::Bits16, 4096, 8)},
        "8 bits from 1000000 +1, 4 bits from 1000000 +1");
    row("fine-tuning by its own fields", {{sized("a", 24'576)}, Workload{Task::FineTune, FineTune{&llama(), Precision::Bits4, 8192, 4}}},
        "length 2048 +1, batch 1 +1");
    row("a stated notebook", {{sized("a", 24'576)}, Workload{Task::Notebook, StateMemory{fromMib(48'000), "46.875"}}}, "");
    row("no country is changed", {{placed(sized("a", 24'576), "US"), placed(sized("b", 24'576), nullptr)},
                                  run(llama(), Precision::Bits16, 4096, 1), inEurope()},
        "");
    row("machines without a price, a memory or stock are none",
        {{sized("a", 12'288, ""), sized("b", 0), {.id = "c", .memoryMib = 12'288, .availability = Availability::Unknown}}}, "");
    row("what is recommended already is not added", {{sized("a", 24'576, "1"), sized("b", 12'288, "2")}},
        "8 bits from 2000000 +1, 4 bits from 2000000 +1");
}

void TestHints::closest_data()
{
    QTest::addColumn<Case>("of");
    QTest::addColumn<QString>("id");
    const auto row = [](const char *name, Case of, const char *id) { QTest::newRow(name) << of << QString::fromLatin1(id); };
    const Workload huge = run(llama(), Precision::Bits16, 131'072, 1000);
    row("the largest", {{sized("a", 8192), sized("b", 24'576), sized("c", 16'384)}, huge}, "b");
    row("of equals the cheapest", {{sized("a", 24'576, "2"), sized("b", 24'576, "1"), sized("c", 24'576, "1")}, huge}, "b");
    row("by what each GPU lacks", {{sized("a", 24'576), {.id = "b", .memoryMib = 20'480, .gpus = 8}}, huge}, "b");
    row("whatever else it misses", {{community(sized("a", 24'576, "9")), sized("b", 8192)}, huge, with(amount("1"), TierChoice::Secure)},
        "a");
    row("never outside the countries", {{placed(sized("a", 24'576), "US"), sized("b", 8192)}, huge, inEurope()}, "b");
    row("never one that is not on offer", {{{.id = "a", .availability = Availability::Unavailable}, sized("b", 8192)}, huge}, "b");
    row("none where a machine holds it", {{community(sized("a", 24'576)), sized("b", 16'384)},
                                          run(llama(), Precision::Bits16, 4096, 1), with({}, TierChoice::Secure)},
        "");
    row("none without machines", {}, "");
}

QTEST_APPLESS_MAIN(TestHints)
#include "tst_hints.moc"
