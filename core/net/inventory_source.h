// A source's inventory: fetched if it can be, kept if it is good, and the last good one where there is no newer.
#pragma once

#include "core/net/inventory_cache.h"
#include "core/net/inventory_fetcher.h"
#include "core/net/work.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace cabe::net {

using Random = std::function<std::uint32_t()>;

struct SourceState {
    enum class Kind {
        Fresh,     ///< fetched, and other than the last one
        Unchanged, ///< the server was asked, and the last one is still what it has
        Kept,      ///< the last good one; `error` says why there is no newer (none after open())
        None,      ///< there never was a good one; `error` says why not (none after open())
    };

    Kind kind = Kind::None;
    std::shared_ptr<const Inventory> inventory = {};     ///< all but None; its age counts from its generatedAt
    std::optional<Error> error = {};
    std::optional<Error> notKept = {};                   ///< Fresh: error::NotKept, where it could not be written
    std::optional<UtcTime> fetchedAt = {};               ///< when this inventory came; not the last try
    std::optional<std::chrono::seconds> retryIn = {};    ///< an error that is worth an automatic try, and when
};

/// What to do with a new inventory without a machine where the last one had some: it is legal, and seldom meant.
enum class Emptied { Refuse, Accept };

/// One source, one thing at a time. The first refresh() or open() says which: one of another address begins anew.
class InventorySource : public QObject
{
    Q_OBJECT

public:
    /// `network` as for InventoryFetcher; `random` gives any 32 bits, to spread the tries of many programs.
    InventorySource(QNetworkAccessManager &network, InventoryCache cache, std::shared_ptr<const CountryTable> countries,
                    Clock clock, Random random, QObject *parent = nullptr);
    ~InventorySource() override;

    /// The last good one alone, without the network: changed() with Kept or None. Not while isBusy().
    void open(FetchRequest request);
    /// Asks the server: one changed(), never before it returns. The request's validators are ours to set. Not while
    /// isBusy().
    void refresh(FetchRequest request, Emptied emptied = Emptied::Refuse);
    /// changed() with error::Cancelled and the last inventory that this source gave comes before it returns, and
    /// nothing after.
    void cancel();
    bool isBusy() const { return m_task != nullptr; }

Q_SIGNALS:
    void progress(qint64 received, qint64 total); ///< as InventoryFetcher's
    /// A new refresh may begin in its slot.
    void changed(const cabe::net::SourceState &state);

private:
    struct Task;
    /// What was given last, so that it need not be read again.
    struct Held {
        QUrl url;
        QByteArray sha256;
        std::shared_ptr<const Inventory> inventory;
        UtcTime fetchedAt;
    };

    void begin(FetchRequest request, Emptied emptied, bool isOpening);
    void look(std::optional<CachedInventory> kept);
    void ask(bool withValidators);
    void judge(const FetchResult &result);
    void take(const FetchResult &result);
    void giveKept(std::optional<Error> error);
    void giveRead(const PageOutcome &outcome, std::optional<Error> error);
    void finish(SourceState state);

    InventoryFetcher m_fetcher;
    const InventoryCache m_cache;
    const std::shared_ptr<const CountryTable> m_countries;
    const Clock m_clock;
    const Random m_random;
    std::unique_ptr<Task> m_task;
    std::optional<Held> m_held;
    int m_failures = 0; ///< in a row
    Awaited<std::optional<CachedInventory>> m_looking;
    Awaited<PageOutcome> m_reading;
    Awaited<bool> m_storing;
};

} // namespace cabe::net
