// The command line over a real nginx: the same answer as from the file, what is kept for later, and who is trusted.
#include "tests/cli/command_run.h"

#include "app/load/resource.h"
#include "core/net/inventory_cache.h"
#include "core/net/source_settings.h"
#include "tests/bench/synthetic_inventory.h"
#include "tests/net/nginx.h"

#include <QProcess>
#include <QSettings>

using namespace cabe;
using namespace cabe::test;

namespace {

QByteArray priced(const char *amount, const char *ids = "a")
{
    QByteArrayList machines;
    for (const QByteArray &id : QByteArray(ids).split(' '))
        machines << R"({"id":")" + id + R"(","tier":"secure","in_stock":true,"country":"ES","gpu":{"model":"L4","count":1,)" +
                        R"("memory_mib":24576},"price":{"amount":")" + amount + R"(","per":"hour"}})";
    return R"({"format":"cabe-inventory","version":1,"generated_at":"2026-11-30T08:00:00Z","source":{"name":"Example Cloud"},)"
           R"("currency":"USD","machines":[)" + machines.join(",\n") + "]}";
}

} // namespace

class TestCliNetwork : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString &program : {QStringLiteral("nginx"), QStringLiteral("openssl")})
            if (Nginx::program(program).isEmpty())
                QSKIP(qPrintable(program + u" is not installed: scripts/setup --tests installs it"));
        start();
    }
    void cleanupTestCase() { m_nginx.reset(); }

    void theAnswerIsTheFilesToTheByte_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("format");
        for (const char *file : {"sample.json", "unnamed.csv"})
            for (const char *format : {"json", "text", "csv", "html"})
                QTest::addRow("%s %s", file, format) << QString::fromLatin1(file) << QString::fromLatin1(format);
    }
    void theAnswerIsTheFilesToTheByte()
    {
        QFETCH(QString, file);
        QFETCH(QString, format);
        const QByteArray content = file.endsWith(u"csv") ? "id,tier,gpu_model,gpu_count,in_stock,price_amount,price_per,currency\n"
                                                           "a,secure,L4,1,yes,\"0,5\",hour,EUR\n"
                                                         : QByteArray::fromStdString(load::resource("sample-inventory.json"));
        m_nginx->put(file, content);
        const QString path = m_files.write(file, content);
        for (const QString &command : {QStringLiteral("answer --task notebook --gpu-memory 20 --inventory %1 --format "),
                                       QStringLiteral("inventory check %1 --format ")}) {
            const auto local = test::command(words(command.arg(path) + format));
            const auto remote = web(command.arg(m_nginx->http(u'/' + file).toString()) + format);
            QCOMPARE(local.status, 0);
            QCOMPARE(remote.status, 0);
            QCOMPARE(remote.out, local.out);
            QCOMPARE(remote.err, QString());
        }
    }

    void theServerOfTheReadmeServes()
    {
        m_nginx->put(QStringLiteral("inventory.json"), priced("0.50"));
        const QString ca = m_files.write(QStringLiteral("readme-ca.pem"), m_nginx->authority().constFirst().toPem());
        const QString url = m_nginx->asInReadme(QStringLiteral("/inventory.json")).toString();
        const auto checked = web(u"inventory check " + url + u" --ca-file " + ca);
        QVERIFY2(checked.status == 0 && checked.err.isEmpty(), qPrintable(checked.err));
    }

    void fetchSaysWhatChanged()
    {
        const auto fetch = [this](const QByteArray &content) {
            m_nginx->put(QStringLiteral("prices.json"), content);
            return web(u"inventory fetch " + m_nginx->http(QStringLiteral("/prices.json")).toString()).out.simplified();
        };
        QVERIFY(fetch(priced("0.50", "a b")).contains(u"It was not kept before."));
        QVERIFY(fetch(priced("0.50", "a b")).contains(u"No machine has changed."));
        const QString changed = fetch(priced("0.75", "a c d"));
        QVERIFY2(changed.contains(u"2 machines added: c, d"), qPrintable(changed));
        QVERIFY2(changed.contains(u"1 machine removed: b"), qPrintable(changed));
        QVERIFY2(changed.contains(u"1 price changed: a from $0.50/h to $0.75/h"), qPrintable(changed));
        const QString gone = fetch(priced("0.75", "a c d").replace("true", "false"));
        QVERIFY2(gone.contains(u"3 machines no longer available: a, c, d"), qPrintable(gone));
    }

    void whatIsKeptAnswersWithoutANetwork()
    {
        m_nginx->put(QStringLiteral("kept.json"), priced("0.50"));
        const QString url = m_nginx->http(QStringLiteral("/kept.json")).toString();
        const QString ask = u"answer --task notebook --gpu-memory 20 --format json --inventory " + url;
        const auto online = web(ask);
        m_nginx.reset(); // the train leaves
        const auto offline = web(ask);
        QCOMPARE(offline.status, 0);
        QCOMPARE(offline.out, online.out);
        QVERIFY2(offline.err.contains(u"Example Cloud could not be refreshed.") && offline.err.contains(u"30 Nov 2026 08:00"),
                 qPrintable(offline.err));
        const auto spanish = web(ask + u" --lang es");
        QVERIFY2(spanish.err.contains(u"No se pudo actualizar Example Cloud."), qPrintable(spanish.err));
        const auto fetched = web(u"inventory fetch " + url);
        QCOMPARE(fetched.status, 0);
        QCOMPARE(fetched.out, QString());
        const auto neither = web(ask.chopped(9) + u"never.json");
        QCOMPARE(neither.status, 3);
        QVERIFY(!neither.err.isEmpty() && neither.out.isEmpty());
        start();
    }

    void aBadAnswerNeverReplacesTheGoodOne_data()
    {
        QTest::addColumn<QByteArray>("bad");
        QTest::newRow("a page") << QByteArray("<!doctype html><title>Sign in</title>");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("cut") << priced("0.50", "a b c").chopped(20);
        QTest::newRow("another format") << QByteArray(R"({"format":"cabe-plan","version":1})");
        QTest::newRow("no machine") << QByteArray(R"({"format":"cabe-inventory","version":1,"currency":"USD","machines":[]})");
        QTest::newRow("mostly rejected") << priced("0.50", "a b c").replace("secure", "other");
    }
    void aBadAnswerNeverReplacesTheGoodOne()
    {
        QFETCH(QByteArray, bad);
        const QString url = m_nginx->http(u'/' + QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-')).toString();
        const QString name = QUrl(url).fileName();
        const QString ask = u"answer --task notebook --gpu-memory 20 --format json --inventory " + url;
        m_nginx->put(name, bad);
        if (!bad.contains(R"("machines":[])")) // an empty one is legal where there was none
            QCOMPARE(web(ask).status, 3);
        m_nginx->put(name, priced("0.50"));
        const auto good = web(ask);
        QCOMPARE(good.status, 0);
        m_nginx->put(name, bad);
        const auto kept = web(ask);
        QCOMPARE(kept.status, 0);
        QCOMPARE(kept.json()[u"recommended"], good.json()[u"recommended"]);
        QVERIFY(!kept.err.isEmpty());
    }

    void killedAtAnyMomentItHasTheOldOrTheNew()
    {
        const QUrl url = m_nginx->http(QStringLiteral("/killed.json"));
        const QByteArray versions[]{QByteArray::fromStdString(bench::syntheticInventory(2000)),
                                    QByteArray::fromStdString(bench::syntheticInventory(3000))};
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_CACHE_HOME"), m_cache.path());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_config.path());
        const net::InventoryCache cache(m_cache.filePath(QStringLiteral("cabe/inventories")));
        int finished = 0;
        for (int round = 0; round < 40; ++round) {
            m_nginx->put(QStringLiteral("killed.json"), versions[round % 2]);
            QProcess process;
            process.setProcessEnvironment(environment);
            process.start(QStringLiteral(CABE_CLI), {QStringLiteral("inventory"), QStringLiteral("fetch"), url.toString()});
            QVERIFY(process.waitForStarted());
            const bool isFirst = round == 0;
            if (process.waitForFinished(isFirst ? 60'000 : 5 * round))
                ++finished;
            process.kill();
            process.waitForFinished();
            const auto kept = cache.find(url);
            QVERIFY(kept);
            QVERIFY(kept->pages.size() == 1 && (kept->pages[0] == versions[0] || kept->pages[0] == versions[1]));
        }
        QVERIFY(finished > 0);
    }

    void trustsOnlyWhomItIsTold()
    {
        m_nginx->put(QStringLiteral("tls.json"), priced("0.50"));
        const QString url = m_nginx->https(QStringLiteral("/tls.json")).toString();
        const QString ca = m_files.write(QStringLiteral("ca.pem"), m_nginx->authority().constFirst().toPem());
        const auto refused = web(u"inventory check " + url);
        QCOMPARE(refused.status, 3);
        QVERIFY2(refused.err.contains(u"certificate"), qPrintable(refused.err));
        QCOMPARE(web(u"inventory check " + url + u" --ca-file " + ca).status, 0);
        const QString noCertificate = m_files.write(QStringLiteral("no.pem"), "hello");
        const auto wrong = web(u"inventory check " + url + u" --ca-file " + noCertificate);
        QVERIFY2(wrong.err.contains(u"no certificate in PEM form"), qPrintable(wrong.err));
        const auto absent = web(u"inventory check " + url + u" --ca-file absent.pem");
        QCOMPARE(absent.status, 3);
        QVERIFY2(absent.err.contains(u"absent.pem"), qPrintable(absent.err));
    }

    void aSecretComesFromItsVariableAndIsNeverSaid()
    {
        m_nginx->put(QStringLiteral("small.json"), priced("0.50"));
        const QString url = m_nginx->http(QStringLiteral("/key")).toString();
        {
            QSettings settings(m_config.filePath(QStringLiteral("sources.ini")), QSettings::IniFormat);
            net::writeSources(settings, {{.id = QStringLiteral("one"),
                                          .name = QStringLiteral("Año nuevo"),
                                          .address = url,
                                          .secretHeader = QStringLiteral("X-Key")}});
        }
        const auto without = web(u"inventory check " + url);
        QCOMPARE(without.status, 3);
        QVERIFY2(without.err.contains(u"CABE_TOKEN_ANO_NUEVO"), qPrintable(without.err));
        qputenv("CABE_TOKEN_ANO_NUEVO", "wrong-wrong");
        const auto wrong = web(u"inventory check " + url);
        QCOMPARE(wrong.status, 3);
        QVERIFY2(wrong.err.contains(u"403") && !wrong.err.contains(u"wrong-wrong"), qPrintable(wrong.err));
        qputenv("CABE_TOKEN_ANO_NUEVO", "hush-hush");
        QCOMPARE(web(u"inventory check " + url).status, 0);
        qunsetenv("CABE_TOKEN_ANO_NUEVO");
        QFile::remove(m_config.filePath(QStringLiteral("sources.ini")));
    }

private:
    void start()
    {
        m_nginx = std::make_unique<Nginx>();
        QVERIFY2(m_nginx->start(), qPrintable(m_nginx->trouble()));
    }
    CommandRun web(const QString &line) const
    {
        return test::command(words(line), m_config.path(), "en_US.UTF-8", m_cache.path());
    }

    std::unique_ptr<Nginx> m_nginx;
    Folder m_files;
    QTemporaryDir m_config;
    QTemporaryDir m_cache;
};

QTEST_GUILESS_MAIN(TestCliNetwork)
#include "tst_cli_network.moc"
