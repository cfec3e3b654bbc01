// What an error says to a person: what did not happen, where, and what to do about it.
#pragma once

#include "core/base/error.h"
#include "core/domain/inventory.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

/// "plan.cabe, /workload/context: Context per request must be from 1 to 131 072; it is 0."
QString text(const Phrasebook &book, const Error &error);

/// Why a row of an inventory was left out, without its place.
QString text(const Phrasebook &book, const Rejection &rejection);

/// Where in a file: a table's line is said in the language, a JSON pointer stays.
QString placeText(const Phrasebook &book, std::string_view place);
/// Where a row that was left out stands, with its page where that is not the first.
QString placeOfRow(const Phrasebook &book, const Rejection &rejection);

} // namespace cabe::text
