// An answer in a sentence: how many machines fit and from which price, or why none does.
#pragma once

#include "core/io/write_answer.h"
#include "ui/text/phrasebook.h"

#include <vector>

namespace cabe::text {

/// 23 machines fit, from $0.22/h
QString summary(const Phrasebook &book, const Answer &answer);

/// The head of an answer without a machine.
QString noneFitsTitle(const Phrasebook &book, const Answer &answer);

struct PlaceLine {
    Place place;
    QString text; ///< With too little memory: 41. The largest has ...
};
/// Where the machines are instead, most of them first; none for an empty inventory.
std::vector<PlaceLine> whyNoneFits(const Phrasebook &book, const Answer &answer);

/// At 8 bits: 31 machines fit, 8 of them new, from $0.15 per hour.
QString lowerPrecisionText(const Phrasebook &book, const LowerPrecision &lower, Currency currency);

/// That rounded lines need not add up to their rounded total; empty where they do.
QString roundingNote(const Phrasebook &book, const MemoryEstimate &memory);

} // namespace cabe::text
