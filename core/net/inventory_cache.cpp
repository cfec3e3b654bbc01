#include "core/net/inventory_cache.h"

#include "core/io/json_lines.h"
#include "core/io/json_reader.h"
#include "core/net/whole_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QLockFile>

#include <chrono>
#include <limits>
#include <utility>

namespace cabe::net {
namespace {

constexpr std::string_view kFormat = "cabe-cached-inventory";
constexpr std::int64_t kVersion = 1;
constexpr qint64 kMostOfTheNote = 1024 * 1024;
constexpr std::chrono::milliseconds kStaleLock = std::chrono::seconds(10); ///< a copy is stored in far less
constexpr std::chrono::milliseconds kLockWait = std::chrono::seconds(12);

/// What is written of a copy beside its body.
struct Note {
    CachedInventory copy;
    std::vector<qsizetype> sizes; ///< of the pages
    qint64 total = 0;
};

/// Whoever may see the folder learns the address from it only by guessing it; a user's name is no part of it.
QString keyOf(const QUrl &source)
{
    const QByteArray address = source.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveFragment).toEncoded();
    return QString::fromLatin1(QCryptographicHash::hash(address, QCryptographicHash::Sha256).toHex().left(40));
}

QString noteName(const QString &key)
{
    return key + QStringLiteral(".json");
}

QString bodyName(const QString &key, const QByteArray &sha256)
{
    return key + u'.' + QString::fromLatin1(sha256) + QStringLiteral(".body");
}

QByteArray written(const CachedInventory &copy)
{
    std::string json;
    JsonMembers note(json);
    note.text("format", kFormat).whole("version", kVersion).text("url", copy.url);
    note.text("etag", copy.validators.etag.toStdString()).text("last_modified", copy.validators.lastModified.toStdString());
    note.text("sha256", copy.sha256.toStdString()).text("fetched_at", writeTime(copy.fetchedAt)).whole("machines", copy.machines);
    std::string &sizes = note.value("pages");
    sizes += '[';
    for (std::size_t i = 0; i < copy.pages.size(); ++i)
        sizes += (i == 0 ? "" : ", ") + std::to_string(copy.pages[i].size());
    sizes += ']';
    note.close();
    return QByteArray::fromStdString(json + "\n");
}

bool isHash(const QByteArray &text)
{
    return text.size() == 64 && QByteArray::fromHex(text).toHex() == text;
}

std::optional<Note> readNote(const QByteArray &text)
{
    constexpr auto kMost = std::numeric_limits<std::int64_t>::max() / 1024;
    JsonDocument document = openDocument({text.constData(), static_cast<std::size_t>(text.size())}, {},
                                         kMostOfTheNote / (1024 * 1024), kFormat, kVersion);
    const JsonNode root(document);
    Note note;
    note.copy.url = root.member("url").requiredText();
    note.copy.validators.etag = QByteArray::fromStdString(root.member("etag").text().value_or(std::string{}));
    note.copy.validators.lastModified = QByteArray::fromStdString(root.member("last_modified").text().value_or(std::string{}));
    note.copy.sha256 = QByteArray::fromStdString(root.member("sha256").requiredText());
    const auto fetchedAt = readTime(root.member("fetched_at").requiredText());
    note.copy.fetchedAt = fetchedAt.value_or(UtcTime{});
    note.copy.machines = root.member("machines").requiredWhole(0, kMost);
    for (const JsonNode &size : root.member("pages").requiredItems()) {
        note.sizes.push_back(static_cast<qsizetype>(size.whole(1, kMost).value_or(0)));
        note.total += note.sizes.back();
    }
    const bool isGood = document.faults.empty() && fetchedAt && isHash(note.copy.sha256) && !note.sizes.empty() &&
                        note.sizes.size() <= static_cast<std::size_t>(kInventoryPages);
    return isGood ? std::optional(std::move(note)) : std::nullopt;
}

std::optional<QByteArray> contentOf(const QString &path, qint64 most)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > most)
        return std::nullopt;
    return file.readAll();
}

bool readBody(const QString &path, Note &note)
{
    const auto body = contentOf(path, note.total);
    if (!body || body->size() != note.total ||
        QCryptographicHash::hash(*body, QCryptographicHash::Sha256).toHex() != note.copy.sha256)
        return false;
    qsizetype at = 0;
    for (const qsizetype size : note.sizes) {
        note.copy.pages.push_back(note.sizes.size() == 1 ? *body : body->mid(at, size));
        at += size;
    }
    return true;
}

} // namespace

std::optional<CachedInventory> InventoryCache::find(const QUrl &source) const
{
    const QString key = keyOf(source);
    QByteArray last;
    // Between the note and the body it names another program may have replaced both: then there is another note.
    while (const auto text = contentOf(path(noteName(key)), kMostOfTheNote)) {
        auto note = *text == last ? std::nullopt : readNote(*text);
        if (!note)
            return std::nullopt;
        if (readBody(path(bodyName(key, note->copy.sha256)), *note))
            return std::move(note->copy);
        last = *text;
    }
    return std::nullopt;
}

bool InventoryCache::store(const QUrl &source, const CachedInventory &copy) const
{
    if (!QDir().mkpath(m_folder))
        return false;
    const QString key = keyOf(source);
    QLockFile lock(path(key + QStringLiteral(".lock")));
    lock.setStaleLockTime(kStaleLock);
    if (!lock.tryLock(kLockWait))
        return false;
    const QString body = bodyName(key, copy.sha256);
    if (!writeWhole(path(body), copy.pages))
        return false;
    settleFolder(m_folder);
    if (!writeWhole(path(noteName(key)), {written(copy)}))
        return false;
    settleFolder(m_folder);
    removeAllBut(key, {body, noteName(key)});
    return true;
}

void InventoryCache::remove(const QUrl &source) const
{
    const QString key = keyOf(source);
    QFile::remove(path(noteName(key)));
    removeAllBut(key, {});
}

/// What else there is of a source: old bodies, and what one who was stopped has left.
void InventoryCache::removeAllBut(const QString &key, const QStringList &kept) const
{
    const QStringList found = QDir(m_folder).entryList({key + QStringLiteral(".*")}, QDir::Files);
    for (const QString &name : found)
        if (!kept.contains(name) && !name.startsWith(key + QStringLiteral(".lock")))
            QFile::remove(path(name));
}

} // namespace cabe::net
