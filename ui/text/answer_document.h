// The whole of an answer for people: what was asked, the memory it takes, the machines where it fits and why,
// and everything that was taken into account.
#pragma once

#include "core/io/write_answer.h"
#include "ui/text/document.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

/// On paper each machine has its bar, and what is left out is told without the terminal's option.
enum class Medium { Terminal, Paper };
Document answerDocument(const Phrasebook &book, const Answer &answer, Medium medium = Medium::Terminal);

} // namespace cabe::text
