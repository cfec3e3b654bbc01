#include "ui/session/requirements.h"

#include "core/base/decimal.h"
#include "core/domain/catalogues.h"
#include "core/domain/preferences.h"
#include "core/domain/workload.h"

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kLeastMoneyDecimals = 0;

DecimalEntry decimalOf(std::optional<Micros> amount)
{
    if (!amount)
        return {};
    return {writeDecimalShort(amount->count, kMicrosDecimals, kLeastMoneyDecimals)};
}

} // namespace

const ModelSpec *Requirements::model(const ModelCatalogue &catalogue) const
{
    return asksModel() ? catalogue.find(fields().model) : nullptr;
}

Requirements firstRequirements()
{
    Requirements requirements;
    requirements.fields().model = "llama-3.1-8b-instruct";
    requirements.gpuMemoryGib.value = "24";
    return requirements;
}

Requirements requirementsOf(const Workload &workload, const Preferences &preferences)
{
    Requirements requirements = firstRequirements();
    requirements.task = workload.task;
    TaskFields &fields = requirements.fields();
    if (const auto *stated = std::get_if<StateMemory>(&workload.job))
        requirements.gpuMemoryGib.value = stated->gib;
    if (const ModelSpec *model = workload.model()) {
        requirements.notebookStated = false;
        fields.model = model->id;
        fields.precision = *workload.precision();
        fields.context.value = workload.context();
        fields.requests.value = workload.requests();
    }
    requirements.budget = decimalOf(preferences.budget);
    requirements.maxPricePerHour = decimalOf(preferences.maxPricePerHour);
    requirements.currency = preferences.currency;
    requirements.tier = preferences.tier;
    requirements.countries = preferences.countries;
    requirements.europeanUnion = preferences.europeanUnion;
    requirements.interruptible = preferences.interruptible;
    for (const auto &[currency, rate] : preferences.rates)
        requirements.rates[{currency, preferences.currency}] = {{writeDecimalShort(rate.rate.trillionths, kRateDecimals, 0)}, rate.date};
    return requirements;
}

void chooseTask(Requirements &requirements, Task task, const ModelCatalogue &catalogue)
{
    const ModelSpec *model = catalogue.find(requirements.fields().model);
    requirements.task = task;
    if (requirements.fields().model.empty() && model && isOffered(task, model->kind))
        requirements.fields().model = model->id;
}

std::int64_t usualContext(const ModelSpec &model)
{
    const auto *shape = model.transformer();
    return shape ? std::min(kDefaultContext, shape->maxContext.value_or(kDefaultContext)) : kDefaultContext;
}

namespace {

/// A figure that was left empty is the usual one.
CountEntry settled(CountEntry entry, std::int64_t usual)
{
    if (entry.isEmpty())
        entry.value = usual;
    return entry;
}

/// Rates that count: those of the currency chosen.
std::map<Currency, RateEntry> ratesOf(const Requirements &requirements)
{
    std::map<Currency, RateEntry> rates;
    for (const auto &[key, entry] : requirements.rates)
        if (key.to == requirements.currency)
            rates[key.foreign] = entry;
    return rates;
}

} // namespace

std::vector<Field> changedFields(const Requirements &from, const Requirements &to, const Catalogues &catalogues)
{
    std::vector<Field> changed;
    const auto compare = [&changed](Field field, bool same) {
        if (!same)
            changed.push_back(field);
    };
    const ModelSpec *before = from.model(catalogues.models);
    const ModelSpec *after = to.model(catalogues.models);
    compare(Field::Task, from.task == to.task);
    if (from.task == to.task && (from.asksModel() || to.asksModel())) {
        const TaskFields &a = from.fields();
        const TaskFields &b = to.fields();
        compare(Field::Model, from.asksModel() == to.asksModel() && a.model == b.model);
        compare(Field::Precision, a.precision == b.precision);
        compare(contextField(to.task), settled(a.context, before ? usualContext(*before) : kDefaultContext) ==
                                           settled(b.context, after ? usualContext(*after) : kDefaultContext));
        compare(requestsField(to.task, after ? after->kind : ModelKind::Language), settled(a.requests, 1) == settled(b.requests, 1));
    }
    compare(Field::GpuMemory, to.asksModel() || from.gpuMemoryGib == to.gpuMemoryGib);
    compare(Field::Budget, from.budget == to.budget);
    compare(Field::MaxPricePerHour, from.maxPricePerHour == to.maxPricePerHour);
    compare(Field::Currency, from.currency == to.currency);
    compare(Field::Rate, ratesOf(from) == ratesOf(to));
    compare(Field::Tier, from.tier == to.tier);
    compare(Field::Countries, from.europeanUnion == to.europeanUnion && from.countries == to.countries);
    compare(Field::Interruptible, from.interruptible == to.interruptible);
    return changed;
}

void addCountry(Requirements &requirements, Country country, const CountryTable &countries)
{
    const bool isInside = requirements.europeanUnion && countries.europeanUnion.contains(country);
    if (!isInside && std::ranges::find(requirements.countries, country) == requirements.countries.end())
        requirements.countries.push_back(country);
}

void removeCountry(Requirements &requirements, Country country)
{
    std::erase(requirements.countries, country);
}

void chooseEuropeanUnion(Requirements &requirements, bool chosen, const CountryTable &countries)
{
    requirements.europeanUnion = chosen;
    if (chosen)
        std::erase_if(requirements.countries, [&](Country country) { return countries.europeanUnion.contains(country); });
}

} // namespace cabe::ui
