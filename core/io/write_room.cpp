#include "core/io/write_room.h"

#include "core/io/json_text.h"

namespace cabe {
namespace {

std::string orNull(const std::optional<std::int64_t> &value)
{
    return value ? std::to_string(*value) : "null";
}

/// The members of a room, without braces.
std::string membersOf(const Room &room)
{
    return std::string("\"fits\":") + (room.fits ? "true" : "false") + ",\"gpus_used\":" + std::to_string(room.gpusUsed) +
           ",\"max_context\":" + orNull(room.maxContext) + ",\"max_requests\":" + orNull(room.maxRequests);
}

/// "name":[ with one element a line.
template <class List, class Write>
std::string listOf(const std::string &name, const List &list, Write write)
{
    std::string text = "\"" + name + "\":[";
    const char *separator = "\n";
    for (const auto &element : list) {
        text += separator + write(element);
        separator = ",\n";
    }
    return text + (list.empty() ? "]" : "\n]");
}

} // namespace

std::string writeRoom(const Room &room)
{
    return "{" + membersOf(room) + "}\n";
}

std::string writeRoomOfAll(const RoomOfAll &all, const std::function<std::string(const Error &)> &word)
{
    const auto row = [](const ModelRoom &entry) {
        const bool isStored = entry.precision == Precision::Stored;
        const std::string precision(code(entry.precision)); // else a number of bits
        return "{\"model\":" + quoted(entry.model->id) + ",\"precision\":" + (isStored ? quoted(precision) : precision) + "," +
               membersOf(entry.room) + "}";
    };
    std::string text = "{" + listOf("models", all.rows, row);
    if (!all.leftOut.empty())
        text += "," + listOf("left_out", all.leftOut, [&](const Error &error) { return quoted(word(error)); });
    return text + "}\n";
}

std::string writeCheck(const Inventory &inventory, const std::function<std::string(const Rejection &)> &word)
{
    const auto row = [&](const Rejection &rejection) {
        const std::string file = rejection.file.empty() ? "" : "\"file\":" + quoted(rejection.file) + ",";
        return "{" + file + "\"pointer\":" + quoted(rejection.pointer) + ",\"reason\":" + quoted(word(rejection)) + "}";
    };
    return "{\"machines\":" + std::to_string(inventory.machines.size()) + "," + listOf("rejected", inventory.rejected, row) + "}\n";
}

} // namespace cabe
