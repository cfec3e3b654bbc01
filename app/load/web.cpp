#include "app/load/web.h"

#include "core/net/inventory_source.h"
#include "core/net/secret_store.h"
#include "core/net/source_network.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QSettings>

namespace cabe::load {
namespace {

net::SourceSettings settingsOf(const WebRequest &request)
{
    const QString address = QString::fromStdString(request.url);
    const QString file = QString::fromStdString(request.configFolder) + QStringLiteral("/sources.ini");
    if (QFile::exists(file)) {
        const QSettings::Format format = QSettings::IniFormat;
        QSettings settings(file, format);
        for (const net::SourceSettings &source : net::readSources(settings))
            if (source.address == address)
                return source;
    }
    net::SourceSettings source{.name = QUrl(address).host(), .address = address};
    if (qEnvironmentVariableIsSet(net::tokenVariable(source.name).constData()))
        source.secretHeader = QStringLiteral("Authorization");
    return source;
}

Expected<net::FetchRequest> fetchRequest(const WebRequest &request, const net::SourceSettings &settings)
{
    QString secret;
    if (!settings.secretHeader.isEmpty()) {
        net::SecretStore store;
        QEventLoop loop;
        std::optional<QString> found;
        bool isTold = false;
        store.find(settings, &store, [&](std::optional<QString> given) {
            found = std::move(given);
            isTold = true;
            loop.quit();
        });
        if (!isTold)
            loop.exec();
        if (!found)
            return Unexpected(Error{error::SecretMissing{net::tokenVariable(settings.name).toStdString()}, request.url});
        secret = *found;
    }
    auto fetch = net::requestOf(settings, secret);
    if (fetch && request.noLimits)
        fetch->limits = InventoryLimits::none();
    return fetch;
}

/// The one state that `begin` ends in.
template <class Begin>
net::SourceState await(net::InventorySource &source, Begin begin)
{
    QEventLoop loop;
    net::SourceState end;
    const auto connection = QObject::connect(&source, &net::InventorySource::changed, &loop, [&](const net::SourceState &state) {
        end = state;
        loop.quit();
    });
    begin();
    loop.exec();
    QObject::disconnect(connection);
    return end;
}

} // namespace

Expected<WebInventory> bringInventory(const WebRequest &request, const CountryTable &countries)
{
    int argc = 0;
    std::optional<QCoreApplication> application;
    if (!QCoreApplication::instance())
        application.emplace(argc, nullptr);

    net::SourceSettings settings = settingsOf(request);
    if (request.caFile)
        settings.caFile = QString::fromStdString(*request.caFile);
    const auto fetch = fetchRequest(request, settings);
    if (!fetch)
        return Unexpected(fetch.error());
    const auto network = net::networkOf(settings);
    net::InventorySource source(
        *network, net::InventoryCache(QString::fromStdString(request.cacheFolder)), std::make_shared<const CountryTable>(countries),
        [now = request.now] { return now; }, net::dice);
    net::SourceState before;
    if (request.wantsBefore)
        before = await(source, [&] { source.open(*fetch); });
    const net::SourceState after = await(source, [&] { source.refresh(*fetch); });
    if (!after.inventory)
        return Unexpected(*after.error);
    return WebInventory{after.inventory, before.inventory, after.error, after.notKept,
                        after.kind == net::SourceState::Kind::Unchanged};
}

} // namespace cabe::load
