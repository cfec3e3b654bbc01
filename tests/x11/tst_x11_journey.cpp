// A journey on a real display: the pointer is moved, buttons are clicked and keys are struck from outside the
// program, and what the window then shows is looked at from within.
#include <QTest>

#include "tests/support/no_warnings.h"
#include "tests/support/started_window.h"
#include "ui/pages/pages_view.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QTreeView>

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

QTEST_MAIN(X11Journey)
#include "tst_x11_journey.moc"
