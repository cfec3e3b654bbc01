#include "core/net/whole_file.h"

#include <QFile>
#include <QSaveFile>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace cabe::net {

bool writeWhole(const QString &path, const std::vector<QByteArray> &pieces, Readers readers)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    if (readers == Readers::Owner)
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    // commit() of Qt 6.4 does not notice a full disk: that a piece was cut short has to be asked of each.
    for (const QByteArray &piece : pieces)
        if (file.write(piece) != piece.size() || !file.flush()) {
            file.cancelWriting();
            return false;
        }
    return file.commit(); // which waits for the disk
}

void settleFolder(const QString &folder)
{
#ifdef Q_OS_UNIX
    const int opened = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC);
    if (opened < 0)
        return;
    ::fsync(opened);
    ::close(opened);
#endif
}

} // namespace cabe::net
