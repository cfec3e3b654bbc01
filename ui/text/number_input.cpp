#include "ui/text/number_input.h"

#include "core/base/wide.h"
#include "ui/text/number_format.h"
#include "ui/text/typed_figure.h"

#include <QStringList>

#include <algorithm>
#include <charconv>
#include <limits>

namespace cabe::text {
namespace {

bool isMinus(QChar c)
{
    return c == u'-' || c == QChar(0x2212);
}

bool isMoney(Field field)
{
    return field == Field::Budget || field == Field::MaxPricePerHour || field == Field::Rate;
}

/// What a field's figures are given in, in both languages; a figure of another unit is another figure.
QStringList unitsOf(Field field)
{
    if (field == Field::Context || field == Field::SequenceLength)
        return QStringLiteral("tokens token tok. tok").split(u' ');
    if (field == Field::Requests)
        return QStringLiteral("requests request solicitudes solicitud").split(u' ');
    if (field == Field::AudioStreams)
        return QStringLiteral("streams stream flujos flujo").split(u' ');
    if (field == Field::GpuMemory)
        return {QStringLiteral("gib")};
    if (field == Field::MaxPricePerHour)
        return QStringLiteral("/h /hour /hora perhour porhora").split(u' ');
    return {};
}

/// Without the spaces of any width in it.
QString packed(QStringView text)
{
    QString kept = text.toString();
    kept.removeIf([](QChar c) { return c.isSpace(); });
    return kept;
}

bool isUnit(const QString &packedText, Field field)
{
    return packedText.isEmpty() || unitsOf(field).contains(packedText.toLower());
}

/// Length of the currency's code or symbol at the beginning of a text; 0 where none is there.
qsizetype currencyLength(QStringView text, Currency currency)
{
    if (text.isEmpty())
        return 0;
    if (text[0].category() == QChar::Symbol_Currency) {
        const QString own = currencySymbol(currency);
        // The dollar and the yen are signs of many currencies, the euro and the pound of one each here.
        const bool shared = text[0] != QChar(0x20AC) && text[0] != QChar(0x00A3);
        return currency.isNone() || own == text.first(1) || (own.size() > 1 && shared) ? 1 : 0;
    }
    const QString code = QString::fromLatin1(currency.code().data(), static_cast<qsizetype>(currency.code().size()));
    return !code.isEmpty() && text.startsWith(code, Qt::CaseInsensitive) ? code.size() : 0;
}

/// A typed text in its parts.
struct Typed {
    bool negative = false;
    bool currencyBefore = false;
    QStringView figure;
    QStringView after;
};

std::optional<Typed> partsOf(QStringView text, Field field, Currency currency)
{
    if (text.size() > kMostTyped)
        return std::nullopt;
    Typed typed;
    QStringView rest = text.trimmed();
    const auto takeMinus = [&] {
        if (typed.negative || rest.isEmpty() || !isMinus(rest[0]))
            return;
        typed.negative = true;
        rest = rest.mid(1).trimmed();
    };
    takeMinus();
    if (const qsizetype length = isMoney(field) ? currencyLength(rest, currency) : 0; length > 0) {
        typed.currencyBefore = true;
        rest = rest.mid(length).trimmed();
        takeMinus();
    }
    const auto end = std::find_if_not(rest.begin(), rest.end(), mayBeInFigure);
    typed.figure = rest.first(end - rest.begin()).trimmed();
    typed.after = rest.mid(end - rest.begin());
    return typed;
}

Error ambiguous(const QString &typed, QStringView figure, Field field, Language language, std::string grouped, std::string decimal)
{
    // The reading that is usual in the language comes first.
    const bool pointGroups = language == Language::Spanish;
    const bool groupedFirst = figure.contains(u'.') == pointGroups;
    if (!groupedFirst)
        std::swap(grouped, decimal);
    return Error{error::AmbiguousFigure{field, typed.trimmed().toStdString(), std::move(grouped), std::move(decimal)}};
}

/// Multiplied by a whole number; nullopt where that leaves a fraction. Too large: the largest number.
std::optional<std::int64_t> times(const Digits &digits, std::int64_t multiplier)
{
    constexpr auto kTooLarge = std::numeric_limits<std::int64_t>::max();
    const std::string all = digits.whole + digits.fraction;
    std::int64_t value = 0;
    if (std::from_chars(all.data(), all.data() + all.size(), value).ec != std::errc{})
        return kTooLarge;
    std::int64_t divisor = 1;
    for (std::size_t i = 0; i < digits.fraction.size(); ++i)
        if (__builtin_mul_overflow(divisor, std::int64_t{10}, &divisor))
            return std::nullopt;
    const auto product = (Wide(value) * Wide(multiplier)).toInt64();
    if (!product)
        return kTooLarge;
    return *product % divisor == 0 ? std::optional(*product / divisor) : std::nullopt;
}

/// Takes k, Ki, M or Mi off the front; 1 where there is none.
std::int64_t takeMultiplier(QString &after)
{
    const bool isKilo = after.startsWith(u'k', Qt::CaseInsensitive);
    if (!isKilo && !after.startsWith(u'M'))
        return 1;
    const bool isBinary = after.size() > 1 && after[1] == u'i';
    after.remove(0, isBinary ? 2 : 1);
    if (isKilo)
        return isBinary ? 1 << 10 : 1000;
    return isBinary ? 1 << 20 : 1'000'000;
}

std::string plain(const Digits &digits, bool negative)
{
    const std::size_t firstKept = std::min(digits.whole.find_first_not_of('0'), digits.whole.size() - 1);
    const std::string sign = negative ? "-" : "";
    return sign + digits.whole.substr(firstKept) + (digits.fraction.empty() ? "" : "." + digits.fraction);
}

/// As short as it can be written, to name a reading.
std::string shortest(Digits digits, bool negative)
{
    digits.fraction.resize(digits.fraction.find_last_not_of('0') + 1);
    return plain(digits, negative);
}

} // namespace

Expected<std::int64_t> readCount(const QString &typed, Field field, Language language)
{
    if (typed.trimmed().isEmpty())
        return Unexpected(Error{error::MissingField{field}});
    const Unexpected notWhole(Error{error::NotWhole{field, typed.toStdString()}});
    const auto parts = partsOf(typed, field, {});
    if (!parts)
        return notWhole;
    QString after = packed(parts->after);
    const std::int64_t multiplier = takeMultiplier(after);
    const Readings readings = readingsOf(parts->figure);
    if (!isUnit(after, field) || (!readings.grouped && !readings.decimal))
        return notWhole;
    const auto grouped = readings.grouped ? times(*readings.grouped, multiplier) : std::nullopt;
    // Alone a count has no fraction, not even one of zeros: 1.000 is a thousand.
    const auto decimal = readings.decimal && multiplier > 1 ? times(*readings.decimal, multiplier) : std::nullopt;
    const std::string sign = parts->negative ? "-" : "";
    if (grouped && decimal)
        return Unexpected(ambiguous(typed, parts->figure, field, language, sign + std::to_string(*grouped),
                                    sign + std::to_string(*decimal)));
    if (!grouped && !decimal)
        return notWhole;
    const std::int64_t value = grouped ? *grouped : *decimal;
    if (value == std::numeric_limits<std::int64_t>::max())
        return Unexpected(Error{error::TooLargeToCalculate{}});
    return parts->negative ? -value : value;
}

Expected<std::string> readDecimalTyped(const QString &typed, Field field, Language language, Currency currency)
{
    if (typed.trimmed().isEmpty())
        return Unexpected(Error{error::MissingField{field}});
    const Unexpected notADecimal(Error{error::NotADecimal{field, typed.toStdString(), true}});
    const auto parts = partsOf(typed, field, currency);
    if (!parts)
        return notADecimal;
    QString after = packed(parts->after);
    if (isMoney(field) && !parts->currencyBefore)
        after.remove(0, currencyLength(after, currency));
    const Readings readings = readingsOf(parts->figure);
    if (!isUnit(after, field) || (!readings.grouped && !readings.decimal))
        return notADecimal;
    if (readings.grouped && readings.decimal)
        return Unexpected(ambiguous(typed, parts->figure, field, language, shortest(*readings.grouped, parts->negative),
                                    shortest(*readings.decimal, parts->negative)));
    return plain(readings.grouped ? *readings.grouped : *readings.decimal, parts->negative);
}

} // namespace cabe::text
