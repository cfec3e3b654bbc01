// Where in a text something lies, and whether the text is UTF-8 at all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cabe {

struct LineColumn {
    std::int64_t line = 1;   ///< from 1
    std::int64_t column = 1; ///< from 1, in characters
};

/// How many lines end in the text: with LF, CRLF, or CR alone.
std::int64_t lineEnds(std::string_view text);

/// Of the byte at `offset`; offsets past the end count as the end.
LineColumn placeOf(std::string_view text, std::size_t offset);

/// The first byte that no well-formed UTF-8 (RFC 3629) has there.
std::optional<std::size_t> findInvalidUtf8(std::string_view text);

/// The text behind a byte order mark, if it has one.
std::string_view withoutByteOrderMark(std::string_view text);

/// A text as messages show it: at most `most` bytes of it, cut between characters.
std::string clipped(std::string_view text, std::size_t most);

} // namespace cabe
