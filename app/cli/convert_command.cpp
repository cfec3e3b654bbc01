// inventory convert: what a market feed answered, or a table, as a cabe-inventory.
#include "app/cli/commands.h"
#include "app/cli/values.h"
#include "app/load/files.h"
#include "core/io/limits.h"
#include "core/io/write_inventory.h"
#include "core/net/whole_file.h"
#include "ui/text/feed_text.h"

#include <QString>

namespace cabe::cli {
namespace {

constexpr std::pair<std::string_view, std::optional<Feed>> kForms[]{{"vast", Feed::Vast},
                                                                     {"runpod", Feed::RunPod},
                                                                     {"shadeform", Feed::Shadeform},
                                                                     {"lambda", Feed::Lambda},
                                                                     {"gpuhunt", Feed::GpuHunt},
                                                                     {"csv", std::nullopt}};

Expected<std::optional<Feed>> readForm(const Given &from)
{
    std::vector<std::string> allowed;
    for (const auto &[word, feed] : kForms) {
        if (from == word)
            return feed;
        allowed.emplace_back(word);
    }
    if (!from)
        return Unexpected(Error{error::OptionMissing{"--from"}});
    return Unexpected(Error{.fact = error::WrongValue{*from, std::move(allowed)}, .place = "--from"});
}

Expected<FeedReading> readInput(const std::optional<Feed> &feed, const std::string &text, const ConvertOptions &options)
{
    const std::string &file = *options.common.inventory;
    const InventoryLimits limits = options.common.noLimits ? InventoryLimits::none() : InventoryLimits{};
    const auto tables = load::loadFeedResources();
    if (!tables)
        return Unexpected(tables.error());
    if (feed)
        return readFeed(*feed, text, file, {tables->countries, tables->regions, *tables->cards}, limits);
    const ReadPage noPages = [&](const std::string &name) { return Unexpected(Error{error::FileNotFound{}, name}); };
    auto inventory = readInventory(text, file.ends_with(".csv") || file.ends_with(".tsv") ? file : file + ".csv", tables->countries,
                                   noPages, limits);
    if (!inventory)
        return Unexpected(inventory.error());
    FeedReading reading;
    reading.inventory = std::move(*inventory);
    return reading;
}

} // namespace

int convert(const Session &session, const ConvertOptions &options)
{
    const auto format = readFormat(options.common);
    if (!format)
        return session.fail({format.error()}, BadInput);
    const auto feed = readForm(options.from);
    if (!feed)
        return session.fail({feed.error()}, BadInput);
    const auto text = load::readFile(*options.common.inventory, options.common.noLimits ? 0 : kInventoryMebibytes);
    if (!text)
        return session.failInventory(text.error(), options.common.inventory);
    const auto reading = readInput(*feed, *text, options);
    if (!reading)
        return session.fail({reading.error()}, BadInput);
    session.environment.err << text::convertedText(session.book, *reading).toStdString();
    const std::string json = writeInventory(reading->inventory);
    if (!options.output)
        return session.print(json);
    const QString output = QString::fromStdString(*options.output);
    if (!net::writeWhole(output, {QByteArray::fromStdString(json)}, net::Readers::Everybody))
        return session.fail({Error{error::NotWritten{}, *options.output}}, NotWritten);
    return Answered;
}

} // namespace cabe::cli
