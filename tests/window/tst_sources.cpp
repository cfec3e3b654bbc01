// Sources of machines in the real window: added by the keyboard, fetched from a server, joined, kept, imported and changed by hand.
#include <QSignalSpy>
#include <QTest>

#include "tests/bench/synthetic_inventory.h"
#include "tests/net/scripted_server.h"
#include "tests/support/no_warnings.h"
#include "tests/support/started_window.h"
#include "ui/pages/pages_view.h"
#include "ui/results/details_panel.h"
#include "ui/results/result_tree.h"
#include "ui/results/results_view.h"
#include "ui/sources/import_dialog.h"
#include "ui/sources/machine_dialog.h"
#include "ui/sources/sources_view.h"
#include "ui/window/actions.h"
#include "ui/window/inventory_banner.h"
#include "ui/window/inventory_control.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>

using namespace cabe;
using cabe::test::StartedWindow;

namespace {

QByteArray machineOf(const char *id, const char *price, const char *currency = "USD")
{
    return QByteArray(R"({"id":")") + id + R"(","name":"Machine )" + id + R"(","tier":"secure","in_stock":true,"country":"ES",)" +
           R"("gpu":{"model":"RTX 4090","count":1,"memory_mib":24564,"memory_source":"data_center"},)" + R"("price":{"amount":")" + price +
           R"(","per":"hour"},"currency":")" + currency + R"("})";
}

QByteArray inventoryOf(const char *name, const QByteArrayList &machines, const char *date = "2026-11-29T23:00:00Z")
{
    return QByteArray(R"({"format":"cabe-inventory","version":1,"generated_at":")") + date + R"(","source":{"name":")" + name +
           R"("},"currency":"USD","machines":[)" + machines.join(',') + "]}";
}

QString fileOf(const StartedWindow &started, const char *name, const QByteArray &text)
{
    const QString path = started.cache.filePath(QLatin1StringView(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write %s", name);
    return path;
}

QString banner(StartedWindow &started)
{
    return started.window->banner().sentence().replace(QChar(0x00A0), u' ');
}

qint64 fits(const StartedWindow &started)
{
    return started.session.answer() ? started.session.answer()->recommendation().places[Place::Recommended] : -1;
}

template <class Widget>
Widget *in(QWidget *parent, const char *name)
{
    auto *widget = parent->findChild<Widget *>(QLatin1StringView(name));
    if (!widget)
        qFatal("no %s", name);
    return widget;
}

void choose(QWidget *dialog, const char *name, const QString &data)
{
    auto *combo = in<QComboBox>(dialog, name);
    const int index = combo->findData(data);
    if (index < 0)
        qFatal("%s has no such choice", name);
    combo->setCurrentIndex(index);
    Q_EMIT combo->activated(index);
}

} // namespace

class Sources : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void oneIsAddedByTheKeyboard();
    void severalAreJoined();
    void theLastDataStayInUse();
    void theyAreThereNextTime();
    void aPriceListIsImported();
    void cellsArePasted();
    void aMachineIsCorrectedAndUndone();
    void aMachineIsAddedAndHidden();
    void everyCurrencyHasItsRate();
    void theWindowStaysLiveWhileManyLoad();
};

void Sources::oneIsAddedByTheKeyboard()
{
    test::ScriptedServer server;
    server.on("/list.json", {test::answer(200, inventoryOf("Example Cloud", {machineOf("a", "0.50"), machineOf("b", "0.60")}))});
    StartedWindow started;
    started.press(Qt::Key_6, Qt::ControlModifier);
    started.find<QPushButton>("addSource")->setFocus();
    started.press(Qt::Key_Space);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("sourceAddress"));
    started.type(server.url("/list.json").toString());
    started.press(Qt::Key_Return);
    QTRY_COMPARE(fits(started), qint64{2});
    QVERIFY2(banner(started).contains(u"127.0.0.1 · data of 29 Nov 2026 23:00"), qPrintable(banner(started)));
    QCOMPARE(started.book.settings(0).name, QStringLiteral("127.0.0.1"));
    // Off and on again.
    started.find<QWidget>("sourceList")->setFocus();
    started.press(Qt::Key_Space);
    QVERIFY(started.session.inventory()->isSample);
    started.press(Qt::Key_Space);
    QTRY_VERIFY(!started.session.inventory()->isSample);
}

void Sources::severalAreJoined()
{
    StartedWindow started;
    started.book.add({.name = QStringLiteral("North"), .address = fileOf(started, "n.json", inventoryOf("North Ltd", {machineOf("a", "0.50")}))});
    started.book.add({.name = QStringLiteral("South"), .address = fileOf(started, "s.json", inventoryOf("South Ltd", {machineOf("a", "0.40")}, "2026-11-21"))});
    QTRY_COMPARE(fits(started), qint64{2});
    QVERIFY2(banner(started).startsWith(u"2 sources"), qPrintable(banner(started)));
    started.window->seeMachines();
    const auto says = [&](const QString &text) {
        const auto labels = started.window->results().details().findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->isVisible() && label->text().startsWith(text); });
    };
    QTRY_VERIFY(says(QStringLiteral("South Ltd"))); // the cheapest is chosen
    QVERIFY2(banner(started).contains(u"check every price"), qPrintable(banner(started)));
    const QString old = QStringLiteral("\u2022 The inventory is 9");
    QVERIFY(says(old));
    started.press(Qt::Key_Down);
    QTRY_VERIFY(says(QStringLiteral("North Ltd")));
    QVERIFY(!says(old)); // each row has the age of its own source
    // One that is gone leaves the other.
    started.book.remove(1);
    QCOMPARE(fits(started), qint64{1});
}

void Sources::theLastDataStayInUse()
{
    test::ScriptedServer server;
    server.on("/list.json", {test::answer(200, inventoryOf("Example Cloud", {machineOf("a", "0.50")})), test::answer(503, "busy"),
                             test::answer(200, "<html>Sign in</html>")});
    StartedWindow started;
    started.book.add({.name = QStringLiteral("Example Cloud"), .address = server.url("/list.json").toString()});
    QTRY_COMPARE(fits(started), qint64{1});
    started.window->seeMachines();
    started.press(Qt::Key_F5);
    QTRY_VERIFY2(banner(started).contains(u"could not be refreshed"), qPrintable(banner(started)));
    QVERIFY2(banner(started).contains(u"503") && banner(started).contains(u"29 Nov 2026 23:00"), qPrintable(banner(started)));
    QCOMPARE(fits(started), qint64{1});
    started.find<QPushButton>("stripButton")->click(); // Retry
    QTRY_VERIFY2(banner(started).contains(u"no inventory"), qPrintable(banner(started)));
    QCOMPARE(fits(started), qint64{1});
    started.find<QPushButton>("stripSecondButton")->click(); // Details
    QVERIFY(started.find<QWidget>("sources")->isVisible());
}

void Sources::theyAreThereNextTime()
{
    QTemporaryDir folder;
    const QString memory = folder.filePath(QStringLiteral("window.ini"));
    const QString list = folder.filePath(QStringLiteral("list.json"));
    QFile file(list);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(inventoryOf("Price list", {machineOf("a", "0.50")})) > 0);
    file.close();
    {
        StartedWindow started(text::Language::English, test::sampleInventory(), memory);
        started.book.add({.name = QStringLiteral("Mine"), .address = list, .refreshMinutes = 30});
        QTRY_COMPARE(fits(started), qint64{1});
    }
    StartedWindow again(text::Language::Spanish, nullptr, memory);
    QCOMPARE(again.book.count(), 1);
    QCOMPARE(again.book.settings(0).refreshMinutes, 30);
    again.book.start();
    QTRY_COMPARE(fits(again), qint64{1});
    QVERIFY2(banner(again).startsWith(u"Mine · datos del 29 nov 2026"), qPrintable(banner(again)));
}

void Sources::aPriceListIsImported()
{
    QTemporaryDir folder;
    StartedWindow started(text::Language::Spanish, test::sampleInventory(), folder.filePath(QStringLiteral("window.ini")));
    const QString path = fileOf(started, "lista.csv",
                                "Servidor;Tarjeta;VRAM;Precio;Pa\xC3\xADs;Disponible\nnodo-1;2 x RTX 4090;24;0,88;Espa\xC3\xB1"
                                "a;s\xC3\xAD\nnodo-2;1 x L4;24;1.234;Espa\xC3\xB1"
                                "a;s\xC3\xAD\n");
    const auto open = [&]() -> QDialog * {
        started.window->inventories().importFile(path);
        QDialog *dialog = nullptr;
        const bool isOpen = QTest::qWaitFor([&] {
            dialog = started.window->findChild<QDialog *>(QStringLiteral("importDialog"));
            return dialog && dialog->isVisible();
        });
        return isOpen ? dialog : nullptr;
    };
    QDialog *dialog = open();
    QVERIFY(dialog);
    auto *import = in<QPushButton>(dialog, "import");
    QVERIFY(!import->isEnabled());
    choose(dialog, "gpuMemoryUnit", QStringLiteral("gb"));
    choose(dialog, "allTier", QStringLiteral("secure"));
    choose(dialog, "allPer", QStringLiteral("hour"));
    QVERIFY(!import->isEnabled());
    choose(dialog, "allCurrency", QStringLiteral("EUR"));
    QTRY_VERIFY(import->isEnabled());
    QVERIFY2(in<QLabel>(dialog, "outcome")->text().startsWith(u"1 m\u00E1quina"), qPrintable(in<QLabel>(dialog, "outcome")->text()));
    QVERIFY2(in<QLabel>(dialog, "rejections")->text().contains(u"1.234"), qPrintable(in<QLabel>(dialog, "rejections")->text()));
    import->click();
    QTRY_COMPARE(started.book.count(), 1);
    QTRY_COMPARE(fits(started), qint64{1});
    QCOMPARE(started.session.inventory()->name, std::string("lista.csv"));
    // The choices are there the next time.
    QTRY_VERIFY(!started.window->findChild<QDialog *>(QStringLiteral("importDialog")));
    dialog = open();
    QVERIFY(dialog);
    QTRY_VERIFY(in<QPushButton>(dialog, "import")->isEnabled());
    dialog->reject();
}

void Sources::cellsArePasted()
{
    StartedWindow started;
    QApplication::clipboard()->setText(QStringLiteral("GPU\tGPUs\tPrice per hour ($)\tTier\tStock\nL4\t1\t0.55\tsecure\tyes\n"));
    started.press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = in<QDialog>(started.window.get(), "importDialog");
    QTRY_VERIFY(in<QPushButton>(dialog, "import")->isEnabled()); // all is told
    in<QPushButton>(dialog, "import")->click();
    QTRY_COMPARE(started.session.inventory()->machines.size(), std::size_t{1});
    QCOMPARE(started.session.inventory()->machines[0].currency.code(), std::string_view("USD"));

    QApplication::clipboard()->setText(QStringLiteral("hello"));
    started.window->actionsOf().pastePrices->trigger();
    auto *message = in<QDialog>(started.window.get(), "message");
    QVERIFY(message->isVisible());
    message->reject();
}

void Sources::aMachineIsCorrectedAndUndone()
{
    QTemporaryDir folder;
    StartedWindow started(text::Language::English, test::sampleInventory(), folder.filePath(QStringLiteral("window.ini")));
    const QString path = fileOf(started, "list.json", inventoryOf("Price list", {machineOf("a", "0.50"), machineOf("b", "0.60")}));
    started.book.add({.address = path});
    QTRY_COMPARE(fits(started), qint64{2});
    started.window->seeMachines();
    started.window->actionsOf().editMachine->trigger();
    auto *dialog = in<QDialog>(started.window.get(), "machineDialog");
    auto *price = in<QLineEdit>(dialog, "price_amount");
    QCOMPARE(price->text(), QStringLiteral("0.50"));
    price->setFocus();
    price->selectAll();
    QTest::keyClicks(price, QStringLiteral("abc"));
    QVERIFY(!in<QPushButton>(dialog, "saveMachine")->isEnabled());
    price->selectAll();
    QTest::keyClicks(price, QStringLiteral("0,70"));
    in<QPushButton>(dialog, "saveMachine")->click();
    const auto priceOf = [&](const char *id) {
        const Inventory &inventory = *started.session.inventory();
        return inventory.machines[*inventory.find(id)].price->amount.count;
    };
    QCOMPARE(priceOf("a"), std::int64_t{700'000});
    const Inventory &inventory = *started.session.inventory();
    QVERIFY(inventory.machines[*inventory.find("a")].changedByHand && !inventory.machines[*inventory.find("b")].changedByHand);
    QVERIFY2(banner(started).contains(u"1 machine changed by hand"), qPrintable(banner(started)));
    // It holds over a refresh, and what the source says of the rest comes through.
    fileOf(started, "list.json", inventoryOf("Price list", {machineOf("a", "0.40"), machineOf("b", "0.30")}));
    started.press(Qt::Key_F5);
    QTRY_COMPARE(priceOf("b"), std::int64_t{300'000});
    QCOMPARE(priceOf("a"), std::int64_t{700'000});
    QApplication::setActiveWindow(started.window.get()); // which the platform without a screen does not do after a dialog
    started.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(priceOf("a"), std::int64_t{400'000});
    started.window->actionsOf().redo->trigger();
    QCOMPARE(priceOf("a"), std::int64_t{700'000});
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("overlay.json"))));
}

void Sources::aMachineIsAddedAndHidden()
{
    StartedWindow started;
    started.window->actionsOf().addMachine->trigger();
    auto *dialog = in<QDialog>(started.window.get(), "machineDialog");
    const auto type = [&](const char *field, const char *text) {
        auto *line = in<QLineEdit>(dialog, field);
        line->setFocus();
        QTest::keyClicks(line, QLatin1StringView(text));
    };
    type("id", "phone-1");
    type("gpu_model", "RTX 4090");
    type("gpu_count", "1");
    type("gpu_memory_mib", "24564");
    type("price_amount", "0.45");
    QVERIFY(!in<QPushButton>(dialog, "saveMachine")->isEnabled()); // in which currency?
    type("currency", "EUR");
    choose(dialog, "in_stock", QStringLiteral("true"));
    QVERIFY(in<QPushButton>(dialog, "saveMachine")->isEnabled());
    in<QPushButton>(dialog, "saveMachine")->click();
    QCOMPARE(started.session.inventory()->machines.size(), std::size_t{1}); // the sample gives way to what is real
    QCOMPARE(fits(started), qint64{1});
    started.window->seeMachines();
    started.window->actionsOf().hideMachine->trigger(); // of one that was added: it is gone
    QVERIFY(started.session.inventory()->isSample);
    const auto all = started.session.inventory()->machines.size();
    started.window->actionsOf().hideMachine->trigger();
    QCOMPARE(started.session.inventory()->machines.size(), all - 1);
    QVERIFY(started.window->actionsOf().hiddenMachines->isEnabled());
    started.window->actionsOf().hiddenMachines->trigger();
    auto *changed = in<QDialog>(started.window.get(), "changedDialog");
    in<QPushButton>(changed, "restoreMachine")->click();
    QCOMPARE(started.session.inventory()->machines.size(), all);
    changed->reject();
}

void Sources::everyCurrencyHasItsRate()
{
    StartedWindow started;
    started.book.add({.address = fileOf(started, "list.json",
                                        inventoryOf("Mixed", {machineOf("a", "0.50"), machineOf("b", "0.40", "EUR"), machineOf("c", "0.45", "GBP")}))});
    QTRY_COMPARE(fits(started), qint64{1});
    QCOMPARE(started.session.answer()->recommendation().places[Place::NoPrice], std::int64_t{2});
    started.window->actionsOf().exchangeRates->trigger();
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("rateEUR"));
    started.type(QStringLiteral("1.08"));
    QCOMPARE(fits(started), qint64{2});
    started.find<QLineEdit>("rateGBP")->setFocus();
    started.type(QStringLiteral("x"));
    QVERIFY(!started.session.answer());
    started.press(Qt::Key_Backspace);
    started.type(QStringLiteral("1.25"));
    QCOMPARE(fits(started), qint64{3});
    // The price tells both and the rate.
    started.window->seeMachines();
    const auto labels = started.window->results().details().findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) { return label->text().contains(u"\u20AC0.40/h ($0.432/h at 1.08, 30 Nov 2026)"); }));
}

void Sources::theWindowStaysLiveWhileManyLoad()
{
    test::ScriptedServer server;
    const QByteArray text = QByteArray::fromStdString(bench::syntheticInventory(100'000));
    server.on("/many.json", {test::answer(200, text)});
    StartedWindow started;
    started.window->seeMachines();
    QElapsedTimer clock;
    qint64 longest = 0;
    int ticks = 0;
    QTimer heart;
    heart.setInterval(1);
    connect(&heart, &QTimer::timeout, this, [&] {
        longest = std::max(longest, clock.restart());
        ++ticks;
    });
    started.book.add({.address = server.url("/many.json").toString()});
    clock.start();
    heart.start();
    QTRY_VERIFY_WITH_TIMEOUT(started.session.inventory()->machines.size() == 100'000 && !started.session.isUpdating(), 120'000);
    QTest::qWait(200); // for the views that follow
    heart.stop();
    QVERIFY(fits(started) > 0);
    QVERIFY(ticks > 10); // it went on
    qInfo("longest time without an event while 100 000 machines came over HTTP: %d ms", int(longest));
}

QTEST_MAIN(Sources)
#include "tst_sources.moc"
