// The documents made of an answer and of the lists: their width, their parts, and that nothing from outside
// becomes markup, a formula of a spreadsheet, or a command of the terminal.
#include "core/io/read_catalogue.h"
#include "tests/support/builders.h"
#include "ui/text/answer_csv.h"
#include "ui/text/answer_html.h"
#include "ui/text/answer_text.h"
#include "ui/text/check_text.h"
#include "ui/text/csv.h"
#include "ui/text/document.h"
#include "ui/text/models_text.h"
#include "ui/text/room_text.h"
#include "ui/text/wrap.h"

#include <QFile>
#include <QTest>
#include <QXmlStreamReader>

using namespace cabe;
using text::Language;
using text::Phrasebook;

namespace {

const Phrasebook &english()
{
    static const Phrasebook book(Language::English);
    return book;
}

const Phrasebook &spanish()
{
    static const Phrasebook book(Language::Spanish);
    return book;
}

QString utf8(const char *text)
{
    return QString::fromUtf8(text);
}

/// One spelling of the spaces, and lines joined, so that sentences are found however they were wrapped.
QString flat(QString text)
{
    return text.replace(QChar(0x00A0), QChar(u' ')).replace(QChar(0x202F), QChar(u' ')).simplified();
}

CountryTable countries()
{
    CountryTable table;
    for (const auto &[code, name, nombre] : {std::tuple{"ES", "Spain", "España"}, std::tuple{"US", "United States", "Estados Unidos"}}) {
        const Country country = *Country::fromCode(code);
        table.names.push_back({country, name, nombre});
        table.assigned.insert(country);
    }
    table.europeanUnion.insert(*Country::fromCode("ES"));
    return table;
}

/// An answer with all that it refers to.
class Asked {
public:
    Asked(Workload workload, Preferences preferences, std::shared_ptr<const Inventory> inventory,
          std::optional<std::size_t> limit = {})
        : m_workload(std::move(workload)), m_preferences(std::move(preferences)), m_countries(countries()),
          m_index(std::move(inventory), std::make_shared<CardCatalogue>(), m_preferences.currency, m_preferences.rates),
          m_memory(*estimateMemory(m_workload)),
          m_recommendation(*recommend(m_workload, m_preferences, m_countries, m_index)),
          m_explainer(*Explainer::make(m_workload, m_preferences, m_countries, m_index, UtcTime{1'003'600})),
          m_answer{m_workload,       m_preferences, m_countries, m_index, m_memory, m_recommendation,
                   m_explainer, StaleAfter{},  limit,       UtcTime{1'003'600}}
    {
    }
    Asked(const Asked &) = delete;

    const Answer &answer() const { return m_answer; }

private:
    Workload m_workload;
    Preferences m_preferences;
    CountryTable m_countries;
    InventoryIndex m_index;
    MemoryEstimate m_memory;
    Recommendation m_recommendation;
    Explainer m_explainer;
    Answer m_answer;
};

const ModelSpec kLlama = test::llama8b();

std::vector<test::MachineLine> fewMachines()
{
    test::MachineLine cheap{"cheap", "0.44"};
    test::MachineLine monthly{"monthly", "365.00"};
    monthly.per = PricePer::Month;
    test::MachineLine community{"community", "0.10"};
    community.tier = Tier::Community;
    test::MachineLine dear{"dear", "9.00"};
    test::MachineLine small{"small", "0.05"};
    small.memoryMib = 8192;
    return {cheap, monthly, community, dear, small};
}

Preferences careful()
{
    Preferences preferences;
    preferences.budget = test::amount("500");
    preferences.maxPricePerHour = test::amount("1.50");
    preferences.tier = TierChoice::Secure;
    preferences.europeanUnion = true;
    return preferences;
}

void verifyWidth(const QString &text)
{
    for (const QString &line : text.split(u'\n')) {
        const QByteArray which = line.toUtf8();
        QVERIFY2(text::columnsOf(line) <= 80 || !line.trimmed().contains(u' '), which.constData());
        QVERIFY2(!line.endsWith(u' '), which.constData());
    }
    QVERIFY(text.endsWith(u'\n') && !text.endsWith(QStringLiteral("\n\n")));
    QVERIFY(!text.contains(QChar(0x1B)));
}

void verifyWellFormed(const QString &html)
{
    // The document is XML but for what HTML leaves open.
    QString xml = html;
    xml.remove(QStringLiteral("<!DOCTYPE html>\n")).remove(QStringLiteral("<meta charset=\"utf-8\">"));
    xml.remove(QStringLiteral("<meta name=\"viewport\" content=\"width=device-width\">")).replace(QStringLiteral("<br>"), QStringLiteral("<br/>"));
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    QVERIFY2(!reader.hasError(), reader.errorString().toUtf8().constData());
    QVERIFY(!html.contains(QStringLiteral("<script")) && !html.contains(QStringLiteral("<link")) && !html.contains(QStringLiteral("<img")));
}

std::shared_ptr<Inventory> hostileInventory()
{
    auto inventory = std::make_shared<Inventory>();
    inventory->name = "<script>alert(1)</script>\x1b[2J";
    inventory->currency = test::currency("USD");
    Machine machine;
    machine.id = "=cmd|' /C calc'!A0";
    machine.name = "<b>\"x\"</b>\n%1 %n";
    machine.provider = "+1";
    machine.region = "\t@SUM(A1)";
    machine.gpuModel = "-2, \"card\"\xE2\x80\xAE";
    machine.url = "javascript:alert(1)";
    machine.memoryMib = 24576;
    machine.price = Price{test::amount("1.00"), PricePer::Hour};
    machine.currency = test::currency("USD");
    machine.availability = Availability::Available;
    inventory->machines.push_back(machine);
    return inventory;
}

} // namespace

class TestDocuments : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void answerInBothLanguages();
    void answerSaysWhyNothingFits();
    void answerSaysWhatWouldHelp();
    void answerIsCut();
    void answerTellsSamples();
    void answerShowsConversions();
    void htmlIsWellFormed();
    void csvIsPlain();
    void hostileNamesAreHarmless();
    void textWraps();
    void tooWideTablesBecomeRecords();
    void modelsAreListed();
    void roomIsTold();
    void checkIsTold();
    void csvCells_data();
    void csvCells();
};

void TestDocuments::answerInBothLanguages()
{
    const Asked asked(test::run(kLlama, Precision::Bits16, 4096, 1), careful(), test::inventory(fewMachines()));
    const QString en = text::answerText(english(), asked.answer());
    verifyWidth(en);
    const QString flatEn = flat(en);
    for (const char *part :
         {"Run a model: Llama 3.1 8B Instruct · 16 bits · Context per request 4096 · Requests at once 1",
          "test · data of 12 Jan 1970 13:46 UTC (60 min ago) · 5 machines · 0 rows rejected", "GPU memory needed: 19.55 GiB",
          "Model weights 8 030 261 248 × 2 bytes 14.96", "KV cache 2 × 32 × 8 × 128 × 2 bytes × 4096 × 1 0.50",
          "Margin 20 % of 15.46 GiB 3.09", "The KV cache is kept in 16 bits.", "A month counts as 730 hours.",
          "2 machines fit, from $0.44/h", "1. cheap", "needs 19.55 of 24.00 GiB; 4.45 GiB left", "● high. Nothing lowers it.",
          "1136 h 21 min (47 days)", "$365.00/month ($0.50/h)", "Fits on one GPU: needs 19.55 of the 24.00 GiB of the RTX 4090.",
          "2 alternatives", "Of another tier: Its tier is Community.", "Above your price: $9.00 per hour, $7.50 above your maximum.",
          "European Union", "that is ES", "With too little memory 1", "Not available now 0", "Total 5", "Speed is not estimated."})
        QVERIFY2(flatEn.contains(utf8(part)), part);
    const QString es = text::answerText(spanish(), asked.answer());
    verifyWidth(es);
    const QString flatEs = flat(es);
    for (const char *part :
         {"Ejecutar un modelo: Llama 3.1 8B Instruct · 16 bits · Contexto por solicitud 4096 · Solicitudes simultáneas 1",
          "Memoria de GPU necesaria: 19,55 GiB", "Pesos del modelo 8 030 261 248 × 2 bytes 14,96", "Margen adicional 20 % de 15,46 GiB",
          "Runtime de CUDA", "2 máquinas aptas, desde 0,44 $/h", "Por qué cabe", "Límites", "Confianza", "El presupuesto cubre",
          "365,00 $/mes (0,50 $/h)", "2 alternativas", "Restricciones aplicadas", "Unión Europea", "La velocidad no se estima."})
        QVERIFY2(flatEs.contains(utf8(part)), part);
    QVERIFY(!flatEs.contains(QStringLiteral(" the ")));
}

void TestDocuments::answerSaysWhyNothingFits()
{
    const Asked asked(test::run(kLlama, Precision::Bits16, 131072, 64), {}, test::inventory(fewMachines()));
    const QString en = flat(text::answerText(english(), asked.answer()));
    QVERIFY(en.contains(utf8("No machine fits")));
    QVERIFY(en.contains(utf8("With too little memory: 5. The largest has 24.00 GiB on one GPU;")));
    QVERIFY(en.contains(utf8("No machine misses only a preference.")));
    const Asked empty(test::run(kLlama, Precision::Bits16, 4096, 1), {}, test::inventory({}));
    QVERIFY(text::answerText(spanish(), empty.answer()).contains(utf8("El inventario no contiene ninguna máquina.")));
}

void TestDocuments::answerSaysWhatWouldHelp()
{
    Preferences strict;
    strict.maxPricePerHour = test::amount("0.08");
    const Asked asked(test::run(kLlama, Precision::Bits16, 4096, 1), strict, test::inventory(fewMachines()));
    const QString en = text::answerText(english(), asked.answer());
    verifyWidth(en);
    QVERIFY(flat(en).contains(utf8("What would help")));
    QVERIFY(flat(en).contains(utf8("Raise the maximum to $0.10/h (adds 1)")));
    QVERIFY(flat(en).contains(utf8("Use 4 bits (adds 1, from $0.05/h)")));
    const QString html = text::answerHtml(spanish(), asked.answer());
    verifyWellFormed(html);
    QVERIFY(flat(html).contains(utf8("<li>Subir el máximo a 0,10 $/h (añade 1)</li>")));
    const Asked tiny(test::run(kLlama, Precision::Bits16, 4096, 1), {}, test::inventory({{.id = "tiny", .memoryMib = 4096}}));
    QVERIFY(flat(text::answerText(english(), tiny.answer()))
                .contains(utf8("What would help No single change helps. Closest: tiny, short by 15.55 GiB per GPU.")));
    const Asked fitting(test::run(kLlama, Precision::Bits16, 4096, 1), {}, test::inventory(fewMachines()));
    QVERIFY(!text::answerText(english(), fitting.answer()).contains(utf8("What would help")));
}

void TestDocuments::answerIsCut()
{
    std::vector<test::MachineLine> many;
    for (int i = 0; i < 14; ++i)
        many.push_back({"m" + std::to_string(i)});
    const Asked asked(test::run(kLlama, Precision::Bits16, 4096, 1), {}, test::inventory(many), 2);
    QVERIFY(text::answerText(english(), asked.answer()).contains(utf8("… and 12 more: --limit N")));
    QVERIFY(text::answerText(spanish(), asked.answer()).contains(utf8("… y 12 más: --limit N")));
    QCOMPARE(text::answerCsv(english(), asked.answer()).count(QStringLiteral("\r\n")), 3);
}

void TestDocuments::answerTellsSamples()
{
    auto sample = std::const_pointer_cast<Inventory>(test::inventory({{"a"}}));
    sample->isSample = true;
    const Asked asked(test::run(kLlama, Precision::Bits16, 4096, 1), {}, sample);
    const QString en = flat(text::answerText(english(), asked.answer()));
    QVERIFY(en.contains(utf8("! Sample inventory: example machines and prices, not an offer")));
    QVERIFY(en.contains(utf8("$1.00/h · sample price")));
    QVERIFY(text::answerHtml(english(), asked.answer()).contains(QStringLiteral("class=\"notice\"")));
}

void TestDocuments::answerShowsConversions()
{
    test::MachineLine euro{"euro", "0.44"};
    euro.currency = "EUR";
    Preferences preferences;
    preferences.currency = test::currency("USD");
    preferences.rates[test::currency("EUR")] = {Rate{1'080'000'000'000}, *readDate("2026-11-28")};
    const Asked asked(test::run(kLlama, Precision::Bits16, 4096, 1), preferences, test::inventory({euro}));
    QVERIFY(flat(text::answerText(english(), asked.answer())).contains(utf8("€0.44/h ($0.4752/h at 1.08, 28 Nov 2026)")));
    QVERIFY(flat(text::answerText(spanish(), asked.answer())).contains(utf8("0,44 €/h (0,4752 $/h a 1,08, 28 nov 2026)")));
}

void TestDocuments::htmlIsWellFormed()
{
    const Asked asked(test::run(kLlama, Precision::Bits8, 4096, 1), careful(), test::inventory(fewMachines()));
    const QString html = text::answerHtml(spanish(), asked.answer());
    verifyWellFormed(html);
    QVERIFY(html.startsWith(QStringLiteral("<!DOCTYPE html>\n<html lang=\"es\">")));
    QVERIFY(flat(html).contains(utf8("Memoria de GPU necesaria: 10,57 GiB")));
}

void TestDocuments::csvIsPlain()
{
    const Asked asked(test::run(kLlama, Precision::Bits16, 4096, 1), careful(), test::inventory(fewMachines()));
    const QStringList en = text::answerCsv(english(), asked.answer()).split(QStringLiteral("\r\n"));
    const QStringList es = text::answerCsv(spanish(), asked.answer()).split(QStringLiteral("\r\n"));
    QCOMPARE(en.size(), 6); // a header, four rows, and nothing after the last CR LF
    QCOMPARE(en[0], es[0]);
    QVERIFY(en[0].startsWith(QStringLiteral("list,machine,name,provider,tier,country,region,gpu_model,gpu_count,gpus_used,need_gib,")));
    const QString figures = QStringLiteral("recommended,cheap,,,secure,ES,,RTX 4090,1,1,19.55,24.00,4.45,0.440000,USD,high,,,");
    QVERIFY2(en[1].startsWith(figures), en[1].toUtf8().constData());
    QVERIFY2(es[1].startsWith(figures), es[1].toUtf8().constData());
    QVERIFY(en[1].endsWith(QStringLiteral(",68181,")));
    QVERIFY(en[3].startsWith(QStringLiteral("alternative,")) && en[3].contains(QStringLiteral(",other_tier,")));
}

void TestDocuments::hostileNamesAreHarmless()
{
    const Asked asked(test::run(kLlama, Precision::Bits16, 4096, 1), {}, hostileInventory());
    const QString text = text::answerText(english(), asked.answer());
    verifyWidth(text);
    for (const QChar c : text)
        QVERIFY(c == u'\n' || (c.category() != QChar::Other_Control && c.category() != QChar::Other_Format));
    QVERIFY(text.contains(utf8("%1 %n")));
    const QString html = text::answerHtml(english(), asked.answer());
    verifyWellFormed(html);
    QVERIFY(!html.contains(QStringLiteral("<b>")) && !html.contains(QStringLiteral("href=\"javascript")));
    const QString csv = text::answerCsv(english(), asked.answer());
    QVERIFY(csv.contains(QStringLiteral("recommended,'=cmd|' /C calc'!A0,\"<b>\"\"x\"\"</b>\uFFFD%1 %n\",'+1,")));
    QVERIFY(csv.contains(QStringLiteral("'\uFFFD@SUM(A1),\"'-2, \"\"card\"\"\uFFFD\",")));
}

void TestDocuments::textWraps()
{
    QCOMPARE(text::wrapped(utf8("one two three"), 7), QStringList({utf8("one two"), utf8("three")}));
    QCOMPARE(text::wrapped(utf8("incomprehensible no"), 4), QStringList({utf8("incomprehensible"), utf8("no")}));
    QCOMPARE(text::wrapped(QString(), 4), QStringList({QString()}));
    QCOMPARE(text::wrapped(utf8("12\u00A0GiB free"), 4), QStringList({utf8("12\u00A0GiB"), utf8("free")}));
    QCOMPARE(text::columnsOf(utf8("日本")), 4);
    QCOMPARE(text::columnsOf(utf8("e\u0301")), 1);
    QCOMPARE(text::padded(utf8("日"), 4, true), utf8("  日"));
}

void TestDocuments::tooWideTablesBecomeRecords()
{
    text::Document document;
    document.title = utf8("T");
    text::block::Table table;
    table.columns = {{utf8("A")}, {utf8("B")}};
    table.rows = {{QString(50, u'a'), QString(50, u'b')}};
    document.blocks.emplace_back(table);
    const QString text = text::writeText(document);
    verifyWidth(text);
    QVERIFY(text.contains(QString(50, u'a') + u"\n  B  " + QString(50, u'b')));
}

void TestDocuments::modelsAreListed()
{
    QFile file(QStringLiteral(CABE_SOURCE_DIR "/resources/models.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto catalogue = readModels(file.readAll().toStdString(), "models.json");
    QVERIFY(catalogue.has_value());
    text::ModelList models;
    for (const ModelSpec &model : catalogue->models())
        models.push_back(&model);
    for (const Phrasebook *book : {&english(), &spanish()}) {
        const QString text = text::modelsText(*book, models);
        verifyWidth(text);
        QVERIFY(text.contains(utf8("llama-3.1-8b-instruct")));
        verifyWellFormed(text::modelsHtml(*book, models));
    }
    QVERIFY(flat(text::modelsHtml(english(), models)).contains(utf8("8.03 billion")));
    QVERIFY(flat(text::modelsHtml(spanish(), models)).contains(utf8("8030 millones")));
    const QString csv = text::modelsCsv(english(), models);
    QVERIFY(csv.contains(QStringLiteral("llama-3.1-8b-instruct,Llama 3.1 8B Instruct,Meta,8030261248,,131072,131072000,")));
    QCOMPARE(csv.count(QStringLiteral("\r\n")), static_cast<qsizetype>(models.size()) + 1);
}

void TestDocuments::roomIsTold()
{
    const auto inventory = test::inventory({{"a"}});
    const text::RoomOfMachine of{inventory->machines[0], fromMib(24576)};
    const Workload workload = test::run(kLlama, Precision::Bits16, 4096, 1);
    const Room room = *roomLeft(workload, of.memoryPerGpu, 1);
    const QString en = text::roomText(english(), of, workload, room);
    verifyWidth(en);
    QVERIFY(flat(en).contains(utf8("a: 1 × RTX 4090, 24.00 GiB per GPU")));
    QVERIFY(flat(en).contains(utf8("It fits on 1 × RTX 4090.")));
    QVERIFY(flat(en).contains(utf8("Most context for these requests ") + flat(english().numbers().count(*room.maxContext))));
    verifyWellFormed(text::roomHtml(spanish(), of, workload, room));
    const QString csv = text::roomCsv(english(), of, workload, room);
    QVERIFY(csv.contains(QStringLiteral("\r\nllama-3.1-8b-instruct,16,true,1,%1,").arg(*room.maxContext)));

    RoomOfAll all;
    all.rows = {{&kLlama, Precision::Bits16, room}, {&kLlama, Precision::Bits8, Room{}}};
    all.leftOut = {Error{error::FigureMissing{Figure::HeadDim, "Model X"}}};
    const QString es = text::roomOfAllText(spanish(), of, all);
    verifyWidth(es);
    QVERIFY(flat(es).contains(utf8("Qué cabe en esta máquina")));
    QVERIFY(flat(es).contains(utf8("1 modelo omitido")));
    QVERIFY(flat(es).contains(utf8("No se ha publicado la dimensión de cabeza de Model X")));
    verifyWellFormed(text::roomOfAllHtml(english(), of, all));
    QCOMPARE(text::roomOfAllCsv(english(), of, all).count(QStringLiteral("\r\n")), 3);
}

void TestDocuments::checkIsTold()
{
    auto inventory = std::const_pointer_cast<Inventory>(test::inventory({{"a"}, {"b"}}));
    inventory->rejected.push_back({{}, "/machines/12/gpu/count", "gpu.count", rejection::CountOutOfRange{"65"}});
    inventory->rejected.push_back({"page2.json", "/machines/3/id", "id", rejection::DuplicateId{"=x"}});
    const QString en = text::checkText(english(), *inventory);
    verifyWidth(en);
    QVERIFY(flat(en).contains(utf8("2 machines can be used.")));
    QVERIFY(flat(en).contains(utf8("2 rows of the inventory could not be read.")));
    QVERIFY(flat(en).contains(utf8("/machines/12/gpu/count GPU count 65 is not from 1 to 64.")));
    QVERIFY(flat(en).contains(utf8("page2.json, /machines/3/id The id =x was seen before.")));
    verifyWellFormed(text::checkHtml(spanish(), *inventory));
    QVERIFY(text::checkCsv(spanish(), *inventory)
                .contains(utf8("\r\n,/machines/12/gpu/count,gpu.count,El número de GPU 65 no está entre 1 y 64.\r\n")));
}

void TestDocuments::csvCells_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QString>("written");
    const auto row = [](const char *given, const char *written) { QTest::newRow(given) << QByteArray(given) << utf8(written); };
    row("plain", "plain\r\n");
    row("a,b", "\"a,b\"\r\n");
    row("a\"b", "\"a\"\"b\"\r\n");
    row("=1+1", "'=1+1\r\n");
    row("+1", "'+1\r\n");
    row("-1", "'-1\r\n");
    row("@a", "'@a\r\n");
    row("\ta", "'\uFFFDa\r\n");
    row("\ra", "'\uFFFDa\r\n");
    row("a=1", "a=1\r\n");
    row("", "\r\n");
}
void TestDocuments::csvCells()
{
    QFETCH(QByteArray, given);
    QFETCH(QString, written);
    text::CsvRow row;
    row.outside(std::string_view(given.constData(), static_cast<std::size_t>(given.size())));
    QCOMPARE(row.line(), written);
}

QTEST_APPLESS_MAIN(TestDocuments)
#include "tst_documents.moc"
