#include "core/io/answer_terms.h"

#include "core/base/decimal.h"
#include "core/io/json_lines.h"

#include <utility>

namespace cabe {
namespace {

std::optional<std::string> shortest(std::optional<Micros> amount)
{
    return amount ? std::optional(writeDecimalShort(amount->count, kMicrosDecimals, 0)) : std::nullopt;
}

std::optional<std::string> orNull(Currency currency)
{
    return currency.isNone() ? std::nullopt : std::optional(std::string(currency.code()));
}

/// Of an hour, as a decimal: 24, 0.5.
std::string hours(std::int64_t seconds)
{
    constexpr std::int64_t kSecondsPerHour = 3600;
    constexpr int kDecimals = 6;
    const std::int64_t part = (seconds % kSecondsPerHour * 1'000'000 + kSecondsPerHour / 2) / kSecondsPerHour;
    return writeDecimalShort(seconds / kSecondsPerHour * 1'000'000 + part, kDecimals, 0);
}

/// The workload's members, which the constraints begin with too.
void workloadMembers(JsonMembers &members, const Workload &workload)
{
    const ModelSpec *model = workload.model();
    const auto precision = workload.precision();
    const auto *stated = std::get_if<StateMemory>(&workload.job);
    members.text("task", code(workload.task));
    members.textOrNull("model", model ? std::optional(model->id) : std::nullopt);
    if (!precision)
        members.json("precision", "null");
    else if (*precision == Precision::Stored)
        members.text("precision", code(*precision));
    else
        members.json("precision", code(*precision));
    members.wholeOrNull("context", workload.context());
    members.wholeOrNull("requests", workload.requests());
    members.textOrNull("gpu_memory_gib", stated ? std::optional(stated->gib) : std::nullopt);
}

void appendChosenCountries(std::string &json, const Preferences &preferences)
{
    std::vector<std::string> chosen;
    if (preferences.europeanUnion)
        chosen.emplace_back("EU");
    for (const Country country : preferences.countries)
        chosen.push_back(country.code());
    appendTexts(json, chosen, [](const std::string &text) { return std::string_view(text); });
}

} // namespace

void appendWorkload(std::string &json, const Workload &workload)
{
    JsonMembers members(json);
    workloadMembers(members, workload);
    members.json("server", "null");
    members.close();
}

void appendPreferences(std::string &json, const Preferences &preferences)
{
    JsonMembers members(json);
    members.textOrNull("budget", shortest(preferences.budget));
    members.textOrNull("max_price_per_hour", shortest(preferences.maxPricePerHour));
    members.textOrNull("currency", orNull(preferences.currency));
    members.text("tier", code(preferences.tier));
    appendChosenCountries(members.value("countries"), preferences);
    members.truth("interruptible", preferences.interruptible);
    JsonMembers rates(members.value("rates"));
    for (const auto &[currency, dated] : preferences.rates) {
        JsonMembers rate(rates.value(currency.code()));
        rate.text("rate", writeDecimalShort(dated.rate.trillionths, kRateDecimals, 0));
        rate.text("date", writeDate(dated.date));
        rate.close();
    }
    rates.close();
    members.close();
}

void appendInventory(std::string &json, const Inventory &inventory)
{
    JsonMembers members(json);
    members.text("name", inventory.name);
    members.textOrNull("generated_at", inventory.generatedAt ? std::optional(writeTime(*inventory.generatedAt)) : std::nullopt);
    members.whole("machines", std::ssize(inventory.machines));
    members.whole("rejected", std::ssize(inventory.rejected));
    members.close();
}

void appendConstraints(std::string &json, const Answer &answer)
{
    const Preferences &preferences = answer.preferences;
    JsonMembers members(json);
    workloadMembers(members, answer.workload);
    members.text("tier", code(preferences.tier));
    members.textOrNull("max_price_per_hour", shortest(preferences.maxPricePerHour));
    members.textOrNull("currency", orNull(answer.index.currency()));
    appendChosenCountries(members.value("countries_chosen"), preferences);
    const CountrySet inside = preferences.expanded(answer.countries);
    appendTexts(members.value("countries"), inside.inOrder(), [](Country country) { return country.code(); });
    members.truth("interruptible", preferences.interruptible);
    members.truth("available_only", true);
    members.whole("hours_per_month", kHoursPerMonth);
    JsonMembers stale(members.value("stale_after_hours"));
    stale.json("secure", hours(answer.staleAfter.secureSeconds));
    stale.json("community", hours(answer.staleAfter.communitySeconds));
    stale.close();
    appendInventory(members.value("inventory"), answer.index.inventory());
    members.close();
}

} // namespace cabe
