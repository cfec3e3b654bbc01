#include "tests/bench/window_bench.h"

#include "app/load/sources.h"
#include "core/io/read_inventory.h"
#include "ui/results/results_view.h"
#include "ui/session/plan_document.h"
#include "ui/session/session.h"
#include "ui/session/words.h"
#include "ui/widgets/look.h"
#include "ui/session/source_book.h"
#include "ui/window/main_window.h"
#include "ui/window/window_memory.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>

#include <algorithm>
#include <cstdlib>

namespace cabe::bench {
namespace {

constexpr int kStarts = 12;
constexpr int kPaints = 5;

/// Runs the event loop until a widget was painted.
class FirstPaint : public QObject {
public:
    explicit FirstPaint(QWidget *widget) { widget->installEventFilter(this); }
    void wait()
    {
        while (!m_painted)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_painted = m_painted || event->type() == QEvent::Paint;
        return false;
    }

private:
    bool m_painted = false;
};

struct Program {
    explicit Program(std::future<Expected<Catalogues>> loading)
        : catalogues(std::make_shared<const Catalogues>(std::move(loading.get()).value())),
          session(catalogues, [] { return UtcTime{1'796'000'000}; }), words(text::Language::English), memory(QString()),
          book({.readFile = [this](const QString &) { return load::loadInventory(std::nullopt, false, catalogues->countries); },
                .configFolder = {},
                .cacheFolder = {},
                .countries = {catalogues, &catalogues->countries},
                .clock = [] { return UtcTime{1'796'000'000}; }}),
          document(session, {.readFile = [](const QString &) { return Expected<std::string>(Unexpected(Error{error::FileNotFound{}})); },
                             .autosaveFolder = {}})
    {
        book.start();
        session.setInventory(book.inventory());
    }
    std::shared_ptr<const Catalogues> catalogues;
    ui::Session session;
    ui::Words words;
    ui::WindowMemory memory;
    ui::SourceBook book;
    ui::PlanDocument document;
};

double startOnce(const char *program, const QString &which)
{
    QElapsedTimer clock;
    clock.start();
    QProcess process;
    process.start(QString::fromLocal8Bit(program), {QStringLiteral("--start"), which});
    process.waitForFinished();
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

/// From another answer to its rows on the screen.
double paintOnce(Program &program, ui::MainWindow &window, const ui::InventoryPointer &inventory)
{
    program.session.setInventory(nullptr);
    QApplication::processEvents();
    program.session.setInventory(inventory);
    while (program.session.isUpdating())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    window.backToPages();
    QApplication::processEvents();
    FirstPaint painted(&window.results());
    QElapsedTimer clock;
    clock.start();
    window.seeMachines();
    painted.wait();
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

} // namespace

int startEmptyWindow(int argc, char **argv)
{
    QApplication application(argc, argv);
    QMainWindow window;
    window.resize(1280, 720);
    FirstPaint painted(&window);
    window.show();
    painted.wait();
    std::_Exit(0); // what is measured is the start alone
}

int startCabe(int argc, char **argv)
{
    auto catalogues = load::loadCataloguesBeside("/nonexistent", {});
    QApplication application(argc, argv);
    ui::findFont();
    Program program(std::move(catalogues));
    ui::MainWindow window(program.session, program.words, program.memory, program.book, program.document);
    FirstPaint painted(&window);
    window.show();
    painted.wait();
    std::_Exit(0); // what is measured is the start alone
}

std::vector<WindowFigure> measureWindow(int argc, char **argv, const std::string &large)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    WindowFigure start{"window_start", 1e300, 1e300, 1.5};
    for (int i = 0; i < kStarts; ++i) { // in turn, so that a machine whose speed drifts drifts for both
        start.floor = std::min(start.floor, startOnce(argv[0], QStringLiteral("empty")));
        start.milliseconds = std::min(start.milliseconds, startOnce(argv[0], QStringLiteral("cabe")));
    }

    QApplication application(argc, argv);
    Program program(load::loadCataloguesBeside("/nonexistent", {}));
    const ReadPage none = [](const std::string &) { return Expected<std::string>(Unexpected(Error{error::FileNotFound{}})); };
    auto read = readInventory(large, "synthetic.json", program.catalogues->countries, none, InventoryLimits::none());
    const auto inventory = std::make_shared<const Inventory>(std::move(*read));
    const ui::InventoryPointer sample = program.book.inventory();
    ui::MainWindow window(program.session, program.words, program.memory, program.book, program.document);
    window.show();
    WindowFigure paint{"first_paint_of_rows", 1e300, 1e300, 3};
    for (int i = 0; i < kPaints; ++i) {
        paint.floor = std::min(paint.floor, paintOnce(program, window, sample));
        paint.milliseconds = std::min(paint.milliseconds, paintOnce(program, window, inventory));
    }
    return {start, paint};
}

} // namespace cabe::bench
