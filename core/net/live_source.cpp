#include "core/net/live_source.h"

#include "core/net/retry_policy.h"
#include "core/net/source_network.h"

#include <algorithm>

namespace cabe::net {

LiveSource::LiveSource(World world, SourceSettings settings, QObject *parent)
    : QObject(parent), m_world(std::move(world)), m_settings(std::move(settings))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { refresh(); });
    makeSource();
}

LiveSource::~LiveSource() = default;

void LiveSource::makeSource()
{
    m_source.reset(); // before the network that it uses
    m_network.reset();
    if (!m_settings.isOverNetwork())
        return;
    m_network = networkOf(m_settings);
    m_source = std::make_unique<InventorySource>(*m_network, InventoryCache(m_world.cacheFolder), m_world.countries, m_world.clock,
                                                 m_world.random);
    connect(m_source.get(), &InventorySource::progress, this, [this](qint64 received, qint64 total) {
        m_status.received = received;
        m_status.total = total;
        Q_EMIT changed();
    });
    connect(m_source.get(), &InventorySource::changed, this, &LiveSource::take);
}

void LiveSource::setSettings(const SourceSettings &settings)
{
    if (m_settings == settings)
        return;
    cancel();
    m_timer.stop();
    m_status.nextTry.reset();
    const bool isElsewhere = m_settings.address != settings.address;
    const bool hasOtherWay = isElsewhere || m_settings.proxy != settings.proxy;
    m_settings = settings;
    if (isElsewhere)
        m_status = {};
    if (hasOtherWay)
        makeSource();
    if (isAutomatic() && m_status.fetchedAt)
        finish();
    Q_EMIT changed();
}

void LiveSource::begin()
{
    m_timer.stop();
    m_status.isBusy = true;
    m_status.received = 0;
    m_status.total = -1;
    m_status.nextTry.reset();
    Q_EMIT changed();
}

void LiveSource::start()
{
    if (m_status.isBusy)
        return;
    if (!m_source)
        return readFile();
    m_isOpening = true;
    begin();
    // What was kept needs no secret.
    m_source->open({.url = QUrl(m_settings.address.trimmed(), QUrl::StrictMode)});
}

void LiveSource::refresh(Emptied emptied)
{
    if (m_status.isBusy)
        return;
    if (!m_source)
        return readFile();
    begin();
    withRequest([this, emptied](FetchRequest request) { m_source->refresh(std::move(request), emptied); });
}

void LiveSource::withRequest(std::function<void(FetchRequest)> use)
{
    const auto go = [this, use = std::move(use)](const QString &secret) {
        auto request = requestOf(m_settings, secret);
        request ? use(std::move(*request)) : fail(std::move(request.error()));
    };
    if (m_settings.secretHeader.isEmpty())
        return go({});
    m_asking = std::make_unique<QObject>();
    m_world.secrets->find(m_settings, m_asking.get(), [this, go](const std::optional<QString> &secret) {
        m_asking.release()->deleteLater(); // it may be the one that calls
        if (secret)
            return go(*secret);
        fail({error::SecretMissing{tokenVariable(m_settings.name).toStdString()}});
    });
}

void LiveSource::readFile()
{
    begin();
    m_reading.begin(
        this,
        [read = m_world.readFile, path = m_settings.address] {
            return std::make_shared<const Expected<std::shared_ptr<const Inventory>>>(read(path));
        },
        [this](const auto &inventory) { takeFile(*inventory); });
}

void LiveSource::takeFile(const Expected<std::shared_ptr<const Inventory>> &inventory)
{
    if (!inventory)
        return fail(inventory.error());
    m_status.inventory = *inventory;
    m_status.fetchedAt = m_world.clock();
    m_status.error.reset();
    finish();
}

void LiveSource::take(const SourceState &state)
{
    const bool wasOpening = std::exchange(m_isOpening, false);
    m_status.inventory = state.inventory;
    m_status.fetchedAt = state.fetchedAt;
    m_status.error = state.error;
    m_status.notKept = state.notKept;
    const auto interval = std::chrono::minutes(m_settings.refreshMinutes);
    const bool isDue = isAutomatic() && state.fetchedAt &&
                       stillToWait(*state.fetchedAt, interval, m_world.clock()) == std::chrono::seconds(0);
    const bool isCancelled = state.error && std::holds_alternative<error::Cancelled>(state.error->fact);
    // A kept copy that cannot be read any more is as good as none.
    if (wasOpening && !isCancelled && m_settings.isActive && (!state.inventory || isDue)) {
        m_status.isBusy = false;
        if (state.inventory)
            Q_EMIT changed();
        return refresh();
    }
    finish(state.retryIn);
}

void LiveSource::fail(Error error)
{
    m_status.error = std::move(error);
    finish();
}

void LiveSource::finish(std::optional<std::chrono::seconds> retryIn)
{
    m_status.isBusy = false;
    if (isAutomatic()) {
        const auto interval = std::chrono::seconds(std::chrono::minutes(m_settings.refreshMinutes));
        wait(std::max(retryIn.value_or(interval), kLeastBetweenTries));
    }
    Q_EMIT changed();
}

void LiveSource::wait(std::chrono::seconds time)
{
    m_status.nextTry = UtcTime{m_world.clock().seconds + time.count()};
    m_timer.start(std::chrono::duration_cast<std::chrono::milliseconds>(time));
}

void LiveSource::cancel()
{
    if (!m_status.isBusy)
        return;
    if (m_source && m_source->isBusy())
        return m_source->cancel(); // which tells what is left
    if (m_asking)
        m_asking.release()->deleteLater();
    m_reading.forget();
    fail({error::Cancelled{}});
}

} // namespace cabe::net
