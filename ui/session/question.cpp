#include "ui/session/question.h"

#include "core/base/overloaded.h"
#include "core/io/read_plan.h"
#include "ui/text/number_input.h"

#include <algorithm>

namespace cabe::ui {
namespace {

/// The field that an error of a workload is about.
Field faultyField(const Error &error, const Requirements &requirements)
{
    return std::visit(Overloaded{
                          [](const error::OutOfRange &fact) { return fact.field; },
                          [](const error::MissingField &fact) { return fact.field; },
                          [](const error::NotADecimal &fact) { return fact.field; },
                          [](const error::NotWhole &fact) { return fact.field; },
                          [](const error::AmbiguousFigure &fact) { return fact.field; },
                          [](const error::TooManyDecimals &fact) { return fact.field; },
                          [](const error::NotPositive &fact) { return fact.field; },
                          [](const error::UnknownValue &fact) { return fact.field; },
                          [&](const error::ContextOverMaximum &) { return contextField(requirements.task); },
                          [&](const error::TooLargeToCalculate &) {
                              return requirements.asksModel() ? Field::Model : Field::GpuMemory;
                          },
                          [](const auto &) { return Field::Model; },
                      },
                      error.fact);
}

/// Fills a question, field by field.
class Asking {
public:
    Asking(const Requirements &requirements, const Catalogues &catalogues, text::Language language, Currency inventorys)
        : m_requirements(requirements), m_catalogues(catalogues), m_language(language),
          m_currency(requirements.currency.isNone() ? inventorys : requirements.currency)
    {
    }

    Question ask()
    {
        askWorkload();
        const std::size_t before = m_question.faults.size();
        Preferences preferences = askPreferences();
        if (m_question.faults.size() == before)
            m_question.preferences = std::move(preferences);
        return std::move(m_question);
    }

private:
    void fail(Field field, Error error)
    {
        const bool isMissing = std::holds_alternative<error::MissingField>(error.fact);
        m_question.faults.push_back({field, std::move(error), isMissing});
    }

    /// The value of a field, or `usual` where it is empty.
    std::optional<std::int64_t> count(const CountEntry &entry, Field field, std::int64_t usual)
    {
        if (entry.unread.isEmpty())
            return entry.value.value_or(usual);
        if (auto read = text::readCount(entry.unread, field, m_language); read)
            return *read;
        else
            fail(field, std::move(read.error()));
        return std::nullopt;
    }

    std::optional<std::string> decimal(const DecimalEntry &entry, Field field)
    {
        if (entry.unread.isEmpty())
            return entry.value;
        if (auto read = text::readDecimalTyped(entry.unread, field, m_language, m_currency); read)
            return *read;
        else
            fail(field, std::move(read.error()));
        return std::nullopt;
    }

    void askWorkload()
    {
        WorkloadRequest request;
        request.task = m_requirements.task;
        const ModelSpec *model = m_requirements.model(m_catalogues.models);
        if (m_requirements.asksModel())
            askModel(request, model);
        else
            request.gpuMemoryGib = decimal(m_requirements.gpuMemoryGib, Field::GpuMemory);
        if (!m_question.faults.empty())
            return;
        auto workload = checkWorkload(request, m_catalogues.models);
        if (workload) {
            m_question.workload = std::move(*workload);
            return;
        }
        for (Error &error : workload.error()) {
            const Field field = faultyField(error, m_requirements);
            error.place.clear();
            fail(field, std::move(error));
        }
    }

    void askModel(WorkloadRequest &request, const ModelSpec *model)
    {
        const TaskFields &fields = m_requirements.fields();
        if (fields.model.empty()) {
            fail(Field::Model, Error{error::MissingField{Field::Model}});
            return;
        }
        request.model = fields.model;
        request.precision = fields.precision;
        if (!model || model->kind == ModelKind::Image)
            return;
        if (model->kind != ModelKind::Speech)
            request.context = count(fields.context, contextField(request.task), usualContext(*model));
        request.requests = count(fields.requests, requestsField(request.task, model->kind), 1);
    }

    std::optional<Micros> amount(const DecimalEntry &entry, Field field, Micros limit)
    {
        const auto text = decimal(entry, field);
        if (!text)
            return std::nullopt;
        auto read = readAmount(*text, field, limit);
        if (!read) {
            fail(field, std::move(read.error()));
            return std::nullopt;
        }
        return *read;
    }

    Preferences askPreferences()
    {
        Preferences preferences;
        preferences.budget = amount(m_requirements.budget, Field::Budget, kBudgetLimit);
        preferences.maxPricePerHour = amount(m_requirements.maxPricePerHour, Field::MaxPricePerHour, kPriceLimit);
        preferences.currency = m_requirements.currency;
        preferences.tier = m_requirements.tier;
        preferences.countries = m_requirements.countries;
        preferences.europeanUnion = m_requirements.europeanUnion;
        preferences.interruptible = m_requirements.interruptible;
        for (const auto &[key, entry] : m_requirements.rates)
            if ((key.to == m_requirements.currency || key.to == m_currency) && key.foreign != m_currency)
                askRate(preferences, key.foreign, entry);
        return preferences;
    }

    void askRate(Preferences &preferences, const Currency &currency, const RateEntry &entry)
    {
        const std::size_t before = m_question.faults.size();
        if (const auto text = decimal(entry.rate, Field::Rate)) {
            auto rate = readRate(*text);
            if (rate)
                preferences.rates[currency] = {*rate, entry.date};
            else
                fail(Field::Rate, std::move(rate.error()));
        }
        if (m_question.faults.size() > before) // there may be several rates
            m_question.faults.back().error.place = currency.code();
    }

    const Requirements &m_requirements;
    const Catalogues &m_catalogues;
    text::Language m_language;
    Currency m_currency;
    Question m_question;
};

} // namespace

const Fault *Question::faultOf(Field field) const
{
    const auto found = std::ranges::find(faults, field, &Fault::field);
    return found == faults.end() ? nullptr : &*found;
}

Question questionOf(const Requirements &requirements, const Catalogues &catalogues, text::Language language,
                    Currency inventorys)
{
    return Asking(requirements, catalogues, language, inventorys).ask();
}

int pageOf(Field field)
{
    switch (field) {
    case Field::Task: return 0;
    case Field::Model:
    case Field::Precision:
    case Field::Context:
    case Field::SequenceLength:
    case Field::Requests:
    case Field::BatchSize:
    case Field::AudioStreams:
    case Field::GpuMemory:
    case Field::Server: return 1;
    case Field::Budget:
    case Field::MaxPricePerHour:
    case Field::Currency:
    case Field::Tier:
    case Field::Countries:
    case Field::Interruptible:
    case Field::Rate:
    case Field::RateDate: return 2;
    case Field::Name:
    case Field::AsOf:
    case Field::Limit:
    case Field::Format:
    case Field::Language: break;
    }
    return 0;
}

} // namespace cabe::ui
