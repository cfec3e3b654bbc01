#include "ui/results/launch.h"

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr std::size_t kMostBytes = 2000;

bool isPlainAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7f' && c != '\\' && c != '"' && c != '<' && c != '>'; });
}

} // namespace

std::optional<QUrl> launchAddress(std::string_view url)
{
    if (url.empty() || url.size() > kMostBytes || !isPlainAscii(url))
        return std::nullopt;
    const QUrl address(QString::fromLatin1(url.data(), static_cast<qsizetype>(url.size())), QUrl::StrictMode);
    const bool isWeb = address.scheme() == u"https" || address.scheme() == u"http";
    if (!address.isValid() || !isWeb || address.host().isEmpty() || address.authority().contains(u'@'))
        return std::nullopt;
    return address;
}

QString hostOf(const QUrl &address)
{
    return address.host(QUrl::FullyEncoded);
}

} // namespace cabe::ui
