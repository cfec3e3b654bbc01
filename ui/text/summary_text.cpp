#include "ui/text/summary_text.h"

#include "ui/text/labels.h"

#include <algorithm>

namespace cabe::text {
namespace {

std::optional<Bytes> largestInside(const Answer &answer)
{
    const Preferences &wanted = answer.preferences;
    const CountrySet inside = wanted.expanded(answer.countries);
    std::optional<Bytes> largest;
    for (const InventoryIndex::Group &group : answer.index.groups())
        if (!wanted.choosesCountries() || (group.country && inside.contains(*group.country)))
            largest = std::max(largest, answer.index.sizeClasses()[group.sizeClass].memory);
    return largest;
}

QString placeLine(const Phrasebook &book, const Answer &answer, Place place)
{
    const NumberFormat &numbers = book.numbers();
    QString line = label(book, place) + u": " + numbers.count(answer.recommendation.places[place]);
    const auto largest = largestInside(answer);
    // Where machines with several GPUs fit, one GPU alone decides nothing.
    if (place == Place::TooSmall && largest && answer.recommendation.alternatives.isEmpty())
        line += u". " + book.say("answer",
                                 QT_TRANSLATE_NOOP("answer", "The largest has %1 on one GPU; one GPU alone would need %2."),
                                 {numbers.gibUnit(*largest), numbers.gibUnit(answer.memory.total)});
    return line;
}

} // namespace

QString summary(const Phrasebook &book, const Answer &answer)
{
    const RowList &rows = answer.recommendation.recommended;
    if (rows.isEmpty())
        return noneFitsTitle(book, answer);
    const Micros cheapest = answer.index.offers()[rows.first(1).front().offer].pricePerHour;
    const auto machines = static_cast<qint64>(rows.size());
    const QString price = book.numbers().pricePerHour({cheapest, answer.index.currency()});
    if (machines == 1)
        return book.say("answer", QT_TRANSLATE_NOOP("answer", "1 machine fits, at %1"), {price});
    return book.say("answer", QT_TRANSLATE_N_NOOP("answer", "%n machine(s) fit, from %1"), {price}, machines);
}

QString noneFitsTitle(const Phrasebook &book, const Answer &answer)
{
    return answer.recommendation.alternatives.isEmpty()
               ? book.say("answer", QT_TRANSLATE_NOOP("answer", "No machine fits"))
               : book.say("answer", QT_TRANSLATE_NOOP("answer", "No machine fits within your preferences"));
}

std::vector<PlaceLine> whyNoneFits(const Phrasebook &book, const Answer &answer)
{
    const PlaceCounts &counts = answer.recommendation.places;
    std::vector<Place> places(kPlaces.begin(), kPlaces.end());
    std::ranges::stable_sort(places, std::greater{}, [&](Place place) { return counts[place]; });
    std::vector<PlaceLine> lines;
    for (const Place place : places)
        if (counts[place] > 0)
            lines.push_back({place, placeLine(book, answer, place)});
    return lines;
}

QString lowerPrecisionText(const Phrasebook &book, const LowerPrecision &lower, Currency currency)
{
    return book.say("answer",
                    QT_TRANSLATE_N_NOOP("answer", "At %1: %n machine(s) that fit, %2 of them new, from %3 per hour."),
                    {label(book, lower.precision), book.numbers().count(lower.added),
                     book.numbers().price({lower.cheapestPrice, currency})},
                    lower.recommended);
}

QString roundingNote(const Phrasebook &book, const MemoryEstimate &memory)
{
    std::int64_t shownSum = 0;
    for (const MemoryLine &line : memory.lines)
        shownSum += NumberFormat::gibHundredths(line.bytes);
    if (shownSum == NumberFormat::gibHundredths(memory.total))
        return {};
    return book.say("answer",
                    QT_TRANSLATE_NOOP("answer", "Each line is rounded alone, so their sum may differ by %1 or more "
                                                "from the total, which is exact."),
                    {book.numbers().decimal("0.01")});
}

} // namespace cabe::text
