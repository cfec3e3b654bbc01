#include "core/net/inventory_source.h"

#include "core/net/address.h"
#include "core/net/retry_policy.h"

#include <utility>

namespace cabe::net {

struct InventorySource::Task {
    FetchRequest request;
    Emptied emptied = Emptied::Refuse;
    bool isOpening = false;
    std::optional<CachedInventory> kept;
    std::optional<std::chrono::seconds> retryAfter;
    bool isUnchanged = false; ///< the server said so
};

InventorySource::InventorySource(QNetworkAccessManager &network, InventoryCache cache, std::shared_ptr<const CountryTable> countries,
                                 Clock clock, Random random, QObject *parent)
    : QObject(parent), m_fetcher(network, countries, clock), m_cache(std::move(cache)), m_countries(std::move(countries)),
      m_clock(std::move(clock)), m_random(std::move(random))
{
    connect(&m_fetcher, &InventoryFetcher::progress, this, &InventorySource::progress);
    connect(&m_fetcher, &InventoryFetcher::finished, this, &InventorySource::judge);
}

InventorySource::~InventorySource() = default;

void InventorySource::open(FetchRequest request)
{
    begin(std::move(request), Emptied::Refuse, true);
}

void InventorySource::refresh(FetchRequest request, Emptied emptied)
{
    begin(std::move(request), emptied, false);
}

void InventorySource::begin(FetchRequest request, Emptied emptied, bool isOpening)
{
    Q_ASSERT(!isBusy());
    if (m_held && m_held->url != request.url) {
        m_held.reset();
        m_failures = 0;
    }
    m_task = std::make_unique<Task>();
    m_task->emptied = emptied;
    m_task->isOpening = isOpening;
    m_task->request = std::move(request);
    m_looking.begin(
        this, [cache = m_cache, url = m_task->request.url] { return cache.find(url); },
        [this](std::optional<CachedInventory> kept) { look(std::move(kept)); });
}

void InventorySource::cancel()
{
    if (!isBusy())
        return;
    m_looking.forget();
    m_reading.forget();
    m_storing.forget(); // what is being stored is whole and good: it stays
    if (m_fetcher.isBusy()) {
        const QSignalBlocker silence(m_fetcher);
        m_fetcher.cancel();
    }
    SourceState state{.error = Error{.fact = error::Cancelled{}, .file = shownUrl(m_task->request.url)}};
    if (m_held)
        state = {SourceState::Kind::Kept, m_held->inventory, std::move(state.error), {}, m_held->fetchedAt, {}};
    finish(std::move(state));
}

void InventorySource::look(std::optional<CachedInventory> kept)
{
    m_task->kept = std::move(kept);
    if (m_task->isOpening)
        return giveKept({});
    // That the first page is as it was says nothing of the others.
    ask(m_task->kept && m_task->kept->pages.size() == 1);
}

void InventorySource::ask(bool withValidators)
{
    FetchRequest request = m_task->request;
    request.validators = withValidators ? m_task->kept->validators : Validators{};
    m_fetcher.fetch(std::move(request));
}

void InventorySource::judge(const FetchResult &result)
{
    m_task->retryAfter = result.retryAfter;
    switch (result.status) {
    case FetchResult::Status::Fetched:
        return take(result);
    case FetchResult::Status::NotModified:
        m_task->isUnchanged = true;
        return giveKept({});
    case FetchResult::Status::Failed:
        return giveKept(result.error);
    }
}

void InventorySource::take(const FetchResult &result)
{
    const auto &kept = m_task->kept;
    const bool hadMachines = kept ? kept->machines > 0 : m_held && !m_held->inventory->machines.empty();
    if (hadMachines && result.inventory->machines.empty() && m_task->emptied == Emptied::Refuse)
        return giveKept(Error{.fact = error::InventoryEmptied{}, .file = result.url});

    const bool isSame = kept && kept->sha256 == result.sha256;
    SourceState state{.kind = isSame ? SourceState::Kind::Unchanged : SourceState::Kind::Fresh,
                      .inventory = m_held && m_held->sha256 == result.sha256 ? m_held->inventory : result.inventory,
                      .fetchedAt = isSame ? kept->fetchedAt : m_clock()};
    m_held = Held{m_task->request.url, result.sha256, state.inventory, *state.fetchedAt};
    if (isSame && kept->validators == result.validators)
        return finish(std::move(state));
    CachedInventory copy{.pages = result.pages,
                         .sha256 = result.sha256,
                         .validators = result.validators,
                         .fetchedAt = *state.fetchedAt,
                         .url = result.url,
                         .machines = static_cast<std::int64_t>(result.inventory->machines.size())};
    m_storing.begin(
        this, [cache = m_cache, url = m_task->request.url, copy = std::move(copy)] { return cache.store(url, copy); },
        [this, state = std::move(state)](bool isStored) mutable {
            if (!isStored && state.kind == SourceState::Kind::Fresh)
                state.notKept = Error{error::NotKept{}};
            finish(std::move(state));
        });
}

/// The last good one: what was given last, else what the cache has, else none.
void InventorySource::giveKept(std::optional<Error> error)
{
    const auto &kept = m_task->kept;
    const bool isSame = m_held && kept && kept->sha256 == m_held->sha256;
    const bool isNewer = m_held && (!kept || kept->fetchedAt < m_held->fetchedAt); // the cache could not be written
    const bool isHeld = isSame || (isNewer && !m_task->isUnchanged);
    if (isHeld || !kept) {
        PageOutcome outcome;
        if (isHeld)
            outcome = {.inventory = m_held->inventory, .sha256 = m_held->sha256};
        return giveRead(outcome, std::move(error));
    }
    m_reading.begin(
        this,
        [pages = kept->pages, url = kept->url, countries = m_countries, limits = m_task->request.limits] {
            return readPages(pages, url, countries, limits);
        },
        [this, error = std::move(error)](const PageOutcome &outcome) { giveRead(outcome, error); });
}

void InventorySource::giveRead(const PageOutcome &outcome, std::optional<Error> error)
{
    using Kind = SourceState::Kind;
    if (!outcome.inventory) {
        if (m_task->isUnchanged) { // but what is unchanged cannot be read: other limits, another version
            m_task->isUnchanged = false;
            m_task->kept.reset();
            return ask(false);
        }
        return finish({.kind = Kind::None, .error = error ? std::move(error) : outcome.fault});
    }
    const bool isHeld = m_held && m_held->inventory == outcome.inventory;
    if (!isHeld)
        m_held = Held{m_task->request.url, outcome.sha256, outcome.inventory, m_task->kept->fetchedAt};
    finish({.kind = m_task->isUnchanged ? Kind::Unchanged : Kind::Kept,
            .inventory = outcome.inventory,
            .error = std::move(error),
            .fetchedAt = m_held->fetchedAt});
}

void InventorySource::finish(SourceState state)
{
    const bool isCancelled = state.error && std::holds_alternative<error::Cancelled>(state.error->fact);
    if (!state.error && !m_task->isOpening)
        m_failures = 0;
    else if (state.error && !isCancelled && isWorthRetry(*state.error))
        state.retryIn = waitBeforeTry(++m_failures, m_task->retryAfter, m_random());
    m_task.reset();
    Q_EMIT changed(state);
}

} // namespace cabe::net
