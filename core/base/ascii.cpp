#include "core/base/ascii.h"

namespace cabe {

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (char &c : lower)
        c = lowered(c);
    return lower;
}

std::string_view trimmed(std::string_view text, std::string_view blanks)
{
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace cabe
