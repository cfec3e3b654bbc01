// Scenarios side by side: what the cells say, what differs, and what can be done with them.
#include <QSignalSpy>
#include <QTest>

#include "tests/support/builders.h"
#include "tests/support/no_warnings.h"
#include "tests/support/shipped.h"
#include "ui/compare/compare_model.h"
#include "ui/compare/compare_view.h"
#include "ui/session/session.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QUndoStack>

using namespace cabe;
using namespace cabe::ui;

namespace {

class Desk {
public:
    explicit Desk(std::shared_ptr<const Inventory> inventory = test::sampleInventory())
        : session(test::shippedCatalogues(), [] { return UtcTime{1'780'000'000}; }), scenarios(session)
    {
        session.setInventory(std::move(inventory));
    }
    /// 16 bits; 8 bits with 20 requests; 4 bits with a long context.
    void keepThree()
    {
        scenarios.keep(QStringLiteral("A"));
        set(Precision::Bits8, 8192, 20);
        scenarios.keep(QStringLiteral("B"));
        set(Precision::Bits4, 32'768, 4);
        scenarios.keep(QStringLiteral("C"));
    }
    void set(Precision precision, std::int64_t context, std::int64_t requests)
    {
        session.change(Field::Precision, [=](Requirements &r) {
            r.fields().precision = precision;
            r.fields().context.value = context;
            r.fields().requests.value = requests;
        });
        session.endGesture();
    }
    Session session;
    Words words{text::Language::English};
    Scenarios scenarios;
};

QString plain(QString text)
{
    return text.replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' ');
}

QStringList rowOf(const CompareModel &model, CompareRow row)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells << plain(model.index(model.rowOf(row), column).data().toString());
    return cells;
}

} // namespace

class CompareTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void cellsSayWhatTheAnswersSay();
    void onlyDifferencesHidesTheRest();
    void aScenarioThatCannotBeAnsweredSaysWhy();
    void anotherInventoryIsAnsweredAnew();
    void aLargeInventoryIsAnsweredBeside();
    void namesAndNotesAreEdited();
    void keysMoveAndRemove();
    void emptySaysHow();
    void openingTakesTheQuestionOver();
    void copiedAsATable();
    void theOtherLanguage();
};

void CompareTest::cellsSayWhatTheAnswersSay()
{
    Desk desk;
    desk.keepThree();
    ScenarioAnswers answers(desk.session, desk.scenarios);
    answers.setActive(true);
    CompareModel model(desk.scenarios, answers, desk.words);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.columnCount(), 3);
    QCOMPARE(rowOf(model, CompareRow::Name), (QStringList{QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")}));
    // UI.md's own figures.
    QCOMPARE(rowOf(model, CompareRow::Memory), (QStringList{QStringLiteral("19.55 GiB \u00B7 lowest"), QStringLiteral("33.97 GiB"), QStringLiteral("24.69 GiB")}));
    QCOMPARE(rowOf(model, CompareRow::MachinesFit).front(), QStringLiteral("54"));
    QVERIFY(rowOf(model, CompareRow::Cheapest).front().startsWith(QStringLiteral("cordoba-rtx-3060-2")));
    QVERIFY(rowOf(model, CompareRow::PricePerHour).front().startsWith(QStringLiteral("$0.08")));
    QCOMPARE(rowOf(model, CompareRow::PricePerMonth).front(), QStringLiteral("$58.40"));
    QVERIFY(rowOf(model, CompareRow::Limits).front().contains(QStringLiteral("Interruptible")));
    QVERIFY(model.headerData(model.rowOf(CompareRow::Memory), Qt::Vertical).toString().startsWith(u'\u2260'));
    QVERIFY(model.index(model.rowOf(CompareRow::Memory), 0).data(CompareModel::BarRole).isValid());
    QCOMPARE(model.headerData(2, Qt::Horizontal).toString(), QStringLiteral("C"));
}

void CompareTest::onlyDifferencesHidesTheRest()
{
    Desk desk;
    desk.scenarios.keep(QStringLiteral("A"));
    desk.scenarios.keep(QStringLiteral("the same"));
    ScenarioAnswers answers(desk.session, desk.scenarios);
    answers.setActive(true);
    CompareModel model(desk.scenarios, answers, desk.words);
    model.setOnlyDifferences(true);
    QCOMPARE(model.rowCount(), 2); // the name and the note
    desk.scenarios.setNote(1, QStringLiteral("x"));
    desk.set(Precision::Bits8, 4096, 1);
    desk.scenarios.keep(QStringLiteral("B"));
    QVERIFY(model.rowCount() > 4);
    QCOMPARE(model.rowOf(CompareRow::Preferences), -1);
}

void CompareTest::aScenarioThatCannotBeAnsweredSaysWhy()
{
    Desk desk;
    desk.session.change(Field::Context, [](Requirements &r) { r.fields().context.value = 999'999; });
    desk.scenarios.keep(QStringLiteral("too long"));
    ScenarioAnswers answers(desk.session, desk.scenarios);
    answers.setActive(true);
    CompareModel model(desk.scenarios, answers, desk.words);
    QVERIFY(rowOf(model, CompareRow::Workload).front().contains(QStringLiteral("131 072")));
    QCOMPARE(rowOf(model, CompareRow::Memory).front(), text::NumberFormat::unknown());
}

void CompareTest::anotherInventoryIsAnsweredAnew()
{
    Desk desk;
    desk.scenarios.keep(QStringLiteral("A"));
    ScenarioAnswers answers(desk.session, desk.scenarios);
    answers.setActive(true);
    CompareModel model(desk.scenarios, answers, desk.words);
    QCOMPARE(rowOf(model, CompareRow::MachinesFit).front(), QStringLiteral("54"));
    desk.session.setInventory(test::inventory({{.id = "only", .price = "3.00"}}));
    QCOMPARE(rowOf(model, CompareRow::MachinesFit).front(), QStringLiteral("1"));
}

void CompareTest::aLargeInventoryIsAnsweredBeside()
{
    std::vector<test::MachineLine> lines;
    for (int i = 0; i < 3000; ++i)
        lines.push_back({.id = "m" + std::to_string(i)});
    Desk desk(test::inventory(lines));
    desk.keepThree();
    ScenarioAnswers answers(desk.session, desk.scenarios);
    QSignalSpy changed(&answers, &ScenarioAnswers::changed);
    answers.setActive(true);
    CompareModel model(desk.scenarios, answers, desk.words);
    QCOMPARE(rowOf(model, CompareRow::Workload).front(), QStringLiteral("updating"));
    QTRY_COMPARE(rowOf(model, CompareRow::MachinesFit).front(), QStringLiteral("3000"));
}

void CompareTest::namesAndNotesAreEdited()
{
    Desk desk;
    desk.keepThree();
    ScenarioAnswers answers(desk.session, desk.scenarios);
    answers.setActive(true);
    CompareModel model(desk.scenarios, answers, desk.words);
    QVERIFY(model.setData(model.index(0, 1), QString::fromUtf8("20 usuarios")));
    QVERIFY(model.setData(model.index(model.rowOf(CompareRow::Note), 1), QStringLiteral("<i>note</i>")));
    QVERIFY(!model.setData(model.index(model.rowOf(CompareRow::Memory), 1), QStringLiteral("1")));
    QTRY_COMPARE(desk.scenarios.list()[1].name, QString::fromUtf8("20 usuarios"));
    QCOMPARE(desk.scenarios.list()[1].note, QStringLiteral("<i>note</i>"));
}

void CompareTest::keysMoveAndRemove()
{
    Desk desk;
    desk.keepThree();
    CompareView view(desk.session, desk.scenarios, desk.words);
    view.resize(1200, 600);
    view.show();
    auto *table = view.findChild<QTableView *>(QStringLiteral("compareTable"));
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(desk.scenarios.list()[1].name, QStringLiteral("A"));
    QCOMPARE(view.current(), 1);
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(desk.scenarios.count(), 2);
    desk.session.undoStack().undo();
    QCOMPARE(desk.scenarios.count(), 3);
    // By the head of a column, as with the mouse.
    table->horizontalHeader()->moveSection(0, 2);
    QTRY_COMPARE(desk.scenarios.list()[2].name, QStringLiteral("B"));
    QCOMPARE(table->horizontalHeader()->visualIndex(0), 0);
    // F2 edits the name from any row.
    table->setCurrentIndex(table->model()->index(3, 0));
    QTest::keyClick(table, Qt::Key_F2);
    auto *editor = table->findChild<QLineEdit *>();
    QVERIFY(editor);
    QTest::keyClicks(editor, QStringLiteral("first"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(desk.scenarios.list()[0].name, QStringLiteral("first"));
}

void CompareTest::emptySaysHow()
{
    Desk desk;
    CompareView view(desk.session, desk.scenarios, desk.words);
    view.show();
    auto *keep = view.findChild<QPushButton *>(QStringLiteral("keepFirst"));
    QVERIFY(keep->isVisible());
    keep->click();
    QCOMPARE(plain(desk.scenarios.list().front().name), QStringLiteral("16 bits, 4096 tokens, 1 request"));
    QVERIFY(!keep->isVisible());
}

void CompareTest::openingTakesTheQuestionOver()
{
    Desk desk;
    desk.keepThree();
    CompareView view(desk.session, desk.scenarios, desk.words);
    view.resize(1200, 600);
    view.show();
    auto *table = view.findChild<QTableView *>(QStringLiteral("compareTable"));
    table->setCurrentIndex(table->model()->index(0, 1));
    QSignalSpy opened(&view, &CompareView::opened);
    view.findChild<QPushButton *>(QStringLiteral("openScenario"))->click();
    QCOMPARE(opened.size(), 1);
    QCOMPARE(desk.session.requirements().fields().precision, Precision::Bits8);
    desk.session.undoStack().undo();
    QCOMPARE(desk.session.requirements().fields().precision, Precision::Bits4);
}

void CompareTest::copiedAsATable()
{
    Desk desk;
    desk.keepThree();
    desk.scenarios.rename(0, QStringLiteral("=1+1"));
    CompareView view(desk.session, desk.scenarios, desk.words);
    view.resize(1200, 600);
    view.show();
    view.copyAsTable();
    const QMimeData *data = QApplication::clipboard()->mimeData();
    const QStringList lines = data->text().split(u'\n');
    QCOMPARE(lines[0].count(u'\t'), 3);
    for (const QString &line : lines.mid(0, lines.size() - 2))
        QCOMPARE(line.count(u'\t'), 3);
    QVERIFY(!lines[0].contains(QStringLiteral("\t=1+1")));
    QVERIFY(data->html().contains(QStringLiteral("<br>"))); // several limits in one cell
    QVERIFY(data->html().contains(QStringLiteral("Sample inventory")));
}

void CompareTest::theOtherLanguage()
{
    Desk desk;
    desk.keepThree();
    ScenarioAnswers answers(desk.session, desk.scenarios);
    answers.setActive(true);
    CompareModel model(desk.scenarios, answers, desk.words);
    desk.words.setLanguage(text::Language::Spanish);
    QCOMPARE(rowOf(model, CompareRow::Memory)[1], QStringLiteral("33,97 GiB"));
    QCOMPARE(model.headerData(0, Qt::Vertical).toString(), QStringLiteral("Escenario"));
}

QTEST_MAIN(CompareTest)
#include "tst_compare.moc"
