// A secret in a real keychain: the test runs itself in a session of its own with an unlocked keyring.
#include <QTest>

#include "core/net/secret_store.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace cabe::net;

namespace {

constexpr char kInside[] = "CABE_TEST_KEYRING";

} // namespace

class Keychain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runsInASession()
    {
        if (qEnvironmentVariableIsSet(kInside))
            return;
        if (!SecretStore::isBuiltWithKeychain())
            QSKIP("it was built without QtKeychain");
        for (const char *program : {"dbus-run-session", "gnome-keyring-daemon"})
            if (QStandardPaths::findExecutable(QLatin1StringView(program)).isEmpty())
                QSKIP("dbus and gnome-keyring are not installed");
        QTemporaryDir home;
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), home.path());
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
        environment.insert(QLatin1StringView(kInside), QStringLiteral("1"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral("dbus-run-session"),
                      {QStringLiteral("--"), QStringLiteral("sh"), QStringLiteral("-c"),
                       QStringLiteral("printf pw | gnome-keyring-daemon --unlock --components=secrets >/dev/null && exec \"$0\" keepsAndForgets"),
                       QCoreApplication::applicationFilePath()});
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY2(process.exitCode() == 0, QByteArray(process.readAllStandardOutput() + process.readAllStandardError()).constData());
    }

    void keepsAndForgets()
    {
        if (!qEnvironmentVariableIsSet(kInside))
            QSKIP("it runs in the session of the other test");
        const SourceSettings source{.id = QStringLiteral("one"), .name = QStringLiteral("One")};
        const QString secret = QStringLiteral("hush \u00F1 \u20AC");
        std::optional<SecretStore::Kept> kept;
        SecretStore().keep(source, secret, this, [&](SecretStore::Kept where) { kept = where; });
        QTRY_VERIFY(kept);
        QVERIFY(*kept == SecretStore::Kept::InKeychain);
        SecretStore again; // as in the next run
        QCOMPARE(found(again, source), std::optional(secret));
        again.forget(source);
        SecretStore third;
        QTRY_COMPARE(found(third, source), std::optional<QString>());
    }

private:
    std::optional<QString> found(SecretStore &store, const SourceSettings &source)
    {
        std::optional<QString> value;
        bool isTold = false;
        store.find(source, this, [&](std::optional<QString> given) {
            value = std::move(given);
            isTold = true;
        });
        if (!QTest::qWaitFor([&] { return isTold; }, 20'000))
            qWarning("the keychain did not answer");
        return value;
    }
};

QTEST_GUILESS_MAIN(Keychain)
#include "tst_keychain.moc"
