// The program itself: exit status, streams, variables of the environment.
#include <QTest>

#include <QProcess>
#include <QTemporaryDir>

#include <sys/stat.h>

class TestCliProcess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answers()
    {
        const auto run = start({QStringLiteral("answer"), QStringLiteral("--task"), QStringLiteral("notebook"), QStringLiteral("--gpu-memory"), QStringLiteral("24"), QStringLiteral("--format"), QStringLiteral("json")}, "C");
        QCOMPARE(run.status, 0);
        QVERIFY(run.out.startsWith("{"));
        QVERIFY(run.err.isEmpty());
    }

    void speaksTheLanguageOfTheEnvironment()
    {
        QVERIFY(start({QStringLiteral("--help")}, "es_ES.UTF-8").out != start({QStringLiteral("--help")}, "C").out);
    }

    void failsWithItsStatus()
    {
        const auto wrong = start({QStringLiteral("answer"), QStringLiteral("absent.cabe")}, "C");
        QCOMPARE(wrong.status, 2);
        QVERIFY(wrong.out.isEmpty() && wrong.err.contains("absent.cabe"));
        QCOMPARE(start({QStringLiteral("inventory"), QStringLiteral("check"), QStringLiteral("absent.json")}, "C").status, 3);
    }

    void aFullDiskIsNoSuccess()
    {
        if (!QFile::exists(QStringLiteral("/dev/full")))
            QSKIP("there is no /dev/full here");
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(QStringLiteral(CABE_CLI), {QStringLiteral("models"), QStringLiteral("--format"), QStringLiteral("json")});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(!process.readAllStandardError().isEmpty());
    }

    void aPipeThatNobodyWritesToIsNotWaitedFor()
    {
        const QString pipe = m_folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        QCOMPARE(start({QStringLiteral("answer"), pipe}, "C").status, 2);
    }

private:
    struct Run {
        int status;
        QByteArray out;
        QByteArray err;
    };
    Run start(const QStringList &arguments, const char *locale)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LC_ALL"), QLatin1String(locale));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_folder.path());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(CABE_CLI), arguments);
        if (!process.waitForFinished())
            return {-1, {}, {}};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestCliProcess)
#include "tst_cli_process.moc"
