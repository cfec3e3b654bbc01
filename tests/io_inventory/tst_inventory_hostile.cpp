// What no inventory is: cut short or damaged anywhere. For the sanitizers as much as for the answers.
#include "tests/io_inventory/reading.h"

#include <QTest>

#include <random>

using namespace cabe;
using namespace cabe::test;

namespace {

const QByteArray kJson = "{\"format\":\"cabe-inventory\",\"version\":1,\"generated_at\":\"2026-11-30T08:00:00Z\",\n"
                         "\"source\":{\"name\":\"Ejemplo ñ\",\"url\":\"https://example.com/\"},\"currency\":\"USD\",\"x\":[{}],\"machines\":[\n"
                         "{\"id\":\"a\\u00e9\",\"tier\":\"secure\",\"country\":\"ES\",\"gpu\":{\"model\":\"RTX 4090\",\"count\":2,\"memory_mib\":24564},\n"
                         "\"price\":{\"amount\":0.88,\"per\":\"hour\"},\"in_stock\":true,\"booking\":{\"max_hours\":720,\"until\":null}},\n"
                         "{\"id\":\"b\",\"tier\":\"community\",\"gpu\":{\"model\":\"T4\",\"count\":1e5000}}]}";

const QByteArray kTable = "id;name;tier;gpu_model;gpu_count;gpu_memory_mib;price_amount;price_per;currency;in_stock\r\n"
                          "a;\"ñ \"\"two\"\"\r\nlines\";secure;RTX 4090;2;24564;\"0,88\";hour;EUR;sí\r\n"
                          "b;;community;T4;1;;1.5;month;USD;\r\n";

/// All that was read is sound: texts that a sanitizer lets be read, and nothing outside its range.
bool isSound(const Expected<Inventory> &inventory)
{
    if (!inventory)
        return true;
    for (const Machine &machine : inventory->machines)
        if (machine.id.empty() || machine.gpuModel.empty() || machine.gpuCount < 1 || machine.gpuCount > kMaxGpus ||
            !text(machine.id).isValidUtf16() || (machine.memoryMib && *machine.memoryMib < 0))
            return false;
    return true;
}

} // namespace

class tst_inventory_hostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesEveryTruncation();
    void readsEveryTruncationOfATable();
    void standsDamage_data();
    void standsDamage();
};

void tst_inventory_hostile::refusesEveryTruncation()
{
    QCOMPARE(said(read(kJson)), u"1 accepted, 1 rejected"_qs);
    for (qsizetype length = 0; length < kJson.size(); ++length) {
        const auto inventory = read(kJson.first(length));
        QVERIFY2(!inventory, qPrintable(QString::number(length)));
        const bool isNamed = std::holds_alternative<error::NotJson>(inventory.error().fact) ||
                             std::holds_alternative<error::NotUtf8>(inventory.error().fact);
        QVERIFY2(isNamed, qPrintable(said(inventory)));
    }
}

void tst_inventory_hostile::readsEveryTruncationOfATable()
{
    QCOMPARE(said(read(kTable, {}, {}, "list.csv")), u"2 accepted, 0 rejected"_qs);
    for (qsizetype length = 0; length < kTable.size(); ++length)
        QVERIFY(isSound(read(kTable.first(length), {}, {}, "list.csv")));
}

void tst_inventory_hostile::standsDamage_data()
{
    QTest::addColumn<QByteArray>("whole");
    QTest::addColumn<QString>("file");
    QTest::newRow("JSON") << kJson << u"list.json"_qs;
    QTest::newRow("table") << kTable << u"list.csv"_qs;
}

void tst_inventory_hostile::standsDamage()
{
    QFETCH(QByteArray, whole);
    QFETCH(QString, file);
    std::mt19937 random(20261130); // its numbers are the same everywhere, those of distributions are not
    const QByteArray marks = "{}[]\",:;\\\n\r\t-+.0eE9\xFF\xC3";
    for (int round = 0; round < 4000; ++round) {
        QByteArray damaged = whole;
        for (auto changes = random() % 4 + 1; changes > 0 && !damaged.isEmpty(); --changes) {
            const auto at = static_cast<qsizetype>(random() % static_cast<std::size_t>(damaged.size()));
            const char mark = random() % 2 ? marks[static_cast<qsizetype>(random() % static_cast<std::size_t>(marks.size()))]
                                           : static_cast<char>(random() % 256);
            switch (random() % 4) {
            case 0: damaged[at] = mark; break;
            case 1: damaged.insert(at, mark); break;
            case 2: damaged.remove(at, static_cast<qsizetype>(random() % 8 + 1)); break;
            default: damaged.insert(at, damaged.mid(at, static_cast<qsizetype>(random() % 40))); break;
            }
        }
        QVERIFY2(isSound(read(damaged, {}, {}, file.toStdString())), damaged.constData());
    }
}

QTEST_APPLESS_MAIN(tst_inventory_hostile)
#include "tst_inventory_hostile.moc"
