// How a place in a JSON document is written (RFC 6901).
#pragma once

#include <string>
#include <string_view>

namespace cabe {

/// A member's name as a part of a pointer: ~ is ~0 and / is ~1.
inline std::string pointerToken(std::string_view name)
{
    std::string token;
    for (const char c : name) {
        if (c == '~')
            token += "~0";
        else if (c == '/')
            token += "~1";
        else
            token += c;
    }
    return token;
}

} // namespace cabe
