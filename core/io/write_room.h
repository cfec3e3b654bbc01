// Writes what `room` and `inventory check` print for programs.
#pragma once

#include "core/domain/inventory.h"
#include "core/match/room.h"

#include <functional>
#include <string>

namespace cabe {

/// {"fits":true,"gpus_used":1,"max_context":61440,"max_requests":9}, null where nothing grows.
std::string writeRoom(const Room &room);
/// {"models":[{"model","precision","fits","gpus_used","max_context","max_requests"} ...],"left_out":[...]}
std::string writeRoomOfAll(const RoomOfAll &all, const std::function<std::string(const Error &)> &word);
/// {"machines":58,"rejected":[{"pointer","reason"} ...]}, "file" beside a pointer into a further page
std::string writeCheck(const Inventory &inventory, const std::function<std::string(const Rejection &)> &word);

} // namespace cabe
