// A hundred thousand machines in the tree: every step is done, and how long it holds the window up is printed. A time
// is no test.
#include <QTest>

#include "app/load/sources.h"
#include "core/io/read_inventory.h"
#include "tests/bench/synthetic_inventory.h"
#include "tests/support/no_warnings.h"
#include "ui/results/result_tree.h"
#include "ui/session/session.h"

#include <QElapsedTimer>
#include <QScrollBar>

using namespace cabe;
using namespace cabe::ui;

namespace {

constexpr std::size_t kMachines = 100'000;

std::shared_ptr<const Inventory> manyMachines(const CountryTable &countries)
{
    const ReadPage none = [](const std::string &) {
        return Expected<std::string>(Unexpected(Error{error::FileNotFound{}}));
    };
    return std::make_shared<const Inventory>(
        std::move(readInventory(bench::syntheticInventory(kMachines), "synthetic.json", countries, none,
                                InventoryLimits::none()))
            .value());
}

} // namespace

class ResultsScaleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void opening();
    void scrollingToTheEnd();
    void openingAMachine();
    void answeringAnewWithMachinesOpen();
    void anotherLanguage();

private:
    /// Does one step with all that the event loop does because of it.
    template <class Step>
    void timed(const char *name, Step step)
    {
        QElapsedTimer timer;
        timer.start();
        step();
        QCoreApplication::processEvents();
        qInfo("%s: %lld ms", name, static_cast<long long>(timer.elapsed()));
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<Words> m_words;
    std::unique_ptr<ResultTree> m_tree;
};

void ResultsScaleTest::initTestCase()
{
    auto catalogues =
        std::make_shared<const Catalogues>(std::move(load::loadCatalogues("/nonexistent", {})).value());
    m_session = std::make_unique<Session>(catalogues, [] { return UtcTime{1'780'000'000}; });
    m_words = std::make_unique<Words>(text::Language::English);
    m_session->setInventory(manyMachines(catalogues->countries));
    QTRY_VERIFY_WITH_TIMEOUT(m_session->answer(), 30'000);
    m_tree = std::make_unique<ResultTree>(RowList::Kind::Recommended, *m_words);
    m_tree->resize(1200, 600);
    m_tree->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_tree.get()));
}

void ResultsScaleTest::opening()
{
    timed("all rows of the list", [this] { m_session->answer()->recommendation().recommended.all(); });
    timed("opening", [this] { m_tree->setAnswer(m_session->answer()); });
    QVERIFY(m_tree->model()->rowCount() > 10'000);
}

void ResultsScaleTest::scrollingToTheEnd()
{
    timed("scrolling to the end", [this] { m_tree->scrollToBottom(); });
    timed("scrolling to the middle", [this] {
        m_tree->verticalScrollBar()->setValue(m_tree->verticalScrollBar()->maximum() / 2);
    });
    timed("scrolling to the start", [this] { m_tree->scrollToTop(); });
    QCOMPARE(m_tree->verticalScrollBar()->value(), 0);
}

void ResultsScaleTest::openingAMachine()
{
    timed("opening one machine", [this] { m_tree->expand(m_tree->model()->index(3, 0)); });
    const QModelIndex middle = m_tree->model()->index(m_tree->model()->rowCount() / 2, 0);
    timed("opening one machine whole", [&] { m_tree->openMachine(middle, true); });
    timed("choosing one far away", [&] { m_tree->setCurrentIndex(middle); });
    QVERIFY(m_tree->isExpanded(middle));
    QCOMPARE(m_tree->currentIndex(), middle);
}

void ResultsScaleTest::answeringAnewWithMachinesOpen()
{
    for (int row = 0; row < 10; ++row)
        m_tree->expand(m_tree->model()->index(row, 0));
    m_tree->scrollToTop();
    timed("the answer itself", [this] {
        m_session->change(Field::Context, [](Requirements &r) { r.fields().context.value = 8192; });
    });
    timed("showing the new answer", [this] { m_tree->setAnswer(m_session->answer()); });
    QVERIFY(m_tree->model()->rowCount() > 10'000);
}

void ResultsScaleTest::anotherLanguage()
{
    timed("another language", [this] { m_words->setLanguage(text::Language::Spanish); });
}

QTEST_MAIN(ResultsScaleTest)
#include "tst_results_scale.moc"
