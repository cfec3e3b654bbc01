// Writes a file so that its old content or the new one is there, at any moment and on any disk.
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace cabe::net {

enum class Readers { Owner, Everybody };

/// Replaces the file. Everybody: as far as the user's settings let others read. false: it is as it was.
bool writeWhole(const QString &path, const std::vector<QByteArray> &pieces, Readers readers = Readers::Owner);

/// Makes sure that files that were made or renamed in it are found again after a loss of power.
void settleFolder(const QString &folder);

} // namespace cabe::net
