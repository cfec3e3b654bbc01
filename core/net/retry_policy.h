// Whether a failed fetch is worth another try, and when: pure functions, the clock and the dice are handed in.
#pragma once

#include "core/base/error.h"
#include "core/base/time.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cabe::net {

inline constexpr std::chrono::seconds kLeastBetweenTries{60}; ///< of tries that nobody asked for
inline constexpr std::chrono::seconds kMostBetweenTries{3600};

/// Timeouts, connections that fail, and the statuses 429, 502, 503 and 504: what may pass by itself.
bool isWorthRetry(const Error &error);

/// The wait after so many failures in a row (from 1): 1, 2, 4 … 60 minutes, spread over a quarter of itself by
/// `random`, any number, so that many programs do not come back at the same moment.
std::chrono::seconds delayAfter(int failures, std::uint32_t random);

/// What a Retry-After header says (RFC 9110, 10.2.3): seconds or a date in any of its three forms. At most an
/// hour; 0 for a date that has passed; nullopt for anything else.
std::optional<std::chrono::seconds> readRetryAfter(std::string_view header, UtcTime now);

/// The wait before the next automatic try: what the server asks for, else the growing delay; 60 s or more.
std::chrono::seconds waitBeforeTry(int failures, std::optional<std::chrono::seconds> retryAfter, std::uint32_t random);

/// How long an automatic try has still to wait at `now`; a clock that was set back does not make it wait for more
/// than `wait`.
std::chrono::seconds stillToWait(UtcTime lastTry, std::chrono::seconds wait, UtcTime now);

} // namespace cabe::net
