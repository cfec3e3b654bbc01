// Runs the command line in-process, on streams, with a clock and folders of the test's own.
#pragma once

#include <QTest>

#include "app/cli/cli.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <sstream>

namespace cabe::test {

struct CommandRun {
    int status;
    QString out;
    QString err;
    QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
};

inline CommandRun command(const QStringList &arguments, const QString &configFolder = QStringLiteral("/nonexistent"),
                          const char *locale = "en_US.UTF-8", const QString &cacheFolder = {})
{
    std::ostringstream out;
    std::ostringstream err;
    std::vector<std::string> words;
    for (const QString &argument : arguments)
        words.push_back(argument.toStdString());
    const cli::Environment environment{out, err, configFolder.toStdString(), locale, *readTime("2026-11-30T08:30:00Z"),
                                       cacheFolder.toStdString()};
    const int status = cli::run(words, environment);
    return {status, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

/// A folder of small files that goes with the test.
class Folder {
public:
    QString write(const QString &name, const QByteArray &content) const
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
    QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

inline QStringList words(const QString &line)
{
    return line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace cabe::test
