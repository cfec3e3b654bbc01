// Writes a plan (cabe-plan 1) as readPlan() reads it: the same plan gives the same bytes.
#pragma once

#include "core/io/read_plan.h"

#include <string>

namespace cabe {

std::string writePlan(const Plan &plan);

} // namespace cabe
