#include "tests/support/builders.h"

#include <QTest>

using namespace cabe;
using test::MachineLine;
using test::World;

namespace {

Workload llama(Precision precision = Precision::Bits16, std::int64_t context = 4096, std::int64_t requests = 1)
{
    static const ModelSpec model = test::llama8b(); // needs 19.55 GiB
    return test::run(model, precision, context, requests);
}

std::string textOf(Place place)
{
    return std::string(code(place));
}

} // namespace

class TestRecommend : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void orderIsPriceGpusMemoryId()
    {
        const World world({{.id = "z", .price = "0.50"},
                           {.id = "two", .price = "0.50", .memoryMib = 16384, .gpus = 2},
                           {.id = "big", .price = "0.50", .memoryMib = 49152},
                           {.id = "a", .price = "0.50"},
                           {.id = "cheap", .price = "0.49", .memoryMib = 12288, .gpus = 2},
                           {.id = "month", .price = "365", .per = PricePer::Month}},
                          llama());
        QCOMPARE(world.ids(world.recommended()), std::string("cheap a month z big two"));
    }

    void placesComeInOrder_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("place");
        for (int i = 0; i < static_cast<int>(lines().size()); ++i)
            QTest::addRow("%s %d", lines()[static_cast<std::size_t>(i)].second, i) << i << QString::fromLatin1(lines()[static_cast<std::size_t>(i)].second);
    }
    void placesComeInOrder()
    {
        QFETCH(int, line);
        QFETCH(QString, place);
        Preferences preferences;
        preferences.countries = {*Country::fromCode("ES")};
        preferences.maxPricePerHour = test::amount("1.00");
        const World world({lines()[static_cast<std::size_t>(line)].first}, llama(), preferences);
        for (const Place each : kPlaces)
            QCOMPARE(world.answer().places[each], std::int64_t{textOf(each) == place.toStdString()});
        const auto told = world.explainer().place(0);
        if (const auto *excluded = std::get_if<Exclusion>(&told))
            QCOMPARE(textOf(placeOf(*excluded)), place.toStdString());
        else
            QCOMPARE(textOf(std::get<Row>(told).misses == 0 ? Place::Recommended : Place::Alternative), place.toStdString());
    }

    void missesInOrder()
    {
        Preferences preferences;
        preferences.maxPricePerHour = test::amount("0.50");
        preferences.tier = TierChoice::Secure;
        preferences.interruptible = false;
        const World world({{.id = "all", .price = "0.51", .tier = Tier::Community, .interruptible = true},
                           {.id = "none", .price = "0.50"}},
                          llama(), preferences);
        QCOMPARE(world.ids(world.recommended()), std::string("none"));
        QCOMPARE(world.ids(world.alternatives()), std::string("all"));
        const auto misses = world.finding(world.alternatives()[0]).misses;
        QVERIFY((misses == std::vector{Miss::OverMaxPrice, Miss::OtherTier, Miss::Interruptible}));
    }

    void alternativesKeepTheOrderAcrossTheCap()
    {
        Preferences preferences;
        preferences.maxPricePerHour = test::amount("0.50");
        preferences.tier = TierChoice::Secure;
        const World world({{.id = "over", .price = "0.60"},
                           {.id = "tier", .price = "0.40", .tier = Tier::Community},
                           {.id = "both", .price = "0.55", .tier = Tier::Community}},
                          llama(), preferences);
        QCOMPARE(world.ids(world.alternatives()), std::string("tier both over"));
    }

    void countriesAreNeverAlternatives()
    {
        Preferences preferences;
        preferences.europeanUnion = true;
        const World world({{.id = "es"}, {.id = "gb", .country = "GB"}, {.id = "none", .country = nullptr}}, llama(), preferences);
        QCOMPARE(world.ids(world.recommended()), std::string("es"));
        QVERIFY(world.answer().alternatives.isEmpty());
        QCOMPARE(world.answer().places[Place::OutsideCountries], std::int64_t{1});
        QCOMPARE(world.answer().places[Place::UnknownLocation], std::int64_t{1});
    }

    void ratesOpenOtherCurrencies()
    {
        const std::vector<MachineLine> lines{{.id = "eur", .price = "0.50", .currency = "EUR"}, {.id = "usd", .price = "0.53"}};
        QCOMPARE(World(lines, llama()).answer().places[Place::NoPrice], std::int64_t{1});
        Preferences preferences;
        preferences.rates[test::currency("EUR")] = DatedRate{Rate{1'080'000'000'000}, UtcTime{}};
        const World world(lines, llama(), preferences);
        QCOMPARE(world.ids(world.recommended()), std::string("usd eur"));
        QCOMPARE(world.finding(world.recommended()[1]).pricePerHour.amount.count, std::int64_t{540'000});
    }

    void headsDecideTheSplit()
    {
        // 32 heads: of 3 GPUs two must hold it; 12 GiB each of three would, of two would not at 16 bits and a long context.
        const World three({{.id = "three", .memoryMib = 10'240, .gpus = 3}}, llama());
        QCOMPARE(three.answer().places[Place::HeadsNotDivisible], std::int64_t{1});
        const World four({{.id = "four", .memoryMib = 10'240, .gpus = 4}}, llama());
        QCOMPARE(four.finding(four.recommended().at(0)).gpusUsed, 4);
        const World six({{.id = "six", .memoryMib = 12'288, .gpus = 6}}, llama());
        QCOMPARE(six.finding(six.recommended().at(0)).gpusUsed, 2);
    }

    void lowerPrecisionsTellWhatTheyOpen()
    {
        const World world({{.id = "small", .price = "0.10", .memoryMib = 12'288},
                           {.id = "tiny", .price = "0.05", .memoryMib = 8'192},
                           {.id = "large", .price = "0.50"},
                           {.id = "tiny2", .price = "0.05", .memoryMib = 4'096, .gpus = 2}},
                          llama());
        const auto &lower = world.answer().lowerPrecisions;
        QCOMPARE(lower.size(), std::size_t{2});
        QVERIFY(lower[0].precision == Precision::Bits8);
        QCOMPARE(lower[0].recommended, std::int64_t{2});
        QCOMPARE(lower[0].added, std::int64_t{1});
        QCOMPARE(lower[0].cheapestPrice.count, std::int64_t{100'000});
        QCOMPARE(lower[1].recommended, std::int64_t{4});
        QCOMPARE(lower[1].added, std::int64_t{3});
        // Equal price: one GPU before two, though two have the smaller memory.
        QCOMPARE(std::string(world.inventoryOf().machines[lower[1].cheapestMachine].id), std::string("tiny"));
    }

    void nothingNewIsNotTold()
    {
        const World world({{.id = "large"}}, llama());
        QVERIFY(world.answer().lowerPrecisions.empty());
    }

    void emptyInventory()
    {
        const World world({}, llama());
        QCOMPARE(world.answer().places.total(), std::int64_t{0});
        QVERIFY(world.answer().recommended.isEmpty() && world.answer().lowerPrecisions.empty());
    }

    void budgetIsCountedInMinutes()
    {
        Preferences preferences;
        preferences.budget = test::amount("500");
        const World world({{.id = "a", .price = "0.88"}, {.id = "m", .price = "730", .per = PricePer::Month}}, llama(), preferences);
        const auto hourly = world.finding(world.recommended()[0]).budgetCovers;
        QCOMPARE(hourly->minutes, std::int64_t{34'090});
        QVERIFY(!hourly->byMonth);
        QVERIFY(world.finding(world.recommended()[1]).budgetCovers->byMonth);
    }

private:
    /// One machine a place, each of which would also fall into every later place but the last two.
    static const std::vector<std::pair<MachineLine, const char *>> &lines()
    {
        static const std::vector<std::pair<MachineLine, const char *>> all{
            {{.id = "u", .price = "", .memoryMib = 0, .country = nullptr, .availability = Availability::Unknown}, "unavailable"},
            {{.id = "n", .price = "-1", .memoryMib = 0, .country = nullptr}, "no_price"},
            {{.id = "z", .price = "0", .memoryMib = 0, .country = "GB"}, "no_price"},
            {{.id = "c", .price = "1", .memoryMib = 0, .country = "GB", .currency = "EUR"}, "no_price"},
            {{.id = "t", .price = "0.000364", .memoryMib = 0, .country = "GB", .per = PricePer::Month}, "no_price"},
            {{.id = "o", .price = "2", .memoryMib = 0, .country = "GB"}, "outside_countries"},
            {{.id = "l", .price = "2", .memoryMib = 0, .country = nullptr}, "unknown_location"},
            {{.id = "m", .price = "2", .memoryMib = 0}, "no_gpu_memory"},
            {{.id = "s", .price = "2", .memoryMib = 4096}, "too_small"},
            {{.id = "h", .price = "2", .memoryMib = 10'240, .gpus = 3}, "heads_not_divisible"},
            {{.id = "a", .price = "2"}, "alternatives"},
            {{.id = "r", .price = "1"}, "recommended"},
        };
        return all;
    }
};

QTEST_APPLESS_MAIN(TestRecommend)
#include "tst_recommend.moc"
