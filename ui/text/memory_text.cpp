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

} // namespace cabe::text
