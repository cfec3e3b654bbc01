// What is tried again, and when.
#include <QTest>

#include "core/net/retry_policy.h"

using namespace cabe;
using namespace cabe::net;
using std::chrono::seconds;

Q_DECLARE_METATYPE(Error)

class tst_retry_policy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worthRetry_data();
    void worthRetry()
    {
        QFETCH(Error, error);
        QFETCH(bool, worth);
        QCOMPARE(isWorthRetry(error), worth);
    }
    void delays_data();
    void delays()
    {
        QFETCH(int, failures);
        QFETCH(quint32, random);
        QFETCH(qint64, expected);
        QCOMPARE(qint64(delayAfter(failures, random).count()), expected);
    }
    void retryAfter_data();
    void retryAfter()
    {
        QFETCH(QByteArray, header);
        QFETCH(qint64, expected);
        const UtcTime now = *readTime("2026-11-30T08:00:00Z");
        const auto read = readRetryAfter({header.constData(), std::size_t(header.size())}, now);
        QCOMPARE(read ? qint64(read->count()) : -1, expected);
    }
    void waits()
    {
        QCOMPARE(waitBeforeTry(1, std::nullopt, 0), seconds(60));
        QCOMPARE(waitBeforeTry(3, std::nullopt, 0), seconds(240));
        QCOMPARE(waitBeforeTry(3, seconds(100), 0), seconds(100));
        QCOMPARE(waitBeforeTry(3, seconds(0), 0), seconds(60));
        QCOMPARE(waitBeforeTry(9, seconds(3600), 0), seconds(3600));
    }
    void stillWaits()
    {
        QCOMPARE(stillToWait({1000}, seconds(60), {1000}), seconds(60));
        QCOMPARE(stillToWait({1000}, seconds(60), {1059}), seconds(1));
        QCOMPARE(stillToWait({1000}, seconds(60), {1060}), seconds(0));
        QCOMPARE(stillToWait({1000}, seconds(60), {90000}), seconds(0));
        QCOMPARE(stillToWait({1000}, seconds(60), {0}), seconds(60));
    }
};

void tst_retry_policy::worthRetry_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<bool>("worth");
    const auto row = [](const char *name, ErrorFact fact, bool worth) { QTest::newRow(name) << Error{std::move(fact)} << worth; };
    row("timeout", error::TimedOut{60}, true);
    row("no connection", error::NoConnection{"x"}, true);
    row("cut", error::ConnectionCut{}, true);
    for (const int status : {429, 502, 503, 504})
        QTest::addRow("%d", status) << Error{error::HttpStatus{status, {}}} << true;
    for (const int status : {304, 400, 401, 403, 404, 408, 428, 430, 500, 501, 505})
        QTest::addRow("%d", status) << Error{error::HttpStatus{status, {}}} << false;
    row("certificate", error::CertificateRefused{CertificateFault::Untrusted, "x"}, false);
    row("proxy", error::ProxyUnusable{}, false);
    row("too large", error::TooLarge{64}, false);
    row("bomb", error::NotDecompressed{}, false);
    row("not JSON", error::NotJson{1, 1}, false);
    row("redirects", error::TooManyRedirects{5}, false);
    row("cancelled", error::Cancelled{}, false);
    row("scheme", error::SchemeRefused{"file"}, false);
}

void tst_retry_policy::delays_data()
{
    QTest::addColumn<int>("failures");
    QTest::addColumn<quint32>("random");
    QTest::addColumn<qint64>("expected");
    const auto row = [](int failures, qint64 least, qint64 most) {
        QTest::addRow("%d least", failures) << failures << 0U << least;
        QTest::addRow("%d most", failures) << failures << 0xFFFFFFFFU << most;
    };
    row(-1, 60, 74);
    row(0, 60, 74);
    row(1, 60, 74);
    row(2, 120, 149);
    row(3, 240, 299);
    row(4, 480, 599);
    row(5, 960, 1199);
    row(6, 1920, 2399);
    row(7, 2880, 3599);
    row(8, 2880, 3599);
    row(1'000'000, 2880, 3599);
    QTest::addRow("middle") << 2 << 0x80000000U << qint64(135);
}

void tst_retry_policy::retryAfter_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<qint64>("expected");
    const auto row = [](const char *header, qint64 expected) { QTest::newRow(*header ? header : "empty") << QByteArray(header) << expected; };
    row("0", 0);
    row("3", 3);
    row(" 120 ", 120);
    row("3600", 3600);
    row("3601", 3600);
    row("99999999999999999999999", 3600);
    row("", -1);
    row("-5", -1);
    row("1.5", -1);
    row("1e3", -1);
    row("soon", -1);
    row("Mon, 30 Nov 2026 08:02:00 GMT", 120);
    row("Mon, 30 Nov 2026 12:00:00 GMT", 3600);
    row("Mon, 30 Nov 2026 07:59:59 GMT", 0);
    row("Sun, 06 Nov 1994 08:49:37 GMT", 0);
    row("Monday, 30-Nov-26 08:01:00 GMT", 60);
    row("Sunday, 06-Nov-94 08:49:37 GMT", 0);
    row("Mon Nov 30 08:00:07 2026", 7);
    row("Tue Dec  1 08:00:07 2026", 3600);
    row("Mon, 30 Nov 2026 08:02:00 CET", -1);
    row("Mon, 31 Nov 2026 08:02:00 GMT", -1);
    row("Mon, 30 Foo 2026 08:02:00 GMT", -1);
    row("Mon, 30 Nov 2026 8:02 GMT", -1);
    row("Mon, 30 Nov 2026", -1);
    row("2026-11-30T08:02:00Z", -1);
}

QTEST_APPLESS_MAIN(tst_retry_policy)
#include "tst_retry_policy.moc"
