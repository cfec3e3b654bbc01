// Ten questions in a row, as in front of a customer: the bar, scenarios, the clipboard, the manual and what is
// remembered, in the real window.
#include <QSignalSpy>
#include <QTest>

#include "tests/support/no_warnings.h"
#include "tests/support/started_window.h"
#include "ui/compare/compare_view.h"
#include "ui/help/manual_window.h"
#include "ui/pages/pages_view.h"
#include "ui/results/result_tree.h"
#include "ui/results/results_view.h"
#include "ui/window/actions.h"
#include "ui/window/export_control.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QRadioButton>
#include <QSlider>
#include <QStatusBar>
#include <QTableView>
#include <QTextEdit>
#include <QUndoStack>

using namespace cabe;
using test::StartedWindow;
using text::Language;

namespace {

void toResults(StartedWindow &started)
{
    started.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(started.window->showsResults());
}

/// Types into a field of the bar in place of what stands there.
void typeInto(StartedWindow &started, const char *name, const QString &typed)
{
    started.find<QLineEdit>(name)->setFocus();
    started.press(Qt::Key_A, Qt::ControlModifier);
    started.type(typed);
    started.press(Qt::Key_Return);
}

QString plain(QString text)
{
    return text.replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' ');
}

QString labelOf(const StartedWindow &started, const char *field)
{
    const auto labels = started.window->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        if (label->buddy() && label->buddy()->objectName() == QLatin1StringView(field))
            return plain(label->text().remove(u'&'));
    return {};
}

} // namespace

class WhatIf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void tenQuestionsInARow();
    void aDragIsOneStep();
    void changesAreMarkedAndUndoneTogether();
    void aWrongFieldKeepsTheMachines();
    void theBarFollowsTheTask_data();
    void theBarFollowsTheTask();
    void escLeavesTheBar();
    void threeScenariosSideBySide();
    void rowsArePastedIntoATextField();
    void filterByKeyboard();
    void columnsComeBack();
    void theManualOpensAtThePlace();
    void theAnswerIsExported();
    void theSummaryIsSaidOnceItRests();
    void settingsApplyAtOnceAndStay();
};

void WhatIf::tenQuestionsInARow()
{
    StartedWindow started;
    toResults(started);
    auto *tree = started.find<ui::ResultTree>("machinesTree");
    const auto chosenName = [&] { return tree->currentIndex().siblingAtColumn(0).data().toString(); };
    for (int row = 0; row < tree->model()->rowCount(); ++row) // one that holds all of the questions
        if (tree->model()->index(row, 0).data().toString() == u"madrid-l4-1")
            tree->setCurrentIndex(tree->model()->index(row, 0));
    tree->expand(tree->currentIndex());
    const auto holds = [&] { return chosenName() == u"madrid-l4-1" && tree->isExpanded(tree->currentIndex().siblingAtColumn(0)); };
    QVERIFY(holds());

    started.find<QRadioButton>("whatIfPrecision8")->click(); // 1 and with 8 bits?
    QVERIFY(holds());
    typeInto(started, "whatIfContext", QStringLiteral("64Ki")); // 2 and with 64k?
    QCOMPARE(*started.session.requirements().fields().context.value, std::int64_t{65'536});
    QCOMPARE(plain(started.find<QLineEdit>("whatIfContext")->text()), QStringLiteral("65 536"));
    QVERIFY(holds());
    typeInto(started, "whatIfContext", QStringLiteral("4096"));
    typeInto(started, "whatIfRequests", QStringLiteral("20")); // 3 and with 20 users?
    QVERIFY(holds());
    typeInto(started, "whatIfCountries", QStringLiteral("es")); // 4 and only in Spain?
    QVERIFY(holds());
    typeInto(started, "whatIfMaxPrice", QStringLiteral("1.5")); // 5 and under 1.50?
    QVERIFY(holds());
    started.find<QComboBox>("whatIfTier")->setFocus(); // 6 and only Secure?
    started.press(Qt::Key_Down);
    QCOMPARE(started.session.requirements().tier, TierChoice::Secure);
    QVERIFY(holds());
    started.press(Qt::Key_L, Qt::ControlModifier); // 7 and in Spanish?
    QCOMPARE(started.words.language(), Language::Spanish);
    QCOMPARE(started.find<QLineEdit>("whatIfMaxPrice")->text(), QStringLiteral("1,50"));
    QVERIFY(labelOf(started, "whatIfRequests").contains(QStringLiteral("antes 1")));
    QVERIFY(holds());
    typeInto(started, "whatIfRequests", QStringLiteral("1")); // 8 and with one again?
    QVERIFY(!labelOf(started, "whatIfRequests").contains(QStringLiteral("antes")));
    started.press(Qt::Key_Z, Qt::ControlModifier); // 9 no, twenty
    QCOMPARE(*started.session.requirements().fields().requests.value, std::int64_t{20});
    started.find<QAbstractButton>("undoAllChanges")->click(); // 10 and as it was?
    QCOMPARE(started.session.changes(), std::vector<Field>());
    QVERIFY(holds());
    QCOMPARE(tree->model()->rowCount(), 54);
}

void WhatIf::aDragIsOneStep()
{
    StartedWindow started;
    toResults(started);
    auto *slider = started.find<QSlider>("whatIfContextSlider");
    const int steps = started.session.undoStack().count();
    slider->setSliderDown(true);
    QStringList seen;
    for (int position = 5; position <= 8; ++position) {
        slider->setSliderPosition(position);
        seen << plain(started.find<QLabel>("workload")->text());
    }
    slider->setSliderDown(false);
    QCOMPARE(seen.removeDuplicates(), 0); // the answer followed at every stop
    QCOMPARE(*started.session.requirements().fields().context.value, std::int64_t{65'536});
    QCOMPARE(started.session.undoStack().count(), steps + 1);
    started.session.undoStack().undo();
    QVERIFY(started.session.changes().empty());
    QCOMPARE(slider->value(), 4);
}

void WhatIf::changesAreMarkedAndUndoneTogether()
{
    StartedWindow started;
    toResults(started);
    auto *changes = started.find<QLabel>("changes");
    QVERIFY(!changes->isVisible());
    started.find<QRadioButton>("whatIfPrecision4")->click();
    typeInto(started, "whatIfMaxPrice", QStringLiteral("0.5"));
    QCOMPARE(plain(changes->text()), QStringLiteral("\u2022 2 changes"));
    QVERIFY(labelOf(started, "whatIfMaxPrice").startsWith(QStringLiteral("\u2022 ")));
    // What is saved is the new beginning.
    const QTemporaryDir folder;
    QVERIFY(!started.document.save(folder.filePath(QStringLiteral("a.cabe"))));
    QVERIFY(!changes->isVisible());
    QVERIFY(!labelOf(started, "whatIfMaxPrice").contains(QStringLiteral("was")));
    started.find<QRadioButton>("whatIfPrecision16")->click();
    QCOMPARE(plain(changes->text()), QStringLiteral("\u2022 1 change"));
    started.window->actionsOf().undoAllChanges->trigger();
    QVERIFY(started.find<QRadioButton>("whatIfPrecision4")->isChecked());
}

void WhatIf::aWrongFieldKeepsTheMachines()
{
    StartedWindow started;
    toResults(started);
    auto *tree = started.find<ui::ResultTree>("machinesTree");
    typeInto(started, "whatIfContext", QStringLiteral("200000"));
    QVERIFY(tree->model()->rowCount() > 40); // those of the question before
    QVERIFY2(plain(started.window->results().findChild<QLabel *>(QStringLiteral("summary"))->text()).contains(QStringLiteral("131 072")), qPrintable(started.window->results().findChild<QLabel *>(QStringLiteral("summary"))->text()));
    QVERIFY(started.window->results().findChild<QLabel *>(QStringLiteral("summary"))->text().contains(QStringLiteral("question before")));
    typeInto(started, "whatIfContext", QStringLiteral("100000"));
    QVERIFY(started.window->results().findChild<QLabel *>(QStringLiteral("summary"))->text().contains(QStringLiteral("machines fit")));
    typeInto(started, "whatIfCountries", QStringLiteral("atlantis"));
    const auto faults = started.window->findChildren<QLabel *>(QStringLiteral("fault"));
    QVERIFY(std::ranges::any_of(faults, [](const QLabel *label) { return label->isVisible() && label->text().contains(u"atlantis"); }));
}

void WhatIf::theBarFollowsTheTask_data()
{
    QTest::addColumn<int>("task");
    QTest::addColumn<QString>("model");
    QTest::addColumn<bool>("precision");
    QTest::addColumn<bool>("context");
    QTest::addColumn<bool>("requests");
    QTest::newRow("run") << int(Task::Run) << "llama-3.1-8b-instruct" << true << true << true;
    QTest::newRow("speech") << int(Task::Run) << "whisper-large-v3" << true << false << true;
    QTest::newRow("images") << int(Task::Images) << "flux.1-dev" << true << false << false;
    QTest::newRow("fine-tune") << int(Task::FineTune) << "llama-3.1-8b-instruct" << true << true << true;
    QTest::newRow("notebook") << int(Task::Notebook) << "" << false << false << false;
}

void WhatIf::theBarFollowsTheTask()
{
    QFETCH(int, task);
    QFETCH(QString, model);
    QFETCH(bool, precision);
    QFETCH(bool, context);
    QFETCH(bool, requests);
    StartedWindow started;
    ui::Requirements requirements = ui::firstRequirements();
    ui::chooseTask(requirements, static_cast<Task>(task), started.session.catalogues().models);
    requirements.fields().model = model.toStdString();
    started.session.start(requirements);
    toResults(started);
    QCOMPARE(started.find<QRadioButton>("whatIfPrecision8")->isVisible(), precision);
    QCOMPARE(started.find<QLineEdit>("whatIfContext")->isVisible(), context);
    QCOMPARE(started.find<QLineEdit>("whatIfRequests")->isVisible(), requests);
    QVERIFY(started.find<QLineEdit>("whatIfMaxPrice")->isVisible());
    if (static_cast<Task>(task) == Task::FineTune) {
        QVERIFY(labelOf(started, "whatIfContext").contains(QStringLiteral("Sequence length")));
        typeInto(started, "whatIfRequests", QStringLiteral("8"));
        QCOMPARE(*started.session.requirements().fields().requests.value, std::int64_t{8});
    }
}

void WhatIf::escLeavesTheBar()
{
    StartedWindow started;
    toResults(started);
    started.find<QLineEdit>("whatIfMaxPrice")->setFocus();
    started.press(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("machinesTree"));
    started.window->actionsOf().whatIfBar->setChecked(false);
    QVERIFY(!started.find<QWidget>("whatIfBar")->isVisible());
}

void WhatIf::threeScenariosSideBySide()
{
    StartedWindow started;
    toResults(started);
    started.press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(started.window->statusBar()->currentMessage().startsWith(QStringLiteral("Kept as")));
    started.find<QRadioButton>("whatIfPrecision8")->click();
    typeInto(started, "whatIfRequests", QStringLiteral("20"));
    started.press(Qt::Key_D, Qt::ControlModifier);
    started.find<QRadioButton>("whatIfPrecision4")->click();
    typeInto(started, "whatIfContext", QStringLiteral("32Ki"));
    started.press(Qt::Key_D, Qt::ControlModifier);
    started.press(Qt::Key_2, Qt::ControlModifier);
    auto *table = started.find<QTableView>("compareTable");
    QTRY_VERIFY(table->isVisible());
    QCOMPARE(table->model()->columnCount(), 3);
    QCOMPARE(QApplication::focusWidget(), table);
    QVERIFY(plain(table->model()->index(3, 0).data().toString()).startsWith(QStringLiteral("19.55 GiB")));
    // In the middle, the other language.
    started.press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(plain(table->model()->index(3, 0).data().toString()).startsWith(QStringLiteral("19,55 GiB")));
    table->setCurrentIndex(table->model()->index(0, 1));
    started.find<QAbstractButton>("openScenario")->click();
    QVERIFY(started.window->showsResults());
    QCOMPARE(started.session.requirements().fields().precision, Precision::Bits8);
    QVERIFY(started.document.isModified());
}

void WhatIf::rowsArePastedIntoATextField()
{
    StartedWindow started;
    toResults(started);
    started.press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(started.window->statusBar()->currentMessage().contains(QStringLiteral("Copied 1 row")));
    QTextEdit mail;
    mail.paste();
    QVERIFY(mail.toPlainText().contains(QStringLiteral("cordoba-rtx-3060-2")));
    QVERIFY(mail.document()->toHtml().contains(QStringLiteral("<table"))); // a table in the mail
    QLineEdit line;
    line.paste();
    QVERIFY(line.text().startsWith(QStringLiteral("cordoba-rtx-3060-2, ")));
    started.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QApplication::clipboard()->text().count(u'\n'), 56);
}

void WhatIf::filterByKeyboard()
{
    StartedWindow started(Language::Spanish);
    toResults(started);
    started.press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("filter"));
    started.type(QStringLiteral("alemania secure"));
    auto *tree = started.find<ui::ResultTree>("machinesTree");
    const int found = tree->model()->rowCount();
    QVERIFY(found > 0 && found < 54);
    for (int row = 0; row < found; ++row)
        QVERIFY(tree->model()->index(row, ui::ResultTreeModel::PlaceColumn).data().toString().contains(QStringLiteral("Alemania")));
    started.press(Qt::Key_Escape);
    QCOMPARE(tree->model()->rowCount(), 54);
    started.press(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), tree);
}

void WhatIf::columnsComeBack()
{
    const QTemporaryDir folder;
    const QString memory = folder.filePath(QStringLiteral("window.ini"));
    {
        StartedWindow started(Language::English, test::sampleInventory(), memory);
        toResults(started);
        Q_EMIT started.window->actionsOf().columns->aboutToShow();
        for (QAction *action : started.window->actionsOf().columns->actions())
            if (action->text() == u"vCPU" || action->text() == u"Tier")
                action->trigger();
        started.window->actionsOf().whatIfBar->setChecked(false);
        started.find<ui::ResultTree>("machinesTree")->sortBy(ui::ResultTreeModel::RoomColumn, Qt::DescendingOrder);
        started.window->close();
    }
    StartedWindow started(Language::English, test::sampleInventory(), memory);
    toResults(started);
    auto *tree = started.find<ui::ResultTree>("machinesTree");
    QVERIFY(!tree->isColumnHidden(ui::ResultTreeModel::VcpusColumn));
    QVERIFY(tree->isColumnHidden(ui::ResultTreeModel::TierColumn));
    QVERIFY(!started.find<QWidget>("whatIfBar")->isVisible());
    QCOMPARE(tree->model()->index(0, 0).data().toString(), QStringLiteral("cordoba-rtx-3060-2")); // price first, always
}

void WhatIf::theManualOpensAtThePlace()
{
    StartedWindow started;
    const auto topic = [&] {
        started.window->actionsOf().manual->trigger();
        return started.window->findChild<ui::ManualWindow *>()->topic();
    };
    QCOMPARE(topic(), ui::Topic::Index);
    started.window->pages().setPage(1);
    QCOMPARE(topic(), ui::Topic::Memory);
    started.window->seeMachines();
    QCOMPARE(topic(), ui::Topic::Reading);
    started.window->results().openCharts();
    QCOMPARE(topic(), ui::Topic::WhatIf);
    started.window->showSources();
    QCOMPARE(topic(), ui::Topic::Inventory);
    started.window->actionsOf().whereFigures->trigger();
    QCOMPARE(started.window->findChild<ui::ManualWindow *>()->topic(), ui::Topic::Figures);
}

void WhatIf::theAnswerIsExported()
{
    const QTemporaryDir folder;
    StartedWindow started(Language::Spanish);
    auto *exporter = started.window->findChild<ui::ExportControl *>();
    QVERIFY(exporter);
    for (const auto &[ending, says] : {std::pair{"csv", "cordoba-rtx-3060-2"}, std::pair{"json", "\"cabe-answer\""}, std::pair{"html", "Pesos del modelo"},
                                       std::pair{"pdf", "%PDF-"}}) {
        const QString file = folder.filePath(QStringLiteral("a.") + QLatin1StringView(ending));
        exporter->exportTo(file);
        QTRY_VERIFY(QFile::exists(file));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY2(written.readAll().contains(says), ending);
        QTest::qWait(20); // the one before has told that it ended
    }
}

void WhatIf::theSummaryIsSaidOnceItRests()
{
    StartedWindow started;
    toResults(started);
    auto *summary = started.window->results().findChild<QLabel *>(QStringLiteral("summary"));
    const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(summary);
    QVERIFY(interface && interface->text(QAccessible::Name).contains(QStringLiteral("54 machines fit")));
    started.find<QRadioButton>("whatIfPrecision8")->click();
    QVERIFY(interface->text(QAccessible::Name) != QStringLiteral("54 machines fit"));
}

void WhatIf::settingsApplyAtOnceAndStay()
{
    const QTemporaryDir folder;
    const QString memory = folder.filePath(QStringLiteral("window.ini"));
    const auto choose = [](const StartedWindow &started, const char *name, int index) {
        auto *box = started.find<QComboBox>(name);
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
    };
    {
        StartedWindow started(Language::Spanish, test::sampleInventory(), memory);
        toResults(started);
        auto *tree = started.find<ui::ResultTree>("machinesTree");
        QVERIFY(tree->isColumnHidden(ui::ResultTreeModel::MonthColumn));
        started.press(Qt::Key_Comma, Qt::ControlModifier);
        choose(started, "settingsRegion", 1);
        QVERIFY(plain(started.status()).contains(QStringLiteral("19.55 GiB")));
        QVERIFY(plain(started.status()).contains(QStringLiteral("0.08 $/h")));
        choose(started, "settingsPrice", 1);
        QVERIFY(!tree->isColumnHidden(ui::ResultTreeModel::MonthColumn));
        QCOMPARE(plain(tree->model()->index(0, ui::ResultTreeModel::MonthColumn).data().toString()), QStringLiteral("58.40 $"));
        choose(started, "settingsLanguage", 1);
        QCOMPARE(started.words.language(), Language::English);
        started.window->findChild<QDialog *>(QStringLiteral("settingsDialog"))->close();
        started.window->close();
    }
    StartedWindow started(Language::Spanish, test::sampleInventory(), memory);
    QCOMPARE(started.words.numbers().mark(), text::DecimalMark::Point);
    QCOMPARE(started.words.priceUnit(), ui::PriceUnit::Month);
    started.window->showSettings();
    auto *dialog = started.window->findChild<QDialog *>(QStringLiteral("settingsDialog"));
    const auto buttons = dialog->findChildren<QAbstractButton *>();
    for (QAbstractButton *button : buttons)
        if (plain(button->text()).remove(u'&').startsWith(QStringLiteral("Rest")))
            button->click();
    QCOMPARE(started.words.numbers().mark(), text::DecimalMark::AsLanguage);
    QCOMPARE(started.words.priceUnit(), ui::PriceUnit::Hour);
}

QTEST_MAIN(WhatIf)
#include "tst_what_if.moc"
