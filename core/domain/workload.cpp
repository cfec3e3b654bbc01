#include "core/domain/workload.h"

#include "core/base/decimal.h"
#include "core/base/overloaded.h"
#include "core/base/wide.h"

#include <algorithm>

namespace cabe {
namespace {

/// Collects the faults of one request, each field of which is read once.
class Checker {
public:
    Checker(const WorkloadRequest &request, const ModelCatalogue &catalogue) : m_request(request), m_catalogue(catalogue) {}

    Expected<Workload, std::vector<Error>> check()
    {
        if (m_request.task == Task::Notebook && !m_request.model)
            return stated();
        const ModelSpec *model = readModel();
        const auto precision = readPrecision(model);
        const bool asksRequests = !model || model->kind != ModelKind::Image;
        const bool asksContext = asksRequests && (!model || model->kind != ModelKind::Speech);
        const std::int64_t context = asksContext && model ? readContext(*model) : 0;
        const std::int64_t requests = asksRequests && model ? readRequests(*model) : 0;
        if (!m_errors.empty())
            return Unexpected(std::move(m_errors));
        return Workload{m_request.task, jobOf(*model, *precision, context, requests)};
    }

private:
    void fail(ErrorFact fact, const char *place) { m_errors.push_back(Error{std::move(fact), {}, place}); }

    Expected<Workload, std::vector<Error>> stated()
    {
        constexpr int kDecimals = 9;
        constexpr auto kPlace = "/workload/gpu_memory_gib";
        if (!m_request.gpuMemoryGib) {
            fail(error::MissingField{Field::GpuMemory}, kPlace);
            return Unexpected(std::move(m_errors));
        }
        const std::string &text = *m_request.gpuMemoryGib;
        const auto [scaled, fault] = readDecimal(text, kDecimals);
        const auto bytes = ceilDiv(Wide(scaled) * Wide(kGib), Wide(1'000'000'000)).toBytes();
        if (fault == DecimalFault::NotADecimal)
            fail(error::NotADecimal{Field::GpuMemory, text}, kPlace);
        else if (fault == DecimalFault::TooManyDecimals)
            fail(error::TooManyDecimals{Field::GpuMemory, kDecimals, text}, kPlace);
        else if (!fault && scaled <= 0)
            fail(error::NotPositive{Field::GpuMemory, text}, kPlace);
        else if (fault || !bytes)
            fail(error::TooLargeToCalculate{}, kPlace);
        if (!m_errors.empty())
            return Unexpected(std::move(m_errors));
        return Workload{m_request.task, StateMemory{*bytes, text}};
    }

    const ModelSpec *readModel()
    {
        if (!m_request.model) {
            fail(error::MissingField{Field::Model}, "/workload/model");
            return nullptr;
        }
        const ModelSpec *model = m_catalogue.find(*m_request.model);
        if (!model)
            fail(error::ModelUnknown{*m_request.model, similar(*m_request.model)}, "/workload/model");
        else if (!isOffered(m_request.task, model->kind))
            fail(error::ModelNotForTask{model->name, m_request.task}, "/workload/model");
        else
            return model;
        return nullptr;
    }

    std::optional<Precision> readPrecision(const ModelSpec *model)
    {
        constexpr auto kPlace = "/workload/precision";
        const bool storable = m_request.task == Task::Run || m_request.task == Task::Notebook;
        if (!m_request.precision)
            fail(error::MissingField{Field::Precision}, kPlace);
        else if (*m_request.precision == Precision::Stored && !storable)
            fail(error::UnknownValue{Field::Precision, "stored", {"16", "8", "4"}}, kPlace);
        else if (*m_request.precision == Precision::Stored && model && !model->weightsBytes)
            fail(error::NotStored{model->name}, kPlace);
        return m_request.precision;
    }

    std::int64_t readContext(const ModelSpec &model)
    {
        constexpr auto kPlace = "/workload/context";
        const Field field = contextField(m_request.task);
        const auto most = model.transformer()->maxContext;
        if (!most)
            fail(error::FigureMissing{Figure::MaxContext, model.name}, kPlace);
        else if (!m_request.context)
            fail(error::MissingField{field}, kPlace);
        else if (*m_request.context < 1)
            fail(error::OutOfRange{field, 1, *most, std::to_string(*m_request.context)}, kPlace);
        else if (*m_request.context > *most)
            fail(error::ContextOverMaximum{model.name, *most, std::to_string(*m_request.context)}, kPlace);
        return m_request.context.value_or(0);
    }

    std::int64_t readRequests(const ModelSpec &model)
    {
        constexpr auto kPlace = "/workload/requests";
        const Field field = requestsField(m_request.task, model.kind);
        if (!m_request.requests)
            fail(error::MissingField{field}, kPlace);
        else if (*m_request.requests < 1 || *m_request.requests > kMaxRequests)
            fail(error::OutOfRange{field, 1, kMaxRequests, std::to_string(*m_request.requests)}, kPlace);
        return m_request.requests.value_or(0);
    }

    decltype(Workload::job) jobOf(const ModelSpec &model, Precision precision, std::int64_t context, std::int64_t requests) const
    {
        switch (model.kind) {
        case ModelKind::Speech: return TranscribeSpeech{&model, precision, requests};
        case ModelKind::Image: return GenerateImages{&model, precision};
        case ModelKind::Language:
        case ModelKind::Embedding: break;
        }
        if (m_request.task == Task::FineTune)
            return FineTune{&model, precision, context, requests};
        return ServeModel{&model, precision, context, requests};
    }

    /// Up to three ids of the catalogue that share the longest text with the given one.
    std::vector<std::string> similar(std::string_view id) const;

    const WorkloadRequest &m_request;
    const ModelCatalogue &m_catalogue;
    std::vector<Error> m_errors;
};

/// Length of the longest text that stands in both.
std::size_t longestShared(std::string_view a, std::string_view b)
{
    std::size_t longest = 0;
    for (std::size_t from = 0; from + longest < a.size(); ++from)
        while (from + longest < a.size() && b.find(a.substr(from, longest + 1)) != std::string_view::npos)
            ++longest;
    return longest;
}

std::vector<std::string> Checker::similar(std::string_view id) const
{
    constexpr std::size_t kMost = 3;
    constexpr std::size_t kLeastShared = 3;
    constexpr std::size_t kLongestId = 100; // a longer one is no slip of the keyboard
    struct Candidate {
        std::size_t shared;
        const std::string *id;
    };
    std::vector<Candidate> candidates;
    for (const ModelSpec &model : m_catalogue.models()) {
        const std::size_t shared = id.size() > kLongestId ? 0 : longestShared(id, model.id);
        if (shared >= kLeastShared && isOffered(m_request.task, model.kind))
            candidates.push_back({shared, &model.id});
    }
    std::ranges::stable_sort(candidates, [](const Candidate &a, const Candidate &b) {
        return a.shared != b.shared ? a.shared > b.shared : a.id->size() < b.id->size();
    });
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < std::min(kMost, candidates.size()); ++i)
        ids.push_back(*candidates[i].id);
    return ids;
}

} // namespace

bool isOffered(Task task, ModelKind kind)
{
    switch (task) {
    case Task::Run: return kind != ModelKind::Image;
    case Task::FineTune:
    case Task::Notebook: return kind == ModelKind::Language;
    case Task::Images: return kind == ModelKind::Image;
    }
    return false;
}

Field contextField(Task task)
{
    return task == Task::FineTune ? Field::SequenceLength : Field::Context;
}

Field requestsField(Task task, ModelKind kind)
{
    if (task == Task::FineTune)
        return Field::BatchSize;
    return kind == ModelKind::Speech ? Field::AudioStreams : Field::Requests;
}

Expected<Workload, std::vector<Error>> checkWorkload(const WorkloadRequest &request, const ModelCatalogue &catalogue)
{
    return Checker(request, catalogue).check();
}

const ModelSpec *Workload::model() const
{
    return std::visit(Overloaded{[](const StateMemory &) -> const ModelSpec * { return nullptr; },
                                 [](const auto &j) { return j.model; }},
                      job);
}

std::optional<Precision> Workload::precision() const
{
    return std::visit(Overloaded{[](const StateMemory &) -> std::optional<Precision> { return std::nullopt; },
                                 [](const auto &j) { return std::optional(j.precision); }},
                      job);
}

std::optional<std::int64_t> Workload::context() const
{
    return std::visit(Overloaded{[](const ServeModel &j) { return std::optional(j.context); },
                                 [](const FineTune &j) { return std::optional(j.sequenceLength); },
                                 [](const auto &) { return std::optional<std::int64_t>(); }},
                      job);
}

std::optional<std::int64_t> Workload::requests() const
{
    return std::visit(Overloaded{[](const ServeModel &j) { return std::optional(j.requests); },
                                 [](const FineTune &j) { return std::optional(j.batchSize); },
                                 [](const TranscribeSpeech &j) { return std::optional(j.streams); },
                                 [](const auto &) { return std::optional<std::int64_t>(); }},
                      job);
}

Workload Workload::at(Precision precision) const
{
    Workload other = *this;
    std::visit(Overloaded{[](StateMemory &) {}, [precision](auto &j) { j.precision = precision; }}, other.job);
    return other;
}

Workload Workload::withContext(std::int64_t context) const
{
    Workload other = *this;
    std::visit(Overloaded{[context](ServeModel &j) { j.context = context; },
                          [context](FineTune &j) { j.sequenceLength = context; }, [](auto &) {}},
               other.job);
    return other;
}

Workload Workload::withRequests(std::int64_t requests) const
{
    Workload other = *this;
    std::visit(Overloaded{[requests](ServeModel &j) { j.requests = requests; },
                          [requests](FineTune &j) { j.batchSize = requests; },
                          [requests](TranscribeSpeech &j) { j.streams = requests; }, [](auto &) {}},
               other.job);
    return other;
}

} // namespace cabe
