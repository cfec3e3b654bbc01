#include "core/io/write_plan.h"

#include "core/io/answer_terms.h"
#include "core/io/json_lines.h"

namespace cabe {

std::string writePlan(const Plan &plan)
{
    std::string json = "{\n  \"format\": \"cabe-plan\",\n  \"version\": 1";
    const auto member = [&json](std::string_view name) -> std::string & {
        json += ",\n  ";
        appendQuoted(json, name);
        return json += ": ";
    };
    appendQuoted(member("name"), plan.name);
    appendWorkload(member("workload"), plan.workload);
    appendPreferences(member("preferences"), plan.preferences);
    if (!plan.scenarios.empty()) {
        JsonLines lines(member("scenarios"), 4);
        for (const PlanScenario &scenario : plan.scenarios) {
            JsonMembers members(lines.next());
            members.text("name", scenario.name).text("note", scenario.note);
            appendWorkload(members.value("workload"), scenario.workload);
            appendPreferences(members.value("preferences"), scenario.preferences);
            members.close();
        }
        lines.close();
    }
    if (!plan.autosavedFrom.empty())
        appendQuoted(member("autosaved_from"), plan.autosavedFrom);
    return json += "\n}\n";
}

} // namespace cabe
