#include "ui/window/windows.h"

#include "ui/session/source_book.h"
#include "ui/session/words.h"
#include "ui/window/document_control.h"
#include "ui/window/main_window.h"
#include "ui/window/window_memory.h"

#include <algorithm>

namespace cabe::ui {

/// What one window stands on; the window goes first.
struct Windows::Opened {
    Opened(const World &world, Words &words, WindowMemory &memory, SourceBook &book)
        : session(world.catalogues, world.clock), document(session, world.documents)
    {
        session.setLanguage(words.language());
        Requirements first = firstRequirements();
        memory.recall(first, world.catalogues->countries);
        session.start(first);
        session.setInventory(book.inventory());
        window = std::make_unique<MainWindow>(session, words, memory, book, document);
    }

    Session session;
    PlanDocument document;
    std::unique_ptr<MainWindow> window;
};

Windows::Windows(World world, Words &words, WindowMemory &memory, SourceBook &book)
    : m_world(std::move(world)), m_words(words), m_memory(memory), m_book(book)
{
}

Windows::~Windows() = default;

MainWindow &Windows::open()
{
    m_windows.push_back(std::make_unique<Opened>(m_world, m_words, m_memory, m_book));
    MainWindow &window = *m_windows.back()->window;
    connect(&window, &MainWindow::newWindowRequested, this, [this, &window] {
        MainWindow &next = open();
        constexpr int kStep = 32;
        next.move(window.pos() + QPoint(kStep, kStep));
    });
    connect(&window, &MainWindow::quitRequested, this, &Windows::quit);
    connect(&window, &MainWindow::closeCancelled, this, [this] { m_quitting = false; });
    connect(&window, &MainWindow::closed, this, [this, &window] {
        forget(&window);
        if (m_quitting)
            closeNext();
    }, Qt::QueuedConnection);
    window.show();
    return window;
}

void Windows::recover()
{
    const QStringList left = Autosave::leftIn(m_world.documents.autosaveFolder);
    for (const QString &file : left) {
        // Into a window that is open, where nothing was begun in it.
        const auto fresh = std::ranges::find_if(m_windows, [](const auto &opened) {
            return opened->document.file().isEmpty() && !opened->document.isModified();
        });
        MainWindow &window = fresh != m_windows.end() ? *(*fresh)->window : open();
        window.documents().recover(file);
    }
}

void Windows::quit()
{
    m_quitting = true;
    closeNext();
}

void Windows::closeNext()
{
    if (m_windows.empty())
        return;
    MainWindow &window = *m_windows.back()->window;
    window.activateWindow();
    window.close();
}

void Windows::forget(const MainWindow *window)
{
    std::erase_if(m_windows, [window](const auto &opened) { return opened->window.get() == window; });
}

} // namespace cabe::ui
