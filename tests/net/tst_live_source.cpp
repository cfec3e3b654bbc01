// One source as the program runs: what it has at once, when it tries again, its secret, and that it ends exactly once.
#include <QSignalSpy>
#include <QTest>

#include "app/load/sources.h"
#include "core/net/live_source.h"
#include "core/net/source_network.h"
#include "tests/net/fetching.h"

#include <QSettings>
#include <QTemporaryDir>

using namespace cabe;
using namespace cabe::net;
using namespace cabe::test;

namespace {

struct Bench {
    QTemporaryDir folder;
    SecretStore secrets;
    UtcTime now = noon();

    LiveSource::World world()
    {
        return {.readFile = [](const QString &path) { return load::loadInventory(path.toStdString(), false, *countries()); },
                .cacheFolder = folder.path(),
                .countries = countries(),
                .clock = [this] { return now; },
                .random = [] { return 0u; },
                .secrets = &secrets};
    }
};

SourceSettings at(const QUrl &url, int minutes = 0)
{
    return {.id = QStringLiteral("one"), .name = QStringLiteral("One"), .address = url.toString(), .refreshMinutes = minutes};
}

bool ends(const LiveSource &source)
{
    return QTest::qWaitFor([&] { return !source.status().isBusy; }, 20'000);
}

std::size_t machines(const LiveSource &source)
{
    return source.status().inventory ? source.status().inventory->machines.size() : 0;
}

} // namespace

class LiveSourceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsKeptIsThereAtOnce();
    void anAutomaticOneIsFetchedWhenItIsDue();
    void triesWaitForAMinute();
    void anErrorKeepsTheLastOne();
    void anotherAddressBeginsAnew();
    void aFileIsRead();
    void cancelledAtAnyStage();
    void aSecretComesFromTheVariable();
    void aProxyIsAsked();
    void settingsGoRound();
    void tokens_data();
    void tokens();
    void requests_data();
    void requests();
    void deletedInTheMiddle();
};

void LiveSourceTest::whatIsKeptIsThereAtOnce()
{
    Bench bench;
    ScriptedServer server;
    server.on("/a", {answer(200, inventory({"1", "2"})), answer(200, inventory({"1"}))});
    {
        LiveSource first(bench.world(), at(server.url("/a")));
        first.start(); // nothing is kept: it is fetched
        QVERIFY(ends(first));
        QCOMPARE(machines(first), std::size_t{2});
    }
    LiveSource second(bench.world(), at(server.url("/a")));
    second.start(); // by hand: what is kept will do
    QVERIFY(ends(second));
    QCOMPARE(machines(second), std::size_t{2});
    QVERIFY(!second.status().nextTry);
    second.refresh();
    QVERIFY(ends(second));
    QCOMPARE(machines(second), std::size_t{1});
}

void LiveSourceTest::anAutomaticOneIsFetchedWhenItIsDue()
{
    Bench bench;
    ScriptedServer server;
    server.on("/a", {answer(200, inventory({"1"})), answer(200, inventory({"1", "2"}))});
    {
        LiveSource first(bench.world(), at(server.url("/a"), 30));
        first.start();
        QVERIFY(ends(first));
        QCOMPARE(first.status().nextTry->seconds - bench.now.seconds, std::int64_t{30 * 60});
    }
    bench.now.seconds += 29 * 60;
    {
        LiveSource early(bench.world(), at(server.url("/a"), 30));
        early.start();
        QVERIFY(ends(early));
        QCOMPARE(machines(early), std::size_t{1});
    }
    bench.now.seconds += 60;
    LiveSource due(bench.world(), at(server.url("/a"), 30));
    due.start();
    QVERIFY(ends(due));
    QCOMPARE(machines(due), std::size_t{2});
}

void LiveSourceTest::triesWaitForAMinute()
{
    Bench bench;
    ScriptedServer server;
    server.on("/busy", {answer(503, "busy", "Retry-After: 5\r\n"), answer(503, "busy", "Retry-After: 600\r\n"), answer(401, "no")});
    LiveSource source(bench.world(), at(server.url("/busy"), 1));
    const auto wait = [&]() -> std::int64_t {
        source.refresh();
        return ends(source) && source.status().nextTry ? source.status().nextTry->seconds - bench.now.seconds : -1;
    };
    QCOMPARE(wait(), std::int64_t{60}); // five seconds are too soon
    QCOMPARE(wait(), std::int64_t{600});
    QCOMPARE(wait(), std::int64_t{60}); // not worth a retry: the next refresh that is due
    LiveSource byHand(bench.world(), at(server.url("/busy")));
    byHand.refresh();
    QVERIFY(ends(byHand));
    QVERIFY(!byHand.status().nextTry);
}

void LiveSourceTest::anErrorKeepsTheLastOne()
{
    Bench bench;
    ScriptedServer server;
    server.on("/a", {answer(200, inventory({"1"})), answer(200, "<html>"), answer(200, inventory({})), answer(200, inventory({}))});
    LiveSource source(bench.world(), at(server.url("/a")));
    source.refresh();
    QVERIFY(ends(source));
    source.refresh();
    QVERIFY(ends(source));
    QVERIFY(source.status().error);
    QCOMPARE(machines(source), std::size_t{1});
    source.refresh(); // empty: legal, and seldom meant
    QVERIFY(ends(source));
    QVERIFY(std::holds_alternative<error::InventoryEmptied>(source.status().error->fact));
    source.refresh(Emptied::Accept);
    QVERIFY(ends(source));
    QVERIFY(!source.status().error);
    QCOMPARE(machines(source), std::size_t{0});
}

void LiveSourceTest::anotherAddressBeginsAnew()
{
    Bench bench;
    ScriptedServer server;
    server.on("/a", {answer(200, inventory({"1"}))});
    server.on("/b", {answer(200, inventory({"1", "2"}))});
    LiveSource source(bench.world(), at(server.url("/a")));
    source.refresh();
    QVERIFY(ends(source));
    SourceSettings renamed = source.settings();
    renamed.name = QStringLiteral("Another name");
    source.setSettings(renamed);
    QCOMPARE(machines(source), std::size_t{1});
    source.setSettings(at(server.url("/b")));
    QCOMPARE(machines(source), std::size_t{0});
    source.refresh();
    QVERIFY(ends(source));
    QCOMPARE(machines(source), std::size_t{2});
}

void LiveSourceTest::aFileIsRead()
{
    Bench bench;
    const QString path = bench.folder.filePath(QStringLiteral("list.json"));
    LiveSource source(bench.world(), {.id = QStringLiteral("one"), .address = path});
    source.start();
    QVERIFY(ends(source));
    QVERIFY(std::holds_alternative<error::FileNotFound>(source.status().error->fact));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(inventory({"1"})) > 0);
    file.close();
    source.refresh();
    QVERIFY(ends(source));
    QVERIFY(!source.status().error);
    QCOMPARE(machines(source), std::size_t{1});
    QFile::remove(path);
    source.refresh();
    QVERIFY(ends(source));
    QVERIFY(source.status().error);
    QCOMPARE(machines(source), std::size_t{1});
}

void LiveSourceTest::cancelledAtAnyStage()
{
    Bench bench;
    ScriptedServer server;
    server.on("/slow", {Answer{head(200, "Content-Length: 1000\r\n") + "{", true}});
    for (int wait = 0; wait < 30; ++wait) {
        LiveSource source(bench.world(), at(server.url("/slow")));
        source.start();
        QTest::qWait(wait);
        source.cancel();
        QVERIFY(!source.status().isBusy);
        QSignalSpy changes(&source, &LiveSource::changed);
        QTest::qWait(5);
        QCOMPARE(changes.size(), 0);
    }
}

void LiveSourceTest::aSecretComesFromTheVariable()
{
    Bench bench;
    ScriptedServer server;
    server.on("/a", {answer(200, inventory({"1"}))});
    SourceSettings settings = at(server.url("/a"));
    settings.secretHeader = QStringLiteral("Authorization");
    LiveSource source(bench.world(), settings);
    source.refresh();
    QVERIFY(ends(source));
    const auto *missing = std::get_if<error::SecretMissing>(&source.status().error->fact);
    QVERIFY(missing);
    QCOMPARE(missing->variable, std::string("CABE_TOKEN_ONE"));
    qputenv("CABE_TOKEN_ONE", "hush");
    source.refresh();
    QVERIFY(ends(source));
    qunsetenv("CABE_TOKEN_ONE");
    QCOMPARE(machines(source), std::size_t{1});
    QCOMPARE(server.asked().constLast().headers.value("authorization"), QByteArray("Bearer hush"));
    // Typed: it holds for this run, whether there is a keychain or not.
    bool isTold = false;
    bench.secrets.keep(settings, QStringLiteral("Basic abc"), this, [&](SecretStore::Kept) { isTold = true; });
    QTRY_VERIFY(isTold);
    source.refresh();
    QVERIFY(ends(source));
    QCOMPARE(server.asked().constLast().headers.value("authorization"), QByteArray("Basic abc"));
    bench.secrets.forget(settings);
}

void LiveSourceTest::aProxyIsAsked()
{
    Bench bench;
    ScriptedServer proxy;
    proxy.on("http://prices.invalid/a.json", {answer(200, inventory({"1", "2"}))});
    SourceSettings settings = at(QUrl(QStringLiteral("http://prices.invalid/a.json")));
    settings.proxy = QStringLiteral("http://127.0.0.1:%1").arg(proxy.url("/").port());
    LiveSource refused(bench.world(), settings);
    refused.refresh();
    QVERIFY(ends(refused));
    QVERIFY(std::holds_alternative<error::PlainHttpRefused>(refused.status().error->fact));
    settings.allowsPlainHttp = true;
    LiveSource source(bench.world(), settings);
    source.refresh();
    QVERIFY(ends(source));
    QVERIFY2(machines(source) == 2, source.status().error ? qPrintable(said(*source.status().error)) : "");
    // This computer itself is never asked by a proxy.
    ScriptedServer here;
    here.on("/b", {answer(200, inventory({"1"}))});
    SourceSettings local = at(here.url("/b"));
    local.proxy = settings.proxy;
    LiveSource direct(bench.world(), local);
    direct.refresh();
    QVERIFY(ends(direct));
    QCOMPARE(machines(direct), std::size_t{1});
}

void LiveSourceTest::settingsGoRound()
{
    Bench bench;
    QSettings file(bench.folder.filePath(QStringLiteral("sources.ini")), QSettings::IniFormat);
    SourceSettings full{.id = QStringLiteral("1"), .name = QStringLiteral("A\u00F1o; [x]=\"1\""), .address = QStringLiteral("https://e.invalid/a?b=c"),
                        .isActive = false, .secretHeader = QStringLiteral("X-Key"), .caFile = QStringLiteral("/a b/ca.pem"),
                        .proxy = QStringLiteral("none"), .refreshMinutes = 15, .allowsPlainHttp = true};
    SourceSettings bare{.id = QStringLiteral("2"), .address = QStringLiteral("/b.csv")};
    writeSources(file, {full, bare});
    QCOMPARE(readSources(file), (QList<SourceSettings>{full, bare}));
    writeSources(file, {bare}); // none of the longer list stays
    QCOMPARE(readSources(file), QList<SourceSettings>{bare});
    file.sync();
    QFile text(file.fileName());
    QVERIFY(text.open(QIODevice::ReadOnly));
    QVERIFY(!text.readAll().contains("X-Key"));
}

void LiveSourceTest::tokens_data()
{
    QTest::addColumn<QByteArray>("variable");
    QTest::newRow("Example Cloud") << QByteArray("CABE_TOKEN_EXAMPLE_CLOUD");
    QTest::newRow("A\u00F1o 2026") << QByteArray("CABE_TOKEN_ANO_2026");
    QTest::newRow("example.com") << QByteArray("CABE_TOKEN_EXAMPLE_COM");
    QTest::newRow("a\nb=c") << QByteArray("CABE_TOKEN_A_B_C");
}

void LiveSourceTest::tokens()
{
    QFETCH(QByteArray, variable);
    QCOMPARE(tokenVariable(QString::fromUtf8(QTest::currentDataTag())), variable);
}

void LiveSourceTest::requests_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("proxy");
    QTest::addColumn<bool>("isRight");
    QTest::newRow("https") << QStringLiteral("https://e.invalid/a.json") << QString() << true;
    QTest::newRow("no host") << QStringLiteral("https:///a.json") << QString() << false;
    QTest::newRow("no address") << QStringLiteral("://") << QString() << false;
    QTest::newRow("a space") << QStringLiteral("https://e .invalid/") << QString() << false;
    for (const char *right : {"none", "http://p.invalid:3128", "socks5://p.invalid:1080"})
        QTest::addRow("%s", right) << QStringLiteral("https://e.invalid/") << QString::fromLatin1(right) << true;
    for (const char *wrong : {"p.invalid:3128", "http://p.invalid", "ftp://p.invalid:1", "http://u:pw@p.invalid:1", "http://p.invalid:1/x", "http://"})
        QTest::addRow("%s", wrong) << QStringLiteral("https://e.invalid/") << QString::fromLatin1(wrong) << false;
}

void LiveSourceTest::requests()
{
    QFETCH(QString, address);
    QFETCH(QString, proxy);
    QFETCH(bool, isRight);
    const auto request = requestOf({.address = address}, {});
    QCOMPARE(request.has_value() && !proxyFault(proxy), isRight);
}

void LiveSourceTest::deletedInTheMiddle()
{
    Bench bench;
    ScriptedServer server;
    server.on("/a", {answer(200, inventory({"1", "2"}))});
    SourceSettings settings = at(server.url("/a"));
    settings.secretHeader = QStringLiteral("X-Key");
    qputenv("CABE_TOKEN_ONE", "hush");
    for (int round = 0; round < 200; ++round) {
        auto source = std::make_unique<LiveSource>(bench.world(), settings);
        source->start();
        QTest::qWait(round % 7);
        source.reset();
    }
    qunsetenv("CABE_TOKEN_ONE");
    QTest::qWait(50); // for whatever would come late
}

QTEST_GUILESS_MAIN(LiveSourceTest)
#include "tst_live_source.moc"
