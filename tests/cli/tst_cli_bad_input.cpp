#include "tests/cli/command_run.h"

using cabe::test::command;
using cabe::test::Folder;
using cabe::test::words;

namespace {

const QByteArray kHead = R"({"format":"cabe-plan","version":1,)";
const QByteArray kRun = R"("task":"run","model":"llama-3.1-8b-instruct","precision":16,"context":4096,"requests":1)";

QByteArray plan(const QByteArray &workload, const QByteArray &preferences = "{}")
{
    return kHead + "\"workload\":{" + workload + "},\"preferences\":" + preferences + "}";
}

QByteArray inventory(const QByteArray &machines, const QByteArray &head = R"("format":"cabe-inventory","version":1,"currency":"USD")")
{
    return "{" + head + ",\"machines\":[" + machines + "]}";
}

/// The head of an inventory of several pages. (moc takes the slashes of an address in a raw text for a comment.)
QByteArray head(const char *next)
{
    return R"("format":"cabe-inventory","version":1,"currency":"USD","next":")" + QByteArray(next) + "\"";
}

} // namespace

class TestCliBadInput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void options_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("named"); // what the message must name
        const auto row = [](const char *line, const char *named) { QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(named); };
        row("", "answer");
        row("answr", "answr");
        row("answer", "--task");
        row("answer --task", "--task");
        row("answer --task run", "--model");
        row("answer --task sing --model llama-3.1-8b-instruct", "sing");
        row("answer --task run --model lama", "lama");
        row("answer --task run --model sd-1.5", "Stable Diffusion");
        row("answer --task run --model llama-3.1-8b-instruct --precision 12", "12");
        row("answer --task run --model llama-3.1-8b-instruct --precision stored", "--precision");
        row("answer --task fine_tune --model llama-3.1-8b-instruct --precision stored", "stored");
        row("answer --task run --model llama-3.1-8b-instruct --context 0", "131");
        row("answer --task run --model llama-3.1-8b-instruct --context -5", "--context");
        row("answer --task run --model llama-3.1-8b-instruct --context 131073", "131");
        row("answer --task run --model llama-3.1-8b-instruct --context many", "many");
        row("answer --task run --model llama-3.1-8b-instruct --context 1.5", "1.5");
        row("answer --task run --model llama-3.1-8b-instruct --context 99999999999999999999", "--context");
        row("answer --task run --model llama-3.1-8b-instruct --requests 1000001", "1");
        row("answer --task notebook", "--gpu-memory");
        row("answer --task notebook --gpu-memory 0", "--gpu-memory");
        row("answer --task notebook --gpu-memory 1,5", "1,5");
        row("answer --task notebook --gpu-memory 99999999999999", "--gpu-memory");
        row("answer --task notebook --gpu-memory 24 --budget 0", "--budget");
        row("answer --task notebook --gpu-memory 24 --budget 1e3", "1e3");
        row("answer --task notebook --gpu-memory 24 --budget 1000000000", "--budget");
        row("answer --task notebook --gpu-memory 24 --max-price -1", "--max-price");
        row("answer --task notebook --gpu-memory 24 --max-price 0.1234567", "--max-price");
        row("answer --task notebook --gpu-memory 24 --tier gold", "gold");
        row("answer --task notebook --gpu-memory 24 --country UK", "UK");
        row("answer --task notebook --gpu-memory 24 --country Spain", "Spain");
        row("answer --task notebook --gpu-memory 24 --currency EURO", "EURO");
        row("answer --task notebook --gpu-memory 24 --currency QQQ", "QQQ");
        row("answer --task notebook --gpu-memory 24 --rate EUR", "--rate");
        row("answer --task notebook --gpu-memory 24 --rate EUR=0", "--rate");
        row("answer --task notebook --gpu-memory 24 --rate USD=1", "USD");
        row("answer --task notebook --gpu-memory 24 --as-of yesterday", "yesterday");
        row("answer --task notebook --gpu-memory 24 --limit x", "--limit");
        row("answer --task notebook --gpu-memory 24 --limit -1", "--limit");
        row("answer --task notebook --gpu-memory 24 --format pdf", "pdf");
        row("answer --task notebook --gpu-memory 24 --lang fr", "fr");
        row("answer --task notebook --gpu-memory 24 --gpu-memory 48", "--gpu-memory");
        row("answer --task notebook --gpu-memory 24 --contxt 5", "--contxt");
        row("answer --task notebook --gpu-memory 24 --budget= --limit 1", "--budget");
        row("answer --task --lang en", "--task");
        row("answer --task notebook --gpu-memory 24 --no-interruptible=x", "--no-interruptible");
        row("answer --task notebook --gpu-memory 24 --rate EUR=1 --rate EUR=2", "--rate EUR");
        row("room --machine smp-0001 --budget 5", "--budget");
        row("models --inventory x.json", "--inventory");
        row("inventory --format json", "check");
        row("answer plan.cabe --task run", "--task");
        row("answer a.cabe b.cabe", "b.cabe");
        row("answer absent.cabe", "absent.cabe");
        row("models --task sing", "sing");
        row("models --models absent.json", "absent.json");
        row("room", "--machine");
        row("room --machine nowhere", "nowhere");
        row("room --machine smp-0001 --model lama", "lama");
        row("room --machine smp-0001 --model llama-3.1-8b-instruct --context 131073", "131");
        row("room --machine smp-0001 --context 0", "--context");
        row("inventory", "check");
        row("inventory check", "FILE");
    }
    void options()
    {
        QFETCH(QString, line);
        QFETCH(QString, named);
        const auto run = command(words(line));
        QCOMPARE(run.status, 2);
        QVERIFY2(run.out.isEmpty(), qPrintable(run.out));
        QVERIFY2(run.err.contains(named), qPrintable(run.err));
        QVERIFY(run.err.startsWith(QStringLiteral("cabe-cli: ")));
        const auto spanish = command(words(line + QStringLiteral(" --lang es")), QStringLiteral("/nonexistent"), "es_ES");
        if (!line.contains(QStringLiteral("--lang"))) {
            QCOMPARE(spanish.status, 2);
            QVERIFY2(spanish.err != run.err, qPrintable(spanish.err));
        }
    }

    void inventoriesThatCannotBeHad()
    {
        for (const auto *line : {"answer --task notebook --gpu-memory 8 --inventory absent.json",
                                 "answer --task notebook --gpu-memory 8 --inventory http://127.0.0.1:1/a.json", "inventory check absent.json",
                                 "inventory check /", "room --machine a --inventory absent.csv"}) {
            const auto run = command(words(QString::fromLatin1(line)));
            QCOMPARE(run.status, 3);
            QVERIFY(run.out.isEmpty() && !run.err.isEmpty());
        }
    }

    void plans_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *name, const QByteArray &text, const char *place) {
            QTest::newRow(name) << text << QString::fromUtf8(place);
        };
        row("empty", "", "line 1");
        row("not json", "plan", "line 1");
        row("cut", plan(kRun).chopped(3), "line 1");
        row("not utf-8", plan("\"task\":\"\xff\""), "UTF-8");
        row("deep", kHead + "\"x\":" + QByteArray(40, '[') + QByteArray(40, ']') + "}", "16");
        row("huge", kHead + "\"x\":\"" + QByteArray(5 * 1024 * 1024, 'a') + "\"}", "4");
        row("other format", R"({"format":"cabe-quote","version":1})", "cabe-plan");
        row("newer", R"({"format":"cabe-plan","version":2})", "2");
        row("version as text", R"({"format":"cabe-plan","version":"1"})", "/version");
        row("no workload", kHead + "\"preferences\":{}}", "/workload");
        row("workload is a list", kHead + "\"workload\":[]}", "/workload");
        row("unknown task", plan(R"("task":"sing")"), "/workload/task");
        row("task missing", plan(R"("model":"llama-3.1-8b-instruct")"), "/workload/task");
        row("model unknown", plan(QByteArray(kRun).replace("llama-3.1-8b", "llama-9")), "/workload/model");
        row("precision 5", plan(QByteArray(kRun).replace(":16", ":5")), "/workload/precision");
        row("context as text", plan(QByteArray(kRun).replace("4096", "\"4096\"")), "/workload/context");
        row("context 4096.0", plan(QByteArray(kRun).replace("4096", "4096.0")), "4096.0");
        row("context missing", plan(QByteArray(kRun).replace("\"context\":4096,", "")), "/workload/context");
        row("context huge", plan(QByteArray(kRun).replace("4096", "1e400")), "/workload/context");
        row("requests 0", plan(QByteArray(kRun).replace("\"requests\":1", "\"requests\":0")), "/workload/requests");
        row("server", plan(kRun + R"(,"server":"vllm")"), "/workload/server");
        row("budget 0", plan(kRun, R"({"budget":"0"})"), "/preferences/budget");
        row("budget list", plan(kRun, R"({"budget":[]})"), "/preferences/budget");
        row("price comma", plan(kRun, R"({"max_price_per_hour":"1,5"})"), "1,5");
        row("tier", plan(kRun, R"({"tier":"gold"})"), "gold");
        row("country", plan(kRun, R"({"countries":["ES","UK"]})"), "/preferences/countries/1");
        row("interruptible", plan(kRun, R"({"interruptible":"yes"})"), "/preferences/interruptible");
        row("currency", plan(kRun, R"({"currency":"??"})"), "/preferences/currency");
        row("rate without date", plan(kRun, R"({"rates":{"EUR":{"rate":"1.08"}}})"), "/preferences/rates/EUR");
        row("rate of its own", plan(kRun, R"({"currency":"USD","rates":{"USD":{"rate":"1","date":"2026-11-30"}}})"), "USD");
        row("rate of the inventory's", plan(kRun, R"({"rates":{"USD":{"rate":"1","date":"2026-11-30"}}})"), "USD");
    }
    void plans()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        const Folder folder;
        const QString path = folder.write(QStringLiteral("plan.cabe"), text);
        const auto run = command({QStringLiteral("answer"), path});
        QCOMPARE(run.status, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.err.contains(place), qPrintable(run.err));
        const auto spanish = command({QStringLiteral("answer"), path, QStringLiteral("--lang"), QStringLiteral("es")});
        QCOMPARE(spanish.status, 2);
        QVERIFY2(spanish.err != run.err, qPrintable(spanish.err));
    }

    void inventories_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("named");
        const QByteArray bad = R"({"id":"a","tier":"secure"})";
        QTest::newRow("empty") << QByteArray() << "prices.json";
        QTest::newRow("page instead") << QByteArray("<html><body>Sign in</body></html>") << "prices.json";
        QTest::newRow("other format") << QByteArray(R"({"format":"cabe-plan","version":1})") << "cabe-inventory";
        QTest::newRow("newer") << QByteArray(R"({"format":"cabe-inventory","version":9,"currency":"USD","machines":[]})") << "9";
        QTest::newRow("no machines") << QByteArray(R"({"format":"cabe-inventory","version":1,"currency":"USD"})") << "prices.json";
        QTest::newRow("no currency") << inventory("", R"("format":"cabe-inventory","version":1)") << "/currency";
        QTest::newRow("cut") << inventory(bad).chopped(2) << "line 1";
        QTest::newRow("deep") << inventory(QByteArray(30, '[') + QByteArray(30, ']')) << "16";
        QTest::newRow("mostly rejected") << inventory(bad + "," + bad) << "2";
        QTest::newRow("next is an address") << inventory("", head("https:/" "/example.com/2")) << "next";
        QTest::newRow("next is elsewhere") << inventory("", head("../2.json")) << "next";
        QTest::newRow("next loops") << inventory("", head("prices.json")) << "prices.json";
    }
    void inventories()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, named);
        const Folder folder;
        const QString path = folder.write(QStringLiteral("prices.json"), text);
        for (const QStringList &arguments : {words(QStringLiteral("answer --task notebook --gpu-memory 8 --inventory")) + QStringList{path},
                                             QStringList{QStringLiteral("inventory"), QStringLiteral("check"), path}}) {
            const auto run = command(arguments);
            QCOMPARE(run.status, 2);
            QVERIFY(run.out.isEmpty());
            QVERIFY2(run.err.contains(named), qPrintable(run.err));
        }
    }

    void aMissingPageIsNoShorterInventory()
    {
        const Folder folder;
        const QString path = folder.write(QStringLiteral("prices.json"),
                                          inventory("", head("page2.json")));
        const auto run = command({QStringLiteral("inventory"), QStringLiteral("check"), path});
        QCOMPARE(run.status, 3);
        QVERIFY(run.err.contains(QStringLiteral("page2.json")));
    }

    void aMachineWithoutMemoryHasNoRoom()
    {
        const Folder folder;
        const QString path = folder.write(QStringLiteral("prices.json"), inventory(R"({"id":"a","tier":"secure","gpu":{"model":"V100","count":1}})"));
        const auto run = command({QStringLiteral("room"), QStringLiteral("--machine"), QStringLiteral("a"), QStringLiteral("--inventory"), path});
        QCOMPARE(run.status, 2);
    }

    void ownFilesThatAreBroken()
    {
        const Folder folder;
        folder.write(QStringLiteral("models.json"), "{");
        const auto run = command(words(QStringLiteral("models")), folder.path());
        QCOMPARE(run.status, 2);
        QVERIFY(run.err.contains(QStringLiteral("models.json")));
    }

    void severalFaultsAreToldAtOnce()
    {
        const auto run = command(words(QStringLiteral("answer --task notebook --gpu-memory 0 --tier gold --country UK")));
        QCOMPARE(run.err.count(QStringLiteral("cabe-cli: ")), 3);
    }
};

QTEST_APPLESS_MAIN(TestCliBadInput)
#include "tst_cli_bad_input.moc"
