#include "core/net/secret_store.h"

#include <QPointer>

#ifdef CABE_KEYCHAIN
#include <qt6keychain/keychain.h>
#endif

namespace cabe::net {
namespace {

#ifdef CABE_KEYCHAIN
QString service()
{
    return QStringLiteral("cabe");
}
#endif

} // namespace

SecretStore::SecretStore(QObject *parent) : QObject(parent) {}

bool SecretStore::isBuiltWithKeychain()
{
#ifdef CABE_KEYCHAIN
    return true;
#else
    return false;
#endif
}

void SecretStore::find(const SourceSettings &source, QObject *context, std::function<void(std::optional<QString>)> use)
{
    if (const auto typed = m_ofThisRun.constFind(source.id); typed != m_ofThisRun.cend())
        return use(*typed);
    const QString variable = qEnvironmentVariable(tokenVariable(source.name).constData());
    if (!variable.isEmpty())
        return use(variable);
#ifdef CABE_KEYCHAIN
    auto *job = new QKeychain::ReadPasswordJob(service()); // it deletes itself
    job->setKey(source.id);
    connect(job, &QKeychain::Job::finished, context, [job, use = std::move(use)] {
        const bool isFound = job->error() == QKeychain::NoError && !job->textData().isEmpty();
        use(isFound ? std::optional(job->textData()) : std::nullopt);
    });
    job->start();
#else
    Q_UNUSED(context);
    use(std::nullopt);
#endif
}

void SecretStore::keep(const SourceSettings &source, const QString &secret, QObject *context, std::function<void(Kept)> tell)
{
    m_ofThisRun[source.id] = secret;
#ifdef CABE_KEYCHAIN
    auto *job = new QKeychain::WritePasswordJob(service());
    job->setKey(source.id);
    job->setTextData(secret);
    connect(job, &QKeychain::Job::finished, context, [job, tell = std::move(tell)] {
        tell(job->error() == QKeychain::NoError ? Kept::InKeychain : Kept::ForThisRun);
    });
    job->start();
#else
    Q_UNUSED(context);
    tell(Kept::ForThisRun);
#endif
}

void SecretStore::forget(const SourceSettings &source)
{
    m_ofThisRun.remove(source.id);
#ifdef CABE_KEYCHAIN
    auto *job = new QKeychain::DeletePasswordJob(service());
    job->setKey(source.id);
    job->start();
#endif
}

} // namespace cabe::net
