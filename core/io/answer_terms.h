// What was asked, as an answer repeats it: the workload, the preferences, and all that was taken into
// account. Each appends one JSON object on one line.
#pragma once

#include "core/io/write_answer.h"

#include <string>

namespace cabe {

void appendWorkload(std::string &json, const Workload &workload);
void appendPreferences(std::string &json, const Preferences &preferences);
void appendInventory(std::string &json, const Inventory &inventory);
void appendConstraints(std::string &json, const Answer &answer);

} // namespace cabe
