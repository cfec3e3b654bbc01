// What the frame does around the views: what it remembers, how it takes an inventory, how F6 goes round.
#include <QSignalSpy>
#include <QTest>

#include "tests/support/no_warnings.h"
#include "tests/support/started_window.h"
#include "ui/pages/pages_view.h"
#include "ui/results/results_view.h"
#include "ui/window/actions.h"
#include "ui/window/inventory_banner.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

using namespace cabe;
using cabe::test::StartedWindow;
using cabe::text::Language;

namespace {

QString writeFile(const QTemporaryDir &folder, const char *name, const QByteArray &text)
{
    const QString path = folder.filePath(QLatin1StringView(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write %s", name);
    return path;
}

QByteArray inventoryOf(const char *date)
{
    return QByteArray(R"({"format":"cabe-inventory","version":1,"source":{"name":"Price list"},"currency":"USD","generated_at":")") + date +
           R"(","machines":[{"id":"one","gpu":{"model":"RTX 4090","count":1,"memory_mib":24564},"tier":"secure",)"
           R"("memory_source":"data_center","price":{"amount":"0.50","per":"hour"},"in_stock":true,"country":"ES"}]})";
}

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void whatWasChosenIsThereNextTime();
    void brokenSettingsAreSetAside_data();
    void brokenSettingsAreSetAside();
    void preferencesComeBackInANewPlan();
    void anInventoryIsOpenedBesideTheWindow();
    void aBadInventoryLeavesTheLastOneInUse();
    void theBannerTellsTheAge_data();
    void theBannerTellsTheAge();
    void qtsOwnButtonsSpeakToo();
    void f6GoesRound();
    void tabGoesInReadingOrder();
    void detailsCanBeHidden();
};

void WindowTest::whatWasChosenIsThereNextTime()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("window.ini"));
    {
        StartedWindow started(Language::English, test::sampleInventory(), file, {1100, 700});
        started.window->actionsOf().spanish->trigger();
        started.window->actionsOf().lookDark->trigger();
        started.window->actionsOf().details->setChecked(false);
        QVERIFY(started.window->close());
    }
    ui::applyLook(ui::Look::System);
    const ui::WindowMemory memory(file);
    QCOMPARE(*memory.language(), Language::Spanish);
    QCOMPARE(memory.look(), ui::Look::Dark);
    QVERIFY(!memory.detailsVisible());
    StartedWindow again(*memory.language(), test::sampleInventory(), file, {1280, 720});
    QVERIFY(!again.window->actionsOf().details->isChecked());
    QVERIFY(again.window->actionsOf().spanish->isChecked());
}

void WindowTest::brokenSettingsAreSetAside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("an open bracket") << QByteArray("[General\nlanguage=es\n\xff\xfe=\n[[[");
    QTest::newRow("no settings at all") << QByteArray("\x8f\x01\x7f\x00\xc3;\x1b=\x02", 9);
    QTest::newRow("a text") << QByteArray("<html>\nnot found\n</html>\n");
    QTest::newRow("a line too much") << QByteArray("[General]\nlanguage=es\nand so on\n");
}

void WindowTest::brokenSettingsAreSetAside()
{
    QFETCH(const QByteArray, bytes);
    QTemporaryDir folder;
    const QString file = writeFile(folder, "window.ini", bytes);
    StartedWindow started(Language::English, test::sampleInventory(), file);
    QVERIFY(started.memory.detailsVisible());
    QFile aside(started.memory.setAside());
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), bytes);
    QVERIFY(started.find<QWidget>("settingsStrip")->isVisible());
}

void WindowTest::preferencesComeBackInANewPlan()
{
    QTemporaryDir folder;
    StartedWindow started(Language::English, test::sampleInventory(), folder.filePath(QStringLiteral("window.ini")));
    const CountryTable &countries = started.session.catalogues().countries;
    started.session.change(Field::Countries, [&](ui::Requirements &r) { ui::chooseEuropeanUnion(r, true, countries); });
    started.session.change(Field::Countries, [&](ui::Requirements &r) { ui::addCountry(r, *countries.find("CH"), countries); });
    started.session.change(Field::Tier, [](ui::Requirements &r) { r.tier = TierChoice::Secure; });
    started.session.change(Field::Budget, [](ui::Requirements &r) { r.budget.value = "500"; });
    started.session.change(Field::Currency, [](ui::Requirements &r) { r.currency = test::currency("EUR"); });
    started.session.change(Field::Rate, [](ui::Requirements &r) {
        r.rates[{test::currency("USD"), test::currency("EUR")}] = {{std::string("0.92"), {}}, *readDate("2026-11-28")};
    });
    started.window->actionsOf().newPlan->trigger();
    started.window->findChild<QMessageBox *>(QStringLiteral("saveQuestion"))->button(QMessageBox::Discard)->click();
    const ui::Requirements &fresh = started.session.requirements();
    QVERIFY(fresh.europeanUnion);
    QCOMPARE(fresh.countries.size(), std::size_t{1});
    QCOMPARE(fresh.tier, TierChoice::Secure);
    QVERIFY(fresh.budget.isEmpty()); // it is this customer's
    QCOMPARE(*fresh.rates.at({test::currency("USD"), test::currency("EUR")}).rate.value, std::string("0.92"));
}

void WindowTest::anInventoryIsOpenedBesideTheWindow()
{
    QTemporaryDir folder;
    StartedWindow started;
    const QString path = writeFile(folder, "list.json", inventoryOf("2026-11-29T09:00:00Z"));
    started.book.add({.address = path});
    QTRY_COMPARE(started.session.inventory()->name, std::string("Price list"));
    QCOMPARE(started.session.answer()->recommendation().places[Place::Recommended], std::int64_t{1});
    QVERIFY(started.window->banner().sentence().contains(QStringLiteral("Price list")));
    started.window->actionsOf().useSample->trigger();
    QVERIFY(started.session.inventory()->isSample);
}

void WindowTest::aBadInventoryLeavesTheLastOneInUse()
{
    QTemporaryDir folder;
    StartedWindow started;
    const auto banner = [&] { return started.window->banner().sentence(); };
    const auto fails = [&](const QString &path) {
        started.book.add({.address = path});
        return QTest::qWaitFor([&] { return !started.book.isBusy() && banner().contains(QFileInfo(path).fileName()); });
    };
    const QString bad = writeFile(folder, "bad.json", "{\"machines\": [nonsense");
    QVERIFY2(fails(bad), qPrintable(banner()));
    QVERIFY(started.session.inventory()->isSample);
    QVERIFY2(banner().contains(QStringLiteral("The sample is shown.")), qPrintable(banner()));
    QCOMPARE(started.find<QPushButton>("stripButton")->text(), QStringLiteral("Retry"));
    QVERIFY(started.find<QPushButton>("stripSecondButton")->isVisible());
    started.book.remove(0);
    QVERIFY2(fails(folder.filePath(QStringLiteral("absent.json"))), qPrintable(banner()));
    started.book.remove(0);

    // A good one that turns bad stays in use.
    const QString good = writeFile(folder, "good.json", inventoryOf("2026-11-29T09:00:00Z"));
    started.book.add({.address = good});
    QTRY_COMPARE(started.session.inventory()->name, std::string("Price list"));
    writeFile(folder, "good.json", "<html>");
    started.press(Qt::Key_F5);
    QTRY_VERIFY2(banner().contains(QStringLiteral("could not be refreshed")), qPrintable(banner()));
    QVERIFY2(banner().contains(QStringLiteral("29 Nov 2026 09:00")), qPrintable(banner()));
    QCOMPARE(started.session.inventory()->name, std::string("Price list"));

    // A cancelled one changes nothing.
    writeFile(folder, "good.json", inventoryOf("2026-11-28T09:00:00Z"));
    started.press(Qt::Key_F5);
    started.press(Qt::Key_Escape);
    QVERIFY(!started.book.isBusy());
    QTest::qWait(200);
    QCOMPARE(writeTime(*started.session.inventory()->generatedAt), std::string("2026-11-29T09:00:00Z"));
}

void WindowTest::theBannerTellsTheAge_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("says");
    QTest::newRow("fresh") << qint64{720} << QStringLiteral("12 min ago");
    QTest::newRow("stale") << qint64{26 * 3600} << QStringLiteral("may have changed");
    QTest::newRow("very old") << qint64{9 * 24 * 3600} << QStringLiteral("check every price");
}

void WindowTest::theBannerTellsTheAge()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, says);
    StartedWindow started;
    const std::string date = writeTime(UtcTime{started.session.now().seconds - seconds});
    QTemporaryDir folder;
    const QString path = writeFile(folder, "list.json", inventoryOf(date.c_str()));
    auto inventory = load::loadInventory(path.toStdString(), false, started.session.catalogues().countries);
    QVERIFY(inventory);
    started.session.setInventory(*inventory);
    const QString said = started.window->banner().sentence().replace(QChar(0x00A0), u' ');
    QVERIFY2(said.contains(says), qPrintable(said));
}

void WindowTest::qtsOwnButtonsSpeakToo()
{
    StartedWindow started(Language::Spanish);
    started.window->showKeyboard();
    auto *dialog = started.window->findChild<QDialog *>(QStringLiteral("keyboardDialog"));
    QVERIFY(dialog);
    auto *box = dialog->findChild<QDialogButtonBox *>();
    QVERIFY(box);
    QApplication::processEvents();
    if (QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_es.qm")))
        QCOMPARE(box->button(QDialogButtonBox::Close)->text().remove(u'&'), QStringLiteral("Cerrar"));
    started.words.setLanguage(Language::English);
    QApplication::processEvents();
    QCOMPARE(box->button(QDialogButtonBox::Close)->text().remove(u'&'), QStringLiteral("Close"));
    dialog->close();
}

void WindowTest::f6GoesRound()
{
    StartedWindow started;
    QSet<QWidget *> visited;
    for (int i = 0; i < 6; ++i) {
        started.press(Qt::Key_F6);
        QVERIFY(QApplication::focusWidget());
        visited.insert(QApplication::focusWidget());
    }
    QVERIFY(visited.size() >= 3);
    QWidget *before = QApplication::focusWidget();
    started.press(Qt::Key_F6);
    started.press(Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(QApplication::focusWidget() == before || before->parentWidget()->isAncestorOf(QApplication::focusWidget()));
}

void WindowTest::tabGoesInReadingOrder()
{
    StartedWindow started;
    started.window->pages().setPage(2);
    started.session.change(Field::Countries, [&](ui::Requirements &r) {
        ui::addCountry(r, *started.session.catalogues().countries.find("ES"), started.session.catalogues().countries);
    });
    QTest::qWait(50);
    started.find<QLineEdit>("budget")->setFocus();
    QStringList stops;
    for (int i = 0; i < 40 && !stops.endsWith(QStringLiteral("next")); ++i) {
        stops << QApplication::focusWidget()->objectName();
        started.press(Qt::Key_Tab);
    }
    const QStringList expected{QStringLiteral("budget"), QStringLiteral("currency"), QStringLiteral("rate"), QStringLiteral("maxPrice"),
                               QStringLiteral("tierAny"), QStringLiteral("countries"), QStringLiteral("europeanUnion"),
                               QStringLiteral("remove"), QStringLiteral("interruptible"), QStringLiteral("memoryLines")};
    QCOMPARE(stops.mid(0, expected.size()), expected);
    QCOMPARE(stops.mid(stops.size() - 2), (QStringList{QStringLiteral("back"), QStringLiteral("next")}));
}

void WindowTest::detailsCanBeHidden()
{
    StartedWindow started;
    started.window->seeMachines();
    QVERIFY(started.window->results().detailsVisible());
    started.press(Qt::Key_F9);
    QVERIFY(!started.window->results().detailsVisible());
    started.press(Qt::Key_F9);
    QVERIFY(started.window->results().detailsVisible());
}

QTEST_MAIN(WindowTest)
#include "tst_window.moc"
