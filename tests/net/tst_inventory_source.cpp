// What a source has after a refresh: the new inventory, or the last good one and why there is no newer.
#include <QTest>

#include "core/net/inventory_source.h"
#include "tests/net/fetching.h"
#include "tests/support/no_warnings.h"

#include <QDir>
#include <QTemporaryDir>

using namespace cabe;
using namespace cabe::net;
using namespace cabe::test;

Q_DECLARE_METATYPE(Answer)

namespace {

const QByteArray kTwo = inventory({"a", "b"});
const QByteArray kThree = inventory({"a", "b", "c"});

/// "kind, machines, error, retry": what a refresh gave.
QString said(const SourceState &state)
{
    using Kind = SourceState::Kind;
    const QHash<Kind, QString> names{
        {Kind::Fresh, u"fresh"_qs}, {Kind::Unchanged, u"unchanged"_qs}, {Kind::Kept, u"kept"_qs}, {Kind::None, u"none"_qs}};
    QString text = names.value(state.kind);
    if (state.inventory)
        text += u' ' + QString::number(state.inventory->machines.size());
    if (state.error)
        text += u", " + test::said(*state.error);
    if (state.notKept)
        text += u", not kept"_qs;
    if (state.retryIn)
        text += u", again in %1 s"_qs.arg(state.retryIn->count());
    return text;
}

/// A source of its own on a server and a folder that outlive it, as a program that is started again.
struct Sourcing {
    QNetworkAccessManager network;
    UtcTime now = noon();
    InventorySource source;
    QList<SourceState> states;

    explicit Sourcing(const QString &folder)
        : source(network, InventoryCache(folder), countries(), [this] { return now; }, [] { return 0U; })
    {
        QObject::connect(&source, &InventorySource::changed, &source, [this](const SourceState &state) { states << state; });
    }
    SourceState wait(qsizetype before)
    {
        if (states.size() != before || !QTest::qWaitFor([&] { return states.size() > before; }, 60'000))
            qWarning("it ended too early or not at all");
        QTest::qWait(0);
        if (states.size() != before + 1)
            qWarning("it ended more than once");
        return states.last();
    }
    SourceState refresh(const QUrl &url, Emptied emptied = Emptied::Refuse)
    {
        const auto before = states.size();
        source.refresh({.url = url}, emptied);
        return wait(before);
    }
    SourceState open(const QUrl &url)
    {
        const auto before = states.size();
        source.open({.url = url});
        return wait(before);
    }
};

Answer withTag(const QByteArray &body, const QByteArray &tag)
{
    return answer(200, body, "ETag: " + tag + "\r\n");
}

} // namespace

class tst_inventory_source : public QObject
{
    Q_OBJECT

    QTemporaryDir m_root;
    int m_folders = 0;
    QString newFolder() { return m_root.filePath(QString::number(++m_folders)); }

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void fetchesAndKeeps();
    void keepsTheLastGoodOne_data();
    void keepsTheLastGoodOne();
    void asksWithWhatItHas();
    void comparesTheBody();
    void refetchesWhatCannotBeRead();
    void doesNotTrustADamagedCopy();
    void asksAnewForPages();
    void acceptsAnEmptyOneWhenTold();
    void givesWhatCannotBeKept();
    void waitsLongerEachTime();
    void cancels_data();
    void cancels();
    void beginsAnewAtAnotherAddress();
    void readsTheSameFromTheCache();
};

void tst_inventory_source::fetchesAndKeeps()
{
    ScriptedServer server;
    server.on("/a.json", {answer(200, kTwo)});
    const QUrl url = server.url("/a.json");
    const QString folder = newFolder();
    {
        Sourcing first(folder);
        QCOMPARE(said(first.open(url)), u"none"_qs);
        QCOMPARE(said(first.refresh(url)), u"fresh 2"_qs);
        QVERIFY(first.states.last().fetchedAt == noon());
        QCOMPARE(said(first.open(url)), u"kept 2"_qs);
    }
    Sourcing second(folder);
    second.now.seconds += 3600;
    QCOMPARE(said(second.open(url)), u"kept 2"_qs);
    QVERIFY(second.states.last().fetchedAt == noon());
    server.on("/a.json", {answer(200, kThree)});
    QCOMPARE(said(second.refresh(url)), u"fresh 3"_qs);
    QVERIFY(second.states.last().fetchedAt == second.now);
    QCOMPARE(server.asked().size(), 2);
}

void tst_inventory_source::keepsTheLastGoodOne_data()
{
    QTest::addColumn<Answer>("given");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const Answer &given, const char *expected) { QTest::newRow(name) << given << QString::fromLatin1(expected); };
    row("cut", {head(200, "Content-Length: 999\r\n") + kThree.left(50)}, "ConnectionCut, again in 60 s");
    row("cut without a length", {head(200) + kThree.left(50)}, "NotJson 1");
    row("page of HTML", answer(200, "<p>Log in"), "NotAnInventory Log in");
    row("nothing", answer(200, ""), "EmptyBody");
    row("mostly rejected", answer(200, R"({"format":"cabe-inventory","version":1,"currency":"USD","machines":[1]})"), "MostlyRejected 1");
    row("no machine", answer(200, inventory({})), "InventoryEmptied");
    row("no server", {""}, "ConnectionCut, again in 60 s");
    row("404", answer(404, "gone"), "HttpStatus 404 gone");
    row("503", answer(503, ""), "HttpStatus 503, again in 60 s");
    row("429 with a wait", answer(429, "", "Retry-After: 90\r\n"), "HttpStatus 429, again in 90 s");
    row("a page missing", answer(200, inventory({"a"}, nextIs("none.json"))), "HttpStatus 404 nothing here");
    row("304, unasked", answer(304, ""), "HttpStatus 304");
}

void tst_inventory_source::keepsTheLastGoodOne()
{
    QFETCH(Answer, given);
    QFETCH(QString, expected);
    ScriptedServer server;
    server.on("/a.json", {answer(200, kTwo), given});
    const QUrl url = server.url("/a.json");
    const QString folder = newFolder();
    {
        Sourcing here(folder);
        QCOMPARE(said(here.refresh(url)), u"fresh 2"_qs);
        here.now.seconds += 3600;
        QCOMPARE(said(here.refresh(url)), QString(u"kept 2, " + expected));
        QVERIFY(here.states.last().fetchedAt == noon());
        QCOMPARE(here.states[0].inventory, here.states[1].inventory);
    }
    Sourcing later(folder);
    QCOMPARE(said(later.refresh(url)), QString(u"kept 2, " + expected));
    QVERIFY(later.states.last().fetchedAt == noon());

    Sourcing elsewhere(newFolder());
    const QString none = said(elsewhere.refresh(url));
    QCOMPARE(none, expected == u"InventoryEmptied" ? u"fresh 0"_qs : QString(u"none, " + expected));
}

void tst_inventory_source::asksWithWhatItHas()
{
    ScriptedServer server;
    server.on("/a.json", {withTag(kTwo, "W/\"1\""), answer(304, "")});
    const QUrl url = server.url("/a.json");
    const QString folder = newFolder();
    Sourcing here(folder);
    QCOMPARE(said(here.refresh(url)), u"fresh 2"_qs);
    QVERIFY(!server.asked().last().headers.contains("if-none-match"));
    QCOMPARE(said(here.refresh(url)), u"unchanged 2"_qs);
    QCOMPARE(server.asked().last().headers["if-none-match"], "W/\"1\"");
    QCOMPARE(here.states[0].inventory, here.states[1].inventory);
    Sourcing later(folder);
    later.now.seconds += 3600;
    QCOMPARE(said(later.refresh(url)), u"unchanged 2"_qs);
    QVERIFY(later.states.last().fetchedAt == noon());
    QCOMPARE(server.asked().last().headers["if-none-match"], "W/\"1\""); // a 304 without a tag leaves the old one
}

void tst_inventory_source::comparesTheBody()
{
    ScriptedServer server;
    server.on("/a.json", {withTag(kTwo, "\"1\""), withTag(kTwo, "\"2\""), withTag(kTwo, "\"3\"")});
    Sourcing here(newFolder());
    QCOMPARE(said(here.refresh(server.url("/a.json"))), u"fresh 2"_qs);
    QCOMPARE(said(here.refresh(server.url("/a.json"))), u"unchanged 2"_qs);
    QCOMPARE(here.states[0].inventory, here.states[1].inventory);
    here.refresh(server.url("/a.json"));
    QCOMPARE(server.asked().last().headers["if-none-match"], "\"2\"");
}

void tst_inventory_source::refetchesWhatCannotBeRead()
{
    ScriptedServer server;
    server.on("/a.json", {answer(304, ""), withTag(kThree, "\"2\"")});
    const QString folder = newFolder();
    const QByteArray old = "{\"format\":\"of another version\"}";
    QVERIFY(InventoryCache(folder).store(server.url("/a.json"), {.pages = {old},
                                                                 .sha256 = QCryptographicHash::hash(old, QCryptographicHash::Sha256).toHex(),
                                                                 .validators = {"\"1\"", ""},
                                                                 .fetchedAt = noon(),
                                                                 .url = "https://example.com/a.json",
                                                                 .machines = 5}));
    Sourcing here(folder);
    QCOMPARE(said(here.refresh(server.url("/a.json"))), u"fresh 3"_qs);
    QCOMPARE(server.asked().size(), 2);
    QCOMPARE(server.asked()[0].headers["if-none-match"], "\"1\"");
    QVERIFY(!server.asked()[1].headers.contains("if-none-match"));
}

void tst_inventory_source::doesNotTrustADamagedCopy()
{
    ScriptedServer server;
    server.on("/a.json", {withTag(kTwo, "\"1\"")});
    const QString folder = newFolder();
    Sourcing(folder).refresh(server.url("/a.json"));
    const QString body = QDir(folder).entryList({QStringLiteral("*.body")}).value(0);
    QFile file(folder + u'/' + body);
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.write("?");
    file.close();
    Sourcing later(folder);
    QCOMPARE(said(later.open(server.url("/a.json"))), u"none"_qs);
    QCOMPARE(said(later.refresh(server.url("/a.json"))), u"fresh 2"_qs);
    QVERIFY(!server.asked().last().headers.contains("if-none-match"));
}

void tst_inventory_source::asksAnewForPages()
{
    ScriptedServer server;
    server.on("/a.json", {withTag(inventory({"a"}, nextIs("b.json")), "\"1\"")});
    server.on("/b.json", {answer(200, inventory({"b"})), answer(200, inventory({"b", "c"})), answer(404, "")});
    const QString folder = newFolder();
    Sourcing here(folder);
    QCOMPARE(said(here.refresh(server.url("/a.json"))), u"fresh 2"_qs);
    QCOMPARE(said(here.refresh(server.url("/a.json"))), u"fresh 3"_qs);
    QVERIFY(!server.asked()[2].headers.contains("if-none-match")); // the tag is that of the first page alone
    Sourcing later(folder);
    QCOMPARE(said(later.open(server.url("/a.json"))), u"kept 3"_qs);
    QCOMPARE(said(later.refresh(server.url("/a.json"))), u"kept 3, HttpStatus 404"_qs);
}

void tst_inventory_source::acceptsAnEmptyOneWhenTold()
{
    ScriptedServer server;
    server.on("/a.json", {answer(200, kTwo), answer(200, inventory({}))});
    Sourcing here(newFolder());
    const QUrl url = server.url("/a.json");
    QCOMPARE(said(here.refresh(url)), u"fresh 2"_qs);
    QCOMPARE(said(here.refresh(url)), u"kept 2, InventoryEmptied"_qs);
    QCOMPARE(said(here.refresh(url, Emptied::Accept)), u"fresh 0"_qs);
    QCOMPARE(said(here.refresh(url)), u"unchanged 0"_qs);
}

void tst_inventory_source::givesWhatCannotBeKept()
{
    ScriptedServer server;
    server.on("/a.json", {withTag(kTwo, "\"1\""), withTag(kTwo, "\"1\""), answer(404, "")});
    const QString file = newFolder();
    QVERIFY(QFile(file).open(QIODevice::WriteOnly));
    Sourcing here(file);
    const QUrl url = server.url("/a.json");
    QCOMPARE(said(here.refresh(url)), u"fresh 2, not kept"_qs);
    QCOMPARE(said(here.refresh(url)), u"fresh 2, not kept"_qs);
    QCOMPARE(said(here.refresh(url)), u"kept 2, HttpStatus 404"_qs);
}

void tst_inventory_source::waitsLongerEachTime()
{
    ScriptedServer server;
    server.on("/a.json", {answer(503, ""), answer(502, ""), answer(404, ""), answer(504, ""), answer(200, kTwo), answer(503, "")});
    Sourcing here(newFolder());
    const QUrl url = server.url("/a.json");
    QCOMPARE(said(here.refresh(url)), u"none, HttpStatus 503, again in 60 s"_qs);
    QCOMPARE(said(here.refresh(url)), u"none, HttpStatus 502, again in 120 s"_qs);
    QCOMPARE(said(here.refresh(url)), u"none, HttpStatus 404"_qs);
    QCOMPARE(said(here.refresh(url)), u"none, HttpStatus 504, again in 240 s"_qs);
    QCOMPARE(said(here.refresh(url)), u"fresh 2"_qs);
    QCOMPARE(said(here.refresh(url)), u"kept 2, HttpStatus 503, again in 60 s"_qs);
}

void tst_inventory_source::cancels_data()
{
    QTest::addColumn<int>("milliseconds");
    for (const int milliseconds : {0, 1, 5, 20, 60})
        QTest::addRow("after %d ms", milliseconds) << milliseconds;
}

void tst_inventory_source::cancels()
{
    QFETCH(int, milliseconds);
    ScriptedServer server;
    server.on("/a.json", {answer(200, kTwo), {"", true}});
    Sourcing here(newFolder());
    const QUrl url = server.url("/a.json");
    QCOMPARE(said(here.refresh(url)), u"fresh 2"_qs);
    here.source.refresh({.url = url});
    QTest::qWait(milliseconds);
    here.source.cancel();
    QCOMPARE(here.states.size(), 2);
    QCOMPARE(said(here.states[1]), u"kept 2, Cancelled"_qs);
    here.source.cancel();
    QTest::qWait(30);
    QCOMPARE(here.states.size(), 2);
    QCOMPARE(said(here.open(url)), u"kept 2"_qs);
}

void tst_inventory_source::beginsAnewAtAnotherAddress()
{
    ScriptedServer server;
    server.on("/a.json", {answer(200, kTwo)});
    server.on("/b.json", {answer(404, "")});
    Sourcing here(newFolder());
    QCOMPARE(said(here.refresh(server.url("/a.json"))), u"fresh 2"_qs);
    QCOMPARE(said(here.refresh(server.url("/b.json"))), u"none, HttpStatus 404"_qs);
    QCOMPARE(said(here.open(server.url("/a.json"))), u"kept 2"_qs);
}

/// All that is read is the same, the names that rejections give their pages included.
void tst_inventory_source::readsTheSameFromTheCache()
{
    ScriptedServer server;
    const QByteArray bad = R"({"format":"cabe-inventory","version":1,"currency":"EUR","next":"?page=3","machines":[)"
                           R"({"id":"c","tier":"secure","gpu":{"model":"T4","count":1}},5]})";
    server.on("/x/a.json", {redirect("/y/a.json?page=1")});
    server.on("/y/a.json?page=1", {answer(200, inventory({"a", "b"}, nextIs("b.json?page=2")))});
    server.on("/y/b.json?page=2", {answer(200, bad)});
    server.on("/y/b.json?page=3", {answer(200, inventory({"d", "a"}))});
    const QString folder = newFolder();
    Sourcing here(folder);
    Sourcing later(folder);
    const auto fetched = here.refresh(server.url("/x/a.json")).inventory;
    const auto kept = later.open(server.url("/x/a.json")).inventory;
    QVERIFY(fetched && kept);
    QCOMPARE(fetched->machines.size(), 4U);
    QCOMPARE(kept->machines.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY(kept->machines[i].id == fetched->machines[i].id && kept->machines[i].currency == fetched->machines[i].currency);
    QCOMPARE(fetched->rejected.size(), 2U);
    QCOMPARE(kept->rejected.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(kept->rejected[i].file, fetched->rejected[i].file);
        QCOMPARE(kept->rejected[i].pointer, fetched->rejected[i].pointer);
    }
    QCOMPARE(QUrl(QString::fromStdString(kept->rejected[0].file)).path(), u"/y/b.json"_qs);
    QCOMPARE(kept->name, fetched->name);
}

QTEST_GUILESS_MAIN(tst_inventory_source)
#include "tst_inventory_source.moc"
