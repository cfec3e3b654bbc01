// What of a body that is no inventory may be shown: its beginning as plain text, without secrets.
#pragma once

#include <QByteArray>
#include <QList>
#include <QUrl>

#include <string>

namespace cabe::net {

/// Whether the body is a page for people: HTML or XML.
bool isMarkup(const QByteArray &body);

/// Whether there is nothing in the body but white space.
bool isBlank(const QByteArray &body);

/// The first 200 characters, tags left out, white space made one space, and every secret blotted out.
std::string excerptOf(const QByteArray &body, const QList<QByteArray> &secrets);

/// What a server might repeat of a request: the words of a header's value, and of the address its password and
/// what its query says.
QList<QByteArray> secretsOf(const QByteArray &headerValue, const QUrl &url);

/// The text with every secret blotted out.
QByteArray withoutSecrets(QByteArray text, const QList<QByteArray> &secrets);

} // namespace cabe::net
