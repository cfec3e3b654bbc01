// The rows of a list as the user wants them: those that hold what was typed, in the order of a column. Pure, so that
// a hundred thousand can be put in order beside the window.
#pragma once

#include "ui/session/live_answer.h"
#include "ui/text/phrasebook.h"

#include <array>
#include <string>
#include <vector>

namespace cabe::ui {

/// What a row can be put in order by.
enum class RowKey {
    Name, Gpu, Memory, Room, Price, Confidence, Tier, Place, Source, Covers, Vcpus, Ram, Disk
};

/// A word that was typed, and what it may be the name of.
struct FilterWord {
    std::string text;         ///< ASCII letters in lower case
    CountrySet countries;     ///< whose name holds it
    std::array<bool, 2> tiers{}; ///< by Tier
    std::vector<bool> sources;   ///< of the inventory's parts, by Machine::source
};

struct RowWish {
    RowKey key = RowKey::Price;
    bool descending = false;
    std::vector<FilterWord> words;
    std::vector<std::uint16_t> countryRanks; ///< by Country::number, in the order of their names; only for Place

    bool isUsual() const { return key == RowKey::Price && !descending && words.empty(); }
};

/// Reads what was typed in the words of the screen.
std::vector<FilterWord> filterWords(const QString &typed, const text::Phrasebook &book, const LiveAnswer &answer);
/// Where each country stands by its name.
std::vector<std::uint16_t> countryRanks(const text::Phrasebook &book, const CountryTable &countries);

/// Rows that are alike stay cheapest first. Machines without the figure come last, whichever way.
std::vector<Row> orderedRows(const LiveAnswer &answer, RowList::Kind kind, const RowWish &wish);

} // namespace cabe::ui
