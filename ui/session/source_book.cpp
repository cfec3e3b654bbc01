#include "ui/session/source_book.h"

#include "core/io/write_inventory.h"
#include "core/net/source_network.h"
#include "core/net/whole_file.h"

#include <QDir>
#include <QFile>
#include <QSettings>

#include <algorithm>

namespace cabe::ui {
namespace {

/// Up to this many machines are joined at once: it takes less than a frame.
constexpr std::size_t kJoinedAtOnce = 10'000;
constexpr std::int64_t kMostSeconds = std::int64_t{10} * 365 * 24 * 3600;

std::size_t machinesOf(const std::vector<SourceInventory> &parts)
{
    std::size_t count = 0;
    for (const SourceInventory &part : parts)
        count += part.inventory->machines.size();
    return count;
}

bool isSame(const std::vector<SourceInventory> &a, const std::vector<SourceInventory> &b)
{
    return std::ranges::equal(a, b, [](const SourceInventory &one, const SourceInventory &other) {
        return one.source == other.source && one.inventory == other.inventory;
    });
}

std::int64_t readSeconds(const QSettings &settings, const char *key, std::int64_t usual)
{
    const qint64 given = settings.value(QLatin1StringView(key), qint64{usual}).toLongLong();
    return given > 0 && given <= kMostSeconds ? given : usual;
}

} // namespace

SourceBook::SourceBook(World world, QObject *parent) : QObject(parent), m_world(std::move(world))
{
    if (auto sample = m_world.readFile({}))
        m_sample = *sample;
    if (!m_world.configFolder.isEmpty())
        load();
}

SourceBook::~SourceBook() = default;

void SourceBook::load()
{
    QString broken;
    m_settings = net::openSettings(m_world.configFolder + QStringLiteral("/sources.ini"), &broken);
    if (!broken.isEmpty())
        m_setAside << broken;
    m_ageLimits.stale.communitySeconds = readSeconds(*m_settings, "ages/community", m_ageLimits.stale.communitySeconds);
    m_ageLimits.stale.secureSeconds = readSeconds(*m_settings, "ages/secure", m_ageLimits.stale.secureSeconds);
    m_ageLimits.veryOldSeconds = readSeconds(*m_settings, "ages/veryOld", m_ageLimits.veryOldSeconds);
    for (const net::SourceSettings &settings : net::readSources(*m_settings))
        append(settings);

    const QString path = m_world.configFolder + QStringLiteral("/overlay.json");
    QFile file(path);
    if (!file.exists())
        return;
    const bool isRead = file.open(QIODevice::ReadOnly) && file.size() <= kOverlayMebibytes * 1024 * 1024;
    auto overlay = isRead ? readOverlay(file.readAll().toStdString(), path.toStdString()) : Expected<Overlay>(Unexpected(Error{error::FileUnreadable{}}));
    if (overlay) {
        m_overlay = std::move(*overlay);
        return;
    }
    file.close();
    m_setAside << path + QStringLiteral(".broken");
    QFile::remove(m_setAside.last());
    QFile::rename(path, m_setAside.last());
}

void SourceBook::save()
{
    if (!m_settings)
        return;
    QList<net::SourceSettings> all;
    for (const auto &source : m_sources)
        all << source->settings();
    net::writeSources(*m_settings, all);
    m_settings->sync();
}

void SourceBook::append(const net::SourceSettings &settings)
{
    const net::LiveSource::World world{m_world.readFile,  m_world.cacheFolder, m_world.countries, m_world.clock,
                                       net::dice,          &m_secrets};
    m_sources.push_back(std::make_unique<net::LiveSource>(world, settings));
    connect(m_sources.back().get(), &net::LiveSource::changed, this, [this] {
        Q_EMIT changed();
        join();
    });
}

void SourceBook::start()
{
    for (const auto &source : m_sources)
        if (source->settings().isActive)
            source->start();
    join();
}

void SourceBook::useOnly(const QString &address)
{
    net::SourceSettings only{.id = address, .name = address.section(u'/', -1), .address = address};
    for (const auto &source : m_sources) // one that is known is asked as it was set
        if (source->settings().address == address)
            only = source->settings();
    only.isActive = true;
    m_settings.reset();
    m_sources.clear();
    append(only);
    m_sources.back()->refresh();
    join();
}

int SourceBook::find(const QString &id) const
{
    const auto found = std::ranges::find_if(m_sources, [&](const auto &source) { return source->settings().id == id; });
    return found == m_sources.end() ? -1 : static_cast<int>(found - m_sources.begin());
}

int SourceBook::activeCount() const
{
    return static_cast<int>(std::ranges::count_if(m_sources, [](const auto &source) { return source->settings().isActive; }));
}

bool SourceBook::isBusy() const
{
    return std::ranges::any_of(m_sources, [](const auto &source) { return source->status().isBusy; });
}

int SourceBook::add(net::SourceSettings settings)
{
    const auto isThere = [&](const auto &source) {
        return !settings.isOverNetwork() && source->settings().address == settings.address;
    };
    if (const auto there = std::ranges::find_if(m_sources, isThere); there != m_sources.end()) {
        net::SourceSettings known = (*there)->settings();
        const int index = static_cast<int>(there - m_sources.begin());
        known.isActive = true;
        change(index, known);
        m_sources[static_cast<std::size_t>(index)]->refresh();
        return index;
    }
    settings.id = net::newSourceId();
    append(settings);
    save();
    Q_EMIT changed();
    if (settings.isActive)
        m_sources.back()->refresh();
    return count() - 1;
}

void SourceBook::addImported(std::shared_ptr<const Inventory> inventory, const QString &name)
{
    const QString folder = (m_world.configFolder.isEmpty() ? m_world.cacheFolder : m_world.configFolder) + QStringLiteral("/imported");
    const QString path = folder + u'/' + net::newSourceId() + QStringLiteral(".json");
    m_importing.begin(
        this,
        [inventory = std::move(inventory), folder, path] {
            return QDir().mkpath(folder) && net::writeWhole(path, {QByteArray::fromStdString(writeInventory(*inventory))});
        },
        [this, name, path](bool isWritten) {
            if (isWritten)
                add({.name = name, .address = path});
            else
                Q_EMIT notImported(Error{error::NotWritten{}, path.toStdString()});
        });
}

void SourceBook::change(int source, const net::SourceSettings &settings)
{
    net::LiveSource &live = *m_sources[static_cast<std::size_t>(source)];
    if (live.settings() == settings)
        return;
    const bool wasActive = live.settings().isActive;
    live.setSettings(settings);
    save();
    if (settings.isActive && (!live.status().inventory || (!wasActive && !live.status().isBusy)))
        live.status().inventory ? live.refresh() : live.start();
    Q_EMIT changed();
    join();
}

void SourceBook::remove(int source)
{
    const auto at = m_sources.begin() + source;
    m_secrets.forget((*at)->settings());
    if (const QString path = (*at)->settings().address; path.contains(QStringLiteral("/imported/")) && path.startsWith(m_world.configFolder))
        QFile::remove(path); // it is the program's own
    if ((*at)->settings().isOverNetwork())
        net::InventoryCache(m_world.cacheFolder).remove(QUrl((*at)->settings().address));
    m_sources.erase(at);
    save();
    Q_EMIT changed();
    join();
}

void SourceBook::move(int from, int to)
{
    if (from == to || to < 0 || to >= count())
        return;
    const auto at = m_sources.begin();
    from < to ? std::rotate(at + from, at + from + 1, at + to + 1) : std::rotate(at + to, at + from, at + from + 1);
    save();
    Q_EMIT changed();
    join();
}

void SourceBook::refresh(int source, net::Emptied emptied)
{
    m_sources[static_cast<std::size_t>(source)]->refresh(emptied);
}

void SourceBook::refreshAll()
{
    for (const auto &source : m_sources)
        if (source->settings().isActive)
            source->refresh();
}

void SourceBook::cancel()
{
    for (const auto &source : m_sources)
        source->cancel();
}

void SourceBook::useSample()
{
    for (int i = 0; i < count(); ++i) {
        net::SourceSettings off = settings(i);
        off.isActive = false;
        change(i, off);
    }
}

void SourceBook::setSecret(int source, const QString &secret, std::function<void(net::SecretStore::Kept)> told)
{
    const net::SourceSettings &of = settings(source);
    if (secret.isEmpty())
        return m_secrets.forget(of);
    m_secrets.keep(of, secret, this, [told = std::move(told)](net::SecretStore::Kept kept) {
        if (told)
            told(kept);
    });
}

void SourceBook::setAgeLimits(const AgeLimits &limits)
{
    if (m_ageLimits == limits)
        return;
    m_ageLimits = limits;
    if (m_settings) {
        m_settings->setValue(QStringLiteral("ages/community"), qint64{limits.stale.communitySeconds});
        m_settings->setValue(QStringLiteral("ages/secure"), qint64{limits.stale.secureSeconds});
        m_settings->setValue(QStringLiteral("ages/veryOld"), qint64{limits.veryOldSeconds});
    }
    Q_EMIT ageLimitsChanged();
}

bool SourceBook::setOverlay(Overlay overlay)
{
    m_overlay = std::move(overlay);
    bool isWritten = true;
    if (!m_world.configFolder.isEmpty()) {
        QDir().mkpath(m_world.configFolder);
        isWritten = net::writeWhole(m_world.configFolder + QStringLiteral("/overlay.json"),
                                    {QByteArray::fromStdString(writeOverlay(m_overlay))});
    }
    join();
    return isWritten;
}

std::string SourceBook::sourceOf(const Machine &machine) const
{
    return machine.source < m_parts.size() ? m_parts[machine.source] : std::string();
}

const Machine *SourceBook::original(const std::string &source, std::string_view machine) const
{
    for (const SourceInventory &part : m_lastParts)
        if (part.source == source)
            if (const auto found = part.inventory->find(machine))
                return &part.inventory->machines[*found];
    return nullptr;
}

void SourceBook::join()
{
    std::vector<SourceInventory> parts;
    bool isExpected = false;
    for (const auto &source : m_sources) {
        if (!source->settings().isActive)
            continue;
        const net::SourceStatus &status = source->status();
        if (status.inventory)
            parts.push_back({source->settings().id.toStdString(), status.inventory});
        isExpected = isExpected || status.isBusy;
    }
    if (parts.empty() && isExpected && !m_joined)
        return; // the sample's prices are not shown for the moment until the first source is there
    const bool hasAdded = std::ranges::any_of(
        m_overlay.edits, [](const MachineEdit &edit) { return edit.kind == MachineEdit::Kind::Added; });
    if (parts.empty() && !hasAdded && m_sample)
        parts.push_back({kSample, m_sample});
    if (m_joined && isSame(parts, m_lastParts) && m_overlay == m_lastOverlay)
        return;
    std::vector<std::string> names;
    for (const SourceInventory &part : parts)
        names.push_back(part.source);
    m_lastParts = parts;
    m_lastOverlay = m_overlay;
    const bool isCopied = parts.size() > 1 || !m_overlay.edits.empty();
    const auto make = [parts, overlay = m_overlay, countries = m_world.countries] {
        return joinInventories(parts, overlay, *countries);
    };
    if (!isCopied || machinesOf(parts) <= kJoinedAtOnce) {
        m_joining.forget();
        return setJoined(make(), std::move(names));
    }
    m_joining.begin(this, make, [this, names = std::move(names)](InventoryPointer joined) { setJoined(std::move(joined), names); });
}

void SourceBook::setJoined(InventoryPointer joined, std::vector<std::string> parts)
{
    m_joined = std::move(joined);
    m_parts = std::move(parts);
    Q_EMIT inventoryChanged();
}

} // namespace cabe::ui
