// The memory pane: the lines as they are calculated, never an old figure beside a wrong field, and the ways on.
#include <QTest>

#include "tests/pages/page_support.h"
#include "tests/support/no_warnings.h"
#include "ui/pages/memory_pane.h"
#include "ui/pages/memory_table.h"
#include "ui/text/summary_text.h"
#include "ui/widgets/memory_bar.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

using namespace cabe;
using namespace cabe::ui;

namespace {

struct Shown : test::PageWorld {
    Shown() : pane(session, words)
    {
        pane.resize(420, 700);
        pane.show();
    }
    template <class T = QLabel>
    T *at(const char *name) const
    {
        return pane.findChild<T *>(QLatin1StringView(name));
    }
    QAbstractItemModel *lines() const { return at<QTableView>("memoryLines")->model(); }
    QString column(int column) const
    {
        QStringList cells;
        for (int row = 0; row < lines()->rowCount(); ++row)
            cells << lines()->index(row, column).data().toString();
        return cells.join(QStringLiteral(" | "));
    }
    MemoryPane pane;
};

} // namespace

class MemoryPaneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void theLinesAreTheEstimate();
    void theTableIsAProperModel();
    void theLinesAreReachedByKeys();
    void noModelAsksForOne();
    void aWrongFieldLeavesNoFigure();
    void theAssumptionsOpen();
    void theSecondPageComparesPrecisions();
    void theThirdPageCountsEveryPlace();
    void theSummaryIsTheTerminals();
    void aWrongPreferenceIsSaidInsteadOfTheSummary();
    void theButtonLeadsOn();
};

void MemoryPaneTest::theLinesAreTheEstimate()
{
    Shown shown;
    QCOMPARE(shown.at("total")->text(), QStringLiteral("19.55\u00A0GiB"));
    QCOMPARE(shown.column(MemoryTable::GibColumn), QStringLiteral("14.96 | 0.50 | 3.09 | 1.00 | 19.55"));
    QCOMPARE(shown.column(MemoryTable::LineColumn), QStringLiteral("Model weights | KV cache | Margin | CUDA runtime | Total"));
    QVERIFY(!shown.at("rounding")->isVisible());
    QVERIFY(shown.at<MemoryBar>("memoryBar")->accessibleName().contains(QStringLiteral("19.55")) ||
            shown.at<MemoryBar>("memoryBar")->accessibleDescription().contains(QStringLiteral("19.55")));
    shown.speak(text::Language::Spanish);
    QCOMPARE(shown.at("total")->text(), QStringLiteral("19,55\u00A0GiB"));
    QCOMPARE(shown.column(MemoryTable::GibColumn), QStringLiteral("14,96 | 0,50 | 3,09 | 1,00 | 19,55"));
    QCOMPARE(shown.column(MemoryTable::LineColumn),
             QStringLiteral("Pesos del modelo | Cach\u00E9 KV | Margen adicional | Runtime de CUDA | Total"));
}

void MemoryPaneTest::theTableIsAProperModel()
{
    const test::PageWorld world;
    MemoryTable table;
    const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::Fatal);
    table.setMemory(world.words.book(), world.session.memory());
    QCOMPARE(table.rowCount(), 5);
    QVERIFY(!table.index(4, 0).data(MemoryTable::KindRole).isValid());
    table.setMemory(world.words.book(), nullptr);
    QCOMPARE(table.rowCount(), 0);
}

void MemoryPaneTest::theLinesAreReachedByKeys()
{
    Shown shown;
    shown.pane.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.pane));
    auto *table = shown.at<QTableView>("memoryLines");
    table->setFocus();
    QCOMPARE(table->currentIndex().row(), 0);
    QTest::keyClick(table, Qt::Key_Down);
    QCOMPARE(table->currentIndex().row(), 1);
    QTest::keyClick(table, Qt::Key_Tab);
    QVERIFY(!table->hasFocus());
    const int last = table->model()->rowCount() - 1;
    QVERIFY2(table->viewport()->rect().contains(table->visualRect(table->model()->index(last, 0))), "the total is cut off");
}

void MemoryPaneTest::noModelAsksForOne()
{
    Shown shown;
    shown.session.change(Field::Model, [](Requirements &r) { r.fields().model.clear(); });
    QCOMPARE(shown.at("whyNoTotal")->text(), QStringLiteral("Choose a model to see what it takes."));
    QCOMPARE(shown.at("total")->text(), text::NumberFormat::unknown());
    QCOMPARE(shown.lines()->rowCount(), 0);
    QVERIFY(!shown.at("summary")->isVisible());
}

void MemoryPaneTest::aWrongFieldLeavesNoFigure()
{
    Shown shown;
    shown.session.change(Field::Context, [](Requirements &r) { r.fields().context = {200'000, {}}; });
    QCOMPARE(shown.at("whyNoTotal")->text(), QStringLiteral("Llama 3.1 8B Instruct takes at most 131\u202F072 tokens. "
                                                           "The context given is 200\u202F000."));
    QCOMPARE(shown.at("total")->text(), text::NumberFormat::unknown());
    QVERIFY(shown.at<MemoryBar>("memoryBar")->content().segments.empty());
    QVERIFY(!shown.at("samplePrices")->isVisible());
    shown.session.change(Field::Context, [](Requirements &r) { r.fields().context = {}; });
    QCOMPARE(shown.at("total")->text(), QStringLiteral("19.55\u00A0GiB"));
    QVERIFY(!shown.at("whyNoTotal")->isVisible());
}

void MemoryPaneTest::theAssumptionsOpen()
{
    Shown shown;
    auto *open = shown.at<QToolButton>("restsOn");
    QVERIFY(open->text().startsWith(QStringLiteral("What this rests on (")));
    QVERIFY(!shown.at("assumptions")->isVisible());
    open->click();
    QVERIFY(shown.at("assumptions")->isVisible());
    QVERIFY(shown.at("assumptions")->text().contains(QStringLiteral("The KV cache is kept in 16 bits.")));
}

void MemoryPaneTest::theSecondPageComparesPrecisions()
{
    Shown shown;
    QVERIFY(!shown.at("totalAt0")->isVisible());
    shown.pane.setPage(1);
    QCOMPARE(shown.at("totalAt0")->text(), QStringLiteral("19.55\u00A0GiB"));
    QCOMPARE(shown.at("totalAt1")->text(), QStringLiteral("10.57\u00A0GiB"));
    QCOMPARE(shown.at("totalAt2")->text(), QStringLiteral("6.09\u00A0GiB"));
    shown.session.change(Field::Task, [&](Requirements &r) { chooseTask(r, Task::Notebook, shown.session.catalogues().models); });
    QVERIFY(!shown.at("totalAt0")->isVisible());
}

void MemoryPaneTest::theThirdPageCountsEveryPlace()
{
    Shown shown;
    shown.pane.setPage(2);
    const QSignalSpy opened(&shown.pane, &MemoryPane::placeOpened);
    const PlaceCounts &counts = shown.session.answer()->recommendation().places;
    for (const Place place : kPlaces) {
        const std::string name = "place_" + std::string(code(place));
        auto *count = shown.at<QToolButton>(name.c_str());
        QVERIFY2(count && count->isVisible(), name.c_str());
        QCOMPARE(count->text(), shown.words.numbers().count(counts[place]));
        QCOMPARE(count->isEnabled(), counts[place] > 0);
        count->click();
    }
    const auto some = std::ranges::count_if(kPlaces, [&](Place place) { return counts[place] > 0; });
    QCOMPARE(opened.size(), some);
}

void MemoryPaneTest::theSummaryIsTheTerminals()
{
    Shown shown;
    QCOMPARE(shown.at("summary")->text(), text::summary(shown.words.book(), shown.session.answer()->view()));
    QVERIFY(shown.at("samplePrices")->isVisible());
    shown.session.setInventory(std::make_shared<const Inventory>());
    QCOMPARE(shown.at("summary")->text(), QStringLiteral("No machine fits"));
    QVERIFY(!shown.at("samplePrices")->isVisible());
    QCOMPARE(shown.at("total")->text(), QStringLiteral("19.55\u00A0GiB"));
}

void MemoryPaneTest::aWrongPreferenceIsSaidInsteadOfTheSummary()
{
    Shown shown;
    shown.session.change(Field::Budget, [](Requirements &r) { r.budget = {{}, QStringLiteral("lots")}; });
    QCOMPARE(shown.at("total")->text(), QStringLiteral("19.55\u00A0GiB"));
    QVERIFY(shown.at("summary")->text().contains(QStringLiteral("lots")));
    QVERIFY(!shown.at("samplePrices")->isVisible());
}

void MemoryPaneTest::theButtonLeadsOn()
{
    Shown shown;
    const QSignalSpy led(&shown.pane, &MemoryPane::seeMachines);
    auto *button = shown.at<QPushButton>("seeMachines");
    QVERIFY(!button->isDefault() && !button->autoDefault());
    button->click();
    QCOMPARE(led.size(), 1);
    shown.pane.setPage(2); // the page has one of its own there
    QVERIFY(!button->isVisible());
    shown.pane.setPage(1);
    QVERIFY(button->isVisible());
}

QTEST_MAIN(MemoryPaneTest)
#include "tst_memory_pane.moc"
