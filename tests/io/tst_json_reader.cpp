#include <QTest>

#include "core/io/json_text.h"
#include "core/io/parse_json.h"
#include "tests/io/faults.h"

#include <clocale>

using namespace cabe;
using test::told;

class TestJsonReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesAreKeptAsWritten_data();
    void valuesAreKeptAsWritten();
    void faultsOfTheTextAreTold_data();
    void faultsOfTheTextAreTold();
    void depthIsLimited();
    void sizeIsLimited();
    void textIsQuoted_data();
    void textIsQuoted();
    void localeDoesNotReachTheDigits();
};

namespace {

std::string oneLine(const JsonValue &value)
{
    std::string json;
    appendJson(json, value);
    return json;
}

} // namespace

void TestJsonReader::valuesAreKeptAsWritten_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("kept");
    const auto row = [](const char *name, const char *text, const char *kept) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(kept);
    };
    row("order of members", R"({"b":1,"a":[true,null,"x"]})", R"({"b": 1, "a": [true, null, "x"]})");
    row("digits of an amount", "[0.10, 1.000, 3e2, 2E+5]", "[0.10, 1.000, 3e2, 2E+5]");
    row("more than a double holds", "[1e400, 0.1234567890123456789012345]", "[1e400, 0.1234567890123456789012345]");
    row("more than 64 bits", "[1180591620717411303424, -1180591620717411303424]", "[1180591620717411303424, -1180591620717411303424]");
    row("last duplicate counts", R"({"a":1,"b":2,"a":3})", R"({"b": 2, "a": 3})");
    row("byte order mark", "\xEF\xBB\xBF{}", "{}");
    row("escapes", R"(["\u00e9\ud83d\ude00\n\"\\\/"])", "[\"\xC3\xA9\xF0\x9F\x98\x80\\n\\\"\\\\/\"]");
    row("white space", " \r\n\t[ ] \n", "[]");
    row("a value alone", "\"x\"", "\"x\"");
}

void TestJsonReader::valuesAreKeptAsWritten()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, kept);
    const auto value = parseJson(text.toStdString(), "f", 1);
    QVERIFY(value);
    QCOMPARE(QByteArray::fromStdString(oneLine(*value)), kept);
}

void TestJsonReader::faultsOfTheTextAreTold_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<bool>("utf8");
    const auto row = [](const char *name, const QByteArray &text, int line, int column, bool utf8 = false) {
        QTest::newRow(name) << text << line << column << utf8;
    };
    row("nothing", "", 1, 1);
    row("white space alone", " \n ", 2, 2);
    row("a word", "{\n  \"a\": trux\n}", 2, 11);
    row("a comma too many", "[1,\n2,]", 2, 3);
    row("a missing comma", "{\"a\": 1 \"b\": 2}", 1, 11);
    row("cut short", "{\"a\": [1,", 1, 10);
    row("open text", "{\"a\": \"b", 1, 9);
    row("trailing garbage", "{} x", 1, 4);
    row("two values", "{}\n{}", 2, 1);
    row("a comment", "{} // why", 1, 4);
    row("leading zero", "[01]", 1, 3);
    row("point first", "[.5]", 1, 2);
    row("not a number", "[NaN]", 1, 2);
    row("a NUL and what follows it", QByteArray("{}\0x", 4), 1, 3);
    row("after letters of two bytes", "[\"\xC3\xA9\xC3\xA9\", x]", 1, 8);
    row("after a byte order mark", "\xEF\xBB\xBFx", 1, 1);
    row("half a surrogate pair", "[\"\\ud800\"]", 1, 9);
    row("latin 1", "{\n\"a\": \"\xE9\"}", 2, 7, true);
    row("an overlong form", "[\"\xC0\xAF\"]", 1, 3, true);
    row("a surrogate in UTF-8", "[\"\xED\xA0\x80\"]", 1, 3, true);
    row("beyond Unicode", "[\"\xF4\x90\x80\x80\"]", 1, 3, true);
    row("a letter cut short", "[\"\xE2\x82", 1, 3, true);
    row("UTF-16", QByteArray("\xFF\xFE{\0}\0", 6), 1, 1, true);
}

void TestJsonReader::faultsOfTheTextAreTold()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(bool, utf8);
    const auto value = parseJson(text.toStdString(), "the file", 1);
    QVERIFY(!value);
    QCOMPARE(value.error().file, std::string("the file"));
    const auto *notJson = std::get_if<error::NotJson>(&value.error().fact);
    const auto *notUtf8 = std::get_if<error::NotUtf8>(&value.error().fact);
    QVERIFY(utf8 ? notUtf8 != nullptr : notJson != nullptr);
    QCOMPARE(int(utf8 ? notUtf8->line : notJson->line), line);
    QCOMPARE(int(utf8 ? notUtf8->column : notJson->column), column);
}

void TestJsonReader::depthIsLimited()
{
    const auto nested = [](std::size_t levels) { return std::string(levels, '[') + std::string(levels, ']'); };
    QVERIFY(parseJson(nested(16), "f", 1));
    const auto tooDeep = parseJson("{\"a/b\":" + nested(16) + "}", "f", 1);
    QVERIFY(!tooDeep);
    QCOMPARE(told(tooDeep.error()), std::string("TooDeep /a~1b/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0"));
    QVERIFY(!parseJson(std::string(1'000'000, '['), "f", 1));
    const auto beyondFloat = parseJson("{\"a\": [1, 1e9999]}", "f", 1);
    QVERIFY(!beyondFloat);
    QCOMPARE(told(beyondFloat.error()), std::string("NumberOutOfRange /a/1"));
}

void TestJsonReader::sizeIsLimited()
{
    const std::string most = "[" + std::string(1024 * 1024 - 2, ' ') + "]";
    QVERIFY(parseJson(most, "f", 1));
    const auto tooLarge = parseJson(most + " ", "f", 1);
    QVERIFY(!tooLarge);
    QCOMPARE(told(tooLarge.error()), std::string("TooLarge "));
}

void TestJsonReader::textIsQuoted_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("plain") << QByteArray("a b") << QByteArray("\"a b\"");
    QTest::newRow("escapes") << QByteArray("\"\\\n\r\t\x01\x1f", 7) << QByteArray(R"("\"\\\n\r\t\u0001\u001f")");
    QTest::newRow("a NUL") << QByteArray("a\0b", 3) << QByteArray(R"("a\u0000b")");
    QTest::newRow("no UTF-8") << QByteArray("a\xE9z\xC3") << QByteArray("\"a\xEF\xBF\xBDz\xEF\xBF\xBD\"");
    QTest::newRow("all of Unicode") << QByteArray("\xC3\xB1\xE2\x82\xAC\xF0\x9F\x98\x80")
                                    << QByteArray("\"\xC3\xB1\xE2\x82\xAC\xF0\x9F\x98\x80\"");
}

void TestJsonReader::textIsQuoted()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, json);
    QCOMPARE(QByteArray::fromStdString(cabe::quoted(text.toStdString())), json);
}

void TestJsonReader::localeDoesNotReachTheDigits()
{
    // Where the machine has such a locale; else the test says nothing.
    const bool comma = std::setlocale(LC_NUMERIC, "es_ES.UTF-8") || std::setlocale(LC_NUMERIC, "de_DE.UTF-8");
    const auto value = parseJson("[1.25, 1.5e3]", "f", 1);
    std::setlocale(LC_NUMERIC, "C");
    QVERIFY(value);
    QCOMPARE(oneLine(*value), std::string("[1.25, 1.5e3]"));
    if (!comma)
        QSKIP("no locale with a decimal comma on this machine");
}

QTEST_APPLESS_MAIN(TestJsonReader)
#include "tst_json_reader.moc"
