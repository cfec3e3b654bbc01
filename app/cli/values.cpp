#include "app/cli/values.h"

#include "core/io/read_plan.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <utility>

namespace cabe::cli {
namespace {

Error at(ErrorFact fact, std::string option)
{
    return Error{std::move(fact), {}, std::move(option)};
}

/// Errors of the shared readers know a plan's places; here the option stands for them.
Error asOption(Error error)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kOptions{
        {{"/workload/task", "--task"},
         {"/workload/model", "--model"},
         {"/workload/precision", "--precision"},
         {"/workload/context", "--context"},
         {"/workload/requests", "--requests"},
         {"/workload/gpu_memory_gib", "--gpu-memory"}}};
    for (const auto &[place, option] : kOptions)
        if (error.place == place)
            error.place = option;
    return error;
}

/// Whole numbers, collecting faults.
std::optional<std::int64_t> wholeOr(const Given &word, Field field, const char *option, std::vector<Error> &errors,
                                    std::optional<std::int64_t> otherwise)
{
    if (!word)
        return otherwise;
    auto value = readWhole(*word, field);
    if (value)
        return *value;
    value.error().place = option;
    errors.push_back(value.error());
    return otherwise;
}

std::optional<Micros> amount(const Given &word, Field field, Micros limit, const char *option, std::vector<Error> &errors)
{
    const auto value = readAmount(*word, field, limit);
    if (value)
        return *value;
    errors.push_back(at(value.error().fact, option));
    return std::nullopt;
}

std::int64_t defaultContext(const ModelSpec *model)
{
    if (!model || !model->transformer())
        return kDefaultContext;
    return std::min(kDefaultContext, model->transformer()->maxContext.value_or(kDefaultContext));
}

/// EUR=1.08
void addRate(Rates &rates, const std::string &word, UtcTime asOf, const CountryTable &countries, std::vector<Error> &errors)
{
    const auto equals = word.find('=');
    const auto currency = Currency::fromCode(std::string_view(word).substr(0, equals));
    if (!currency || !countries.knowsCurrency(*currency)) {
        errors.push_back(at(error::CurrencyUnknown{word.substr(0, equals)}, "--rate"));
        return;
    }
    if (equals == std::string::npos) {
        errors.push_back(at(error::UnknownValue{Field::Rate, word, {word + "=1.08"}}, "--rate"));
        return;
    }
    const auto rate = readRate(word.substr(equals + 1));
    if (!rate)
        errors.push_back(at(rate.error().fact, "--rate"));
    else
        rates[*currency] = DatedRate{*rate, asOf};
}

} // namespace

Expected<std::int64_t> readWhole(const std::string &word, Field field)
{
    std::int64_t value = 0;
    const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (fault == std::errc::result_out_of_range && end == word.data() + word.size())
        return Unexpected(Error{error::OutOfRange{field, 1, kMaxRequests, word}});
    if (fault != std::errc{} || end != word.data() + word.size())
        return Unexpected(Error{error::NotWhole{field, word}});
    return value;
}

Expected<Format> readFormat(const CommonOptions &common)
{
    if (common.language && !text::languageFromCode(*common.language))
        return Unexpected(at(error::UnknownValue{Field::Language, *common.language, {"en", "es"}}, "--lang"));
    const std::string word = common.format.value_or("text");
    if (word == "text")
        return Format::Text;
    if (word == "json")
        return Format::Json;
    if (word == "csv")
        return Format::Csv;
    if (word == "html")
        return Format::Html;
    return Unexpected(at(error::UnknownValue{Field::Format, word, {"text", "json", "csv", "html"}}, "--format"));
}

Expected<Task> readTask(const std::string &word)
{
    if (const auto task = taskFromCode(word))
        return *task;
    return Unexpected(at(error::UnknownValue{Field::Task, word, {"run", "fine_tune", "images", "notebook"}}, "--task"));
}

Expected<Precision> readPrecision(const std::string &word)
{
    if (const auto precision = precisionFromCode(word))
        return *precision;
    return Unexpected(at(error::UnknownValue{Field::Precision, word, {"16", "8", "4", "stored"}}, "--precision"));
}

Expected<UtcTime> readAsOf(const Given &word, UtcTime now)
{
    if (!word)
        return now;
    if (const auto time = readTime(*word))
        return *time;
    return Unexpected(at(error::NotADate{Field::AsOf, *word}, "--as-of"));
}

Expected<std::optional<std::size_t>> readLimit(const Given &word)
{
    if (!word)
        return std::optional<std::size_t>();
    const auto value = readWhole(*word, Field::Limit);
    if (!value)
        return Unexpected(at(value.error().fact, "--limit"));
    constexpr std::int64_t kMost = 1'000'000'000;
    if (*value < 0 || *value > kMost)
        return Unexpected(at(error::OutOfRange{Field::Limit, 0, kMost, *word}, "--limit"));
    return std::optional(static_cast<std::size_t>(*value));
}

Expected<Workload, std::vector<Error>> readWorkload(const WorkloadOptions &options, Task task, const ModelCatalogue &catalogue)
{
    std::vector<Error> errors;
    const ModelSpec *model = options.model ? catalogue.find(*options.model) : nullptr;
    WorkloadRequest request;
    request.task = task;
    request.model = options.model;
    request.precision = Precision::Bits16;
    if (options.precision) {
        const auto precision = readPrecision(*options.precision);
        if (precision)
            request.precision = *precision;
        else
            errors.push_back(precision.error());
    }
    const ModelKind kind = model ? model->kind : ModelKind::Language;
    request.context = wholeOr(options.context, contextField(task), "--context", errors, defaultContext(model));
    request.requests = wholeOr(options.requests, requestsField(task, kind), "--requests", errors, 1);
    request.gpuMemoryGib = options.gpuMemory;
    auto workload = checkWorkload(request, catalogue);
    if (!workload)
        for (Error &error : workload.error())
            errors.push_back(asOption(std::move(error)));
    if (!errors.empty())
        return Unexpected(std::move(errors));
    return workload;
}

std::vector<Error> applyPreferences(Preferences &preferences, const AnswerOptions &options, const CountryTable &countries,
                                    UtcTime asOf)
{
    std::vector<Error> errors;
    if (options.budget)
        preferences.budget = amount(options.budget, Field::Budget, kBudgetLimit, "--budget", errors);
    if (options.maxPrice)
        preferences.maxPricePerHour = amount(options.maxPrice, Field::MaxPricePerHour, kPriceLimit, "--max-price", errors);
    if (options.tier) {
        if (const auto tier = tierChoiceFromCode(*options.tier))
            preferences.tier = *tier;
        else
            errors.push_back(at(error::UnknownValue{Field::Tier, *options.tier, {"any", "secure", "community"}}, "--tier"));
    }
    if (!options.countries.empty()) {
        preferences.countries.clear();
        preferences.europeanUnion = false;
    }
    for (const std::string &code : options.countries)
        if (!addCountry(preferences, code, countries))
            errors.push_back(at(error::CountryUnknown{code}, "--country"));
    if (options.currency) {
        const auto currency = Currency::fromCode(*options.currency);
        if (currency && countries.knowsCurrency(*currency))
            preferences.currency = *currency;
        else
            errors.push_back(at(error::CurrencyUnknown{*options.currency}, "--currency"));
    }
    if (options.noInterruptible)
        preferences.interruptible = false;
    std::set<std::string> seen;
    for (const std::string &rate : options.rates) {
        addRate(preferences.rates, rate, asOf, countries, errors);
        if (!seen.insert(rate.substr(0, 3)).second)
            errors.push_back(at(error::OptionTwice{"--rate " + rate.substr(0, 3)}, {}));
    }
    return errors;
}

} // namespace cabe::cli
