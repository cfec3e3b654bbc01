#include "core/match/demand.h"
#include "core/memory/memory_estimate.h"
#include "tests/support/builders.h"

#include <QTest>

using namespace cabe;
using test::llama8b;

namespace {

/// GiB with two decimals, as people see it; enough for a comparison with the specification's figures.
QString gib(Bytes bytes)
{
    return QString::number((static_cast<double>(bytes.count) / (1 << 30)), 'f', 2);
}

QString lineGib(const MemoryEstimate &estimate, LineKind kind)
{
    const MemoryLine *line = estimate.find(kind);
    return line ? gib(line->bytes) : QString();
}

ModelSpec deepseekLite()
{
    ModelSpec model = llama8b();
    model.parameters = 15'706'484'224;
    TransformerShape shape;
    shape.layers = 27;
    shape.attentionHeads = 16;
    shape.kvHeads = 16;
    shape.hiddenSize = 2048;
    shape.vocabSize = 102'400;
    shape.maxContext = 163'840;
    shape.attention = {LatentAttention{27, 512, 64, 128, 128, std::nullopt}};
    model.shape = shape;
    return model;
}

ModelSpec whisperLarge()
{
    ModelSpec model;
    model.id = model.name = "whisper-large-v3";
    model.kind = ModelKind::Speech;
    model.parameters = 1'543'490'560;
    model.shape = SpeechShape{32, 20, 64, 448, 1500};
    return model;
}

} // namespace

class TestMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goldenLlama()
    {
        const ModelSpec model = llama8b();
        const auto estimate = estimateMemory(test::run(model, Precision::Bits16, 4096, 1));
        QCOMPARE(lineGib(*estimate, LineKind::Weights), QStringLiteral("14.96"));
        QCOMPARE(lineGib(*estimate, LineKind::KvCache), QStringLiteral("0.50"));
        QCOMPARE(lineGib(*estimate, LineKind::Margin), QStringLiteral("3.09"));
        QCOMPARE(lineGib(*estimate, LineKind::Runtime), QStringLiteral("1.00"));
        QCOMPARE(gib(estimate->total), QStringLiteral("19.55"));
        QVERIFY(estimate->total <= fromMib(24 * 1024));
        QVERIFY(estimate->total > fromMib(16 * 1024));
        QCOMPARE(gib(estimateMemory(test::run(model, Precision::Bits4, 4096, 1))->total), QStringLiteral("6.09"));
        const auto longContext = estimateMemory(test::run(model, Precision::Bits16, 128'000, 1));
        QCOMPARE(lineGib(*longContext, LineKind::KvCache), QStringLiteral("15.63"));
    }

    void adaptersOfLlama()
    {
        QCOMPARE(*trainableParameters(llama8b()), std::int64_t{13'631'488});
    }

    void fineTuneLines()
    {
        const ModelSpec model = llama8b();
        const auto estimate = estimateMemory(Workload{Task::FineTune, FineTune{&model, Precision::Bits4, 2048, 4}});
        // UI.md 2.3 c
        QCOMPARE(lineGib(*estimate, LineKind::BaseWeights), QStringLiteral("3.86"));
        QCOMPARE(lineGib(*estimate, LineKind::Adapters), QStringLiteral("0.20"));
        QCOMPARE(lineGib(*estimate, LineKind::Activations), QStringLiteral("12.85"));
        QCOMPARE(lineGib(*estimate, LineKind::Margin), QStringLiteral("3.38"));
        QCOMPARE(gib(estimate->total), QStringLiteral("21.29"));
    }

    void speechLines()
    {
        const ModelSpec model = whisperLarge();
        const auto estimate = estimateMemory(Workload{Task::Run, TranscribeSpeech{&model, Precision::Bits16, 8}});
        // UI.md 2.3 d
        QCOMPARE(lineGib(*estimate, LineKind::Weights), QStringLiteral("2.87"));
        QCOMPARE(lineGib(*estimate, LineKind::KvCache), QStringLiteral("2.38"));
        QCOMPARE(gib(estimate->total), QStringLiteral("7.30"));
    }

    void latentCacheAndAdapters()
    {
        const ModelSpec model = deepseekLite();
        const auto estimate = estimateMemory(test::run(model, Precision::Bits16, 1000, 2));
        QCOMPARE(estimate->find(LineKind::KvCache)->bytes.count, std::int64_t{27 * (512 + 64) * 2 * 1000 * 2});
        // q 2048→16·192, kv_a 2048→576, kv_b 512→16·256, o 16·128→2048
        const std::int64_t sums = (2048 + 3072) + (2048 + 576) + (512 + 4096) + (2048 + 2048);
        QCOMPARE(*trainableParameters(model), 27 * 16 * sums);
    }

    void groupsKeepTheirOwnHeads()
    {
        ModelSpec model = llama8b();
        auto shape = *model.transformer();
        shape.attention = {FullAttention{10, 4, 512}, SlidingAttention{20, 1024, {}, {}}, StateLayers{2, Bytes{1001}}};
        model.shape = shape;
        const auto estimate = estimateMemory(test::run(model, Precision::Bits16, 5000, 3));
        const std::int64_t full = 2 * 10 * 4 * 512 * 2 * std::int64_t{5000};
        const std::int64_t sliding = 2 * 20 * 8 * 128 * 2 * std::int64_t{1024};
        QCOMPARE(estimate->find(LineKind::KvCache)->bytes.count, (full + sliding + 2 * 1001) * 3);
        const auto shorter = estimateMemory(test::run(model, Precision::Bits16, 100, 1));
        QCOMPARE(shorter->find(LineKind::KvCache)->bytes.count,
                 2 * 10 * 4 * 512 * 2 * 100 + 2 * 20 * 8 * 128 * 2 * 100 + 2 * 1001);
    }

    void linesAreRoundedUp()
    {
        ModelSpec model = llama8b();
        model.parameters = 3;
        const auto estimate = estimateMemory(test::run(model, Precision::Bits4, 1, 1));
        QCOMPARE(estimate->find(LineKind::Weights)->bytes.count, std::int64_t{2});
        const std::int64_t cache = 2 * 32 * 8 * 128 * 2;
        QCOMPARE(estimate->find(LineKind::Margin)->bytes.count, (2 + cache + 4) / 5);
    }

    void imagesHaveALineANetwork()
    {
        ModelSpec model;
        model.name = "pipeline";
        model.kind = ModelKind::Image;
        model.shape = ImageShape{PixelSize{1024, 1024}, {{"unet", "denoiser", 5}, {"vae", "autoencoder", 4}}};
        const auto estimate = estimateMemory(Workload{Task::Images, GenerateImages{&model, Precision::Bits4}});
        QCOMPARE(lineId(estimate->lines[0]), std::string("weights:unet"));
        QCOMPARE(estimate->lines[0].bytes.count, std::int64_t{3});
        QCOMPARE(lineId(estimate->lines[1]), std::string("weights:vae"));
        QCOMPARE(estimate->lines[1].bytes.count, std::int64_t{2});
        QCOMPARE(estimate->lines[2].bytes.count, std::int64_t{1});
    }

    void missingFiguresAreNamed()
    {
        ModelSpec model = llama8b();
        auto shape = *model.transformer();
        shape.headDim.reset();
        model.shape = shape;
        const auto estimate = estimateMemory(test::run(model, Precision::Bits16, 4096, 1));
        QVERIFY(!estimate);
        const auto *missing = std::get_if<error::FigureMissing>(&estimate.error().fact);
        QVERIFY(missing && missing->figure == Figure::HeadDim && missing->model == model.name);
    }

    void overflowIsAnError()
    {
        ModelSpec model = llama8b();
        model.parameters = std::int64_t{1} << 62;
        const auto estimate = estimateMemory(test::run(model, Precision::Bits16, 4096, 1));
        QVERIFY(!estimate && std::holds_alternative<error::TooLargeToCalculate>(estimate.error().fact));
        QVERIFY(!demandOf(test::run(model, Precision::Bits16, 4096, 1)));
    }

    void oneGpuNeedsTheTotal()
    {
        const ModelSpec model = llama8b();
        for (const std::int64_t context : {1, 77, 4096, 131'072}) {
            const Workload workload = test::run(model, Precision::Bits8, context, 3);
            QCOMPARE(demandOf(workload)->need[1], estimateMemory(workload)->total);
        }
    }

    void unevenHeadsHoldTheCeiling()
    {
        const ModelSpec model = llama8b(); // 8 KV heads
        const Workload workload = test::run(model, Precision::Bits16, 4096, 1);
        const auto demand = demandOf(workload);
        const std::int64_t weights = 16'060'522'496;
        const std::int64_t cache = 536'870'912;
        const auto ceilDivide = [](std::int64_t a, std::int64_t b) { return (a + b - 1) / b; };
        QCOMPARE(demand->need[2].count, ceilDivide((weights + cache) * 6, 2 * 5) + kGib.count);
        // 16 GPUs of 8 heads: each holds one whole head.
        QCOMPARE(demand->need[16].count, ceilDivide((weights + 2 * cache) * 6, 16 * 5) + kGib.count);
        QVERIFY(demand->accepted[16] && demand->headsDivide[16]);
        QVERIFY(!demand->headsDivide[3] && !demand->headsDivide[64]);
    }

    void latentCacheIsHeldWhole()
    {
        const ModelSpec model = deepseekLite();
        const auto demand = demandOf(test::run(model, Precision::Bits8, 1000, 1));
        const std::int64_t weights = 15'706'484'224;
        const std::int64_t cache = 27 * 576 * 2 * 1000;
        QCOMPARE(demand->need[4].count, ((weights / 4 + cache) * 6 + 4) / 5 + kGib.count);
        QVERIFY(demand->accepted[16]);
    }

    void vocabularyCountsForAcceptance()
    {
        ModelSpec model = llama8b();
        auto shape = *model.transformer();
        shape.attentionHeads = 12;
        shape.kvHeads = 3;
        shape.vocabSize = 100; // 128 padded
        model.shape = shape;
        const auto demand = demandOf(test::run(model, Precision::Bits16, 1, 1));
        QVERIFY(demand->headsDivide[3] && !demand->accepted[3]); // 128 is not divisible by 3
        QVERIFY(demand->headsDivide[2] && !demand->accepted[2]); // 3 KV heads and 2 GPUs
    }
};

QTEST_APPLESS_MAIN(TestMemory)
#include "tst_memory.moc"
