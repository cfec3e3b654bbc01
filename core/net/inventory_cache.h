// Keeps the last good copy of each source in a folder: whole, or as if there were none.
#pragma once

#include "core/base/time.h"
#include "core/net/transfer.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cabe::net {

struct CachedInventory {
    std::vector<QByteArray> pages;  ///< as they came, decompressed
    QByteArray sha256;              ///< of all pages one behind another, as hexadecimal digits
    Validators validators;
    UtcTime fetchedAt;
    std::string url;                ///< where it was found, without its secrets
    std::int64_t machines = 0;      ///< accepted
};

/// A copy is a file of its body, named by the hash, and a small one that names it and is replaced at a stroke: whoever is
/// stopped at any moment leaves the old copy or the new one. Any thread and any number of programs may use the same
/// folder. Neither user, password nor query of an address is written.
class InventoryCache
{
public:
    explicit InventoryCache(QString folder) : m_folder(std::move(folder)) {}

    /// Reads it all and checks the hash: what is damaged is as good as none.
    std::optional<CachedInventory> find(const QUrl &source) const;
    /// Replaces the copy. Where that fails (a full disk) the old one stays, and false is returned.
    bool store(const QUrl &source, const CachedInventory &copy) const;
    void remove(const QUrl &source) const;

private:
    QString path(const QString &name) const { return m_folder + u'/' + name; }
    void removeAllBut(const QString &key, const QStringList &kept) const;

    QString m_folder;
};

} // namespace cabe::net
