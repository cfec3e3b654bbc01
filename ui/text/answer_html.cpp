#include "ui/text/answer_html.h"

#include "ui/text/answer_document.h"

namespace cabe::text {

QString answerHtml(const Phrasebook &book, const Answer &answer)
{
    return writeHtml(answerDocument(book, answer));
}

} // namespace cabe::text
