// One source of machines while the program runs: over the network or from a file, with its last good inventory, what it is
// doing, and when it will try again.
#pragma once

#include "core/net/inventory_source.h"
#include "core/net/secret_store.h"
#include "core/net/source_settings.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace cabe::net {

struct SourceStatus {
    std::shared_ptr<const Inventory> inventory = {}; ///< the last good one; its age counts from its generatedAt
    std::optional<UtcTime> fetchedAt = {};           ///< when it came
    std::optional<Error> error = {};                 ///< why there is no newer one; none while it was not tried
    std::optional<Error> notKept = {};               ///< it is in use, but could not be kept for later
    bool isBusy = false;
    qint64 received = 0;                             ///< bytes, as decompressed
    qint64 total = -1;                               ///< -1 where it is not known
    std::optional<UtcTime> nextTry = {};             ///< of an automatic one
};

class LiveSource : public QObject
{
    Q_OBJECT

public:
    /// Reads a file with its pages; called on another thread.
    using ReadFile = std::function<Expected<std::shared_ptr<const Inventory>>(const QString &path)>;

    struct World {
        ReadFile readFile;
        QString cacheFolder;
        std::shared_ptr<const CountryTable> countries;
        Clock clock;
        Random random;
        SecretStore *secrets; ///< outlives the source
    };

    LiveSource(World world, SourceSettings settings, QObject *parent = nullptr);
    ~LiveSource() override;

    const SourceSettings &settings() const { return m_settings; }
    const SourceStatus &status() const { return m_status; }

    /// One of another address begins anew, without an inventory. What is under way is stopped.
    void setSettings(const SourceSettings &settings);
    /// What was kept, then the newest where there is nothing or an automatic refresh is due; a file is read.
    void start();
    /// Nothing where it is busy. With Emptied::Accept a list without a machine replaces one with some.
    void refresh(Emptied emptied = Emptied::Refuse);
    void cancel();

Q_SIGNALS:
    void changed(); ///< of the status; also while bytes come

private:
    bool isAutomatic() const { return m_settings.isActive && m_settings.refreshMinutes > 0; }
    void begin();
    void withRequest(std::function<void(FetchRequest)> use);
    void makeSource();
    void readFile();
    void take(const SourceState &state);
    void takeFile(const Expected<std::shared_ptr<const Inventory>> &inventory);
    void fail(Error error);
    void finish(std::optional<std::chrono::seconds> retryIn = {});
    void wait(std::chrono::seconds time);

    World m_world;
    SourceSettings m_settings;
    SourceStatus m_status;
    std::unique_ptr<QNetworkAccessManager> m_network;
    std::unique_ptr<InventorySource> m_source; ///< null for a file
    Awaited<std::shared_ptr<const Expected<std::shared_ptr<const Inventory>>>> m_reading;
    std::unique_ptr<QObject> m_asking; ///< while the secret is looked for
    bool m_isOpening = false;
    QTimer m_timer;
};

} // namespace cabe::net
