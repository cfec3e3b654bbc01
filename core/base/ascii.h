// Letters, digits and blanks of ASCII, whatever the locale.
#pragma once

#include <string>
#include <string_view>

namespace cabe {

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Of letters A to Z; all other bytes stay.
constexpr char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
std::string lowered(std::string_view text);

inline constexpr std::string_view kBlanks = " \t\r\n\f\v";

/// Without the blanks before and behind.
std::string_view trimmed(std::string_view text, std::string_view blanks = kBlanks);

} // namespace cabe
