#include "core/io/feeds/read_feed.h"

#include "core/io/feeds/feed_rows.h"
#include "core/io/inventory_reader.h"
#include "core/io/parse_json.h"
#include "core/io/text_place.h"

namespace cabe {
namespace {

using feeds::FeedRows;
using feeds::RowView;

constexpr std::int64_t kMebibyte = 1024 * 1024;

std::string_view nameOf(Feed feed)
{
    switch (feed) {
    case Feed::Vast: return "vast.ai";
    case Feed::RunPod: return "RunPod";
    case Feed::Shadeform: return "Shadeform";
    case Feed::Lambda: return "Lambda";
    case Feed::GpuHunt: break;
    }
    return "gpuhunt";
}

/// What an answer that is a message of an error says; empty where it is none. Its forms differ: an `error` of text or
/// an object with a message, `errors` of GraphQL, RFC 9457, or a `msg` beside success: false.
std::string messageOf(const JsonValue &root)
{
    const RowView answer(root, {});
    const auto first = [](const RowView &row) {
        for (const char *name : {"message", "detail", "msg", "title", "error", "code"})
            if (const auto text = row.text(name); !text.empty())
                return std::string(text);
        return std::string();
    };
    if (const auto *errors = answer.array("errors"); errors && !errors->empty()) {
        const std::string message = first(RowView(errors->front(), {}));
        return message.empty() ? "errors" : message;
    }
    if (answer.object("error"))
        return first(answer.member("error"));
    const bool isFailure = answer.truth("success") == false || !answer.text("error").empty() ||
                           (answer.figure("status") && !answer.text("title").empty());
    return isFailure ? first(answer) : std::string();
}

std::optional<Error> readRows(Feed feed, std::string_view text, const std::string &file, const InventoryLimits &limits,
                              FeedRows &rows, FeedReading &reading)
{
    Inventory &inventory = reading.inventory;
    if (feed == Feed::GpuHunt) {
        std::string provider = baseName(file);
        provider = provider.substr(0, provider.find('.'));
        return feeds::readGpuHunt(text, provider, rows, inventory);
    }
    const auto root = parseJson(text, file, limits.bytes / kMebibyte + 1, &reading.repeatedAt); // the bytes were counted before
    if (!root)
        return root.error();
    if (const std::string message = messageOf(*root); !message.empty())
        return Error{error::FeedSaysError{message}, file};
    switch (feed) {
    case Feed::Vast: return feeds::readVast(*root, rows, inventory);
    case Feed::RunPod: return feeds::readRunPod(*root, rows, inventory);
    case Feed::Shadeform: return feeds::readShadeform(*root, rows, inventory);
    case Feed::Lambda: return feeds::readLambda(*root, rows, inventory);
    case Feed::GpuHunt: break;
    }
    return std::nullopt;
}

} // namespace

Expected<FeedReading> readFeed(Feed feed, std::string_view text, const std::string &file, const FeedTables &tables,
                               const InventoryLimits &limits)
{
    if (static_cast<std::int64_t>(text.size()) > limits.bytes)
        return Unexpected(Error{error::TooLarge{limits.bytes / kMebibyte}, file});
    FeedReading reading;
    reading.inventory.name = nameOf(feed);
    reading.inventory.currency = *Currency::fromCode("USD"); // all five
    FeedRows rows(reading, tables, limits);
    auto fault = readRows(feed, text, file, limits, rows, reading);
    if (!fault)
        fault = rows.close();
    if (!fault)
        return reading;
    if (fault->file.empty())
        fault->file = file;
    return Unexpected(*std::move(fault));
}

} // namespace cabe
