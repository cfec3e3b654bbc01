// An answer for a spreadsheet: one row a machine of both lists. Figures and codes are the same in every
// language; only the sentences are not.
#pragma once

#include "core/io/write_answer.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

QString answerCsv(const Phrasebook &book, const Answer &answer);

} // namespace cabe::text
