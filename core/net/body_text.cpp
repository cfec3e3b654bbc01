#include "core/net/body_text.h"

#include <QRegularExpression>
#include <QString>
#include <QUrlQuery>

#include <algorithm>

namespace cabe::net {
namespace {

constexpr qsizetype kMostRead = 4096;
constexpr qsizetype kMostShown = 200;
constexpr qsizetype kLeastSecret = 6; ///< a shorter word stands in any text by chance

QByteArrayView withoutLeadingBlanks(const QByteArray &body)
{
    QByteArrayView rest(body);
    if (rest.startsWith("\xEF\xBB\xBF"))
        rest = rest.sliced(3);
    const auto first = std::find_if(rest.begin(), rest.end(),
                                    [](char c) { return c != ' ' && c != '\t' && c != '\r' && c != '\n'; });
    return rest.sliced(first - rest.begin());
}

} // namespace

bool isMarkup(const QByteArray &body)
{
    return withoutLeadingBlanks(body).startsWith('<');
}

bool isBlank(const QByteArray &body)
{
    return withoutLeadingBlanks(body).isEmpty();
}

std::string excerptOf(const QByteArray &body, const QList<QByteArray> &secrets)
{
    // A secret that is cut by the end of what is read would not be found.
    qsizetype longest = 0;
    for (const QByteArray &secret : secrets)
        longest = std::max(longest, secret.size());
    QString text = QString::fromUtf8(withoutSecrets(body.left(kMostRead + longest), secrets).left(kMostRead));
    if (isMarkup(body)) {
        static const QRegularExpression code(QStringLiteral("<(script|style)\\b.*?(</\\1\\s*>|$)"),
                                             QRegularExpression::CaseInsensitiveOption |
                                                 QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression tag(QStringLiteral("<[^>]*(>|$)"));
        text = text.remove(code).replace(tag, QStringLiteral(" "));
    }
    return text.simplified().left(kMostShown).toStdString();
}

QList<QByteArray> secretsOf(const QByteArray &headerValue, const QUrl &url)
{
    QList<QByteArray> found{headerValue.trimmed()};
    found += headerValue.simplified().split(' ');
    found << url.password(QUrl::FullyEncoded).toUtf8() << url.password(QUrl::FullyDecoded).toUtf8();
    for (const auto form : {QUrl::FullyEncoded, QUrl::FullyDecoded})
        for (const auto &item : QUrlQuery(url).queryItems(form))
            found << item.second.toUtf8();
    found.removeIf([](const QByteArray &secret) { return secret.size() < kLeastSecret; });
    return found;
}

QByteArray withoutSecrets(QByteArray text, const QList<QByteArray> &secrets)
{
    for (const QByteArray &secret : secrets)
        text.replace(secret, "\xE2\x80\xA2\xE2\x80\xA2\xE2\x80\xA2");
    return text;
}

} // namespace cabe::net
