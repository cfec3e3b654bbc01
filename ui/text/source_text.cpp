#include "ui/text/source_text.h"

#include "ui/text/constraints_text.h"
#include "ui/text/error_text.h"

namespace cabe::text {

QString notRefreshed(const Phrasebook &book, const Inventory &kept, const Error &error)
{
    const Speaker say(book, "sources");
    const QString name = inventoryName(book, kept);
    const QString what = name.isEmpty() ? say(QT_TRANSLATE_NOOP("sources", "The inventory could not be refreshed."))
                                        : say(QT_TRANSLATE_NOOP("sources", "%1 could not be refreshed."), {name});
    const QString inUse = kept.generatedAt ? say(QT_TRANSLATE_NOOP("sources", "The data of %1 stay in use."),
                                                 {book.numbers().dateTime(*kept.generatedAt)})
                                           : say(QT_TRANSLATE_NOOP("sources", "The last good data stay in use; their date is not known."));
    return what + u' ' + text(book, error) + u' ' + inUse;
}

} // namespace cabe::text
