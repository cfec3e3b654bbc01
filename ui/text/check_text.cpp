#include "ui/text/check_text.h"

#include "ui/text/constraints_text.h"
#include "ui/text/csv.h"
#include "ui/text/document.h"
#include "ui/text/error_text.h"
#include "ui/text/outside.h"

namespace cabe::text {
namespace {

Document checkDocument(const Phrasebook &book, const Inventory &inventory)
{
    const Speaker say(book, "lists");
    Document document;
    document.language = book.language();
    document.title = inventory.name.empty() && !inventory.isSample ? say(QT_TRANSLATE_NOOP("lists", "Inventory"))
                                                              : inventoryName(book, inventory);
    document.paragraph(inventory.generatedAt ? say(QT_TRANSLATE_NOOP("lists", "Data of %1."), {book.numbers().dateTime(*inventory.generatedAt)})
                                             : say(QT_TRANSLATE_NOOP("lists", "The date of the data is not known.")));
    document.paragraph(say(QT_TRANSLATE_N_NOOP("lists", "%n machine(s) can be used."), {},
                           static_cast<qint64>(inventory.machines.size())));
    document.paragraph(say(QT_TRANSLATE_N_NOOP("lists", "%n row(s) of the inventory could not be read."), {},
                           static_cast<qint64>(inventory.rejected.size())));
    if (inventory.rejected.empty())
        return document;
    document.heading(2, say(QT_TRANSLATE_NOOP("lists", "Rejected rows")));
    block::Table table;
    table.columns = {{say(QT_TRANSLATE_NOOP("lists", "Place"))}, {say(QT_TRANSLATE_NOOP("lists", "Reason"))}};
    for (const Rejection &rejection : inventory.rejected)
        table.rows.push_back({placeOfRow(book, rejection), text(book, rejection)});
    document.blocks.emplace_back(std::move(table));
    return document;
}

} // namespace

QString checkText(const Phrasebook &book, const Inventory &inventory)
{
    return writeText(checkDocument(book, inventory));
}

QString checkHtml(const Phrasebook &book, const Inventory &inventory)
{
    return writeHtml(checkDocument(book, inventory));
}

QString checkCsv(const Phrasebook &book, const Inventory &inventory)
{
    QString csv = csvHeader({"file", "pointer", "member", "reason"});
    for (const Rejection &rejection : inventory.rejected) {
        CsvRow row;
        row.outside(rejection.file).outside(rejection.pointer).outside(rejection.member);
        csv += row.outside(text(book, rejection)).line();
    }
    return csv;
}

} // namespace cabe::text
