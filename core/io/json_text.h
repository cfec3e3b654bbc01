// How text is quoted in JSON.
#pragma once

#include <string>
#include <string_view>

namespace cabe {

/// Appends the text as a JSON string. What is not UTF-8 becomes U+FFFD, so that the result always is;
/// controls and marks that are not seen are escaped, so that a text from outside cannot dress up what is shown.
void appendQuoted(std::string &json, std::string_view text);
std::string quoted(std::string_view text);

} // namespace cabe
