// The sentences about one machine and about what an answer rests on: why it fits, its limits, how sure the
// answer is, what was missed, why it was left out.
#pragma once

#include "core/domain/findings.h"
#include "core/domain/preferences.h"
#include "core/domain/workload.h"
#include "core/memory/memory_estimate.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

QString text(const Phrasebook &book, const CountryTable &countries, const Reason &reason);
QString text(const Phrasebook &book, const Limit &limit);
QString text(const Phrasebook &book, const CountryTable &countries, const Exclusion &exclusion);
QString text(const Phrasebook &book, Assumption assumption, const Workload &workload);
QString text(const Phrasebook &book, const BudgetCovers &covers);

/// What an alternative misses of the preferences.
QString text(const Phrasebook &book, Miss miss, const Preferences &preferences, Tier tier, const Money &pricePerHour);

/// Where confidence starts for a kind of workload, and what lowered it.
QString confidenceStart(const Phrasebook &book, const Workload &workload);
QString loweredBy(const Phrasebook &book, const std::vector<ConfidenceReason> &reasons);

} // namespace cabe::text
