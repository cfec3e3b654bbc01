// The files that the program carries.
#pragma once

#include <string>

namespace cabe::load {

/// A file of resources/; ends the program where it was not built in.
std::string resource(const std::string &name);

} // namespace cabe::load
