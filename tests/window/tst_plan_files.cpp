// Plans as documents in the real window: the title, the question before anything is lost, several windows, recovery.
#include <QSignalSpy>
#include <QTest>

#include "tests/support/no_warnings.h"
#include "tests/support/started_window.h"
#include "ui/pages/pages_view.h"
#include "ui/window/actions.h"
#include "ui/window/document_control.h"
#include "ui/window/windows.h"

#include <QAction>
#include <QAbstractButton>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

using namespace cabe;
using test::StartedWindow;
using text::Language;

namespace {

void setContext(ui::Session &session, std::int64_t tokens)
{
    session.change(Field::Context, [tokens](ui::Requirements &r) { r.fields().context = {tokens, {}}; });
    session.endGesture();
}

void writePlain(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write");
}

void answer(const StartedWindow &started, QMessageBox::StandardButton button)
{
    auto *box = started.window->findChild<QMessageBox *>(QStringLiteral("saveQuestion"));
    if (!box)
        qFatal("no question");
    box->button(button)->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void chooseFile(const StartedWindow &started, const char *name, const QString &file)
{
    auto *dialog = started.window->findChild<QFileDialog *>(QLatin1StringView(name));
    if (!dialog)
        qFatal("no dialog for the file");
    dialog->selectFile(file);
    QMetaObject::invokeMethod(dialog, "accept");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace

class PlanFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void theTitleTellsWhatIsOpen();
    void closingAsksWhatIsLost();
    void saveAsAsksForAFile();
    void openingAsksFirst();
    void recentPlansAreRemembered();
    void aDroppedPlanIsOpened();
    void aBrokenPlanIsTold();
    void aFaultLeadsToItsField();
    void recoveredWorkHasItsStrip();
    void aBrokenRecoveryIsSetAside();
    void severalWindowsHaveAPlanEach();
};

void PlanFiles::theTitleTellsWhatIsOpen()
{
    const QTemporaryDir folder;
    StartedWindow started(Language::Spanish);
    QCOMPARE(started.window->windowTitle(), QString::fromUtf8("Sin título[*] — Cabe"));
    setContext(started.session, 9000);
    QVERIFY(started.window->isWindowModified());
    QVERIFY(!started.document.save(folder.filePath(QString::fromUtf8("Chat ñ.cabe"))));
    QCOMPARE(started.window->windowTitle(), QString::fromUtf8("Chat ñ[*] — Cabe"));
    QVERIFY(!started.window->isWindowModified());
    QVERIFY(started.find<QLabel>("savedState")->text().startsWith(QStringLiteral("guardado")));
}

void PlanFiles::closingAsksWhatIsLost()
{
    StartedWindow started;
    setContext(started.session, 9000);
    started.window->close();
    QVERIFY(started.window->isVisible());
    answer(started, QMessageBox::Cancel);
    QVERIFY(started.window->isVisible());
    started.window->close();
    answer(started, QMessageBox::Discard);
    QVERIFY(!started.window->isVisible());
}

void PlanFiles::saveAsAsksForAFile()
{
    const QTemporaryDir folder;
    StartedWindow started;
    setContext(started.session, 9000);
    started.window->close();
    answer(started, QMessageBox::Save); // never saved: it asks where
    chooseFile(started, "savePlanDialog", folder.filePath(QStringLiteral("new.cabe")));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("new.cabe"))));
    QVERIFY(!started.window->isVisible());
}

void PlanFiles::openingAsksFirst()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.cabe"));
    StartedWindow started;
    setContext(started.session, 12'000);
    QVERIFY(!started.document.save(file));
    setContext(started.session, 500);
    started.window->actionsOf().openPlan->trigger();
    answer(started, QMessageBox::Discard);
    chooseFile(started, "openPlanDialog", file);
    QCOMPARE(started.session.requirements().fields().context.value, std::optional<std::int64_t>(12'000));
    QVERIFY(!started.document.isModified());
    started.window->actionsOf().newPlan->trigger();
    QVERIFY(started.document.file().isEmpty());
}

void PlanFiles::recentPlansAreRemembered()
{
    const QTemporaryDir folder;
    const QString memory = folder.filePath(QStringLiteral("window.ini"));
    const QString file = folder.filePath(QStringLiteral("R & D.cabe"));
    {
        StartedWindow started(Language::English, test::sampleInventory(), memory);
        QVERIFY(!started.document.save(file));
        started.window->documents().open(file);
    }
    StartedWindow started(Language::English, test::sampleInventory(), memory);
    QMenu *recent = started.window->actionsOf().recentPlans;
    Q_EMIT recent->aboutToShow();
    QCOMPARE(recent->actions().size(), 1);
    QCOMPARE(recent->actions().front()->text(), QStringLiteral("&1 R && D"));
    recent->actions().front()->trigger();
    QCOMPARE(started.document.file(), file);
}

void PlanFiles::aDroppedPlanIsOpened()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("drop.CABE"));
    StartedWindow started;
    setContext(started.session, 12'345);
    QVERIFY(!started.document.save(file));
    started.document.startNew(ui::firstRequirements());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(started.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(started.window.get(), &drop);
    QCOMPARE(started.session.requirements().fields().context.value, std::optional<std::int64_t>(12'345));
}

void PlanFiles::aBrokenPlanIsTold()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("bad.cabe"));
    writePlain(file, "[");
    StartedWindow started;
    QVERIFY(!started.window->documents().open(file).empty());
    auto *dialog = started.window->findChild<QDialog *>(QStringLiteral("planFaults"));
    QVERIFY(dialog);
    dialog->close();
}

void PlanFiles::aFaultLeadsToItsField()
{
    const QTemporaryDir folder;
    StartedWindow started;
    started.session.change(Field::Budget, [](ui::Requirements &r) { r.budget = {{}, QStringLiteral("abc")}; });
    started.window->actionsOf().save->trigger();
    QVERIFY(!started.window->findChild<QFileDialog *>());
    QCOMPARE(started.window->pages().page(), 2);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("budget"));
}

void PlanFiles::recoveredWorkHasItsStrip()
{
    const QTemporaryDir folder;
    const QString left = folder.filePath(QStringLiteral("1.cabe"));
    writePlain(left, R"({"format":"cabe-plan","version":1,"workload":{"task":"run","model":"llama-3.1-8b-instruct","precision":16,"context":7000,"requests":1}})");
    StartedWindow started(Language::Spanish);
    started.window->documents().recover(left);
    auto *strip = started.find<QWidget>("recoveredStrip");
    QVERIFY(strip->isVisible());
    QVERIFY(started.window->isWindowModified());
    const auto buttons = strip->findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 2);
    buttons[1]->click(); // discard
    QVERIFY(!strip->isVisible());
    QVERIFY(!started.window->isWindowModified());
    QVERIFY(started.session.requirements().fields().context.isEmpty());
}

void PlanFiles::aBrokenRecoveryIsSetAside()
{
    const QTemporaryDir folder;
    const QString left = folder.filePath(QStringLiteral("1.cabe"));
    writePlain(left, "{broken");
    StartedWindow started;
    started.window->documents().recover(left);
    auto *box = started.window->findChild<QMessageBox *>(QStringLiteral("message"));
    QVERIFY(box && box->text().contains(QStringLiteral(".broken")));
    box->close();
    QVERIFY(!QFile::exists(left));
    QVERIFY(QFile::exists(left + QStringLiteral(".broken")));
    QCOMPARE(ui::Autosave::leftIn(folder.path()), QStringList());
}

void PlanFiles::severalWindowsHaveAPlanEach()
{
    const QTemporaryDir folder;
    StartedWindow one; // its words, memory and sources serve the others
    one.book.start();
    ui::Windows windows({test::shippedCatalogues(), [] { return StartedWindow::kNow; },
                         StartedWindow::documents(folder.filePath(QStringLiteral("window.ini")))},
                        one.words, one.memory, one.book);
    ui::MainWindow &first = windows.open();
    first.actionsOf().newWindow->trigger();
    QCOMPARE(windows.count(), 2);
    // One plan that is not saved: it asks, and what is cancelled stays.
    ui::MainWindow *second = nullptr;
    const auto tops = QApplication::topLevelWidgets();
    for (QWidget *widget : tops)
        if (auto *window = qobject_cast<ui::MainWindow *>(widget); window && window != &first && window != one.window.get())
            second = window;
    QVERIFY(second);
    second->documents().open(folder.path()); // not a plan
    second->findChild<QDialog *>(QStringLiteral("planFaults"))->close();
    second->actionsOf().quit->trigger();
    QTRY_COMPARE(windows.count(), 0);
}

QTEST_MAIN(PlanFiles)
#include "tst_plan_files.moc"
