// How one machine is told: what it is, where, what it costs, and the facts found of it.
#pragma once

#include "core/domain/findings.h"
#include "core/io/write_answer.h"
#include "ui/text/document.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

/// 2 × RTX 4090
QString gpus(const Phrasebook &book, const Machine &machine);
/// 1 of 2 × RTX 4090, where not all of them are used
QString gpusUsed(const Phrasebook &book, const Machine &machine, int used);

/// Madrid, Spain.
QString placeOf(const Phrasebook &book, const CountryTable &countries, const Machine &machine);

/// What it costs a month: its own price where it is billed so in the same currency, else that of 730 hours.
Money monthOf(const Machine &machine, const Money &pricePerHour);

/// $321.20 for 730 hours; empty for a machine that is billed by the month, whose price says it itself.
QString monthlyPrice(const Phrasebook &book, const Machine &machine, const Money &pricePerHour);

/// 32 vCPU · 128.00 GiB of RAM · 1000 GiB of disk; what is not known is left out.
QString equipment(const Phrasebook &book, const Machine &machine);

/// Everything that is said of a row that fits; for an alternative, also what it misses.
block::Facts factsOf(const Phrasebook &book, const Answer &answer, const Finding &finding);

} // namespace cabe::text
