// Reads whole files, no more of them than allowed.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"

#include <cstdint>
#include <string>

namespace cabe::load {

/// FileNotFound, FileUnreadable (a folder, no permission) or TooLarge beyond `mebibytes`; 0 lifts the limit.
Expected<std::string> readFile(const std::string &path, std::int64_t mebibytes);

/// The path of a file beside another.
std::string besides(const std::string &path, const std::string &name);

bool fileExists(const std::string &path);

/// Whether it is an address rather than a path.
bool isUrl(const std::string &text);

} // namespace cabe::load
