// What an answer comes to in one line: how many machines fit and from what price, or that none does.
#pragma once

#include "core/io/write_answer.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

/// 23 machines fit, from $0.22/h
QString summary(const Phrasebook &book, const Answer &answer);

/// No machine fits; where only preferences stand in the way, it says so.
QString noneFits(const Phrasebook &book, const Recommendation &recommendation);

/// Said beside prices that are examples.
QString samplePrices(const Phrasebook &book);

} // namespace cabe::text
