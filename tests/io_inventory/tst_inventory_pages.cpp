// Inventories in several files, joined by `next`.
#include "tests/io_inventory/reading.h"

#include <QTest>

using namespace cabe;
using namespace cabe::test;

namespace {

QByteArray next(const QByteArray &name)
{
    return R"("next":")" + name + "\",";
}

std::string numbered(int page)
{
    return "p" + std::to_string(page) + ".json";
}

} // namespace

class tst_inventory_pages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinsPages();
    void findsAnIdOfAnEarlierPage();
    void namesPagesAsTheFirstIsNamed_data();
    void namesPagesAsTheFirstIsNamed();
    void takesTheOldestTime_data();
    void takesTheOldestTime();
    void refusesNextThatIsNoFileBeside_data();
    void refusesNextThatIsNoFileBeside();
    void refusesWhatGoesWrongOnAPage_data();
    void refusesWhatGoesWrongOnAPage();
    void countsPages();
    void countsOverAllPages();
};

void tst_inventory_pages::joinsPages()
{
    const QByteArray second = R"({"format":"cabe-inventory","version":1,"source":{"name":"Second"},"currency":"EUR","next":"c.json","machines":[)" + plainMachine("b") + ",5]}";
    const auto inventory = read(page(plainMachine("a"), next("b.json") + R"("source":{"name":"First"},)"),
                                {{"b.json", second.toStdString()}, {"c.json", page(plainMachine("c")).toStdString()}});
    QCOMPARE(said(inventory), u"3 accepted, 1 rejected"_qs);
    QCOMPARE(text(inventory->name), u"First"_qs);
    QCOMPARE(text(inventory->currency.code()), u"USD"_qs);
    QCOMPARE(text(inventory->machines[0].currency.code()), u"USD"_qs);
    QCOMPARE(text(inventory->machines[1].currency.code()), u"EUR"_qs);
    QCOMPARE(text(inventory->machines[2].id), u"c"_qs);
    QCOMPARE(said(inventory->rejected[0]), u"folder/b.json /machines/1 (): wrong type, not object"_qs);
}

void tst_inventory_pages::findsAnIdOfAnEarlierPage()
{
    const auto inventory = read(page(plainMachine("a"), next("b.json")), {{"b.json", page(plainMachine("a")).toStdString()}});
    QCOMPARE(said(inventory), u"1 accepted, 1 rejected"_qs);
    QCOMPARE(said(inventory->rejected[0]), u"folder/b.json /machines/0/id (id): duplicate a"_qs);
}

void tst_inventory_pages::namesPagesAsTheFirstIsNamed_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("no folder") << u"a.json"_qs << u"b.json"_qs;
    QTest::newRow("absolute") << u"/tmp/t/a.json"_qs << u"/tmp/t/b.json"_qs;
    QTest::newRow("relative") << u"../t/a.json"_qs << u"../t/b.json"_qs;
    QTest::newRow("backslash") << u"C:\\t\\a.json"_qs << u"C:\\t\\b.json"_qs;
}

void tst_inventory_pages::namesPagesAsTheFirstIsNamed()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    const QByteArray json = page(plainMachine("a"), next("b.json"));
    const auto inventory = read(json, {{"b.json", page("5").toStdString()}}, {}, first.toStdString());
    QCOMPARE(text(inventory.value().rejected.at(0).file), second);
    const auto refused = read(json, {{"b.json", "hello"}}, {}, first.toStdString());
    QCOMPARE(text(refused.error().file), second);
}

void tst_inventory_pages::takesTheOldestTime_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QString>("expected");
    const QByteArray early = R"("generated_at":"2026-11-30T08:00:00Z",)";
    const QByteArray late = R"("generated_at":"2026-11-30T08:00:01Z",)";
    QTest::newRow("second older") << late << early << u"2026-11-30T08:00:00Z"_qs;
    QTest::newRow("first older") << early << late << u"2026-11-30T08:00:00Z"_qs;
    QTest::newRow("second without") << early << QByteArray() << QString();
    QTest::newRow("first without") << QByteArray() << late << QString();
}

void tst_inventory_pages::takesTheOldestTime()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(QString, expected);
    const auto inventory = read(page("", first + next("b.json")), {{"b.json", page("", second).toStdString()}});
    QCOMPARE(said(inventory), u"0 accepted, 0 rejected"_qs);
    QCOMPARE(inventory->generatedAt ? text(writeTime(*inventory->generatedAt)) : QString(), expected);
}

void tst_inventory_pages::refusesNextThatIsNoFileBeside_data()
{
    QTest::addColumn<QString>("next");
    for (const char *name : {"", ".", "..", "../b.json", "/etc/passwd", "sub/b.json", "sub\\b.json", "https://example.com/b.json", "file:b.json", "C:b.json"})
        QTest::newRow(*name ? name : "empty") << QString::fromLatin1(name);
}

void tst_inventory_pages::refusesNextThatIsNoFileBeside()
{
    QFETCH(QString, next);
    const QByteArray json = QByteArray(R"("next":")") + next.toUtf8().replace('\\', "\\\\") + "\",";
    QCOMPARE(said(read(page("", json))), u"folder/first.json|/next|NextIsNoFile "_qs + next);
}

void tst_inventory_pages::refusesWhatGoesWrongOnAPage_data()
{
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &second, const char *expected) {
        QTest::newRow(name) << second << QString::fromLatin1(expected);
    };
    row("loop to itself", page("", next("b.json")), "folder/b.json|/next|PagesRepeat b.json");
    row("loop to the first", page("", next("first.json")), "folder/b.json|/next|PagesRepeat first.json");
    row("not there", page("", next("c.json")), "folder/c.json||FileNotFound");
    row("no JSON", "hello", "folder/b.json||NotJson 1:1");
    row("a table", "id,tier,gpu_model,gpu_count\n", "folder/b.json||NotJson 1:1");
    row("not UTF-8", "\xFF", "folder/b.json||NotUtf8 1:1");
    row("no currency", R"({"format":"cabe-inventory","version":1,"machines":[]})", "folder/b.json|/currency|MissingMember");
    row("newer", R"({"format":"cabe-inventory","version":3,"currency":"USD","machines":[]})", "folder/b.json|/version|NewerVersion 3:1");
    row("next is no file", page("", next("http://x/y")), "folder/b.json|/next|NextIsNoFile http://x/y");
    row("mostly rejected in all", page("1,2"), "folder/first.json||MostlyRejected 2:3");
}

void tst_inventory_pages::refusesWhatGoesWrongOnAPage()
{
    QFETCH(QByteArray, second);
    QFETCH(QString, expected);
    const auto inventory = read(page(plainMachine("a"), next("b.json")), {{"b.json", second.toStdString()}});
    QCOMPARE(said(inventory), expected);
}

void tst_inventory_pages::countsPages()
{
    const auto pages = [](int last) {
        Pages made;
        for (int i = 2; i <= last; ++i)
            made[numbered(i)] = page("", i < last ? next(QByteArray::fromStdString(numbered(i + 1))) : QByteArray()).toStdString();
        return made;
    };
    const QByteArray first = page("", next("p2.json"));
    QCOMPARE(said(read(first, pages(500))), u"0 accepted, 0 rejected"_qs);
    QCOMPARE(said(read(first, pages(501))), u"folder/p500.json|/next|TooManyPages 500"_qs);
    QCOMPARE(said(read(first, pages(501), InventoryLimits::none())), u"folder/p500.json|/next|TooManyPages 500"_qs);
}

void tst_inventory_pages::countsOverAllPages()
{
    const QByteArray first = page(plainMachine("a"), next("b.json"));
    const QByteArray second = page(plainMachine("b") + ",1");
    const Pages pages{{"b.json", second.toStdString()}};
    QCOMPARE(said(read(first, pages, {.bytes = first.size() + second.size(), .machines = 3})), u"2 accepted, 1 rejected"_qs);
    QCOMPARE(said(read(first, pages, {.bytes = first.size() + second.size() - 1})), u"folder/b.json||TooLarge 0"_qs);
    QCOMPARE(said(read(first, pages, {.machines = 2})), u"folder/b.json|/machines|TooManyMachines 2"_qs);
}

QTEST_APPLESS_MAIN(tst_inventory_pages)
#include "tst_inventory_pages.moc"
