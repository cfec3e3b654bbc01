#include "core/io/write_room.h"

#include <nlohmann/json.hpp>

namespace cabe {
namespace {

using Json = nlohmann::ordered_json;

std::string oneLine(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json orNull(const std::optional<std::int64_t> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

void addRoom(Json &json, const Room &room)
{
    json["fits"] = room.fits;
    json["gpus_used"] = room.gpusUsed;
    json["max_context"] = orNull(room.maxContext);
    json["max_requests"] = orNull(room.maxRequests);
}

/// "name":[ with one element a line.
template <class List, class Write>
std::string listOf(const std::string &name, const List &list, Write write)
{
    std::string text = "\"" + name + "\":[";
    const char *separator = "\n";
    for (const auto &element : list) {
        text += separator + oneLine(write(element));
        separator = ",\n";
    }
    return text + (list.empty() ? "]" : "\n]");
}

} // namespace

std::string writeRoom(const Room &room)
{
    Json json;
    addRoom(json, room);
    return oneLine(json) + "\n";
}

std::string writeRoomOfAll(const RoomOfAll &all, const std::function<std::string(const Error &)> &word)
{
    const auto row = [](const ModelRoom &entry) {
        Json json;
        json["model"] = entry.model->id;
        if (entry.precision == Precision::Stored)
            json["precision"] = "stored";
        else
            json["precision"] = std::stoi(std::string(code(entry.precision)));
        addRoom(json, entry.room);
        return json;
    };
    std::string text = "{" + listOf("models", all.rows, row);
    if (!all.leftOut.empty())
        text += "," + listOf("left_out", all.leftOut, [&](const Error &error) { return Json(word(error)); });
    return text + "}\n";
}

std::string writeCheck(const Inventory &inventory, const std::function<std::string(const Rejection &)> &word)
{
    const auto row = [&](const Rejection &rejection) {
        Json json;
        if (!rejection.file.empty())
            json["file"] = rejection.file;
        json["pointer"] = rejection.pointer;
        json["reason"] = word(rejection);
        return json;
    };
    return "{\"machines\":" + std::to_string(inventory.machines.size()) + "," + listOf("rejected", inventory.rejected, row) + "}\n";
}

} // namespace cabe
