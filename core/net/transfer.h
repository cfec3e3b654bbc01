// One address is fetched: redirects are followed by hand, what comes is capped, and it ends exactly once.
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>
#include <QSslCertificate>
#include <QStringList>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <optional>

class QNetworkAccessManager;

namespace cabe::net {

/// One header with a secret of the user's, as in {"Authorization", "Bearer …"}.
struct SecretHeader {
    QByteArray name;
    QByteArray value;
};

/// What a server said of its answer's version, to be sent back to it. Either may be empty.
struct Validators {
    QByteArray etag = {};
    QByteArray lastModified = {};
    bool isEmpty() const { return etag.isEmpty() && lastModified.isEmpty(); }
    friend bool operator==(const Validators &, const Validators &) = default;
};

struct TransferRequest {
    QUrl url;
    std::optional<SecretHeader> secret = {};
    Validators validators = {};
    qint64 mostBytes = 0;
    std::chrono::milliseconds inactivity{};
    QStringList plainHttpHosts = {};
    QList<QSslCertificate> extraCertificates = {};
    bool pastCaches = false; ///< asks those on the way for a new copy
};

struct Response {
    int status = 0; ///< 0 where there was no answer
    QUrl url;       ///< the last one asked
    QByteArray body;
    Validators validators;
    QByteArray retryAfter;
    bool isWhole = false; ///< the transport vouches that nothing is missing
    std::optional<ErrorFact> fault; ///< of the transport; a status is none
};

inline constexpr int kMostRedirects = 5;

class Transfer : public QObject
{
    Q_OBJECT

public:
    Transfer(QNetworkAccessManager &network, TransferRequest request);
    ~Transfer() override;

    void start(); ///< whether the address may be asked (refusalOf) is the caller's to know
    void stop();  ///< nothing comes after it

Q_SIGNALS:
    void progress(qint64 received, qint64 total); ///< total: -1 where it is not known
    void done(const cabe::net::Response &response);

private:
    void ask();
    void readHead();
    void readBody();
    void readEnd();
    void follow();
    void finish(std::optional<ErrorFact> fault = {});
    bool isRedirect() const;
    qint64 announcedBytes() const; ///< -1 where it is not known, or says nothing of what will be read

    QNetworkAccessManager &m_network;
    TransferRequest m_request;
    QPointer<QNetworkReply> m_reply;
    QTimer m_inactivity;
    Response m_response;
    CertificateFault m_certificateFault = CertificateFault::Other;
    int m_redirects = 0;
};

} // namespace cabe::net
