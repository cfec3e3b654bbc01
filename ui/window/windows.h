// All windows of the program: each with a plan of its own, over the same sources, words and settings.
#pragma once

#include "ui/session/plan_document.h"
#include "ui/session/session.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace cabe::ui {

class MainWindow;
class SourceBook;
class WindowMemory;
class Words;

class Windows : public QObject {
    Q_OBJECT

public:
    struct World {
        std::shared_ptr<const Catalogues> catalogues;
        Session::Clock clock;
        PlanDocument::World documents;
    };

    /// All must outlive it.
    Windows(World world, Words &words, WindowMemory &memory, SourceBook &book);
    ~Windows() override;

    /// A window with a new plan, shown.
    MainWindow &open();
    /// Windows for what programs that have ended left behind.
    void recover();
    int count() const { return static_cast<int>(m_windows.size()); }
    /// Closes all, one after the other; a question that is cancelled ends it.
    void quit();

private:
    struct Opened;
    void closeNext();
    void forget(const MainWindow *window);

    World m_world;
    Words &m_words;
    WindowMemory &m_memory;
    SourceBook &m_book;
    std::vector<std::unique_ptr<Opened>> m_windows;
    bool m_quitting = false;
};

} // namespace cabe::ui
