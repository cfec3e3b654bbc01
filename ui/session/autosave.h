// A plan that is not saved yet, kept beside it in case the program ends without a word: one file a window, locked
// while the program lives.
#pragma once

#include "core/net/work.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

class QLockFile;

namespace cabe::ui {

class Autosave {
public:
    /// Its file is made in the folder once there is something to keep; an empty folder keeps nothing.
    explicit Autosave(QString folder);
    /// Takes over one that a program that has ended left behind; null where it is another's.
    static std::unique_ptr<Autosave> takeOver(const QString &file);
    /// Removes what it kept: its window was closed in order.
    ~Autosave();

    /// The files that programs that have ended left in the folder.
    static QStringList leftIn(const QString &folder);
    /// Renames one that means nothing, so that it is not offered again; what it is called then.
    static QString setAside(const QString &file);

    const QString &file() const { return m_file; }
    /// On another thread; the newest one wins.
    void keep(const QByteArray &text);
    /// There is nothing to keep.
    void clear();
    /// Waits for what is being written.
    void settle();

private:
    Autosave(QString file, std::unique_ptr<QLockFile> lock);

    void claim();

    QString m_folder;
    QString m_file; ///< empty: nothing is kept so far
    std::unique_ptr<QLockFile> m_lock;
    QThreadPool m_pool; ///< of one thread: what is kept later is written later
};

} // namespace cabe::ui
