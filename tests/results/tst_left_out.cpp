// The lists behind the counts: every machine of the inventory stands in one, with its reason, however many there are.
#include <QTest>

#include "tests/results/places.h"
#include "tests/support/no_warnings.h"
#include "tests/support/shipped.h"
#include "ui/results/left_out_model.h"
#include "ui/session/session.h"
#include "ui/text/labels.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>

using namespace cabe;
using namespace cabe::ui;

namespace {

class Asked {
public:
    explicit Asked(std::shared_ptr<const Inventory> inventory)
        : session(test::shippedCatalogues(), [] { return UtcTime{1'000'000}; }), words(text::Language::English)
    {
        session.setInventory(std::move(inventory));
    }
    const LiveAnswer &answer() const { return *session.answer(); }

    Session session;
    Words words;
};

bool isListed(Place place)
{
    return place != Place::Recommended && place != Place::Alternative;
}

} // namespace

class LeftOutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void everyListHasAsManyRowsAsItsCount_data();
    void everyListHasAsManyRowsAsItsCount();
    void manyMachinesComeInSlices();
};

void LeftOutTest::everyListHasAsManyRowsAsItsCount_data()
{
    QTest::addColumn<bool>("sample");
    QTest::addColumn<bool>("choosy");
    QTest::newRow("sample") << true << false;
    QTest::newRow("sample, Spain alone") << true << true;
    QTest::newRow("one of each") << false << true;
}

void LeftOutTest::everyListHasAsManyRowsAsItsCount()
{
    QFETCH(bool, sample);
    QFETCH(bool, choosy);
    Asked asked(sample ? test::sampleInventory() : test::inventory(test::oneOfEach()));
    if (choosy)
        asked.session.change(Field::Countries, test::chooseSpain);
    LeftOutModel model(asked.words);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    std::int64_t all = 0;
    for (const Place place : kPlaces) {
        const std::int64_t count = asked.answer().recommendation().places[place];
        all += count;
        if (!sample)
            QVERIFY2(count == 1, qPrintable(text::label(asked.words.book(), place)));
        if (!isListed(place))
            continue;
        model.list(asked.session.answer(), place);
        QTRY_VERIFY(!model.isFilling());
        QCOMPARE(model.rowCount(), static_cast<int>(count));
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(!model.index(row, LeftOutModel::ReasonColumn).data().toString().isEmpty());
    }
    QCOMPARE(all, static_cast<std::int64_t>(asked.answer().inventory().machines.size()));
    model.clear();
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.isFilling());
}

void LeftOutTest::manyMachinesComeInSlices()
{
    constexpr int kMany = 100'000;
    Asked asked(test::inventory(test::smallOnes(kMany)));
    QTRY_VERIFY_WITH_TIMEOUT(asked.session.answer(), 30'000);
    LeftOutModel model(asked.words);
    QList<int> steps;
    connect(&model, &LeftOutModel::progressed, this, [&] { steps << model.rowCount(); });
    QElapsedTimer timer;
    timer.start();
    model.list(asked.session.answer(), Place::TooSmall);
    const qint64 first = timer.elapsed();
    QTRY_VERIFY_WITH_TIMEOUT(!model.isFilling(), 30'000);
    qInfo("first slice: %lld ms; all of %d in %lld ms, %lld slices", static_cast<long long>(first), kMany,
          static_cast<long long>(timer.elapsed()), static_cast<long long>(steps.size()));
    QVERIFY(first < 500); // a wide bound: a time is no test
    QCOMPARE(steps.last(), kMany);
    QVERIFY(std::ranges::is_sorted(steps));
}

QTEST_GUILESS_MAIN(LeftOutTest)
#include "tst_left_out.moc"
