// What is other between two copies of an inventory.
#include <QTest>

#include "core/domain/inventory_changes.h"

using namespace cabe;

namespace {

struct Given {
    const char *id;
    std::int64_t price = 1; ///< 0: none
    Availability availability = Availability::Available;
    int gpus = 1;
};

Inventory inventoryOf(std::initializer_list<Given> machines)
{
    Inventory inventory;
    for (const Given &given : machines) {
        Machine machine;
        machine.id = inventory.texts.keep(given.id);
        machine.gpuModel = "L4";
        if (given.price > 0)
            machine.price = Price{Micros{given.price}, PricePer::Hour};
        machine.availability = given.availability;
        machine.gpuCount = static_cast<std::uint8_t>(given.gpus);
        inventory.machines.push_back(machine);
    }
    return inventory;
}

/// added, removed, prices, available, unavailable, others
QString told(const InventoryChanges &c)
{
    return QStringLiteral("%1 %2 %3 %4 %5 %6")
        .arg(c.added.size())
        .arg(c.removed.size())
        .arg(c.prices.size())
        .arg(c.available.size())
        .arg(c.unavailable.size())
        .arg(c.others);
}

} // namespace

class Changes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areFound()
    {
        constexpr auto kGone = Availability::Unavailable;
        const auto between = [](std::initializer_list<Given> before, std::initializer_list<Given> after) {
            return told(changesBetween(inventoryOf(before), inventoryOf(after)));
        };
        QCOMPARE(between({{"a"}}, {{"a"}}), QStringLiteral("0 0 0 0 0 0"));
        QVERIFY(changesBetween(inventoryOf({{"a"}}), inventoryOf({{"a"}})).isEmpty());
        QCOMPARE(between({{"a"}}, {{"b"}}), QStringLiteral("1 1 0 0 0 0"));
        QCOMPARE(between({{"a", 1}}, {{"a", 2}}), QStringLiteral("0 0 1 0 0 0"));
        QCOMPARE(between({{"a", 1}}, {{"a", 0}}), QStringLiteral("0 0 1 0 0 0"));
        QCOMPARE(between({{"a", 1, kGone}}, {{"a", 1}}), QStringLiteral("0 0 0 1 0 0"));
        QCOMPARE(between({{"a", 1}}, {{"a", 2, Availability::Unknown}}), QStringLiteral("0 0 1 0 1 0"));
        QCOMPARE(between({{"a", 1, kGone, 1}}, {{"a", 1, kGone, 2}}), QStringLiteral("0 0 0 0 0 1"));
        QCOMPARE(between({}, {{"a"}, {"b"}}), QStringLiteral("2 0 0 0 0 0"));
        QCOMPARE(between({{"a"}, {"b"}}, {{"b"}, {"a"}}), QStringLiteral("0 0 0 0 0 0")); // the order says nothing
    }
};

QTEST_APPLESS_MAIN(Changes)
#include "tst_inventory_changes.moc"
