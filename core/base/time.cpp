#include "core/base/time.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace cabe {
namespace {

/// Takes fixed-width figures and marks off the front of a text.
class Reader {
public:
    explicit Reader(std::string_view text) : m_rest(text) {}

    bool atEnd() const { return m_rest.empty(); }
    bool skip(char c)
    {
        if (m_rest.empty() || m_rest.front() != c)
            return false;
        m_rest.remove_prefix(1);
        return true;
    }
    std::optional<int> digits(std::size_t width, int from, int to)
    {
        if (m_rest.size() < width)
            return std::nullopt;
        int value = 0;
        for (const char c : m_rest.substr(0, width)) {
            if (c < '0' || c > '9')
                return std::nullopt;
            value = value * 10 + (c - '0');
        }
        m_rest.remove_prefix(width);
        return value >= from && value <= to ? std::optional(value) : std::nullopt;
    }
    /// One digit or more.
    bool skipDigits()
    {
        const auto end = std::min(m_rest.find_first_not_of("0123456789"), m_rest.size());
        m_rest.remove_prefix(end);
        return end > 0;
    }

private:
    std::string_view m_rest;
};

std::optional<std::int64_t> readDay(Reader &reader)
{
    const auto year = reader.digits(4, 1, 9999);
    if (!year || !reader.skip('-'))
        return std::nullopt;
    const auto month = reader.digits(2, 1, 12);
    if (!month || !reader.skip('-'))
        return std::nullopt;
    const auto day = reader.digits(2, 1, 31);
    if (!day)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year{*year}, std::chrono::month{static_cast<unsigned>(*month)},
                                           std::chrono::day{static_cast<unsigned>(*day)}};
    if (!date.ok())
        return std::nullopt;
    return std::chrono::sys_days(date).time_since_epoch().count();
}

/// Seconds of hh:mm.
std::optional<std::int64_t> readHourMinute(Reader &reader)
{
    const auto hour = reader.digits(2, 0, 23);
    if (!hour || !reader.skip(':'))
        return std::nullopt;
    const auto minute = reader.digits(2, 0, 59);
    if (!minute)
        return std::nullopt;
    return std::int64_t{*hour} * 3600 + std::int64_t{*minute} * 60;
}

/// Seconds to subtract for Z, +hh:mm, -hh:mm or nothing.
std::optional<std::int64_t> readOffset(Reader &reader)
{
    if (reader.atEnd() || reader.skip('Z') || reader.skip('z'))
        return 0;
    const bool east = reader.skip('+');
    if (!east && !reader.skip('-'))
        return std::nullopt;
    const auto offset = readHourMinute(reader);
    if (!offset)
        return std::nullopt;
    return east ? *offset : -*offset;
}

std::chrono::year_month_day dateOf(UtcTime time)
{
    const auto point = std::chrono::sys_seconds(std::chrono::seconds(time.seconds));
    return std::chrono::floor<std::chrono::days>(point);
}

} // namespace

std::optional<UtcTime> readTime(std::string_view text)
{
    Reader reader(text);
    const auto day = readDay(reader);
    if (!day)
        return std::nullopt;
    std::int64_t seconds = *day * 86400;
    if (reader.atEnd())
        return UtcTime{seconds};
    if (!reader.skip('T') && !reader.skip('t') && !reader.skip(' '))
        return std::nullopt;
    const auto clock = readHourMinute(reader);
    if (!clock)
        return std::nullopt;
    seconds += *clock;
    if (reader.skip(':')) {
        const auto second = reader.digits(2, 0, 60); // 60: a leap second
        if (!second || (reader.skip('.') && !reader.skipDigits()))
            return std::nullopt;
        seconds += *second;
    }
    const auto offset = readOffset(reader);
    if (!offset || !reader.atEnd())
        return std::nullopt;
    return UtcTime{seconds - *offset};
}

std::optional<UtcTime> readDate(std::string_view text)
{
    return text.size() == 10 ? readTime(text) : std::nullopt;
}

std::string writeDate(UtcTime time)
{
    const auto date = dateOf(time);
    char text[16];
    std::snprintf(text, sizeof text, "%04d-%02u-%02u", int(date.year()), unsigned(date.month()), unsigned(date.day()));
    return text;
}

std::optional<UtcTime> olderOf(std::optional<UtcTime> one, std::optional<UtcTime> other)
{
    return one && other ? std::optional(std::min(*one, *other)) : std::nullopt;
}

std::string writeTime(UtcTime time)
{
    const std::int64_t second = ((time.seconds % 86400) + 86400) % 86400;
    char text[16];
    std::snprintf(text, sizeof text, "T%02d:%02d:%02dZ", int(second / 3600), int(second / 60 % 60), int(second % 60));
    return writeDate(time) + text;
}

} // namespace cabe
