// Every rule of how figures are written, in both languages, the spaces included.
#include "ui/text/number_format.h"

#include <QTest>

#include <limits>

using namespace cabe;
using namespace cabe::text;

namespace {

const NumberFormat kEnglish(Language::English);
const NumberFormat kSpanish(Language::Spanish);

/// _ stands for U+00A0 and ' for U+202F, so that the tables can be read.
QString spaced(const char *utf8)
{
    return QString::fromUtf8(utf8).replace(u'_', QChar(0x00A0)).replace(u'\'', QChar(0x202F));
}

Money money(std::int64_t micros, const char *currency)
{
    return {Micros{micros}, *Currency::fromCode(currency)};
}

} // namespace

class TestNumberFormat : public QObject {
    Q_OBJECT

    void compare(const QString &english, const QString &spanish, const char *en, const char *es)
    {
        QCOMPARE(english, spaced(en));
        QCOMPARE(spanish, spaced(es));
    }

private Q_SLOTS:
    void memory_data()
    {
        QTest::addColumn<qint64>("bytes");
        QTest::addColumn<QByteArray>("en");
        QTest::addColumn<QByteArray>("es");
        const auto row = [](const char *name, qint64 bytes, const char *en, const char *es) {
            QTest::newRow(name) << bytes << QByteArray(en) << QByteArray(es);
        };
        row("zero", 0, "0.00_GiB", "0,00_GiB");
        row("total of the first example", 20990168269, "19.55_GiB", "19,55_GiB");
        row("half goes up", 5368710, "0.01_GiB", "0,01_GiB");
        row("exactly half", 1073741824 / 8, "0.13_GiB", "0,13_GiB"); // 0.125
        row("below half", 1073741824 / 8 - 1, "0.12_GiB", "0,12_GiB");
        row("negative half goes away from zero", -(1073741824 / 8), "\u22120.13_GiB", "\u22120,13_GiB");
        row("negative", -64305720525, "\u221259.89_GiB", "\u221259,89_GiB");
        row("four digits", qint64{1234} << 30, "1234.00_GiB", "1234,00_GiB");
        row("five digits", qint64{12345} << 30, "12'345.00_GiB", "12'345,00_GiB");
        row("largest", std::numeric_limits<qint64>::max(), "8'589'934'592.00_GiB", "8'589'934'592,00_GiB");
    }
    void memory()
    {
        QFETCH(qint64, bytes);
        QFETCH(QByteArray, en);
        QFETCH(QByteArray, es);
        compare(kEnglish.gibUnit(Bytes{bytes}), kSpanish.gibUnit(Bytes{bytes}), en.constData(), es.constData());
    }

    void counts()
    {
        compare(kEnglish.count(4096), kSpanish.count(4096), "4096", "4096");
        compare(kEnglish.count(10000), kSpanish.count(10000), "10'000", "10'000");
        compare(kEnglish.count(131072), kSpanish.count(131072), "131'072", "131'072");
        compare(kEnglish.count(1234567), kSpanish.count(1234567), "1'234'567", "1'234'567");
        compare(kEnglish.count(-59), kSpanish.count(-59), "\u221259", "\u221259");
        compare(kEnglish.count(std::numeric_limits<std::int64_t>::min()), kSpanish.count(std::numeric_limits<std::int64_t>::min()),
                "\u22129'223'372'036'854'775'808", "\u22129'223'372'036'854'775'808");
        compare(kEnglish.unit(24, "GB"), kSpanish.unit(24, "GB"), "24_GB", "24_GB");
        compare(kEnglish.decimal("24.5"), kSpanish.decimal("24.5"), "24.5", "24,5");
        compare(kEnglish.mib(Bytes{131072000}), kSpanish.mib(Bytes{131072000}), "125.00", "125,00");
    }

    void parameters_data()
    {
        QTest::addColumn<qint64>("count");
        QTest::addColumn<QByteArray>("en");
        QTest::addColumn<QByteArray>("es");
        QTest::newRow("8B") << qint64{8030261248} << QByteArray("8.03_billion") << QByteArray("8030_millones");
        QTest::newRow("70B") << qint64{70553706496} << QByteArray("70.55_billion") << QByteArray("70'554_millones");
        QTest::newRow("under a billion") << qint64{559890432} << QByteArray("560_million") << QByteArray("560_millones");
        QTest::newRow("just under") << qint64{999499999} << QByteArray("999_million") << QByteArray("999_millones");
        QTest::newRow("rounds to 1000") << qint64{999500000} << QByteArray("1.00_billion") << QByteArray("1000_millones");
        QTest::newRow("a million") << qint64{1000000} << QByteArray("1_million") << QByteArray("1_mill\u00F3n");
        QTest::newRow("under a million") << qint64{999999} << QByteArray("999'999") << QByteArray("999'999");
    }
    void parameters()
    {
        QFETCH(qint64, count);
        QFETCH(QByteArray, en);
        QFETCH(QByteArray, es);
        compare(kEnglish.parametersShort(count), kSpanish.parametersShort(count), en.constData(), es.constData());
    }

    void amounts_data()
    {
        QTest::addColumn<qint64>("micros");
        QTest::addColumn<QByteArray>("currency");
        QTest::addColumn<QByteArray>("en");
        QTest::addColumn<QByteArray>("es");
        const auto row = [](qint64 micros, const char *currency, const char *en, const char *es) {
            QTest::addRow("%lld %s", micros, currency) << micros << QByteArray(currency) << QByteArray(en) << QByteArray(es);
        };
        row(50'000, "EUR", "\u20AC0.05", "0,05_\u20AC");
        row(1'234'560'000, "EUR", "\u20AC1,234.56", "1234,56_\u20AC");
        row(1'234'560'000, "USD", "$1,234.56", "1234,56_$");
        row(12'345'678'000, "EUR", "\u20AC12,345.68", "12.345,68_\u20AC");
        row(63'084'000'000, "EUR", "\u20AC63,084.00", "63.084,00_\u20AC");
        row(1'234'567'000'000, "EUR", "\u20AC1,234,567.00", "1.234.567,00_\u20AC");
        row(-999'999'999'990'000, "EUR", "\u2212\u20AC999,999,999.99", "\u2212999.999.999,99_\u20AC");
        row(-12'500'000, "USD", "\u2212$12.50", "\u221212,50_$");
        row(6'527'810'000, "GBP", "\u00A36,527.81", "6527,81_\u00A3");
        row(1'234'500'000, "JPY", "\u00A51,235", "1235_\u00A5");
        row(1'234'499'999, "JPY", "\u00A51,234", "1234_\u00A5");
        row(12'345'678'900, "KWD", "KWD_12,345.679", "12.345,679_KWD");
        row(500'000'000, "CLP", "CLP_500", "500_CLP");
        row(1'234'560'000, "CHF", "CHF_1,234.56", "1234,56_CHF");
        row(5'000, "EUR", "\u20AC0.01", "0,01_\u20AC");
        row(4'999, "EUR", "\u20AC0.00", "0,00_\u20AC");
    }
    void amounts()
    {
        QFETCH(qint64, micros);
        QFETCH(QByteArray, currency);
        QFETCH(QByteArray, en);
        QFETCH(QByteArray, es);
        const Money amount = money(micros, currency.constData());
        compare(kEnglish.money(amount), kSpanish.money(amount), en.constData(), es.constData());
    }

    void prices_data()
    {
        QTest::addColumn<qint64>("micros");
        QTest::addColumn<QByteArray>("en");
        QTest::addColumn<QByteArray>("es");
        QTest::newRow("two") << qint64{440'000} << QByteArray("$0.44/h") << QByteArray("0,44_$/h");
        QTest::newRow("padded") << qint64{400'000} << QByteArray("$0.40/h") << QByteArray("0,40_$/h");
        QTest::newRow("four") << qint64{157'500} << QByteArray("$0.1575/h") << QByteArray("0,1575_$/h");
        QTest::newRow("six") << qint64{123'457} << QByteArray("$0.123457/h") << QByteArray("0,123457_$/h");
        QTest::newRow("smallest") << qint64{1} << QByteArray("$0.000001/h") << QByteArray("0,000001_$/h");
        QTest::newRow("grouped") << qint64{12'345'500'000} << QByteArray("$12,345.50/h") << QByteArray("12.345,50_$/h");
    }
    void prices()
    {
        QFETCH(qint64, micros);
        QFETCH(QByteArray, en);
        QFETCH(QByteArray, es);
        const Money price = money(micros, "USD");
        compare(kEnglish.pricePerHour(price), kSpanish.pricePerHour(price), en.constData(), es.constData());
    }

    void otherAmounts()
    {
        compare(kEnglish.pricePerMonth(money(321'200'000, "USD")), kSpanish.pricePerMonth(money(321'200'000, "USD")),
                "$321.20/month", "321,20_$/mes");
        compare(kEnglish.amount(money(1'234'567, "EUR")), kSpanish.amount(money(1'234'567, "EUR")), "\u20AC1.234567",
                "1,234567_\u20AC");
        compare(kEnglish.amount(money(500'000'000, "JPY")), kSpanish.amount(money(500'000'000, "JPY")), "\u00A5500", "500_\u00A5");
        const Money none{Micros{1'000'000}, {}};
        compare(kEnglish.price(none), kSpanish.price(none), "1.00", "1,00");
    }

    void anotherRegionHasItsMarks()
    {
        const NumberFormat mexico(Language::Spanish, DecimalMark::Point);
        const NumberFormat abroad(Language::English, DecimalMark::Comma);
        const Money money{Micros{1'234'567'890'000}, *Currency::fromCode("USD")};
        QCOMPARE(mexico.money(money), QStringLiteral("1,234,567.89\u00A0$"));
        QCOMPARE(mexico.money({Micros{1'234'500'000}, money.currency}), QStringLiteral("1,234.50\u00A0$"));
        QCOMPARE(abroad.money(money), QStringLiteral("$1.234.567,89"));
        QCOMPARE(mexico.gib(Bytes{std::int64_t{1} << 30}), QStringLiteral("1.00"));
        QCOMPARE(mexico.date(UtcTime{1'764'547'200}), NumberFormat(Language::Spanish).date(UtcTime{1'764'547'200}));
        QCOMPARE(NumberFormat(Language::Spanish, DecimalMark::Comma).money(money), NumberFormat(Language::Spanish).money(money));
    }

    void percents_data()
    {
        QTest::addColumn<qint64>("part");
        QTest::addColumn<qint64>("whole");
        QTest::addColumn<QByteArray>("en");
        QTest::addColumn<QByteArray>("es");
        QTest::newRow("19") << qint64{444} << qint64{2399} << QByteArray("19%") << QByteArray("19_%");
        QTest::newRow("8.4") << qint64{84} << qint64{1000} << QByteArray("8.4%") << QByteArray("8,4_%");
        QTest::newRow("half up") << qint64{845} << qint64{10000} << QByteArray("8.5%") << QByteArray("8,5_%");
        QTest::newRow("rounds to ten") << qint64{996} << qint64{10000} << QByteArray("10%") << QByteArray("10_%");
        QTest::newRow("zero") << qint64{0} << qint64{10000} << QByteArray("0.0%") << QByteArray("0,0_%");
        QTest::newRow("whole") << qint64{7} << qint64{7} << QByteArray("100%") << QByteArray("100_%");
        QTest::newRow("wide") << std::numeric_limits<qint64>::max() / 2 << std::numeric_limits<qint64>::max()
                              << QByteArray("50%") << QByteArray("50_%");
    }
    void percents()
    {
        QFETCH(qint64, part);
        QFETCH(qint64, whole);
        QFETCH(QByteArray, en);
        QFETCH(QByteArray, es);
        compare(kEnglish.percent(Bytes{part}, Bytes{whole}), kSpanish.percent(Bytes{part}, Bytes{whole}), en.constData(),
                es.constData());
    }

    void ages_data()
    {
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<QByteArray>("en");
        QTest::addColumn<QByteArray>("es");
        QTest::newRow("future") << qint64{-600} << QByteArray("0_min") << QByteArray("0_min");
        QTest::newRow("12 min") << qint64{779} << QByteArray("12_min") << QByteArray("12_min");
        QTest::newRow("89 min") << qint64{90 * 60 - 1} << QByteArray("89_min") << QByteArray("89_min");
        QTest::newRow("90 min") << qint64{90 * 60} << QByteArray("1_h") << QByteArray("1_h");
        QTest::newRow("26 h") << qint64{26 * 3600} << QByteArray("26_h") << QByteArray("26_h");
        QTest::newRow("47 h") << qint64{48 * 3600 - 1} << QByteArray("47_h") << QByteArray("47_h");
        QTest::newRow("48 h") << qint64{48 * 3600} << QByteArray("2_days") << QByteArray("2_d\u00EDas");
        QTest::newRow("9 days") << qint64{9 * 86400} << QByteArray("9_days") << QByteArray("9_d\u00EDas");
    }
    void ages()
    {
        QFETCH(qint64, seconds);
        QFETCH(QByteArray, en);
        QFETCH(QByteArray, es);
        compare(kEnglish.age(seconds), kSpanish.age(seconds), en.constData(), es.constData());
    }

    void dates()
    {
        const UtcTime time = *readTime("2026-11-30T09:00:59Z");
        compare(kEnglish.date(time), kSpanish.date(time), "30 Nov 2026", "30 nov 2026");
        compare(kEnglish.dateTime(time), kSpanish.dateTime(time), "30 Nov 2026 09:00 UTC", "30 nov 2026 09:00 UTC");
        compare(kEnglish.longDate(time), kSpanish.longDate(time), "30 November 2026", "30 de noviembre de 2026");
        const UtcTime september = *readDate("2026-09-05");
        compare(kEnglish.date(september), kSpanish.date(september), "5 Sep 2026", "5 sept 2026");
        const UtcTime offset = *readTime("2026-01-01T00:30:00+02:00");
        compare(kEnglish.dateTime(offset), kSpanish.dateTime(offset), "31 Dec 2025 22:30 UTC", "31 dic 2025 22:30 UTC");
    }

    void durations_data()
    {
        QTest::addColumn<qint64>("minutes");
        QTest::addColumn<bool>("byMonth");
        QTest::addColumn<QByteArray>("en");
        QTest::addColumn<QByteArray>("es");
        const auto row = [](qint64 minutes, bool byMonth, const char *en, const char *es) {
            QTest::addRow("%lld %d", minutes, byMonth) << minutes << byMonth << QByteArray(en) << QByteArray(es);
        };
        row(0, false, "0_h 0_min", "0_h 0_min");
        row(48 * 60 - 1, false, "47_h 59_min", "47_h 59_min");
        row(48 * 60, false, "48_h 0_min (2_days)", "48_h 0_min (2_d\u00EDas)");
        row(34090, false, "568_h 10_min (23_days)", "568_h 10_min (23_d\u00EDas)");
        row(1136 * 60 + 21, false, "1136_h 21_min (47_days)", "1136_h 21_min (47_d\u00EDas)");
        row(1136 * 60 + 21, true, "1136_h 21_min (1.5_months)", "1136_h 21_min (1,5_meses)");
        row(730 * 60 - 1, true, "729_h 59_min (0.9_months)", "729_h 59_min (0,9_meses)");
        row(60, true, "1_h 0_min", "1_h 0_min");
        row(std::numeric_limits<qint64>::max(), false, "153'722'867'280'912'930_h 7_min (6'405'119'470'038'038_days)",
            "153'722'867'280'912'930_h 7_min (6'405'119'470'038'038_d\u00EDas)");
    }
    void durations()
    {
        QFETCH(qint64, minutes);
        QFETCH(bool, byMonth);
        QFETCH(QByteArray, en);
        QFETCH(QByteArray, es);
        compare(kEnglish.duration(minutes, byMonth), kSpanish.duration(minutes, byMonth), en.constData(), es.constData());
    }

    void unknownIsADash() { QCOMPARE(NumberFormat::unknown(), QStringLiteral("\u2013")); }
};

QTEST_APPLESS_MAIN(TestNumberFormat)
#include "tst_number_format.moc"
