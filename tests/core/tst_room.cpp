#include "core/match/room.h"
#include "core/match/demand.h"
#include "tests/support/builders.h"

#include <QTest>

using namespace cabe;

class TestRoom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exactToTheToken()
    {
        const ModelSpec model = test::llama8b();
        const Bytes memory = fromMib(24'564);
        const Workload workload = test::run(model, Precision::Bits16, 4096, 1);
        const auto room = roomLeft(workload, memory, 1);
        QVERIFY(room->fits);
        QCOMPARE(room->gpusUsed, 1);
        const auto need = [&](std::int64_t context, std::int64_t requests) {
            return demandOf(test::run(model, Precision::Bits16, context, requests))->need[1];
        };
        QVERIFY(need(*room->maxContext, 1) <= memory);
        QVERIFY(need(*room->maxContext + 1, 1) > memory);
        QVERIFY(need(4096, *room->maxRequests) <= memory);
        QVERIFY(need(4096, *room->maxRequests + 1) > memory);
    }

    void neverAboveThePublishedMaximum()
    {
        const ModelSpec model = test::llama8b();
        const auto room = roomLeft(test::run(model, Precision::Bits4, 1, 1), fromMib(1'048'576), 64);
        QCOMPARE(room->maxContext, std::optional<std::int64_t>(131'072));
        QCOMPARE(room->maxRequests, std::optional<std::int64_t>(1'000'000));
    }

    void nothingFits()
    {
        const ModelSpec model = test::llama8b();
        const auto room = roomLeft(test::run(model, Precision::Bits16, 4096, 1), fromMib(8192), 1);
        QVERIFY(!room->fits);
        QCOMPARE(room->gpusUsed, 0);
        QCOMPARE(room->maxContext, std::optional<std::int64_t>(0));
        QCOMPARE(room->maxRequests, std::optional<std::int64_t>(0));
    }

    void severalGpusCount()
    {
        const ModelSpec model = test::llama8b();
        const auto room = roomLeft(test::run(model, Precision::Bits16, 4096, 1), fromMib(12'288), 2);
        QVERIFY(room->fits);
        QCOMPARE(room->gpusUsed, 2);
        QVERIFY(*room->maxContext > 4096);
    }

    void encodersHaveNoCache()
    {
        ModelSpec model = test::llama8b();
        model.kind = ModelKind::Embedding;
        const auto room = roomLeft(test::run(model, Precision::Bits16, 512, 1), fromMib(24'576), 1);
        QVERIFY(room->fits && !room->maxContext && !room->maxRequests);
    }

    void fineTuningHasRoomToo()
    {
        const ModelSpec model = test::llama8b();
        const auto room = roomLeft(Workload{Task::FineTune, FineTune{&model, Precision::Bits4, 2048, 1}}, fromMib(24'564), 8);
        QVERIFY(room->fits);
        QCOMPARE(room->gpusUsed, 1);
        QVERIFY(*room->maxContext >= 2048 && *room->maxRequests >= 1);
    }

    void everyModelAndPrecision()
    {
        ModelSpec lacking = test::llama8b();
        lacking.id = "lacking";
        lacking.parameters.reset();
        ModelSpec shortOne = test::llama8b();
        shortOne.id = "short";
        auto shape = *shortOne.transformer();
        shape.maxContext = 512;
        shortOne.shape = shape;
        const ModelCatalogue catalogue({test::llama8b(), lacking, shortOne});
        const auto all = roomForAll(Task::Run, catalogue, {Precision::Bits16, Precision::Bits8, Precision::Bits4}, 4096, 1,
                                    fromMib(16'384), 1);
        QCOMPARE(all.rows.size(), std::size_t{6});
        QCOMPARE(all.leftOut.size(), std::size_t{1});
        QVERIFY(!all.rows[0].room.fits && all.rows[1].room.fits);
        QCOMPARE(all.rows[4].room.maxContext, std::optional<std::int64_t>(512));
        QVERIFY(roomForAll(Task::Images, catalogue, {Precision::Bits16}, 1, 1, fromMib(1024), 1).rows.empty());
    }
};

QTEST_APPLESS_MAIN(TestRoom)
#include "tst_room.moc"
