// An answer in the terminal: plain UTF-8 of 80 columns.
#pragma once

#include "core/io/write_answer.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

QString answerText(const Phrasebook &book, const Answer &answer);

} // namespace cabe::text
