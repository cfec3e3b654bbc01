// The real window over the shipped catalogues and the sample inventory, with hands: keys and the mouse.
#pragma once

#include "tests/support/builders.h"
#include "tests/support/shipped.h"
#include "app/load/files.h"
#include "core/io/limits.h"
#include "ui/session/plan_document.h"
#include "ui/session/session.h"
#include "ui/session/source_book.h"
#include "ui/session/words.h"
#include "ui/window/main_window.h"
#include "ui/window/window_memory.h"

#include <QApplication>
#include <QLabel>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace cabe::test {

class StartedWindow {
public:
    explicit StartedWindow(text::Language language = text::Language::English, ui::InventoryPointer inventory = sampleInventory(),
                           const QString &memoryFile = {}, QSize size = {1280, 720})
        : session(shippedCatalogues(), [] { return kNow; }), words(language), memory(memoryFile),
          book(world(memoryFile)), document(session, documents(memoryFile))
    {
        session.setLanguage(language);
        session.setInventory(std::move(inventory));
        window = std::make_unique<ui::MainWindow>(session, words, memory, book, document);
        window->resize(size);
        window->show();
        QApplication::setActiveWindow(window.get());
        if (!QTest::qWaitForWindowActive(window.get()))
            qFatal("the window did not become active");
    }

    /// A key with what has the focus, as a person presses it.
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *target = QApplication::focusWidget();
        QTest::keyClick(target ? target : window.get(), static_cast<Qt::Key>(key), modifiers);
    }
    void type(const QString &text)
    {
        QWidget *target = QApplication::focusWidget();
        QTest::keyClicks(target ? target : window.get(), text);
    }
    template <class Widget>
    Widget *find(const char *name) const
    {
        auto *widget = window->findChild<Widget *>(QLatin1StringView(name));
        if (!widget)
            qFatal("no %s in the window", name);
        return widget;
    }
    QString status() const { return find<QLabel>("status")->text(); }

    /// What the window's sources are read by; they are remembered beside the window's memory.
    ui::SourceBook::World world(const QString &memoryFile) const
    {
        return {.readFile =
                    [](const QString &path) {
                        return load::loadInventory(path.isEmpty() ? std::nullopt : std::optional(path.toStdString()), false,
                                                   shippedCatalogues()->countries);
                    },
                .configFolder = memoryFile.isEmpty() ? QString() : QFileInfo(memoryFile).path(),
                .cacheFolder = cache.path(),
                .countries = {shippedCatalogues(), &shippedCatalogues()->countries},
                .clock = [] { return kNow; }};
    }

    /// What was not saved is kept beside the window's memory, too.
    static ui::PlanDocument::World documents(const QString &memoryFile)
    {
        return {.readFile = [](const QString &path) { return load::readFile(path.toStdString(), kPlanMebibytes); },
                .autosaveFolder = memoryFile.isEmpty() ? QString() : QFileInfo(memoryFile).path() + QStringLiteral("/autosave")};
    }

    static constexpr UtcTime kNow{1'796'000'000};
    ui::Session session;
    ui::Words words;
    ui::WindowMemory memory;
    QTemporaryDir cache;
    ui::SourceBook book;
    ui::PlanDocument document;
    std::unique_ptr<ui::MainWindow> window;
};

} // namespace cabe::test
