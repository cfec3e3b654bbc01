#include "core/io/read_inventory.h"

#include "core/io/inventory_json.h"
#include "core/io/inventory_table.h"
#include "core/io/machine_collector.h"
#include "core/io/text_place.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>
#include <vector>

namespace cabe {
namespace {

bool endsWith(std::string_view file, std::string_view ending)
{
    const auto isSame = [](char a, char b) { return a == b || (a >= 'A' && a <= 'Z' && a - 'A' + 'a' == b); };
    return file.size() >= ending.size() &&
           std::ranges::equal(file.substr(file.size() - ending.size()), ending, isSame);
}

bool isTable(std::string_view text, std::string_view file)
{
    if (endsWith(file, ".csv") || endsWith(file, ".tsv"))
        return true;
    if (endsWith(file, ".json"))
        return false;
    const auto inside = withoutByteOrderMark(text);
    const auto first = inside.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos || inside[first] != '{';
}

std::string baseName(std::string_view file)
{
    const auto slash = file.find_last_of("/\\");
    return std::string(slash == std::string_view::npos ? file : file.substr(slash + 1));
}

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

/// The first few, to say of a source that is refused for them what is wrong with it.
std::vector<Rejection> firstOf(const std::vector<Rejection> &rejected)
{
    constexpr std::size_t kShown = 5;
    return {rejected.begin(), rejected.begin() + static_cast<std::ptrdiff_t>(std::min(rejected.size(), kShown))};
}

/// Reads a source page by page into one inventory.
class Source {
public:
    Source(const std::string &file, const CountryTable &countries, const ReadPage &readPage, const InventoryLimits &limits)
        : m_readPage(readPage), m_limits(limits), m_collector(m_inventory, countries, limits),
          m_folder(folderOf(file)), m_file(file), m_seen{baseName(file)}
    {
    }

    std::optional<Error> readTable(std::string_view text)
    {
        if (auto tooLarge = count(text))
            return tooLarge;
        auto currency = readInventoryTable(text, m_collector);
        if (!currency)
            return inFile(std::move(currency).error());
        m_inventory.currency = *currency;
        return std::nullopt;
    }

    std::optional<Error> readPages(std::string_view first)
    {
        auto next = readPage(first);
        while (next && *next) {
            const std::string name = **next;
            if (auto refused = refusePage(name))
                return refused;
            auto text = m_readPage ? m_readPage(name) : Unexpected(Error{.fact = error::FileNotFound{}});
            m_file = m_folder + name;
            if (!text)
                return inFile(std::move(text).error());
            m_collector.beginPage(m_file);
            next = readPage(*text);
        }
        return next ? std::nullopt : std::optional(std::move(next).error());
    }

    Expected<Inventory> finish(const std::string &file) &&
    {
        const auto rejected = static_cast<std::int64_t>(m_inventory.rejected.size());
        if (m_collector.isMostlyRejected())
            return Unexpected(Error{.fact = error::MostlyRejected{rejected, m_collector.all(), firstOf(m_inventory.rejected)}, .file = file});
        if (m_inventory.name.empty())
            m_inventory.name = baseName(file);
        m_collector.close();
        return std::move(m_inventory);
    }

private:
    Error inFile(Error error) const
    {
        if (error.file.empty())
            error.file = m_file;
        return error;
    }

    std::optional<Error> count(std::string_view text)
    {
        m_bytes += static_cast<std::int64_t>(text.size());
        if (m_bytes <= m_limits.bytes)
            return std::nullopt;
        return inFile(Error{.fact = error::TooLarge{m_limits.bytes / (1024 * 1024)}});
    }

    /// The name of the next page, if there is one.
    Expected<std::optional<std::string>> readPage(std::string_view text)
    {
        if (auto tooLarge = count(text))
            return Unexpected(*std::move(tooLarge));
        auto head = readInventoryJson(text, m_collector);
        if (!head)
            return Unexpected(inFile(std::move(head).error()));
        if (++m_pages == 1) {
            m_inventory.name = head->name;
            m_inventory.url = head->url;
            m_inventory.currency = head->currency;
            m_inventory.generatedAt = head->generatedAt;
        } else {
            joinTime(head->generatedAt);
        }
        return std::move(head->next);
    }

    /// The whole is as old as its oldest page, and of unknown age where one does not say: what is stale is
    /// never taken as fresh.
    void joinTime(std::optional<UtcTime> page)
    {
        auto &whole = m_inventory.generatedAt;
        whole = whole && page ? std::optional(std::min(*whole, *page)) : std::nullopt;
    }

    std::optional<Error> refusePage(const std::string &name)
    {
        const auto refused = [this](ErrorFact fact) {
            return inFile(Error{.fact = std::move(fact), .place = "/next"});
        };
        if (!isPlainFileName(name))
            return refused(error::NextIsNoFile{clipped(name, 256)});
        if (!m_seen.insert(name).second)
            return refused(error::PagesRepeat{name});
        if (m_pages >= m_limits.pages)
            return refused(error::TooManyPages{m_limits.pages});
        return std::nullopt;
    }

    const ReadPage &m_readPage;
    const InventoryLimits &m_limits;
    Inventory m_inventory;
    MachineCollector m_collector;
    std::string m_folder; ///< as the first file names it, with the slash
    std::string m_file; ///< of the page being read
    std::set<std::string> m_seen;
    std::int64_t m_bytes = 0;
    std::int64_t m_pages = 0;
};

} // namespace

InventoryLimits InventoryLimits::none()
{
    constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
    return {.bytes = kMost, .machines = kMost};
}

Expected<Inventory> readInventory(std::string_view text, const std::string &file, const CountryTable &countries,
                                  const ReadPage &readPage, const InventoryLimits &limits)
{
    Source source(file, countries, readPage, limits);
    auto fault = isTable(text, file) ? source.readTable(text) : source.readPages(text);
    if (fault)
        return Unexpected(*std::move(fault));
    return std::move(source).finish(file);
}

} // namespace cabe
