// An inventory of any size for the benchmark: the same number gives the same bytes.
#pragma once

#include <cstddef>
#include <string>

namespace cabe::bench {

std::string syntheticInventory(std::size_t machines);

} // namespace cabe::bench
