#include <QTest>

#include "core/io/answer_terms.h"
#include "core/io/json_lines.h"
#include "core/io/read_catalogue.h"
#include "core/io/read_plan.h"
#include "core/io/json_text.h"
#include "tests/io/faults.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace cabe;
using test::fileText;

class TestAnswerTerms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void gibHasTwoDecimals_data();
    void gibHasTwoDecimals();
    void linesAndMembers();
    void workloadIsRepeated_data();
    void workloadIsRepeated();
    void preferencesAreRepeated();
    void nothingPreferred();
    void inventoryIsNamed();
    void hostileTextIsEscaped();

private:
    Plan planOf(const QByteArray &workload, const char *preferences = "null") const;

    ModelCatalogue m_models;
    CountryTable m_countries;
};

void TestAnswerTerms::initTestCase()
{
    const std::string folder = CABE_SOURCE_DIR "/resources/";
    auto models = readModels(fileText(folder + "models.json"), "models.json");
    auto countries = readCountries(fileText(folder + "countries.json"), fileText(folder + "regions.json"));
    QVERIFY(models && countries);
    m_models = *std::move(models);
    m_countries = *std::move(countries);
}

Plan TestAnswerTerms::planOf(const QByteArray &workload, const char *preferences) const
{
    const std::string json = R"({"format": "cabe-plan", "version": 1, "workload": )" + workload.toStdString() +
                             R"(, "preferences": )" + preferences + "}";
    auto plan = readPlan(json, "plan", m_models, m_countries);
    return plan ? *std::move(plan) : Plan{"refused: " + test::told(plan.error()[0]), {Task::Notebook, StateMemory{}}, {}};
}

void TestAnswerTerms::gibHasTwoDecimals_data()
{
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<QByteArray>("gib");
    const auto row = [](qint64 bytes, const char *gib) { QTest::newRow(gib) << bytes << QByteArray(gib); };
    row(0, "0.00");
    row(kGib.count, "1.00");
    row(16'060'522'496, "14.96");
    row(20'990'613'914, "19.55");
    row(kGib.count / 200, "0.00");       // 5 368 709 bytes are just under half a hundredth
    row(kGib.count / 200 + 1, "0.01");
    row(kGib.count / 8, "0.13");         // 0.125: half away from zero
    row(std::numeric_limits<qint64>::max(), "8589934592.00");
}

void TestAnswerTerms::gibHasTwoDecimals()
{
    QFETCH(qint64, bytes);
    QFETCH(QByteArray, gib);
    QCOMPARE(QByteArray::fromStdString(gibDecimal(Bytes{bytes})), gib);
}

void TestAnswerTerms::linesAndMembers()
{
    std::string json;
    JsonLines none(json, 4);
    none.close();
    QCOMPARE(json, std::string("[]"));
    json.clear();
    JsonLines lines(json, 4);
    JsonMembers(lines.next()).text("a", "\"").wholeOrNull("b", std::nullopt).close();
    JsonMembers(lines.next()).close();
    lines.close();
    QCOMPARE(json, std::string("[\n    {\"a\": \"\\\"\", \"b\": null},\n    {}\n  ]"));
}

void TestAnswerTerms::workloadIsRepeated_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("repeated");
    const auto row = [](const char *name, const char *given, const char *repeated) {
        QTest::newRow(name) << QByteArray(given) << QByteArray(repeated);
    };
    row("run", R"({"task": "run", "model": "llama-3.1-8b-instruct", "precision": 16, "context": 4096, "requests": 2, "gpu_memory_gib": 3})",
        R"({"task": "run", "model": "llama-3.1-8b-instruct", "precision": 16, "context": 4096, "requests": 2, "gpu_memory_gib": null, "server": null})");
    row("speech", R"({"task": "run", "model": "whisper-tiny", "precision": 8, "context": 4096, "requests": 2})",
        R"({"task": "run", "model": "whisper-tiny", "precision": 8, "context": null, "requests": 2, "gpu_memory_gib": null, "server": null})");
    row("images", R"({"task": "images", "model": "sd-1.5", "precision": 4, "requests": 2})",
        R"({"task": "images", "model": "sd-1.5", "precision": 4, "context": null, "requests": null, "gpu_memory_gib": null, "server": null})");
    row("fine-tuning", R"({"task": "fine_tune", "model": "llama-3.1-8b-instruct", "precision": 4, "context": 9, "requests": 8})",
        R"({"task": "fine_tune", "model": "llama-3.1-8b-instruct", "precision": 4, "context": 9, "requests": 8, "gpu_memory_gib": null, "server": null})");
    row("notebook", R"({"task": "notebook", "gpu_memory_gib": 24.50, "precision": 16})",
        R"({"task": "notebook", "model": null, "precision": null, "context": null, "requests": null, "gpu_memory_gib": "24.50", "server": null})");
}

void TestAnswerTerms::workloadIsRepeated()
{
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, repeated);
    std::string json;
    appendWorkload(json, planOf(given).workload);
    QCOMPARE(QByteArray::fromStdString(json), repeated);
}

void TestAnswerTerms::preferencesAreRepeated()
{
    const Plan plan = planOf(R"({"task": "notebook", "gpu_memory_gib": 24})",
                             R"({"budget": "500.00", "max_price_per_hour": 1.50, "currency": "usd", "tier": "secure",
                                 "countries": ["us", "eu", "CH"], "interruptible": false,
                                 "rates": {"gbp": {"rate": 1.25, "date": "2026-11-29"}, "EUR": {"rate": "1.080", "date": "2026-11-30"}}})");
    std::string json;
    appendPreferences(json, plan.preferences);
    QCOMPARE(json, std::string(R"({"budget": "500", "max_price_per_hour": "1.5", "currency": "USD", "tier": "secure", )"
                               R"("countries": ["EU", "US", "CH"], "interruptible": false, )"
                               R"("rates": {"EUR": {"rate": "1.08", "date": "2026-11-30"}, "GBP": {"rate": "1.25", "date": "2026-11-29"}}})"));
}

void TestAnswerTerms::nothingPreferred()
{
    std::string json;
    appendPreferences(json, Preferences{});
    QCOMPARE(json, std::string(R"({"budget": null, "max_price_per_hour": null, "currency": null, "tier": "any", )"
                               R"("countries": [], "interruptible": true, "rates": {}})"));
}

void TestAnswerTerms::inventoryIsNamed()
{
    Inventory inventory;
    inventory.name = "Caf\xE9"; // a table's text need not be UTF-8; the answer is
    inventory.machines.resize(3);
    std::string json;
    appendInventory(json, inventory);
    inventory.generatedAt = readTime("2026-11-30T08:00:00Z");
    json += '\n';
    appendInventory(json, inventory);
    QCOMPARE(json, std::string("{\"name\": \"Caf\xEF\xBF\xBD\", \"generated_at\": null, \"machines\": 3, \"rejected\": 0}\n"
                               "{\"name\": \"Caf\xEF\xBF\xBD\", \"generated_at\": \"2026-11-30T08:00:00Z\", \"machines\": 3, \"rejected\": 0}"));
}

void TestAnswerTerms::hostileTextIsEscaped()
{
    // What a terminal or a reader could take for a command stands as its number; the value is the same.
    const std::string hostile = "a\x1b" "[31m\x7f\xc2\x9b\xc2\x85\xe2\x80\xae\xe2\x81\xa6\xe2\x80\xa8\xef\xbb\xbf\"\\\n\xc3\xb1\xe2\x82\xac";
    const std::string json = cabe::quoted(hostile);
    QVERIFY2(json.find('\x1b') == std::string::npos && json.find('\x7f') == std::string::npos, json.c_str());
    for (const char *raw : {"\xc2\x9b", "\xc2\x85", "\xe2\x80\xae", "\xe2\x81\xa6", "\xe2\x80\xa8", "\xef\xbb\xbf"})
        QVERIFY2(json.find(raw) == std::string::npos, json.c_str());
    QVERIFY(json.find("\xc3\xb1\xe2\x82\xac") != std::string::npos); // ñ and € stay readable
    const auto read = QJsonDocument::fromJson(QByteArray::fromStdString("[" + json + "]")).array().at(0).toString();
    QCOMPARE(read.toStdString(), hostile);
}

QTEST_APPLESS_MAIN(TestAnswerTerms)
#include "tst_answer_terms.moc"
