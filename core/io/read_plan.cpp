#include "core/io/read_plan.h"

#include "core/base/overloaded.h"
#include "core/io/json_reader.h"
#include "core/io/limits.h"
#include "core/io/read_preferences.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <map>

namespace cabe {
namespace {

/// Reads a workload's members, only those that its task and its model's kind ask for: the others may hold
/// anything.
class WorkloadReader {
public:
    /// `above` is the place of what the workload is a member of.
    WorkloadReader(const JsonNode &node, const ModelCatalogue &catalogue, std::string above = {})
        : m_node(node), m_catalogue(catalogue), m_above(std::move(above))
    {
    }

    /// The workload where all is well; else its faults are in the document.
    std::optional<Workload> read()
    {
        if (!m_node.isRequiredObject())
            return std::nullopt;
        if (const JsonNode server = member("server"); !server.isAbsent())
            server.fail(error::ServerNotBuilt{asGiven(server)});
        const auto task = readTask();
        if (!task)
            return std::nullopt;
        m_request.task = *task;
        if (*task == Task::Notebook && member("model").isAbsent()) {
            readStated();
            return check();
        }
        readModelled();
        // Without its model's name, a notebook would be taken for one without a model.
        return *task == Task::Notebook && !m_request.model ? std::nullopt : check();
    }

private:
    JsonNode member(std::string_view name) const { return m_node.member(name); }

    static std::string asGiven(const JsonNode &node)
    {
        if (const auto *text = std::get_if<std::string>(&node.value()->content))
            return *text;
        std::string json;
        appendJson(json, *node.value());
        return json;
    }

    std::optional<Task> readTask() const
    {
        const JsonNode node = member("task");
        if (node.isAbsent())
            node.fail(error::MissingField{Field::Task});
        const auto word = node.text();
        if (!word)
            return std::nullopt;
        const auto task = taskFromCode(*word);
        if (!task)
            node.fail(error::UnknownValue{Field::Task, *word, {"run", "fine_tune", "images", "notebook"}});
        return task;
    }

    void readStated()
    {
        const JsonNode node = member("gpu_memory_gib");
        if (node.isAbsent())
            return;
        if (const auto *number = std::get_if<JsonNumber>(&node.value()->content))
            m_request.gpuMemoryGib = number->digits;
        else if (std::holds_alternative<std::string>(node.value()->content))
            m_request.gpuMemoryGib = node.text();
        else
            node.failType(ValueType::Decimal);
    }

    void readModelled()
    {
        m_request.model = member("model").text();
        readPrecision();
        const ModelSpec *model = m_request.model ? m_catalogue.find(*m_request.model) : nullptr;
        if (!model || !isOffered(m_request.task, model->kind) || model->kind == ModelKind::Image)
            return;
        if (model->kind != ModelKind::Speech)
            m_request.context = readWhole("context", contextField(m_request.task));
        m_request.requests = readWhole("requests", requestsField(m_request.task, model->kind));
    }

    void readPrecision()
    {
        const JsonNode node = member("precision");
        if (node.isAbsent())
            return;
        const auto *number = std::get_if<JsonNumber>(&node.value()->content);
        if (!number && !std::holds_alternative<std::string>(node.value()->content))
            return node.failType(ValueType::WholeNumber);
        const std::string given = asGiven(node);
        if (number && !number->isWhole())
            return node.fail(error::NotWhole{Field::Precision, given});
        const auto precision = precisionFromCode(given);
        // "16" as text is another value than 16: only `stored` is a word.
        if (precision && (*precision == Precision::Stored) == !number) {
            m_request.precision = precision;
            return;
        }
        std::vector<std::string> allowed{"16", "8", "4"};
        if (m_request.task == Task::Run || m_request.task == Task::Notebook)
            allowed.emplace_back("stored");
        node.fail(error::UnknownValue{Field::Precision, given, std::move(allowed)});
    }

    /// A number beyond 64 bits counts as the nearest that is not; what was given is told all the same.
    std::optional<std::int64_t> readWhole(const char *name, Field field)
    {
        const JsonNode node = member(name);
        if (node.isAbsent())
            return std::nullopt;
        const auto *number = std::get_if<JsonNumber>(&node.value()->content);
        if (!number)
            node.failType(ValueType::WholeNumber);
        else if (!number->isWhole())
            node.fail(error::NotWhole{field, number->digits});
        if (!number || !number->isWhole())
            return std::nullopt;
        m_given[node.place()] = number->digits;
        using Limits = std::numeric_limits<std::int64_t>;
        std::int64_t value = 0;
        const char *end = number->digits.data() + number->digits.size();
        if (std::from_chars(number->digits.data(), end, value).ec != std::errc{})
            return number->digits.starts_with('-') ? Limits::min() : Limits::max();
        return value;
    }

    std::optional<Workload> check() const
    {
        const std::vector<std::string> wrong = m_node.faultPlaces();
        auto workload = checkWorkload(m_request, m_catalogue);
        if (workload)
            return wrong.empty() ? std::optional(*std::move(workload)) : std::nullopt;
        for (Error &fault : workload.error()) {
            fault.place = m_above + fault.place;
            // A member of a wrong type is missing from the request, but not from the plan.
            if (std::ranges::find(wrong, fault.place) != wrong.end())
                continue;
            if (const auto given = m_given.find(fault.place); given != m_given.end())
                tellAsGiven(fault.fact, given->second);
            m_node.fail(std::move(fault));
        }
        return std::nullopt;
    }

    static void tellAsGiven(ErrorFact &fact, const std::string &given)
    {
        std::visit(Overloaded{[&](error::OutOfRange &f) { f.given = given; },
                              [&](error::ContextOverMaximum &f) { f.given = given; }, [](auto &) {}},
                   fact);
    }

    const JsonNode &m_node;
    const ModelCatalogue &m_catalogue;
    std::string m_above;
    WorkloadRequest m_request;
    std::map<std::string, std::string> m_given; ///< by place
};

/// Faults of a workload in the order of its fields, whichever step found them.
void sortFaults(std::vector<Error> &faults)
{
    constexpr std::array<std::string_view, 8> kOrder{"/name",
                                                     "/workload/task",
                                                     "/workload/model",
                                                     "/workload/precision",
                                                     "/workload/context",
                                                     "/workload/requests",
                                                     "/workload/gpu_memory_gib",
                                                     "/workload/server"};
    std::ranges::stable_sort(faults, {}, [&](const Error &fault) { return std::ranges::find(kOrder, fault.place) - kOrder.begin(); });
}

std::vector<PlanScenario> readScenarios(const JsonNode &node, const ModelCatalogue &catalogue, const CountryTable &countries)
{
    std::vector<PlanScenario> scenarios;
    for (const JsonNode &item : node.items()) {
        if (scenarios.size() == kMostScenarios)
            break;
        if (!item.isObject())
            continue;
        const JsonNode workloadNode = item.member("workload");
        auto workload = WorkloadReader(workloadNode, catalogue, item.place()).read();
        Preferences preferences = readPreferences(item.member("preferences"), countries);
        if (workload)
            scenarios.push_back({item.member("name").text().value_or(""), item.member("note").text().value_or(""), *std::move(workload),
                                 std::move(preferences)});
    }
    return scenarios;
}

} // namespace

Expected<Plan, std::vector<Error>> readPlan(std::string_view json, const std::string &file, const ModelCatalogue &catalogue,
                                            const CountryTable &countries)
{
    JsonDocument document = openDocument(json, file, kPlanMebibytes, "cabe-plan", 1);
    if (!document.faults.empty())
        return Unexpected(std::move(document.faults));
    const JsonNode root(document);
    std::string name = root.member("name").text().value_or("");
    const JsonNode workloadNode = root.member("workload");
    std::optional<Workload> workload = WorkloadReader(workloadNode, catalogue).read();
    Preferences preferences = readPreferences(root.member("preferences"), countries);
    std::vector<PlanScenario> scenarios = readScenarios(root.member("scenarios"), catalogue, countries);
    std::string autosavedFrom = root.member("autosaved_from").text().value_or("");
    if (document.faults.empty())
        return Plan{std::move(name), *std::move(workload), std::move(preferences), std::move(scenarios), std::move(autosavedFrom)};
    sortFaults(document.faults);
    return Unexpected(std::move(document.faults));
}

} // namespace cabe
