// Fetches an inventory over HTTP: asks, joins its pages, reads them on another thread, and says once what came of it.
#pragma once

#include "core/base/country.h"
#include "core/base/error.h"
#include "core/base/time.h"
#include "core/domain/inventory.h"
#include "core/io/read_inventory.h"
#include "core/net/page_reading.h"
#include "core/net/transfer.h"
#include "core/net/work.h"

#include <QByteArray>
#include <QObject>
#include <QSslCertificate>
#include <QStringList>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QNetworkAccessManager;

namespace cabe::net {

using Clock = std::function<UtcTime()>;

struct FetchRequest {
    QUrl url;
    std::optional<SecretHeader> secret = {}; ///< sent to the url's own origin only, over https or to this machine
    Validators validators = {};              ///< of the copy that is at hand; empty: none is
    InventoryLimits limits = {};             ///< bytes as decompressed, of all pages together
    std::chrono::milliseconds inactivity = std::chrono::seconds(60); ///< without a byte, to the first one too
    std::chrono::milliseconds total = std::chrono::seconds(180);     ///< of all pages and of reading them
    QList<QSslCertificate> extraCertificates = {}; ///< authorities beside the system's
    QStringList plainHttpHosts = {};               ///< hosts that may be asked over http
};

struct FetchResult {
    enum class Status { Fetched, NotModified, Failed };

    Status status = Status::Failed;
    std::optional<Error> error = {};                   ///< Failed; its file is the address without its secrets
    std::shared_ptr<const Inventory> inventory = {};   ///< Fetched
    std::vector<QByteArray> pages = {};                ///< Fetched: the bodies as decompressed, in order
    QByteArray sha256 = {};                            ///< Fetched: of all pages one behind another, hexadecimal
    Validators validators = {};                        ///< of the first page
    std::string url = {};                              ///< where the first page was found, without its secrets
    int httpStatus = 0;                                ///< of the last answer; 0 where there was none
    std::optional<std::chrono::seconds> retryAfter = {}; ///< as the server asks, an hour at most
};

/// One fetch at a time. `network` must outlive it, have no cache and be its own: Qt keeps the settings of TLS with a connection, so
/// a fetcher forgets the connections of its network when its certificates change.
class InventoryFetcher : public QObject
{
    Q_OBJECT

public:
    InventoryFetcher(QNetworkAccessManager &network, std::shared_ptr<const CountryTable> countries, Clock clock,
                     QObject *parent = nullptr);
    ~InventoryFetcher() override;

    /// Ends in one finished(), never before it returns. Not to be called while isBusy().
    void fetch(FetchRequest request);
    /// Ends it at once: finished() with error::Cancelled comes before it returns, and nothing after. Where nothing
    /// is being fetched it does nothing.
    void cancel();
    bool isBusy() const { return m_job != nullptr; }

Q_SIGNALS:
    /// Bytes as decompressed; `total` is -1 where it is not known.
    void progress(qint64 received, qint64 total);
    /// A new fetch may begin in its slot.
    void finished(const cabe::net::FetchResult &result);

private:
    struct Job;

    void begin();
    void ask(const QUrl &url);
    void judge(const Response &response);
    void judgeNotModified(const Response &response);
    void read(const Response &response);
    void use(const PageOutcome &outcome);
    void turnTo(const std::string &next);
    void fail(ErrorFact fact);
    void finish(FetchResult result);
    void forgetOldConnections();

    QNetworkAccessManager &m_network;
    const std::shared_ptr<const CountryTable> m_countries;
    const Clock m_clock;
    std::unique_ptr<Job> m_job;
    Awaited<PageOutcome> m_reading;
    QTimer m_start;
    QTimer m_deadline;
    QList<QSslCertificate> m_certificates; ///< of the last fetch
    bool m_isConnectionRefused = false;    ///< by the last fetch, for its certificate
};

} // namespace cabe::net
