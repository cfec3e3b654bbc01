#include <QRandomGenerator>
#include <QTest>

#include "core/io/limits.h"
#include "core/io/parse_json.h"
#include "core/io/read_catalogue.h"
#include "core/io/read_plan.h"
#include "tests/io/faults.h"

using namespace cabe;
using test::fileText;
using test::told;

class TestReadPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void examplePlanIsRead();
    void defaultsOfPreferences();
    void accepted_data();
    void accepted();
    void refused_data();
    void refused();
    void givenIsToldInItsDigits();
    void amountsAreReadFromDigits();
    void countriesAndCodesInAnyCase();
    void rateForTheInventorysCurrency();
    void sharedPieces();
    void sharedCasesAreReadOrRefused();
    void faultsWithoutEndAreCut();
    void everyPrefixIsAnError();
    void mutationsNeverCrash();

private:
    Expected<Plan, std::vector<Error>> read(const std::string &json) const { return readPlan(json, "my plan", m_models, m_countries); }

    ModelCatalogue m_models;
    CountryTable m_countries;
};

namespace {

constexpr const char *kExample = R"({
  "format": "cabe-plan", "version": 1, "name": "Chatbot for the help desk",
  "workload": {"task": "run", "model": "llama-3.1-8b-instruct", "precision": 16, "context": 4096, "requests": 1, "gpu_memory_gib": null, "server": null},
  "preferences": {"budget": "500", "max_price_per_hour": "1.50", "currency": "USD", "tier": "any", "countries": ["EU"], "interruptible": true,
                  "rates": {"EUR": {"rate": "1.08", "date": "2026-11-30"}}}
})";

std::string plan(const std::string &workload, const std::string &more = {})
{
    return R"({"format": "cabe-plan", "version": 1, "workload": {)" + workload + "}" + more + "}";
}

constexpr const char *kLlama = R"("task": "run", "model": "llama-3.1-8b-instruct")";
constexpr const char *kGood = R"("task": "run", "model": "llama-3.1-8b-instruct", "precision": 16, "context": 4096, "requests": 1)";

std::string run(const std::string &members) { return plan(kLlama + (", " + members)); }

std::string preferring(const std::string &members)
{
    return plan(kGood, R"(, "preferences": {)" + members + "}");
}

void row(const char *name, const std::string &json, const char *faults)
{
    QTest::newRow(name) << QByteArray::fromStdString(json) << QByteArray(faults);
}

std::string toldAll(const std::vector<Error> &faults)
{
    std::string all;
    for (const Error &fault : faults)
        all += (all.empty() ? "" : ", ") + told(fault);
    return all;
}

} // namespace

void TestReadPlan::initTestCase()
{
    const std::string folder = CABE_SOURCE_DIR "/resources/";
    auto models = readModels(fileText(folder + "models.json"), "models.json");
    auto countries = readCountries(fileText(folder + "countries.json"), fileText(folder + "regions.json"));
    QVERIFY(models && countries);
    m_models = *std::move(models);
    m_countries = *std::move(countries);
}

void TestReadPlan::examplePlanIsRead()
{
    const auto read = this->read(kExample);
    QVERIFY2(read, read ? "" : toldAll(read.error()).c_str());
    QCOMPARE(read->name, std::string("Chatbot for the help desk"));
    const auto &job = std::get<ServeModel>(read->workload.job);
    QCOMPARE(job.model->id, std::string("llama-3.1-8b-instruct"));
    QVERIFY(job.precision == Precision::Bits16);
    QCOMPARE(job.context, std::int64_t{4096});
    const Preferences &preferences = read->preferences;
    QCOMPARE(preferences.budget->count, std::int64_t{500'000'000});
    QCOMPARE(preferences.maxPricePerHour->count, std::int64_t{1'500'000});
    QVERIFY(preferences.currency == *Currency::fromCode("USD"));
    QVERIFY(preferences.europeanUnion && preferences.countries.empty());
    const auto rate = preferences.rates.at(*Currency::fromCode("EUR"));
    QCOMPARE(rate.rate.trillionths, std::int64_t{1'080'000'000'000});
    QCOMPARE(writeDate(rate.date), std::string("2026-11-30"));
}

void TestReadPlan::defaultsOfPreferences()
{
    for (const char *preferences :
         {"", R"(, "preferences": null)", R"(, "preferences": {})",
          R"(, "preferences": {"budget": null, "max_price_per_hour": null, "currency": null, "tier": null, "countries": null, "interruptible": null, "rates": null})",
          R"(, "preferences": {"countries": [], "rates": {"EUR": null}, "colour": 7})"}) {
        const auto read = this->read(plan(kGood, preferences));
        QVERIFY2(read, preferences);
        QVERIFY(!read->preferences.budget && !read->preferences.maxPricePerHour && read->preferences.currency.isNone());
        QVERIFY(read->preferences.tier == TierChoice::Any && !read->preferences.choosesCountries());
        QVERIFY(read->preferences.interruptible && read->preferences.rates.empty());
    }
}

void TestReadPlan::accepted_data()
{
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const std::string &json) { QTest::newRow(name) << QByteArray::fromStdString(json); };
    row("name null", plan(kGood, R"(, "name": null)"));
    row("unknown members", plan(std::string(kGood) + R"(, "colour": [1])", R"(, "made_by": {"a": 1})"));
    row("other members of a run", run(R"("precision": 16, "context": 1, "requests": 1, "gpu_memory_gib": [true])"));
    row("images ignore context and requests", plan(R"("task": "images", "model": "sd-1.5", "precision": 8, "context": "x", "requests": -1)"));
    row("speech ignores context", plan(R"("task": "run", "model": "whisper-tiny", "precision": 16, "context": 1.5, "requests": 3)"));
    row("embedding", plan(R"("task": "run", "model": "bge-small-en-v1.5", "precision": 16, "context": 512, "requests": 3)"));
    row("fine-tuning at 4 bits", plan(R"("task": "fine_tune", "model": "llama-3.1-8b-instruct", "precision": 4, "context": 2048, "requests": 1)"));
    row("notebook with a model", plan(R"("task": "notebook", "model": "llama-3.1-8b-instruct", "precision": 4, "context": 1, "requests": 1, "gpu_memory_gib": {})"));
    row("notebook without", plan(R"("task": "notebook", "gpu_memory_gib": "24.5", "precision": "x", "context": 0.1, "requests": "many")"));
    row("notebook, a number", plan(R"("task": "notebook", "model": null, "gpu_memory_gib": 24.5)"));
    row("the last of duplicates counts", run(R"("precision": "x", "context": 1, "requests": 1, "precision": 16)"));
    row("the most", run(R"("precision": 8, "context": 131072, "requests": 1000000)"));
    row("byte order mark", "\xEF\xBB\xBF" + plan(kGood));
}

void TestReadPlan::accepted()
{
    QFETCH(QByteArray, json);
    const auto read = this->read(json.toStdString());
    QVERIFY2(read, read ? "" : toldAll(read.error()).c_str());
}

void TestReadPlan::refused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("faults");
    row("not JSON", "{", "NotJson ");
    row("a list", "[]", "WrongType ");
    row("format missing", "{}", "MissingMember /format");
    row("another format", R"({"format": "cabe-quote", "version": 1})", "WrongFormat /format");
    row("newer version", R"({"format": "cabe-plan", "version": 2})", "NewerVersion /version");
    row("version of 20 digits", R"({"format": "cabe-plan", "version": 99999999999999999999})", "NewerVersion /version");
    row("version 0", R"({"format": "cabe-plan", "version": 0})", "WrongValue /version");
    row("name a number", plan(kGood, R"(, "name": 5)"), "WrongType /name");
    row("name too long", plan(kGood, ", \"name\": \"" + std::string(4097, 'n') + "\""), "TextTooLong /name");
    row("no workload", R"({"format": "cabe-plan", "version": 1})", "MissingMember /workload");
    row("workload a list", R"({"format": "cabe-plan", "version": 1, "workload": []})", "WrongType /workload");

    row("no task", plan(R"("model": "llama-3.1-8b-instruct")"), "MissingField /workload/task");
    row("task null", plan(R"("task": null)"), "MissingField /workload/task");
    row("task a number", plan(R"("task": 1)"), "WrongType /workload/task");
    row("task unknown", plan(R"("task": "Run")"), "UnknownValue /workload/task");
    row("no model", plan(R"("task": "run", "precision": 16)"), "MissingField /workload/model");
    row("model a number", plan(R"("task": "run", "model": 8, "precision": 16)"), "WrongType /workload/model");
    row("model unknown", plan(R"("task": "run", "model": "llama-9", "precision": 16)"), "ModelUnknown /workload/model");
    row("model of another task", plan(R"("task": "images", "model": "llama-3.1-8b-instruct", "precision": 16)"), "ModelNotForTask /workload/model");
    row("a notebook's model a number", plan(R"("task": "notebook", "model": 8, "precision": 16)"), "WrongType /workload/model");
    row("server", plan(std::string(kGood) + R"(, "server": "vllm")"), "ServerNotBuilt /workload/server");
    row("server an object", plan(std::string(kGood) + R"(, "server": {})"), "ServerNotBuilt /workload/server");

    row("nothing but a model", plan(kLlama), "MissingField /workload/precision, MissingField /workload/context, MissingField /workload/requests");
    row("precision as text", run(R"("precision": "16", "context": 1, "requests": 1)"), "UnknownValue /workload/precision");
    row("precision 12", run(R"("precision": 12, "context": 1, "requests": 1)"), "UnknownValue /workload/precision");
    row("precision 16.0", run(R"("precision": 16.0, "context": 1, "requests": 1)"), "NotWhole /workload/precision");
    row("precision true", run(R"("precision": true, "context": 1, "requests": 1)"), "WrongType /workload/precision");
    row("nothing stored", run(R"("precision": "stored", "context": 1, "requests": 1)"), "NotStored /workload/precision");
    row("fine-tuning as stored", plan(R"("task": "fine_tune", "model": "llama-3.1-8b-instruct", "precision": "stored", "context": 1, "requests": 1)"),
        "UnknownValue /workload/precision");
    row("context 4096.0", run(R"("precision": 16, "context": 4096.0, "requests": 1)"), "NotWhole /workload/context");
    row("context 1e3", run(R"("precision": 16, "context": 1e3, "requests": 1)"), "NotWhole /workload/context");
    row("context 1e400", run(R"("precision": 16, "context": 1e400, "requests": 1)"), "NotWhole /workload/context");
    row("context as text", run(R"("precision": 16, "context": "4096", "requests": 1)"), "WrongType /workload/context");
    row("context -1", run(R"("precision": 16, "context": -1, "requests": 1)"), "OutOfRange /workload/context");
    row("context 0", run(R"("precision": 16, "context": 0, "requests": 1)"), "OutOfRange /workload/context");
    row("context over", run(R"("precision": 16, "context": 131073, "requests": 1)"), "ContextOverMaximum /workload/context");
    row("context 2^70", run(R"("precision": 16, "context": 1180591620717411303424, "requests": 1)"), "ContextOverMaximum /workload/context");
    row("requests 0", run(R"("precision": 16, "context": 1, "requests": 0)"), "OutOfRange /workload/requests");
    row("requests over", run(R"("precision": 16, "context": 1, "requests": 1000001)"), "OutOfRange /workload/requests");
    row("requests -2^70", run(R"("precision": 16, "context": 1, "requests": -1180591620717411303424)"), "OutOfRange /workload/requests");
    row("requests a list", run(R"("precision": 16, "context": 1, "requests": [1])"), "WrongType /workload/requests");

    row("a notebook of nothing", plan(R"("task": "notebook")"), "MissingField /workload/gpu_memory_gib");
    row("memory as a list", plan(R"("task": "notebook", "gpu_memory_gib": [24])"), "WrongType /workload/gpu_memory_gib");
    row("memory 0", plan(R"("task": "notebook", "gpu_memory_gib": 0)"), "NotPositive /workload/gpu_memory_gib");
    row("memory -1", plan(R"("task": "notebook", "gpu_memory_gib": "-1")"), "NotPositive /workload/gpu_memory_gib");
    row("memory 2e1", plan(R"("task": "notebook", "gpu_memory_gib": 2e1)"), "NotADecimal /workload/gpu_memory_gib");
    row("memory with a comma", plan(R"("task": "notebook", "gpu_memory_gib": "24,5")"), "NotADecimal /workload/gpu_memory_gib");
    row("memory beyond all bounds", plan(R"("task": "notebook", "gpu_memory_gib": 99999999999999999999)"), "TooLargeToCalculate /workload/gpu_memory_gib");

    row("preferences a list", plan(kGood, R"(, "preferences": [])"), "WrongType /preferences");
    row("budget 0", preferring(R"("budget": "0")"), "NotPositive /preferences/budget");
    row("budget -5", preferring(R"("budget": -5)"), "NotPositive /preferences/budget");
    row("budget hugely negative", preferring(R"("budget": "-99999999999999999999")"), "NotPositive /preferences/budget");
    row("budget 1e3", preferring(R"("budget": 1e3)"), "NotADecimal /preferences/budget");
    row("budget with a comma", preferring(R"("budget": "1,5")"), "NotADecimal /preferences/budget");
    row("budget empty", preferring(R"("budget": "")"), "NotADecimal /preferences/budget");
    row("budget true", preferring(R"("budget": true)"), "WrongType /preferences/budget");
    row("budget in ten-millionths", preferring(R"("budget": "1.0000001")"), "TooManyDecimals /preferences/budget");
    row("budget 10^9", preferring(R"("budget": "1000000000")"), "AmountTooLarge /preferences/budget");
    row("budget 10^30", preferring(R"("budget": 1000000000000000000000000000000)"), "AmountTooLarge /preferences/budget");
    row("price 10^6", preferring(R"("max_price_per_hour": 1000000)"), "AmountTooLarge /preferences/max_price_per_hour");
    row("price 0.0", preferring(R"("max_price_per_hour": 0.0)"), "NotPositive /preferences/max_price_per_hour");
    row("currency unknown", preferring(R"("currency": "ABC")"), "CurrencyUnknown /preferences/currency");
    row("currency empty", preferring(R"("currency": "")"), "CurrencyUnknown /preferences/currency");
    row("currency a number", preferring(R"("currency": 978)"), "WrongType /preferences/currency");
    row("tier unknown", preferring(R"("tier": "Secure")"), "UnknownValue /preferences/tier");
    row("tier a number", preferring(R"("tier": 1)"), "WrongType /preferences/tier");
    row("countries a text", preferring(R"("countries": "ES")"), "WrongType /preferences/countries");
    row("country unknown", preferring(R"("countries": ["ES", "UK"])"), "CountryUnknown /preferences/countries/1");
    row("country a number", preferring(R"("countries": [34])"), "WrongType /preferences/countries/0");
    row("country null", preferring(R"("countries": [null])"), "WrongType /preferences/countries/0");
    row("interruptible as text", preferring(R"("interruptible": "no")"), "WrongType /preferences/interruptible");
    row("rates a list", preferring(R"("rates": [])"), "WrongType /preferences/rates");
    row("a rate a number", preferring(R"("rates": {"EUR": 1.08})"), "WrongType /preferences/rates/EUR");
    row("a rate of no currency", preferring(R"("rates": {"A/C": {"rate": 1, "date": "2026-11-30"}})"), "CurrencyUnknown /preferences/rates/A~1C");
    row("rate and date missing", preferring(R"("rates": {"EUR": {}})"), "MissingField /preferences/rates/EUR/rate, MissingField /preferences/rates/EUR/date");
    row("rate 0", preferring(R"("rates": {"EUR": {"rate": 0, "date": "2026-11-30"}})"), "NotPositive /preferences/rates/EUR/rate");
    row("rate of 13 decimals", preferring(R"("rates": {"EUR": {"rate": "1.0000000000001", "date": "2026-11-30"}})"), "TooManyDecimals /preferences/rates/EUR/rate");
    row("rate 10^6", preferring(R"("rates": {"EUR": {"rate": 1000000, "date": "2026-11-30"}})"), "AmountTooLarge /preferences/rates/EUR/rate");
    row("date that is none", preferring(R"("rates": {"EUR": {"rate": 1, "date": "2026-02-30"}})"), "NotADate /preferences/rates/EUR/date");
    row("date with a time", preferring(R"("rates": {"EUR": {"rate": 1, "date": "2026-11-30T00:00:00Z"}})"), "NotADate /preferences/rates/EUR/date");
    row("date a number", preferring(R"("rates": {"EUR": {"rate": 1, "date": 20261130}})"), "WrongType /preferences/rates/EUR/date");
    row("rate of the own currency", preferring(R"("currency": "usd", "rates": {"USD": {"rate": 1, "date": "2026-11-30"}})"),
        "RateForOwnCurrency /preferences/rates/USD");

    row("all of them, in order",
        plan(R"("server": "vllm", "requests": 0, "context": "x", "precision": 3, "task": "run", "model": "llama-3.1-8b-instruct")",
             R"(, "preferences": {"tier": "all", "budget": 0}, "name": true)"),
        "WrongType /name, UnknownValue /workload/precision, WrongType /workload/context, OutOfRange /workload/requests, "
        "ServerNotBuilt /workload/server, NotPositive /preferences/budget, UnknownValue /preferences/tier");
    row("preferences are read without a task", plan(R"("task": "x")", R"(, "preferences": {"tier": 1})"), "UnknownValue /workload/task, WrongType /preferences/tier");
}

void TestReadPlan::refused()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, faults);
    const auto read = this->read(json.toStdString());
    QVERIFY(!read);
    QCOMPARE(QByteArray::fromStdString(toldAll(read.error())), faults);
    for (const Error &fault : read.error())
        QCOMPARE(fault.file, std::string("my plan"));
}

void TestReadPlan::givenIsToldInItsDigits()
{
    const auto read = this->read(run(R"("precision": 16.50, "context": 1180591620717411303424, "requests": -1180591620717411303424)"));
    QVERIFY(!read);
    QCOMPARE(std::get<error::NotWhole>(read.error()[0].fact).given, std::string("16.50"));
    QCOMPARE(std::get<error::ContextOverMaximum>(read.error()[1].fact).given, std::string("1180591620717411303424"));
    QCOMPARE(std::get<error::OutOfRange>(read.error()[2].fact).given, std::string("-1180591620717411303424"));
}

void TestReadPlan::amountsAreReadFromDigits()
{
    // 999999999.999999 and 0.1 have no exact double; 0.000001 is the least there is.
    const auto read = this->read(preferring(R"("budget": 999999999.999999, "max_price_per_hour": 0.000001,
        "rates": {"EUR": {"rate": 999999.999999999999, "date": "2026-11-30"}, "jpy": {"rate": "0.000000000001", "date": "2026-11-30"}})"));
    QVERIFY2(read, read ? "" : toldAll(read.error()).c_str());
    QCOMPARE(read->preferences.budget->count, std::int64_t{999'999'999'999'999});
    QCOMPARE(read->preferences.maxPricePerHour->count, std::int64_t{1});
    QCOMPARE(read->preferences.rates.at(*Currency::fromCode("EUR")).rate.trillionths, std::int64_t{999'999'999'999'999'999});
    QCOMPARE(read->preferences.rates.at(*Currency::fromCode("JPY")).rate.trillionths, std::int64_t{1});
}

void TestReadPlan::countriesAndCodesInAnyCase()
{
    const auto read = this->read(preferring(R"("currency": "eUr", "countries": ["pt", "eu", "ES", "Pt", "EU"])"));
    QVERIFY(read);
    QVERIFY(read->preferences.currency == *Currency::fromCode("EUR"));
    QVERIFY(read->preferences.europeanUnion);
    QCOMPARE(read->preferences.countries.size(), std::size_t{2});
    QCOMPARE(read->preferences.countries[0].code(), std::string("PT"));
    QCOMPARE(read->preferences.expanded(m_countries).size(), std::size_t{27});
}

void TestReadPlan::rateForTheInventorysCurrency()
{
    const auto read = this->read(preferring(R"("rates": {"eur": {"rate": 1, "date": "2026-11-30"}})"));
    QVERIFY(read);
    QVERIFY(!checkRates(read->preferences, *Currency::fromCode("USD")));
    QVERIFY(!checkRates(read->preferences, Currency{}));
    const auto fault = checkRates(read->preferences, *Currency::fromCode("EUR"));
    QVERIFY(fault);
    QCOMPARE(told(*fault), std::string("RateForOwnCurrency /preferences/rates/EUR"));
}

void TestReadPlan::sharedPieces()
{
    QCOMPARE(readAmount("1.5", Field::MaxPricePerHour, kPriceLimit)->count, std::int64_t{1'500'000});
    const auto large = readAmount("1000000", Field::MaxPricePerHour, kPriceLimit);
    QVERIFY(!large);
    const auto &fact = std::get<error::AmountTooLarge>(large.error().fact);
    QCOMPARE(fact.limit, std::int64_t{1'000'000});
    QVERIFY(fact.field == Field::MaxPricePerHour);
    QVERIFY(!readRate("+1") && readRate("1"));
    Preferences preferences;
    QVERIFY(addCountry(preferences, "Eu", m_countries) && addCountry(preferences, "fr", m_countries));
    QVERIFY(!addCountry(preferences, "", m_countries) && !addCountry(preferences, "E", m_countries));
    QVERIFY(readCurrency("gbp", m_countries) && !readCurrency("pound", m_countries));
}

void TestReadPlan::sharedCasesAreReadOrRefused()
{
    const std::string text = fileText(CABE_SHARED_DIR "/cases/cases.json");
    if (text.empty())
        QSKIP("the shared cases are not on this machine");
    const auto cases = parseJson(text, "cases.json", kCatalogueMebibytes);
    QVERIFY(cases);
    const auto &list = std::get<JsonValue::Array>(cases->content);
    QVERIFY(!list.empty());
    for (const JsonValue &entry : list) {
        std::string json;
        appendJson(json, *entry.find("plan"));
        const auto read = this->read(json);
        const bool refused = entry.find("expected")->find("refused") != nullptr;
        QVERIFY2(read.has_value() != refused, read ? json.c_str() : (json + toldAll(read.error())).c_str());
    }
}

void TestReadPlan::faultsWithoutEndAreCut()
{
    std::string countries = "1";
    for (int i = 0; i < 100'000; ++i)
        countries += ",1";
    const auto read = this->read(preferring(R"("countries": [)" + countries + "]"));
    QVERIFY(!read);
    QCOMPARE(read.error().size(), std::size_t{100});
}

void TestReadPlan::everyPrefixIsAnError()
{
    const std::string json = kExample;
    for (std::size_t size = 0; size < json.size(); ++size)
        QVERIFY(!read(json.substr(0, size)));
    QVERIFY(read(json));
}

void TestReadPlan::mutationsNeverCrash()
{
    QRandomGenerator generator(20261130); // a fixed seed: a failure can be had again
    const auto random = [&generator](std::size_t below) { return std::size_t{generator.generate()} % below; };
    const std::string json = kExample;
    constexpr std::string_view kLikely = "{}[]\",:0123456789.-eE nulltruefalse\\u\xFF";
    int readable = 0;
    for (int i = 0; i < 5000; ++i) {
        std::string mutated = json;
        for (std::size_t changes = 1 + random(4); changes > 0; --changes) {
            const std::size_t at = random(mutated.size());
            switch (random(3)) {
            case 0: mutated[at] = kLikely[random(kLikely.size())]; break;
            case 1: mutated.erase(at, 1 + random(8)); break;
            default: mutated.insert(at, mutated.substr(random(mutated.size()), random(16))); break;
            }
        }
        const auto read = this->read(mutated);
        readable += read ? 1 : 0;
        QVERIFY(read || !read.error().empty());
    }
    QVERIFY(readable > 0 && readable < 5000);
}

QTEST_APPLESS_MAIN(TestReadPlan)
#include "tst_read_plan.moc"
