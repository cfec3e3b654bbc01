// What things are called: the names of tasks, fields, figures, lines, places and the rest, without a sentence.
#pragma once

#include "core/base/country.h"
#include "core/base/error.h"
#include "core/base/terms.h"
#include "core/domain/model_spec.h"
#include "core/memory/memory_estimate.h"
#include "ui/text/phrasebook.h"

#include <QString>

namespace cabe::text {

QString label(const Phrasebook &book, Task task);
QString label(const Phrasebook &book, Precision precision);
QString label(const Phrasebook &book, Tier tier);
QString label(const Phrasebook &book, TierChoice tier);
QString label(const Phrasebook &book, MemorySource source);
QString label(const Phrasebook &book, Confidence confidence); ///< high
QString label(const Phrasebook &book, ConfidenceReason reason);
QString label(const Phrasebook &book, Place place); ///< of the count
QString label(const Phrasebook &book, Miss miss);
QString label(const Phrasebook &book, Field field);
QString label(const Phrasebook &book, Figure figure);
QString label(const Phrasebook &book, ModelKind kind);

/// A figure inside a sentence: the number of layers.
QString phrase(const Phrasebook &book, Figure figure);
/// What a value should be, inside a sentence: a whole number.
QString phrase(const Phrasebook &book, ValueType type);

QString lineLabel(const Phrasebook &book, const MemoryLine &line);

/// The name of an assigned code, else the code itself.
QString countryName(const Phrasebook &book, const CountryTable &countries, Country country);

/// ● ◐ ○
QChar mark(Confidence confidence);
/// ● high
QString markedLabel(const Phrasebook &book, Confidence confidence);

} // namespace cabe::text
