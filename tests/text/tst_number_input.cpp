// What people type into a field, and how it is read, or why it is not.
#include <QTest>

#include "core/base/decimal.h"
#include "core/base/overloaded.h"
#include "tests/text/plain.h"
#include "ui/text/number_input.h"

#include <random>

using namespace cabe;
using namespace cabe::text;

namespace {

/// "!" and the fault, as the tables below write it.
QString printed(const Error &error)
{
    const std::string text = std::visit(
        Overloaded{[](const error::NotWhole &e) { return "!whole " + e.given; },
                   [](const error::NotADecimal &e) { return "!decimal " + e.given; },
                   [](const error::AmbiguousFigure &e) { return "!" + e.given + " is " + e.first + " or " + e.second; },
                   [](const error::MissingField &) { return std::string("!missing"); },
                   [](const error::TooLargeToCalculate &) { return std::string("!too large"); },
                   [](const auto &) { return std::string("!other"); }},
        error.fact);
    return QString::fromStdString(text);
}

QString counted(const QString &typed, Field field, Language language)
{
    const auto read = readCount(typed, field, language);
    return read ? QString::number(*read) : printed(read.error());
}

QString decimal(const QString &typed, Field field, Language language, const char *currency)
{
    const auto read = readDecimalTyped(typed, field, language, currency ? *Currency::fromCode(currency) : Currency{});
    return read ? QString::fromStdString(*read) : printed(read.error());
}

} // namespace

class TestNumberInput : public QObject {
    Q_OBJECT

    void columns()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<Field>("field");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("spanish");
    }

private Q_SLOTS:
    void counts_data();
    void counts()
    {
        QFETCH(QString, typed);
        QFETCH(Field, field);
        QFETCH(QString, english);
        QFETCH(QString, spanish);
        QCOMPARE(counted(typed, field, Language::English), english);
        QCOMPARE(counted(typed, field, Language::Spanish), spanish);
    }
    void decimals_data();
    void decimals()
    {
        QFETCH(QString, typed);
        QFETCH(Field, field);
        QFETCH(QString, english);
        QFETCH(QString, spanish);
        QCOMPARE(decimal(typed, field, Language::English, nullptr), english);
        QCOMPARE(decimal(typed, field, Language::Spanish, nullptr), spanish);
    }
    void currencies_data();
    void currencies()
    {
        QFETCH(QString, typed);
        QFETCH(QByteArray, currency);
        QFETCH(QString, expected);
        QCOMPARE(decimal(typed, Field::MaxPricePerHour, Language::Spanish, currency.constData()), expected);
    }

    void whatIsReadIsADecimalForTheCore()
    {
        const QString alphabet = en("0123456789.,-'  k$\u20ACh/GiB\u00A0\u202F");
        std::mt19937 random(1);
        int read = 0;
        for (int i = 0; i < 50'000; ++i) {
            QString typed;
            for (std::size_t length = random() % 9; length > 0; --length)
                typed += alphabet[static_cast<qsizetype>(random() % (length > 2 ? 12u : static_cast<unsigned>(alphabet.size())))];
            const auto text = readDecimalTyped(typed, Field::Budget, Language::English);
            const auto count = readCount(typed, Field::Requests, Language::English);
            if (text)
                QVERIFY2(readDecimal(*text, 9).fault != DecimalFault::NotADecimal, text->c_str());
            if (text && count && !typed.contains(u'k'))
                QCOMPARE(readDecimal(*text, 0).scaled, *count);
            read += text ? 1 : 0;
        }
        QVERIFY(read > 1000);
    }
};

void TestNumberInput::counts_data()
{
    columns();
    const auto of = [](Field field, const char *typed, const char *english, const char *spanish = nullptr) {
        QTest::newRow(typed) << en(typed) << field << en(english) << en(spanish ? spanish : english);
    };
    const auto row = [&](const char *typed, const char *english, const char *spanish = nullptr) {
        of(Field::Context, typed, english, spanish);
    };
    row("4096", "4096");
    row("0", "0");
    row("007", "7");
    row("  4096 \n", "4096");
    row("131 072", "131072");
    row("131\u00A0072", "131072");
    row("131\u202F072", "131072");
    row("131\u2009072", "131072");
    row("1'000'000", "1000000");
    row("1\u2019000", "1000");
    row("1.500", "1500");
    row("1,500", "1500");
    row("1.000", "1000");
    row("1.234.567", "1234567");
    row("1,234,567", "1234567");
    row("32k", "32000");
    row("32 K", "32000");
    row("32Ki", "32768");
    row("32 Ki tokens", "32768");
    row("1M", "1000000");
    row("1Mi", "1048576");
    row("1.5k", "1500");
    row("1,5k", "1500");
    row("0.500k", "500");
    row("1.500k", "!1.500k is 1500 or 1500000", "!1.500k is 1500000 or 1500");
    row("1,500k tok.", "!1,500k tok. is 1500000 or 1500", "!1,500k tok. is 1500 or 1500000");
    row("1.2345k", "!whole 1.2345k");
    row("4096 tokens", "4096");
    row("4096\u00A0tok.", "4096");
    row("4096 Tokens", "4096");
    row("-5", "-5");
    row("\u22125", "-5");
    row("- 5k", "-5000");
    row("1.5", "!whole 1.5");
    row("1.0", "!whole 1.0");
    row("4096,00", "!whole 4096,00");
    row("4096.000", "!whole 4096.000");
    row("0.500", "!whole 0.500");
    row("1.500,00", "!whole 1.500,00");
    row("1.234,567", "!whole 1.234,567");
    row("40 96", "!whole 40 96");
    row("1 2", "!whole 1 2");
    row("1\t500", "!whole 1\t500");
    row("1,,500", "!whole 1,,500");
    row("1500.", "!whole 1500.");
    row("--5", "!whole --5");
    row("+5", "!whole +5");
    row("1e3", "!whole 1e3");
    row("0x10", "!whole 0x10");
    row("32 mil", "!whole 32 mil");
    row("5m", "!whole 5m");
    row("many", "!whole many");
    row("k", "!whole k");
    row(".", "!whole .");
    row("\uFF11\uFF12", "!whole \uFF11\uFF12");
    row("\u0661\u0662", "!whole \u0661\u0662");
    row("12\u202E34", "!whole 12\u202E34");
    row("", "!missing");
    row(" \u00A0", "!missing");
    row("9223372036854775806", "9223372036854775806");
    row("9223372036854775808", "!too large");
    row("-9223372036854775809", "!too large");
    row("9223372036854775k", "9223372036854775000");
    row("9223372036854776k", "!too large");
    row("99999999999999999999999999999999999999", "!too large");
    row("0000000000000000000000000000000000000001", "1");
    row("00000000000000000000000000000000000000001", "!whole 00000000000000000000000000000000000000001");
    of(Field::Requests, "8 requests", "8");
    of(Field::Requests, "8 solicitudes", "8");
    of(Field::Requests, "8 tokens", "!whole 8 tokens");
    of(Field::AudioStreams, "8 flujos", "8");
    of(Field::BatchSize, "8 x", "!whole 8 x");
}

void TestNumberInput::decimals_data()
{
    columns();
    const auto of = [](Field field, const char *typed, const char *english, const char *spanish = nullptr) {
        QTest::newRow(typed) << en(typed) << field << en(english) << en(spanish ? spanish : english);
    };
    const auto row = [&](const char *typed, const char *english, const char *spanish = nullptr) {
        of(Field::MaxPricePerHour, typed, english, spanish);
    };
    row("14.96", "14.96");
    row("14,96", "14.96");
    row("1500", "1500");
    row("1.5", "1.5");
    row("1.50", "1.50");
    row("1.5000", "1.5000");
    row("1500.500", "1500.500");
    row("0.500", "0.500");
    row("0,125", "0.125");
    row(".5", "0.5");
    row(",125", "0.125");
    row("007,5", "7.5");
    row("1.234,56", "1234.56");
    row("1,234.56", "1234.56");
    row("1.234,567", "1234.567");
    row("1.234.567", "1234567");
    row("1,234,567.891", "1234567.891");
    row("1 234", "1234");
    row("1\u00A0234,5", "1234.5");
    row("1\u202F234.567", "1234.567");
    row("1\u2009234", "1234");
    row("1'234.50", "1234.50");
    row("1.500", "!1.500 is 1.5 or 1500", "!1.500 is 1500 or 1.5");
    row("1,500", "!1,500 is 1500 or 1.5", "!1,500 is 1.5 or 1500");
    row(" 12,000 ", "!12,000 is 12000 or 12", "!12,000 is 12 or 12000");
    row("-1.500 \u20AC", "!-1.500 \u20AC is -1.5 or -1500", "!-1.500 \u20AC is -1500 or -1.5");
    row("-1.5", "-1.5");
    row("\u22121,5", "-1.5");
    row("1,5 \u20AC", "1.5");
    row("1,5\u00A0\u20AC/h", "1.5");
    row("$1.50/h", "1.50");
    row("-$1.50", "-1.50");
    row("$-1.50", "-1.50");
    row("1.50 per hour", "1.50");
    row("1,50/hora", "1.50");
    row("1.50/month", "!decimal 1.50/month");
    row("$1.50$", "!decimal $1.50$");
    row("5 mil", "!decimal 5 mil");
    row("1.5k", "!decimal 1.5k");
    row("1e3", "!decimal 1e3");
    row("+1.5", "!decimal +1.5");
    row("1.5.", "!decimal 1.5.");
    row("1.", "!decimal 1.");
    row("1..5", "!decimal 1..5");
    row("1.2.3", "!decimal 1.2.3");
    row("1,23,456.7", "!decimal 1,23,456.7");
    row("0,123,456", "!decimal 0,123,456");
    row("1.234 567", "!decimal 1.234 567");
    row("1 50", "!decimal 1 50");
    row("nan", "!decimal nan");
    row("\uFF11.5", "!decimal \uFF11.5");
    row("\u00BD", "!decimal \u00BD");
    row("", "!missing");
    row("99999999999999999999999999999999999999,5", "99999999999999999999999999999999999999.5");
    row("999999999999999999999999999999999999999,5", "!decimal 999999999999999999999999999999999999999,5");
    of(Field::GpuMemory, "24 GiB", "24");
    of(Field::GpuMemory, "22,49 gib", "22.49");
    of(Field::GpuMemory, "24 GB", "!decimal 24 GB");
    of(Field::GpuMemory, "24 \u20AC", "!decimal 24 \u20AC");
    of(Field::Budget, "500 \u20AC", "500");
    of(Field::Budget, "500 \u20AC/h", "!decimal 500 \u20AC/h");
}

void TestNumberInput::currencies_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("currency");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *typed, const char *currency, const char *expected) {
        const QByteArray name = QByteArray(typed) + " in " + currency;
        QTest::newRow(name.constData()) << en(typed) << QByteArray(currency) << en(expected);
    };
    row("1,5 EUR", "EUR", "1.5");
    row("eur 1,5", "EUR", "1.5");
    row("1,5 \u20AC", "EUR", "1.5");
    row("1,5 EUR/h", "EUR", "1.5");
    row("1,5 USD", "EUR", "!decimal 1,5 USD");
    row("1,5 $", "EUR", "!decimal 1,5 $");
    row("1,5 \u20AC", "USD", "!decimal 1,5 \u20AC");
    row("$1.5", "MXN", "1.5");
    row("1,5 \u20AC", "MXN", "!decimal 1,5 \u20AC");
    row("\u00A31.50", "GBP", "1.50");
    row("1,5 EURO", "EUR", "!decimal 1,5 EURO");
}

QTEST_APPLESS_MAIN(TestNumberInput)
#include "tst_number_input.moc"
