#include "core/io/inventory_reader.h"

#include "core/io/inventory_json.h"
#include "core/io/inventory_table.h"
#include "core/io/text_place.h"

#include <algorithm>
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

bool looksLikeTable(std::string_view text, std::string_view file)
{
    if (endsWith(file, ".csv") || endsWith(file, ".tsv"))
        return true;
    if (endsWith(file, ".json"))
        return false;
    const auto inside = withoutByteOrderMark(text);
    const auto first = inside.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos || inside[first] != '{';
}

} // namespace

std::string baseName(std::string_view file)
{
    const auto slash = file.find_last_of("/\\");
    return std::string(slash == std::string_view::npos ? file : file.substr(slash + 1));
}

InventoryReader::InventoryReader(const std::string &name, std::string shown, const CountryTable &countries,
                                 const InventoryLimits &limits)
    : m_limits(limits), m_collector(m_inventory, countries, m_limits), m_first(std::move(shown)), m_page(m_first),
      m_seen{name}
{
}

Expected<std::optional<std::string>> InventoryReader::read(std::string_view text)
{
    if (auto tooLarge = count(text))
        return Unexpected(*std::move(tooLarge));
    if (m_pages == 0)
        m_isTable = looksLikeTable(text, m_first);
    ++m_pages;
    return m_isTable ? readTable(text) : readJson(text);
}

std::optional<Error> InventoryReader::turnTo(const std::string &name, std::string shown)
{
    if (!m_seen.insert(name).second)
        return inNext(error::PagesRepeat{baseName(shown)});
    if (m_pages >= m_limits.pages)
        return inNext(error::TooManyPages{m_limits.pages});
    m_page = std::move(shown);
    m_collector.beginPage(m_page);
    return std::nullopt;
}

Error InventoryReader::inPage(Error error) const
{
    if (error.file.empty())
        error.file = m_page;
    return error;
}

Error InventoryReader::inNext(ErrorFact fact) const
{
    return inPage(Error{.fact = std::move(fact), .place = "/next"});
}

Expected<Inventory> InventoryReader::finish() &&
{
    if (auto fact = m_collector.mostlyRejected())
        return Unexpected(Error{.fact = *std::move(fact), .file = m_first});
    if (m_inventory.name.empty())
        m_inventory.name = baseName(m_first);
    m_collector.close();
    return std::move(m_inventory);
}

std::optional<Error> InventoryReader::count(std::string_view text)
{
    m_bytes += static_cast<std::int64_t>(text.size());
    if (m_bytes <= m_limits.bytes)
        return std::nullopt;
    return inPage(Error{.fact = error::TooLarge{m_limits.bytes / (1024 * 1024)}});
}

Expected<std::optional<std::string>> InventoryReader::readTable(std::string_view text)
{
    auto currency = readInventoryTable(text, m_collector);
    if (!currency)
        return Unexpected(inPage(std::move(currency).error()));
    m_inventory.currency = *currency;
    return std::optional<std::string>();
}

Expected<std::optional<std::string>> InventoryReader::readJson(std::string_view text)
{
    auto head = readInventoryJson(text, m_collector);
    if (!head)
        return Unexpected(inPage(std::move(head).error()));
    if (m_pages == 1) {
        m_inventory.name = head->name;
        m_inventory.url = head->url;
        m_inventory.currency = head->currency;
        m_inventory.generatedAt = head->generatedAt;
    } else {
        m_inventory.generatedAt = olderOf(m_inventory.generatedAt, head->generatedAt);
    }
    return std::move(head->next);
}

} // namespace cabe
