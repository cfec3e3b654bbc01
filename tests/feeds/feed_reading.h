// Reads a feed with the shipped tables, and tells its machines and rejections in a line each.
#pragma once

#include <QTest>

#include "app/load/sources.h"
#include "core/base/decimal.h"
#include "core/base/overloaded.h"
#include "core/io/feeds/read_feed.h"

namespace cabe::test {

inline const load::FeedResources &feedResources()
{
    static const auto resources = std::move(load::loadFeedResources()).value();
    return resources;
}

inline Expected<FeedReading> readAs(Feed feed, const QByteArray &text, const char *file = "answer.json")
{
    const load::FeedResources &r = feedResources();
    return readFeed(feed, text.toStdString(), file, {r.countries, r.regions, *r.cards});
}

/// "id|tier|country|count x model|memory|price|available"
inline QString told(const Machine &machine)
{
    const auto text = [](std::string_view t) { return QString::fromUtf8(t.data(), qsizetype(t.size())); };
    const auto orDash = [](const auto &value, const auto &tell) -> QString { return value ? tell(*value) : QStringLiteral("-"); };
    return QStringList{text(machine.id), text(code(machine.tier)),
                       orDash(machine.country, [](Country c) { return QString::fromStdString(c.code()); }),
                       QString::number(machine.gpuCount) + QStringLiteral(" x ") + text(machine.gpuModel),
                       orDash(machine.memoryMib, [](std::int32_t mib) { return QString::number(mib); }),
                       orDash(machine.price,
                              [](const Price &p) -> QString {
                                  return QString::fromStdString(writeDecimalShort(p.amount.count, kMicrosDecimals, 2)) +
                                         (p.per == PricePer::Hour ? QStringLiteral("/h") : QStringLiteral("/month"));
                              }),
                       machine.availability == Availability::Available     ? QStringLiteral("yes")
                       : machine.availability == Availability::Unavailable ? QStringLiteral("no")
                                                                           : QStringLiteral("?")}
               .join(u'|') +
           (machine.interruptible ? QStringLiteral("|spot") : QString());
}

inline QString told(const Rejection &rejection)
{
    const std::string name = std::visit(
        Overloaded{[](const rejection::Missing &) { return std::string("Missing"); },
                   [](const rejection::FractionOfGpu &r) { return "FractionOfGpu " + r.value; },
                   [](const rejection::NotTheTotal &) { return std::string("NotTheTotal"); },
                   [](const rejection::OverMaker &r) { return "OverMaker " + std::to_string(r.mostMib); },
                   [](const rejection::UnitDoubtful &) { return std::string("UnitDoubtful"); },
                   [](const rejection::CountOutOfRange &) { return std::string("CountOutOfRange"); },
                   [](const rejection::DuplicateId &) { return std::string("DuplicateId"); },
                   [](const rejection::NotAnAmount &) { return std::string("NotAnAmount"); },
                   [](const rejection::WrongType &) { return std::string("WrongType"); },
                   [](const rejection::Empty &) { return std::string("Empty"); },
                   [](const auto &) { return std::string("another"); }},
        rejection.reason);
    return QString::fromStdString("rejected " + rejection.pointer + ": " + name);
}

/// Machines, rejections, and how many rows were passed over.
inline QStringList told(const Expected<FeedReading> &reading)
{
    QStringList lines;
    if (!reading)
        return {QStringLiteral("error")};
    for (const Machine &machine : reading->inventory.machines)
        lines << told(machine);
    for (const Rejection &rejection : reading->inventory.rejected)
        lines << told(rejection);
    if (reading->skipped > 0)
        lines << QStringLiteral("skipped %1").arg(reading->skipped);
    return lines;
}

} // namespace cabe::test
