// What comes of an answer: the inventory, or why there is none. Against a server that says what it is told to.
#include <QTest>

#include "tests/net/fetching.h"
#include "tests/support/no_warnings.h"

using namespace cabe;
using namespace cabe::net;
using namespace cabe::test;

using Script = QList<QPair<QByteArray, QList<Answer>>>;
Q_DECLARE_METATYPE(Script)

class tst_fetch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void answers_data();
    void answers();
    void asksAsItShould();
    void tellsWhatCame();
    void showsHowFar();
    void refusesWithoutAsking_data();
    void refusesWithoutAsking();
    void keepsTheSecret_data();
    void keepsTheSecret();
    void honoursRetryAfter_data();
    void honoursRetryAfter();
    void asksWithValidators();
    void readsATable();
};

void tst_fetch::answers_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<QString>("expected");
    const auto script = [](const char *name, const Script &answers, const char *expected) {
        QTest::newRow(name) << answers << QString::fromUtf8(expected);
    };
    const auto row = [&](const char *name, const Answer &given, const QByteArray &expected) {
        script(name, {{"/a.json", {given}}}, expected.constData());
    };
    const QByteArray two = inventory({"a", "b"});
    const QByteArray half = two.left(two.size() / 2);
    row("one page", answer(200, two), "/a.json|2 machines");
    row("no machine", answer(200, inventory({})), "/a.json|0 machines");
    row("byte order mark", answer(200, "\xEF\xBB\xBF" + two), "/a.json|2 machines");
    row("no length", {head(200) + two}, "/a.json|2 machines");
    row("chunked", {head(200, "Transfer-Encoding: chunked\r\n") + QByteArray::number(two.size(), 16) + "\r\n" + two + "\r\n0\r\n\r\n"}, "/a.json|2 machines");
    row("compressed", answer(200, qCompress(two).mid(4), "Content-Encoding: deflate\r\n"), "/a.json|2 machines");
    row("wrong type told", answer(200, two, "Content-Type: text/html\r\n"), "/a.json|2 machines");
    // Cut, wrong and empty bodies
    row("shorter than told", {head(200, "Content-Length: 9999\r\n") + half}, "/a.json|ConnectionCut");
    row("longer than told", {head(200, "Content-Length: " + QByteArray::number(half.size()) + "\r\n") + two}, "/a.json|NotJson 1");
    row("cut without a length", {head(200) + half}, "/a.json|NotJson 1");
    row("chunk cut", {head(200, "Transfer-Encoding: chunked\r\n") + "ffff\r\n" + half}, "/a.json|ConnectionCut");
    row("compressed and cut", answer(200, qCompress(two).mid(4).left(60), "Content-Encoding: deflate\r\n"), "/a.json|NotJson 1");
    row("not compressed at all", answer(200, two, "Content-Encoding: gzip\r\n"), "/a.json|NotDecompressed");
    row("empty", answer(200, ""), "/a.json|EmptyBody");
    row("blank", answer(200, " \r\n"), "/a.json|EmptyBody");
    row("nothing by a status", {head(204)}, "/a.json|HttpStatus 204");
    row("part of it", answer(206, two), "/a.json|HttpStatus 206 " + two.left(200));
    row("page of HTML", answer(200, "<!DOCTYPE html><title>Log in</title>"), "/a.json|NotAnInventory Log in");
    row("plain text", answer(200, "maintenance"), "/a.json|NotAnInventory maintenance");
    row("another JSON", answer(200, R"({"error":{"code":"limit"}})"), R"(/a.json|NotAnInventory {"error":{"code":"limit"}})");
    row("mostly rejected", answer(200, R"({"format":"cabe-inventory","version":1,"currency":"USD","machines":[1,2]})"), "/a.json|MostlyRejected 2");
    row("newer", answer(200, R"({"format":"cabe-inventory","version":9,"currency":"USD","machines":[]})"), "/a.json|NewerVersion");
    row("no list", answer(200, R"({"format":"cabe-inventory","version":1,"currency":"USD"})"), "/a.json|NoMachines");
    row("not UTF-8", answer(200, "{\"\xFF\"}"), "/a.json|NotUtf8");
    // Statuses
    row("not found", answer(404, "no such file"), "/a.json|HttpStatus 404 no such file");
    row("unauthorised", answer(401, "", "WWW-Authenticate: Basic realm=\"x\"\r\n"), "/a.json|HttpStatus 401");
    row("too many", answer(429, "{\"detail\": \"slow down\"}"), "/a.json|HttpStatus 429 {\"detail\": \"slow down\"}");
    row("error page", answer(500, "<html><body><h1>Oops</h1></body></html>"), "/a.json|HttpStatus 500 Oops");
    row("error page cut", {head(503, "Content-Length: 999\r\n") + "busy"}, "/a.json|HttpStatus 503 busy");
    row("not modified, unasked", answer(304, ""), "/a.json|HttpStatus 304");
    script("not modified, unasked, once", {{"/a.json", {answer(304, ""), answer(200, two)}}}, "/a.json|2 machines");
    row("garbage", {"hello\r\n\r\n"}, "/a.json|ConnectionCut");
    row("hangs up", {""}, "/a.json|ConnectionCut");
    // Redirects
    script("a chain of five", {{"/a.json", {redirect("/1")}}, {"/1", {redirect("2", 301)}}, {"/2", {redirect("/3", 307)}}, {"/3", {redirect("/4", 308)}}, {"/4", {redirect("/b.json", 303)}}, {"/b.json", {answer(200, two)}}}, "/b.json|2 machines");
    script("six", {{"/a.json", {redirect("/1")}}, {"/1", {redirect("/2")}}, {"/2", {redirect("/3")}}, {"/3", {redirect("/4")}}, {"/4", {redirect("/5")}}, {"/5", {redirect("/6")}}}, "/5|TooManyRedirects 5");
    row("a loop", redirect("/a.json"), "/a.json|TooManyRedirects 5");
    row("to a file", redirect("file:///etc/passwd"), "/a.json|RedirectRefused file:///etc/passwd");
    row("to http elsewhere", redirect("http://example.com/?key=1"), "/a.json|RedirectRefused http://example.com/");
    row("nowhere", answer(302, ""), "/a.json|RedirectRefused");
    row("with a body", {redirect("/none").bytes + "never read"}, "/none|HttpStatus 404 nothing here");
    // Pages
    const QByteArray first = inventory({"a"}, nextIs("b.json"));
    const auto pages = [&](const char *name, const QByteArray &second, const char *expected) {
        script(name, {{"/a.json", {answer(200, first)}}, {"/b.json", {answer(200, second)}}}, expected);
    };
    pages("two pages", inventory({"b"}), "/a.json|2 machines");
    script("by their query", {{"/a.json", {answer(200, inventory({"a"}, nextIs("?page=2")))}}, {"/a.json?page=2", {answer(200, inventory({"b"}))}}}, "/a.json|2 machines");
    script("a redirected page", {{"/a.json", {redirect("/x/y.json")}}, {"/x/y.json", {answer(200, first)}}, {"/x/b.json", {answer(200, inventory({"b", "c"}))}}}, "/x/y.json|3 machines");
    script("a page not there", {{"/a.json", {answer(200, first)}}}, "/b.json|HttpStatus 404 nothing here");
    pages("a page cut", half, "/b.json|NotJson 1");
    pages("a page of HTML", "<p>no", "/b.json|NotAnInventory no");
    pages("a page empty", "", "/b.json|EmptyBody");
    pages("a loop to the first", inventory({"b"}, nextIs("a.json")), "/b.json|PagesRepeat a.json");
    pages("a loop to itself", inventory({"b"}, nextIs("b.json")), "/b.json|PagesRepeat b.json");
    pages("to another origin", inventory({"b"}, nextIs("https://example.com/x?key=1")), "/b.json|NextElsewhere https://example.com/x");
    pages("to a file", inventory({"b"}, nextIs("file:///etc/passwd")), "/b.json|NextElsewhere file:///etc/passwd");
}

void tst_fetch::answers()
{
    QFETCH(Script, script);
    QFETCH(QString, expected);
    ScriptedServer server;
    for (const auto &[path, answers] : script)
        server.on(path, answers);
    Fetching fetching;
    const FetchResult result = fetching.run({.url = server.url("/a.json")});
    const QString got = placed(result);
    QCOMPARE(result.error && got.contains(u"RedirectRefused http://127") ? got.left(got.indexOf(u" http")) : got, expected);
    QCOMPARE(result.pages.empty(), result.inventory == nullptr);
}

void tst_fetch::asksAsItShould()
{
    ScriptedServer server;
    server.on("/a.json?key=x", {answer(200, inventory({"a"}))});
    Fetching fetching;
    fetching.run({.url = server.url("/a.json?key=x#part")});
    QCOMPARE(server.asked().size(), 1);
    const auto headers = server.asked().first().headers;
    QCOMPARE(server.asked().first().path, "/a.json?key=x");
    QVERIFY(headers["accept-encoding"].contains("gzip"));
    QCOMPARE(headers["accept-language"], "en");
    QCOMPARE(headers["user-agent"], "Cabe");
    for (const char *absent : {"if-none-match", "if-modified-since", "cookie", "authorization", "cache-control"})
        QVERIFY2(!headers.contains(absent), absent);
}

void tst_fetch::tellsWhatCame()
{
    ScriptedServer server;
    const QByteArray first = inventory({"a"}, nextIs("b.json"));
    const QByteArray second = inventory({"b"});
    server.on("/a.json", {answer(200, first, "ETag: \"1\"\r\nLast-Modified: Mon, 30 Nov 2026 08:00:00 GMT\r\n")});
    server.on("/b.json", {answer(200, second, "ETag: \"2\"\r\n")});
    Fetching fetching;
    const FetchResult result = fetching.run({.url = server.url("/a.json")});
    QCOMPARE(said(result), u"2 machines"_qs);
    QCOMPARE(result.pages.size(), 2U);
    QCOMPARE(result.pages[0], first);
    QCOMPARE(result.pages[1], second);
    QCOMPARE(result.sha256, QCryptographicHash::hash(QByteArray(first + second), QCryptographicHash::Sha256).toHex());
    QCOMPARE(result.validators.etag, "\"1\"");
    QCOMPARE(result.validators.lastModified, "Mon, 30 Nov 2026 08:00:00 GMT");
    QCOMPARE(result.httpStatus, 200);
    QVERIFY(!result.retryAfter);
}

void tst_fetch::showsHowFar()
{
    ScriptedServer server;
    const QByteArray body = inventory({"a", "b"});
    server.on("/plain.json", {answer(200, body)});
    server.on("/small.json", {answer(200, qCompress(body).mid(4), "Content-Encoding: deflate\r\n")});
    Fetching fetching;
    QSignalSpy progress(&fetching.fetcher, &InventoryFetcher::progress);
    fetching.run({.url = server.url("/plain.json")});
    QCOMPARE(progress.last(), (QVariantList{qint64(body.size()), qint64(body.size())}));
    fetching.run({.url = server.url("/small.json")});
    QCOMPARE(progress.last(), (QVariantList{qint64(body.size()), qint64(-1)}));
}

void tst_fetch::refusesWithoutAsking_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *url, const QByteArray &header, const QByteArray &value, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(url) << header << value << QString::fromLatin1(expected);
    };
    row("file", "file:///etc/passwd", "", "", "SchemeRefused file");
    row("http", "http://example.com/", "", "", "PlainHttpRefused example.com");
    row("secret over allowed http", "http://intranet.invalid/", "X-Key", "abc", "SecretOverHttp intranet.invalid");
    row("user over allowed http", "http://joe@intranet.invalid/", "", "", "SecretOverHttp intranet.invalid");
    row("name of two lines", "https://example.invalid/", "X-Key\r\nX", "abc", "HeaderUnusable X-Key\r\nX");
    row("value of two lines", "https://example.invalid/", "X-Key", "abc\r\nX: y", "HeaderUnusable X-Key");
    row("value not ASCII", "https://example.invalid/", "X-Key", "\xC3\xB1", "HeaderUnusable X-Key");
    row("header of the transport", "https://example.invalid/", "Host", "example.com", "HeaderUnusable Host");
    row("encoding", "https://example.invalid/", "accept-Encoding", "x", "HeaderUnusable accept-Encoding");
}

void tst_fetch::refusesWithoutAsking()
{
    QFETCH(QString, url);
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    QFETCH(QString, expected);
    FetchRequest request{.url = QUrl(url), .plainHttpHosts = {QStringLiteral("intranet.invalid")}};
    if (!name.isEmpty())
        request.secret = SecretHeader{name, value};
    Fetching fetching;
    const FetchResult result = fetching.run(request);
    QCOMPARE(said(result), expected);
    QCOMPARE(result.httpStatus, 0);
}

void tst_fetch::keepsTheSecret_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<QList<bool>>("sent");
    const QByteArray two = inventory({"a", "b"});
    const QByteArray other = "http://localhost:PORT/b.json";
    QTest::newRow("one page") << Script{{"/a.json", {answer(200, two)}}} << QList<bool>{true};
    QTest::newRow("redirect here") << Script{{"/a.json", {redirect("/b.json")}}, {"/b.json", {answer(200, two)}}} << QList<bool>{true, true};
    QTest::newRow("redirect away") << Script{{"/a.json", {redirect(other)}}, {"/b.json", {answer(200, two)}}} << QList<bool>{true, false};
    QTest::newRow("away and back") << Script{{"/a.json", {redirect(other)}}, {"/b.json", {redirect("http://127.0.0.1:PORT/c.json")}}, {"/c.json", {answer(200, two)}}}
                                   << QList<bool>{true, false, false};
    QTest::newRow("next page") << Script{{"/a.json", {answer(200, inventory({"a"}, nextIs("b.json")))}}, {"/b.json", {answer(200, inventory({"b"}))}}} << QList<bool>{true, true};
    QTest::newRow("next page away") << Script{{"/a.json", {redirect(other)}}, {"/b.json", {answer(200, inventory({"a"}, nextIs("c.json")))}}, {"/c.json", {answer(200, inventory({"b"}))}}}
                                    << QList<bool>{true, false, false};
}

void tst_fetch::keepsTheSecret()
{
    QFETCH(Script, script);
    QFETCH(QList<bool>, sent);
    ScriptedServer server;
    const QByteArray port = QByteArray::number(server.url("/").port());
    for (auto &[path, answers] : script) {
        for (Answer &answer : answers)
            answer.bytes.replace("PORT", port);
        server.on(path, answers);
    }
    Fetching fetching;
    const FetchResult result = fetching.run({.url = server.url("/a.json"), .secret = SecretHeader{"X-Key", "abc"}});
    QCOMPARE(said(result), u"2 machines"_qs);
    QList<bool> got;
    for (const Asked &asked : server.asked())
        got << (asked.headers.value("x-key") == "abc");
    QCOMPARE(got, sent);
}

void tst_fetch::honoursRetryAfter_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<int>("expected");
    QTest::newRow("none") << QByteArray() << -1;
    QTest::newRow("seconds") << QByteArray("Retry-After: 120\r\n") << 120;
    QTest::newRow("date") << QByteArray("Retry-After: Mon, 30 Nov 2026 12:02:00 GMT\r\n") << 120;
    QTest::newRow("far away") << QByteArray("Retry-After: 86400\r\n") << 3600;
}

void tst_fetch::honoursRetryAfter()
{
    QFETCH(QByteArray, header);
    QFETCH(int, expected);
    ScriptedServer server;
    server.on("/a.json", {answer(503, "busy", header)});
    Fetching fetching;
    const FetchResult result = fetching.run({.url = server.url("/a.json")});
    QCOMPARE(result.retryAfter ? int(result.retryAfter->count()) : -1, expected);
}

void tst_fetch::asksWithValidators()
{
    ScriptedServer server;
    server.on("/a.json", {answer(304, "", "ETag: \"new\"\r\n")});
    Fetching fetching;
    const FetchResult result =
        fetching.run({.url = server.url("/a.json"), .validators = {"W/\"1\"", "Mon, 30 Nov 2026 08:00:00 GMT"}});
    QCOMPARE(said(result), u"not modified"_qs);
    QVERIFY(!result.inventory);
    QCOMPARE(server.asked().last().headers["if-none-match"], "W/\"1\"");
    QCOMPARE(server.asked().last().headers["if-modified-since"], "Mon, 30 Nov 2026 08:00:00 GMT");

    server.forget();
    fetching.run({.url = server.url("/a.json"), .validators = {"\"1\"\r\nX: y", QByteArray("x").repeated(5000)}});
    QCOMPARE(server.asked().size(), 2); // asked again past the caches on the way: it has nothing to compare with
    for (const char *absent : {"if-none-match", "if-modified-since", "x"})
        QVERIFY(!server.asked().first().headers.contains(absent));
    QCOMPARE(server.asked().last().headers["cache-control"], "no-cache");
}

void tst_fetch::readsATable()
{
    const QByteArray table = "id,tier,gpu_model,gpu_count\na,secure,T4,1\nb,secure,T4,1";
    ScriptedServer server;
    server.on("/whole.csv", {answer(200, table)});
    server.on("/open.csv", {{head(200) + table}});
    server.on("/ended.csv", {{head(200) + table + "\n"}});
    server.on("/list?as=csv", {answer(200, table)});
    Fetching fetching;
    QCOMPARE(said(fetching.run({.url = server.url("/whole.csv")})), u"2 machines"_qs);
    QCOMPARE(said(fetching.run({.url = server.url("/open.csv")})), u"ConnectionCut"_qs);
    QCOMPARE(said(fetching.run({.url = server.url("/ended.csv")})), u"2 machines"_qs);
    QCOMPARE(said(fetching.run({.url = server.url("/list?as=csv")})), u"2 machines"_qs);
}

QTEST_GUILESS_MAIN(tst_fetch)
#include "tst_fetch.moc"
