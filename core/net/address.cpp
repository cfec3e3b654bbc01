#include "core/net/address.h"

#include <QHostAddress>

namespace cabe::net {
namespace {

constexpr QLatin1String kHttp("http");
constexpr QLatin1String kHttps("https");

int portOf(const QUrl &url)
{
    return url.port(url.scheme() == kHttps ? 443 : 80);
}

} // namespace

std::string shownUrl(const QUrl &url)
{
    return url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment).toStdString();
}

bool isLoopback(const QUrl &url)
{
    const QString host = url.host();
    return host == QLatin1String("localhost") || QHostAddress(host).isLoopback();
}

bool isSameOrigin(const QUrl &one, const QUrl &other)
{
    return one.scheme() == other.scheme() && one.host() == other.host() && portOf(one) == portOf(other);
}

std::optional<ErrorFact> refusalOf(const QUrl &url, const QStringList &plainHttpHosts)
{
    const QString scheme = url.scheme();
    if (!url.isValid() || scheme.isEmpty())
        return error::AddressUnusable{shownUrl(url)};
    if (scheme != kHttp && scheme != kHttps)
        return error::SchemeRefused{scheme.toStdString()};
    if (url.host().isEmpty())
        return error::AddressUnusable{shownUrl(url)};
    if (scheme == kHttp && !isLoopback(url) && !plainHttpHosts.contains(url.host(), Qt::CaseInsensitive))
        return error::PlainHttpRefused{url.host().toStdString()};
    return std::nullopt;
}

Expected<QUrl, ErrorFact> redirectTarget(const QUrl &from, const QByteArray &location, const QStringList &plainHttpHosts)
{
    QUrl to = from.resolved(QUrl::fromEncoded(location.trimmed()));
    to.setUserInfo(isSameOrigin(from, to) ? from.userInfo() : QString());
    const bool isWeaker = from.scheme() == kHttps && to.scheme() != kHttps;
    if (location.trimmed().isEmpty() || isWeaker || refusalOf(to, plainHttpHosts))
        return Unexpected(ErrorFact(error::RedirectRefused{shownUrl(to)}));
    to.setFragment({});
    return to;
}

Expected<QUrl, ErrorFact> nextPage(const QUrl &current, const std::string &next)
{
    QUrl to = current.resolved(QUrl(QString::fromStdString(next)));
    if (!to.isValid() || !isSameOrigin(current, to))
        return Unexpected(ErrorFact(error::NextElsewhere{shownUrl(to)}));
    to.setUserInfo(current.userInfo());
    to.setFragment({});
    return to;
}

bool isSafeForSecrets(const QUrl &url)
{
    return url.scheme() == kHttps || isLoopback(url);
}

} // namespace cabe::net
