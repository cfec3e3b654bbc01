#include "core/net/transfer.h"

#include "core/net/address.h"
#include "core/net/transport_fault.h"

#include <QNetworkAccessManager>
#include <QNetworkRequest>
#include <QSslConfiguration>

#include <algorithm>
#include <array>

namespace cabe::net {
namespace {

constexpr qint64 kBuffered = 1024 * 1024;
constexpr qint64 kMostReserved = 64 * 1024 * 1024; ///< on a server's word alone
constexpr qint64 kMostOfAnError = 16 * 1024; ///< of the body of an answer that is none
constexpr int kOk = 200;
constexpr int kNotModified = 304;

void addHeaders(QNetworkRequest &asked, const TransferRequest &request)
{
    asked.setRawHeader("Accept", "application/json, text/csv;q=0.9, */*;q=0.5");
    asked.setRawHeader("Accept-Language", "en"); // not the user's: an inventory is the same for all
    asked.setRawHeader("User-Agent", "Cabe");
    if (request.secret)
        asked.setRawHeader(request.secret->name, request.secret->value);
    if (!request.validators.etag.isEmpty())
        asked.setRawHeader("If-None-Match", request.validators.etag);
    if (!request.validators.lastModified.isEmpty())
        asked.setRawHeader("If-Modified-Since", request.validators.lastModified);
}

QNetworkRequest networkRequest(const TransferRequest &request)
{
    QNetworkRequest asked(request.url);
    asked.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    if (request.pastCaches) // sends "no-cache" too
        asked.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    asked.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    asked.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::Http2AllowedAttribute, false); // one body gains nothing from it
    addHeaders(asked, request);
    if (request.url.scheme() == QLatin1String("https")) {
        QSslConfiguration tls = asked.sslConfiguration();
        tls.addCaCertificates(request.extraCertificates);
        asked.setSslConfiguration(tls);
    }
    return asked;
}

int statusOf(const QNetworkReply &reply)
{
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

} // namespace

Transfer::Transfer(QNetworkAccessManager &network, TransferRequest request)
    : QObject(&network), m_network(network), m_request(std::move(request))
{
    m_inactivity.setSingleShot(true);
    m_inactivity.setInterval(m_request.inactivity);
    connect(&m_inactivity, &QTimer::timeout, this, [this] {
        finish(error::TimedOut{std::chrono::duration_cast<std::chrono::seconds>(m_request.inactivity).count()});
    });
}

Transfer::~Transfer()
{
    stop();
}

void Transfer::start()
{
    ask();
}

void Transfer::ask()
{
    m_response = {};
    m_response.url = m_request.url;
    m_certificateFault = CertificateFault::Other;
    m_reply = m_network.get(networkRequest(m_request));
    m_reply->setReadBufferSize(kBuffered); // or a bomb is inflated whole before it can be looked at
    connect(m_reply, &QNetworkReply::sslErrors, this,
            [this](const QList<QSslError> &errors) { m_certificateFault = faultOf(errors); });
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &Transfer::readHead);
    connect(m_reply, &QNetworkReply::readyRead, this, &Transfer::readBody);
    connect(m_reply, &QNetworkReply::finished, this, &Transfer::readEnd);
    m_inactivity.start();
}

void Transfer::stop()
{
    m_inactivity.stop();
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
    m_reply = nullptr;
}

bool Transfer::isRedirect() const
{
    constexpr std::array kRedirects{301, 302, 303, 307, 308};
    return m_reply && std::ranges::find(kRedirects, statusOf(*m_reply)) != kRedirects.end();
}

qint64 Transfer::announcedBytes() const
{
    bool isNumber = false;
    const qint64 bytes = m_reply->rawHeader("Content-Length").toLongLong(&isNumber);
    return isNumber && !m_reply->hasRawHeader("Content-Encoding") ? bytes : -1;
}

void Transfer::readHead()
{
    m_inactivity.start();
    if (isRedirect())
        return follow();
    m_response.status = statusOf(*m_reply);
    if (m_response.status == kOk && announcedBytes() > m_request.mostBytes)
        return finish(error::TooLarge{m_request.mostBytes / (1024 * 1024)});
    if (m_response.status == kOk && announcedBytes() > 0)
        m_response.body.reserve(std::min(announcedBytes(), kMostReserved));
}

void Transfer::readBody()
{
    m_inactivity.start();
    if (isRedirect())
        return follow();
    const bool isAnswer = statusOf(*m_reply) == kOk;
    const qint64 most = isAnswer ? m_request.mostBytes : std::min(kMostOfAnError, m_request.mostBytes);
    std::array<char, 64 * 1024> piece;
    for (qint64 size = 0; (size = m_reply->read(piece.data(), piece.size())) > 0;) {
        m_response.body.append(piece.data(), size);
        if (m_response.body.size() <= most)
            continue;
        m_response.body.truncate(most);
        return finish(isAnswer ? std::optional<ErrorFact>(error::TooLarge{m_request.mostBytes / (1024 * 1024)}) : std::nullopt);
    }
    if (isAnswer)
        Q_EMIT progress(m_response.body.size(), announcedBytes());
}

void Transfer::readEnd()
{
    if (isRedirect())
        return follow();
    QPointer<Transfer> self(this);
    if (m_reply->isReadable())
        readBody();
    if (!self || !m_reply) // it ended there
        return;
    const int status = statusOf(*m_reply);
    const bool isAnswer = status == 0 || status == kOk || status == kNotModified;
    const auto error = m_reply->error();
    if (error != QNetworkReply::NoError && isAnswer)
        return finish(faultOf(error, status, m_certificateFault, m_request.url.host().toStdString()));
    finish();
}

void Transfer::follow()
{
    const QByteArray location = m_reply->rawHeader("Location");
    const auto to = redirectTarget(m_request.url, location, m_request.plainHttpHosts);
    if (!to)
        return finish(to.error());
    if (++m_redirects > kMostRedirects)
        return finish(error::TooManyRedirects{kMostRedirects});
    stop();
    if (!isSameOrigin(m_request.url, *to))
        m_request.secret.reset();
    m_request.url = *to;
    ask();
}

void Transfer::finish(std::optional<ErrorFact> fault)
{
    if (m_reply) {
        m_response.status = statusOf(*m_reply);
        m_response.validators = {m_reply->rawHeader("ETag"), m_reply->rawHeader("Last-Modified")};
        m_response.retryAfter = m_reply->rawHeader("Retry-After");
        const bool isFramed = m_reply->hasRawHeader("Content-Length") || m_reply->hasRawHeader("Transfer-Encoding");
        m_response.isWhole = isFramed && !m_reply->hasRawHeader("Content-Encoding");
    }
    m_response.fault = std::move(fault);
    stop();
    const Response response = std::move(m_response);
    Q_EMIT done(response); // may delete this
}

} // namespace cabe::net
