#include "core/io/read_preferences.h"

#include "core/base/decimal.h"
#include "core/io/json_pointer.h"
#include "core/io/read_plan.h"

#include <algorithm>

namespace cabe {
namespace {

constexpr std::int64_t kMicrosPerUnit = 1'000'000;
constexpr std::int64_t kRateLimit = 1'000'000; ///< a rate is under it, so that a price in it still fits

/// A decimal above zero and under `limit` units, x 10^decimals.
Expected<std::int64_t> readPositive(std::string_view text, Field field, int decimals, std::int64_t limit, std::int64_t scaledLimit)
{
    const std::string given(text);
    const auto [scaled, fault] = readDecimal(text, decimals);
    if (fault == DecimalFault::NotADecimal)
        return Unexpected(Error{error::NotADecimal{field, given}});
    if (fault == DecimalFault::TooManyDecimals)
        return Unexpected(Error{error::TooManyDecimals{field, decimals, given}});
    if (text.starts_with('-') || (!fault && scaled == 0))
        return Unexpected(Error{error::NotPositive{field, given}});
    if (fault || scaled >= scaledLimit)
        return Unexpected(Error{error::AmountTooLarge{field, limit, given}});
    return scaled;
}

/// A decimal as text, or a number by its digits.
std::optional<std::string> decimalText(const JsonNode &node)
{
    if (node.isAbsent())
        return std::nullopt;
    if (const auto *number = std::get_if<JsonNumber>(&node.value()->content))
        return number->digits;
    if (std::holds_alternative<std::string>(node.value()->content))
        return node.text();
    node.failType(ValueType::Decimal);
    return std::nullopt;
}

std::optional<Micros> amount(const JsonNode &node, Field field, Micros limit)
{
    const auto text = decimalText(node);
    if (!text)
        return std::nullopt;
    const auto read = readAmount(*text, field, limit);
    if (read)
        return *read;
    node.fail(read.error().fact);
    return std::nullopt;
}

std::optional<TierChoice> tier(const JsonNode &node)
{
    const auto word = node.text();
    if (!word)
        return std::nullopt;
    const auto choice = tierChoiceFromCode(*word);
    if (!choice)
        node.fail(error::UnknownValue{Field::Tier, *word, {"any", "secure", "community"}});
    return choice;
}

void readCountriesOf(const JsonNode &node, Preferences &preferences, const CountryTable &countries)
{
    for (const JsonNode &item : node.items()) {
        if (item.isAbsent()) {
            item.failType(ValueType::Text);
            continue;
        }
        const auto code = item.text();
        if (code && !addCountry(preferences, *code, countries))
            item.fail(error::CountryUnknown{*code});
    }
}

std::optional<Rate> rateOf(const JsonNode &node)
{
    if (node.isAbsent())
        node.fail(error::MissingField{Field::Rate});
    const auto text = decimalText(node);
    if (!text)
        return std::nullopt;
    const auto read = readRate(*text);
    if (read)
        return *read;
    node.fail(read.error().fact);
    return std::nullopt;
}

std::optional<UtcTime> dateOf(const JsonNode &node)
{
    if (node.isAbsent()) {
        node.fail(error::MissingField{Field::RateDate});
        return std::nullopt;
    }
    if (!std::holds_alternative<std::string>(node.value()->content)) {
        node.failType(ValueType::Date);
        return std::nullopt;
    }
    const auto text = node.text();
    const auto date = text ? readDate(*text) : std::nullopt;
    if (text && !date)
        node.fail(error::NotADate{Field::RateDate, *text});
    return date;
}

void readRates(const JsonNode &node, Preferences &preferences, const CountryTable &countries)
{
    for (const auto &[code, entry] : node.members()) {
        if (entry.isAbsent())
            continue;
        const auto currency = readCurrency(code, countries);
        if (!currency)
            entry.fail(currency.error().fact);
        else if (currency.value() == preferences.currency)
            entry.fail(error::RateForOwnCurrency{std::string(currency->code())});
        if (!entry.isObject())
            continue;
        const auto rate = rateOf(entry.member("rate"));
        const auto date = dateOf(entry.member("date"));
        if (currency && rate && date)
            preferences.rates.insert_or_assign(*currency, DatedRate{*rate, *date});
    }
}

} // namespace

Preferences readPreferences(const JsonNode &node, const CountryTable &countries)
{
    Preferences preferences;
    if (!node.isObject())
        return preferences;
    preferences.budget = amount(node.member("budget"), Field::Budget, kBudgetLimit);
    preferences.maxPricePerHour = amount(node.member("max_price_per_hour"), Field::MaxPricePerHour, kPriceLimit);
    const JsonNode currencyNode = node.member("currency");
    if (const auto code = currencyNode.text()) {
        const auto currency = readCurrency(*code, countries);
        if (currency)
            preferences.currency = *currency;
        else
            currencyNode.fail(currency.error().fact);
    }
    preferences.tier = tier(node.member("tier")).value_or(TierChoice::Any);
    readCountriesOf(node.member("countries"), preferences, countries);
    preferences.interruptible = node.member("interruptible").truth().value_or(true);
    readRates(node.member("rates"), preferences, countries);
    return preferences;
}

Expected<Micros> readAmount(std::string_view text, Field field, Micros limit)
{
    auto scaled = readPositive(text, field, kMicrosDecimals, limit.count / kMicrosPerUnit, limit.count);
    if (!scaled)
        return Unexpected(std::move(scaled).error());
    return Micros{*scaled};
}

Expected<Rate> readRate(std::string_view text)
{
    auto scaled = readPositive(text, Field::Rate, kRateDecimals, kRateLimit, kRateLimit * kSameCurrency.trillionths);
    if (!scaled)
        return Unexpected(std::move(scaled).error());
    return Rate{*scaled};
}

Expected<Currency> readCurrency(std::string_view code, const CountryTable &countries)
{
    const auto currency = Currency::fromCode(code);
    if (!currency || !countries.knowsCurrency(*currency))
        return Unexpected(Error{error::CurrencyUnknown{std::string(code)}});
    return *currency;
}

bool addCountry(Preferences &preferences, std::string_view code, const CountryTable &countries)
{
    if (code.size() == 2 && (code[0] == 'E' || code[0] == 'e') && (code[1] == 'U' || code[1] == 'u')) {
        preferences.europeanUnion = true;
        return true;
    }
    const auto country = countries.find(code);
    if (country && std::ranges::find(preferences.countries, *country) == preferences.countries.end())
        preferences.countries.push_back(*country);
    return country.has_value();
}

std::optional<Error> checkRates(const Preferences &preferences, Currency answerCurrency)
{
    if (answerCurrency.isNone() || !preferences.rates.contains(answerCurrency))
        return std::nullopt;
    const std::string code(answerCurrency.code());
    return Error{error::RateForOwnCurrency{code}, {}, "/preferences/rates/" + code};
}

} // namespace cabe
