// All sources of machines of the user's, and the one inventory that they make together with what was changed by hand.
#pragma once

#include "core/io/overlay.h"
#include "core/match/explain.h"
#include "core/net/live_source.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QSettings;

namespace cabe::ui {

using InventoryPointer = std::shared_ptr<const Inventory>;

/// When data are told to be old (UI.md); the last is when every price is to be checked.
struct AgeLimits {
    StaleAfter stale;
    std::int64_t veryOldSeconds = 7 * 24 * 3600;
    friend bool operator==(const AgeLimits &a, const AgeLimits &b)
    {
        return a.stale.communitySeconds == b.stale.communitySeconds && a.stale.secureSeconds == b.stale.secureSeconds &&
               a.veryOldSeconds == b.veryOldSeconds;
    }
};

class SourceBook : public QObject {
    Q_OBJECT

public:
    struct World {
        net::LiveSource::ReadFile readFile; ///< an empty path: the sample; called on other threads too
        QString configFolder;               ///< of sources.ini and overlay.json; empty: nothing is remembered
        QString cacheFolder;
        std::shared_ptr<const CountryTable> countries;
        net::Clock clock;
    };

    static constexpr char kSample[] = "sample"; ///< how edits call the sample

    explicit SourceBook(World world, QObject *parent = nullptr);
    ~SourceBook() override;

    /// Reads what is kept, and fetches what is due. Without an active source the sample is in use.
    void start();
    /// Only this address, for this run; nothing of it is remembered.
    void useOnly(const QString &address);

    int count() const { return static_cast<int>(m_sources.size()); }
    const net::SourceSettings &settings(int source) const { return m_sources[static_cast<std::size_t>(source)]->settings(); }
    const net::SourceStatus &status(int source) const { return m_sources[static_cast<std::size_t>(source)]->status(); }
    /// The source of this id, or -1.
    int find(const QString &id) const;
    int activeCount() const;
    bool isBusy() const;
    /// Files that could not be read at the start and were set aside.
    const QStringList &setAside() const { return m_setAside; }

    /// Adds it and brings its inventory; it is given its id. A file that is there already is read anew.
    int add(net::SourceSettings settings);
    /// Keeps an inventory that has no file or address of its own as a file of the program's, and adds that.
    void addImported(std::shared_ptr<const Inventory> inventory, const QString &name);
    void change(int source, const net::SourceSettings &settings);
    void remove(int source);
    void move(int from, int to);
    void refresh(int source, net::Emptied emptied = net::Emptied::Refuse);
    void refreshAll(); ///< the active ones
    void cancel();     ///< whatever is under way
    /// Turns all sources off.
    void useSample();

    /// Empty: it is forgotten. `told` hears where it is kept.
    void setSecret(int source, const QString &secret, std::function<void(net::SecretStore::Kept)> told = {});

    const AgeLimits &ageLimits() const { return m_ageLimits; }
    void setAgeLimits(const AgeLimits &limits);

    const Overlay &overlay() const { return m_overlay; }
    /// false: it is in use, but could not be written for later.
    bool setOverlay(Overlay overlay);
    /// As an edit calls the source that a machine of inventory() is from; empty for one that was added by hand.
    std::string sourceOf(const Machine &machine) const;
    /// What the source itself says of a machine; null where it says nothing.
    const Machine *original(const std::string &source, std::string_view machine) const;

    /// All of them joined; null until the first came.
    const InventoryPointer &inventory() const { return m_joined; }

Q_SIGNALS:
    void changed();          ///< a source, or what it is doing
    void inventoryChanged(); ///< also when only the overlay is another
    void ageLimitsChanged();
    void notImported(const cabe::Error &error); ///< it could not be written

private:
    void load();
    void save();
    void append(const net::SourceSettings &settings);
    void join();
    void setJoined(InventoryPointer joined, std::vector<std::string> parts);

    World m_world;
    std::unique_ptr<QSettings> m_settings;
    net::SecretStore m_secrets;
    std::vector<std::unique_ptr<net::LiveSource>> m_sources;
    AgeLimits m_ageLimits;
    Overlay m_overlay;
    QStringList m_setAside;
    InventoryPointer m_sample;
    InventoryPointer m_joined;
    std::vector<std::string> m_parts;         ///< what the parts of m_joined are called in edits
    std::vector<SourceInventory> m_lastParts; ///< what m_joined was made of
    Overlay m_lastOverlay;
    net::Awaited<InventoryPointer> m_joining;
    net::Awaited<bool> m_importing;
};

} // namespace cabe::ui
