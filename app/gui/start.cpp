#include "app/gui/start.h"

#include "app/gui/options.h"
#include "app/load/files.h"
#include "app/load/resource.h"
#include "app/load/sources.h"
#include "app/load/surroundings.h"
#include "app/words/option_parser.h"
#include "core/io/limits.h"
#include "ui/session/session.h"
#include "ui/session/source_book.h"
#include "ui/session/words.h"
#include "ui/text/error_text.h"
#include "ui/widgets/look.h"
#include "ui/window/document_control.h"
#include "ui/window/grab.h"
#include "ui/window/main_window.h"
#include "ui/window/window_memory.h"
#include "ui/window/windows.h"

#include <QApplication>

#include <future>

namespace cabe::gui {
namespace {

enum Status : int { Done = 0, NotWritten = 1, BadInput = 2, NoInventory = 3 };

/// Everything that a window stands on.
class Program {
public:
    Program(const Environment &environment, Options options, std::future<Expected<Catalogues>> catalogues)
        : m_environment(environment), m_options(std::move(options)), m_loading(std::move(catalogues)),
          m_memory(isGrab() ? QString() : QString::fromStdString(environment.configFolder) + u"/window.ini"),
          m_words(m_options.language.value_or(
              m_memory.language().value_or(words::languageOf({}, environment.messageLocale))))
    {
    }

    int run()
    {
        auto catalogues = m_loading.get();
        if (!catalogues)
            return fail({catalogues.error()}, BadInput);
        m_catalogues = std::make_shared<const Catalogues>(std::move(*catalogues));
        ui::SourceBook book(world());
        return isGrab() ? grab(book) : show(book);
    }

private:
    bool isGrab() const { return !m_options.grab.empty(); }

    int fail(const std::vector<Error> &errors, int status) const
    {
        for (const Error &error : errors)
            m_environment.err << "cabe: " << text::text(m_words.book(), error).toStdString() << '\n';
        return status;
    }

    ui::SourceBook::World world() const
    {
        return {.readFile = [catalogues = m_catalogues](const QString &path) -> Expected<ui::InventoryPointer> {
                    const auto file = path.isEmpty() ? std::nullopt : std::optional(path.toStdString());
                    return load::loadInventory(file, false, catalogues->countries);
                },
                .configFolder = isGrab() ? QString() : QString::fromStdString(m_environment.configFolder),
                .cacheFolder = QString::fromStdString(m_environment.cacheFolder),
                .countries = {m_catalogues, &m_catalogues->countries},
                .clock = [this] { return m_options.asOf.value_or(load::now()); }};
    }

    ui::PlanDocument::World documents() const
    {
        return {.readFile = [](const QString &path) { return load::readFile(path.toStdString(), kPlanMebibytes); },
                .autosaveFolder = isGrab() || m_environment.configFolder.empty()
                                      ? QString()
                                      : QString::fromStdString(m_environment.configFolder) + QStringLiteral("/autosave")};
    }

    int show(ui::SourceBook &book)
    {
        ui::applyLook(m_memory.look());
        m_options.inventory.empty() ? book.start() : book.useOnly(QString::fromStdString(m_options.inventory));
        const auto clock = [this] { return m_options.asOf.value_or(load::now()); };
        ui::Windows windows({m_catalogues, clock, documents()}, m_words, m_memory, book);
        ui::MainWindow &window = windows.open();
        // Whoever opened a file from the desktop has no terminal to read: the window says it too.
        if (!m_options.plan.empty())
            fail(window.documents().open(QString::fromStdString(m_options.plan)), BadInput);
        windows.recover();
        return QApplication::exec();
    }

    int grab(ui::SourceBook &book)
    {
        ui::Session session(m_catalogues, [this] { return m_options.asOf.value_or(load::now()); });
        session.setLanguage(m_words.language());
        session.start(ui::firstRequirements());
        ui::PlanDocument document(session, documents());
        if (!m_options.plan.empty())
            if (const auto faults = document.open(QString::fromStdString(m_options.plan)); !faults.empty())
                return fail(faults, BadInput);
        if (m_options.inventory.empty())
            book.start();
        else
            book.useOnly(QString::fromStdString(m_options.inventory));
        while (book.isBusy())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (!m_options.inventory.empty() && book.status(0).error)
            return fail({*book.status(0).error}, NoInventory);
        session.setInventory(book.inventory());
        const QString folder = QString::fromStdString(m_options.grab);
        const auto missed = ui::grabViews(session, m_words, book, document, folder, !m_options.plan.empty());
        if (!missed)
            return Done;
        return fail({Error{error::NotWritten{}, missed->toStdString()}}, NotWritten);
    }

    const Environment &m_environment;
    Options m_options;
    std::future<Expected<Catalogues>> m_loading;
    std::shared_ptr<const Catalogues> m_catalogues;
    ui::WindowMemory m_memory;
    ui::Words m_words;
};

} // namespace

int run(int argc, char **argv, const Environment &environment)
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const auto options = readOptions(arguments);
    const text::Language language = words::languageOf(arguments, environment.messageLocale);
    if (!options) {
        environment.err << "cabe: " << text::text(text::Phrasebook(language), options.error()).toStdString() << '\n';
        return BadInput;
    }
    if (options->help || options->version) {
        environment.out << (options->version ? "cabe " CABE_VERSION "\n"
                                             : load::resource("help/window." + std::string(text::code(language)) + ".txt"));
        return Done;
    }
    // Pictures need no display, and look the same on every machine without one.
    if (!options->grab.empty() && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    auto catalogues = load::loadCataloguesBeside(environment.configFolder, options->models);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("cabe"));
    QApplication::setApplicationDisplayName(QStringLiteral("Cabe"));
    QApplication::setApplicationVersion(QStringLiteral(CABE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("cabe"));
    ui::findFont(); // while the catalogues are read
    return Program(environment, *options, std::move(catalogues)).run();
}

} // namespace cabe::gui
