#include "core/io/json_text.h"

#include "core/io/text_place.h"

namespace cabe {
namespace {

void appendEscaped(std::string &json, unsigned char c)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    switch (c) {
    case '"': json += "\\\""; return;
    case '\\': json += "\\\\"; return;
    case '\n': json += "\\n"; return;
    case '\r': json += "\\r"; return;
    case '\t': json += "\\t"; return;
    default: break;
    }
    json += "\\u00";
    json += kHex[c >> 4U];
    json += kHex[c & 0xFU];
}

void appendValid(std::string &json, std::string_view text)
{
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || c == '"' || c == '\\')
            appendEscaped(json, byte);
        else
            json += c;
    }
}

} // namespace

void appendQuoted(std::string &json, std::string_view text)
{
    constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
    json += '"';
    while (const auto invalid = findInvalidUtf8(text)) {
        appendValid(json, text.substr(0, *invalid));
        json += kReplacement;
        text.remove_prefix(*invalid + 1);
    }
    appendValid(json, text);
    json += '"';
}

std::string quoted(std::string_view text)
{
    std::string json;
    appendQuoted(json, text);
    return json;
}

} // namespace cabe
