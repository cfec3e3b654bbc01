// How a figure that a person typed or pasted is read: both decimal marks, groups and units, and no guess where
// it can be two numbers.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/base/money.h"
#include "ui/text/language.h"

#include <QString>

#include <cstdint>
#include <string>

namespace cabe::text {

inline constexpr qsizetype kMostTyped = 40; ///< characters

// A minus is read, so that the field's own range can refuse it. A blank is MissingField.

/// A whole number: 32k is 32 000, 32Ki 32 768, and the field's unit after it does not count.
Expected<std::int64_t> readCount(const QString &typed, Field field, Language language);

/// A decimal of digits and a point, as readAmount takes it: "1.234,5 €/h" is "1234.5". Of money, only the
/// field's own currency is passed over, before or after the figure; where it is none, any symbol.
Expected<std::string> readDecimalTyped(const QString &typed, Field field, Language language, Currency currency = {});

} // namespace cabe::text
