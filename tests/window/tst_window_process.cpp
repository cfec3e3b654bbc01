// The program itself: its words, its exit status, and the pictures it writes.
#include <QTest>

#include <QImage>
#include <QProcess>

namespace {

struct Ran {
    int status;
    QString out;
    QString err;
};

Ran run(const QStringList &arguments, const QString &language = QStringLiteral("en"))
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    static const QTemporaryDir home;
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
    environment.insert(QStringLiteral("LC_ALL"), language);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(CABE_WINDOW), arguments);
    if (!process.waitForFinished(240'000))
        qFatal("the program does not end");
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// Whether a picture shows more than one colour.
bool isBlank(const QImage &image)
{
    const QRgb first = image.pixel(0, 0);
    int others = 0;
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3)
            others += image.pixel(x, y) != first;
    return others < 100;
}

} // namespace

class WindowProcess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyViewBecomesAPicture();
    void aPlanHasItsOwnPictures();
    void badInputIsToldAndEnds_data();
    void badInputIsToldAndEnds();
    void helpAndVersion();
};

void WindowProcess::everyViewBecomesAPicture()
{
    const QTemporaryDir folder;
    const Ran ran = run({QStringLiteral("--grab"), folder.filePath(QStringLiteral("new/pictures")), QStringLiteral("--as-of"),
                         QStringLiteral("2026-11-30T09:00:00Z")});
    QCOMPARE(ran.status, 0);
    const QDir pictures(folder.filePath(QStringLiteral("new/pictures")));
    const QStringList names = pictures.entryList({QStringLiteral("*.png")}, QDir::Files);
    for (const char *view : {"1-task", "2-model", "3-preferences", "4-machines", "4-nothing-fits", "5-alternatives",
                             "6-constraints", "7-keyboard"})
        for (const char *series : {"en-light", "en-dark", "es-light", "es-dark"})
            QVERIFY2(names.contains(QStringLiteral("%1-%2.png").arg(QLatin1StringView(series), QLatin1StringView(view))), view);
    for (const QString &name : names) {
        const QImage image(pictures.filePath(name));
        QVERIFY2(!isBlank(image), qPrintable(name));
        if (!name.contains(QStringLiteral("7-")) && !name.contains(QStringLiteral("9-"))) // those are windows of their own
            QCOMPARE(image.size(), QSize(1280, 720));
    }
}

void WindowProcess::aPlanHasItsOwnPictures()
{
    const QTemporaryDir folder;
    const QString plan = folder.filePath(QStringLiteral("chat.cabe"));
    QFile file(plan);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"cabe-plan","version":1,"name":"chat","workload":{"task":"run","model":"qwen3-8b","precision":8,)"
               R"("context":8192,"requests":4},"preferences":{}})");
    file.close();
    const Ran ran = run({QStringLiteral("--grab"), folder.path(), plan});
    QVERIFY2(ran.status == 0, qPrintable(ran.err));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("es-dark-4-machines.png"))));
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("es-dark-2-images.png"))));
}

void WindowProcess::badInputIsToldAndEnds_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("says");
    const auto words = [](std::initializer_list<const char *> list) {
        QStringList all;
        for (const char *word : list)
            all << QString::fromUtf8(word);
        return all;
    };
    QTest::newRow("unknown option") << words({"--nonsense"}) << 2 << QStringLiteral("--nonsense");
    QTest::newRow("no folder") << words({"--grab"}) << 2 << QStringLiteral("--grab");
    QTest::newRow("no such plan") << words({"--grab", "/tmp", "absent.cabe"}) << 2 << QStringLiteral("absent.cabe");
    QTest::newRow("no such inventory") << words({"--grab", "/tmp", "--inventory", "absent.json"}) << 3
                                       << QStringLiteral("absent.json");
    QTest::newRow("a folder that cannot be made") << words({"--grab", "/proc/cabe/pictures"}) << 1
                                                  << QStringLiteral("/proc/cabe/pictures");
    QTest::newRow("unknown language") << words({"--lang", "fr"}) << 2 << QStringLiteral("fr");
}

void WindowProcess::badInputIsToldAndEnds()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, says);
    for (const char *language : {"en", "es"}) {
        const Ran ran = run(arguments, QLatin1StringView(language));
        QCOMPARE(ran.status, status);
        QVERIFY2(ran.err.contains(says), qPrintable(ran.err));
        QCOMPARE(ran.out, QString());
    }
}

void WindowProcess::helpAndVersion()
{
    QVERIFY(run({QStringLiteral("--help")}).out.contains(QStringLiteral("opens the window")));
    QVERIFY(run({QStringLiteral("--help")}, QStringLiteral("es")).out.contains(QStringLiteral("abre la ventana")));
    QVERIFY(run({QStringLiteral("--version")}).out.startsWith(QStringLiteral("cabe ")));
}

QTEST_GUILESS_MAIN(WindowProcess)
#include "tst_window_process.moc"
