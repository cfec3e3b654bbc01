// The top level of a JSON inventory, where a fault is an error.
#include "tests/io_inventory/reading.h"

#include <QFile>
#include <QTest>

using namespace cabe;
using namespace cabe::test;

class tst_inventory_document : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void accepts_data();
    void accepts();
    void readsTheHead();
    void givesMachinesTheCurrencyThatComesLater();
    void namesAFileWithoutASourceByItself();
    void keepsTheLastOfTwoLists();
    void countsBytesAndMachines();
    void tellsTheFormByEndingOrFirstCharacter_data();
    void tellsTheFormByEndingOrFirstCharacter();
    void readsTheSharedCases();
};

void tst_inventory_document::refuses_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("expected"); ///< behind the file
    const auto row = [](const char *name, const QByteArray &json, const char *expected) {
        QTest::newRow(name) << json << u"folder/first.json|"_qs + QString::fromUtf8(expected);
    };
    const auto head = [](const QByteArray &members) -> QByteArray { return '{' + members + R"(,"machines":[]})"; };
    const QByteArray good = R"("format":"cabe-inventory","version":1,"currency":"USD")";
    const auto also = [&](const QByteArray &member) -> QByteArray { return head(good + ',' + member); };

    row("no format", head(R"("version":1,"currency":"USD")"), "/format|MissingMember");
    row("format null", also(R"("format":null)"), "/format|WrongType null not text");
    row("format number", also(R"("format":1)"), "/format|WrongType whole not text");
    row("other format", also(R"("format":"cabe-plan")"), "/format|WrongFormat cabe-plan not cabe-inventory");
    row("no version", head(R"("format":"cabe-inventory","currency":"USD")"), "/version|MissingMember");
    row("version text", also(R"("version":"1")"), "/version|WrongType text not whole");
    row("version 1.0", also(R"("version":1.0)"), "/version|WrongType number not whole");
    row("version 2", also(R"("version":2)"), "/version|NewerVersion 2:1");
    row("version of 20 digits", also(R"("version":99999999999999999999)"), "/version|NewerVersion 9223372036854775807:1");
    row("version 0", also(R"("version":0)"), "/version|WrongValue 0 not 1");
    row("version -1", also(R"("version":-1)"), "/version|WrongValue -1 not 1");
    row("no currency", head(R"("format":"cabe-inventory","version":1)"), "/currency|MissingMember");
    row("currency null", also(R"("currency":null)"), "/currency|WrongType null not text");
    row("currency of four letters", also(R"("currency":"EURO")"), "/currency|CurrencyUnknown EURO");
    row("currency list", also(R"("currency":["USD"])"), "/currency|WrongType array not text");
    row("time that is none", also(R"("generated_at":"yesterday")"), "/generated_at|WrongType text not time");
    row("time as a number", also(R"("generated_at":1790000000)"), "/generated_at|WrongType whole not text");
    row("source text", also(R"("source":"Example")"), "/source|WrongType text not object");
    row("source name", also(R"("source":{"name":5})"), "/source/name|WrongType whole not text");
    row("source url", also(R"("source":{"url":true})"), "/source/url|WrongType truth not text");
    row("next number", also(R"("next":2)"), "/next|WrongType whole not text");
    row("no machines", '{' + good + '}', "/machines|NoMachines");
    row("machines null", '{' + good + R"(,"machines":null})", "/machines|WrongType null not array");
    row("machines object", '{' + good + R"(,"machines":{"id":"a"}})", "/machines|WrongType object not array");
    row("a list", R"([{"id":"a"}])", "|WrongType array not object");
    row("a text", R"("cabe-inventory")", "|WrongType text not object");
    row("null", "null", "|WrongType null not object");
    row("mostly rejected", page("1,2," + plainMachine("a")), "|MostlyRejected 2:3");
    row("all rejected", page("1"), "|MostlyRejected 1:1");
    row("empty", "", "|NotJson 1:1");
    row("blank", " \n  ", "|NotJson 2:3");
    row("only a mark", "\xEF\xBB\xBF", "|NotJson 1:1");
    row("truncated", R"({"format":"cabe-inv)", "|NotJson 1:20");
    row("comma too many", "{\"format\":\"cabe-inventory\",\n  \"version\":1,}", "|NotJson 2:15");
    row("columns count characters", R"({"ñ€":x})", "|NotJson 1:7");
    row("column behind a mark", "\xEF\xBB\xBF{x", "|NotJson 1:2");
    row("garbage behind", page("") + "\n}", "|NotJson 2:1");
    row("a second document", page("") + page(""), "|NotJson 1:71");
    row("NUL behind", page("") + QByteArray("\0x", 2), "|NotJson 1:71");
    row("NUL in a text", QByteArray("{\"a\":\"\0\"}", 9), "|NotJson 1:7");
    row("comment", "/* */" + page(""), "|NotJson 1:1");
    row("lone surrogate", R"({"a":"\ud800"})", "|NotJson 1:13");
    row("Latin-1", "{\"a\":\n\"\xF1\"}", "|NotUtf8 2:2");
    row("overlong", "{\"a\":\"\xC0\xAF\"}", "|NotUtf8 1:7");
    row("surrogate in UTF-8", "{\"a\":\"\xED\xA0\x80\"}", "|NotUtf8 1:7");
    row("beyond Unicode", "{\"a\":\"\xF4\x90\x80\x80\"}", "|NotUtf8 1:7");
    row("cut in a character", "{\"a\":\"\xE2\x82", "|NotUtf8 1:7");
    row("UTF-16", QByteArray("\xFF\xFE{\0}\0", 6), "|NotUtf8 1:1");
    row("deep", '{' + good + ",\"x\":" + QByteArray(16, '[') + QByteArray(16, ']') + R"(,"machines":[]})", "|TooDeep 16");
    row("very deep", QByteArray(1'000'000, '['), "|TooDeep 16");
    row("deep in a machine", page(plainMachine("a") + R"(,{"x":)" + QByteArray(14, '[') + QByteArray(14, ']') + '}'), "/machines/1|TooDeep 16");
}

void tst_inventory_document::refuses()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, expected);
    QCOMPARE(said(read(json)), expected);
}

void tst_inventory_document::accepts_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &json, const char *expected) {
        QTest::newRow(name) << json << QString::fromLatin1(expected);
    };
    row("no machines in the list", page(""), "0 accepted, 0 rejected");
    row("byte order mark", "\xEF\xBB\xBF" + page(plainMachine("a")), "1 accepted, 0 rejected");
    row("half rejected", page("1," + plainMachine("a")), "1 accepted, 1 rejected");
    row("null where not required", page("", R"("generated_at":null,"source":null,"next":null,)"), "0 accepted, 0 rejected");
    row("depth 16", page(R"({"x":)" + QByteArray(13, '[') + QByteArray(13, ']') + R"(,"id":"a","tier":"secure","gpu":{"model":"a","count":1}})"),
        "1 accepted, 0 rejected");
    row("unknown members", page(plainMachine("a"), R"("x":{"machines":[1],"format":2},"y":[[{"id":"b"}]],"z":1e9999,)"), "1 accepted, 0 rejected");
    row("wrong members made good", R"({"format":7,"format":"cabe-inventory","version":"x","version":1,"currency":{},"currency":"USD",)"
        R"("source":{"name":1},"source":{},"machines":5,"machines":[]})", "0 accepted, 0 rejected");
    row("white space behind", page("") + " \r\n\t", "0 accepted, 0 rejected");
}

void tst_inventory_document::accepts()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, expected);
    QCOMPARE(said(read(json)), expected);
}

void tst_inventory_document::readsTheHead()
{
    const auto inventory = read(page("", R"("generated_at":"2026-11-30T09:00:00+01:00","source":{"name":"Example Cloud","url":"https://example.com/","x":[{}]},)"));
    QVERIFY2(inventory.has_value(), qPrintable(said(inventory)));
    QCOMPARE(text(inventory->name), u"Example Cloud"_qs);
    QCOMPARE(text(inventory->url), u"https://example.com/"_qs);
    QCOMPARE(text(inventory->currency.code()), u"USD"_qs);
    QCOMPARE(text(writeTime(inventory->generatedAt.value())), u"2026-11-30T08:00:00Z"_qs);
    QVERIFY(!inventory->isSample);
}

void tst_inventory_document::givesMachinesTheCurrencyThatComesLater()
{
    const auto inventory = read(R"({"machines":[)" + plainMachine("a") + R"(,{"id":"b","tier":"secure","gpu":{"model":"T4","count":1},"currency":"gbp"}
        ],"currency":"eur","version":1,"format":"cabe-inventory"})");
    QCOMPARE(said(inventory), u"2 accepted, 0 rejected"_qs);
    QCOMPARE(text(inventory->machines[0].currency.code()), u"EUR"_qs);
    QCOMPARE(text(inventory->machines[1].currency.code()), u"GBP"_qs);
}

void tst_inventory_document::namesAFileWithoutASourceByItself()
{
    QCOMPARE(text(read(page(""))->name), u"first.json"_qs);
}

void tst_inventory_document::keepsTheLastOfTwoLists()
{
    const auto inventory = read(R"({"format":"cabe-inventory","version":1,"currency":"USD","machines":[)" + plainMachine("a") + ",5,6,7],\"machines\":[" +
                                plainMachine("b") + ',' + plainMachine("a") + ",8]}");
    QCOMPARE(said(inventory), u"2 accepted, 1 rejected"_qs);
    QCOMPARE(text(inventory->machines[0].id), u"b"_qs);
    QCOMPARE(said(inventory->rejected[0]), u"/machines/2 (): wrong type, not object"_qs);
}

void tst_inventory_document::countsBytesAndMachines()
{
    const QByteArray json = page(plainMachine("a") + ',' + plainMachine("b") + ",7");
    QCOMPARE(said(read(json, {}, {.bytes = json.size(), .machines = 3})), u"2 accepted, 1 rejected"_qs);
    QCOMPARE(said(read(json, {}, {.bytes = json.size() - 1})), u"folder/first.json||TooLarge 0"_qs);
    QCOMPARE(said(read(json, {}, {.machines = 2})), u"folder/first.json|/machines|TooManyMachines 2"_qs);
    QCOMPARE(said(read(json, {}, InventoryLimits::none())), u"2 accepted, 1 rejected"_qs);
    const QByteArray large = page("") + QByteArray(64 * 1024 * 1024, ' ');
    QCOMPARE(said(read(large)), u"folder/first.json||TooLarge 64"_qs);
    QCOMPARE(said(read(large, {}, InventoryLimits::none())), u"0 accepted, 0 rejected"_qs);
}

void tst_inventory_document::tellsTheFormByEndingOrFirstCharacter_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isTable");
    const QByteArray table = "id,tier,gpu_model,gpu_count\na,secure,T4,1\n";
    QTest::newRow("csv") << table << u"a.csv"_qs << true;
    QTest::newRow("TSV") << table << u"a.TSV"_qs << true;
    QTest::newRow("a table by its content") << table << u"a.txt"_qs << true;
    QTest::newRow("JSON by its content") << " \n" + page(plainMachine("a")) << u"a.txt"_qs << false;
    QTest::newRow("JSON behind a mark") << "\xEF\xBB\xBF" + page(plainMachine("a")) << u"a"_qs << false;
    QTest::newRow("JSON") << page(plainMachine("a")) << u"a.json"_qs << false;
}

void tst_inventory_document::tellsTheFormByEndingOrFirstCharacter()
{
    QFETCH(QByteArray, given);
    QFETCH(QString, file);
    QFETCH(bool, isTable);
    const auto inventory = read(given, {}, {}, file.toStdString());
    QCOMPARE(said(inventory), u"1 accepted, 0 rejected"_qs);
    QCOMPARE(inventory->currency.isNone(), isTable);
}

void tst_inventory_document::readsTheSharedCases()
{
    QFile file(QStringLiteral(CABE_SHARED_DIR "/cases/inventory.json"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("The shared cases are not beside the sources");
    const auto inventory = read(file.readAll());
    QCOMPARE(said(inventory), u"80 accepted, 1 rejected"_qs);
    const QString rejected = said(inventory->rejected.front());
    QVERIFY2(rejected.endsWith(u"/price/amount (price.amount): no amount 0,5"_qs), qPrintable(rejected));
    QVERIFY(!inventory->find("e-comma"));
}

QTEST_APPLESS_MAIN(tst_inventory_document)
#include "tst_inventory_document.moc"
