// Leads what the menu, the banner and what is dropped on the window say of inventories to the book of sources, and its
// inventory to the session.
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace cabe::ui {

class Actions;
class Session;
class SourceBook;
class Words;

class InventoryControl : public QObject {
    Q_OBJECT

public:
    /// All must outlive the window.
    InventoryControl(const Actions &actions, Session &session, SourceBook &book, const Words &words, QWidget *window);

    /// Asks for a price list and takes it in as a source.
    void importPrices();
    void importFile(const QString &path);

private:
    Session &m_session;
    SourceBook &m_book;
    const Words &m_words;
    QWidget *m_window;
};

} // namespace cabe::ui
