#include "core/net/page_reading.h"

#include "core/net/address.h"
#include "core/net/body_text.h"

#include <string_view>
#include <utility>
#include <variant>

namespace cabe::net {
namespace {

std::string_view viewOf(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// Whether a reader met something that is no inventory at all, rather than a fault in one.
bool meansSomethingElse(const Error &error)
{
    if (const auto *notJson = std::get_if<error::NotJson>(&error.fact))
        return notJson->line == 1 && notJson->column == 1;
    const bool hasNoFormat = error.place == "/format" && std::holds_alternative<error::MissingMember>(error.fact);
    return hasNoFormat || std::holds_alternative<error::ColumnMissing>(error.fact);
}

} // namespace

PageReading::PageReading(const std::string &name, const std::string &shown, std::shared_ptr<const CountryTable> countries,
                         const InventoryLimits &limits, QList<QByteArray> secrets)
    : m_countries(std::move(countries)), m_reader(name, shown, *m_countries, limits), m_secrets(std::move(secrets))
{
}

PageOutcome PageReading::read(const Page &page)
{
    if (auto fault = faultOf(page))
        return {.fault = std::move(fault)};
    m_hash.addData(page.body);
    auto next = m_reader.read(viewOf(page.body));
    if (!next)
        return {.fault = explained(std::move(next).error(), page.body)};
    if (*next)
        return {.next = **next};
    // A line that is cut short may still be a row; a whole table has a line's end behind the last one.
    if (m_reader.isTable() && !page.isWhole && !page.body.endsWith('\n') && !page.body.endsWith('\r'))
        return {.fault = m_reader.inPage(Error{error::ConnectionCut{}})};
    auto inventory = std::move(m_reader).finish();
    if (!inventory)
        return {.fault = std::move(inventory).error()};
    return {.inventory = std::make_shared<const Inventory>(*std::move(inventory)), .sha256 = m_hash.result().toHex()};
}

std::optional<Error> PageReading::turnTo(const std::string &name, const std::string &shown)
{
    return m_reader.turnTo(name, shown);
}

std::optional<Error> PageReading::faultOf(const Page &page) const
{
    if (isBlank(page.body))
        return m_reader.inPage(Error{error::EmptyBody{}});
    if (isMarkup(page.body))
        return m_reader.inPage(Error{error::NotAnInventory{excerptOf(page.body, m_secrets)}});
    return std::nullopt;
}

Error PageReading::explained(Error error, const QByteArray &body) const
{
    if (!meansSomethingElse(error))
        return error;
    return Error{.fact = error::NotAnInventory{excerptOf(body, m_secrets)}, .file = std::move(error.file)};
}

PageOutcome readPages(const std::vector<QByteArray> &pages, const std::string &shown, std::shared_ptr<const CountryTable> countries,
                      const InventoryLimits &limits)
{
    PageReading reading(shown, shown, std::move(countries), limits);
    PageOutcome outcome;
    QUrl page(QString::fromStdString(shown));
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0) {
            if (const auto named = nextPage(page, *outcome.next))
                page = *named;
            if (auto fault = reading.turnTo(std::to_string(i), shownUrl(page)))
                return {.fault = std::move(fault)};
        }
        outcome = reading.read({pages[i]});
        const bool isLast = i + 1 == pages.size();
        if (outcome.fault || isLast != (outcome.inventory != nullptr))
            break;
    }
    if (!outcome.fault && !outcome.inventory)
        outcome.fault = reading.inPage(error::ConnectionCut{});
    return outcome;
}

} // namespace cabe::net
