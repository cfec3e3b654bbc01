#include "tests/support/builders.h"

#include <QTest>

using namespace cabe;
using test::World;

namespace {

const ModelSpec &llama()
{
    static const ModelSpec model = test::llama8b();
    return model;
}

Workload run(Precision precision = Precision::Bits16)
{
    return test::run(llama(), precision, 4096, 1);
}

const std::vector<Card> kCards{{"rtx-4090", "NVIDIA", "RTX 4090", {}, 24, 24576, 24564},
                               {"l4", "NVIDIA", "L4", {}, 24, 24576, 23034}};

} // namespace

class TestExplain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reasonsFollowThePreferences()
    {
        const World plain({{.id = "a"}}, run());
        QCOMPARE(plain.why(plain.recommended()[0]), std::string("fits_one_gpu room_left"));
        Preferences preferences;
        preferences.maxPricePerHour = test::amount("1.00");
        preferences.tier = TierChoice::Secure;
        preferences.europeanUnion = true;
        const World all({{.id = "a"}}, run(), preferences);
        QCOMPARE(all.why(all.recommended()[0]),
                 std::string("fits_one_gpu room_left within_max_price tier_matches country_matches"));
        const auto why = all.finding(all.recommended()[0]).why;
        QVERIFY(std::get<reason::CountryMatches>(why.back()).asMemberState);
        preferences.countries = {*Country::fromCode("ES")};
        const World named({{.id = "a"}}, run(), preferences);
        QVERIFY(!std::get<reason::CountryMatches>(named.finding(named.recommended()[0]).why.back()).asMemberState);
    }

    void memorySources_data()
    {
        QTest::addColumn<int>("tier");
        QTest::addColumn<int>("source");
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("mib");
        QTest::addColumn<QString>("limits"); // empty: no figure
        QTest::addColumn<qint64>("memoryMib");
        const int secure = static_cast<int>(Tier::Secure);
        const int community = static_cast<int>(Tier::Community);
        const int centre = static_cast<int>(MemorySource::DataCenter);
        const int sheet = static_cast<int>(MemorySource::Datasheet);
        const int report = static_cast<int>(MemorySource::ProviderReport);
        QTest::newRow("data centre") << secure << centre << "RTX 4090" << 24564 << "memory_from_data_center" << qint64{24564};
        QTest::newRow("secure report") << secure << report << "RTX 4090" << 24564 << "memory_from_provider_report" << qint64{24564};
        QTest::newRow("datasheet") << secure << sheet << "RTX 4090" << 24000 << "memory_from_datasheet" << qint64{24000};
        QTest::newRow("card alone") << secure << sheet << "L4" << 0 << "memory_from_datasheet driver_shows_less" << qint64{23034};
        QTest::newRow("sold as 24") << secure << sheet << "L4" << 24576 << "memory_from_datasheet driver_shows_less" << qint64{23034};
        QTest::newRow("centre says so") << secure << centre << "L4" << 24576 << "memory_from_data_center" << qint64{24576};
        QTest::newRow("no card, no figure") << secure << sheet << "GTX 1" << 0 << "" << qint64{0};
        QTest::newRow("centre without") << secure << centre << "L4" << 0 << "" << qint64{0};
        QTest::newRow("community") << community << centre << "RTX 4090" << 24564
                                   << "memory_from_provider_report host_can_read_memory" << qint64{24564};
        QTest::newRow("community card alone") << community << sheet << "L4" << 0 << "" << qint64{0};
        QTest::newRow("modified") << community << report << "RTX 4090" << 49140
                                  << "memory_from_provider_report above_manufacturer host_can_read_memory" << qint64{49140};
    }
    void memorySources()
    {
        QFETCH(int, tier);
        QFETCH(int, source);
        QFETCH(QString, model);
        QFETCH(int, mib);
        QFETCH(QString, limits);
        QFETCH(qint64, memoryMib);
        const World world({{.id = "a", .memoryMib = mib, .tier = static_cast<Tier>(tier), .model = model.toStdString(),
                            .source = static_cast<MemorySource>(source)}},
                          run(), {}, kCards);
        if (limits.isEmpty()) {
            QCOMPARE(world.answer().places[Place::NoGpuMemory], std::int64_t{1});
            return;
        }
        const Row row = world.recommended().at(0);
        QCOMPARE(QString::fromStdString(world.limits(row)), limits);
        QCOMPARE(world.finding(row).memoryPerGpu, fromMib(memoryMib));
    }

    void zeroIsNoFigureEvenOnADatasheet()
    {
        Machine machine;
        machine.tier = Tier::Secure;
        machine.memorySource = MemorySource::Datasheet;
        machine.gpuModel = "L4";
        machine.memoryMib = 0;
        QVERIFY(!gpuMemory(machine, CardCatalogue(kCards)).bytes);
        machine.memoryMib.reset();
        QVERIFY(gpuMemory(machine, CardCatalogue(kCards)).bytes.has_value());
    }

    void limitsInOrder()
    {
        const World world({{.id = "a", .memoryMib = 20'100, .tier = Tier::Community, .interruptible = true,
                            .booking = {std::nullopt, 24, std::nullopt}}},
                          run(Precision::Bits16));
        QCOMPARE(world.limits(world.recommended()[0]),
                 std::string("memory_from_provider_report narrow_margin booking_limit interruptible host_can_read_memory"));
    }

    void confidenceFalls()
    {
        const World high({{.id = "a"}}, run());
        QVERIFY(high.finding(high.recommended()[0]).confidence == Confidence::High);
        const World medium({{.id = "a"}}, run(Precision::Bits8));
        const auto finding = medium.finding(medium.recommended()[0]);
        QVERIFY(finding.confidence == Confidence::Medium);
        QVERIFY(finding.loweredBy == std::vector{ConfidenceReason::Quantised});
        const World low({{.id = "a", .memoryMib = 5'000, .gpus = 2, .tier = Tier::Community}}, run(Precision::Bits4));
        const auto lowest = low.finding(low.recommended()[0]);
        QVERIFY(lowest.confidence == Confidence::Low);
        QCOMPARE(lowest.loweredBy.size(), std::size_t{3});
    }

    void narrowIsUnderATenth()
    {
        // A stated need of exactly nine tenths leaves a tenth, which is not under it.
        const Workload nine{Task::Notebook, StateMemory{fromMib(9 * 1024), "9"}};
        const World exact({{.id = "a", .memoryMib = 10 * 1024}}, nine);
        QCOMPARE(exact.limits(exact.recommended()[0]), std::string("memory_from_data_center"));
        const Workload more{Task::Notebook, StateMemory{Bytes{fromMib(9 * 1024).count + 1}, "9.000000001"}};
        const World narrow({{.id = "a", .memoryMib = 10 * 1024}}, more);
        QCOMPARE(narrow.limits(narrow.recommended()[0]), std::string("memory_from_data_center narrow_margin"));
    }

    void slidingWindowsDependOnTheServer()
    {
        ModelSpec model = llama();
        auto shape = *model.transformer();
        shape.attention = {SlidingAttention{32, 1024, {}, {}}};
        model.shape = shape;
        const World world({{.id = "a"}}, test::run(model, Precision::Bits16, 131'072, 1));
        QCOMPARE(world.limits(world.recommended()[0]), std::string("memory_from_data_center kv_depends_on_server"));
        const World trimmed({{.id = "a"}}, test::run(model, Precision::Bits16, 1024, 1));
        QCOMPARE(trimmed.limits(trimmed.recommended()[0]), std::string("memory_from_data_center"));
    }

    void unevenSplitsAreTold()
    {
        ModelSpec model = llama();
        auto shape = *model.transformer();
        shape.attentionHeads = 12;
        shape.kvHeads = 4;
        shape.vocabSize = 100;
        model.shape = shape;
        const World world({{.id = "a", .memoryMib = 8'500, .gpus = 3}}, test::run(model, Precision::Bits16, 100, 1));
        QCOMPARE(world.limits(world.recommended()[0]),
                 std::string("memory_from_data_center kv_heads_uneven vocabulary_uneven"));
    }

    void ageIsMeasuredByTier()
    {
        const UtcTime made{1'000'000};
        const auto limitsAfter = [&](std::int64_t seconds, Tier tier) {
            const World world({{.id = "a", .tier = tier}}, run(), {}, {}, UtcTime{made.seconds + seconds});
            return world.limits(world.recommended()[0]);
        };
        QVERIFY(limitsAfter(3600, Tier::Community).find("stale") == std::string::npos);
        QVERIFY(limitsAfter(3601, Tier::Community).find("stale_inventory") != std::string::npos);
        QVERIFY(limitsAfter(24 * 3600, Tier::Secure).find("stale") == std::string::npos);
        QVERIFY(limitsAfter(24 * 3600 + 1, Tier::Secure).find("stale_inventory") != std::string::npos);
        QVERIFY(limitsAfter(-5000, Tier::Community).find("stale") == std::string::npos);
    }

    void exclusionsCarryTheirFigures()
    {
        const World world({{.id = "small", .memoryMib = 8192}, {.id = "heads", .memoryMib = 10'240, .gpus = 3}}, run());
        const auto small = std::get<exclusion::TooSmall>(std::get<Exclusion>(world.explainer().place(0)));
        QCOMPARE(small.need.count, std::int64_t{20'990'613'914});
        QCOMPARE(small.has, fromMib(8192));
        const auto heads = std::get<exclusion::HeadsNotDivisible>(std::get<Exclusion>(world.explainer().place(1)));
        QCOMPARE(heads.gpus, 3);
        QCOMPARE(heads.attentionHeads, std::int64_t{32});
    }
};

QTEST_APPLESS_MAIN(TestExplain)
#include "tst_explain.moc"
