// The whole of an answer for people: what was asked, the memory it takes, the machines where it fits and why,
// and everything that was taken into account.
#pragma once

#include "core/io/write_answer.h"
#include "ui/text/document.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

Document answerDocument(const Phrasebook &book, const Answer &answer);

} // namespace cabe::text
