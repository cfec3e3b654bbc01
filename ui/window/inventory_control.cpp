#include "ui/window/inventory_control.h"

#include "ui/session/session.h"
#include "ui/session/words.h"
#include "ui/window/actions.h"
#include "ui/window/inventory_banner.h"
#include "ui/window/inventory_files.h"
#include "ui/window/window_memory.h"

#include <QAction>
#include <QFileDialog>

namespace cabe::ui {
namespace {

QString askForInventory(const Words &words, QWidget *window)
{
    const text::Speaker say(words.book(), "window");
    return QFileDialog::getOpenFileName(window, say(QT_TRANSLATE_NOOP("window", "Open an inventory")), QString(),
                                        say(QT_TRANSLATE_NOOP("window", "Inventories (*.json *.csv *.tsv);;All files (*)")));
}

} // namespace

InventoryControl::InventoryControl(const Actions &actions, InventoryBanner &banner, Session &session, const Words &words,
                                   WindowMemory &memory, InventoryFiles &files, QWidget *window)
    : QObject(window)
{
    connect(actions.openInventory, &QAction::triggered, this, [&words, &files, window] {
        if (const QString path = askForInventory(words, window); !path.isEmpty())
            files.open(path);
    });
    connect(actions.useSample, &QAction::triggered, this, [&session, &memory, &files] {
        files.cancel();
        session.setInventory(files.sample());
        memory.setInventory({});
    });
    connect(&banner, &InventoryBanner::openRequested, actions.openInventory, &QAction::trigger);
    connect(&banner, &InventoryBanner::cancelRequested, &files, &InventoryFiles::cancel);

    connect(&files, &InventoryFiles::started, &banner, &InventoryBanner::setReading);
    connect(&files, &InventoryFiles::cancelled, &banner, [&banner] { banner.setReading({}); });
    connect(&files, &InventoryFiles::failed, &banner, [&banner](const Error &error) {
        banner.setReading({});
        banner.setFailure(error);
    });
    connect(&files, &InventoryFiles::finished, this,
            [&banner, &session, &memory](const InventoryPointer &inventory, const QString &path) {
                banner.setReading({});
                session.setInventory(inventory);
                memory.setInventory(path);
            });
}

} // namespace cabe::ui
