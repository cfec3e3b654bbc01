// All that the tree says of one machine, worded once: made when its row is looked at.
#pragma once

#include "core/match/demand.h"
#include "ui/session/live_answer.h"
#include "ui/text/phrasebook.h"
#include "ui/widgets/memory_bar.h"

#include <QStringList>

#include <vector>

namespace cabe::ui {

struct MachineFacts {
    MachineFacts(const text::Phrasebook &book, const LiveAnswer &answer, const Row &row);

    Finding finding;
    const Machine *machine; ///< belongs to the answer's inventory
    std::vector<MemoryShare> memory; ///< of one GPU
    BarContent bar;
    QStringList misses;
    QStringList why;
    QStringList limits;
};

/// gpu-node-a1, 1 of 2 × RTX 4090, needs 19.55 of 23.99 GiB, $0.44/h, confidence high, 1 limit
QString spokenRow(const text::Phrasebook &book, const MachineFacts &facts);

/// Padded with figure spaces after its last digit to `decimals`, so that the decimal marks of a column stand below each
/// other.
QString alignedPrice(const text::NumberFormat &numbers, const Money &price, int decimals);
/// The decimals that a price is written with.
int decimalsOf(Micros price);

} // namespace cabe::ui
