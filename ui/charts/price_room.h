// Price against the room left of the machines that fit: a mark a machine, or where they are many a mark for those
// that stand close together.
#pragma once

#include "ui/session/live_answer.h"

#include <cstdint>
#include <vector>

namespace cabe::ui {

struct PriceMark {
    Micros price;         ///< an hour, of the cheapest of them
    Bytes room;           ///< left on each GPU that is used
    std::size_t machine;  ///< the cheapest of them, in the inventory
    std::int64_t machines = 1;
};

struct PriceRoom {
    std::vector<PriceMark> marks; ///< the cheapest first; at most kMostMarks
    std::int64_t machines = 0;    ///< that fit
    Micros leastPrice;
    Micros mostPrice;
    Bytes mostRoom;
};

inline constexpr std::size_t kMostMarks = 2000;

PriceRoom priceRoom(const LiveAnswer &answer);

} // namespace cabe::ui
