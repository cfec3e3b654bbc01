// What a converted feed gave, and what it could not say.
#pragma once

#include "core/io/feeds/read_feed.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

/// A few lines for the error stream: machines, the first rows rejected, those passed over, and the notes.
QString convertedText(const Phrasebook &book, const FeedReading &reading);

} // namespace cabe::text
