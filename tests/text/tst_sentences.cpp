// Every sentence about a machine, an exclusion or an assumption, in both languages, against the design's words.
#include "core/base/overloaded.h"
#include "tests/text/plain.h"
#include "ui/text/answer_wording.h"
#include "ui/text/findings_text.h"
#include "ui/text/labels.h"

#include <QTest>

using namespace cabe;
using namespace cabe::text;

namespace {

Bytes gib(double value)
{
    return Bytes{static_cast<std::int64_t>(value * 1073741824.0)};
}

Money usd(std::int64_t micros)
{
    return {Micros{micros}, *Currency::fromCode("USD")};
}

Currency currency(const char *code)
{
    return *Currency::fromCode(code);
}

CountryTable countries()
{
    CountryTable table;
    const Country spain = *Country::fromCode("ES");
    table.names.push_back({spain, "Spain", "España"});
    table.assigned.insert(spain);
    table.europeanUnion.insert(spain);
    return table;
}

ModelSpec model(ModelKind kind)
{
    ModelSpec spec;
    spec.name = "Model";
    spec.kind = kind;
    if (kind == ModelKind::Image)
        spec.shape = ImageShape{PixelSize{1024, 768}, {}};
    return spec;
}

using Words = std::function<QString(const Phrasebook &)>;

} // namespace

Q_DECLARE_METATYPE(Words)

class TestSentences : public QObject {
    Q_OBJECT

    const CountryTable m_countries = countries();

    void columns()
    {
        QTest::addColumn<Words>("words");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("spanish");
    }
    void add(Words words, const char *english, const char *spanish)
    {
        QTest::newRow(english) << std::move(words) << en(english) << en(spanish);
    }
    void reason(Reason reason, const char *english, const char *spanish)
    {
        add([this, reason](const Phrasebook &b) { return said(b, m_countries, reason); }, english, spanish);
    }
    void limit(Limit limit, const char *english, const char *spanish)
    {
        add([limit](const Phrasebook &b) { return said(b, limit); }, english, spanish);
    }
    void exclusion(Exclusion exclusion, const char *english, const char *spanish)
    {
        add([this, exclusion](const Phrasebook &b) { return said(b, m_countries, exclusion); }, english, spanish);
    }
    void check()
    {
        QFETCH(Words, words);
        QFETCH(QString, english);
        QFETCH(QString, spanish);
        QCOMPARE(plain(words(Phrasebook(Language::English))), english);
        QCOMPARE(plain(words(Phrasebook(Language::Spanish))), spanish);
    }

private Q_SLOTS:
    void reasons_data();
    void reasons() { check(); }
    void limits_data();
    void limits() { check(); }
    void exclusions_data();
    void exclusions() { check(); }
    void assumptions_data();
    void assumptions() { check(); }
    void confidence_data();
    void confidence() { check(); }
    void misses_data();
    void misses() { check(); }
    void everyLabelHasAName();
    void numbersAndUnitsAreJoined();
    void answerWordingIsTheSame();
};

void TestSentences::reasons_data()
{
    columns();
    reason(reason::FitsOneGpu{gib(19.55), gib(23.99), "RTX 4090"},
           "Fits on one GPU: needs 19.55 of the 23.99 GiB of the RTX 4090.",
           "Cabe en una GPU: necesita 19,55 de los 23,99 GiB de la RTX 4090.");
    reason(reason::FitsOneGpu{gib(1), gib(2), "%1\n%n"}, "Fits on one GPU: needs 1.00 of the 2.00 GiB of the %1\uFFFD%n.",
           "Cabe en una GPU: necesita 1,00 de los 2,00 GiB de la %1\uFFFD%n.");
    reason(reason::FitsSplit{2, gib(10.27), gib(12), 32},
           "Fits split across 2 GPUs with tensor parallelism: each needs 10.27 of its 12.00 GiB, and the 32 attention heads "
           "divide by 2.",
           "Cabe repartido entre 2 GPU con paralelismo de tensores: cada una necesita 10,27 de sus 12,00 GiB, y las 32 cabezas de "
           "atención son divisibles entre 2.");
    reason(reason::RoomLeft{gib(4.44), gib(23.99)}, "Room left: 4.44 GiB per GPU, 19% of its memory.",
           "Espacio libre: 4,44 GiB por GPU, el 19 % de su memoria.");
    reason(reason::WithinMaxPrice{usd(440000), usd(1500000)}, "$0.44 per hour is within your maximum of $1.50.",
           "0,44 $ por hora no supera su máximo de 1,50 $.");
    reason(reason::TierMatches{Tier::Secure}, "Its tier is Secure, as you asked.", "Su nivel es Secure, como indicó.");
    reason(reason::CountryMatches{*Country::fromCode("ES"), false}, "It is in Spain, one of the countries chosen.",
           "Está en España, uno de los países elegidos.");
    reason(reason::CountryMatches{*Country::fromCode("ES"), true}, "It is in Spain, a member state of the European Union.",
           "Está en España, Estado miembro de la Unión Europea.");
}

void TestSentences::limits_data()
{
    columns();
    limit(limit::MemoryFrom{MemorySource::DataCenter}, "The memory figure comes from the data centre.",
          "La cifra de memoria proviene del centro de datos.");
    limit(limit::MemoryFrom{MemorySource::Datasheet},
          "The memory figure comes from the maker's datasheet, not from the machine.",
          "La cifra de memoria proviene de la ficha técnica del fabricante, no de la máquina.");
    limit(limit::MemoryFrom{MemorySource::ProviderReport},
          "The memory figure is what the provider's machine reports; it has not been verified.",
          "La cifra de memoria es la que informa la máquina del proveedor; no está verificada.");
    limit(limit::DriverShowsLess{24, gib(22.49)}, "Sold as 24 GB, but the driver shows 22.49 GiB (23 029 MiB): the driver's figure decides.",
          "Se vende como de 24 GB, pero el controlador muestra 22,49 GiB (23 029 MiB): decide la cifra del controlador.");
    limit(limit::AboveManufacturer{gib(48), gib(24)},
          "The inventory gives 48.00 GiB and the maker 24.00 GiB: check it before you promise it.",
          "El inventario indica 48,00 GiB y el fabricante 24,00 GiB: compruébelo antes de ofrecerla.");
    limit(limit::NarrowMargin{gib(1.99), gib(23.99)}, "Narrow margin: 1.99 GiB left, 8.3% of the GPU's memory.",
          "Margen estrecho: quedan 1,99 GiB, el 8,3 % de la memoria de la GPU.");
    limit(limit::BookingLimit{{{}, 720, {}}}, "It can be booked for 720 hours at most.",
          "Se puede reservar como máximo 720 horas.");
    limit(limit::BookingLimit{{1, 2, readTime("2026-11-30T09:00")}},
          "It can be booked for 2 hours at most. It must be booked for at least 1 hour. It is available until 30 Nov 2026 09:00 "
          "UTC.",
          "Se puede reservar como máximo 2 horas. Se debe reservar como mínimo 1 hora. Está disponible hasta el 30 nov 2026 09:00 "
          "UTC.");
    limit(limit::Interruptible{}, "Interruptible: the provider may stop it at any time.",
          "Interrumpible: el proveedor puede detenerla en cualquier momento.");
    limit(limit::HostCanReadMemory{},
          "It runs on the provider's own hardware: the provider can read the memory of the session.",
          "Funciona en el hardware del proveedor: el proveedor puede leer la memoria de la sesión.");
    limit(limit::KvHeadsUneven{8, 5},
          "The 8 KV heads do not share out evenly across 5 GPUs: tensor-parallel servers refuse it.",
          "Las 8 cabezas KV no se reparten por igual entre 5 GPU: los servidores con paralelismo de tensores lo rechazan.");
    limit(limit::VocabularyUneven{128256, 7}, "The vocabulary (128 256 entries) does not divide by 7 GPUs: vLLM refuses it.",
          "El vocabulario (128 256 entradas) no es divisible entre 7 GPU: vLLM lo rechaza.");
    limit(limit::QuantisedWeights{4},
          "Weights at 4 bits: real files keep some tensors at 16 bits and may take more; try the quality first.",
          "Pesos a 4 bits: los archivos reales conservan tensores en 16 bits y pueden ocupar más; pruebe antes la calidad.");
    limit(limit::QuantisedWeights{}, "Weights under 16 bits, as the file stores them: try the quality first.",
          "Pesos de menos de 16 bits, como los guarda el archivo: pruebe antes la calidad.");
    limit(limit::KvDependsOnServer{gib(30), gib(23.99)},
          "A server that stores sliding windows in full would need 30.00 GiB per GPU; this one has 23.99 GiB.",
          "Un servidor que guarde completas las ventanas deslizantes necesitaría 30,00 GiB por GPU; esta tiene 23,99 GiB.");
    limit(limit::BatchNotCounted{}, "Context and requests add activations that are not counted: try a full batch first.",
          "El contexto y las solicitudes añaden activaciones que no se cuentan: pruebe antes un lote completo.");
    limit(limit::NativeImageSize{PixelSize{1024, 1024}},
          "Sized for one image of 1024 × 1024; larger images and batches need more.",
          "Dimensionado para una imagen de 1024 × 1024; imágenes más grandes y lotes necesitan más.");
    limit(limit::NativeImageSize{}, "Sized for one image; larger images and batches need more.",
          "Dimensionado para una imagen; imágenes más grandes y lotes necesitan más.");
    limit(limit::FineTuneVaries{}, "Training scripts differ: some keep further copies. Try a short run first.",
          "Los scripts de entrenamiento difieren: algunos guardan copias adicionales. Haga antes una prueba corta.");
    limit(limit::StaleInventory{26 * 3600, readTime("2026-11-29T07:10")},
          "The inventory is 26 h old (29 Nov 2026 07:10 UTC): price and availability may have changed.",
          "El inventario tiene 26 h de antigüedad (29 nov 2026 07:10 UTC): el precio y la disponibilidad pueden haber cambiado.");
    limit(limit::StaleInventory{}, "The date of the inventory is not known: price and availability may have changed.",
          "Se desconoce la fecha del inventario: el precio y la disponibilidad pueden haber cambiado.");
    limit(limit::SampleInventory{}, "Sample inventory: this machine and its price are examples.",
          "Inventario de ejemplo: esta máquina y su precio son ejemplos.");
    limit(limit::ChangedByHand{}, "Added or changed by hand on this computer, not by its source.",
          "Añadida o modificada a mano en este equipo, no por su fuente.");
}

void TestSentences::exclusions_data()
{
    columns();
    exclusion(exclusion::NotAvailable{Tier::Secure, true}, "Secure: not in stock.", "Secure: sin stock.");
    exclusion(exclusion::NotAvailable{Tier::Community, true}, "Community: not online.", "Community: no está en línea.");
    exclusion(exclusion::NotAvailable{Tier::Community, false}, "Availability not known.", "Disponibilidad desconocida.");
    exclusion(exclusion::NoPrice{}, "No price.", "Sin precio.");
    exclusion(exclusion::PriceNotPositive{}, "Price is zero or negative.", "Precio cero o negativo.");
    exclusion(exclusion::NoRate{currency("EUR"), currency("USD")}, "Price in EUR and no rate to USD.",
              "Precio en EUR y sin tipo de cambio a USD.");
    exclusion(exclusion::NoRate{{}, currency("USD")}, "Price in a currency that is not known.", "Precio en una moneda desconocida.");
    exclusion(exclusion::OutsideCountries{*Country::fromCode("ES")}, "It is in Spain.", "Está en España.");
    exclusion(exclusion::OutsideCountries{*Country::fromCode("XX")}, "It is in XX.", "Está en XX.");
    exclusion(exclusion::UnknownLocation{}, "Its country is not known, so it does not count as inside.",
              "Se desconoce su país, por lo que no cuenta como situada en ellos.");
    exclusion(exclusion::NoMemoryReported{}, "It reports no GPU memory.", "No informa su memoria de GPU.");
    exclusion(exclusion::SeveralSizes{"A100"}, "\"A100\" exists in several sizes.", "«A100» existe en varios tamaños.");
    exclusion(exclusion::TooSmall{gib(19.55), gib(12)}, "Needs 19.55 GiB, has 12.00: short by 7.55.",
              "Necesita 19,55 GiB, tiene 12,00: faltan 7,55.");
    exclusion(exclusion::HeadsNotDivisible{28, 3}, "3 GPUs would hold it, but 28 attention heads do not divide by 3.",
              "3 GPU lo admitirían, pero 28 cabezas de atención no son divisibles entre 3.");
}

void TestSentences::assumptions_data()
{
    columns();
    static const ModelSpec image = model(ModelKind::Image);
    static const Workload images{Task::Images, GenerateImages{&image, Precision::Bits16}};
    const auto row = [this](Assumption assumption, const char *english, const char *spanish) {
        add([assumption](const Phrasebook &b) { return said(b, assumption, images); }, english, spanish);
    };
    row(Assumption::Kv16Bit, "The KV cache is kept in 16 bits.", "La caché KV se guarda en 16 bits.");
    row(Assumption::AllParameters, "Every parameter is loaded, not only the active ones.",
        "Se cargan todos los parámetros, no solo los activos.");
    row(Assumption::WindowsTrimmed, "Sliding-window layers keep only their window.",
        "Las capas de ventana deslizante guardan solo su ventana.");
    row(Assumption::EvenSplit, "Weights and cache are split evenly with tensor parallelism.",
        "Los pesos y la caché se reparten por igual con paralelismo de tensores.");
    row(Assumption::EncoderNoCache, "An embedding model keeps no KV cache.", "Un modelo de embeddings no guarda caché KV.");
    row(Assumption::Rank16, "Adapters of rank 16 on the attention projections, 16 bytes per trainable parameter.",
        "Adaptadores de rango 16 en las proyecciones de atención, 16 bytes por parámetro entrenable.");
    row(Assumption::Checkpointing, "Gradient checkpointing is on.", "Gradient checkpointing activado.");
    row(Assumption::NormalFloat, "Base in 4-bit NormalFloat, 4.127 bits per parameter.",
        "Base en NormalFloat de 4 bits, 4,127 bits por parámetro.");
    row(Assumption::NativeResolution, "One image at 1024 × 768.", "Una imagen a 1024 × 768.");
    row(Assumption::SpeechWindow, "The decoder's cache covers a 30-second window per stream.",
        "La caché del decodificador cubre una ventana de 30 segundos por flujo.");
    row(Assumption::GreedyDecoding, "Decoding is greedy: one cache per stream.",
        "La decodificación es greedy: una caché por flujo.");
    row(Assumption::Stated, "No margin is added to the memory you state.", "No se añade margen a la memoria que indica.");
    row(Assumption::AsStored, "Weights take the bytes of your file.", "Los pesos ocupan los bytes de su archivo.");
    row(Assumption::Month730, "A month counts as 730 hours.", "Un mes cuenta como 730 horas.");
}

void TestSentences::confidence_data()
{
    columns();
    static const ModelSpec language = model(ModelKind::Language);
    static const ModelSpec embedding = model(ModelKind::Embedding);
    static const ModelSpec image = model(ModelKind::Image);
    const auto start = [this](Task task, decltype(Workload::job) job, const char *english, const char *spanish) {
        add([task, job](const Phrasebook &b) { return confidenceStart(b, Workload{task, job}); }, english, spanish);
    };
    start(Task::Run, ServeModel{&language, Precision::Bits16, 1, 1}, "Starts at high: a language model with published figures.",
          "Parte de alta: modelo de lenguaje con cifras publicadas.");
    start(Task::Notebook, StateMemory{gib(24), "24"}, "Starts at high: the memory is the one you stated.",
          "Parte de alta: la memoria es la que usted indicó.");
    start(Task::Run, ServeModel{&embedding, Precision::Bits16, 1, 1}, "Starts at medium: it depends more on the framework.",
          "Parte de media: depende más del framework.");
    start(Task::Images, GenerateImages{&image, Precision::Bits16}, "Low: it depends on image size and pipeline settings.",
          "Baja: depende del tamaño de imagen y de la configuración del pipeline.");
    add([](const Phrasebook &b) { return loweredBy(b, {}); }, "Nothing lowers it.", "Nada la reduce.");
    add([](const Phrasebook &b) {
            return loweredBy(b, {ConfidenceReason::Quantised, ConfidenceReason::SeveralGpus, ConfidenceReason::NarrowMargin});
        },
        "Lowered by: weights under 16 bits, split across several GPUs and narrow margin.",
        "La reducen: pesos de menos de 16 bits, reparto entre varias GPU y margen estrecho.");
    add([](const Phrasebook &b) -> QString {
            return markedLabel(b, Confidence::High) + markedLabel(b, Confidence::Medium) + markedLabel(b, Confidence::Low);
        },
        "● high◐ medium○ low", "● alta◐ media○ baja");
    add([](const Phrasebook &b) { return said(b, BudgetCovers{34090, false}); }, "568 h 10 min (23 days)",
        "568 h 10 min (23 días)");
}

void TestSentences::misses_data()
{
    columns();
    Preferences preferences;
    preferences.maxPricePerHour = Micros{500000};
    const auto row = [&](Miss miss, const char *english, const char *spanish) {
        add([=](const Phrasebook &b) { return said(b, miss, preferences, Tier::Community, usd(880000)); }, english, spanish);
    };
    row(Miss::OverMaxPrice, "$0.88 per hour, $0.38 above your maximum.", "0,88 $ por hora, 0,38 $ más que su máximo.");
    row(Miss::OtherTier, "Its tier is Community.", "Su nivel es Community.");
    row(Miss::Interruptible, "You asked for machines that are not interrupted.", "Pidió máquinas no interrumpibles.");
}

void TestSentences::everyLabelHasAName()
{
    for (const Language language : {Language::English, Language::Spanish}) {
        const Phrasebook book(language);
        for (const Place place : kPlaces)
            QVERIFY(!label(book, place).isEmpty());
        for (int field = 0; field <= static_cast<int>(Field::Language); ++field)
            QVERIFY(!label(book, static_cast<Field>(field)).isEmpty());
        for (int figure = 0; figure <= static_cast<int>(Figure::AudioPositions); ++figure) {
            QVERIFY(!label(book, static_cast<Figure>(figure)).isEmpty());
            QVERIFY(!phrase(book, static_cast<Figure>(figure)).isEmpty());
        }
        for (int type = 0; type <= static_cast<int>(ValueType::Date); ++type)
            QVERIFY(!phrase(book, static_cast<ValueType>(type)).isEmpty());
    }
    const Phrasebook spanish(Language::Spanish);
    const Network second{"text_encoder_2", "text_encoder", 1};
    const MemoryLine line{LineKind::NetworkWeights, gib(1), formula::Weights{1, Precision::Bits16}, &second};
    QCOMPARE(lineLabel(spanish, line), en("Codificador de texto 2"));
    QCOMPARE(plain(label(spanish, Precision::Bits8)), en("8 bits"));
    QCOMPARE(label(spanish, Precision::Stored), en("Del archivo"));
}

void TestSentences::numbersAndUnitsAreJoined()
{
    const Phrasebook book(Language::Spanish);
    const QString room = said(book, m_countries, Reason(reason::RoomLeft{gib(4.44), gib(23.99)}));
    QVERIFY(room.contains(en("4,44\u00A0GiB")));
    QVERIFY(room.contains(en("19\u00A0%")));
    QVERIFY(said(book, Limit(limit::VocabularyUneven{128256, 7})).contains(en("128\u202F256")));
}

void TestSentences::answerWordingIsTheSame()
{
    const Phrasebook book(Language::Spanish);
    const AnswerWording wording(book, m_countries);
    const Reason reason = reason::TierMatches{Tier::Secure};
    QCOMPARE(wording.text(reason), said(book, m_countries, reason).toStdString());
    const MemoryLine line{LineKind::Runtime, kGib, formula::Runtime{}, nullptr};
    QCOMPARE(wording.formula(line), std::string("1\u00A0GiB × GPU"));
    QCOMPARE(wording.filled(line), std::string("1\u00A0GiB × 1\u00A0GPU"));
}

QTEST_APPLESS_MAIN(TestSentences)
#include "tst_sentences.moc"
