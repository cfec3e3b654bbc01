#include "ui/window/inventory_control.h"

#include "core/io/limits.h"
#include "core/net/whole_file.h"
#include "ui/session/session.h"
#include "ui/session/source_book.h"
#include "ui/session/words.h"
#include "ui/sources/import_dialog.h"
#include "ui/text/error_text.h"
#include "ui/window/actions.h"
#include "ui/window/message_box.h"
#include "ui/window/window_memory.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCryptographicHash>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

namespace cabe::ui {
namespace {

constexpr qint64 kMostTableBytes = kInventoryMebibytes * 1024 * 1024;

/// A table that has to be asked about; nothing for one of ours, for JSON, and for what reading it will refuse.
std::optional<TableSketch> sketchOf(const std::string &text)
{
    const std::size_t first = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (first == std::string::npos || text[first] == '{')
        return std::nullopt;
    auto sketch = sketchTable(text);
    if (!sketch || isOurTable(*sketch))
        return std::nullopt;
    return std::move(*sketch);
}

QString mappingKey(const TableSketch &sketch)
{
    const QByteArray heading = QByteArray::fromStdString(headingKey(sketch));
    return QStringLiteral("import/") + QString::fromLatin1(QCryptographicHash::hash(heading, QCryptographicHash::Sha256).toHex().left(16));
}

} // namespace

InventoryControl::InventoryControl(const Actions &actions, Session &session, SourceBook &book, Words &words, WindowMemory &memory,
                                   QWidget *window)
    : QObject(window), m_session(session), m_book(book), m_words(words), m_memory(memory), m_window(window)
{
    m_session.setStaleAfter(m_book.ageLimits().stale);
    connectActions(actions);
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
    connect(&book, &SourceBook::notImported, this, &InventoryControl::tell);
    update();
}

void InventoryControl::connectActions(const Actions &actions)
{
    connect(actions.importPrices, &QAction::triggered, this, &InventoryControl::importPrices);
    connect(actions.pastePrices, &QAction::triggered, this, &InventoryControl::importPasted);
    connect(actions.saveTemplate, &QAction::triggered, this, &InventoryControl::saveTemplate);
    connect(actions.refreshInventory, &QAction::triggered, &m_book, &SourceBook::refreshAll);
    connect(actions.useSample, &QAction::triggered, &m_book, &SourceBook::useSample);
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
    if (m_opening.isWaiting()) {
        m_waiting << path;
        return;
    }
    m_opening.begin(
        this,
        [path] {
            auto opened = std::make_shared<Opened>();
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly) || file.size() > kMostTableBytes)
                return opened; // reading it as a source says why
            opened->text = file.readAll().toStdString();
            opened->sketch = sketchOf(opened->text);
            opened->date = UtcTime{QFileInfo(path).lastModified().toSecsSinceEpoch()};
            return opened;
        },
        [this, path](std::shared_ptr<Opened> opened) {
            if (opened->sketch)
                askForColumns(std::move(*opened), QFileInfo(path).fileName());
            else
                m_book.add({.address = path});
            if (!m_waiting.isEmpty())
                importFile(m_waiting.takeFirst());
        });
}

void InventoryControl::importPasted()
{
    Opened pasted;
    pasted.text = QApplication::clipboard()->text().toStdString();
    pasted.date = m_session.now();
    auto sketch = sketchTable(pasted.text);
    if (!sketch)
        return tell(sketch.error());
    pasted.sketch = std::move(*sketch);
    askForColumns(std::move(pasted), {});
}

void InventoryControl::askForColumns(Opened opened, const QString &name)
{
    const QString key = mappingKey(*opened.sketch);
    auto *dialog = new ImportDialog({std::move(opened.text), name, opened.date}, std::move(*opened.sketch),
                                    m_memory.bytes(key).toStdString(),
                                    {std::shared_ptr<void>(), &m_session.catalogues().countries}, m_words, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, key] {
        m_memory.setBytes(key, QByteArray::fromStdString(dialog->mapping()));
        m_book.addImported(dialog->inventory(), dialog->sourceName());
    });
    dialog->open();
}

void InventoryControl::saveTemplate()
{
    const text::Speaker say(m_words.book(), "window");
    const QString path = QFileDialog::getSaveFileName(m_window, say(QT_TRANSLATE_NOOP("window", "Save a template")),
                                                      say(QT_TRANSLATE_NOOP("window", "price-list.csv")), QStringLiteral("CSV (*.csv)"));
    if (path.isEmpty())
        return;
    const std::string_view text = tableTemplate();
    if (!net::writeWhole(path, {QByteArray(text.data(), static_cast<qsizetype>(text.size()))}, net::Readers::Everybody))
        tell(Error{error::NotWritten{}, path.toStdString()});
}

void InventoryControl::tell(const Error &error)
{
    tellMessage(m_window, QMessageBox::Warning, m_words.book().say("window", QT_TRANSLATE_NOOP("window", "Nothing was imported")),
                text::text(m_words.book(), error));
}

} // namespace cabe::ui
