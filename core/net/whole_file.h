// Writes a file so that its old content or the new one is there, at any moment and on any disk.
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace cabe::net {

/// Replaces the file, for its owner alone to read. false: it is as it was.
bool writeWhole(const QString &path, const std::vector<QByteArray> &pieces);

/// Makes sure that files that were made or renamed in it are found again after a loss of power.
void settleFolder(const QString &folder);

} // namespace cabe::net
