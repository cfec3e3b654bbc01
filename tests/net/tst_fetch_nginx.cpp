// Against a real nginx: certificates, compression, validators, redirects, and inventories of a hundred thousand machines.
#include <QTest>

#include "core/net/inventory_source.h"
#include "tests/bench/synthetic_inventory.h"
#include "tests/net/fetching.h"
#include "tests/net/nginx.h"
#include "tests/support/no_warnings.h"

#include <QHash>
#include <QThread>

using namespace cabe;
using namespace cabe::net;
using namespace cabe::test;

namespace {

QByteArray synthetic(std::size_t machines)
{
    return QByteArray::fromStdString(bench::syntheticInventory(machines));
}

} // namespace

class tst_fetch_nginx : public QObject
{
    Q_OBJECT

    std::unique_ptr<Nginx> m_nginx;
    const QByteArray m_small = synthetic(1000);

private Q_SLOTS:
    void initTestCase();
    void init() { failOnWarnings(); }
    void fetches_data();
    void fetches();
    void trustsOnlyWhomItShould();
    void refusesAnotherHostsCertificate();
    void followsRedirects_data();
    void followsRedirects();
    void keepsTheEventLoopTurning();
    void readsAsFromTheFile();
    void fetchesPages();
    void refreshes();
    void readsErrors();
    void sendsTheSecret();
    void cleanupTestCase() { m_nginx.reset(); }
};

void tst_fetch_nginx::initTestCase()
{
    for (const QString &program : {QStringLiteral("nginx"), QStringLiteral("openssl")})
        if (Nginx::program(program).isEmpty())
            QSKIP(qPrintable(program + u" is not installed: scripts/setup --tests installs it"));
    m_nginx = std::make_unique<Nginx>();
    QVERIFY2(m_nginx->start(), qPrintable(m_nginx->trouble()));
    m_nginx->put(QStringLiteral("small.json"), m_small);
}

void tst_fetch_nginx::fetches_data()
{
    QTest::addColumn<bool>("isSecure");
    QTest::addColumn<int>("machines");
    for (const int machines : {1000, 100'000}) {
        QTest::addRow("http, %d", machines) << false << machines;
        QTest::addRow("https, %d", machines) << true << machines;
    }
}

void tst_fetch_nginx::fetches()
{
    QFETCH(bool, isSecure);
    QFETCH(int, machines);
    const QByteArray text = synthetic(std::size_t(machines));
    const QString path = QStringLiteral("/%1.json").arg(machines);
    m_nginx->put(path, text);
    Fetching fetching;
    bool isCompressed = false;
    connect(&fetching.network, &QNetworkAccessManager::finished, this,
            [&](const QNetworkReply *reply) { isCompressed = reply->rawHeader("Content-Encoding") == "gzip"; });
    const FetchResult result = fetching.run({.url = isSecure ? m_nginx->https(path) : m_nginx->http(path),
                                             .extraCertificates = m_nginx->authority()});
    QCOMPARE(said(result), u"%1 machines"_qs.arg(machines));
    QVERIFY(result.pages.front() == text);
    QVERIFY(isCompressed);
    QVERIFY(result.validators.etag.startsWith("W/\""));
    QVERIFY(!result.validators.lastModified.isEmpty());
}

void tst_fetch_nginx::trustsOnlyWhomItShould()
{
    const QUrl url = m_nginx->https(QStringLiteral("/small.json"));
    const QString refused = u"CertificateRefused %1 localhost"_qs.arg(int(CertificateFault::Untrusted));
    Fetching fetching;
    QCOMPARE(said(fetching.run({.url = url})), refused);
    // The same network has a connection that failed, and then one that trusts more than it may.
    QCOMPARE(said(fetching.run({.url = url, .extraCertificates = m_nginx->authority()})), u"1000 machines"_qs);
    QCOMPARE(said(fetching.run({.url = url})), refused);
    QCOMPARE(fetching.ends[0].httpStatus, 0);
}

void tst_fetch_nginx::refusesAnotherHostsCertificate()
{
    Fetching fetching;
    QCOMPARE(said(fetching.run({.url = m_nginx->wrongHost(QStringLiteral("/small.json")), .extraCertificates = m_nginx->authority()})),
             u"CertificateRefused %1 localhost"_qs.arg(int(CertificateFault::WrongHost)));
}

void tst_fetch_nginx::followsRedirects_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("isSecure");
    QTest::addColumn<QString>("expected");
    QTest::newRow("five") << u"/r1"_qs << true << u"1000 machines"_qs;
    QTest::newRow("five over http") << u"/r1"_qs << false << u"1000 machines"_qs;
    QTest::newRow("six") << u"/r0"_qs << true << u"TooManyRedirects 5"_qs;
    QTest::newRow("to https") << u"/up"_qs << false << u"1000 machines"_qs;
    QTest::newRow("to http") << u"/down"_qs << true << QString(u"RedirectRefused " + m_nginx->http(QStringLiteral("/small.json")).toString());
}

void tst_fetch_nginx::followsRedirects()
{
    QFETCH(QString, path);
    QFETCH(bool, isSecure);
    QFETCH(QString, expected);
    Fetching fetching;
    QCOMPARE(said(fetching.run({.url = isSecure ? m_nginx->https(path) : m_nginx->http(path),
                                .extraCertificates = m_nginx->authority()})),
             expected);
}

/// A hundred thousand machines are read while the event loop goes on: it turns many times between the last byte and
/// the inventory.
void tst_fetch_nginx::keepsTheEventLoopTurning()
{
    const QString path = QStringLiteral("/100000.json");
    m_nginx->put(path, synthetic(100'000));
    Fetching fetching;
    int turns = 0;
    QTimer turning;
    connect(&turning, &QTimer::timeout, this, [&turns] { ++turns; });
    connect(&fetching.network, &QNetworkAccessManager::finished, this, [&] { turning.start(5); });
    QCOMPARE(said(fetching.run({.url = m_nginx->http(path)})), u"100000 machines"_qs);
    QVERIFY2(turns >= 10, qPrintable(QString::number(turns)));
}

void tst_fetch_nginx::readsAsFromTheFile()
{
    const auto fromFile = readInventory(m_small.toStdString(), "small.json", *countries(), {});
    QVERIFY(fromFile);
    Fetching fetching;
    const FetchResult result = fetching.run({.url = m_nginx->http(QStringLiteral("/small.json"))});
    QCOMPARE(result.inventory->machines.size(), fromFile->machines.size());
    QCOMPARE(result.inventory->rejected.size(), fromFile->rejected.size());
    QCOMPARE(result.inventory->name, fromFile->name);
    QVERIFY(result.inventory->generatedAt == fromFile->generatedAt);
    for (std::size_t i = 0; i < fromFile->machines.size(); ++i) {
        const Machine &one = result.inventory->machines[i];
        const Machine &other = fromFile->machines[i];
        QVERIFY(one.id == other.id && one.gpuModel == other.gpuModel && one.memoryMib == other.memoryMib);
    }
}

void tst_fetch_nginx::fetchesPages()
{
    for (int i = 1; i <= 20; ++i)
        m_nginx->put(QStringLiteral("page-%1.json").arg(i),
                     inventory({QByteArray::number(i)}, i < 20 ? nextIs("page-" + QByteArray::number(i + 1) + ".json") : QByteArray()));
    Fetching fetching;
    const FetchResult result = fetching.run({.url = m_nginx->https(QStringLiteral("/page-1.json")), .extraCertificates = m_nginx->authority()});
    QCOMPARE(said(result), u"20 machines"_qs);
}

void tst_fetch_nginx::refreshes()
{
    using Kind = SourceState::Kind;
    const QString name = QStringLiteral("changing.json");
    const FetchRequest request{.url = m_nginx->https(u'/' + name), .extraCertificates = m_nginx->authority()};
    m_nginx->put(name, m_small);
    QTemporaryDir folder;
    QNetworkAccessManager network;
    QList<int> statuses;
    connect(&network, &QNetworkAccessManager::finished, this, [&](const QNetworkReply *reply) {
        statuses << reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    });
    InventorySource source(network, InventoryCache(folder.path()), countries(), noon, [] { return 0U; });
    QList<SourceState> states;
    connect(&source, &InventorySource::changed, this, [&](const SourceState &state) { states << state; });
    const auto refresh = [&](const FetchRequest &asked) {
        const auto before = states.size();
        source.refresh(asked);
        return QTest::qWaitFor([&] { return states.size() > before; }, 60'000) ? states.last().kind : Kind::None;
    };
    QCOMPARE(refresh(request), Kind::Fresh);
    QCOMPARE(refresh(request), Kind::Unchanged);
    QCOMPARE(statuses, (QList<int>{200, 304}));
    m_nginx->put(name, synthetic(1001));
    QCOMPARE(refresh(request), Kind::Fresh);
    QCOMPARE(states.last().inventory->machines.size(), 1001U);
    QCOMPARE(refresh({.url = request.url}), Kind::Kept); // without the authority
    QCOMPARE(states.last().inventory->machines.size(), 1001U);
}

void tst_fetch_nginx::readsErrors()
{
    Fetching fetching;
    QCOMPARE(said(fetching.run({.url = m_nginx->http(QStringLiteral("/none.json"))})).left(30), u"HttpStatus 404 404 Not Found 4"_qs);
    const FetchResult busy = fetching.run({.url = m_nginx->http(QStringLiteral("/busy"))});
    QCOMPARE(said(busy), u"HttpStatus 503 busy"_qs);
    QVERIFY(busy.retryAfter == std::chrono::seconds(7));
}

void tst_fetch_nginx::sendsTheSecret()
{
    FetchRequest request{.url = m_nginx->https(QStringLiteral("/key")), .secret = SecretHeader{"X-Key", "hush-hush"}, .extraCertificates = m_nginx->authority()};
    Fetching fetching;
    QCOMPARE(said(fetching.run(request)), u"1000 machines"_qs);
    request.secret->value = "wrong-hush";
    QCOMPARE(said(fetching.run(request)), u"HttpStatus 403 no •••"_qs);
}

QTEST_GUILESS_MAIN(tst_fetch_nginx)
#include "tst_fetch_nginx.moc"
