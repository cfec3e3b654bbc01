// How far a machine's memory goes: for one model, or which models fit on it.
#pragma once

#include "core/domain/inventory.h"
#include "core/match/room.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

struct RoomOfMachine {
    const Machine &machine;
    Bytes memoryPerGpu; ///< the figure that counts, whatever its source
    bool isSample = false; ///< of the sample inventory
};

QString roomText(const Phrasebook &book, const RoomOfMachine &of, const Workload &workload, const Room &room);
QString roomHtml(const Phrasebook &book, const RoomOfMachine &of, const Workload &workload, const Room &room);
QString roomCsv(const Phrasebook &book, const RoomOfMachine &of, const Workload &workload, const Room &room);

QString roomOfAllText(const Phrasebook &book, const RoomOfMachine &of, const RoomOfAll &room);
QString roomOfAllHtml(const Phrasebook &book, const RoomOfMachine &of, const RoomOfAll &room);
QString roomOfAllCsv(const Phrasebook &book, const RoomOfMachine &of, const RoomOfAll &room);

} // namespace cabe::text
