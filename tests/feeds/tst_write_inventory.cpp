// What is written is read as it was: the sample, and machines of every shape.
#include <QTest>

#include "app/load/sources.h"
#include "core/io/machine_cells.h"
#include "core/io/read_inventory.h"
#include "core/io/write_inventory.h"

#include <random>

using namespace cabe;

namespace {

const CountryTable &countries()
{
    static const CountryTable table = std::move(load::loadCountries()).value();
    return table;
}

Inventory readBack(const std::string &text)
{
    const ReadPage none = [](const std::string &) { return Expected<std::string>(Unexpected(Error{error::FileNotFound{}})); };
    auto inventory = readInventory(text, "back.json", countries(), none);
    if (!inventory)
        qFatal("it is not read back");
    return std::move(*inventory);
}

void compare(const Inventory &written, const Inventory &read)
{
    QCOMPARE(read.machines.size(), written.machines.size());
    QCOMPARE(read.rejected.size(), std::size_t{0});
    QCOMPARE(read.name, written.name);
    QCOMPARE(read.url, written.url);
    QCOMPARE(read.generatedAt, written.generatedAt);
    for (std::size_t i = 0; i < read.machines.size(); ++i)
        QCOMPARE(cellsOf(read.machines[i]), cellsOf(written.machines[i]));
}

} // namespace

class WriteInventory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSample()
    {
        const auto sample = load::loadInventory(std::nullopt, false, countries());
        QVERIFY(sample);
        compare(**sample, readBack(writeInventory(**sample)));
        QCOMPARE(writeInventory(readBack(writeInventory(**sample))), writeInventory(**sample));
    }

    void machinesOfEveryShape()
    {
        std::mt19937 dice(7);
        const auto one = [&](std::size_t sides) { return std::uniform_int_distribution<std::size_t>(0, sides - 1)(dice); };
        const std::string_view texts[]{"", "a", "=1+1", "<img src=x>", "\"\\\n\t", "\u00F1 \u20AC \u202E"};
        for (int round = 0; round < 200; ++round) {
            Inventory inventory;
            inventory.name = texts[1 + one(std::size(texts) - 1)];
            inventory.currency = *Currency::fromCode("EUR");
            if (one(2))
                inventory.generatedAt = UtcTime{1'796'000'000};
            for (int i = 0; i < 5; ++i) {
                Machine m;
                m.id = inventory.texts.keep("id-" + std::to_string(i));
                m.gpuModel = "L4";
                m.name = texts[one(std::size(texts))];
                m.region = texts[one(std::size(texts))];
                m.url = texts[one(std::size(texts))];
                m.tier = one(2) ? Tier::Secure : Tier::Community;
                m.gpuCount = static_cast<std::uint8_t>(1 + one(64));
                m.memorySource = static_cast<MemorySource>(one(3));
                m.availability = static_cast<Availability>(one(3));
                m.interruptible = one(2) != 0;
                m.currency = *Currency::fromCode(one(2) ? "EUR" : "USD");
                if (one(2))
                    m.price = Price{Micros{static_cast<std::int64_t>(one(1'000'000'000))}, one(2) ? PricePer::Hour : PricePer::Month};
                if (one(2))
                    m.memoryMib = static_cast<std::int32_t>(one(1'000'000));
                if (one(2))
                    m.country = Country::fromCode("ES");
                if (one(2))
                    m.vcpus = static_cast<std::int64_t>(one(1000));
                if (one(2))
                    m.booking = {.minHours = 1, .maxHours = 720, .until = UtcTime{1'797'000'000}};
                inventory.machines.push_back(m);
            }
            compare(inventory, readBack(writeInventory(inventory)));
        }
    }

    void nothing()
    {
        QCOMPARE(readBack(writeInventory(Inventory())).machines.size(), std::size_t{0});
    }
};

QTEST_APPLESS_MAIN(WriteInventory)
#include "tst_write_inventory.moc"
