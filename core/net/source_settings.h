// What the user says of each source of machines: where it is and how it is asked. Kept in an INI file, without its secret.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>

class QSettings;

namespace cabe::net {

struct SourceSettings {
    QString id = {};           ///< made once; names the source in the keychain and in an overlay, whatever it is called
    QString name = {};         ///< as the user calls it
    QString address = {};      ///< https://…, http://… or the path of a file
    bool isActive = true; ///< whether its machines are planned with
    QString secretHeader = {}; ///< the header that carries its secret; empty: it has none
    QString caFile = {};       ///< PEM, of authorities beside the system's
    QString proxy = {};        ///< empty: the system's; "none"; or http://host:port, socks5://host:port
    int refreshMinutes = 0; ///< 0: by hand
    bool allowsPlainHttp = false; ///< its host may be asked over http

    bool isOverNetwork() const { return address.contains(QStringLiteral("://")); }
    friend bool operator==(const SourceSettings &, const SourceSettings &) = default;
};

QString newSourceId();

/// CABE_TOKEN_ and the name's letters and digits in capitals, all else as _.
QByteArray tokenVariable(const QString &name);

/// An INI file's settings; one that cannot be read is set aside as `setAside`, and begun anew.
std::unique_ptr<QSettings> openSettings(const QString &file, QString *setAside = nullptr);

/// Sources without an address or an id are left out: somebody edited the file.
QList<SourceSettings> readSources(QSettings &settings);
void writeSources(QSettings &settings, const QList<SourceSettings> &sources);

} // namespace cabe::net
