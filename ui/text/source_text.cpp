#include "ui/text/source_text.h"

#include "core/base/decimal.h"
#include "ui/text/constraints_text.h"
#include "ui/text/error_text.h"

#include <algorithm>

namespace cabe::text {

namespace {

/// 12.4
QString megabytes(const NumberFormat &numbers, qint64 bytes)
{
    return numbers.decimal(writeDecimal(bytes / 100'000, 1));
}

} // namespace

QString notRefreshed(const Phrasebook &book, const QString &name, const Inventory &kept, const Error &error)
{
    const Speaker say(book, "sources");
    const QString what = name.isEmpty() ? say(QT_TRANSLATE_NOOP("sources", "The inventory could not be refreshed."))
                                        : say(QT_TRANSLATE_NOOP("sources", "%1 could not be refreshed."), {name});
    const QString inUse = kept.generatedAt ? say(QT_TRANSLATE_NOOP("sources", "The data of %1 stay in use."),
                                                 {book.numbers().dateTime(*kept.generatedAt)})
                                           : say(QT_TRANSLATE_NOOP("sources", "The last good data stay in use; their date is not known."));
    return what + u' ' + text(book, error) + u' ' + inUse;
}

QString offline(const Phrasebook &book, const Inventory &kept, UtcTime now)
{
    const Speaker say(book, "sources");
    if (!kept.generatedAt)
        return say(QT_TRANSLATE_NOOP("sources", "Offline \u00B7 using the last data, whose date is not known"));
    return say(QT_TRANSLATE_NOOP("sources", "Offline \u00B7 using the data of %1 (%2 ago)"),
               {book.numbers().dateTime(*kept.generatedAt), book.numbers().age(now.seconds - kept.generatedAt->seconds)});
}

QString dataLine(const Phrasebook &book, const QString &name, const Inventory &inventory, UtcTime now)
{
    QStringList parts = inventoryParts(book, inventory, now);
    if (!name.isEmpty())
        parts.prepend(name);
    return parts.join(QStringLiteral(" \u00B7 "));
}

QString received(const Phrasebook &book, qint64 bytes, qint64 total)
{
    const Speaker say(book, "sources");
    const NumberFormat &numbers = book.numbers();
    if (total <= 0)
        return megabytes(numbers, bytes) + QChar(0x00A0) + QStringLiteral("MB");
    return say(QT_TRANSLATE_NOOP("sources", "%1 (%2 of %3 MB)"),
               {numbers.percent(std::min<std::int64_t>(100, bytes * 100 / total)), megabytes(numbers, bytes), megabytes(numbers, total)});
}

} // namespace cabe::text
