// How the documents that the program writes are laid out: an object's members on one line in the order
// given, a list's items a line each.
#pragma once

#include "core/io/json_text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cabe {

/// {"a": 1, "b": null}, appended to a text; close() ends it.
class JsonMembers {
public:
    explicit JsonMembers(std::string &json) : m_json(json) { m_json += '{'; }

    std::string &value(std::string_view name); ///< the value is to be appended to it
    JsonMembers &text(std::string_view name, std::string_view text);
    JsonMembers &textOrNull(std::string_view name, const std::optional<std::string> &text);
    JsonMembers &whole(std::string_view name, std::int64_t number);
    JsonMembers &wholeOrNull(std::string_view name, std::optional<std::int64_t> number);
    JsonMembers &truth(std::string_view name, bool truth);
    JsonMembers &json(std::string_view name, std::string_view json); ///< as it is
    void close() { m_json += '}'; }

private:
    std::string &m_json;
    bool m_first = true;
};

/// A list of items, a line each, `indent` spaces in; close() ends it two spaces before that.
class JsonLines {
public:
    JsonLines(std::string &json, std::size_t indent) : m_json(json), m_indent(indent) { m_json += '['; }

    std::string &next(); ///< the item is to be appended to it
    void close();

private:
    std::string &m_json;
    std::size_t m_indent;
    bool m_first = true;
};

/// ["a", "b"] of a range, each item made a text by `toText`.
template <class Range, class ToText>
void appendTexts(std::string &json, const Range &range, ToText toText)
{
    json += '[';
    std::string_view separator;
    for (const auto &item : range) {
        json += separator;
        appendQuoted(json, toText(item));
        separator = ", ";
    }
    json += ']';
}

} // namespace cabe
