#include "app/load/files.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <system_error>

namespace cabe::load {
namespace {

constexpr std::int64_t kMebibyte = 1024 * 1024;

bool isNamedPipe(const std::string &path)
{
    std::error_code fault;
    return std::filesystem::is_fifo(path, fault);
}

Error fileError(ErrorFact fact, const std::string &path)
{
    return Error{std::move(fact), path};
}

} // namespace

Expected<std::string> readFile(const std::string &path, std::int64_t mebibytes)
{
    QFile file(QString::fromStdString(path));
    if (!file.exists())
        return Unexpected(fileError(error::FileNotFound{}, path));
    // A named pipe that nobody writes to would be waited for without an end; a pipe handed over by the shell is
    // a /dev/fd path and has its writer.
    const bool waits = isNamedPipe(path) && !path.starts_with("/dev/") && !path.starts_with("/proc/");
    if (QFileInfo(file).isDir() || waits || !file.open(QIODevice::ReadOnly))
        return Unexpected(fileError(error::FileUnreadable{}, path));
    // A pipe or a device has no size to trust, so the limit counts what arrives.
    const std::int64_t most = mebibytes == 0 ? std::numeric_limits<std::int64_t>::max() : mebibytes * kMebibyte;
    std::string text;
    text.reserve(static_cast<std::size_t>(std::min<std::int64_t>(most, file.size() + 1)));
    std::string block(static_cast<std::size_t>(kMebibyte), '\0');
    for (;;) {
        const qint64 got = file.read(block.data(), kMebibyte);
        if (got < 0)
            return Unexpected(fileError(error::FileUnreadable{}, path));
        if (got == 0)
            return text;
        text.append(block, 0, static_cast<std::size_t>(got));
        if (static_cast<std::int64_t>(text.size()) > most)
            return Unexpected(fileError(error::TooLarge{mebibytes}, path));
    }
}

std::string besides(const std::string &path, const std::string &name)
{
    const auto slash = path.rfind('/');
    return slash == std::string::npos ? name : path.substr(0, slash + 1) + name;
}

bool fileExists(const std::string &path)
{
    return QFile::exists(QString::fromStdString(path));
}

bool isUrl(const std::string &text)
{
    return text.find("://") != std::string::npos;
}

} // namespace cabe::load
