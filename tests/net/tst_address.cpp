// Which addresses are fetched and followed, and what of them and of a body is shown.
#include <QTest>

#include "core/net/address.h"
#include "core/net/body_text.h"
#include "tests/net/fetching.h"

using namespace cabe;
using namespace cabe::net;
using namespace cabe::test;

class tst_address : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shows_data();
    void shows()
    {
        QFETCH(QString, url);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(shownUrl(QUrl(url))), expected);
    }
    void refuses_data();
    void refuses()
    {
        QFETCH(QString, url);
        QFETCH(QString, expected);
        const auto refusal = refusalOf(QUrl(url), {QStringLiteral("Intranet.example")});
        QCOMPARE(refusal ? said(Error{*refusal}) : QString(), expected);
    }
    void redirects_data();
    void redirects()
    {
        QFETCH(QString, from);
        QFETCH(QByteArray, location);
        QFETCH(QString, expected);
        const auto to = redirectTarget(QUrl(from), location, {QStringLiteral("intranet.example")});
        QCOMPARE(to ? to->toString() : said(Error{to.error()}), expected);
    }
    void nextPages_data();
    void nextPages()
    {
        QFETCH(QString, from);
        QFETCH(QString, next);
        QFETCH(QString, expected);
        const auto to = nextPage(QUrl(from), next.toStdString());
        QCOMPARE(to ? to->toString() : said(Error{to.error()}), expected);
    }
    void excerpts_data();
    void excerpts()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, expected);
        const auto secrets = secretsOf("Bearer abcdef-123", QUrl(u"https://joe:pass%20word@x/?key=qwerty1&n=5"_qs));
        QCOMPARE(QString::fromStdString(excerptOf(body, secrets)), expected);
    }
};

void tst_address::shows_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *url, const char *expected) { QTest::newRow(url) << QString::fromLatin1(url) << QString::fromLatin1(expected); };
    row("https://example.com/a.json", "https://example.com/a.json");
    row("https://joe:secret@example.com:8443/a/b?key=secret#secret", "https://example.com:8443/a/b");
    row("https://secret@example.com", "https://example.com");
}

void tst_address::refuses_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *url, const char *expected) { QTest::newRow(url) << QString::fromLatin1(url) << QString::fromLatin1(expected); };
    for (const char *url : {"https://example.com/", "HTTPS://EXAMPLE.com:444/a", "http://localhost/", "http://LOCALHOST:8080/a",
                            "http://127.0.0.1/", "http://127.8.9.10:1/", "http://[::1]:8080/", "http://intranet.example/a"})
        row(url, "");
    row("http://example.com/", "PlainHttpRefused example.com");
    row("http://localhost.example.com/", "PlainHttpRefused localhost.example.com");
    row("http://127.0.0.1.example.com/", "PlainHttpRefused 127.0.0.1.example.com");
    row("http://0.0.0.0/", "PlainHttpRefused 0.0.0.0");
    row("http://10.0.0.1/", "PlainHttpRefused 10.0.0.1");
    row("http://[fe80::1]/", "PlainHttpRefused fe80::1");
    row("http://sub.intranet.example/", "PlainHttpRefused sub.intranet.example");
    row("file:///etc/passwd", "SchemeRefused file");
    row("data:application/json,{}", "SchemeRefused data");
    row("ftp://example.com/a", "SchemeRefused ftp");
    row("qrc:/a.json", "SchemeRefused qrc");
    row("javascript:alert(1)", "SchemeRefused javascript");
    row("https:///a.json", "AddressUnusable https:///a.json");
    row("https:a.json", "AddressUnusable https:a.json");
    row("a.json", "AddressUnusable a.json");
    row("", "AddressUnusable");
    row("https://exa mple.com/", "AddressUnusable");
}

void tst_address::redirects_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *from, const char *to, const char *expected) {
        QTest::addRow("%s to %s", from, to) << QString::fromLatin1(from) << QByteArray(to) << QString::fromLatin1(expected);
    };
    row("https://a.example/x/y?z", "https://b.example/q?r", "https://b.example/q?r");
    row("https://a.example/x/y?z", "w", "https://a.example/x/w");
    row("https://a.example/x/y?z", " /w#part ", "https://a.example/w");
    row("https://a.example/x/y?z", "//b.example/w", "https://b.example/w");
    row("https://a.example/x", "http://a.example/x", "RedirectRefused http://a.example/x");
    row("https://a.example/x", "http://localhost/x?key=1", "RedirectRefused http://localhost/x");
    row("http://localhost/x", "https://a.example/", "https://a.example/");
    row("http://localhost/x", "http://a.example/", "RedirectRefused http://a.example/");
    row("http://localhost/x", "http://intranet.example/", "http://intranet.example/");
    row("https://a.example/x", "file:///etc/passwd", "RedirectRefused file:///etc/passwd");
    row("https://a.example/x", "data:text/plain,x", "RedirectRefused data:text/plain,x");
    row("https://a.example/x", "", "RedirectRefused https://a.example/x");
    row("https://joe:pw@a.example/x", "/y", "https://joe:pw@a.example/y");
    row("https://joe:pw@a.example/x", "https://b.example/y", "https://b.example/y");
    row("https://a.example/x", "https://joe:pw@b.example/y", "https://b.example/y");
    row("https://joe:pw@a.example/x", "https://a.example:444/y", "https://a.example:444/y");
}

void tst_address::nextPages_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("next");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *from, const char *to, const char *expected) {
        QTest::addRow("%s to %s", from, to) << QString::fromLatin1(from) << QString::fromLatin1(to) << QString::fromLatin1(expected);
    };
    row("https://a.example/x/y", "z", "https://a.example/x/z");
    row("https://a.example/x/y?page=1", "?page=2", "https://a.example/x/y?page=2");
    row("https://a.example/x/y", "https://A.example:443/z#part", "https://a.example:443/z");
    row("https://joe:pw@a.example/x", "https://a.example/z", "https://joe:pw@a.example/z");
    row("https://a.example/x", "https://a.example:444/z", "NextElsewhere https://a.example:444/z");
    row("https://a.example/x", "http://a.example/z", "NextElsewhere http://a.example/z");
    row("https://a.example/x", "https://b.example/z?key=1", "NextElsewhere https://b.example/z");
    row("https://a.example/x", "//b.example/z", "NextElsewhere https://b.example/z");
    row("https://a.example/x", "file:///etc/passwd", "NextElsewhere file:///etc/passwd");
}

void tst_address::excerpts_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("expected");
    QTest::newRow("text") << QByteArray("  Too many\r\n\trequests ") << u"Too many requests"_qs;
    QTest::newRow("200 characters") << QByteArray("ñ").repeated(201) << QString(200, u'ñ');
    QTest::newRow("page") << QByteArray("<!DOCTYPE html><html><head><title>Log in</title><style>p { x }</style>"
                                        "<SCRIPT src=x>if (a<b) c()</SCRIPT></head><body><p class='x'>Your name</p></body>")
                          << u"Log in Your name"_qs;
    QTest::newRow("tag not closed") << QByteArray("<p>Hello <a href=") << u"Hello"_qs;
    QTest::newRow("less than in a text") << QByteArray("3 < 4 > 2") << u"3 < 4 > 2"_qs;
    QTest::newRow("header") << QByteArray("no Bearer abcdef-123, no abcdef-123 alone") << u"no •••, no ••• alone"_qs;
    QTest::newRow("password") << QByteArray("joe has 'pass word' or 'pass%20word'") << u"joe has '•••' or '•••'"_qs;
    QTest::newRow("query") << QByteArray("key=qwerty1&n=5") << u"key=•••&n=5"_qs;
    QTest::newRow("not UTF-8") << QByteArray("a\xFF") << u"a\uFFFD"_qs;
}

QTEST_APPLESS_MAIN(tst_address)
#include "tst_address.moc"
