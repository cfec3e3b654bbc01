#include "ui/text/number_format.h"

#include "core/base/decimal.h"
#include "core/base/wide.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <limits>

namespace cabe::text {
namespace {

constexpr char16_t kNoBreak = u'\u00A0';
constexpr char16_t kNarrowNoBreak = u'\u202F';
constexpr char16_t kMinus = u'\u2212';

QString ascii(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

/// number x factor / divisor, halves away from zero; the largest number where that is beyond 64 bits.
std::int64_t scaled(std::int64_t number, std::int64_t factor, std::int64_t divisor)
{
    constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
    const std::int64_t magnitude = number >= 0 ? number : number == std::numeric_limits<std::int64_t>::min() ? kMost : -number;
    const std::int64_t rounded = roundDiv(Wide(magnitude) * Wide(factor), Wide(divisor)).toInt64().value_or(kMost);
    return number < 0 ? -rounded : rounded;
}

int monthOf(UtcTime time)
{
    const std::string date = writeDate(time);
    return (date[5] - '0') * 10 + (date[6] - '0');
}

const char *monthName(Language language, int month)
{
    static constexpr std::array kEnglish{"January", "February", "March",     "April",   "May",      "June",
                                         "July",    "August",   "September", "October", "November", "December"};
    static constexpr std::array kSpanish{"enero", "febrero", "marzo",      "abril",   "mayo",      "junio",
                                         "julio", "agosto",  "septiembre", "octubre", "noviembre", "diciembre"};
    const auto index = static_cast<std::size_t>(month - 1);
    return language == Language::Spanish ? kSpanish[index] : kEnglish[index];
}

/// The day of the month without a leading zero, and the year.
std::pair<QString, QString> dayAndYear(UtcTime time)
{
    const std::string date = writeDate(time);
    return {QString::number((date[8] - '0') * 10 + (date[9] - '0')), ascii(std::string_view(date).substr(0, 4))};
}

QString joined(const QString &number, QStringView unit)
{
    return number + QChar(kNoBreak) + unit;
}

} // namespace

int currencyDigits(const Currency &currency)
{
    static constexpr std::array<std::string_view, 17> kNone{"BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG",
                                                            "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF", "XPF"};
    static constexpr std::array<std::string_view, 7> kThree{"BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"};
    static constexpr std::array<std::string_view, 2> kFour{"CLF", "UYW"};
    if (std::ranges::find(kNone, currency.code()) != kNone.end())
        return 0;
    if (std::ranges::find(kThree, currency.code()) != kThree.end())
        return 3;
    return std::ranges::find(kFour, currency.code()) != kFour.end() ? 4 : 2;
}

QString currencySymbol(const Currency &currency)
{
    constexpr std::array<std::pair<std::string_view, char16_t>, 4> kSymbols{
        {{"USD", u'$'}, {"EUR", u'\u20AC'}, {"GBP", u'\u00A3'}, {"JPY", u'\u00A5'}}};
    const auto found = std::ranges::find(kSymbols, currency.code(), &std::pair<std::string_view, char16_t>::first);
    return found == kSymbols.end() ? ascii(currency.code()) : QString(QChar(found->second));
}

QString NumberFormat::spell(std::string_view plain, Grouping grouping) const
{
    QString sign;
    if (plain.starts_with('-')) {
        sign = QChar(kMinus);
        plain.remove_prefix(1);
    }
    const auto point = std::min(plain.find('.'), plain.size());
    QString digits = ascii(plain.substr(0, point));
    if (digits.size() >= grouping.leastDigits)
        for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
            digits.insert(at, QChar(grouping.separator));
    if (point < plain.size())
        digits += (comma() ? u',' : u'.') + ascii(plain.substr(point + 1));
    return sign + digits;
}

QString NumberFormat::countLike(std::string_view plain) const
{
    return spell(plain, {kNarrowNoBreak, 5});
}

QString NumberFormat::gib(Bytes bytes) const
{
    return countLike(writeDecimal(gibHundredths(bytes), 2));
}

QString NumberFormat::gibUnit(Bytes bytes) const
{
    return joined(gib(bytes), u"GiB");
}

QString NumberFormat::mib(Bytes bytes) const
{
    return countLike(writeDecimal(scaled(bytes.count, 100, kMib.count), 2));
}

QString NumberFormat::count(std::int64_t number) const
{
    return countLike(writeDecimal(number, 0));
}

QString NumberFormat::unit(std::int64_t number, const char *unit) const
{
    return joined(count(number), QString::fromLatin1(unit));
}

QString NumberFormat::decimal(std::string_view plain) const
{
    return countLike(plain);
}

QString NumberFormat::parametersShort(std::int64_t parameters) const
{
    constexpr std::int64_t kMillion = 1'000'000;
    const std::int64_t millions = scaled(parameters, 1, kMillion);
    if (parameters < kMillion)
        return count(parameters);
    if (spanish())
        return joined(count(millions), millions == 1 ? u"mill\u00F3n" : u"millones");
    if (millions >= 1000)
        return joined(countLike(writeDecimal(scaled(parameters, 100, 1000 * kMillion), 2)), u"billion");
    return joined(count(millions), u"million");
}

QString NumberFormat::percent(Bytes part, Bytes whole) const
{
    const std::int64_t tenths = whole.count > 0 ? scaled(part.count, 1000, whole.count) : 0;
    const QString number = tenths < 100 ? countLike(writeDecimal(tenths, 1)) : count(scaled(part.count, 100, whole.count));
    return spanish() ? joined(number, u"%") : number + u'%';
}

QString NumberFormat::percent(std::int64_t whole) const
{
    return spanish() ? joined(count(whole), u"%") : count(whole) + u'%';
}

QString NumberFormat::withSymbol(std::string_view plain, const Currency &currency) const
{
    // Where the comma parts decimals in Spanish, four digits stay together.
    const QString number = spell(plain, comma() ? Grouping{u'.', spanish() ? 5 : 4} : Grouping{u',', 4});
    if (currency.isNone())
        return number;
    const QString symbol = currencySymbol(currency);
    if (spanish())
        return joined(number, symbol);
    if (symbol.size() > 1)
        return joined(symbol, number);
    if (number.startsWith(QChar(kMinus)))
        return QChar(kMinus) + symbol + number.mid(1);
    return symbol + number;
}

QString NumberFormat::money(const Money &money) const
{
    const int digits = currencyDigits(money.currency);
    std::int64_t divisor = 1;
    for (int kept = digits; kept < kMicrosDecimals; ++kept)
        divisor *= 10;
    return withSymbol(writeDecimal(scaled(money.amount.count, 1, divisor), digits), money.currency);
}

QString NumberFormat::amount(const Money &money) const
{
    return withSymbol(writeDecimalShort(money.amount.count, kMicrosDecimals, currencyDigits(money.currency)), money.currency);
}

QString NumberFormat::price(const Money &money) const
{
    return withSymbol(writeDecimalShort(money.amount.count, kMicrosDecimals, 2), money.currency);
}

QString NumberFormat::pricePerHour(const Money &money) const
{
    return price(money) + u"/h";
}

QString NumberFormat::pricePerMonth(const Money &money) const
{
    return price(money) + (spanish() ? u"/mes" : u"/month");
}

QString NumberFormat::age(std::int64_t seconds) const
{
    const std::int64_t minutes = std::max<std::int64_t>(seconds, 0) / 60;
    if (minutes < 90)
        return unit(minutes, "min");
    if (minutes < 48 * 60)
        return unit(minutes / 60, "h");
    return joined(count(minutes / (24 * 60)), spanish() ? u"d\u00EDas" : u"days");
}

QString NumberFormat::date(UtcTime time) const
{
    const QString name = QString::fromLatin1(monthName(m_language, monthOf(time)));
    // Four letters of septiembre, as CLDR has it for es.
    const qsizetype letters = spanish() && monthOf(time) == 9 ? 4 : 3;
    const auto [day, year] = dayAndYear(time);
    return day + u' ' + name.left(letters) + u' ' + year;
}

QString NumberFormat::longDate(UtcTime time) const
{
    const QString name = QString::fromLatin1(monthName(m_language, monthOf(time)));
    const auto [day, year] = dayAndYear(time);
    const QString between = spanish() ? QStringLiteral(" de ") : QStringLiteral(" ");
    return day + between + name + between + year;
}

QString NumberFormat::dateTime(UtcTime time) const
{
    return date(time) + u' ' + ascii(writeTime(time)).mid(11, 5) + u" UTC";
}

QString NumberFormat::duration(std::int64_t minutes, bool byMonth) const
{
    const std::int64_t hours = minutes / 60;
    const QString exact = unit(hours, "h") + u' ' + unit(minutes % 60, "min");
    if (byMonth) {
        const std::int64_t tenths = floorDiv(Wide(minutes) * Wide(10), Wide(std::int64_t{kHoursPerMonth} * 60)).toInt64().value_or(0);
        if (tenths == 0)
            return exact;
        return exact + u" (" + joined(countLike(writeDecimal(tenths, 1)), spanish() ? u"meses" : u"months") + u')';
    }
    if (hours < 48)
        return exact;
    return exact + u" (" + joined(count(hours / 24), spanish() ? u"d\u00EDas" : u"days") + u')';
}

std::int64_t NumberFormat::gibHundredths(Bytes bytes)
{
    return scaled(bytes.count, 100, kGib.count);
}

QString NumberFormat::unknown()
{
    return QStringLiteral("\u2013");
}

} // namespace cabe::text
