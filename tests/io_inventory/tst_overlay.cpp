// What is changed by hand of machines, and how sources are joined with it.
#include "tests/feeds/feed_reading.h"

#include "core/io/overlay.h"
#include "core/io/read_inventory.h"

using namespace cabe;
using namespace cabe::test;

namespace {

const CountryTable &countries()
{
    return feedResources().countries;
}

std::shared_ptr<const Inventory> inventoryOf(const char *name, const char *generatedAt, std::initializer_list<const char *> rows)
{
    std::string text = std::string(R"({"format":"cabe-inventory","version":1,"generated_at":")") + generatedAt + R"(","source":{"name":")" +
                       name + R"("},"currency":"USD","machines":[)";
    for (const char *row : rows)
        text += (text.ends_with('[') ? "" : ",") + std::string(row);
    const ReadPage none = [](const std::string &) { return Expected<std::string>(Unexpected(Error{error::FileNotFound{}})); };
    auto inventory = readInventory(text + "]}", "a.json", countries(), none);
    if (!inventory)
        qFatal("the test's own inventory is not read");
    return std::make_shared<const Inventory>(std::move(*inventory));
}

constexpr char kA[] = R"({"id":"a","tier":"secure","in_stock":true,"country":"ES","gpu":{"model":"L4","count":2,"memory_mib":24576},"price":{"amount":"0.50","per":"hour"},"vcpus":8})";
constexpr char kB[] = R"({"id":"b","tier":"community","gpu":{"model":"T4","count":1}})";

MachineEdit corrects(const char *machine, Cells cells)
{
    return {.source = "one", .machine = machine, .kind = MachineEdit::Kind::Corrected, .cells = std::move(cells), .changedAt = {}};
}

QStringList told(const std::shared_ptr<const Inventory> &inventory)
{
    QStringList lines;
    for (const Machine &machine : inventory->machines)
        lines << test::told(machine) + (machine.changedByHand ? QStringLiteral(" by hand") : QString());
    return lines;
}

} // namespace

class OverlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneSourceWithoutAnEditIsItself()
    {
        const auto one = inventoryOf("One", "2026-11-30", {kA, kB});
        QCOMPARE(joinInventories({{"one", one}}, {}, countries()).get(), one.get());
        Overlay others;
        others.set({.source = "two", .machine = "a", .kind = MachineEdit::Kind::Hidden, .cells = {}, .changedAt = {}});
        QCOMPARE(joinInventories({{"one", one}}, others, countries()).get(), one.get());
        QVERIFY(!joinInventories({}, {}, countries()));
    }

    void eachMachineKnowsItsSource()
    {
        auto one = inventoryOf("One", "2026-11-30", {kA});
        auto two = inventoryOf("Two", "2026-11-20", {kA, kB});
        const auto joined = joinInventories({{"one", one}, {"two", two}}, {}, countries());
        one.reset(); // the texts stay
        two.reset();
        QCOMPARE(told(joined), (QStringList{QStringLiteral("a|secure|ES|2 x L4|24576|0.50/h|yes"),
                                            QStringLiteral("a|secure|ES|2 x L4|24576|0.50/h|yes"), QStringLiteral("b|community|-|1 x T4|-|-|?")}));
        QCOMPARE(joined->sourceOf(joined->machines[0]).name, std::string("One"));
        QCOMPARE(joined->sourceOf(joined->machines[2]).name, std::string("Two"));
        QCOMPARE(joined->name, std::string("One, Two"));
        QCOMPARE(writeDate(*joined->generatedAt), std::string("2026-11-20")); // the oldest
    }

    void corrections_data()
    {
        QTest::addColumn<int>("member");
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("outcome");
        const auto row = [](const char *name, Member member, const char *cell, const char *outcome) {
            QTest::newRow(name) << int(member) << QString::fromLatin1(cell) << QString::fromLatin1(outcome);
        };
        row("price", Member::PriceAmount, "0,45", "a|secure|ES|2 x L4|24576|0.45/h|yes by hand");
        row("per month", Member::PricePer, "month", "a|secure|ES|2 x L4|24576|0.50/month|yes by hand");
        row("no price", Member::PriceAmount, "", "a|secure|ES|2 x L4|24576|-|yes by hand");
        row("stock", Member::InStock, "no", "a|secure|ES|2 x L4|24576|0.50/h|no by hand");
        row("stock not known", Member::InStock, "", "a|secure|ES|2 x L4|24576|0.50/h|? by hand");
        row("count", Member::GpuCount, "4", "a|secure|ES|4 x L4|24576|0.50/h|yes by hand");
        row("memory", Member::GpuMemory, "23034", "a|secure|ES|2 x L4|23034|0.50/h|yes by hand");
        row("memory not known", Member::GpuMemory, "", "a|secure|ES|2 x L4|-|0.50/h|yes by hand");
        row("country", Member::Country, "pt", "a|secure|PT|2 x L4|24576|0.50/h|yes by hand");
        row("tier", Member::Tier, "community", "a|community|ES|2 x L4|24576|0.50/h|yes by hand");
        row("what cannot be", Member::GpuCount, "0", "a|secure|ES|2 x L4|24576|0.50/h|yes");
        row("no model", Member::GpuModel, "", "a|secure|ES|2 x L4|24576|0.50/h|yes");
    }
    void corrections()
    {
        QFETCH(int, member);
        QFETCH(QString, cell);
        QFETCH(QString, outcome);
        Overlay overlay;
        overlay.set(corrects("a", {{Member(member), cell.toStdString()}}));
        const auto joined = joinInventories({{"one", inventoryOf("One", "2026-11-30", {kA, kB})}}, overlay, countries());
        QCOMPARE(told(joined).first(), outcome);
        QCOMPARE(told(joined).last(), QStringLiteral("b|community|-|1 x T4|-|-|?"));
    }

    void hiddenAndAdded()
    {
        Overlay overlay;
        overlay.set({.source = "one", .machine = "a", .kind = MachineEdit::Kind::Hidden, .cells = {}, .changedAt = {}});
        overlay.set({.source = {}, .machine = "n", .kind = MachineEdit::Kind::Added,
                     .cells = {{Member::Id, "n"}, {Member::Tier, "secure"}, {Member::GpuModel, "L4"}, {Member::GpuCount, "1"}},
                     .changedAt = *readTime("2026-11-29")});
        const auto joined = joinInventories({{"one", inventoryOf("One", "2026-11-30", {kA, kB})}}, overlay, countries());
        QCOMPARE(told(joined), (QStringList{QStringLiteral("b|community|-|1 x T4|-|-|?"), QStringLiteral("n|secure|-|1 x L4|-|-|? by hand")}));
        QVERIFY(joined->sourceOf(joined->machines[1]).isByHand);
        QCOMPARE(writeDate(*joined->sourceOf(joined->machines[1]).generatedAt), std::string("2026-11-29"));
    }

    void oneEditAMachine()
    {
        Overlay overlay;
        overlay.set(corrects("a", {{Member::PriceAmount, "1"}}));
        overlay.set(corrects("a", {{Member::PriceAmount, "2"}}));
        QCOMPARE(overlay.edits.size(), std::size_t{1});
        overlay.set(corrects("a", {})); // says nothing any more
        QVERIFY(overlay.edits.empty());
    }

    void cellsAreTheMachine()
    {
        const auto sample = load::loadInventory(std::nullopt, false, countries());
        for (const Machine &machine : (*sample)->machines) {
            const RawMachine raw = rawMachine(cellsOf(machine));
            const auto again = acceptMachine(raw, countries());
            QVERIFY(again);
            QCOMPARE(cellsOf(*again), cellsOf(machine));
        }
    }

    void itIsKeptAsItIs()
    {
        Overlay overlay;
        overlay.set(corrects("=1+1 \"\u00F1\"\n", {{Member::PriceAmount, "0,45"}, {Member::Country, ""}}));
        overlay.set({.source = "one", .machine = "h", .kind = MachineEdit::Kind::Hidden, .cells = {}, .changedAt = *readTime("2026-11-29")});
        const auto read = readOverlay(writeOverlay(overlay), "overlay.json");
        QVERIFY(read);
        QVERIFY(*read == overlay);
        QVERIFY(*readOverlay(writeOverlay({}), "overlay.json") == Overlay{});
    }

    void whatIsNoneIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto head = [](const QByteArray &edits) -> QByteArray { return R"({"format":"cabe-overlay","version":1,"edits":)" + edits + "}"; };
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("another format") << QByteArray(R"({"format":"cabe-plan","version":1,"edits":[]})");
        QTest::newRow("newer") << QByteArray(R"({"format":"cabe-overlay","version":2,"edits":[]})");
        QTest::newRow("no list") << head("{}");
        QTest::newRow("no object") << head("[7]");
        QTest::newRow("no machine") << head(R"([{"kind":"hidden","changed_at":"2026-11-29"}])");
        QTest::newRow("unknown kind") << head(R"([{"machine":"a","kind":"gone","changed_at":"2026-11-29"}])");
        QTest::newRow("no time") << head(R"([{"machine":"a","kind":"hidden","changed_at":"yesterday"}])");
        QTest::newRow("a cell that is a number") << head(R"([{"machine":"a","kind":"corrected","changed_at":"2026-11-29","cells":{"vcpus":8}}])");
    }
    void whatIsNoneIsRefused()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!readOverlay(text.toStdString(), "overlay.json"));
    }

    void unknownColumnsArePassedOver()
    {
        const auto read = readOverlay(R"({"format":"cabe-overlay","version":1,"edits":[{"machine":"a","kind":"corrected","changed_at":"2026-11-29",)"
                                      R"("cells":{"colour":"red","vcpus":"8"}}]})",
                                      "overlay.json");
        QVERIFY(read);
        QCOMPARE(read->edits[0].cells.size(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(OverlayTest)
#include "tst_overlay.moc"
