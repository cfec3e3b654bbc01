#include "core/io/read_inventory.h"

#include "core/io/inventory_reader.h"
#include "core/io/text_place.h"

#include <limits>
#include <utility>

namespace cabe {
namespace {

/// A name without a path or a scheme: what it means is a file beside the first, whatever the system.
bool isPlainFileName(std::string_view name)
{
    constexpr std::string_view kForbidden("/\\:\0", 4);
    return !name.empty() && name != "." && name != ".." && name.find_first_of(kForbidden) == std::string_view::npos;
}

std::string folderOf(std::string_view file)
{
    return std::string(file.substr(0, file.size() - baseName(file).size()));
}

/// The text of the page that `next` names, once the reader has turned to it.
Expected<std::string> turnedTo(InventoryReader &reader, const std::string &next, const std::string &folder, const ReadPage &readPage)
{
    if (!isPlainFileName(next))
        return Unexpected(reader.inNext(error::NextIsNoFile{clipped(next, 256)}));
    if (auto refused = reader.turnTo(next, folder + next))
        return Unexpected(*std::move(refused));
    auto text = readPage ? readPage(next) : Unexpected(Error{.fact = error::FileNotFound{}});
    if (!text)
        return Unexpected(reader.inPage(std::move(text).error()));
    return text;
}

} // namespace

InventoryLimits InventoryLimits::none()
{
    constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
    return {.bytes = kMost, .machines = kMost};
}

Expected<Inventory> readInventory(std::string_view text, const std::string &file, const CountryTable &countries,
                                  const ReadPage &readPage, const InventoryLimits &limits)
{
    InventoryReader reader(baseName(file), file, countries, limits);
    auto next = reader.read(text);
    while (next && *next) {
        const auto page = turnedTo(reader, **next, folderOf(file), readPage);
        if (!page)
            return Unexpected(page.error());
        next = reader.read(*page);
    }
    if (!next)
        return Unexpected(std::move(next).error());
    return std::move(reader).finish();
}

} // namespace cabe
