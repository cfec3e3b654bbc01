#include "ui/session/requirements.h"

#include "core/base/decimal.h"
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
