// One machine of a JSON inventory: what each member becomes, and every way to be left out.
#include "tests/io_inventory/reading.h"

#include <QTest>

#include <clocale>

using namespace cabe;
using namespace cabe::test;

namespace {

struct Given {
    const char *name;
    QByteArray json; ///< of one machine
    QString expected;
};

/// A whole machine with one member written otherwise; an empty value leaves it out.
QByteArray machineWith(const QByteArray &member, const QByteArray &value)
{
    QList<QPair<QByteArray, QByteArray>> members{{"id", R"("x")"}, {"tier", R"("secure")"},
                                                 {"gpu", R"({"model":"T4","count":1})"}};
    bool isThere = false;
    QByteArray json;
    for (auto &[name, given] : members) {
        if (name == member) {
            isThere = true;
            given = value;
        }
        if (!given.isEmpty())
            json += (json.isEmpty() ? "" : ",") + ('"' + name + "\":" + given);
    }
    if (!isThere)
        json += ",\"" + member + "\":" + value;
    return '{' + json + '}';
}

QByteArray gpuWith(const QByteArray &members)
{
    return machineWith("gpu", R"({"model":"T4","count":1,)" + members + '}');
}

QByteArray bookingWith(const QByteArray &members)
{
    return machineWith("booking", '{' + members + '}');
}

QByteArray amount(const QByteArray &json)
{
    return machineWith("price", R"({"per":"hour","amount":)" + json + '}');
}

} // namespace

class tst_inventory_machine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rejects_data();
    void rejects();
    void accepts_data();
    void accepts();
    void readsEveryMember();
    void readsAmountsInAnyCLocale();
    void rejectsTheSecondOfOneId();
};

void tst_inventory_machine::rejects_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("expected");
    const QByteArray tooLong = '"' + QByteArray(4097, 'x') + '"';
    const QString sources = QStringLiteral(" of data_center, datasheet, provider_report");
    const auto row = [](const char *name, const QByteArray &json, const QString &pointer, const QString &member, const QString &reason) {
        QTest::newRow(name) << json << u"/machines/3"_qs + pointer + u" ("_qs + member + u"): "_qs + reason;
    };
    row("id missing", machineWith("id", ""), u"/id"_qs, u"id"_qs, u"missing"_qs);
    row("id null", machineWith("id", "null"), u"/id"_qs, u"id"_qs, u"missing"_qs);
    row("id empty", machineWith("id", R"("")"), u"/id"_qs, u"id"_qs, u"empty"_qs);
    row("id blank", machineWith("id", R"(" \t\n")"), u"/id"_qs, u"id"_qs, u"empty"_qs);
    row("id number", machineWith("id", "7"), u"/id"_qs, u"id"_qs, u"wrong type, not text"_qs);
    row("id too long", machineWith("id", tooLong), u"/id"_qs, u"id"_qs, u"too long"_qs);
    row("name list", machineWith("name", R"(["a"])"), u"/name"_qs, u"name"_qs, u"wrong type, not text"_qs);
    row("name too long", machineWith("name", tooLong), u"/name"_qs, u"name"_qs, u"too long"_qs);
    row("provider truth", machineWith("provider", "true"), u"/provider"_qs, u"provider"_qs, u"wrong type, not text"_qs);
    row("region object", machineWith("region", "{}"), u"/region"_qs, u"region"_qs, u"wrong type, not text"_qs);
    row("url number", machineWith("url", "1.5"), u"/url"_qs, u"url"_qs, u"wrong type, not text"_qs);
    row("country number", machineWith("country", "34"), u"/country"_qs, u"country"_qs, u"wrong type, not text"_qs);
    row("tier missing", machineWith("tier", ""), u"/tier"_qs, u"tier"_qs, u"missing"_qs);
    row("tier null", machineWith("tier", "null"), u"/tier"_qs, u"tier"_qs, u"missing"_qs);
    row("tier in capitals", machineWith("tier", R"("Secure")"), u"/tier"_qs, u"tier"_qs, u"word Secure of secure, community"_qs);
    row("tier empty", machineWith("tier", R"("")"), u"/tier"_qs, u"tier"_qs, u"word  of secure, community"_qs);
    row("tier truth", machineWith("tier", "true"), u"/tier"_qs, u"tier"_qs, u"wrong type, not text"_qs);
    row("gpu missing", machineWith("gpu", ""), u"/gpu"_qs, u"gpu"_qs, u"missing"_qs);
    row("gpu null", machineWith("gpu", "null"), u"/gpu"_qs, u"gpu"_qs, u"missing"_qs);
    row("gpu text", machineWith("gpu", R"("T4")"), u"/gpu"_qs, u"gpu"_qs, u"wrong type, not object"_qs);
    row("gpu list", machineWith("gpu", R"([{"model":"T4","count":1}])"), u"/gpu"_qs, u"gpu"_qs, u"wrong type, not object"_qs);
    row("model missing", machineWith("gpu", R"({"count":1})"), u"/gpu/model"_qs, u"gpu.model"_qs, u"missing"_qs);
    row("model empty", machineWith("gpu", R"({"count":1,"model":" "})"), u"/gpu/model"_qs, u"gpu.model"_qs, u"empty"_qs);
    row("count missing", machineWith("gpu", R"({"model":"T4"})"), u"/gpu/count"_qs, u"gpu.count"_qs, u"missing"_qs);
    row("count 0", machineWith("gpu", R"({"model":"T4","count":0})"), u"/gpu/count"_qs, u"gpu.count"_qs, u"count 0"_qs);
    row("count -1", machineWith("gpu", R"({"model":"T4","count":-1})"), u"/gpu/count"_qs, u"gpu.count"_qs, u"count -1"_qs);
    row("count 65", machineWith("gpu", R"({"model":"T4","count":65})"), u"/gpu/count"_qs, u"gpu.count"_qs, u"count 65"_qs);
    row("count 257", machineWith("gpu", R"({"model":"T4","count":257})"), u"/gpu/count"_qs, u"gpu.count"_qs, u"count 257"_qs);
    row("count of 22 digits", machineWith("gpu", R"({"model":"T4","count":1000000000000000000001})"), u"/gpu/count"_qs,
        u"gpu.count"_qs, u"count 1000000000000000000001"_qs);
    row("count 1.0", machineWith("gpu", R"({"model":"T4","count":1.0})"), u"/gpu/count"_qs, u"gpu.count"_qs, u"wrong type, not whole number"_qs);
    row("count text", machineWith("gpu", R"({"model":"T4","count":"1"})"), u"/gpu/count"_qs, u"gpu.count"_qs, u"wrong type, not whole number"_qs);
    row("memory text", gpuWith(R"("memory_mib":"24564")"), u"/gpu/memory_mib"_qs, u"gpu.memory_mib"_qs, u"wrong type, not whole number"_qs);
    row("memory fraction", gpuWith(R"("memory_mib":24576.0)"), u"/gpu/memory_mib"_qs, u"gpu.memory_mib"_qs, u"wrong type, not whole number"_qs);
    row("memory 1e400", gpuWith(R"("memory_mib":1e400)"), u"/gpu/memory_mib"_qs, u"gpu.memory_mib"_qs, u"wrong type, not whole number"_qs);
    row("memory 1e5000", gpuWith(R"("memory_mib":1e5000)"), u"/gpu/memory_mib"_qs, u"gpu.memory_mib"_qs, u"wrong type, not whole number"_qs);
    row("memory negative", gpuWith(R"("memory_mib":-1)"), u"/gpu/memory_mib"_qs, u"gpu.memory_mib"_qs, u"memory -1"_qs);
    row("memory over", gpuWith(R"("memory_mib":1048577)"), u"/gpu/memory_mib"_qs, u"gpu.memory_mib"_qs, u"memory 1048577"_qs);
    row("memory uint64", gpuWith(R"("memory_mib":18446744073709551615)"), u"/gpu/memory_mib"_qs, u"gpu.memory_mib"_qs, u"memory 18446744073709551615"_qs);
    row("memory of 25 digits", gpuWith(R"("memory_mib":-1234567890123456789012345)"), u"/gpu/memory_mib"_qs, u"gpu.memory_mib"_qs,
        u"memory -1234567890123456789012345"_qs);
    row("source word", gpuWith(R"("memory_source":"guess")"), u"/gpu/memory_source"_qs, u"gpu.memory_source"_qs, u"word guess"_qs + sources);
    row("source number", gpuWith(R"("memory_source":1)"), u"/gpu/memory_source"_qs, u"gpu.memory_source"_qs, u"wrong type, not text"_qs);
    row("vcpus negative", machineWith("vcpus", "-1"), u"/vcpus"_qs, u"vcpus"_qs, u"negative -1"_qs);
    row("ram negative", machineWith("ram_mib", "-99999999999999999999"), u"/ram_mib"_qs, u"ram_mib"_qs, u"negative -99999999999999999999"_qs);
    row("disk negative", machineWith("disk_gib", "-5"), u"/disk_gib"_qs, u"disk_gib"_qs, u"negative -5"_qs);
    row("ram fraction", machineWith("ram_mib", "1.5"), u"/ram_mib"_qs, u"ram_mib"_qs, u"wrong type, not whole number"_qs);
    row("price text", machineWith("price", R"("0.5")"), u"/price"_qs, u"price"_qs, u"wrong type, not object"_qs);
    for (const char *json : {R"("N/A")", R"("0,44")", R"("1e3")", R"(".5")", R"("5.")", R"("0.1234567")", R"("1000000")", R"("-1000000")",
                             R"("")", R"(" 1")", R"("+1")", R"("1 ")", R"("1.000.000")"})
        row(json, amount(json), u"/price/amount"_qs, u"price.amount"_qs, u"no amount "_qs + QString::fromLatin1(json).remove(u'"'));
    for (const char *json : {"1e3", "0.1234567", "1000000", "1e5000", "123456789012345678901234567890"})
        row(json, amount(json), u"/price/amount"_qs, u"price.amount"_qs, u"no amount "_qs + QString::fromLatin1(json));
    row("amount without per is judged too", machineWith("price", R"({"amount":"N/A"})"), u"/price/amount"_qs, u"price.amount"_qs, u"no amount N/A"_qs);
    row("amount truth", amount("true"), u"/price/amount"_qs, u"price.amount"_qs, u"wrong type, not text"_qs);
    row("amount list", amount("[1]"), u"/price/amount"_qs, u"price.amount"_qs, u"wrong type, not text"_qs);
    row("amount long", amount('"' + QByteArray(100, '9') + '"'), u"/price/amount"_qs, u"price.amount"_qs,
        u"no amount "_qs + QString(64, u'9') + QChar(0x2026));
    row("per day", machineWith("price", R"({"amount":"1","per":"day"})"), u"/price/per"_qs, u"price.per"_qs, u"word day of hour, month"_qs);
    row("per number", machineWith("price", R"({"amount":"1","per":1})"), u"/price/per"_qs, u"price.per"_qs, u"wrong type, not text"_qs);
    row("currency sign", machineWith("currency", R"("€")"), u"/currency"_qs, u"currency"_qs, u"no currency €"_qs);
    row("currency empty", machineWith("currency", R"("")"), u"/currency"_qs, u"currency"_qs, u"no currency "_qs);
    row("currency long", machineWith("currency", R"("EURO")"), u"/currency"_qs, u"currency"_qs, u"no currency EURO"_qs);
    row("currency number", machineWith("currency", "840"), u"/currency"_qs, u"currency"_qs, u"wrong type, not text"_qs);
    row("interruptible text", machineWith("interruptible", R"("no")"), u"/interruptible"_qs, u"interruptible"_qs, u"wrong type, not true or false"_qs);
    row("in_stock number", machineWith("in_stock", "1"), u"/in_stock"_qs, u"in_stock"_qs, u"wrong type, not true or false"_qs);
    row("the other tier's online", machineWith("online", "0"), u"/online"_qs, u"online"_qs, u"wrong type, not true or false"_qs);
    row("booking list", machineWith("booking", "[]"), u"/booking"_qs, u"booking"_qs, u"wrong type, not object"_qs);
    row("min_hours 0", bookingWith(R"("min_hours":0)"), u"/booking/min_hours"_qs, u"booking.min_hours"_qs, u"hours 0"_qs);
    row("max_hours -3", bookingWith(R"("max_hours":-3)"), u"/booking/max_hours"_qs, u"booking.max_hours"_qs, u"hours -3"_qs);
    row("max_hours 1.5", bookingWith(R"("max_hours":1.5)"), u"/booking/max_hours"_qs, u"booking.max_hours"_qs, u"wrong type, not whole number"_qs);
    row("until soon", bookingWith(R"("until":"soon")"), u"/booking/until"_qs, u"booking.until"_qs, u"no time soon"_qs);
    row("until 30 February", bookingWith(R"("until":"2026-02-30T00:00:00Z")"), u"/booking/until"_qs, u"booking.until"_qs, u"no time 2026-02-30T00:00:00Z"_qs);
    row("until number", bookingWith(R"("until":1790000000)"), u"/booking/until"_qs, u"booking.until"_qs, u"wrong type, not text"_qs);
    row("the last key counts", R"({"id":"x","tier":"secure","gpu":{"model":"T4","count":1},"tier":5})", u"/tier"_qs, u"tier"_qs, u"wrong type, not text"_qs);
    row("a second gpu replaces all", R"({"id":"x","tier":"secure","gpu":{"model":"T4","count":1},"gpu":{"model":"T4"}})", u"/gpu/count"_qs, u"gpu.count"_qs, u"missing"_qs);
    row("the first fault is told", R"({"id":"x","tier":"trusted"})", u"/tier"_qs, u"tier"_qs, u"word trusted of secure, community"_qs);
    for (const char *json : {"null", "5", "true", R"("x")", "[{}]", "1e5000"})
        row(json, json, QString(), QString(), u"wrong type, not object"_qs);
}

void tst_inventory_machine::rejects()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, expected);
    const auto inventory = read(page(plainMachine("a") + ',' + plainMachine("b") + ',' + plainMachine("c") + ",\n" + json + ',' + plainMachine("d")));
    QCOMPARE(said(inventory), u"4 accepted, 1 rejected"_qs);
    QCOMPARE(said(inventory->rejected.front()), expected);
}

void tst_inventory_machine::accepts_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("expected"); ///< price, currency, memory, source, country, availability
    const auto row = [](const char *name, const QByteArray &json, const char *expected) {
        QTest::newRow(name) << json << QString::fromLatin1(expected);
    };
    row("nothing but what is required", machineWith("id", R"("x")"), "- USD - datasheet - unknown");
    row("all null", R"({"id":"x","name":null,"provider":null,"tier":"secure","country":null,"region":null,
        "gpu":{"model":"T4","count":1,"memory_mib":null,"memory_source":null},"vcpus":null,"ram_mib":null,"disk_gib":null,
        "price":null,"currency":null,"interruptible":null,"in_stock":null,"online":null,"booking":null,"url":null})",
        "- USD - datasheet - unknown");
    row("Community", machineWith("tier", R"("community")"), "- USD - provider_report - unknown");
    row("zero price", amount(R"("0.00")"), "0 USD - datasheet - unknown");
    row("negative price", amount(R"("-1")"), "-1000000 USD - datasheet - unknown");
    row("most", amount(R"("999999.999999")"), "999999999999 USD - datasheet - unknown");
    row("number", amount("0.1"), "100000 USD - datasheet - unknown");
    row("whole number", amount("12"), "12000000 USD - datasheet - unknown");
    row("minus zero", amount("-0"), "0 USD - datasheet - unknown");
    row("no per", machineWith("price", R"({"amount":"0.4"})"), "- USD - datasheet - unknown");
    row("no amount", machineWith("price", R"({"amount":null,"per":"hour"})"), "- USD - datasheet - unknown");
    row("empty price", machineWith("price", "{}"), "- USD - datasheet - unknown");
    row("currency in small letters", machineWith("currency", R"("eur")"), "- EUR - datasheet - unknown");
    row("zero memory", gpuWith(R"("memory_mib":0)"), "- USD 0 datasheet - unknown");
    row("most memory", gpuWith(R"("memory_mib":1048576,"memory_source":"data_center")"), "- USD 1048576 data_center - unknown");
    row("country in small letters", machineWith("country", R"("es")"), "- USD - datasheet ES unknown");
    for (const char *code : {R"("UK")", R"("EU")", R"("XX")", R"("Spain")", R"("")"})
        row(code, machineWith("country", code), "- USD - datasheet - unknown");
    row("in stock", machineWith("in_stock", "true"), "- USD - datasheet - available");
    row("out of stock", machineWith("in_stock", "false"), "- USD - datasheet - unavailable");
    row("online is not for Secure", machineWith("online", "true"), "- USD - datasheet - unknown");
    row("more CPUs than int64", machineWith("vcpus", "99999999999999999999"), "- USD - datasheet - unknown");
    row("booking for ever", bookingWith(R"("max_hours":99999999999999999999)"), "- USD - datasheet - unknown");
    row("booking by date", bookingWith(R"("until":"2026-12-31")"), "- USD - datasheet - unknown");
    row("text of 4 KiB", machineWith("name", '"' + QByteArray(4096, 'x') + '"'), "- USD - datasheet - unknown");
    row("unknown members", machineWith("more", R"({"id":5,"gpu":{"count":[0,{"tier":[]}]},"n":1e5000,"t":")" + QByteArray(5000, 'x') + R"("})"),
        "- USD - datasheet - unknown");
    row("a wrong key made good", R"({"id":"x","tier":5,"tier":"secure","gpu":7,"gpu":{"model":"T4","count":"1","count":1}})", "- USD - datasheet - unknown");
    row("a second price replaces all", R"({"id":"x","tier":"secure","gpu":{"model":"T4","count":1},"price":{"amount":"N/A","per":"hour"},"price":{"amount":"1"}})",
        "- USD - datasheet - unknown");
}

void tst_inventory_machine::accepts()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, expected);
    const auto inventory = read(page(json));
    QVERIFY2(inventory.has_value(), qPrintable(said(inventory)));
    QCOMPARE(said(inventory), u"1 accepted, 0 rejected"_qs);
    const Machine &machine = inventory->machines.front();
    const QString availability = machine.availability == Availability::Unknown     ? u"unknown"_qs
                                 : machine.availability == Availability::Available ? u"available"_qs
                                                                                   : u"unavailable"_qs;
    const QStringList facts{machine.price ? QString::number(machine.price->amount.count) : u"-"_qs,
                            text(machine.currency.code()),
                            machine.memoryMib ? QString::number(*machine.memoryMib) : u"-"_qs,
                            text(code(machine.memorySource)),
                            machine.country ? QString::fromStdString(machine.country->code()) : u"-"_qs,
                            availability};
    QCOMPARE(facts.join(u' '), expected);
}

void tst_inventory_machine::readsEveryMember()
{
    auto read1 = read(page(R"({"id":"ex-0001","name":"gpu-node \u00f1","provider":"Example Cloud","tier":"community","country":"ES",
        "region":"Madrid","gpu":{"model":"RTX 4090","count":2,"memory_mib":24564,"memory_source":"data_center"},"vcpus":32,
        "ram_mib":131072,"disk_gib":1000,"price":{"amount":"0.88","per":"month"},"currency":"EUR","interruptible":true,"online":true,
        "booking":{"min_hours":2,"max_hours":720,"until":"2026-12-01T00:00:00Z"},"url":"https://example.com/m"})"));
    QCOMPARE(said(read1), u"1 accepted, 0 rejected"_qs);
    const Inventory moved = std::move(*read1); // the texts stay where they are
    const Machine &machine = moved.machines.front();
    QCOMPARE(text(machine.id), u"ex-0001"_qs);
    QCOMPARE(text(machine.name), u"gpu-node ñ"_qs);
    QCOMPARE(text(machine.provider), u"Example Cloud"_qs);
    QCOMPARE(text(machine.region), u"Madrid"_qs);
    QCOMPARE(text(machine.gpuModel), u"RTX 4090"_qs);
    QCOMPARE(text(machine.url), u"https://example.com/m"_qs);
    QCOMPARE(machine.vcpus.value(), 32);
    QCOMPARE(machine.ramMib.value(), 131072);
    QCOMPARE(machine.diskGib.value(), 1000);
    QCOMPARE(machine.price->amount.count, 880000);
    QVERIFY(machine.price->per == PricePer::Month);
    QCOMPARE(text(machine.currency.code()), u"EUR"_qs);
    QCOMPARE(machine.booking.minHours.value(), 2);
    QCOMPARE(machine.booking.maxHours.value(), 720);
    QCOMPARE(text(writeTime(machine.booking.until.value())), u"2026-12-01T00:00:00Z"_qs);
    QCOMPARE(machine.memoryMib.value(), 24564);
    QCOMPARE(machine.gpuCount, 2);
    QVERIFY(machine.tier == Tier::Community);
    QVERIFY(machine.memorySource == MemorySource::DataCenter);
    QVERIFY(machine.availability == Availability::Available);
    QVERIFY(machine.interruptible);
}

void tst_inventory_machine::readsAmountsInAnyCLocale()
{
    // A window program takes over the user's C locale, and the parser's lexer writes its decimal mark.
    const std::string before = std::setlocale(LC_NUMERIC, nullptr);
    bool isSet = false;
    for (const char *name : {"es_ES.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8", "es_ES"})
        isSet = isSet || std::setlocale(LC_NUMERIC, name) != nullptr;
    if (!isSet)
        QSKIP("No C locale with a decimal comma is installed");
    const auto inventory = read(page(amount("0.88")));
    std::setlocale(LC_NUMERIC, before.c_str());
    QCOMPARE(said(inventory), u"1 accepted, 0 rejected"_qs);
    QCOMPARE(inventory->machines.front().price->amount.count, 880000);
}

void tst_inventory_machine::rejectsTheSecondOfOneId()
{
    const QByteArray bad = R"({"id":"b","tier":"no","gpu":{"model":"T4","count":1}})";
    const auto inventory = read(page(QList<QByteArray>{plainMachine("a"), bad, plainMachine("b"), plainMachine("a"), plainMachine("c"), plainMachine("A")}.join(',')));
    QCOMPARE(said(inventory), u"4 accepted, 2 rejected"_qs);
    QCOMPARE(text(inventory->machines[1].id), u"b"_qs); // the first b was never accepted
    QCOMPARE(said(inventory->rejected[1]), u"/machines/3/id (id): duplicate a"_qs);
}

QTEST_APPLESS_MAIN(tst_inventory_machine)
#include "tst_inventory_machine.moc"
