// The rows as the user wants them: in another order, filtered, copied; and what the panel says beyond the answer.
#include <QSignalSpy>
#include <QTest>

#include "tests/support/builders.h"
#include "tests/support/no_warnings.h"
#include "tests/support/shipped.h"
#include "ui/results/cheapest_breaks.h"
#include "ui/results/loosening.h"
#include "ui/results/result_tree.h"
#include "ui/results/results_view.h"
#include "ui/results/room_dialog.h"
#include "ui/session/session.h"
#include "ui/widgets/clipboard.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSlider>
#include <QTreeView>

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

/// Five machines: names, cards, places and prices that can be told apart.
std::shared_ptr<const Inventory> five()
{
    return test::inventory({{.id = "b-madrid", .price = "0.50", .memoryMib = 24576, .country = "ES", .model = "RTX 4090"},
                            {.id = "a-paris", .price = "0.40", .memoryMib = 81920, .country = "FR", .model = "A100"},
                            {.id = "e-porto", .price = "0.90", .memoryMib = 49152, .tier = Tier::Community, .country = "PT", .model = "L40S",
                             .source = MemorySource::ProviderReport},
                            {.id = "c-berlin", .price = "0.60", .memoryMib = 24576, .gpus = 2, .country = "DE", .model = "RTX 4090"},
                            {.id = "d-none", .price = "0.70", .memoryMib = 24576, .country = nullptr, .model = "RTX 3090"}});
}

QStringList names(const QAbstractItemModel &model)
{
    QStringList list;
    for (int row = 0; row < model.rowCount(); ++row)
        list << model.index(row, 0).data().toString();
    return list;
}

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

class Rows : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void sortsByEveryColumn_data();
    void sortsByEveryColumn();
    void filtersByWords_data();
    void filtersByWords();
    void whatIsChosenStaysChosen();
    void manyRowsAreOrderedBeside();
    void columnsAreShownAndRemembered();
    void newColumnsSayTheirFigures();
    void copiesTextTabsAndHtml();
    void formulasAreHarmless();
    void theBestLoosening();
    void thePanelTakesTheRoomOver();
    void theCheapestChangesAtTheMarks();
    void whatFitsOnTheMachine();
};

void Rows::sortsByEveryColumn_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<bool>("descending");
    QTest::addColumn<QStringList>("expected");
    using M = ResultTreeModel;
    QTest::newRow("price") << int(M::PriceColumn) << false << words("a-paris b-madrid c-berlin d-none e-porto");
    QTest::newRow("price down") << int(M::PriceColumn) << true << words("e-porto d-none c-berlin b-madrid a-paris");
    QTest::newRow("name") << int(M::MachineColumn) << false << words("a-paris b-madrid c-berlin d-none e-porto");
    QTest::newRow("gpu") << int(M::GpuColumn) << false << words("a-paris e-porto d-none b-madrid c-berlin");
    QTest::newRow("memory down") << int(M::MemoryColumn) << true << words("a-paris e-porto b-madrid c-berlin d-none");
    QTest::newRow("room") << int(M::RoomColumn) << false << words("b-madrid c-berlin d-none e-porto a-paris");
    QTest::newRow("confidence") << int(M::ConfidenceColumn) << false << words("a-paris b-madrid c-berlin d-none e-porto");
    QTest::newRow("tier down") << int(M::TierColumn) << true << words("e-porto a-paris b-madrid c-berlin d-none");
    QTest::newRow("place, unknown last") << int(M::PlaceColumn) << false << words("a-paris c-berlin e-porto b-madrid d-none");
    QTest::newRow("place down, unknown last") << int(M::PlaceColumn) << true << words("b-madrid e-porto c-berlin a-paris d-none");
}

void Rows::sortsByEveryColumn()
{
    QFETCH(int, column);
    QFETCH(bool, descending);
    QFETCH(QStringList, expected);
    Desk desk(five());
    ResultTree tree(RowList::Kind::Recommended, desk.words);
    const QAbstractItemModelTester tester(tree.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    tree.setAnswer(desk.session.answer());
    tree.sortBy(column, descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    QCOMPARE(names(*tree.model()), expected);
    tree.sortByPrice();
    QCOMPARE(names(*tree.model()).front(), QStringLiteral("a-paris"));
}

void Rows::filtersByWords_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("name") << "MADRID" << words("b-madrid");
    QTest::newRow("card") << "4090" << words("b-madrid c-berlin");
    QTest::newRow("country") << "germ" << words("c-berlin");
    QTest::newRow("tier") << "community" << words("e-porto");
    QTest::newRow("every word") << "rtx b" << words("b-madrid c-berlin");
    QTest::newRow("nothing") << "zzz" << QStringList();
    QTest::newRow("blanks") << "   " << words("a-paris b-madrid c-berlin d-none e-porto");
}

void Rows::filtersByWords()
{
    QFETCH(QString, typed);
    QFETCH(QStringList, expected);
    Desk desk(five());
    ResultTree tree(RowList::Kind::Recommended, desk.words);
    tree.setAnswer(desk.session.answer());
    tree.setFilter(typed);
    QCOMPARE(names(*tree.model()), expected);
    QCOMPARE(tree.allRows(), std::size_t{5});
    tree.setFilter({});
    QCOMPARE(tree.model()->rowCount(), 5);
}

void Rows::whatIsChosenStaysChosen()
{
    Desk desk(five());
    ResultTree tree(RowList::Kind::Recommended, desk.words);
    tree.setAnswer(desk.session.answer());
    const QModelIndex third = tree.model()->index(2, 0);
    tree.setCurrentIndex(third);
    tree.expand(third);
    tree.sortBy(ResultTreeModel::PriceColumn, Qt::DescendingOrder);
    QCOMPARE(tree.currentIndex().data().toString(), QStringLiteral("c-berlin"));
    QVERIFY(tree.isExpanded(tree.currentIndex()));
    tree.setFilter(QStringLiteral("berlin"));
    QVERIFY(tree.isExpanded(tree.currentIndex()));
}

void Rows::manyRowsAreOrderedBeside()
{
    std::vector<test::MachineLine> lines;
    for (int i = 0; i < 6000; ++i)
        lines.push_back({.id = "m" + std::to_string(100'000 - i), .price = std::to_string(1 + i % 7) + ".5"});
    Desk desk(test::inventory(lines));
    ResultTree tree(RowList::Kind::Recommended, desk.words);
    tree.setAnswer(desk.session.answer());
    const QString before = tree.model()->index(0, 0).data().toString();
    QSignalSpy changed(&tree, &ResultTree::rowsChanged);
    tree.sortBy(ResultTreeModel::MachineColumn, Qt::AscendingOrder);
    QCOMPARE(tree.model()->index(0, 0).data().toString(), before); // those before stay meanwhile
    QVERIFY(changed.wait());
    QCOMPARE(tree.model()->index(0, 0).data().toString(), QStringLiteral("m100000"));
    tree.setFilter(QStringLiteral("m9999"));
    QVERIFY(changed.wait());
    QCOMPARE(tree.model()->rowCount(), 10);
}

void Rows::columnsAreShownAndRemembered()
{
    Desk desk;
    QByteArray state;
    {
        ResultTree tree(RowList::Kind::Recommended, desk.words);
        tree.setAnswer(desk.session.answer());
        tree.showColumnsFor(1280);
        QVERIFY(tree.isColumnHidden(ResultTreeModel::VcpusColumn));
        QVERIFY(!tree.isColumnHidden(ResultTreeModel::TierColumn));
        tree.showColumn(ResultTreeModel::VcpusColumn, true);
        tree.showColumn(ResultTreeModel::TierColumn, false);
        tree.showColumn(ResultTreeModel::MachineColumn, false); // the name stays
        QVERIFY(!tree.isColumnHidden(ResultTreeModel::MachineColumn));
        state = tree.saveColumns();
    }
    ResultTree tree(RowList::Kind::Recommended, desk.words);
    tree.restoreColumns(state);
    tree.setAnswer(desk.session.answer());
    tree.showColumnsFor(1280);
    QVERIFY(!tree.isColumnHidden(ResultTreeModel::VcpusColumn));
    QVERIFY(tree.isColumnHidden(ResultTreeModel::TierColumn));
    tree.showColumnsFor(1920);
    QVERIFY(!tree.isColumnHidden(ResultTreeModel::SourceColumn));
    QVERIFY(tree.isColumnHidden(ResultTreeModel::CoversColumn)); // no budget
    tree.restoreColumns(QByteArray("\x00\x00\x00\x04nonsense", 12));
    QCOMPARE(names(*tree.model()).size(), 54);
}

void Rows::newColumnsSayTheirFigures()
{
    Desk desk;
    desk.session.change(Field::Budget, [](Requirements &r) { r.budget.value = "500"; });
    ResultTree tree(RowList::Kind::Recommended, desk.words);
    tree.setAnswer(desk.session.answer());
    QStringList cells;
    for (int column = ResultTreeModel::SourceColumn; column < ResultTreeModel::ColumnCount; ++column)
        cells << tree.model()->index(0, column).data().toString().replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' ');
    QCOMPARE(cells, (QStringList{QStringLiteral("Sample inventory"), QStringLiteral("6250 h 0 min (260 days)"), QStringLiteral("12"),
                                 QStringLiteral("48.00"), QStringLiteral("1000"), QStringLiteral("$58.40")}));
}

void Rows::copiesTextTabsAndHtml()
{
    Desk desk;
    ResultsView view(desk.session, desk.words);
    view.resize(1280, 600);
    view.show();
    auto *tree = view.findChild<ResultTree *>(QStringLiteral("machinesTree"));
    tree->setCurrentIndex(tree->model()->index(0, 0));
    QCOMPARE(view.copyRows(false), 1);
    const QMimeData *data = QApplication::clipboard()->mimeData();
    QVERIFY(data->text().startsWith(QStringLiteral("cordoba-rtx-3060-2, ")));
    QVERIFY(data->text().contains(QStringLiteral("Sample inventory")));
    QVERIFY(data->html().contains(QStringLiteral("<table")));
    QCOMPARE(data->html().count(QStringLiteral("<tr>")), 2); // the head and the row
    QCOMPARE(view.copyRows(true), 54);
    data = QApplication::clipboard()->mimeData();
    const QStringList lines = data->text().split(u'\n');
    QCOMPARE(lines.size(), 57); // head, 54 rows, the notice, nothing
    QVERIFY(lines[0].startsWith(QStringLiteral("Machine\tGPU\tMemory (GiB)")));
    QCOMPARE(lines[0].count(u'\t'), lines[1].count(u'\t'));
    QCOMPARE(data->html().count(QStringLiteral("<tr>")), 55);
    tree->selectionModel()->select(tree->model()->index(1, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QCOMPARE(view.copyRows(true), 2);
}

void Rows::formulasAreHarmless()
{
    Desk desk(test::inventory({{.id = "x", .name = "=cmd|' /C calc'!A0"}, {.id = "y", .name = "<img src=x>\tb"}}));
    ResultsView view(desk.session, desk.words);
    view.resize(1280, 600);
    view.show();
    QCOMPARE(view.copyRows(true), 2);
    const QMimeData *data = QApplication::clipboard()->mimeData();
    QVERIFY(!data->text().contains(QStringLiteral("\n=cmd")));
    QVERIFY(!data->html().contains(QStringLiteral(">=cmd")));
    QVERIFY(data->html().contains(QStringLiteral("&lt;img src=x&gt;")));
    QCOMPARE(data->text().split(u'\n')[2].count(u'\t'), data->text().split(u'\n')[0].count(u'\t'));
}

void Rows::theBestLoosening()
{
    Desk desk(five());
    QVERIFY(!bestLoosening(*desk.session.answer()));
    desk.session.change(Field::MaxPricePerHour, [](Requirements &r) { r.maxPricePerHour.value = "0.55"; });
    desk.session.change(Field::Tier, [](Requirements &r) { r.tier = TierChoice::Secure; });
    const auto best = bestLoosening(*desk.session.answer());
    QVERIFY(best);
    QCOMPARE(best->miss, Miss::OverMaxPrice);
    QCOMPARE(best->adds, std::int64_t{2}); // e-porto misses two
    ResultsView view(desk.session, desk.words);
    view.resize(1280, 600);
    view.show();
    view.open(Place::TooSmall);
    auto *loosen = view.findChild<QPushButton *>(QStringLiteral("loosen"));
    QTRY_VERIFY(loosen->isVisible());
    loosen->click();
    QVERIFY(desk.session.requirements().maxPricePerHour.isEmpty());
    QCOMPARE(desk.session.answer()->recommendation().places[Place::Recommended], std::int64_t{4});
}

void Rows::thePanelTakesTheRoomOver()
{
    Desk desk(five());
    ResultsView view(desk.session, desk.words);
    view.resize(1280, 700);
    view.show();
    auto *tree = view.findChild<ResultTree *>(QStringLiteral("machinesTree"));
    tree->setCurrentIndex(tree->model()->index(1, 0)); // 24 GiB on one GPU
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    auto *use = view.findChild<QPushButton *>(QStringLiteral("useContext"));
    QVERIFY(use && use->isEnabled());
    use->click();
    const auto most = desk.session.requirements().fields().context.value;
    QVERIFY(most && *most > 4096);
    // One token more does not fit: the machine leaves the list.
    QVERIFY(tree->resultModel().indexOfMachine(0).isValid());
    desk.session.change(Field::Context, [&](Requirements &r) { r.fields().context.value = *most + 1; });
    QVERIFY(!tree->resultModel().indexOfMachine(0).isValid());
}

void Rows::theCheapestChangesAtTheMarks()
{
    Desk desk;
    const std::vector<std::int64_t> breaks = cheapestBreaks(*desk.session.answer());
    QVERIFY(!breaks.empty() && std::ranges::is_sorted(breaks));
    const auto cheapest = [&](std::int64_t context) {
        desk.session.change(Field::Context, [context](Requirements &r) { r.fields().context.value = context; });
        const LiveAnswer &answer = *desk.session.answer();
        const auto rows = answer.recommendation().recommended.first(1);
        return rows.empty() ? std::string_view() : answer.inventory().machines[answer.index().offers()[rows.front().offer].machine].id;
    };
    for (std::size_t i = 0; i < breaks.size(); ++i) {
        QVERIFY(cheapest(breaks[i]) != cheapest(breaks[i] + 1));
        QCOMPARE(cheapest(breaks[i]), cheapest(i == 0 ? 1 : breaks[i - 1] + 1)); // and nowhere between
    }
    ResultsView view(desk.session, desk.words);
    view.resize(1280, 600);
    view.show();
    auto *slider = view.findChild<QSlider *>(QStringLiteral("whatIfContextSlider"));
    QTRY_VERIFY(slider->accessibleDescription().contains(desk.words.numbers().count(breaks.front())));
}

void Rows::whatFitsOnTheMachine()
{
    Desk desk(five());
    RoomDialog dialog(desk.session, desk.words, desk.session.answer(), desk.session.answer()->inventory().machines[0], nullptr);
    dialog.show();
    auto *list = dialog.findChild<QTreeView *>(QStringLiteral("roomList"));
    const QAbstractItemModelTester tester(list->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QTRY_VERIFY(list->model()->rowCount() > 100);
    const int fitting = list->model()->rowCount();
    dialog.findChild<QAbstractButton *>(QStringLiteral("onlyFitting"))->click();
    QVERIFY(list->model()->rowCount() > fitting);
    dialog.findChild<QLineEdit *>(QStringLiteral("roomFilter"))->setText(QStringLiteral("llama-3.1-70b-instruct"));
    QCOMPARE(list->model()->rowCount(), 3);
    QCOMPARE(list->model()->index(0, RoomModel::FitsColumn).data().toString(), QStringLiteral("no"));
    QCOMPARE(list->model()->index(0, RoomModel::GpusColumn).data().toString(), text::NumberFormat::unknown());
    dialog.findChild<QLineEdit *>(QStringLiteral("roomFilter"))->setText(QStringLiteral("qwen3 8b"));
    list->setCurrentIndex(list->model()->index(1, 0));
    dialog.findChild<QPushButton *>(QStringLiteral("useModel"))->click();
    QCOMPARE(desk.session.requirements().fields().precision, Precision::Bits8);
    QVERIFY(QString::fromStdString(desk.session.requirements().fields().model).startsWith(QStringLiteral("qwen3-8b")));
}

QTEST_MAIN(Rows)
#include "tst_rows.moc"
