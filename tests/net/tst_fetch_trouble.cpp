// Servers that stall, never end or send a bomb, and a user who has thought better of it.
#include <QTest>

#include "tests/net/fetching.h"
#include "tests/support/no_warnings.h"

#include <array>

using namespace cabe;
using namespace cabe::net;
using namespace cabe::test;
using namespace std::chrono_literals;

namespace {

constexpr int kMebibyte = 1024 * 1024;

/// Rows that differ in a few digits, some 40 MB of them, so alike that they shrink to a 25th and less.
QByteArray repetitiveInventory()
{
    QByteArray text = R"({"format":"cabe-inventory","version":1,"currency":"USD","machines":[)";
    text.reserve(42 * kMebibyte);
    quint32 random = 1;
    for (int i = 0; text.size() < 40'000'000; ++i) {
        random = random * 1664525U + 1013904223U;
        text += i == 0 ? "\n" : ",\n";
        text += R"({"id":"m-)" + QByteArray::number(i).rightJustified(7, '0') +
                R"(","name":"a node like all the others, but for its number and its price","tier":"secure","country":"ES",)"
                R"("region":"Madrid","gpu":{"model":"RTX 4090","count":2,"memory_mib":24564,"memory_source":"data_center"},)"
                R"("vcpus":32,"ram_mib":131072,"disk_gib":1000,"price":{"amount":"0.)" +
                QByteArray::number(random >> 8) .left(6)+ R"(","per":"hour"},"in_stock":true})";
    }
    return text + "]}";
}

/// A server whose queue is full: the system does not even take the connection.
struct FullServer {
    QTcpServer server;
    std::array<QTcpSocket, 8> queue;

    FullServer()
    {
        server.setListenBacklogSize(1);
        server.listen(QHostAddress::LocalHost);
        server.pauseAccepting();
        for (QTcpSocket &socket : queue)
            socket.connectToHost(QHostAddress::LocalHost, server.serverPort());
        queue[0].waitForConnected();
        QTest::qWait(50);
    }
    bool isFull() const { return queue.back().state() == QAbstractSocket::ConnectingState; }
    QUrl url() const { return QUrl(QStringLiteral("http://127.0.0.1:%1/a.json").arg(server.serverPort())); }
};

} // namespace

class tst_fetch_trouble : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void waitsInVain_data();
    void waitsInVain();
    void waitsForAConnectionInVain();
    void endsWhatDrips();
    void findsNoServer_data();
    void findsNoServer();
    void stopsAtTheLimit_data();
    void stopsAtTheLimit();
    void stopsBombs_data();
    void stopsBombs();
    void passesWhatOnlyRepeatsItself();
    void countsTheBytesOfAllPages();
    void countsPages();
    void cancels_data();
    void cancels();
    void cancelsWhileReading();
    void maySearchAgainInItsOwnEnd();
    void mayBeDestroyedAnyTime_data();
    void mayBeDestroyedAnyTime();
    void outlivesAThousandRounds();
    void saysNoSecret_data();
    void saysNoSecret();
};

void tst_fetch_trouble::waitsInVain_data()
{
    QTest::addColumn<Answer>("given");
    QTest::newRow("for a word") << Answer{"", true};
    QTest::newRow("for the rest of the head") << Answer{"HTTP/1.1 200 OK\r\nContent-", true};
    QTest::newRow("for the body") << Answer{head(200, "Content-Length: 100\r\n"), true};
    QTest::newRow("for the rest of the body") << Answer{head(200, "Content-Length: 100\r\n") + "{\"format\"", true};
    QTest::newRow("for the last chunk") << Answer{head(200, "Transfer-Encoding: chunked\r\n") + "2\r\n{}\r\n", true};
}

void tst_fetch_trouble::waitsInVain()
{
    QFETCH(Answer, given);
    ScriptedServer server;
    server.on("/a.json", {given});
    Fetching fetching;
    QCOMPARE(said(fetching.run({.url = server.url("/a.json"), .inactivity = 100ms})), u"TimedOut"_qs);
}

void tst_fetch_trouble::waitsForAConnectionInVain()
{
    FullServer server;
    if (!server.isFull())
        QSKIP("this system takes connections beyond the queue");
    Fetching fetching;
    QCOMPARE(said(fetching.run({.url = server.url(), .inactivity = 100ms})), u"TimedOut"_qs);
}

void tst_fetch_trouble::endsWhatDrips()
{
    ScriptedServer server;
    server.on("/a.json", {{head(200), true}});
    Fetching fetching;
    QTimer drip;
    connect(&drip, &QTimer::timeout, this, [&] { server.sayToAll(" "); });
    drip.start(20);
    QCOMPARE(said(fetching.run({.url = server.url("/a.json"), .inactivity = 30s, .total = 300ms})), u"TimedOut"_qs);
}

void tst_fetch_trouble::findsNoServer_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<QString>("expected");
    QTcpServer gone; // a port that was free a moment ago
    gone.listen(QHostAddress::LocalHost);
    const QUrl refused(QStringLiteral("http://127.0.0.1:%1/a.json").arg(gone.serverPort()));
    QTest::newRow("nobody listens") << refused << u"NoConnection 127.0.0.1"_qs;
    QTest::newRow("no such host") << QUrl(u"https://no-such-host.invalid/a.json"_qs) << u"NoConnection no-such-host.invalid"_qs;
}

void tst_fetch_trouble::findsNoServer()
{
    QFETCH(QUrl, url);
    QFETCH(QString, expected);
    Fetching fetching;
    QCOMPARE(said(fetching.run({.url = url})), expected);
}

void tst_fetch_trouble::stopsAtTheLimit_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("saysItsLength");
    QTest::addColumn<QString>("expected");
    const QByteArray body = inventory({"a"}).leftJustified(2 * kMebibyte, ' ');
    QTest::newRow("at the limit") << body << true << u"1 machines"_qs;
    QTest::newRow("a byte over, announced") << QByteArray(body + ' ') << true << u"TooLarge 2"_qs;
    QTest::newRow("a byte over") << QByteArray(body + ' ') << false << u"TooLarge 2"_qs;
}

void tst_fetch_trouble::stopsAtTheLimit()
{
    QFETCH(QByteArray, body);
    QFETCH(bool, saysItsLength);
    QFETCH(QString, expected);
    ScriptedServer server;
    server.on("/a.json", {saysItsLength ? answer(200, body) : Answer{QByteArray(head(200) + body)}});
    Fetching fetching;
    QCOMPARE(said(fetching.run({.url = server.url("/a.json"), .limits = {.bytes = 2 * kMebibyte}})), expected);
}

void tst_fetch_trouble::stopsBombs_data()
{
    QTest::addColumn<int>("mebibytes");
    QTest::addColumn<qint64>("limit");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a thousandfold") << 200 << qint64(64) << u"NotDecompressed"_qs;
    QTest::newRow("under Qt's own guard, over ours") << 9 << qint64(4) << u"TooLarge 4"_qs;
}

void tst_fetch_trouble::stopsBombs()
{
    QFETCH(int, mebibytes);
    QFETCH(qint64, limit);
    QFETCH(QString, expected);
    const QByteArray bomb = qCompress(QByteArray(qsizetype(mebibytes) * kMebibyte, ' ')).mid(4);
    ScriptedServer server;
    server.on("/a.json", {answer(200, bomb, "Content-Encoding: deflate\r\n")});
    Fetching fetching;
    qint64 most = 0;
    connect(&fetching.fetcher, &InventoryFetcher::progress, this, [&most](qint64 received) { most = received; });
    QCOMPARE(said(fetching.run({.url = server.url("/a.json"), .limits = {.bytes = limit * kMebibyte}})), expected);
    QVERIFY(most <= limit * kMebibyte);
}

void tst_fetch_trouble::passesWhatOnlyRepeatsItself()
{
    const QByteArray text = repetitiveInventory();
    const QByteArray small = qCompress(text, 9).mid(4);
    QVERIFY2(text.size() / small.size() >= 25, qPrintable(QString::number(text.size() / small.size())));
    ScriptedServer server;
    server.on("/a.json", {answer(200, small, "Content-Encoding: deflate\r\n")});
    Fetching fetching;
    const FetchResult result = fetching.run({.url = server.url("/a.json")});
    QCOMPARE(said(result), u"%1 machines"_qs.arg(text.count('\n')));
    QCOMPARE(result.sha256, QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

void tst_fetch_trouble::countsTheBytesOfAllPages()
{
    const QByteArray first = inventory({"a"}, nextIs("b.json"));
    const QByteArray second = inventory({"b"});
    ScriptedServer server;
    server.on("/a.json", {answer(200, first)});
    server.on("/b.json", {answer(200, second)});
    Fetching fetching;
    const qint64 both = first.size() + second.size();
    QCOMPARE(said(fetching.run({.url = server.url("/a.json"), .limits = {.bytes = both}})), u"2 machines"_qs);
    QCOMPARE(said(fetching.run({.url = server.url("/a.json"), .limits = {.bytes = both - 1}})), u"TooLarge 0"_qs);
    QCOMPARE(said(fetching.run({.url = server.url("/a.json"), .limits = {.machines = 1}})), u"TooManyMachines 1"_qs);
}

void tst_fetch_trouble::countsPages()
{
    ScriptedServer server;
    for (int i = 1; i <= 4; ++i)
        server.on("/" + QByteArray::number(i), {answer(200, inventory({QByteArray::number(i)}, i < 4 ? nextIs(QByteArray::number(i + 1)) : QByteArray()))});
    Fetching fetching;
    QCOMPARE(said(fetching.run({.url = server.url("/1"), .limits = {.pages = 4}})), u"4 machines"_qs);
    QCOMPARE(said(fetching.run({.url = server.url("/1"), .limits = {.pages = 3}})), u"TooManyPages 3"_qs);
}

void tst_fetch_trouble::cancels_data()
{
    QTest::addColumn<int>("turns"); // of the event loop
    for (const int turns : {0, 1, 2, 3, 5, 8, 13})
        QTest::addRow("after %d turns", turns) << turns;
}

void tst_fetch_trouble::cancels()
{
    QFETCH(int, turns);
    ScriptedServer server;
    server.on("/a.json", {{head(200, "Content-Length: 100\r\n") + "{\"format\"", true}});
    Fetching fetching;
    fetching.fetcher.fetch({.url = server.url("/a.json")});
    for (int i = 0; i < turns; ++i)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    QVERIFY(fetching.ends.isEmpty());
    fetching.fetcher.cancel();
    QCOMPARE(fetching.ends.size(), 1);
    QCOMPARE(said(fetching.ends[0]), u"Cancelled"_qs);
    server.sayToAll("late");
    fetching.fetcher.cancel();
    QTest::qWait(50);
    QCOMPARE(fetching.ends.size(), 1);
    server.on("/a.json", {answer(200, inventory({"a"}))});
    QCOMPARE(said(fetching.run({.url = server.url("/a.json")})), u"1 machines"_qs);
}

void tst_fetch_trouble::cancelsWhileReading()
{
    ScriptedServer server;
    QList<QByteArray> ids;
    for (int i = 0; i < 20'000; ++i)
        ids << QByteArray::number(i);
    server.on("/a.json", {answer(200, inventory(ids))});
    Fetching fetching;
    connect(&fetching.network, &QNetworkAccessManager::finished, &fetching.fetcher, [&] {
        QTimer::singleShot(0, &fetching.fetcher, [&] { fetching.fetcher.cancel(); }); // by then it is being read
    });
    QCOMPARE(said(fetching.run({.url = server.url("/a.json")})), u"Cancelled"_qs);
    QCOMPARE(fetching.ends[0].httpStatus, 200);
    QThreadPool::globalInstance()->waitForDone();
    QTest::qWait(20);
    QCOMPARE(fetching.ends.size(), 1);
}

void tst_fetch_trouble::maySearchAgainInItsOwnEnd()
{
    ScriptedServer server;
    server.on("/a.json", {answer(404, ""), answer(200, inventory({"a"}))});
    Fetching fetching;
    const auto again = connect(&fetching.fetcher, &InventoryFetcher::finished, this, [&](const FetchResult &result) {
        if (result.error)
            fetching.fetcher.fetch({.url = server.url("/a.json")});
    });
    fetching.fetcher.fetch({.url = server.url("/a.json")});
    QVERIFY(fetching.wait(2));
    disconnect(again);
    QCOMPARE(said(fetching.ends[0]), u"HttpStatus 404"_qs);
    QCOMPARE(said(fetching.ends[1]), u"1 machines"_qs);
}

void tst_fetch_trouble::mayBeDestroyedAnyTime_data()
{
    cancels_data();
}

void tst_fetch_trouble::mayBeDestroyedAnyTime()
{
    QFETCH(int, turns);
    ScriptedServer server;
    server.on("/a.json", {answer(200, inventory({"a", "b"}, nextIs("b.json")))});
    server.on("/b.json", {{"", true}});
    {
        Fetching fetching;
        fetching.fetcher.fetch({.url = server.url("/a.json")});
        for (int i = 0; i < turns; ++i)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        QVERIFY(fetching.ends.isEmpty());
    }
    QTest::qWait(10);
}

void tst_fetch_trouble::outlivesAThousandRounds()
{
    ScriptedServer server;
    server.on("/a.json", {answer(200, inventory({"a", "b"}))});
    Fetching fetching;
    qsizetype fetched = 0;
    for (int round = 0; round < 1000; ++round) {
        fetching.fetcher.fetch({.url = server.url("/a.json")});
        for (int i = 0; i < round % 7; ++i)
            QCoreApplication::processEvents();
        fetching.fetcher.cancel();
        QCOMPARE(fetching.ends.size(), round + 1);
        fetched += fetching.ends[round].inventory != nullptr;
    }
    QVERIFY(fetched < 1000);
    QCOMPARE(said(fetching.run({.url = server.url("/a.json")})), u"2 machines"_qs);
    QTRY_COMPARE(fetching.network.findChildren<QNetworkReply *>().size(), 0);
}

void tst_fetch_trouble::saysNoSecret_data()
{
    QTest::addColumn<Answer>("given");
    QTest::newRow("status") << answer(403, "bad key hush-hush-1 of joe, query-key-2, pass-word-3");
    QTest::newRow("page of HTML") << answer(200, "<p>bad key hush-hush-1, query-key-2, pass-word-3");
    QTest::newRow("plain text") << answer(200, "bad key hush-hush-1, query-key-2, pass-word-3");
    QTest::newRow("redirect") << redirect("http://example.com/hush-hush-1/query-key-2?key=query-key-2");
    QTest::newRow("redirect with a user") << redirect("http://joe:pass-word-3@example.com/");
    QTest::newRow("next page") << answer(200, inventory({"a"}, nextIs("https://example.com/hush-hush-1")));
    QTest::newRow("cut") << Answer{head(200, "Content-Length: 99\r\n")};
    QTest::newRow("loop") << redirect("?key=query-key-2");
}

void tst_fetch_trouble::saysNoSecret()
{
    QFETCH(Answer, given);
    ScriptedServer server;
    QUrl url = server.url("/a.json?key=query-key-2");
    server.on("/a.json?key=query-key-2", {given});
    url.setUserInfo(QStringLiteral("joe:pass-word-3"));
    Fetching fetching;
    const FetchResult result = fetching.run({.url = url, .secret = SecretHeader{"Authorization", "Bearer hush-hush-1"}});
    QVERIFY(result.error);
    const QString all = QString::fromStdString(result.error->file + result.error->place + result.url) + said(result);
    for (const char *secret : {"hush", "query-key", "pass-word", "joe:"})
        QVERIFY2(!all.contains(QLatin1String(secret)), qPrintable(all));
}

QTEST_GUILESS_MAIN(tst_fetch_trouble)
#include "tst_fetch_trouble.moc"
