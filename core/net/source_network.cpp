#include "core/net/source_network.h"

#include "core/net/address.h"

#include <QFile>
#include <QNetworkProxy>
#include <QRandomGenerator>

namespace cabe::net {
namespace {

constexpr qint64 kMostCaBytes = 4 << 20;

std::optional<QNetworkProxy> readProxy(const QString &text)
{
    if (text == u"none")
        return QNetworkProxy(QNetworkProxy::NoProxy);
    const QUrl url(text, QUrl::StrictMode);
    const bool isSocks = url.scheme() == u"socks5";
    const bool isPlain = url.path().isEmpty() || url.path() == u"/";
    if (!url.isValid() || !(isSocks || url.scheme() == u"http") || url.host().isEmpty() || url.port() < 1 || !isPlain ||
        !url.userInfo().isEmpty())
        return std::nullopt;
    return QNetworkProxy(isSocks ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy, url.host(), static_cast<quint16>(url.port()));
}

class ProxyChoice : public QNetworkProxyFactory {
public:
    explicit ProxyChoice(std::optional<QNetworkProxy> byHand) : m_byHand(std::move(byHand)) {}

    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        if (isLoopback(query.url()))
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        return m_byHand ? QList{*m_byHand} : systemProxyForQuery(query);
    }

private:
    const std::optional<QNetworkProxy> m_byHand;
};

SecretHeader headerOf(const SourceSettings &settings, const QString &secret)
{
    const bool isToken = settings.secretHeader.compare(u"Authorization", Qt::CaseInsensitive) == 0 && !secret.contains(u' ');
    return {settings.secretHeader.toUtf8(), (isToken ? u"Bearer " + secret : secret).toUtf8()};
}

Expected<QList<QSslCertificate>> readAuthorities(const QString &path)
{
    const std::string named = path.toStdString();
    QFile file(path);
    if (!file.exists())
        return Unexpected(Error{error::FileNotFound{}, named});
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMostCaBytes)
        return Unexpected(Error{error::FileUnreadable{}, named});
    QList<QSslCertificate> certificates = QSslCertificate::fromDevice(&file, QSsl::Pem);
    if (certificates.isEmpty())
        return Unexpected(Error{error::NoCertificates{}, named});
    return certificates;
}

} // namespace

Expected<FetchRequest> requestOf(const SourceSettings &settings, const QString &secret)
{
    FetchRequest request{.url = QUrl(settings.address.trimmed(), QUrl::StrictMode)};
    if (!request.url.isValid() || request.url.host().isEmpty())
        return Unexpected(Error{error::AddressUnusable{shownUrl(request.url)}});
    if (!settings.secretHeader.isEmpty())
        request.secret = headerOf(settings, secret);
    if (settings.allowsPlainHttp)
        request.plainHttpHosts = QStringList{request.url.host()};
    if (!settings.caFile.isEmpty()) {
        auto authorities = readAuthorities(settings.caFile);
        if (!authorities)
            return Unexpected(std::move(authorities.error()));
        request.extraCertificates = std::move(*authorities);
    }
    return request;
}

std::uint32_t dice()
{
    return QRandomGenerator::global()->generate();
}

std::optional<ErrorFact> proxyFault(const QString &proxy)
{
    if (proxy.isEmpty() || readProxy(proxy))
        return std::nullopt;
    return error::ProxyUnusable{};
}

std::unique_ptr<QNetworkAccessManager> networkOf(const SourceSettings &settings)
{
    auto network = std::make_unique<QNetworkAccessManager>();
    network->setProxyFactory(new ProxyChoice(settings.proxy.isEmpty() ? std::nullopt : readProxy(settings.proxy)));
    return network;
}

} // namespace cabe::net
