#include "ui/window/inventory_control.h"

#include "ui/session/session.h"
#include "ui/session/source_book.h"
#include "ui/session/words.h"
#include "ui/window/actions.h"

#include <QAction>
#include <QFileDialog>

namespace cabe::ui {

InventoryControl::InventoryControl(const Actions &actions, Session &session, SourceBook &book, const Words &words, QWidget *window)
    : QObject(window), m_session(session), m_book(book), m_words(words), m_window(window)
{
    connect(actions.importPrices, &QAction::triggered, this, &InventoryControl::importPrices);
    connect(actions.refreshInventory, &QAction::triggered, &book, &SourceBook::refreshAll);
    connect(actions.useSample, &QAction::triggered, &book, &SourceBook::useSample);
    const auto update = [&actions, &book] {
        actions.refreshInventory->setEnabled(book.activeCount() > 0);
        actions.useSample->setEnabled(book.activeCount() > 0);
        actions.rejectedRows->setEnabled(book.inventory() && !book.inventory()->rejected.empty());
    };
    connect(&book, &SourceBook::changed, this, update);
    connect(&book, &SourceBook::inventoryChanged, this, [this, update] {
        m_session.setInventory(m_book.inventory());
        update();
    });
    connect(&book, &SourceBook::ageLimitsChanged, this, [this] { m_session.setStaleAfter(m_book.ageLimits().stale); });
    update();
}

void InventoryControl::importPrices()
{
    const text::Speaker say(m_words.book(), "window");
    const QString path =
        QFileDialog::getOpenFileName(m_window, say(QT_TRANSLATE_NOOP("window", "Import prices")), QString(),
                                     say(QT_TRANSLATE_NOOP("window", "Inventories (*.json *.csv *.tsv);;All files (*)")));
    if (!path.isEmpty())
        importFile(path);
}

void InventoryControl::importFile(const QString &path)
{
    m_book.add({.address = path});
}

} // namespace cabe::ui
