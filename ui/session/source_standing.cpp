#include "ui/session/source_standing.h"

#include "ui/text/constraints_text.h"
#include "ui/text/outside.h"

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kNothing = 100;
constexpr int kFault = 50;
constexpr int kOffline = 2; ///< between data without a date and old ones

int badness(const net::SourceStatus &status, UtcTime now, const AgeLimits &limits)
{
    if (!status.inventory)
        return status.isBusy && !status.error ? 0 : kNothing;
    const int age = static_cast<int>(standingOf(*status.inventory, now, limits)) * 2;
    if (!status.error)
        return age;
    return isOffline(*status.error) ? std::max(age, kOffline + 1) : kFault + age;
}

} // namespace

Standing standingOf(const Inventory &inventory, UtcTime now, const AgeLimits &limits)
{
    if (!inventory.generatedAt || inventory.generatedAt->seconds > now.seconds)
        return Standing::NoDate;
    const std::int64_t age = now.seconds - inventory.generatedAt->seconds;
    if (age > limits.veryOldSeconds)
        return Standing::VeryOld;
    const auto isOld = [&](const Machine &machine) {
        return age > (machine.tier == Tier::Community ? limits.stale.communitySeconds : limits.stale.secureSeconds);
    };
    return std::ranges::any_of(inventory.machines, isOld) ? Standing::Stale : Standing::Fresh;
}

bool isOffline(const Error &error)
{
    return std::holds_alternative<error::NoConnection>(error.fact);
}

QString sourceName(const text::Phrasebook &book, const net::SourceSettings &settings, const net::SourceStatus &status)
{
    if (!settings.name.isEmpty())
        return text::shortened(settings.name.toStdString());
    if (status.inventory)
        if (const QString own = text::inventoryName(book, *status.inventory); !own.isEmpty())
            return own;
    const QString last = settings.address.section(u'/', -1);
    return text::shortened((last.isEmpty() ? settings.address : last).toStdString());
}

int worstSource(const SourceBook &book, UtcTime now)
{
    int worst = -1;
    int most = -1;
    for (int i = 0; i < book.count(); ++i) {
        if (!book.settings(i).isActive)
            continue;
        const int bad = badness(book.status(i), now, book.ageLimits());
        if (bad > most) {
            most = bad;
            worst = i;
        }
    }
    return worst;
}

} // namespace cabe::ui
