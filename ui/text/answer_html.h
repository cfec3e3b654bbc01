// An answer as one self-contained HTML document.
#pragma once

#include "core/io/write_answer.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

QString answerHtml(const Phrasebook &book, const Answer &answer);

} // namespace cabe::text
