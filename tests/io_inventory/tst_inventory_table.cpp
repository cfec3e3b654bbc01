// Inventories as tables: separators, quotes, decimal marks, and the places of faults.
#include "tests/io_inventory/reading.h"

#include <QTest>

using namespace cabe;
using namespace cabe::test;

namespace {

Expected<Inventory> readTable(const QByteArray &table, const InventoryLimits &limits = {})
{
    return read(table, {}, limits, "folder/list.csv");
}

const QByteArray kHeader = "id,name,provider,tier,country,region,gpu_model,gpu_count,gpu_memory_mib,gpu_memory_source,"
                           "price_amount,price_per,currency,interruptible,in_stock,online,max_hours,url\n";

} // namespace

class tst_inventory_table : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryColumn();
    void readsOneMachine_data();
    void readsOneMachine();
    void rejects_data();
    void rejects();
    void refuses_data();
    void refuses();
    void readsTruth_data();
    void readsTruth();
    void placesRowsByTheirFirstLine();
    void placesRowsOfAnyLineEnd();
    void rejectsAnUnguardedDecimalComma();
    void saysWhyMostWereRejected();
    void takesTheFirstRowsCurrency();
    void knowsNoPriceWithoutACurrency();
    void countsRows();
};

void tst_inventory_table::readsEveryColumn()
{
    const auto inventory = readTable(kHeader + "ex-1,node,Example Cloud,community,es,Madrid,RTX 4090,2,24564,data_center,0.88,month,eur,yes,no,true,720,https://example.com/\n");
    QCOMPARE(said(inventory), u"1 accepted, 0 rejected"_qs);
    QCOMPARE(text(inventory->name), u"list.csv"_qs);
    QVERIFY(!inventory->generatedAt);
    QCOMPARE(text(inventory->currency.code()), u"EUR"_qs);
    const Machine &machine = inventory->machines.front();
    QCOMPARE(text(machine.id), u"ex-1"_qs);
    QCOMPARE(text(machine.name), u"node"_qs);
    QCOMPARE(text(machine.provider), u"Example Cloud"_qs);
    QVERIFY(machine.tier == Tier::Community);
    QCOMPARE(text(machine.country.value().code()), u"ES"_qs);
    QCOMPARE(text(machine.region), u"Madrid"_qs);
    QCOMPARE(text(machine.gpuModel), u"RTX 4090"_qs);
    QCOMPARE(machine.gpuCount, 2);
    QCOMPARE(machine.memoryMib.value(), 24564);
    QVERIFY(machine.memorySource == MemorySource::DataCenter);
    QCOMPARE(machine.price->amount.count, 880000);
    QVERIFY(machine.price->per == PricePer::Month);
    QVERIFY(machine.interruptible);
    QVERIFY(machine.availability == Availability::Available);
    QCOMPARE(machine.booking.maxHours.value(), 720);
    QCOMPARE(text(machine.url), u"https://example.com/"_qs);
}

void tst_inventory_table::readsOneMachine_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QString>("expected"); ///< id, model, price in millionths
    const auto row = [](const char *name, const QByteArray &table, const char *expected) {
        QTest::newRow(name) << table << QString::fromUtf8(expected);
    };
    row("comma", "id,tier,gpu_model,gpu_count,price_amount,price_per,currency\na,secure,T4,1,0.44,hour,EUR\n", "a|T4|440000");
    row("semicolon, decimal comma", "id;tier;gpu_model;gpu_count;price_amount;price_per;currency\na;secure;T4;1;0,44;hour;EUR\n", "a|T4|440000");
    row("semicolon, decimal point", "id;tier;gpu_model;gpu_count;price_amount;price_per;currency\na;secure;T4;1;0.44;hour;EUR\n", "a|T4|440000");
    row("tab, decimal comma", "id\ttier\tgpu_model\tgpu_count\tprice_amount\tprice_per\tcurrency\na\tsecure\tT4\t1\t-0,44\thour\tEUR\n", "a|T4|-440000");
    row("quoted decimal comma", "id,tier,gpu_model,gpu_count,price_amount,price_per,currency\na,secure,T4,1,\"0,44\",hour,EUR\n", "a|T4|440000");
    row("no line end", "id,tier,gpu_model,gpu_count\na,secure,T4,1", "a|T4|-");
    row("CRLF", "id,tier,gpu_model,gpu_count\r\na,secure,T4,1\r\n", "a|T4|-");
    row("byte order mark", "\xEF\xBB\xBFid,tier,gpu_model,gpu_count\na,secure,T4,1\n", "a|T4|-");
    row("blank lines", "\n \r\n,,,\nid,tier,gpu_model,gpu_count\n\n,,,\n  \na,secure,T4,1\n\n\n", "a|T4|-");
    row("blanks around", " ID , Tier ,GPU_Model, gpu_count \n a , secure,\tT4 , 1 \n", "a|T4|-");
    row("quotes", "\"id\",\"tier\",gpu_model,gpu_count\n\"a\"\"b, c\",secure,\"T4\nof two lines\",\"1\"\n", "a\"b, c|T4\nof two lines|-");
    row("quoted empty", "id,name,tier,gpu_model,gpu_count\na,\"\",secure,T4,1\n", "a|T4|-");
    row("text behind a quote", "id,tier,gpu_model,gpu_count\n\"a\"b,secure,T4,1\n", "ab|T4|-");
    row("quote inside", "id,tier,gpu_model,gpu_count\n7\" rack,secure,T4,1\n", "7\" rack|T4|-");
    row("unknown columns", "colour,id,tier,,gpu_model,gpu_count,,shape\nred,a,secure,x,T4,1,y,round\n", "a|T4|-");
    row("unknown columns twice", "x,id,tier,x,gpu_model,gpu_count,,\n,a,secure,,T4,1,,\n", "a|T4|-");
    row("any order", "gpu_count,gpu_model,tier,id\n1,T4,secure,a\n", "a|T4|-");
    row("too few cells", "id,tier,gpu_model,gpu_count,price_amount,price_per\na,secure,T4,1\n", "a|T4|-");
    row("empty cells too many", "id,tier,gpu_model,gpu_count\na,secure,T4,1,, ,\"\",\n", "a|T4|-");
    row("CR", "id,tier,gpu_model,gpu_count\ra,secure,T4,1\r", "a|T4|-");
    row("CR, no line end", "\rid,tier,gpu_model,gpu_count\r\ra,secure,\"T4\",1", "a|T4|-");
    row("all line ends", "\n\r\rid,tier,gpu_model,gpu_count\n\r\na,secure,T4,1\n\r", "a|T4|-");
    row("leading zeros", "id,tier,gpu_model,gpu_count\na,secure,T4,01\n", "a|T4|-");
    row("other letters", "id,tier,gpu_model,gpu_count\nñ€😀,secure,T4,1\n", "ñ€😀|T4|-");
    row("no per", "id,tier,gpu_model,gpu_count,price_amount,currency\na,secure,T4,1,0.44,EUR\n", "a|T4|-");
}

void tst_inventory_table::readsOneMachine()
{
    QFETCH(QByteArray, table);
    QFETCH(QString, expected);
    const auto inventory = readTable(table);
    QCOMPARE(said(inventory), u"1 accepted, 0 rejected"_qs);
    const Machine &machine = inventory->machines.front();
    const QString price = machine.price ? QString::number(machine.price->amount.count) : u"-"_qs;
    QCOMPARE(text(machine.id) + u'|' + text(machine.gpuModel) + u'|' + price, expected);
}

void tst_inventory_table::rejects_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &cells, const char *expected) {
        QTest::newRow(name) << cells << u"line 4"_qs + QString::fromLatin1(expected);
    };
    // id;tier;gpu_model;gpu_count;gpu_memory_mib;price_amount;price_per;currency;in_stock;min_hours;until;vcpus
    row("no id", ";secure;T4;1", ", id (id): missing");
    row("blank id", "  ;secure;T4;1", ", id (id): missing");
    row("other tier", "x;Secure;T4;1", ", tier (tier): word Secure of secure, community");
    row("no model", "x;secure;;1", ", gpu_model (gpu_model): missing");
    row("no count", "x;secure;T4;", ", gpu_count (gpu_count): missing");
    row("count 0", "x;secure;T4;0", ", gpu_count (gpu_count): count 0");
    row("count of 22 digits", "x;secure;T4;1000000000000000000001", ", gpu_count (gpu_count): count 1000000000000000000001");
    row("count 1.0", "x;secure;T4;1.0", ", gpu_count (gpu_count): wrong type, not whole number");
    row("count text", "x;secure;T4;one", ", gpu_count (gpu_count): wrong type, not whole number");
    row("count +1", "x;secure;T4;+1", ", gpu_count (gpu_count): wrong type, not whole number");
    row("memory with a group mark", "x;secure;T4;1;24.564", ", gpu_memory_mib (gpu_memory_mib): wrong type, not whole number");
    row("memory over", "x;secure;T4;1;1048577", ", gpu_memory_mib (gpu_memory_mib): memory 1048577");
    row("both marks", "x;secure;T4;1;;1.234,56;hour;EUR", ", price_amount (price_amount): no amount 1.234,56");
    row("two commas", "x;secure;T4;1;;1,2,3;hour;EUR", ", price_amount (price_amount): no amount 1,2,3");
    row("with a sign", "x;secure;T4;1;;0,44 $;hour;EUR", ", price_amount (price_amount): no amount 0,44 $");
    row("other period", "x;secure;T4;1;;1;week;EUR", ", price_per (price_per): word week of hour, month");
    row("currency", "x;secure;T4;1;;1;hour;euros", ", currency (currency): no currency euros");
    row("stock", "x;secure;T4;1;;1;hour;EUR;maybe", ", in_stock (in_stock): wrong type, not true or false");
    row("hours", "x;secure;T4;1;;1;hour;EUR;;0", ", min_hours (min_hours): hours 0");
    row("until", "x;secure;T4;1;;1;hour;EUR;;1;tomorrow", ", until (until): no time tomorrow");
    row("vcpus", "x;secure;T4;1;;1;hour;EUR;;1;;-4", ", vcpus (vcpus): negative -4");
    row("long id", QByteArray(4097, 'x') + ";secure;T4;1", ", id (id): too long");
    row("a cell too many", "x;secure;T4;1;;1;hour;EUR;yes;1;;4;5", " (): cells 13 of 12");
    row("a cell too many, bad figures", ";gold;T4;1;;1;hour;EUR;yes;1;;4;;5", " (): cells 14 of 12");
    row("a cell far out", "x;secure;T4;1" + QByteArray(2000, ';') + "5", " (): cells 2004 of 12");
    row("duplicate", "a;secure;T4;1", ", id (id): duplicate a");
}

void tst_inventory_table::rejects()
{
    QFETCH(QByteArray, row);
    QFETCH(QString, expected);
    const auto inventory = readTable("id;tier;gpu_model;gpu_count;gpu_memory_mib;price_amount;price_per;currency;in_stock;min_hours;until;vcpus\n"
                                     "a;secure;T4;1\n\n" + row + "\nb;secure;T4;1\n");
    QCOMPARE(said(inventory), u"2 accepted, 1 rejected"_qs);
    QCOMPARE(said(inventory->rejected.front()), expected);
}

void tst_inventory_table::refuses_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &table, const char *expected) {
        QTest::newRow(name) << table << u"folder/list.csv|"_qs + QString::fromLatin1(expected);
    };
    row("empty", "", "line 1|ColumnMissing id");
    row("no id", "tier,gpu_model,gpu_count\n", "line 1|ColumnMissing id");
    row("no tier", "id,gpu_model,gpu_count\n", "line 1|ColumnMissing tier");
    row("no model", "id,tier,gpu_count\n", "line 1|ColumnMissing gpu_model");
    row("no count", "\n\nid,tier,gpu_model\n", "line 3|ColumnMissing gpu_count");
    row("a column twice", "id,tier,gpu_model,gpu_count,ID\n", "line 1|ColumnTwice id");
    row("quote in the header", "id,tier,gpu_model,\"gpu_count\n", "line 1|QuoteNotClosed 1");
    row("quote in a row", "id,tier,gpu_model,gpu_count\na,secure,T4,1\nb,\"sec\nc,secure,T4,1\n", "line 3|QuoteNotClosed 3");
    row("quote of a later line", "id,tier,gpu_model,gpu_count\n\"a\nb\",\"sec", "line 3|QuoteNotClosed 3");
    row("Latin-1", "id,tier,gpu_model,gpu_count\n\xF1,secure,T4,1\n", "|NotUtf8 2:1");
    row("mostly rejected", "id,tier,gpu_model,gpu_count\na,secure,T4,0\n", "|MostlyRejected 1:1");
    row("nothing but separators", QByteArray(1'000'000, ',') + "id", "line 1|ColumnMissing id");
}

void tst_inventory_table::refuses()
{
    QFETCH(QByteArray, table);
    QFETCH(QString, expected);
    QCOMPARE(said(readTable(table)), expected);
}

void tst_inventory_table::readsTruth_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("expected");
    for (const auto &word : {u"true"_qs, u"TRUE"_qs, u"Yes"_qs, u"s\u00ED"_qs, u"S\u00CD"_qs, u"si"_qs, u"1"_qs})
        QTest::newRow(qPrintable(word)) << word << true;
    for (const auto &word : {u"false"_qs, u"False"_qs, u"NO"_qs, u"0"_qs})
        QTest::newRow(qPrintable(word)) << word << false;
}

void tst_inventory_table::readsTruth()
{
    QFETCH(QString, word);
    QFETCH(bool, expected);
    const auto inventory = readTable("id,tier,gpu_model,gpu_count,in_stock,interruptible\na,secure,T4,1," + word.toUtf8() + ',' + word.toUtf8());
    QCOMPARE(said(inventory), u"1 accepted, 0 rejected"_qs);
    QCOMPARE(inventory->machines.front().interruptible, expected);
    QVERIFY(inventory->machines.front().availability == (expected ? Availability::Available : Availability::Unavailable));
}

void tst_inventory_table::placesRowsByTheirFirstLine()
{
    const auto inventory = readTable("id,name,tier,gpu_model,gpu_count\r\na,\"two\r\nlines\",secure,T4,1\r\n\r\nb,\"two\r\nlines\",secure,T4,0\r\nc,,secure,T4,1\r\n");
    QCOMPARE(said(inventory), u"2 accepted, 1 rejected"_qs);
    QCOMPARE(said(inventory->rejected.front()), u"line 5, gpu_count (gpu_count): count 0"_qs);
}

void tst_inventory_table::placesRowsOfAnyLineEnd()
{
    const QByteArray table = "id,name,tier,gpu_model,gpu_count\na,\"two\nlines\",secure,T4,1\nb,,secure,T4,0\n";
    for (const char *end : {"\n", "\r", "\r\n"}) {
        const auto inventory = readTable(QByteArray(table).replace("\n", end));
        QCOMPARE(said(inventory), u"1 accepted, 1 rejected"_qs);
        QCOMPARE(said(inventory->rejected.front()), u"line 4, gpu_count (gpu_count): count 0"_qs);
    }
    QCOMPARE(said(readTable("id,tier\r\xF1")), u"folder/list.csv||NotUtf8 2:1"_qs);
}

void tst_inventory_table::rejectsAnUnguardedDecimalComma()
{
    const QByteArray named = "id,tier,gpu_model,gpu_count,price_per,currency,price_amount";
    for (const QByteArray &header : {named, QByteArray(named + ",,")}) { // a spreadsheet's empty columns are none
        const auto inventory = readTable(header + "\na,secure,T4,1,hour,EUR,0,50\nb,secure,T4,1,hour,USD,\"0,50\"\n");
        QCOMPARE(said(inventory), u"1 accepted, 1 rejected"_qs);
        QCOMPARE(said(inventory->rejected.front()), u"line 2 (): cells 8 of 7"_qs);
        QCOMPARE(inventory->machines.front().price->amount.count, 500000);
    }
}

void tst_inventory_table::saysWhyMostWereRejected()
{
    const QByteArray header = "id,tier,gpu_model,gpu_count\n";
    const auto one = readTable(header + "a,secure,T4,0\n");
    QCOMPARE(said(std::get<error::MostlyRejected>(one.error().fact).first.at(0)), u"line 2, gpu_count (gpu_count): count 0"_qs);
    const auto many = readTable(header + QByteArray("a,secure,T4,0\n").repeated(7));
    const auto &first = std::get<error::MostlyRejected>(many.error().fact).first;
    QCOMPARE(first.size(), std::size_t{5});
    QCOMPARE(said(first.at(4)), u"line 6, gpu_count (gpu_count): count 0"_qs);
}

void tst_inventory_table::takesTheFirstRowsCurrency()
{
    const auto inventory = readTable("id,tier,gpu_model,gpu_count,currency\na,secure,T4,1,eur\nb,secure,T4,1,USD\n");
    QCOMPARE(text(inventory->currency.code()), u"EUR"_qs);
    QCOMPARE(text(inventory->machines[1].currency.code()), u"USD"_qs);
    const auto later = readTable("id,tier,gpu_model,gpu_count,currency\na,secure,T4,1,\nb,secure,T4,1,USD\n");
    QCOMPARE(text(later->currency.code()), u"USD"_qs);
}

void tst_inventory_table::knowsNoPriceWithoutACurrency()
{
    const auto inventory = readTable("id,tier,gpu_model,gpu_count,price_amount,price_per,currency\na,secure,T4,1,1,hour,EUR\nb,secure,T4,1,1,hour,\n");
    QCOMPARE(said(inventory), u"2 accepted, 0 rejected"_qs);
    QVERIFY(inventory->machines[0].price);
    QVERIFY(!inventory->machines[1].price);
    QVERIFY(inventory->machines[1].currency.isNone());
}

void tst_inventory_table::countsRows()
{
    const QByteArray table = "id,tier,gpu_model,gpu_count\na,secure,T4,1\nb,secure,T4,1\nc,secure,T4,0\n";
    QCOMPARE(said(readTable(table, {.machines = 3})), u"2 accepted, 1 rejected"_qs);
    QCOMPARE(said(readTable(table, {.machines = 2})), u"folder/list.csv|line 4|TooManyMachines 2"_qs);
    QCOMPARE(said(readTable(table, {.bytes = 10})), u"folder/list.csv||TooLarge 0"_qs);
}

QTEST_APPLESS_MAIN(tst_inventory_table)
#include "tst_inventory_table.moc"
