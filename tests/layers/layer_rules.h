// Which arrows between the parts of Cabe there may be, and what the core may not ask of the world
// (ARCHITECTURE.md, "Targets and arrows").
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cabe::layers {

struct Violation {
    std::string file;
    std::size_t line = 0; ///< 0: the whole file
    std::string what;
};

/// `path` is relative to the project's root: core/base/bytes.h.
std::vector<Violation> violationsOf(const std::string &path, std::string_view text);

} // namespace cabe::layers
