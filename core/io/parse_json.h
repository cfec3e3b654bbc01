// Which texts are JSON at all, and within the limits of a file: the first step of every strict reader.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/io/json_value.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace cabe {

/// One JSON value (RFC 8259), at most kMaxDepth levels deep; a byte order mark before it is accepted, and
/// of duplicate names the last counts. `file` goes into the error; `repeatedAt` is told where such names were first.
Expected<JsonValue> parseJson(std::string_view text, const std::string &file, std::int64_t mebibytes,
                              std::string *repeatedAt = nullptr);

} // namespace cabe
