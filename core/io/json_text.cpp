#include "core/io/json_text.h"

#include "core/io/text_place.h"

#include <utility>

namespace cabe {
namespace {

void appendEscaped(std::string &json, unsigned c)
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
    json += "\\u";
    for (const unsigned shift : {12U, 8U, 4U, 0U})
        json += kHex[(c >> shift) & 0xFU];
}

/// The characters that are seen as something else, or change how what stands around them is seen: DEL, the C1
/// controls, the marks of writing direction, the line separators and the byte order mark.
bool isUnseen(unsigned c)
{
    const auto isWithin = [c](unsigned from, unsigned to) { return c >= from && c <= to; };
    return isWithin(0x7F, 0x9F) || c == 0x061C || isWithin(0x200E, 0x200F) || isWithin(0x2028, 0x202E) || isWithin(0x2066, 0x2069) ||
           c == 0xFEFF;
}

/// The character that begins valid UTF-8, and its bytes. One of four bytes is never unseen: 0 stands for it.
std::pair<unsigned, std::size_t> firstCharacter(std::string_view text)
{
    const auto byte = [text](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(text[i])); };
    if (byte(0) < 0x80)
        return {byte(0), 1};
    if (byte(0) < 0xE0)
        return {(byte(0) & 0x1FU) << 6U | (byte(1) & 0x3FU), 2};
    if (byte(0) < 0xF0)
        return {(byte(0) & 0x0FU) << 12U | (byte(1) & 0x3FU) << 6U | (byte(2) & 0x3FU), 3};
    return {0, 4};
}

void appendValid(std::string &json, std::string_view text)
{
    while (!text.empty()) {
        const auto [character, bytes] = firstCharacter(text);
        if ((bytes == 1 && (character < 0x20 || character == '"' || character == '\\')) || isUnseen(character))
            appendEscaped(json, character);
        else
            json += text.substr(0, bytes);
        text.remove_prefix(bytes);
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
