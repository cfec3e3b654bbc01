// inventory convert: what goes to which stream, and the exit status.
#include "tests/cli/command_run.h"

#include <QJsonArray>

using namespace cabe;
using namespace cabe::test;

class TestCliConvert : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFeedBecomesAnInventory()
    {
        const QString file = m_folder.write(QStringLiteral("offers.json"),
                                            R"({"timestamp":1796000000,"offers":[)"
                                            R"({"id":1,"gpu_name":"RTX 4090","num_gpus":1,"gpu_ram":24564,"dph_total":0.4,"rentable":true,"geolocation":"Spain, ES"},)"
                                            R"({"id":2,"gpu_name":"RTX 4090","num_gpus":1,"gpu_ram":24,"dph_total":0.4,"rentable":true}]})");
        const auto run = command(words(u"inventory convert " + file + u" --from vast"));
        QCOMPARE(run.status, 0);
        QCOMPARE(run.json()[u"format"].toString(), QStringLiteral("cabe-inventory"));
        QVERIFY2(run.err.contains(u"1 machine\n") && run.err.contains(u"/offers/1/gpu_ram"), qPrintable(run.err));
        const auto spanish = command(words(u"inventory convert " + file + u" --from vast --lang es"));
        QCOMPARE(spanish.out, run.out);
        QVERIFY2(spanish.err.contains(u"1 fila rechazada"), qPrintable(spanish.err));

        // It answers at once.
        const QString output = m_folder.path() + QStringLiteral("/inventory.json");
        const auto written = command(words(u"inventory convert " + file + u" --from vast --output " + output));
        QCOMPARE(written.status, 0);
        QCOMPARE(written.out, QString());
        QFile whole(output);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(whole.readAll()), run.out);
        const auto answer = command(words(u"answer --task notebook --gpu-memory 20 --country ES --format json --inventory " + output));
        QCOMPARE(answer.json()[u"places"].toObject()[u"recommended"].toInt(), 1);
    }

    void aTableBecomesAnInventory()
    {
        const QString file = m_folder.write(QStringLiteral("list.txt"), "id;tier;gpu_model;gpu_count;price_amount;price_per;currency;in_stock\n"
                                                                        "a;secure;L4;1;0,55;hour;EUR;s\u00ED\n");
        const auto run = command(words(u"inventory convert " + file + u" --from csv"));
        QCOMPARE(run.status, 0);
        QCOMPARE(run.json()[u"currency"].toString(), QStringLiteral("EUR"));
        QCOMPARE(run.json()[u"machines"].toArray().at(0).toObject()[u"price"].toObject()[u"amount"].toString(), QStringLiteral("0.55"));
    }

    void failsWithItsStatus_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("names");
        const QString file = m_folder.write(QStringLiteral("page.html"), "<html>");
        QTest::newRow("no form") << u"inventory convert " + file << 2 << QStringLiteral("--from");
        QTest::newRow("unknown form") << u"inventory convert " + file + u" --from azure" << 2 << QStringLiteral("azure");
        QTest::newRow("no file") << QStringLiteral("inventory convert") << 2 << QStringLiteral("FILE");
        QTest::newRow("absent") << QStringLiteral("inventory convert absent.json --from vast") << 3 << QStringLiteral("absent.json");
        QTest::newRow("a page") << u"inventory convert " + file + u" --from vast" << 2 << QStringLiteral("page.html");
        QTest::newRow("an option of another command") << u"inventory convert " + file + u" --from vast --format json" << 2
                                                      << QStringLiteral("--format");
    }
    void failsWithItsStatus()
    {
        QFETCH(QString, line);
        QFETCH(int, status);
        QFETCH(QString, names);
        const auto run = command(words(line));
        QCOMPARE(run.status, status);
        QCOMPARE(run.out, QString());
        QVERIFY2(run.err.contains(names), qPrintable(run.err));
    }

    void aFileThatCannotBeWrittenStaysAsItWas()
    {
        const QString file = m_folder.write(QStringLiteral("t.csv"), "id,tier,gpu_model,gpu_count\na,secure,L4,1\n");
        const auto run = command(words(u"inventory convert " + file + u" --from csv --output /nowhere/at/all.json"));
        QCOMPARE(run.status, 1);
        QVERIFY(run.err.contains(u"/nowhere/at/all.json"));
    }

private:
    Folder m_folder;
};

QTEST_GUILESS_MAIN(TestCliConvert)
#include "tst_cli_convert.moc"
