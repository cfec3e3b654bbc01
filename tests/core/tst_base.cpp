#include "core/base/country.h"
#include "core/base/decimal.h"
#include "core/base/money.h"
#include "core/base/time.h"
#include "core/base/wide.h"
#include "core/domain/card.h"

#include <QTest>

using namespace cabe;

class TestBase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decimals_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("fault"); // -1: none
        QTest::addColumn<qint64>("scaled");
        const auto fault = [](DecimalFault f) { return static_cast<int>(f); };
        QTest::newRow("whole") << "1" << -1 << qint64{1'000'000};
        QTest::newRow("part") << "0.44" << -1 << qint64{440'000};
        QTest::newRow("six") << "0.000001" << -1 << qint64{1};
        QTest::newRow("negative") << "-1.5" << -1 << qint64{-1'500'000};
        QTest::newRow("leading zeros") << "007" << -1 << qint64{7'000'000};
        QTest::newRow("empty") << "" << fault(DecimalFault::NotADecimal) << qint64{0};
        QTest::newRow("sign alone") << "-" << fault(DecimalFault::NotADecimal) << qint64{0};
        QTest::newRow("plus") << "+1" << fault(DecimalFault::NotADecimal) << qint64{0};
        QTest::newRow("point first") << ".5" << fault(DecimalFault::NotADecimal) << qint64{0};
        QTest::newRow("point last") << "5." << fault(DecimalFault::NotADecimal) << qint64{0};
        QTest::newRow("comma") << "0,44" << fault(DecimalFault::NotADecimal) << qint64{0};
        QTest::newRow("exponent") << "1e3" << fault(DecimalFault::NotADecimal) << qint64{0};
        QTest::newRow("space") << " 1" << fault(DecimalFault::NotADecimal) << qint64{0};
        QTest::newRow("two points") << "1.2.3" << fault(DecimalFault::NotADecimal) << qint64{0};
        QTest::newRow("seven") << "0.0000010" << fault(DecimalFault::TooManyDecimals) << qint64{0};
        QTest::newRow("huge") << "99999999999999999999" << fault(DecimalFault::TooLarge) << qint64{0};
        QTest::newRow("largest") << "9223372036854.775807" << -1 << std::numeric_limits<qint64>::max();
        QTest::newRow("over") << "9223372036854.775808" << fault(DecimalFault::TooLarge) << qint64{0};
    }
    void decimals()
    {
        QFETCH(QString, text);
        QFETCH(int, fault);
        QFETCH(qint64, scaled);
        const auto reading = readDecimal(text.toStdString(), 6);
        QCOMPARE(reading.fault ? static_cast<int>(*reading.fault) : -1, fault);
        QCOMPARE(qint64{reading.scaled}, scaled);
    }

    void writtenDecimals()
    {
        QCOMPARE(writeDecimal(500'000, 6), std::string("0.500000"));
        QCOMPARE(writeDecimal(-1, 6), std::string("-0.000001"));
        QCOMPARE(writeDecimal(1'234'567'890, 6), std::string("1234.567890"));
        QCOMPARE(writeDecimal(12, 0), std::string("12"));
        QCOMPARE(writeDecimalShort(500'000, 6, 0), std::string("0.5"));
        QCOMPARE(writeDecimalShort(500'000, 6, 2), std::string("0.50"));
        QCOMPARE(writeDecimalShort(157'500, 6, 2), std::string("0.1575"));
        QCOMPARE(writeDecimalShort(2'000'000, 6, 0), std::string("2"));
        QCOMPARE(writeDecimal(std::numeric_limits<std::int64_t>::min(), 6), std::string("-9223372036854.775808"));
    }

    void pricePerHourRoundsOnce()
    {
        QCOMPARE(pricePerHour(Micros{365'000'000}, PricePer::Month, kSameCurrency).count, std::int64_t{500'000});
        // 11244.85 / 730 = 15.4039041..., 1 / 730 = 0.00136986...
        QCOMPARE(pricePerHour(Micros{11'244'850'000}, PricePer::Month, kSameCurrency).count, std::int64_t{15'403'904});
        QCOMPARE(pricePerHour(Micros{1'000'000}, PricePer::Month, kSameCurrency).count, std::int64_t{1'370});
        // Half a millionth goes up: 0.000365 / 730 = 0.0000005.
        QCOMPARE(pricePerHour(Micros{365}, PricePer::Month, kSameCurrency).count, std::int64_t{1});
        QCOMPARE(pricePerHour(Micros{364}, PricePer::Month, kSameCurrency).count, std::int64_t{0});
        QCOMPARE(pricePerHour(Micros{440'000}, PricePer::Hour, Rate{1'080'000'000'000}).count, std::int64_t{475'200});
        // The largest price at the largest rate still fits.
        QVERIFY(pricePerHour(Micros{kPriceLimit.count - 1}, PricePer::Hour, Rate{999'999'999'999'999'999}).count > 0);
    }

    void minutesAreRoundedDown()
    {
        QCOMPARE(minutesCovered(Micros{500'000'000}, Micros{880'000}), std::int64_t{34'090});
        QCOMPARE(minutesCovered(Micros{1}, Micros{1}), std::int64_t{60});
        QCOMPARE(minutesCovered(Micros{1}, Micros{61}), std::int64_t{0});
    }

    void wideNeverWraps()
    {
        const Wide most(std::numeric_limits<std::int64_t>::max());
        QVERIFY(!(most + Wide(1)).toInt64());
        QCOMPARE(ceilDiv(most * most, most).toInt64(), std::optional(std::numeric_limits<std::int64_t>::max()));
        QVERIFY(!(most * most * most).toInt64());
        QVERIFY(!floorDiv(most * most * most, most * most).toInt64()); // overflown once, overflown for good
        QCOMPARE(ceilDiv(Wide(7), Wide(2)).toInt64(), std::optional<std::int64_t>(4));
        QCOMPARE(roundDiv(Wide(5), Wide(2)).toInt64(), std::optional<std::int64_t>(3));
        QCOMPARE(roundDiv(Wide(4), Wide(3)).toInt64(), std::optional<std::int64_t>(1));
        QVERIFY(!ceilDiv(Wide(1), Wide(0)).toInt64());
        QVERIFY(!Wide(-1).toInt64());
    }

    void times_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("written"); // empty: no time
        QTest::newRow("utc") << "2026-11-30T08:00:00Z" << "2026-11-30T08:00:00Z";
        QTest::newRow("offset east") << "2026-11-30T08:00:00+01:00" << "2026-11-30T07:00:00Z";
        QTest::newRow("offset west") << "2026-11-30T23:30:00-05:00" << "2026-12-01T04:30:00Z";
        QTest::newRow("no offset") << "2026-11-30T08:00:00" << "2026-11-30T08:00:00Z";
        QTest::newRow("minutes") << "2026-11-30T08:00Z" << "2026-11-30T08:00:00Z";
        QTest::newRow("fraction") << "2026-11-30T08:00:00.123456Z" << "2026-11-30T08:00:00Z";
        QTest::newRow("date") << "2026-11-30" << "2026-11-30T00:00:00Z";
        QTest::newRow("leap day") << "2028-02-29" << "2028-02-29T00:00:00Z";
        QTest::newRow("before 1970") << "1969-12-31T23:59:59Z" << "1969-12-31T23:59:59Z";
        QTest::newRow("no leap day") << "2026-02-29" << "";
        QTest::newRow("month 13") << "2026-13-01" << "";
        QTest::newRow("hour 24") << "2026-11-30T24:00:00Z" << "";
        QTest::newRow("word") << "tomorrow" << "";
        QTest::newRow("empty") << "" << "";
        QTest::newRow("tail") << "2026-11-30T08:00:00Z!" << "";
        QTest::newRow("short year") << "26-11-30" << "";
        QTest::newRow("point alone") << "2026-11-30T08:00:00.Z" << "";
    }
    void times()
    {
        QFETCH(QString, text);
        QFETCH(QString, written);
        const auto time = readTime(text.toStdString());
        QCOMPARE(QString::fromStdString(time ? writeTime(*time) : ""), written);
    }

    void countries()
    {
        QCOMPARE(Country::fromCode("es")->code(), std::string("ES"));
        QCOMPARE(Country::fromCode("Zz")->code(), std::string("ZZ"));
        for (const char *text : {"", "E", "ESP", "1A", "E "})
            QVERIFY2(!Country::fromCode(text), text);
    }

    void currencies()
    {
        QCOMPARE(Currency::fromCode("eur")->code(), std::string_view("EUR"));
        for (const char *text : {"", "EU", "EURO", "E1R"})
            QVERIFY2(!Currency::fromCode(text), text);
        QVERIFY(Currency().isNone());
    }

    void cardNames()
    {
        const CardCatalogue cards({
            {"l4", "NVIDIA", "L4", {"NVIDIA L4"}, 24, 24576, 23034},
            {"v16", "NVIDIA", "Tesla V100 16 GB", {"V100", "V100 16GB"}, 16, 16384, std::nullopt},
            {"v32", "NVIDIA", "Tesla V100 32 GB", {"V100", "V100 32GB"}, 32, 32768, std::nullopt},
            {"h1", "NVIDIA", "H100 PCIe", {"H100"}, 80, 81920, 81559},
            {"h2", "NVIDIA", "H100 SXM", {"H100"}, 80, 81920, 81559},
            {"x1", "Maker", "X one", {"X"}, 8, 8192, 8000},
            {"x2", "Maker", "X two", {"X"}, 8, 8192, std::nullopt},
        });
        QCOMPARE(cards.resolve("nvidia-l4")->visibleMib, std::optional<std::int64_t>(23034));
        QCOMPARE(cards.resolve("  L 4 ")->memoryMib, std::optional<std::int64_t>(24576));
        QVERIFY(!cards.resolve("V100") && cards.isAmbiguous("V100"));
        QCOMPARE(cards.resolve("v100-32gb")->memoryMib, std::optional<std::int64_t>(32768));
        QCOMPARE(cards.resolve("H100")->card->id, std::string("h1"));
        QVERIFY(!cards.resolve("X") && cards.isAmbiguous("x")); // one driver figure known, one not
        QVERIFY(!cards.resolve("GTX 9999") && !cards.isAmbiguous("GTX 9999"));
        QVERIFY(!cards.resolve("") && !cards.resolve("®"));
    }

    void mergedCardsReplaceTheirId()
    {
        CardCatalogue cards({{"l4", "NVIDIA", "L4", {}, 24, 24576, 23034}});
        cards.merge(CardCatalogue({{"l4", "NVIDIA", "L4", {}, 24, 24576, 22000}, {"own", "Own", "Card X", {}, 8, 8192, std::nullopt}}));
        QCOMPARE(cards.cards().size(), std::size_t{2});
        QCOMPARE(cards.resolve("L4")->visibleMib, std::optional<std::int64_t>(22000));
        QVERIFY(cards.resolve("card x"));
    }
};

QTEST_APPLESS_MAIN(TestBase)
#include "tst_base.moc"
