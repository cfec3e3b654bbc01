#include "ui/text/memory_text.h"

namespace cabe::text {

QString lineHead(const Phrasebook &book)
{
    return book.say("answer", QT_TRANSLATE_NOOP("answer", "Line"));
}

QString formulaHead(const Phrasebook &book)
{
    return book.say("answer", QT_TRANSLATE_NOOP("answer", "Formula filled in"));
}

QString totalHead(const Phrasebook &book)
{
    return book.say("answer", QT_TRANSLATE_NOOP("answer", "Total"));
}

QString restsOnHead(const Phrasebook &book)
{
    return book.say("answer", QT_TRANSLATE_NOOP("answer", "What this rests on"));
}

QString roundingNote(const Phrasebook &book, const MemoryEstimate &memory)
{
    std::vector<Bytes> lines;
    for (const MemoryLine &line : memory.lines)
        lines.push_back(line.bytes);
    return roundingNote(book, lines, memory.total);
}

QString roundingNote(const Phrasebook &book, const std::vector<Bytes> &lines, Bytes total)
{
    std::int64_t shownSum = 0;
    for (const Bytes bytes : lines)
        shownSum += NumberFormat::gibHundredths(bytes);
    if (shownSum == NumberFormat::gibHundredths(total))
        return {};
    return book.say("answer",
                    QT_TRANSLATE_NOOP("answer", "Each line is rounded alone, so their sum may differ by %1 or more "
                                                "from the total, which is exact."),
                    {book.numbers().decimal("0.01")});
}

} // namespace cabe::text
