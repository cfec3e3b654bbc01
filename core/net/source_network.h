// What a source's settings mean on the network: its request, and the way there.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/net/inventory_fetcher.h"
#include "core/net/source_settings.h"

#include <QNetworkAccessManager>

#include <cstdint>
#include <memory>

namespace cabe::net {

/// The request without validators. An Authorization without a scheme becomes a Bearer's. Fails where the address is
/// none, or the file of its authority cannot be used.
Expected<FetchRequest> requestOf(const SourceSettings &settings, const QString &secret);

/// Any 32 bits, other ones each time.
std::uint32_t dice();

/// Why a proxy written by hand cannot be used; nullopt: it can.
std::optional<ErrorFact> proxyFault(const QString &proxy);

/// A network of a source's own, by its proxy; this computer itself is always asked directly.
std::unique_ptr<QNetworkAccessManager> networkOf(const SourceSettings &settings);

} // namespace cabe::net
