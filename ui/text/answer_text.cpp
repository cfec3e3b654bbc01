#include "ui/text/answer_text.h"

#include "ui/text/answer_document.h"

namespace cabe::text {

QString answerText(const Phrasebook &book, const Answer &answer)
{
    return writeText(answerDocument(book, answer));
}

} // namespace cabe::text
