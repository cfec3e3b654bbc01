// Reads what came over a network into one inventory: page by page, on another thread.
#pragma once

#include "core/base/country.h"
#include "core/base/error.h"
#include "core/domain/inventory.h"
#include "core/io/inventory_reader.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QList>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cabe::net {

/// A body as it came, and what is known of it.
struct Page {
    QByteArray body;
    bool isWhole = true; ///< the transport vouches that nothing is missing
};

/// What reading a page gave: a fault, or the next page's name as it is written, or the inventory.
struct PageOutcome {
    std::optional<Error> fault = {};
    std::optional<std::string> next = {};
    std::shared_ptr<const Inventory> inventory = {};
    QByteArray sha256 = {}; ///< of all pages one behind another, as hexadecimal digits; with the inventory
};

/// Used by one thread at a time.
class PageReading
{
public:
    /// `name` tells the first page from the others, `shown` is what messages call it; `secrets` are blotted out.
    PageReading(const std::string &name, const std::string &shown, std::shared_ptr<const CountryTable> countries,
                const InventoryLimits &limits, QList<QByteArray> secrets = {});

    PageOutcome read(const Page &page);
    /// Before the next page is asked for.
    std::optional<Error> turnTo(const std::string &name, const std::string &shown);
    Error inNext(ErrorFact fact) const { return m_reader.inNext(std::move(fact)); }
    /// A fault of the page turned to.
    Error inPage(ErrorFact fact) const { return m_reader.inPage(Error{std::move(fact)}); }

private:
    std::optional<Error> faultOf(const Page &page) const;
    Error explained(Error error, const QByteArray &body) const;

    std::shared_ptr<const CountryTable> m_countries;
    InventoryReader m_reader;
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
    QList<QByteArray> m_secrets;
};

/// What a cache kept: pages in their order, their names no longer asked. `shown` is what messages call the first.
PageOutcome readPages(const std::vector<QByteArray> &pages, const std::string &shown, std::shared_ptr<const CountryTable> countries,
                      const InventoryLimits &limits);

} // namespace cabe::net
