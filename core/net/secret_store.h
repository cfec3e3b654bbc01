// Where the secret of a source is kept: in the system's keychain, for this run alone where there is none, and never in a file.
#pragma once

#include "core/net/source_settings.h"

#include <QHash>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace cabe::net {

class SecretStore : public QObject
{
    Q_OBJECT

public:
    enum class Kept { InKeychain, ForThisRun };

    explicit SecretStore(QObject *parent = nullptr);

    /// What was typed in this run, else the variable (tokenVariable), else the keychain's; nullopt where none has it.
    /// `use` is called once, also before it returns, but not when `context` is gone.
    void find(const SourceSettings &source, QObject *context, std::function<void(std::optional<QString>)> use);
    /// Keeps it under the source's id; ForThisRun where there is no keychain or it refuses.
    void keep(const SourceSettings &source, const QString &secret, QObject *context, std::function<void(Kept)> tell);
    void forget(const SourceSettings &source);

    static bool isBuiltWithKeychain();

private:
    QHash<QString, QString> m_ofThisRun; ///< by source id
};

} // namespace cabe::net
