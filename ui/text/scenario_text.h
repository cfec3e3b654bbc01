// What a scenario is called until a person names it.
#pragma once

#include "core/domain/workload.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

/// 16 bits, 4096 tokens, 1 request
QString scenarioName(const Phrasebook &book, const Workload &workload);

} // namespace cabe::text
