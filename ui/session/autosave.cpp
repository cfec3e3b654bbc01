#include "ui/session/autosave.h"

#include "core/net/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QUuid>

namespace cabe::ui {
namespace {

QString lockOf(const QString &file)
{
    return file + QStringLiteral(".lock");
}

/// Locked by this program; null where another one that lives has it.
std::unique_ptr<QLockFile> locked(const QString &file)
{
    auto lock = std::make_unique<QLockFile>(lockOf(file));
    lock->setStaleLockTime(0); // a program that lives may keep it for days
    return lock->tryLock() ? std::move(lock) : nullptr;
}

} // namespace

Autosave::Autosave(QString folder) : m_folder(std::move(folder))
{
    m_pool.setMaxThreadCount(1);
}

void Autosave::claim()
{
    if (!m_file.isEmpty() || m_folder.isEmpty() || !QDir().mkpath(m_folder))
        return;
    const QString file = m_folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".cabe");
    m_lock = locked(file);
    if (m_lock)
        m_file = file;
}

Autosave::Autosave(QString file, std::unique_ptr<QLockFile> lock) : m_file(std::move(file)), m_lock(std::move(lock))
{
    m_pool.setMaxThreadCount(1);
}

std::unique_ptr<Autosave> Autosave::takeOver(const QString &file)
{
    auto lock = locked(file);
    return lock ? std::unique_ptr<Autosave>(new Autosave(file, std::move(lock))) : nullptr;
}

Autosave::~Autosave()
{
    clear();
    settle();
}

QStringList Autosave::leftIn(const QString &folder)
{
    QStringList left;
    if (folder.isEmpty())
        return left;
    const QDir dir(folder);
    const QStringList names = dir.entryList({QStringLiteral("*.cabe")}, QDir::Files, QDir::Time | QDir::Reversed);
    for (const QString &name : names) {
        const QString file = dir.filePath(name);
        if (locked(file)) // let go again at once
            left << file;
    }
    // A lock without a file is of a program that ended before it kept anything: taken, it goes.
    const QStringList locks = dir.entryList({QStringLiteral("*.cabe.lock")}, QDir::Files);
    for (const QString &name : locks)
        if (const QString file = dir.filePath(name.chopped(5)); !QFile::exists(file))
            locked(file);
    return left;
}

QString Autosave::setAside(const QString &file)
{
    const QString name = file + QStringLiteral(".broken");
    QFile::remove(name);
    QFile::rename(file, name);
    return name;
}

void Autosave::keep(const QByteArray &text)
{
    claim();
    if (m_file.isEmpty())
        return;
    m_pool.clear(); // what waits is older
    m_pool.start([file = m_file, text] { net::writeWhole(file, {text}); });
}

void Autosave::clear()
{
    if (m_file.isEmpty())
        return;
    m_pool.clear();
    m_pool.start([file = m_file] { QFile::remove(file); });
}

void Autosave::settle()
{
    m_pool.waitForDone();
}

} // namespace cabe::ui
