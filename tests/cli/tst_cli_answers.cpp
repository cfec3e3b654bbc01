#include "tests/cli/command_run.h"

#include <QJsonArray>
#include <QRegularExpression>

using cabe::test::command;
using cabe::test::Folder;
using cabe::test::words;

namespace {

const QString kFirst = QStringLiteral("answer --task run --model llama-3.1-8b-instruct");

/// The same document without the members that are for people.
QJsonValue withoutWords(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray kept;
        for (const auto element : value.toArray())
            kept.append(withoutWords(element));
        return kept;
    }
    if (!value.isObject())
        return value;
    QJsonObject kept = value.toObject();
    for (const auto *name : {"text", "formula", "filled"})
        kept.remove(QLatin1String(name));
    for (auto it = kept.begin(); it != kept.end(); ++it)
        it.value() = withoutWords(it.value());
    return kept;
}

QByteArray tinyInventory(const char *extra = "")
{
    return QByteArray(R"({"format":"cabe-inventory","version":1,"generated_at":"2026-11-30T08:00:00Z","source":{"name":"Tiny","url":""},)"
                      R"("currency":"USD","machines":[{"id":"one","tier":"secure","country":"ES","gpu":{"model":"RTX 4090","count":2,)"
                      R"("memory_mib":24564,"memory_source":"data_center"},"price":{"amount":"0.88","per":"hour"},"in_stock":true})") +
           extra + "]}";
}

const QByteArray kPlan = R"({"format":"cabe-plan","version":1,"name":"Help desk","workload":{"task":"run","model":"llama-3.1-8b-instruct",
"precision":16,"context":4096,"requests":1},"preferences":{"budget":"500","currency":"USD","countries":["EU"]}})";

} // namespace

class TestCliAnswers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGoldenFigureInBothLanguages()
    {
        const auto english = command(words(kFirst));
        QCOMPARE(english.status, 0);
        QVERIFY(english.err.isEmpty());
        QVERIFY2(english.out.contains(QStringLiteral("19.55")), qPrintable(english.out));
        QVERIFY(english.out.contains(QStringLiteral("8\u202F030\u202F261\u202F248")));
        const auto spanish = command(words(kFirst + QStringLiteral(" --lang es")));
        QCOMPARE(spanish.status, 0);
        QVERIFY(spanish.out.contains(QStringLiteral("19,55")));
        for (const auto *term : {"Pesos del modelo", "Caché KV", "Margen adicional", "Runtime de CUDA", "Por qué cabe", "Límites", "Confianza",
                                 "Alternativas", "Restricciones aplicadas"})
            QVERIFY2(spanish.out.contains(QString::fromUtf8(term), Qt::CaseInsensitive), term);
    }

    void theLocaleChoosesTheLanguage()
    {
        QVERIFY(command(words(kFirst), {}, "es_ES.UTF-8").out.contains(QStringLiteral("19,55")));
        QVERIFY(command(words(kFirst + QStringLiteral(" --lang en")), {}, "es_ES.UTF-8").out.contains(QStringLiteral("19.55")));
    }

    void theSampleIsCalledASample()
    {
        for (const auto *format : {"text", "html", "csv"}) {
            const auto run = command(words(kFirst) + words(QStringLiteral("--format %1").arg(QLatin1String(format))));
            QVERIFY2(run.out.contains(QStringLiteral("sample"), Qt::CaseInsensitive), format);
        }
        const auto rows = command(words(kFirst + QStringLiteral(" --format json"))).json()[QStringLiteral("recommended")].toArray();
        QVERIFY(!rows.isEmpty());
        for (const auto row : rows)
            QCOMPARE(row.toObject()[QStringLiteral("limits")].toArray().last().toObject()[QStringLiteral("code")].toString(),
                     QStringLiteral("sample_inventory"));
    }

    void languagesDifferInWordsAlone_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("run") << kFirst + QStringLiteral(" --budget 500 --max-price 1 --country EU --tier secure");
        QTest::newRow("split") << QStringLiteral("answer --task run --model llama-3.1-70b-instruct --context 8192");
        QTest::newRow("sliding") << QStringLiteral("answer --task run --model gemma-3-27b-it --context 131072");
        QTest::newRow("latent") << QStringLiteral("answer --task run --model deepseek-v2-lite-chat --precision 8");
        QTest::newRow("state") << QStringLiteral("answer --task run --model qwen3-next-80b-a3b-instruct --precision 4");
        QTest::newRow("embedding") << QStringLiteral("answer --task run --model multilingual-e5-large-instruct");
        QTest::newRow("speech") << QStringLiteral("answer --task run --model whisper-large-v3 --requests 8");
        QTest::newRow("fine-tune") << QStringLiteral("answer --task fine_tune --model llama-3.1-8b-instruct --precision 4 --context 2048");
        QTest::newRow("images") << QStringLiteral("answer --task images --model flux.1-dev --no-interruptible");
        QTest::newRow("notebook") << QStringLiteral("answer --task notebook --gpu-memory 24 --country ES");
        QTest::newRow("nothing fits") << QStringLiteral("answer --task run --model deepseek-v3 --country ES --max-price 0.01");
    }
    void languagesDifferInWordsAlone()
    {
        QFETCH(QString, line);
        const auto english = command(words(line + QStringLiteral(" --format json --lang en")));
        const auto spanish = command(words(line + QStringLiteral(" --format json --lang es")));
        QCOMPARE(english.status, 0);
        QVERIFY(!english.json().isEmpty());
        QVERIFY(english.out != spanish.out);
        QCOMPARE(withoutWords(english.json()), withoutWords(spanish.json()));
        // The same bytes again.
        QCOMPARE(command(words(line + QStringLiteral(" --format json --lang en"))).out, english.out);
    }

    void textFitsEightyColumns_data() { languagesDifferInWordsAlone_data(); }
    void textFitsEightyColumns()
    {
        QFETCH(QString, line);
        for (const auto *language : {"en", "es"}) {
            const auto run = command(words(line) + QStringList{QStringLiteral("--lang"), QLatin1String(language)});
            QCOMPARE(run.status, 0);
            for (const QString &row : run.out.split(QLatin1Char('\n')))
                QVERIFY2(row.size() <= 80, qPrintable(row));
        }
    }

    void everyFormatOfEveryCommand_data()
    {
        QTest::addColumn<QString>("line");
        for (const auto *line : {"answer --task run --model llama-3.1-8b-instruct", "models", "models --task images",
                                 "room --machine smp-0001 --model llama-3.1-8b-instruct", "room --machine smp-0001"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void everyFormatOfEveryCommand()
    {
        QFETCH(QString, line);
        for (const auto *language : {"en", "es"}) {
            const auto run = [&](const char *format) {
                return command(words(line) + QStringList{QStringLiteral("--format"), QLatin1String(format), QStringLiteral("--lang"),
                                                         QLatin1String(language)});
            };
            QCOMPARE(run("text").status, 0);
            QVERIFY(!run("json").json().isEmpty());
            QVERIFY(run("csv").out.contains(QStringLiteral("\r\n")));
            const QString html = run("html").out;
            QVERIFY(html.startsWith(QStringLiteral("<!DOCTYPE html>"), Qt::CaseInsensitive));
            QVERIFY(html.contains(QStringLiteral("lang=\"%1\"").arg(QLatin1String(language))));
            QVERIFY(!html.contains(QStringLiteral("http-equiv=\"refresh\"")) && !html.contains(QStringLiteral("<script")));
        }
    }

    void plansAndPreferences()
    {
        const Folder folder;
        const QString plan = folder.write(QStringLiteral("plan.cabe"), kPlan);
        const QString prices = folder.write(QStringLiteral("prices.json"), tinyInventory());
        const QStringList base{QStringLiteral("answer"), plan, QStringLiteral("--inventory"), prices, QStringLiteral("--format"),
                               QStringLiteral("json")};
        const auto run = command(base);
        QCOMPARE(run.status, 0);
        const auto row = run.json()[QStringLiteral("recommended")].toArray()[0].toObject();
        QCOMPARE(row[QStringLiteral("machine")].toString(), QStringLiteral("one"));
        QCOMPARE(row[QStringLiteral("price_per_hour")].toString(), QStringLiteral("0.880000"));
        QCOMPARE(row[QStringLiteral("budget_covers")].toObject()[QStringLiteral("minutes")].toInt(), 34090);
        // Preferences beside a plan win over its own.
        const auto cheaper = command(base + words(QStringLiteral("--max-price 0.5")));
        QCOMPARE(cheaper.json()[QStringLiteral("places")].toObject()[QStringLiteral("alternatives")].toInt(), 1);
        const auto elsewhere = command(base + words(QStringLiteral("--country PT")));
        QCOMPARE(elsewhere.json()[QStringLiteral("places")].toObject()[QStringLiteral("outside_countries")].toInt(), 1);
    }

    void ageFollowsAsOf()
    {
        const Folder folder;
        const QString prices = folder.write(QStringLiteral("prices.json"), tinyInventory());
        const auto limits = [&](const QString &asOf) {
            return command(words(kFirst) + QStringList{QStringLiteral("--inventory"), prices, QStringLiteral("--format"), QStringLiteral("json"),
                                                       QStringLiteral("--as-of"), asOf})
                .out.contains(QStringLiteral("stale_inventory"));
        };
        QVERIFY(!limits(QStringLiteral("2026-12-01T08:00:00Z")));
        QVERIFY(limits(QStringLiteral("2026-12-01T08:00:01Z")));
    }

    void ratesTakeTheDayOfAsOf()
    {
        const auto run = command(words(kFirst + QStringLiteral(" --rate eur=1.08 --as-of 2026-11-29T10:00:00Z --format json")));
        const auto rate = run.json()[QStringLiteral("preferences")].toObject()[QStringLiteral("rates")].toObject()[QStringLiteral("EUR")].toObject();
        QCOMPARE(rate[QStringLiteral("rate")].toString(), QStringLiteral("1.08"));
        QCOMPARE(rate[QStringLiteral("date")].toString(), QStringLiteral("2026-11-29"));
    }

    void limitCutsEachList()
    {
        const auto run = command(words(kFirst + QStringLiteral(" --format json --limit 2 --max-price 0.5")));
        QCOMPARE(run.json()[QStringLiteral("recommended")].toArray().size(), 2);
        QVERIFY(run.json()[QStringLiteral("places")].toObject()[QStringLiteral("recommended")].toInt() > 2);
        const auto none = command(words(kFirst + QStringLiteral(" --format json --limit 0")));
        QVERIFY(none.json()[QStringLiteral("recommended")].toArray().isEmpty());
    }

    void ownModelsWin()
    {
        const Folder folder;
        folder.write(QStringLiteral("models.json"),
                     R"({"format":"cabe-models","version":1,"models":[{"id":"own-1b","name":"Own 1B","kind":"language","parameters":1000000000,)"
                     R"("layers":2,"attention_heads":2,"kv_heads":2,"head_dim":64,"hidden_size":128,"vocab_size":1000,"max_context":512,)"
                     R"("attention":[{"kind":"full","layers":2}]}]})");
        const auto run = command(words(QStringLiteral("answer --task run --model own-1b --format json")), folder.path());
        QCOMPARE(run.status, 0);
        // The default context is the model's maximum where that is less than 4096.
        QCOMPARE(run.json()[QStringLiteral("workload")].toObject()[QStringLiteral("context")].toInt(), 512);
        QVERIFY(command(words(QStringLiteral("models")), folder.path()).out.contains(QStringLiteral("own-1b")));
    }

    void roomAsJson()
    {
        const Folder folder;
        const QString prices = folder.write(QStringLiteral("prices.json"), tinyInventory());
        const QStringList base{QStringLiteral("room"), QStringLiteral("--inventory"), prices, QStringLiteral("--machine"), QStringLiteral("one"),
                               QStringLiteral("--format"), QStringLiteral("json")};
        const auto one = command(base + words(QStringLiteral("--model llama-3.1-8b-instruct --precision 16"))).json();
        QCOMPARE(one[QStringLiteral("fits")].toBool(), true);
        QCOMPARE(one[QStringLiteral("gpus_used")].toInt(), 1);
        QVERIFY(one[QStringLiteral("max_context")].toInt() > 4096);
        const auto images = command(base + words(QStringLiteral("--model sd-1.5"))).json();
        QVERIFY(images[QStringLiteral("fits")].toBool() && images[QStringLiteral("max_context")].isNull());
        const auto all = command(base).json()[QStringLiteral("models")].toArray();
        QCOMPARE(all.size(), (187 + 14 + 17) * 3);
        const auto atFour = command(base + words(QStringLiteral("--precision 4 --task images"))).json();
        QCOMPARE(atFour[QStringLiteral("models")].toArray().size(), 40);
    }

    void checkListsTheRejected()
    {
        const Folder folder;
        const QString prices = folder.write(QStringLiteral("prices.json"),
                                            tinyInventory(R"(,{"id":"two","tier":"secure","gpu":{"model":"L4","count":0}})"));
        const auto run = command({QStringLiteral("inventory"), QStringLiteral("check"), prices, QStringLiteral("--format"), QStringLiteral("json")});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.json()[QStringLiteral("machines")].toInt(), 1);
        const auto rejected = run.json()[QStringLiteral("rejected")].toArray()[0].toObject();
        QCOMPARE(rejected[QStringLiteral("pointer")].toString(), QStringLiteral("/machines/1/gpu/count"));
        QVERIFY(!rejected[QStringLiteral("reason")].toString().isEmpty());
    }

    void pagesAreReadBesideTheFirst()
    {
        const Folder folder;
        QByteArray first = tinyInventory();
        first.insert(1, R"("next":"page2.json",)");
        const QString prices = folder.write(QStringLiteral("prices.json"), first);
        folder.write(QStringLiteral("page2.json"), tinyInventory().replace("\"one\"", "\"two\""));
        const auto run = command({QStringLiteral("inventory"), QStringLiteral("check"), prices, QStringLiteral("--format"), QStringLiteral("json")});
        QCOMPARE(run.json()[QStringLiteral("machines")].toInt(), 2);
    }

    void hostileTextsStayText()
    {
        const Folder folder;
        const QString prices = folder.write(
            QStringLiteral("prices.json"),
            tinyInventory(R"~(,{"id":"=1+1","name":"<b>=cmd|' /C calc'!A0</b>","provider":"@evil","tier":"secure","country":"ES","gpu":{"model":"RTX 4090","count":1,"memory_mib":24564,"memory_source":"data_center"},"price":{"amount":"0.1","per":"hour"},"in_stock":true,"url":"javascript:alert(1)"})~"));
        const QStringList base = words(kFirst) + QStringList{QStringLiteral("--inventory"), prices, QStringLiteral("--format")};
        const QString html = command(base + QStringList{QStringLiteral("html")}).out;
        QVERIFY(!html.contains(QStringLiteral("<b>=cmd")));
        QVERIFY(!html.contains(QStringLiteral("href=\"javascript:")));
        const QString csv = command(base + QStringList{QStringLiteral("csv")}).out;
        static const QRegularExpression formula(QStringLiteral("(^|,|\")[=@+]"), QRegularExpression::MultilineOption);
        QVERIFY2(!formula.match(csv).hasMatch(), qPrintable(csv));
    }

    void helpTeachesInBothLanguages()
    {
        for (const auto *line : {"--help", "answer --help", "models --help", "room --help", "inventory --help", "inventory check --help"}) {
            const auto english = command(words(QString::fromLatin1(line)));
            const auto spanish = command(words(QString::fromLatin1(line)) + words(QStringLiteral("--lang es")));
            QCOMPARE(english.status, 0);
            QCOMPARE(spanish.status, 0);
            QVERIFY(english.out != spanish.out);
            for (const QString &row : QString(english.out + spanish.out).split(QLatin1Char('\n')))
                QVERIFY2(row.size() <= 80, qPrintable(row));
        }
        QVERIFY(command({QStringLiteral("--version")}).out.startsWith(QStringLiteral("cabe-cli ")));
    }

    void theExamplesOfTheHelpRun()
    {
        const Folder folder;
        const QString plan = folder.write(QStringLiteral("plan.cabe"), kPlan);
        const QString prices = folder.write(QStringLiteral("prices.json"), tinyInventory());
        const QString csv = folder.write(QStringLiteral("prices.csv"), "id,tier,gpu_model,gpu_count\na,secure,L4,1\n");
        int examples = 0;
        for (const auto *page : {"--help", "answer --help", "models --help", "room --help", "inventory --help"}) {
            QString text = command(words(QString::fromLatin1(page))).out;
            text.replace(QRegularExpression(QStringLiteral("\\\\\\n\\s*")), QString());
            static const QRegularExpression example(QStringLiteral("^ +cabe-cli ((?:answer|models|room|inventory check) [^\\[\\n>]*-[^\\[\\n>]*|answer plan[^\\n>]*|inventory check [^\\[\\n]*)"),
                                                    QRegularExpression::MultilineOption);
            for (auto it = example.globalMatch(text); it.hasNext();) {
                QString line = it.next().captured(1).trimmed();
                if (line.contains(QStringLiteral("TASK")) || line.contains(QStringLiteral("ID")) || line.contains(QStringLiteral("FILE")) || line.contains(QStringLiteral("--help")))
                    continue;
                line.replace(QStringLiteral("plan.cabe"), plan).replace(QStringLiteral("prices.json"), prices).replace(QStringLiteral("prices.csv"), csv);
                const auto run = command(words(line));
                QVERIFY2(run.status == 0, qPrintable(line + QStringLiteral("\n") + run.err));
                ++examples;
            }
        }
        QVERIFY(examples >= 12);
    }
};

QTEST_APPLESS_MAIN(TestCliAnswers)
#include "tst_cli_answers.moc"
