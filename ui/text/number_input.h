// How figures that a person typed are read: with either decimal mark, spaces and units; two readings are refused.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "ui/text/language.h"

#include <QString>

#include <cstdint>
#include <string>

namespace cabe::text {

/// A whole number.
Expected<std::int64_t> readCount(const QString &typed, Field field, Language language);
/// A decimal, as digits and a point.
Expected<std::string> readDecimalTyped(const QString &typed, Field field, Language language);

} // namespace cabe::text
