#include "core/net/retry_policy.h"

#include "core/base/ascii.h"
#include "core/base/overloaded.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <variant>
#include <vector>

namespace cabe::net {
namespace {

constexpr std::array<std::string_view, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                   "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

constexpr std::string_view kHeaderBlanks = " \t"; ///< of HTTP

bool isAllDigits(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, isDigit);
}

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> found;
    while (!(text = trimmed(text, kHeaderBlanks)).empty()) {
        const auto end = std::min(text.find(' '), text.size());
        found.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return found;
}

std::optional<UtcTime> timeOf(std::string_view day, std::string_view month, const std::string &year, std::string_view clock)
{
    const auto known = std::ranges::find(kMonths, month);
    if (known == kMonths.end() || day.size() > 2 || !isAllDigits(day) || clock.size() != 8)
        return std::nullopt;
    const auto two = [](std::string number) { return number.size() < 2 ? "0" + number : number; };
    const std::string number = two(std::to_string(known - kMonths.begin() + 1));
    return readTime(year + "-" + number + "-" + two(std::string(day)) + "T" + std::string(clock) + "Z");
}

/// The year that ends so and is at most 50 years ahead (RFC 9110, 5.6.7).
std::string yearEndingIn(std::string_view two, UtcTime now)
{
    int end = 0;
    std::from_chars(two.data(), two.data() + two.size(), end);
    const int present = std::stoi(writeDate(now).substr(0, 4));
    int year = present - present % 100 + end;
    if (year > present + 50)
        year -= 100;
    return std::to_string(year);
}

/// "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT" or "Sun Nov  6 08:49:37 1994".
std::optional<UtcTime> readHttpDate(std::string_view text, UtcTime now)
{
    const auto part = words(text);
    if (part.size() == 6 && part[0].ends_with(',') && part[5] == "GMT")
        return timeOf(part[1], part[2], std::string(part[3]), part[4]);
    if (part.size() == 4 && part[0].ends_with(',') && part[3] == "GMT" && part[1].size() == 9 && part[1][2] == '-' &&
        part[1][6] == '-' && isAllDigits(part[1].substr(7)))
        return timeOf(part[1].substr(0, 2), part[1].substr(3, 3), yearEndingIn(part[1].substr(7), now), part[2]);
    if (part.size() == 5)
        return timeOf(part[2], part[1], std::string(part[4]), part[3]);
    return std::nullopt;
}

} // namespace

bool isWorthRetry(const Error &error)
{
    return std::visit(Overloaded{[](const error::TimedOut &) { return true; },
                                 [](const error::NoConnection &) { return true; },
                                 [](const error::ConnectionCut &) { return true; },
                                 [](const error::HttpStatus &e) {
                                     return e.status == 429 || (e.status >= 502 && e.status <= 504);
                                 },
                                 [](const auto &) { return false; }},
                      static_cast<const AnyErrorFact &>(error.fact));
}

std::chrono::seconds delayAfter(int failures, std::uint32_t random)
{
    const std::int64_t most = kMostBetweenTries.count();
    const std::int64_t doubled = kLeastBetweenTries.count() << std::clamp(failures - 1, 0, 6);
    const std::int64_t upper = std::min(doubled + doubled / 4, most);
    const std::int64_t lower = upper - upper / 5;
    const std::int64_t spread = upper - lower;
    return std::chrono::seconds(lower + ((spread * static_cast<std::int64_t>(random)) >> 32));
}

std::optional<std::chrono::seconds> readRetryAfter(std::string_view header, UtcTime now)
{
    const std::string_view text = trimmed(header, kHeaderBlanks);
    if (isAllDigits(text)) {
        std::int64_t seconds = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), seconds);
        const bool isHuge = read.ec != std::errc();
        return isHuge ? kMostBetweenTries : std::min(std::chrono::seconds(seconds), kMostBetweenTries);
    }
    const auto date = readHttpDate(text, now);
    if (!date)
        return std::nullopt;
    return std::chrono::seconds(std::clamp<std::int64_t>(date->seconds - now.seconds, 0, kMostBetweenTries.count()));
}

std::chrono::seconds waitBeforeTry(int failures, std::optional<std::chrono::seconds> retryAfter, std::uint32_t random)
{
    return std::max(retryAfter ? *retryAfter : delayAfter(failures, random), kLeastBetweenTries);
}

std::chrono::seconds stillToWait(UtcTime lastTry, std::chrono::seconds wait, UtcTime now)
{
    return std::chrono::seconds(std::clamp<std::int64_t>(lastTry.seconds + wait.count() - now.seconds, 0, wait.count()));
}

} // namespace cabe::net
