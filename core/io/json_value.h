// What a JSON text says, with the digits of its numbers and the order of its members as they were written.
#pragma once

#include "core/base/error.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cabe {

struct JsonMember;

/// As written, so that an amount is read from its own digits and not through a float.
struct JsonNumber {
    std::string digits;
    bool isWhole() const; ///< neither a point nor an exponent
};
struct JsonValue {
    using Array = std::vector<JsonValue>;
    using Object = std::vector<JsonMember>; ///< names are unique

    std::variant<std::monostate, bool, JsonNumber, std::string, Array, Object> content;

    bool isNull() const { return content.index() == 0; }
    const JsonValue *find(std::string_view name) const; ///< null where there is none, or this is no object
};
struct JsonMember {
    std::string name;
    JsonValue value;
};

ValueType typeOf(const JsonValue &value);

/// The value on one line: {"a": 1, "b": [true, null]}.
void appendJson(std::string &json, const JsonValue &value);

} // namespace cabe
