// How the tests of core/io name a fault: its kind and place as one line of text, for tables.
#pragma once

#include "core/base/error.h"

#include <string>
#include <string_view>

#include <fstream>
#include <iterator>

namespace cabe::test {

/// "WrongType" of error::WrongType.
template <class Fact>
std::string kindOf()
{
    const std::string_view signature = __PRETTY_FUNCTION__;
    constexpr std::string_view kBefore = "cabe::error::";
    const auto start = signature.find(kBefore) + kBefore.size();
    return std::string(signature.substr(start, signature.find_first_of(";]", start) - start));
}

inline std::string told(const Error &error)
{
    return std::visit([](const auto &fact) { return kindOf<std::decay_t<decltype(fact)>>(); }, error.fact) + " " + error.place;
}

inline std::string fileText(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace cabe::test
