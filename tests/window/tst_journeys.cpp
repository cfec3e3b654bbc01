// Whole ways through the real window, by the keyboard alone.
#include <QTest>

#include "tests/support/no_warnings.h"
#include "tests/support/started_window.h"
#include "ui/pages/pages_view.h"
#include "ui/results/results_view.h"
#include "ui/text/number_format.h"
#include "ui/window/actions.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QTreeView>
#include <QUndoStack>

using namespace cabe;
using cabe::test::StartedWindow;
using cabe::text::Language;

Q_DECLARE_METATYPE(cabe::text::Language)

namespace {

/// What the model of a tree shows in a row.
QString rowText(const QAbstractItemModel &model, int row, const QModelIndex &parent = {})
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(parent); ++column)
        if (const QString cell = model.index(row, column, parent).data().toString(); !cell.isEmpty())
            cells << cell;
    return cells.join(QStringLiteral(" | "));
}

void toResults(StartedWindow &started)
{
    started.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(started.window->showsResults());
}

void chooseModel(StartedWindow &started, const QString &typed)
{
    started.window->pages().setPage(1);
    started.find<QLineEdit>("model")->setFocus();
    started.press(Qt::Key_A, Qt::ControlModifier);
    started.type(typed);
    started.press(Qt::Key_Return);
}

} // namespace

class Journeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void seedsExample_data();
    void seedsExample();
    void firstStartIsOneStepFromTheSample();
    void languageSwitchedInTheMiddle();
    void aWrongFieldLeadsBack();
    void whatIsTypedAndNotChosenIsNoAnswer_data();
    void whatIsTypedAndNotChosenIsNoAnswer();
    void aCountryIsTakenByEnter();
    void undoRewritesTheFieldInUse();
    void nothingFitsAndWhatHelps();
    void backAndForthLosesNothing();
    void undoFollowsThroughAllViews();
    void everyPlaceOpensItsList();
};

void Journeys::seedsExample_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("need");
    QTest::addColumn<QString>("price");
    QTest::newRow("English") << Language::English << QStringLiteral("19.55 GiB") << QStringLiteral("$");
    QTest::newRow("Spanish") << Language::Spanish << QStringLiteral("19,55 GiB") << QStringLiteral("$");
}

void Journeys::seedsExample()
{
    QFETCH(Language, language);
    QFETCH(QString, need);
    QFETCH(QString, price);
    StartedWindow started(language);
    started.press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(started.window->pages().page(), 1);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("model"));
    started.type(QStringLiteral("llama 3.1 8b"));
    started.press(Qt::Key_Return);
    QCOMPARE(started.session.requirements().fields().model, std::string("llama-3.1-8b-instruct"));
    toResults(started);

    auto *tree = started.find<QTreeView>("machinesTree");
    QCOMPARE(QApplication::focusWidget(), tree);
    const auto &recommendation = started.session.answer()->recommendation();
    QCOMPARE(tree->model()->rowCount(), static_cast<int>(recommendation.recommended.size()));
    QVERIFY(tree->model()->rowCount() > 0);
    const QString nbsp(QChar(0x00A0));
    QVERIFY2(QString(started.status()).replace(nbsp, QStringLiteral(" ")).contains(need), qPrintable(started.status()));
    QVERIFY2(started.status().contains(price), qPrintable(started.status()));

    // Opened row by row: Memory, Why it fits, Limits, all by the arrow keys.
    started.press(Qt::Key_Home);
    const QModelIndex first = tree->currentIndex().siblingAtColumn(0);
    QCOMPARE(first.row(), 0);
    started.press(Qt::Key_Asterisk);
    QVERIFY(tree->isExpanded(first));
    QCOMPARE(tree->model()->rowCount(first), 3);
    const QModelIndex memory = tree->model()->index(0, 0, first);
    QCOMPARE(tree->model()->rowCount(memory), static_cast<int>(started.session.memory()->lines.size()) + 1);
    started.press(Qt::Key_Down);
    QCOMPARE(tree->currentIndex().parent(), first);
}

void Journeys::firstStartIsOneStepFromTheSample()
{
    StartedWindow started;
    QVERIFY(!started.window->showsResults());
    QCOMPARE(started.window->pages().page(), 0);
    QVERIFY(started.find<QWidget>("banner")->findChild<QLabel *>());
    bool saysSample = false;
    for (const QLabel *label : started.find<QWidget>("banner")->findChildren<QLabel *>())
        saysSample = saysSample || label->text().contains(QStringLiteral("Sample inventory"));
    QVERIFY(saysSample);
    started.find<QAbstractButton>("seeMachines")->click();
    QVERIFY(started.window->showsResults());
    auto *tree = started.find<QTreeView>("machinesTree");
    QVERIFY(tree->model()->rowCount() > 0);
    bool headSaysSample = false;
    for (int column = 0; column < tree->model()->columnCount(); ++column)
        headSaysSample = headSaysSample ||
                         tree->model()->headerData(column, Qt::Horizontal).toString().contains(QStringLiteral("sample"));
    QVERIFY(headSaysSample);
}

void Journeys::languageSwitchedInTheMiddle()
{
    StartedWindow started(Language::Spanish);
    started.window->pages().setPage(2);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("budget"));
    started.type(QStringLiteral("12,5"));
    QCOMPARE(*started.session.requirements().budget.value, std::string("12.5"));
    started.press(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(started.words.language(), Language::English);
    started.press(Qt::Key_Tab);
    QCOMPARE(started.find<QLineEdit>("budget")->text(), QStringLiteral("12.50"));
    toResults(started);
    auto *tree = started.find<QTreeView>("machinesTree");
    QVERIFY2(rowText(*tree->model(), 0).contains(QStringLiteral("10.27/12.00")), qPrintable(rowText(*tree->model(), 0)));
    const QString english = rowText(*tree->model(), 0);
    started.press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(rowText(*tree->model(), 0).contains(QStringLiteral("10,27/12,00")));
    QVERIFY(rowText(*tree->model(), 0) != english);
    QVERIFY(started.window->showsResults());
}

void Journeys::aWrongFieldLeadsBack()
{
    StartedWindow started;
    started.window->pages().setPage(2);
    started.type(QStringLiteral("abc"));
    QVERIFY(!started.session.answer());
    started.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!started.window->showsResults());
    QCOMPARE(started.window->pages().page(), 2);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("budget"));
    // Another page in between: See machines still leads to the field.
    started.window->pages().setPage(0);
    started.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(started.window->pages().page(), 2);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("budget"));
    started.press(Qt::Key_A, Qt::ControlModifier);
    started.type(QStringLiteral("500"));
    toResults(started);
}

void Journeys::whatIsTypedAndNotChosenIsNoAnswer_data()
{
    QTest::addColumn<int>("page");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isClear");
    QTest::newRow("a country by its name") << 2 << "countries" << "spain" << true;
    QTest::newRow("a country by its code") << 2 << "countries" << "pt" << true;
    QTest::newRow("no country") << 2 << "countries" << "-5" << false;
    QTest::newRow("several countries") << 2 << "countries" << "land" << false;
    QTest::newRow("the only model found") << 1 << "model" << "llama 3.1 405b" << true;
    QTest::newRow("several models") << 1 << "model" << "mistral" << false;
    QTest::newRow("no model") << 1 << "model" << "<b>zzz</b>" << false;
}

void Journeys::whatIsTypedAndNotChosenIsNoAnswer()
{
    QFETCH(const int, page);
    QFETCH(const QString, field);
    QFETCH(const QString, typed);
    QFETCH(const bool, isClear);
    StartedWindow started;
    const ui::Requirements before = started.session.requirements();
    started.window->pages().setPage(page);
    auto *line = started.find<QLineEdit>(field.toLatin1());
    line->setFocus();
    line->selectAll();
    started.type(typed);
    started.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(started.window->showsResults(), isClear);
    QCOMPARE(started.session.requirements() != before, isClear);
    if (isClear)
        return;
    QCOMPARE(line->text(), typed);
    QCOMPARE(QApplication::focusWidget(), line);
    started.press(Qt::Key_Tab); // leaving it changes nothing
    QCOMPARE(line->text(), typed);
    started.window->pages().setPage(0);
    started.window->seeMachines();
    QVERIFY(!started.window->showsResults());
    QCOMPARE(started.window->pages().page(), page);
    line->setFocus();
    line->selectAll();
    started.press(Qt::Key_Delete);
    started.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(started.window->showsResults());
    QVERIFY(started.session.requirements() == before);
}

void Journeys::aCountryIsTakenByEnter()
{
    StartedWindow started(Language::Spanish);
    started.window->pages().setPage(2);
    auto *line = started.find<QLineEdit>("countries");
    line->setFocus();
    started.type(QStringLiteral("es"));
    QWidget *popup = QApplication::activePopupWidget();
    QVERIFY(popup);
    QTest::keyClick(popup, Qt::Key_Return);
    QCOMPARE(started.session.requirements().countries, std::vector<Country>{*started.session.catalogues().countries.find("ES")});
    QVERIFY(line->text().isEmpty());
    QVERIFY(!QApplication::activePopupWidget());
}

void Journeys::undoRewritesTheFieldInUse()
{
    StartedWindow started;
    started.window->pages().setPage(1);
    for (const char *name : {"context", "requests"}) {
        auto *line = started.find<QLineEdit>(name);
        const QString was = line->text();
        line->setFocus();
        for (const char *typed : {"7", "abc"}) {
            line->selectAll();
            started.type(QLatin1StringView(typed));
            QCOMPARE(line->text(), QLatin1StringView(typed));
            started.press(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(line->text(), was);
            started.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(line->text(), QLatin1StringView(typed));
            started.press(Qt::Key_Z, Qt::ControlModifier);
        }
    }
}

void Journeys::nothingFitsAndWhatHelps()
{
    StartedWindow started;
    chooseModel(started, QStringLiteral("llama 3.1 405b"));
    QCOMPARE(started.session.requirements().fields().model, std::string("llama-3.1-405b-instruct"));
    started.find<QLineEdit>("requests")->setFocus();
    started.press(Qt::Key_A, Qt::ControlModifier);
    started.type(QStringLiteral("512"));
    toResults(started);
    QCOMPARE(started.session.answer()->recommendation().places[Place::Recommended], std::int64_t{0});
    auto *nothing = started.find<QWidget>("nothingFits");
    QVERIFY(nothing->isVisible());
    auto *hint = started.find<QAbstractButton>("hint0");
    QTRY_VERIFY(hint->isVisible());
    hint->click();
    QVERIFY(started.session.answer()->recommendation().places[Place::Recommended] > 0);
    QVERIFY(!nothing->isVisible());
    QVERIFY(started.find<QTreeView>("machinesTree")->isVisible());
    started.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(started.session.answer()->recommendation().places[Place::Recommended], std::int64_t{0});
}

void Journeys::backAndForthLosesNothing()
{
    StartedWindow started;
    toResults(started);
    auto *tree = started.find<QTreeView>("machinesTree");
    started.press(Qt::Key_Down);
    started.press(Qt::Key_Right);
    const QString machine = tree->currentIndex().siblingAtColumn(0).data().toString();
    QVERIFY(tree->isExpanded(tree->currentIndex().siblingAtColumn(0)));
    const ui::Requirements before = started.session.requirements();
    started.press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(!started.window->showsResults());
    QVERIFY(started.session.requirements() == before);
    toResults(started);
    QCOMPARE(tree->currentIndex().siblingAtColumn(0).data().toString(), machine);
    QVERIFY(tree->isExpanded(tree->currentIndex().siblingAtColumn(0)));
    // A change in between: the machine is still the one chosen, wherever it stands now.
    started.session.change(Field::Precision, [](ui::Requirements &r) { r.fields().precision = Precision::Bits8; });
    QCOMPARE(tree->currentIndex().siblingAtColumn(0).data().toString(), machine);
    QVERIFY(tree->isExpanded(tree->currentIndex().siblingAtColumn(0)));
}

void Journeys::undoFollowsThroughAllViews()
{
    StartedWindow started;
    started.window->pages().setPage(2);
    started.type(QStringLiteral("250"));
    started.press(Qt::Key_Tab);
    QCOMPARE(*started.session.requirements().budget.value, std::string("250"));
    toResults(started);
    started.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(started.session.requirements().budget.isEmpty());
    QVERIFY(started.window->showsResults());
    started.press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(*started.session.requirements().budget.value, std::string("250"));
}

void Journeys::everyPlaceOpensItsList()
{
    StartedWindow started;
    toResults(started);
    for (const Place place : kPlaces) {
        started.window->results().open(place);
        QApplication::processEvents();
        QVERIFY(started.window->showsResults());
        QVERIFY(started.window->isVisible());
    }
}

QTEST_MAIN(Journeys)
#include "tst_journeys.moc"
