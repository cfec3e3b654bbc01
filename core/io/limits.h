// How much of a file is read before it is refused (FORMATS).
#pragma once

#include <cstdint>

namespace cabe {

inline constexpr std::int64_t kPlanMebibytes = 4;
inline constexpr std::int64_t kCatalogueMebibytes = 16;
inline constexpr std::int64_t kInventoryMebibytes = 64;
inline constexpr std::int64_t kInventoryMachines = 200'000;
inline constexpr std::int64_t kInventoryPages = 500;
inline constexpr int kMaxDepth = 16;
inline constexpr std::size_t kMaxTextBytes = 4096; ///< of one text of a machine, a model or a plan

} // namespace cabe
