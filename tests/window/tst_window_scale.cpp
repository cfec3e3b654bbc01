// A hundred thousand machines behind the whole window: every step is done, and how long the event loop waits for it is
// printed. A time is no test.
#include <QTest>

#include "core/io/read_inventory.h"
#include "tests/bench/synthetic_inventory.h"
#include "tests/support/no_warnings.h"
#include "tests/support/started_window.h"
#include "ui/pages/pages_view.h"
#include "ui/results/result_tree.h"
#include "ui/results/results_view.h"
#include "ui/window/actions.h"

#include <QAbstractEventDispatcher>
#include <QElapsedTimer>
#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QSlider>
#include <QTreeView>
#include <QUndoStack>

using namespace cabe;
using cabe::test::StartedWindow;
using cabe::text::Language;

namespace {

constexpr std::size_t kMachines = 100'000;

/// The longest time between two moments at which the event loop looked for work.
class LoopWatch {
public:
    LoopWatch()
    {
        auto *loop = QAbstractEventDispatcher::instance();
        m_awake = QObject::connect(loop, &QAbstractEventDispatcher::awake, loop, [this] { m_clock.restart(); });
        m_block = QObject::connect(loop, &QAbstractEventDispatcher::aboutToBlock, loop, [this] { note(); });
        m_clock.start();
    }
    ~LoopWatch()
    {
        QObject::disconnect(m_awake);
        QObject::disconnect(m_block);
    }
    void note()
    {
        m_longest = std::max(m_longest, static_cast<double>(m_clock.nsecsElapsed()) / 1e6);
        m_clock.restart();
    }
    double longest() const { return m_longest; }

private:
    QMetaObject::Connection m_awake, m_block;
    QElapsedTimer m_clock;
    double m_longest = 0;
};

ui::InventoryPointer manyMachines()
{
    const ReadPage none = [](const std::string &) { return Expected<std::string>(Unexpected(Error{error::FileNotFound{}})); };
    return std::make_shared<const Inventory>(std::move(readInventory(bench::syntheticInventory(kMachines), "synthetic.json",
                                                                     test::shippedCatalogues()->countries, none,
                                                                     InventoryLimits::none()))
                                                 .value());
}

} // namespace

class WindowScaleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_inventory = manyMachines(); }
    void init() { test::failOnWarnings(); }
    void nothingHoldsTheWindowUp();
    void memoryStaysOverAThousandQuestions();

private:
    ui::InventoryPointer m_inventory;
};

void WindowScaleTest::nothingHoldsTheWindowUp()
{
    StartedWindow started;
    const auto step = [&](const char *name, auto &&action) {
        LoopWatch watch;
        action();
        watch.note();
        QTest::qWait(20);
        while (started.session.isUpdating())
            QTest::qWait(5);
        QTest::qWait(200); // what follows a moment later, too
        qInfo("%s: %.1f ms", name, watch.longest());
    };
    step("the inventory", [&] { started.session.setInventory(m_inventory); });
    step("the second page", [&] { started.window->pages().setPage(1); });
    auto *context = started.find<QLineEdit>("context");
    context->setFocus();
    context->selectAll();
    for (const char digit : {'8', '1', '9', '2'})
        step("a digit of the context", [&] { started.type(QString(QLatin1Char(digit))); });
    step("the third page", [&] { started.window->pages().setPage(2); });
    step("the machines", [&] { started.window->seeMachines(); });
    auto *tree = started.find<QTreeView>("machinesTree");
    QVERIFY(tree->model()->rowCount() > 10'000);
    step("the last machine", [&] { tree->scrollToBottom(); });
    step("a machine opened", [&] { tree->expand(tree->model()->index(tree->model()->rowCount() - 1, 0)); });
    step("another answer", [&] {
        started.session.change(Field::Context, [](ui::Requirements &r) { r.fields().context.value = 16'384; });
    });
    for (const Place place : {Place::Alternative, Place::TooSmall, Place::Unavailable})
        step("a list of machines", [&] { started.window->results().open(place); });
    started.window->results().open(Place::Recommended);
    auto *slider = started.find<QSlider>("whatIfContextSlider");
    slider->setSliderDown(true);
    for (int position = 0; position <= slider->maximum(); ++position)
        step("a stop of the slider", [&] { slider->setSliderPosition(position); });
    slider->setSliderDown(false);
    started.session.undoStack().undo();
    step("sorted by place", [&] { started.find<ui::ResultTree>("machinesTree")->sortBy(ui::ResultTreeModel::PlaceColumn, Qt::AscendingOrder); });
    step("a stop of the slider while sorted", [&] {
        started.session.change(Field::Requests, [](ui::Requirements &r) { r.fields().requests.value = 3; });
    });
    started.session.undoStack().undo();
    step("sorted by confidence", [&] { started.find<ui::ResultTree>("machinesTree")->sortBy(ui::ResultTreeModel::ConfidenceColumn, Qt::AscendingOrder); });
    step("by price again", [&] { started.find<ui::ResultTree>("machinesTree")->sortByPrice(); });
    auto *filter = started.find<QLineEdit>("filter");
    for (const char *typed : {"r", "rt", "rtx", ""})
        step("a letter of the filter", [&] { filter->setText(QLatin1StringView(typed)); });
    step("the charts", [&] { started.window->results().openCharts(); });
    step("a what-if in the charts", [&] {
        started.session.change(Field::Requests, [](ui::Requirements &r) { r.fields().requests.value = 2; });
    });
    started.session.undoStack().undo();
    started.window->results().open(Place::Recommended);
    step("a scenario kept", [&] { started.window->actionsOf().keepScenario->trigger(); });
    step("the comparison", [&] { started.window->showCompare(); });
    started.window->seeMachines();
    step("undo of the scenario", [&] { started.session.undoStack().undo(); });
    step("undo", [&] { started.session.undoStack().undo(); });
    QCOMPARE(*started.session.requirements().fields().context.value, 8192);
    step("Spanish", [&] { started.words.setLanguage(text::Language::Spanish); });
    step("the pages again", [&] { started.window->backToPages(); });
}

/// What the process holds, in MiB.
double residentMebibytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    constexpr double kPage = 4096;
    return file.readAll().split(' ').value(1).toDouble() * kPage / (1024 * 1024);
}

void WindowScaleTest::memoryStaysOverAThousandQuestions()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("the sanitizer keeps what is freed");
#endif
    StartedWindow started(Language::English, test::sampleInventory());
    started.window->seeMachines();
    const auto ask = [&](int questions) {
        for (int i = 0; i < questions; ++i) {
            started.session.change(Field::Context, [i](ui::Requirements &r) { r.fields().context.value = 256 + 64 * (i % 500); });
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // as the event loop does between two of them
            QApplication::processEvents();
        }
    };
    ask(200); // caches fill
    const double before = residentMebibytes();
    ask(1000);
    const double grown = residentMebibytes() - before;
    qInfo("grown by %.1f MiB", grown);
    QVERIFY(grown < 24);
}

QTEST_MAIN(WindowScaleTest)
#include "tst_window_scale.moc"
