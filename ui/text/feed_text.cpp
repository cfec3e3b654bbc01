#include "ui/text/feed_text.h"

#include "ui/text/error_text.h"
#include "ui/text/outside.h"

#include <algorithm>

namespace cabe::text {
namespace {

constexpr std::size_t kRejectedShown = 5;

QString noteText(const Speaker &say, FeedNote note)
{
    switch (note) {
    case FeedNote::StockNotTold:
        return say(QT_TRANSLATE_NOOP("sources", "Of some or all machines the feed does not say whether they are in stock: they do not "
                                                "count as available."));
    case FeedNote::PlaceNotTold:
        return say(QT_TRANSLATE_NOOP("sources", "Of some or all machines the feed does not say the country."));
    case FeedNote::DateNotTold:
        return say(QT_TRANSLATE_NOOP("sources", "The feed does not say of when its data are."));
    case FeedNote::MemoryInGigabytes:
        return say(QT_TRANSLATE_NOOP("sources", "The feed states GPU memory in GB: it was rounded down to MiB."));
    case FeedNote::PerhapsCut: break;
    }
    return say(QT_TRANSLATE_NOOP("sources", "It has exactly as many rows as the feed gives without a key: there may be more."));
}

} // namespace

QString convertedText(const Phrasebook &book, const FeedReading &reading)
{
    const Speaker say(book, "sources");
    const Inventory &inventory = reading.inventory;
    QStringList lines;
    lines << say(QT_TRANSLATE_N_NOOP("sources", "%n machine(s)"), {}, static_cast<qint64>(inventory.machines.size()));
    if (reading.skipped > 0)
        lines << say(QT_TRANSLATE_N_NOOP("sources", "%n row(s) without a GPU, or not offered, passed over"), {}, reading.skipped);
    if (!inventory.rejected.empty())
        lines << say(QT_TRANSLATE_N_NOOP("sources", "%n row(s) rejected"), {}, static_cast<qint64>(inventory.rejected.size())) + u':';
    const std::size_t shownRows = std::min(kRejectedShown, inventory.rejected.size());
    for (std::size_t i = 0; i < shownRows; ++i)
        lines << u"  " + placeOfRow(book, inventory.rejected[i]) + u": " + text(book, inventory.rejected[i]);
    if (inventory.rejected.size() > shownRows)
        lines << QStringLiteral("  \u2026");
    for (const FeedNote note : reading.notes)
        lines << noteText(say, note);
    if (!reading.repeatedAt.empty())
        lines << say(QT_TRANSLATE_NOOP("sources", "Members of one name come twice, first at %1: the last counted."),
                     {shortened(reading.repeatedAt)});
    return lines.join(u'\n') + u'\n';
}

} // namespace cabe::text
