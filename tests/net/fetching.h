// Fetches for tests, and says in one line what came of it.
#pragma once

#include "core/base/overloaded.h"
#include "core/net/inventory_fetcher.h"
#include "tests/net/scripted_server.h"

#include <QNetworkAccessManager>
#include <QSignalSpy>
#include <QTest>

namespace cabe::test {

inline std::shared_ptr<const CountryTable> countries()
{
    const auto table = std::make_shared<CountryTable>();
    for (const char *code : {"DE", "ES", "GB", "US"})
        table->assigned.insert(*Country::fromCode(code));
    return table;
}

inline UtcTime noon()
{
    return *readTime("2026-11-30T12:00:00Z");
}

/// A page with machines of these ids, and more members of the top level.
inline QByteArray inventory(const QList<QByteArray> &ids, const QByteArray &more = {})
{
    QByteArrayList machines;
    for (const QByteArray &id : ids)
        machines << R"({"id":")" + id + R"(","tier":"secure","gpu":{"model":"T4","count":1}})";
    return R"({"format":"cabe-inventory","version":1,)" + more + R"("currency":"USD","machines":[)" + machines.join(',') + "]}";
}

inline QByteArray nextIs(const QByteArray &name)
{
    return R"("next":")" + name + "\",";
}

/// A fault by its name and figures.
inline QString said(const Error &error)
{
    const auto number = [](auto value) { return std::to_string(value); };
    const std::string fact = std::visit(
        Overloaded{[](const error::AddressUnusable &e) { return "AddressUnusable " + e.url; },
                   [](const error::SchemeRefused &e) { return "SchemeRefused " + e.scheme; },
                   [](const error::PlainHttpRefused &e) { return "PlainHttpRefused " + e.host; },
                   [](const error::SecretOverHttp &e) { return "SecretOverHttp " + e.host; },
                   [](const error::HeaderUnusable &e) { return "HeaderUnusable " + e.name; },
                   [](const error::TimedOut &) { return std::string("TimedOut"); },
                   [](const error::NoConnection &e) { return "NoConnection " + e.host; },
                   [](const error::ProxyUnusable &) { return std::string("ProxyUnusable"); },
                   [](const error::ConnectionCut &) { return std::string("ConnectionCut"); },
                   [&](const error::CertificateRefused &e) { return "CertificateRefused " + number(int(e.fault)) + " " + e.host; },
                   [&](const error::HttpStatus &e) { return "HttpStatus " + number(e.status) + " " + e.excerpt; },
                   [&](const error::TooManyRedirects &e) { return "TooManyRedirects " + number(e.limit); },
                   [](const error::RedirectRefused &e) { return "RedirectRefused " + e.to; },
                   [](const error::NotDecompressed &) { return std::string("NotDecompressed"); },
                   [](const error::EmptyBody &) { return std::string("EmptyBody"); },
                   [](const error::NotAnInventory &e) { return "NotAnInventory " + e.excerpt; },
                   [](const error::NextElsewhere &e) { return "NextElsewhere " + e.next; },
                   [](const error::InventoryEmptied &) { return std::string("InventoryEmptied"); },
                   [](const error::Cancelled &) { return std::string("Cancelled"); },
                   [](const error::NotKept &) { return std::string("NotKept"); },
                   [&](const error::NotJson &e) { return "NotJson " + number(e.line); },
                   [](const error::NotUtf8 &) { return std::string("NotUtf8"); },
                   [&](const error::TooLarge &e) { return "TooLarge " + number(e.mebibytes); },
                   [&](const error::TooManyMachines &e) { return "TooManyMachines " + number(e.limit); },
                   [&](const error::TooManyPages &e) { return "TooManyPages " + number(e.limit); },
                   [](const error::PagesRepeat &e) { return "PagesRepeat " + e.page; },
                   [&](const error::MostlyRejected &e) { return "MostlyRejected " + number(e.rejected); },
                   [](const error::NoMachines &) { return std::string("NoMachines"); },
                   [](const error::NewerVersion &) { return std::string("NewerVersion"); },
                   [](const auto &) { return std::string("another fact"); }},
        static_cast<const AnyErrorFact &>(error.fact));
    return QString::fromStdString(fact).trimmed();
}

inline QString said(const net::FetchResult &result)
{
    switch (result.status) {
    case net::FetchResult::Status::Fetched:
        return QStringLiteral("%1 machines").arg(result.inventory->machines.size());
    case net::FetchResult::Status::NotModified:
        return QStringLiteral("not modified");
    case net::FetchResult::Status::Failed:
        break;
    }
    return said(*result.error);
}

/// A fetcher with a network of its own, and every end that it announces.
struct Fetching {
    QNetworkAccessManager network;
    net::InventoryFetcher fetcher{network, countries(), noon};
    QList<net::FetchResult> ends;

    Fetching()
    {
        QObject::connect(&fetcher, &net::InventoryFetcher::finished, &fetcher,
                         [this](const net::FetchResult &result) { ends << result; });
    }
    bool wait(qsizetype count = 1) { return QTest::qWaitFor([&] { return ends.size() >= count; }, 60'000); }
    net::FetchResult run(net::FetchRequest request)
    {
        ends.clear();
        fetcher.fetch(std::move(request));
        if (!ends.isEmpty())
            qWarning("it ended inside fetch()");
        if (!wait())
            qWarning("it did not end");
        QTest::qWait(0); // for an end too many
        if (ends.size() != 1)
            qWarning("it ended %d times", int(ends.size()));
        return ends.value(0);
    }
};

/// "file|fact": where messages say it happened, with the port of the scripted server left out.
inline QString placed(const net::FetchResult &result)
{
    QString file = QString::fromStdString(result.error ? result.error->file : result.url);
    return QUrl(file).path() + u'|' + said(result);
}

} // namespace cabe::test
