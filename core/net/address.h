// Which addresses may be fetched, which of their parts may be shown, and where a secret may go.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>
#include <string>

namespace cabe::net {

/// Without user, password, query and fragment: for messages and files.
std::string shownUrl(const QUrl &url);

/// localhost, 127.0.0.0/8 and ::1.
bool isLoopback(const QUrl &url);

/// Scheme, host and port.
bool isSameOrigin(const QUrl &one, const QUrl &other);

/// Why an address is not fetched: https may be, http from this machine or a host of `plainHttpHosts`, and nothing
/// else (no file:, data:, ftp:).
std::optional<ErrorFact> refusalOf(const QUrl &url, const QStringList &plainHttpHosts);

/// Where a redirect leads: never to a weaker scheme, and only where an address may lead. A user in it is dropped.
Expected<QUrl, ErrorFact> redirectTarget(const QUrl &from, const QByteArray &location, const QStringList &plainHttpHosts);

/// The page that `next` names on the page at `current`: of the same origin. The user of the address stays.
Expected<QUrl, ErrorFact> nextPage(const QUrl &current, const std::string &next);

/// Whether a secret, in a header or in the address, is safe on the way.
bool isSafeForSecrets(const QUrl &url);

} // namespace cabe::net
