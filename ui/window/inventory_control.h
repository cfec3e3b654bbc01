// Leads what the menu, the banner and what is dropped on the window say of inventories to the book of sources, and its
// inventory to the session.
#pragma once

#include "core/io/table_mapping.h"
#include "core/net/work.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>

class QWidget;

namespace cabe::ui {

class Actions;
class Session;
class WindowMemory;
class SourceBook;
class Words;

class InventoryControl : public QObject {
    Q_OBJECT

public:
    /// All must outlive the window.
    InventoryControl(const Actions &actions, Session &session, SourceBook &book, Words &words, WindowMemory &memory, QWidget *window);

    /// Asks for a price list and takes it in as a source.
    void importPrices();
    void importFile(const QString &path);
    void importPasted();
    void saveTemplate();

private:
    struct Opened {
        std::string text;
        std::optional<TableSketch> sketch; ///< of a table whose columns have other names than ours
        UtcTime date;
    };
    void connectActions(const Actions &actions);
    void askForColumns(Opened opened, const QString &name);
    void tell(const Error &error);

    Session &m_session;
    SourceBook &m_book;
    Words &m_words;
    WindowMemory &m_memory;
    QWidget *m_window;
    net::Awaited<std::shared_ptr<Opened>> m_opening;
    QStringList m_waiting; ///< files to be opened after it
};

} // namespace cabe::ui
