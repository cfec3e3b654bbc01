#include "core/io/json_value.h"

#include "core/base/overloaded.h"
#include "core/io/json_text.h"

#include <algorithm>

namespace cabe {
namespace {

void appendArray(std::string &json, const JsonValue::Array &array)
{
    json += '[';
    std::string_view separator;
    for (const JsonValue &item : array) {
        json += separator;
        appendJson(json, item);
        separator = ", ";
    }
    json += ']';
}

void appendObject(std::string &json, const JsonValue::Object &object)
{
    json += '{';
    std::string_view separator;
    for (const JsonMember &member : object) {
        json += separator;
        appendQuoted(json, member.name);
        json += ": ";
        appendJson(json, member.value);
        separator = ", ";
    }
    json += '}';
}

} // namespace

bool JsonNumber::isWhole() const
{
    return digits.find_first_of(".eE") == std::string::npos;
}

const JsonValue *JsonValue::find(std::string_view name) const
{
    const auto *object = std::get_if<Object>(&content);
    if (!object)
        return nullptr;
    const auto found = std::ranges::find(*object, name, &JsonMember::name);
    return found == object->end() ? nullptr : &found->value;
}

ValueType typeOf(const JsonValue &value)
{
    return std::visit(
        Overloaded{[](std::monostate) { return ValueType::Null; }, [](bool) { return ValueType::TrueOrFalse; },
                   [](const JsonNumber &n) { return n.isWhole() ? ValueType::WholeNumber : ValueType::Number; },
                   [](const std::string &) { return ValueType::Text; }, [](const JsonValue::Array &) { return ValueType::Array; },
                   [](const JsonValue::Object &) { return ValueType::Object; }},
        value.content);
}

void appendJson(std::string &json, const JsonValue &value)
{
    std::visit(Overloaded{[&](std::monostate) { json += "null"; }, [&](bool b) { json += b ? "true" : "false"; },
                          [&](const JsonNumber &n) { json += n.digits; }, [&](const std::string &s) { appendQuoted(json, s); },
                          [&](const JsonValue::Array &a) { appendArray(json, a); },
                          [&](const JsonValue::Object &o) { appendObject(json, o); }},
               value.content);
}

} // namespace cabe
