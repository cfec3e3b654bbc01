// The copy that is kept: whole or none, whatever happens to the disk, the files and the program.
#include <QTest>

#include "core/net/inventory_cache.h"
#include "core/net/whole_file.h"
#include "tests/net/fetching.h"
#include "tests/support/no_warnings.h"

#include <QCryptographicHash>
#include <QDir>
#include <QLockFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>

using namespace cabe;
using namespace cabe::net;
using namespace cabe::test;

namespace {

const QUrl kSource(QStringLiteral("https://joe:pass-word@example.com/a.json?key=query-key"));

CachedInventory copyOf(const std::vector<QByteArray> &pages, const QByteArray &etag = "\"1\"")
{
    QByteArray all;
    for (const QByteArray &page : pages)
        all += page;
    return {.pages = pages,
            .sha256 = QCryptographicHash::hash(all, QCryptographicHash::Sha256).toHex(),
            .validators = {etag, "Mon, 30 Nov 2026 08:00:00 GMT"},
            .fetchedAt = noon(),
            .url = "https://example.com/a.json",
            .machines = 3};
}

/// Of a few hundred kilobytes, so that a kill comes in the middle of one now and then; its number is its validator.
CachedInventory numbered(int number)
{
    return copyOf({QByteArray::number(number).repeated(100'000 + 20'000 * (number % 7))}, QByteArray::number(number));
}

/// What the killed program does.
int storeForEver(const QString &folder, int from)
{
    const InventoryCache cache(folder);
    for (int number = from;; ++number) {
        if (!cache.store(kSource, numbered(number)))
            return 1;
        if (number == from) {
            std::puts("ready");
            std::fflush(stdout);
        }
    }
}

QStringList filesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files);
}

} // namespace

class tst_inventory_cache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void keeps_data();
    void keeps();
    void tellsSourcesApart_data();
    void tellsSourcesApart();
    void replaces();
    void removes();
    void writesNoSecret();
    void isForItsOwnerAlone();
    void takesDamageAsNone_data();
    void takesDamageAsNone();
    void noticesAFullDisk_data();
    void noticesAFullDisk();
    void noticesAFolderThatCannotBe();
    void outlivesKills();
};

void tst_inventory_cache::keeps_data()
{
    QTest::addColumn<QList<QByteArray>>("pages");
    QTest::newRow("one page") << QList<QByteArray>{"{}"};
    QTest::newRow("three pages") << QList<QByteArray>{"a", "bb", "ccc"};
    QTest::newRow("any bytes") << QList<QByteArray>{QByteArray("\0\xFF\n", 3)};
}

void tst_inventory_cache::keeps()
{
    QFETCH(QList<QByteArray>, pages);
    QTemporaryDir folder;
    const InventoryCache cache(folder.filePath(QStringLiteral("not/yet/there")));
    QVERIFY(!cache.find(kSource));
    const CachedInventory copy = copyOf({pages.begin(), pages.end()});
    QVERIFY(cache.store(kSource, copy));
    const auto found = cache.find(kSource);
    QVERIFY(found);
    QCOMPARE(found->pages, copy.pages);
    QCOMPARE(found->sha256, copy.sha256);
    QCOMPARE(found->validators, copy.validators);
    QVERIFY(found->fetchedAt == copy.fetchedAt);
    QCOMPARE(found->url, copy.url);
    QCOMPARE(found->machines, copy.machines);
}

void tst_inventory_cache::tellsSourcesApart_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("isSame");
    QTest::newRow("another user") << u"https://ann@example.com/a.json?key=query-key"_qs << true;
    QTest::newRow("a fragment") << u"https://example.com/a.json?key=query-key#x"_qs << true;
    QTest::newRow("another query") << u"https://example.com/a.json?key=other"_qs << false;
    QTest::newRow("another path") << u"https://example.com/b.json?key=query-key"_qs << false;
    QTest::newRow("another port") << u"https://example.com:444/a.json?key=query-key"_qs << false;
}

void tst_inventory_cache::tellsSourcesApart()
{
    QFETCH(QString, other);
    QFETCH(bool, isSame);
    QTemporaryDir folder;
    const InventoryCache cache(folder.path());
    QVERIFY(cache.store(kSource, copyOf({"{}"})));
    QCOMPARE(cache.find(QUrl(other)).has_value(), isSame);
}

void tst_inventory_cache::replaces()
{
    QTemporaryDir folder;
    const InventoryCache cache(folder.path());
    const QUrl other(QStringLiteral("https://example.com/other.json"));
    QVERIFY(cache.store(other, copyOf({"other"})));
    QVERIFY(cache.store(kSource, copyOf({"old"})));
    const QString left = filesIn(folder.path()).filter(QStringLiteral(".json")).first() + QStringLiteral(".AbCdEf");
    QVERIFY(writeWhole(folder.filePath(left), {"of one who was stopped"}));
    QVERIFY(cache.store(kSource, copyOf({"new"}, "\"2\"")));
    QVERIFY(cache.store(other, copyOf({"other"})));
    QCOMPARE(cache.find(kSource)->pages.front(), "new");
    QCOMPARE(cache.find(kSource)->validators.etag, "\"2\"");
    QCOMPARE(cache.find(other)->pages.front(), "other");
    QCOMPARE(filesIn(folder.path()).size(), 4); // a note and a body each
}

void tst_inventory_cache::removes()
{
    QTemporaryDir folder;
    const InventoryCache cache(folder.path());
    QVERIFY(cache.store(kSource, copyOf({"{}"})));
    cache.remove(kSource);
    QVERIFY(!cache.find(kSource));
    QCOMPARE(filesIn(folder.path()), QStringList());
}

void tst_inventory_cache::writesNoSecret()
{
    QTemporaryDir folder;
    QVERIFY(InventoryCache(folder.path()).store(kSource, copyOf({"{}"})));
    for (const QString &name : filesIn(folder.path())) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray all = name.toUtf8() + file.readAll();
        for (const char *secret : {"joe", "pass-word", "query-key"})
            QVERIFY2(!all.contains(secret), all.constData());
    }
}

void tst_inventory_cache::isForItsOwnerAlone()
{
    QTemporaryDir folder;
    QVERIFY(InventoryCache(folder.path()).store(kSource, copyOf({"{}"})));
    for (const QString &name : filesIn(folder.path()))
        QVERIFY(!(QFile::permissions(folder.filePath(name)) & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther)));
}

void tst_inventory_cache::takesDamageAsNone_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char *name, const char *ending, const QByteArray &from, const QByteArray &to) {
        QTest::newRow(name) << QString::fromLatin1(ending) << from << to;
    };
    row("a bit of the body", ".body", "0123", "0133");
    row("a body cut short", ".body", "456", "");
    row("a body grown", ".body", "456", "4566");
    row("no body", ".body", "", "");
    row("no note", ".json", "", "");
    row("an empty note", ".json", "all", "");
    row("another hash", ".json", "\"sha256\": \"", "\"sha256\": \"a");
    row("a path for a hash", ".json", "\"sha256\": \"", "\"sha256\": \"../");
    row("sizes that do not add up", ".json", "[7, 3]", "[7, 2]");
    row("a size of nothing", ".json", "[7, 3]", "[10, 0]");
    row("a negative size", ".json", "[7, 3]", "[11, -1]");
    row("sizes beyond all", ".json", "[7, 3]", "[9223372036854775807, 9223372036854775807, 12]");
    row("no sizes", ".json", "[7, 3]", "[]");
    row("a newer form", ".json", "\"version\": 1", "\"version\": 2");
    row("no time", ".json", "2026-11-30", "soon");
}

void tst_inventory_cache::takesDamageAsNone()
{
    QFETCH(QString, ending);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QTemporaryDir folder;
    const InventoryCache cache(folder.path());
    QVERIFY(cache.store(kSource, copyOf({"0123456", "789"})));
    QVERIFY(cache.find(kSource));
    const QString name = folder.filePath(filesIn(folder.path()).filter(ending).first());
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray content = file.readAll();
    QVERIFY(from == "all" || content.contains(from));
    if (from.isEmpty())
        QVERIFY(QFile::remove(name));
    else
        QVERIFY(writeWhole(name, {from == "all" ? QByteArray() : content.replace(from, to)}));
    QVERIFY(!cache.find(kSource));
    QVERIFY(cache.store(kSource, copyOf({"better"})));
    QCOMPARE(cache.find(kSource)->pages.front(), "better");
}

void tst_inventory_cache::noticesAFullDisk_data()
{
    QTest::addColumn<int>("room"); // of one file
    QTest::newRow("for nothing") << 0;
    QTest::newRow("for less than Qt's buffer") << 1000;
    QTest::newRow("for half of it") << 100'000;
    QTest::newRow("for all but a byte") << 299'999;
}

void tst_inventory_cache::noticesAFullDisk()
{
    QFETCH(int, room);
    QTemporaryDir folder;
    const InventoryCache cache(folder.path());
    QVERIFY(cache.store(kSource, copyOf({"old"})));

    // A limit of the system's on a file's length cuts a write short just as a full disk does.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit tight = before;
    tight.rlim_cur = static_cast<rlim_t>(room);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
    const bool isStored = cache.store(kSource, copyOf({QByteArray(300'000, 'x')}));
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);

    QVERIFY(!isStored);
    QCOMPARE(cache.find(kSource)->pages.front(), "old");
    QVERIFY(cache.store(kSource, copyOf({QByteArray(300'000, 'x')})));
    QCOMPARE(cache.find(kSource)->pages.front().size(), 300'000);
}

void tst_inventory_cache::noticesAFolderThatCannotBe()
{
    QTemporaryDir folder;
    QVERIFY(writeWhole(folder.filePath(QStringLiteral("file")), {"x"}));
    const InventoryCache cache(folder.filePath(QStringLiteral("file/below")));
    QVERIFY(!cache.store(kSource, copyOf({"{}"})));
    QVERIFY(!cache.find(kSource));
}

void tst_inventory_cache::outlivesKills()
{
    QTemporaryDir folder;
    const InventoryCache cache(folder.path());
    QRandomGenerator random(2026);
    int last = -1;
    int betweenFiles = 0;
    for (int round = 0; round < 50; ++round) {
        QProcess writer;
        writer.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--store"), folder.path(), QString::number(last + 1)});
        QVERIFY(writer.waitForReadyRead(30'000));
        QTest::qSleep(random.bounded(40));
        QCOMPARE(writer.state(), QProcess::Running);
        writer.kill();
        QVERIFY(writer.waitForFinished());

        const auto found = cache.find(kSource);
        QVERIFY(found);
        const int number = found->validators.etag.toInt();
        QVERIFY2(number > last, "what was stored has gone");
        QCOMPARE(found->pages, numbered(number).pages);
        last = number;
        betweenFiles += filesIn(folder.path()).size() > 2;
    }
    QVERIFY(betweenFiles > 0); // or no kill ever came in the middle
    QVERIFY(cache.store(kSource, numbered(last)));
    QCOMPARE(filesIn(folder.path()).size(), 2);
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.value(1) == QLatin1String("--store"))
        return storeForEver(arguments.value(2), arguments.value(3).toInt());
    tst_inventory_cache test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_inventory_cache.moc"
