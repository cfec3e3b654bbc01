// How every figure is written, on screen, in the terminal and on paper: an explicit language, whole-number
// arithmetic, and never a locale (QLocale es_ES writes 1234567 as 1234.567).
#pragma once

#include "core/base/bytes.h"
#include "core/base/money.h"
#include "core/base/time.h"
#include "ui/text/language.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace cabe::text {

/// Regions that speak one language write its figures with other marks: Spain 1.234,56, Mexico 1,234.56.
enum class DecimalMark { AsLanguage, Point, Comma };

class NumberFormat {
public:
    explicit NumberFormat(Language language, DecimalMark mark = DecimalMark::AsLanguage) : m_language(language), m_mark(mark) {}

    DecimalMark mark() const { return m_mark; }

    QString gib(Bytes bytes) const;     ///< 19.55
    QString gibUnit(Bytes bytes) const; ///< 19.55 GiB
    QString mib(Bytes bytes) const;     ///< 125.00
    QString count(std::int64_t number) const;             ///< 4096, 131 072
    QString unit(std::int64_t number, const char *unit) const; ///< 24 GB
    /// A plain decimal of digits and a point, with the language's mark.
    QString decimal(std::string_view plain) const;
    /// Millions; in English, from 1000 million, billions. Below a million the whole number.
    QString parametersShort(std::int64_t parameters) const;
    QString percent(Bytes part, Bytes whole) const; ///< 19%, 8.4%
    QString percent(std::int64_t whole) const;      ///< 20%

    QString money(const Money &money) const;  ///< the currency's digits, halves away from zero
    QString amount(const Money &money) const; ///< all stored digits, at least the currency's
    QString price(const Money &money) const;  ///< all stored digits, at least two
    QString pricePerHour(const Money &money) const;
    QString pricePerMonth(const Money &money) const;

    QString age(std::int64_t seconds) const;  ///< 12 min, 26 h, 9 days
    QString date(UtcTime time) const;         ///< 30 Nov 2026
    QString longDate(UtcTime time) const;     ///< 30 November 2026
    QString dateTime(UtcTime time) const;     ///< 30 Nov 2026 09:00 UTC
    /// 568 h 10 min, with days from 48 h on, or with months where billed by them; rounded down.
    QString duration(std::int64_t minutes, bool byMonth) const;

    static QString unknown();
    /// What gib() shows, as a whole number: to tell whether rounded lines add up to their rounded total.
    static std::int64_t gibHundredths(Bytes bytes);

private:
    struct Grouping {
        char16_t separator;
        qsizetype leastDigits;
    };
    QString spell(std::string_view plain, Grouping grouping) const;
    QString countLike(std::string_view plain) const;
    QString withSymbol(std::string_view plain, const Currency &currency) const;
    bool spanish() const { return m_language == Language::Spanish; }
    bool comma() const { return m_mark == DecimalMark::AsLanguage ? spanish() : m_mark == DecimalMark::Comma; }

    Language m_language;
    DecimalMark m_mark;
};

/// The digits after the point of a currency (ISO 4217): 0, 2, 3 or 4.
int currencyDigits(const Currency &currency);

/// $, €, £ or ¥; the code of any other currency.
QString currencySymbol(const Currency &currency);

} // namespace cabe::text
