#include "core/net/source_settings.h"

#include <QFile>
#include <QSettings>
#include <QUuid>

#include <algorithm>

namespace cabe::net {
namespace {

constexpr qint64 kMostBytes = 1 << 20;
constexpr int kMostSources = 200;
constexpr int kMostMinutes = 7 * 24 * 60;

/// Whether a file may be one of ours: QSettings reads what it can of any bytes, and then writes over the rest.
bool looksLikeSettings(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return true;
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMostBytes)
        return false;
    const QByteArray text = file.readAll();
    for (QByteArray line : text.split('\n')) {
        line = line.trimmed();
        const bool isSection = line.startsWith('[') && line.endsWith(']');
        const bool isKey = line.indexOf('=') > 0 && !line.startsWith('[');
        const auto isControl = [](char c) { return static_cast<unsigned char>(c) < ' ' && c != '\t'; };
        if (std::any_of(line.begin(), line.end(), isControl) || !(line.isEmpty() || line.startsWith(';') || isSection || isKey))
            return false;
    }
    return true;
}

} // namespace

QString newSourceId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QByteArray tokenVariable(const QString &name)
{
    QByteArray variable("CABE_TOKEN_");
    for (const QChar c : name.normalized(QString::NormalizationForm_KD)) {
        if (c.category() == QChar::Mark_NonSpacing)
            continue; // of an accent
        const bool isPlain = c.unicode() < 128 && c.isLetterOrNumber();
        variable += isPlain ? c.toUpper().toLatin1() : '_';
    }
    return variable;
}

std::unique_ptr<QSettings> openSettings(const QString &file, QString *setAside)
{
    if (looksLikeSettings(file)) {
        auto settings = std::make_unique<QSettings>(file, QSettings::IniFormat);
        if (settings->status() == QSettings::NoError)
            return settings;
    }
    const QString broken = file + QStringLiteral(".broken");
    QFile::remove(broken);
    QFile::rename(file, broken);
    if (setAside)
        *setAside = broken;
    return std::make_unique<QSettings>(file, QSettings::IniFormat);
}

QList<SourceSettings> readSources(QSettings &settings)
{
    QList<SourceSettings> sources;
    const int count = std::clamp(settings.beginReadArray(QStringLiteral("sources")), 0, kMostSources);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        const auto text = [&](const char *key) { return settings.value(QLatin1StringView(key)).toString(); };
        SourceSettings source;
        source.id = text("id");
        source.name = text("name");
        source.address = text("address");
        source.isActive = settings.value(QStringLiteral("active"), true).toBool();
        source.secretHeader = text("secretHeader");
        source.caFile = text("caFile");
        source.proxy = text("proxy");
        source.refreshMinutes = std::clamp(settings.value(QStringLiteral("refreshMinutes")).toInt(), 0, kMostMinutes);
        source.allowsPlainHttp = settings.value(QStringLiteral("allowsPlainHttp")).toBool();
        const bool isKnown = std::ranges::any_of(sources, [&](const SourceSettings &other) { return other.id == source.id; });
        if (!source.id.isEmpty() && !source.address.isEmpty() && !isKnown)
            sources << source;
    }
    settings.endArray();
    return sources;
}

void writeSources(QSettings &settings, const QList<SourceSettings> &sources)
{
    settings.remove(QStringLiteral("sources"));
    settings.beginWriteArray(QStringLiteral("sources"), static_cast<int>(sources.size()));
    for (int i = 0; i < sources.size(); ++i) {
        const SourceSettings &source = sources[i];
        settings.setArrayIndex(i);
        settings.setValue(QStringLiteral("id"), source.id);
        settings.setValue(QStringLiteral("name"), source.name);
        settings.setValue(QStringLiteral("address"), source.address);
        settings.setValue(QStringLiteral("active"), source.isActive);
        settings.setValue(QStringLiteral("secretHeader"), source.secretHeader);
        settings.setValue(QStringLiteral("caFile"), source.caFile);
        settings.setValue(QStringLiteral("proxy"), source.proxy);
        settings.setValue(QStringLiteral("refreshMinutes"), source.refreshMinutes);
        settings.setValue(QStringLiteral("allowsPlainHttp"), source.allowsPlainHttp);
    }
    settings.endArray();
}

} // namespace cabe::net
