#include "core/io/text_place.h"

#include <algorithm>
#include <cstring>

namespace cabe {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

unsigned byteAt(std::string_view text, std::size_t at)
{
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
}

bool isContinuation(unsigned byte)
{
    return (byte & 0xC0U) == 0x80U;
}

bool isWithin(unsigned byte, unsigned from, unsigned to)
{
    return byte >= from && byte <= to;
}

/// Length of the character of several bytes at `at`; 0 where there is none (RFC 3629, section 4).
std::size_t longCharacter(std::string_view text, std::size_t at)
{
    const unsigned first = byteAt(text, at);
    const unsigned second = byteAt(text, at + 1);
    if (isWithin(first, 0xC2, 0xDF))
        return isContinuation(second) ? 2 : 0;
    if (isWithin(first, 0xE0, 0xEF)) {
        const bool fits = isWithin(second, first == 0xE0 ? 0xA0 : 0x80, first == 0xED ? 0x9F : 0xBF);
        return fits && isContinuation(byteAt(text, at + 2)) ? 3 : 0;
    }
    if (isWithin(first, 0xF0, 0xF4)) {
        const bool fits = isWithin(second, first == 0xF0 ? 0x90 : 0x80, first == 0xF4 ? 0x8F : 0xBF);
        return fits && isContinuation(byteAt(text, at + 2)) && isContinuation(byteAt(text, at + 3)) ? 4 : 0;
    }
    return 0;
}

/// Bytes from `at` on that are ASCII, eight at a time: nearly all of an inventory.
std::size_t asciiEnd(std::string_view text, std::size_t at)
{
    constexpr std::uint64_t kHighBits = 0x8080808080808080U;
    while (at + sizeof(std::uint64_t) <= text.size()) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, text.data() + at, sizeof eight);
        if ((eight & kHighBits) != 0)
            break;
        at += sizeof eight;
    }
    while (at < text.size() && byteAt(text, at) < 0x80)
        ++at;
    return at;
}

} // namespace

std::int64_t lineEnds(std::string_view text)
{
    std::int64_t ends = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\n' || (text[i] == '\r' && !text.substr(i + 1).starts_with('\n')))
            ++ends;
    return ends;
}

LineColumn placeOf(std::string_view text, std::size_t offset)
{
    const auto before = text.substr(0, std::min(offset, text.size()));
    const auto newline = before.find_last_of("\r\n");
    const auto onLine = newline == std::string_view::npos ? withoutByteOrderMark(before) : before.substr(newline + 1);
    const auto isFirstByte = [](char c) { return !isContinuation(static_cast<unsigned char>(c)); };
    return {lineEnds(before) + 1, std::ranges::count_if(onLine, isFirstByte) + 1};
}

std::optional<std::size_t> findInvalidUtf8(std::string_view text)
{
    for (std::size_t at = asciiEnd(text, 0); at < text.size(); at = asciiEnd(text, at)) {
        const std::size_t length = longCharacter(text, at);
        if (length == 0)
            return at;
        at += length;
    }
    return std::nullopt;
}

std::string_view withoutByteOrderMark(std::string_view text)
{
    return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

std::string clipped(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return std::string(text);
    std::size_t end = most;
    while (end > 0 && isContinuation(static_cast<unsigned char>(text[end])))
        --end;
    return std::string(text.substr(0, end)) + "\u2026";
}

} // namespace cabe
