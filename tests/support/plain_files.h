// Files for tests that run without Qt.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace cabe::test {

inline bool exists(const std::string &path)
{
    return std::ifstream(path).good();
}

/// The whole file; ends the test where there is none.
inline std::string readAll(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        std::printf("%s cannot be read\n", path.c_str());
        std::exit(1);
    }
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace cabe::test
