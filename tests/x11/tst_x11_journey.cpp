// A journey on a real display: the pointer is moved, buttons are clicked and keys are struck from outside the
// program, and what the window then shows is looked at from within.
#include <QTest>

#include "tests/support/no_warnings.h"
#include "tests/support/started_window.h"
#include "ui/charts/chart_box.h"
#include "ui/pages/pages_view.h"
#include "ui/results/results_view.h"

#include <QAbstractButton>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QTableView>
#include <QTreeView>
#include <QUndoStack>

using namespace cabe;

namespace {

void hands(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral("xdotool"), arguments);
    QVERIFY2(process.waitForFinished(20'000) && process.exitCode() == 0, process.readAllStandardError().constData());
    QTest::qWait(50);
}

void moveAndClick(const QPoint &global)
{
    hands({QStringLiteral("mousemove"), QString::number(global.x()), QString::number(global.y()), QStringLiteral("click"),
           QStringLiteral("1")});
}

void click(QWidget *widget)
{
    QTRY_VERIFY(widget->isVisible());
    moveAndClick(widget->mapToGlobal(widget->rect().center()));
}

void type(const QString &text)
{
    hands({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("5"), text});
}

void strike(const QString &keys)
{
    hands({QStringLiteral("key"), keys});
}

} // namespace

class X11Journey : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void cleanupTestCase();
    void theSeedsExampleByMouse();
    void theSeedsExampleByKeyboardInSpanish();
    void aDragAndAMarkByMouse();
    void tenQuestionsThreeScenariosAndACopy();
    void killedAndRecovered();

private:
    QProcess m_windowManager;
};

void X11Journey::initTestCase()
{
    m_windowManager.start(QStringLiteral("openbox"), QStringList{QStringLiteral("--sm-disable")});
    QVERIFY(m_windowManager.waitForStarted());
    QTest::qWait(500);
}

void X11Journey::cleanupTestCase()
{
    m_windowManager.terminate();
    m_windowManager.waitForFinished();
}

void X11Journey::theSeedsExampleByMouse()
{
    test::StartedWindow started;
    QVERIFY(QTest::qWaitForWindowActive(started.window.get()));
    auto *next = started.find<QAbstractButton>("next");
    click(next);
    QTRY_COMPARE(started.window->pages().page(), 1);
    auto *model = started.find<QLineEdit>("model");
    click(model);
    strike(QStringLiteral("ctrl+a"));
    type(QStringLiteral("qwen3 8b"));
    strike(QStringLiteral("Return"));
    QTRY_COMPARE(QString::fromStdString(started.session.requirements().fields().model), QStringLiteral("qwen3-8b"));
    click(started.find<QAbstractButton>("precision8"));
    QTRY_COMPARE(started.session.requirements().fields().precision, Precision::Bits8);
    click(started.find<QAbstractButton>("seeMachines"));
    QTRY_VERIFY(started.window->showsResults());

    auto *tree = started.find<QTreeView>("machinesTree");
    QTRY_VERIFY(tree->model()->rowCount() > 3);
    QTest::qWait(500); // the layout comes to rest
    const QModelIndex third = tree->model()->index(2, 0);
    moveAndClick(tree->viewport()->mapToGlobal(tree->visualRect(third).center()));
    QTRY_COMPARE(tree->currentIndex().row(), 2);
    strike(QStringLiteral("Right"));
    QTRY_VERIFY(tree->isExpanded(third));
}

void X11Journey::theSeedsExampleByKeyboardInSpanish()
{
    test::StartedWindow started(text::Language::Spanish);
    QVERIFY(QTest::qWaitForWindowActive(started.window.get()));
    strike(QStringLiteral("alt+Right"));
    QTRY_COMPARE(started.window->pages().page(), 1);
    type(QStringLiteral("llama 3.1 8b"));
    strike(QStringLiteral("Return"));
    strike(QStringLiteral("ctrl+Return"));
    QTRY_VERIFY(started.window->showsResults());
    QTRY_VERIFY(started.status().contains(QStringLiteral("19,55")));
    strike(QStringLiteral("ctrl+l"));
    QTRY_VERIFY(started.status().contains(QStringLiteral("19.55")));
    strike(QStringLiteral("alt+Left"));
    QTRY_VERIFY(!started.window->showsResults());
}

void X11Journey::aDragAndAMarkByMouse()
{
    test::StartedWindow started;
    QVERIFY(QTest::qWaitForWindowActive(started.window.get()));
    strike(QStringLiteral("ctrl+Return"));
    QTRY_VERIFY(started.window->showsResults());
    auto *slider = started.find<QSlider>("whatIfContextSlider");
    QTRY_VERIFY(slider->isVisible());
    QTest::qWait(500); // the layout comes to rest, and the marks of the slider are there
    // The handle is drawn to the right end, step by step; the answer follows, and it is one step to undo.
    QStyleOptionSlider option;
    option.initFrom(slider);
    option.minimum = slider->minimum();
    option.maximum = slider->maximum();
    option.sliderPosition = slider->sliderPosition();
    option.sliderValue = slider->value();
    const QRect handle = slider->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider);
    const QPoint from = slider->mapToGlobal(handle.center());
    const auto at = [](const QPoint &place) { return QStringList{QStringLiteral("mousemove"), QString::number(place.x()), QString::number(place.y())}; };
    hands(at(from) + QStringList{QStringLiteral("mousedown"), QStringLiteral("1")});
    for (int x = 0; x <= slider->width(); x += 10)
        hands(at(from + QPoint(x, 0)));
    hands({QStringLiteral("mouseup"), QStringLiteral("1")});
    QTRY_COMPARE(started.session.requirements().fields().context.value, std::optional<std::int64_t>(131'072));
    QCOMPARE(started.session.undoStack().count(), 1);
    strike(QStringLiteral("ctrl+z"));
    QTRY_VERIFY(started.session.changes().empty());

    started.window->results().openCharts();
    auto *box = started.find<ui::ChartBox>("priceRoom");
    QTRY_VERIFY(box->picture()->isVisible());
    QTest::qWait(300); // the layout comes to rest
    const ui::PriceRoom prices = ui::priceRoom(*started.session.answer());
    const auto places = ui::markPlaces(box->paintedArea(), prices, started.session.answer()->index().currency(), started.words.book(), box->style());
    moveAndClick(box->picture()->mapToGlobal(places.back().toPoint()));
    QTRY_COMPARE(started.window->results().chosenMachine(), &started.session.answer()->inventory().machines[prices.marks.back().machine]);
}

void X11Journey::tenQuestionsThreeScenariosAndACopy()
{
    test::StartedWindow started;
    QVERIFY(QTest::qWaitForWindowActive(started.window.get()));
    const auto asked = [&started]() -> const ui::Requirements & { return started.session.requirements(); };
    const auto write = [](const QString &letter, const QString &text) { // into the field with this letter
        strike(QStringLiteral("alt+") + letter);
        strike(QStringLiteral("ctrl+a"));
        type(text);
        strike(QStringLiteral("Return"));
    };
    strike(QStringLiteral("ctrl+Return"));
    QTRY_VERIFY(started.window->showsResults());
    QTest::qWait(500);
    strike(QStringLiteral("ctrl+d")); // the first scenario
    click(started.find<QAbstractButton>("whatIfPrecision8")); // 1 and with 8 bits?
    QTRY_COMPARE(asked().fields().precision, Precision::Bits8);
    write(QStringLiteral("c"), QStringLiteral("64Ki")); // 2 and with 64k?
    QTRY_COMPARE(asked().fields().context.value, std::optional<std::int64_t>(65'536));
    write(QStringLiteral("r"), QStringLiteral("2")); // 3 and two at once?
    QTRY_COMPARE(asked().fields().requests.value, std::optional<std::int64_t>(2));
    strike(QStringLiteral("ctrl+d")); // the second
    write(QStringLiteral("u"), QStringLiteral("es")); // 4 and only in Spain?
    QTRY_COMPARE(asked().countries.size(), std::size_t{1});
    write(QStringLiteral("x"), QStringLiteral("1.5")); // 5 and under 1.50?
    QTRY_COMPARE(asked().maxPricePerHour.value, std::optional<std::string>("1.5"));
    strike(QStringLiteral("alt+t")); // 6 and only Secure?
    strike(QStringLiteral("Down"));
    QTRY_COMPARE(asked().tier, TierChoice::Secure);
    strike(QStringLiteral("ctrl+l")); // 7 and in Spanish?
    QTRY_COMPARE(started.words.language(), text::Language::Spanish);
    QTRY_COMPARE(started.find<QLineEdit>("whatIfMaxPrice")->text(), QStringLiteral("1,50"));
    write(QStringLiteral("d"), QStringLiteral("1")); // 8 and with one?
    QTRY_COMPARE(asked().fields().requests.value, std::optional<std::int64_t>(1));
    strike(QStringLiteral("ctrl+z")); // 9 no, two
    QTRY_COMPARE(asked().fields().requests.value, std::optional<std::int64_t>(2));
    strike(QStringLiteral("ctrl+d")); // the third
    strike(QStringLiteral("alt+h")); // 10 and as it was?
    QTRY_VERIFY(started.session.changes().empty());

    strike(QStringLiteral("ctrl+2"));
    auto *table = started.find<QTableView>("compareTable");
    QTRY_VERIFY(table->isVisible());
    QCOMPARE(table->model()->columnCount(), 3);
    strike(QStringLiteral("ctrl+1"));
    QTRY_VERIFY(started.window->showsResults());
    strike(QStringLiteral("ctrl+c"));
    QLineEdit mail;
    mail.resize(400, 30);
    mail.show();
    QVERIFY(QTest::qWaitForWindowActive(&mail));
    click(&mail);
    strike(QStringLiteral("ctrl+v"));
    const QString chosen = started.find<QTreeView>("machinesTree")->currentIndex().siblingAtColumn(0).data().toString();
    QTRY_VERIFY2(mail.text().startsWith(chosen + QStringLiteral(", ")), qPrintable(mail.text()));
}

void X11Journey::killedAndRecovered()
{
    const QTemporaryDir home;
    const auto start = [&home](QProcess &program) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
        environment.insert(QStringLiteral("XDG_CACHE_HOME"), home.path());
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(CABE_WINDOW), {QStringLiteral("--lang"), QStringLiteral("en")});
        QVERIFY(program.waitForStarted());
    };
    const auto title = [] { // of the window that has the focus
        QProcess process;
        process.start(QStringLiteral("xdotool"), {QStringLiteral("getactivewindow"), QStringLiteral("getwindowname")});
        process.waitForFinished(5000);
        return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
    };
    const auto kept = [&home] { // what was kept in case of a crash
        const QDir folder(home.filePath(QStringLiteral("cabe/autosave")));
        const QStringList names = folder.entryList({QStringLiteral("*.cabe")}, QDir::Files);
        if (names.isEmpty())
            return QByteArray();
        QFile file(folder.filePath(names.front()));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QProcess first;
    start(first);
    QTRY_VERIFY_WITH_TIMEOUT(title().contains(QStringLiteral("Cabe")), 20'000);
    strike(QStringLiteral("ctrl+Return"));
    strike(QStringLiteral("alt+c"));
    strike(QStringLiteral("ctrl+a"));
    type(QStringLiteral("8192"));
    strike(QStringLiteral("Return"));
    QTRY_VERIFY_WITH_TIMEOUT(kept().contains("8192"), 20'000);
    first.kill();
    QVERIFY(first.waitForFinished());
    QTRY_VERIFY_WITH_TIMEOUT(!title().contains(QStringLiteral("Cabe")), 20'000);

    QProcess second;
    start(second);
    QTRY_VERIFY_WITH_TIMEOUT(title().contains(QStringLiteral("Cabe")), 20'000);
    QTRY_VERIFY_WITH_TIMEOUT(title().contains(u'*'), 20'000); // not saved
    QVERIFY(kept().contains("8192"));
    second.kill();
    QVERIFY(second.waitForFinished());
}

QTEST_MAIN(X11Journey)
#include "tst_x11_journey.moc"
