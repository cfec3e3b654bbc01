// The charts: the figures behind them, their axes, and the pictures that leave the program.
#include <QSignalSpy>
#include <QTest>

#include "core/match/room.h"
#include "tests/support/builders.h"
#include "tests/support/no_warnings.h"
#include "tests/support/shipped.h"
#include "ui/charts/chart_axis.h"
#include "ui/charts/chart_box.h"
#include "ui/charts/chart_words.h"
#include "ui/results/charts_view.h"
#include "ui/session/session.h"
#include "ui/widgets/colours.h"
#include "ui/widgets/look.h"

#include <QApplication>
#include <QAbstractItemModelTester>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTableView>
#include <QXmlStreamReader>

#include <cmath>

using namespace cabe;
using namespace cabe::ui;

namespace {

class Desk {
public:
    explicit Desk(std::shared_ptr<const Inventory> inventory = test::sampleInventory())
        : session(test::shippedCatalogues(), [] { return UtcTime{1'780'000'000}; })
    {
        session.setInventory(std::move(inventory));
    }
    Session session;
    Words words{text::Language::English};
};

const CardStep *stepOf(const ContextCurve &curve, std::int64_t gigabytes)
{
    for (const CardStep &step : curve.steps)
        if (step.gigabytes == gigabytes)
            return &step;
    return nullptr;
}

QString plain(QString text)
{
    return text.replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' ');
}

QImage paintedCurve(const ContextCurve &curve, const text::Phrasebook &book, const QPalette &palette)
{
    QImage image(600, 400, QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    paintContextCurve(painter, QRectF(0, 0, 600, 400), curve, book, {QApplication::font(), palette});
    return image;
}

} // namespace

class Charts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void theCurveIsTheMemory();
    void breaksAreExact();
    void smallestCardOfASizeDecides();
    void noContextNoCurve();
    void theSentenceNamesTheBreaks();
    void axesHaveRoundFigures_data();
    void axesHaveRoundFigures();
    void manyMachinesBecomeFewMarks();
    void picturesAreWhole();
    void linesAreToldApartWithoutColour();
    void choosingAMarkChoosesTheMachine();
    void everyChartHasItsTable();
};

void Charts::theCurveIsTheMemory()
{
    Desk desk;
    const LiveAnswer &answer = *desk.session.answer();
    const auto curve = contextCurve(answer.workload(), answer.index());
    QVERIFY(curve);
    QCOMPARE(curve->lines.size(), std::size_t{3});
    QVERIFY(curve->lines[0].isChosen);
    QCOMPARE(curve->contexts.back(), std::int64_t{131'072});
    for (std::size_t i = 0; i < curve->contexts.size(); i += 16) {
        const auto memory = estimateMemory(answer.workload().withContext(curve->contexts[i]));
        QCOMPARE(curve->lines[0].totals[i].count, memory->total.count);
    }
}

void Charts::breaksAreExact()
{
    Desk desk;
    const LiveAnswer &answer = *desk.session.answer();
    const auto curve = contextCurve(answer.workload(), answer.index());
    for (const CardStep &step : curve->steps)
        for (const CardBreak &each : step.breaks) {
            const Workload workload = answer.workload().at(each.precision);
            const std::int64_t last = each.mostContext.value_or(131'072);
            if (last > 0)
                QVERIFY(estimateMemory(workload.withContext(last))->total <= step.memory);
            if (last < 131'072)
                QVERIFY(estimateMemory(workload.withContext(last + 1))->total > step.memory);
        }
    QVERIFY(stepOf(*curve, 24) && stepOf(*curve, 16));
    QCOMPARE(stepOf(*curve, 16)->breaks[0].mostContext, std::optional<std::int64_t>(0)); // 19.55 GiB never fit 16
}

void Charts::smallestCardOfASizeDecides()
{
    // Two cards that are sold as 24 GB: the driver of the L4 shows less.
    Desk desk(test::inventory({{.id = "a", .memoryMib = 24576, .model = "RTX 3090"}, {.id = "b", .memoryMib = 23028, .model = "L4"}}));
    const auto curve = contextCurve(desk.session.answer()->workload(), desk.session.answer()->index());
    QCOMPARE(curve->steps.size(), std::size_t{1});
    QCOMPARE(curve->steps[0].machines, std::int64_t{2});
    QCOMPARE(curve->steps[0].memory.count, std::int64_t{23028} * 1024 * 1024);
}

void Charts::noContextNoCurve()
{
    Desk desk;
    desk.session.change(Field::Task, [&](Requirements &r) { chooseTask(r, Task::Notebook, desk.session.catalogues().models); });
    QVERIFY(!contextCurve(desk.session.answer()->workload(), desk.session.answer()->index()));
    desk.session.change(Field::Task, [&](Requirements &r) {
        chooseTask(r, Task::Run, desk.session.catalogues().models);
        r.fields().model = "whisper-large-v3";
    });
    QVERIFY(!contextCurve(desk.session.answer()->workload(), desk.session.answer()->index()));
}

void Charts::theSentenceNamesTheBreaks()
{
    Desk desk;
    const auto curve = contextCurve(desk.session.answer()->workload(), desk.session.answer()->index());
    const QString english = plain(contextCurveSentence(desk.words.book(), *curve));
    const std::int64_t most = *stepOf(*curve, 24)->breaks[0].mostContext;
    QVERIFY2(english.contains(QStringLiteral("Over %1 tokens a 24 GB card no longer holds it.").arg(plain(desk.words.numbers().count(most)))), qPrintable(english));
    desk.words.setLanguage(text::Language::Spanish);
    QVERIFY(plain(contextCurveSentence(desk.words.book(), *curve)).contains(QString::fromUtf8("una tarjeta de 24 GB ya no lo admite")));
}

void Charts::axesHaveRoundFigures_data()
{
    QTest::addColumn<double>("most");
    QTest::addColumn<QList<double>>("ticks");
    QTest::newRow("40") << 38.1 << QList<double>{0, 5, 10, 15, 20, 25, 30, 35, 40};
    QTest::newRow("small") << 0.7 << QList<double>{0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7};
    QTest::newRow("zero") << 0.0 << QList<double>{0, 0.2, 0.4, 0.6, 0.8, 1.0};
    QTest::newRow("not a number") << std::nan("") << QList<double>{0, 0.2, 0.4, 0.6, 0.8, 1.0};
}

void Charts::axesHaveRoundFigures()
{
    QFETCH(double, most);
    QFETCH(QList<double>, ticks);
    const AxisScale scale = evenScale(most, 8);
    QCOMPARE(scale.ticks.size(), static_cast<std::size_t>(ticks.size()));
    for (qsizetype i = 0; i < ticks.size(); ++i)
        QVERIFY(std::abs(scale.ticks[static_cast<std::size_t>(i)] - ticks[i]) < 1e-9);
    for (const AxisScale &each : {scale, rootScale(most), logScale(most / 1000, most)}) {
        QVERIFY(each.ticks.size() >= 2 && each.ticks.size() < 40);
        QCOMPARE(each.share(each.ticks.front()), 0.0);
        QVERIFY(std::abs(each.share(each.ticks.back()) - 1) < 1e-9);
    }
}

void Charts::manyMachinesBecomeFewMarks()
{
    std::vector<test::MachineLine> lines;
    for (int i = 0; i < 5000; ++i)
        lines.push_back({.id = "m" + std::to_string(i), .price = std::to_string(1 + i % 997) + ".25", .memoryMib = 24576 + 512 * (i % 113)});
    Desk desk(test::inventory(lines));
    const PriceRoom prices = priceRoom(*desk.session.answer());
    QCOMPARE(prices.machines, std::int64_t{5000});
    QVERIFY(prices.marks.size() <= kMostMarks && prices.marks.size() > 100);
    std::int64_t sum = 0;
    for (const PriceMark &mark : prices.marks)
        sum += mark.machines;
    QCOMPARE(sum, std::int64_t{5000});
    QVERIFY(plain(priceRoomSentence(desk.words.book(), prices, *desk.session.answer())).contains(QStringLiteral("5000 machines are shown as")));
}

void Charts::picturesAreWhole()
{
    Desk desk;
    ChartsView view(desk.words);
    view.resize(1000, 500);
    view.setAnswer(desk.session.answer());
    view.show();
    const auto curve = contextCurve(desk.session.answer()->workload(), desk.session.answer()->index());
    const ChartBox::Content content{QStringLiteral("<b>title</b>"), contextCurveSentence(desk.words.book(), *curve), QStringLiteral("notice"),
                                    [curve = *curve](QPainter &painter, const QRectF &area, const text::Phrasebook &book, const ChartStyle &style) {
                                        paintContextCurve(painter, area, curve, book, style);
                                    },
                                    {}};
    const QImage image = QImage::fromData(chartPicture(content, text::Phrasebook(text::Language::Spanish), QApplication::font(), false), "PNG");
    QCOMPARE(image.size(), QSize(2000, 1200));
    const QByteArray svg = chartPicture(content, text::Phrasebook(text::Language::Spanish), QApplication::font(), true);
    QXmlStreamReader reader(svg);
    bool titled = false;
    while (!reader.atEnd()) {
        reader.readNext();
        titled = titled || reader.text().contains(u"<b>title</b>"); // as text, not as markup
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(titled);
}

void Charts::linesAreToldApartWithoutColour()
{
    Desk desk;
    const auto curve = contextCurve(desk.session.answer()->workload(), desk.session.answer()->index());
    // On black and white the three lines have different dashes: a row of pixels across each has other gaps.
    QPalette grey = ui::lightPalette();
    const QImage image = paintedCurve(*curve, desk.words.book(), grey).convertToFormat(QImage::Format_Grayscale8);
    int dark = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            dark += qGray(image.pixel(x, y)) < 140;
    QVERIFY(dark > 1500);
    const QImage night = paintedCurve(*curve, desk.words.book(), ui::darkPalette());
    QVERIFY(night != paintedCurve(*curve, desk.words.book(), grey));
}

void Charts::choosingAMarkChoosesTheMachine()
{
    Desk desk;
    ChartsView view(desk.words);
    view.resize(1000, 500);
    view.setAnswer(desk.session.answer());
    view.show();
    QSignalSpy chosen(&view, &ChartsView::machineChosen);
    auto *box = view.findChild<ChartBox *>(QStringLiteral("priceRoom"));
    const PriceRoom prices = priceRoom(*desk.session.answer());
    const auto places = markPlaces(box->paintedArea(), prices, desk.session.answer()->index().currency(), desk.words.book(), box->style());
    // The dearest one stands alone.
    QTest::mouseClick(box->picture(), Qt::LeftButton, {}, places.back().toPoint());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<std::size_t>(), prices.marks.back().machine);
    view.setChosen(prices.marks[3].machine);
    box->picture()->setFocus();
    QTest::keyClick(box->picture(), Qt::Key_Right);
    QCOMPARE(chosen.last()[0].value<std::size_t>(), prices.marks[4].machine);
    QVERIFY(view.findChild<QLabel *>(QStringLiteral("priceRoomSentence"))->text().startsWith(QStringLiteral("Chosen: ")));
}

void Charts::everyChartHasItsTable()
{
    Desk desk;
    ChartsView view(desk.words);
    view.resize(1000, 500);
    view.setAnswer(desk.session.answer());
    view.show();
    for (const char *name : {"contextCurve", "priceRoom"}) {
        auto *box = view.findChild<ChartBox *>(QLatin1StringView(name));
        const QAbstractItemModelTester tester(box->table()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(!box->table()->isVisible());
        view.findChild<QPushButton *>(QLatin1StringView(name) + QStringLiteral("AsTable"))->click();
        QVERIFY(box->table()->isVisible());
        QVERIFY(box->table()->model()->rowCount() > 5);
        QVERIFY(!box->picture()->accessibleName().isEmpty() && box->picture()->accessibleDescription().contains(QStringLiteral("table")));
    }
    const auto *curve = view.findChild<ChartBox *>(QStringLiteral("contextCurve"));
    QCOMPARE(plain(curve->table()->model()->index(0, 1).data().toString()), QStringLiteral("18.95 GiB"));
}

QTEST_MAIN(Charts)
#include "tst_charts.moc"
