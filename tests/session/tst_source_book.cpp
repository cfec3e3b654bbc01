// The book of sources: what is in use of which, what is remembered, and what happens when one is not to be had.
#include <QSignalSpy>
#include <QTest>

#include "tests/net/fetching.h"
#include "tests/support/shipped.h"
#include "ui/session/source_book.h"
#include "ui/session/source_standing.h"

#include <QSettings>
#include <QTemporaryDir>

using namespace cabe;
using namespace cabe::ui;
using test::nextIs;

namespace {

/// A folder of its own, and books on it one after another.
struct Desk {
    QTemporaryDir folder;
    UtcTime now = test::noon();

    SourceBook::World world() const
    {
        return {.readFile =
                    [](const QString &path) {
                        return load::loadInventory(path.isEmpty() ? std::nullopt : std::optional(path.toStdString()), false,
                                                   test::shippedCatalogues()->countries);
                    },
                .configFolder = folder.filePath(QStringLiteral("config")),
                .cacheFolder = folder.filePath(QStringLiteral("cache")),
                .countries = {test::shippedCatalogues(), &test::shippedCatalogues()->countries},
                .clock = [this] { return now; }};
    }
    QString write(const char *name, const QByteArray &text) const
    {
        QDir().mkpath(world().configFolder);
        const QString path = folder.filePath(QLatin1StringView(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", name);
        return path;
    }
};

bool settles(const SourceBook &book)
{
    return QTest::qWaitFor([&] { return !book.isBusy(); }, 20'000);
}

std::size_t machines(const SourceBook &book)
{
    return book.inventory() ? book.inventory()->machines.size() : 0;
}

} // namespace

class SourceBookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSampleIsInUseWithoutASource()
    {
        Desk desk;
        SourceBook book(desk.world());
        book.start();
        QVERIFY(book.inventory()->isSample);
    }

    void theActiveOnesAreJoined()
    {
        Desk desk;
        SourceBook book(desk.world());
        book.start();
        book.add({.name = QStringLiteral("One"), .address = desk.write("one.json", test::inventory({"a", "b"}))});
        book.add({.name = QStringLiteral("Two"), .address = desk.write("two.json", test::inventory({"a"}))});
        QVERIFY(settles(book));
        QCOMPARE(machines(book), std::size_t{3});
        QCOMPARE(book.sourceOf(book.inventory()->machines[2]), book.settings(1).id.toStdString());
        net::SourceSettings off = book.settings(0);
        off.isActive = false;
        book.change(0, off);
        QCOMPARE(machines(book), std::size_t{1});
        book.remove(1);
        QVERIFY(book.inventory()->isSample);
        QCOMPARE(book.count(), 1);
    }

    void oneThatFailsLeavesTheOthers()
    {
        Desk desk;
        SourceBook book(desk.world());
        book.start();
        book.add({.address = desk.write("one.json", test::inventory({"a"}))});
        book.add({.address = QStringLiteral("/nowhere.json")});
        QVERIFY(settles(book));
        QCOMPARE(machines(book), std::size_t{1});
        QVERIFY(book.status(1).error && !book.status(1).inventory);
        QCOMPARE(worstSource(book, desk.now), 1);
    }

    void aFileThatIsThereIsReadAnew()
    {
        Desk desk;
        SourceBook book(desk.world());
        const QString path = desk.write("one.json", test::inventory({"a"}));
        book.add({.address = path});
        QVERIFY(settles(book));
        desk.write("one.json", test::inventory({"a", "b"}));
        QCOMPARE(book.add({.address = path}), 0);
        QVERIFY(settles(book));
        QCOMPARE(book.count(), 1);
        QCOMPARE(machines(book), std::size_t{2});
    }

    void allIsRemembered()
    {
        Desk desk;
        test::ScriptedServer server;
        server.on("/list.json", {test::answer(200, test::inventory({"a", "b"}))});
        {
            SourceBook book(desk.world());
            book.add({.name = QStringLiteral("Web"), .address = server.url("/list.json").toString(), .refreshMinutes = 60});
            book.add({.name = QStringLiteral("File"), .address = desk.write("one.json", test::inventory({"c"}))});
            QVERIFY(settles(book));
            book.move(1, 0);
            AgeLimits limits;
            limits.veryOldSeconds = 3 * 24 * 3600;
            book.setAgeLimits(limits);
            Overlay overlay;
            overlay.set({.source = book.settings(1).id.toStdString(), .machine = "a", .kind = MachineEdit::Kind::Hidden, .cells = {}, .changedAt = desk.now});
            QVERIFY(book.setOverlay(overlay));
            QCOMPARE(machines(book), std::size_t{2});
        }
        server.on("/list.json", {test::answer(500, "not again")});
        SourceBook again(desk.world());
        again.start();
        QVERIFY(settles(again));
        QCOMPARE(again.settings(0).name, QStringLiteral("File"));
        QCOMPARE(again.settings(1).refreshMinutes, 60);
        QCOMPARE(again.ageLimits().veryOldSeconds, std::int64_t{3 * 24 * 3600});
        QCOMPARE(machines(again), std::size_t{2}); // of the cache: it is not due yet
        QVERIFY(!again.status(1).error);
    }

    void whatIsBrokenIsSetAside()
    {
        Desk desk;
        desk.write("config/sources.ini", "\x01\x02 nonsense [[");
        desk.write("config/overlay.json", "{\"format\":");
        SourceBook book(desk.world());
        book.start();
        QCOMPARE(book.setAside().size(), 2);
        for (const QString &file : book.setAside())
            QVERIFY2(QFile::exists(file), qPrintable(file));
        QVERIFY(book.inventory()->isSample);
        QVERIFY(book.overlay().edits.empty());
    }

    void nonsenseInTheSettingsIsPassedOver()
    {
        Desk desk;
        desk.write("config/sources.ini", "[ages]\ncommunity=-5\nsecure=abc\nveryOld=99999999999999\n[sources]\nsize=7\n1\\id=x\n"
                                         "2\\id=y\n2\\address=/a.json\n2\\refreshMinutes=-3\n3\\id=y\n3\\address=/b.json\n");
        SourceBook book(desk.world());
        QVERIFY(book.ageLimits() == AgeLimits{});
        QCOMPARE(book.count(), 1);
        QCOMPARE(book.settings(0).refreshMinutes, 0);
    }

    void useOnlyRemembersNothing()
    {
        Desk desk;
        {
            SourceBook book(desk.world());
            book.add({.address = desk.write("one.json", test::inventory({"a"}))});
            QVERIFY(settles(book));
        }
        {
            SourceBook book(desk.world());
            book.useOnly(desk.write("two.json", test::inventory({"b", "c"})));
            QVERIFY(settles(book));
            QCOMPARE(machines(book), std::size_t{2});
        }
        SourceBook again(desk.world());
        QCOMPARE(again.count(), 1);
        QVERIFY(again.settings(0).address.endsWith(u"one.json"));
    }

    void anOverlayThatCannotBeWrittenIsInUse()
    {
        Desk desk;
        SourceBook::World world = desk.world();
        world.configFolder = QStringLiteral("/proc/nowhere");
        SourceBook book(world);
        book.start();
        const auto all = machines(book);
        Overlay overlay;
        overlay.set({.source = SourceBook::kSample, .machine = std::string(book.inventory()->machines[0].id), .kind = MachineEdit::Kind::Hidden,
                     .cells = {}, .changedAt = desk.now});
        QVERIFY(!book.setOverlay(overlay));
        QCOMPARE(machines(book), all - 1);
    }

    void standings_data()
    {
        QTest::addColumn<qint64>("age");
        QTest::addColumn<QString>("tier");
        QTest::addColumn<int>("standing");
        const auto row = [](const char *name, qint64 age, const char *tier, Standing standing) {
            QTest::newRow(name) << age << QString::fromLatin1(tier) << int(standing);
        };
        constexpr qint64 kHour = 3600;
        row("now", 0, "secure", Standing::Fresh);
        row("an hour of Community", kHour, "community", Standing::Fresh);
        row("over an hour of Community", kHour + 1, "community", Standing::Stale);
        row("over an hour of Secure", kHour + 1, "secure", Standing::Fresh);
        row("over a day of Secure", 24 * kHour + 1, "secure", Standing::Stale);
        row("over a week", 7 * 24 * kHour + 1, "secure", Standing::VeryOld);
        row("of tomorrow", -24 * kHour, "secure", Standing::NoDate);
    }
    void standings()
    {
        QFETCH(qint64, age);
        QFETCH(QString, tier);
        QFETCH(int, standing);
        Inventory inventory;
        inventory.generatedAt = UtcTime{test::noon().seconds - age};
        Machine machine;
        machine.tier = *tierFromCode(tier.toStdString());
        inventory.machines.push_back(machine);
        QCOMPARE(int(standingOf(inventory, test::noon(), {})), standing);
        inventory.generatedAt.reset();
        QCOMPARE(int(standingOf(inventory, test::noon(), {})), int(Standing::NoDate));
    }
};

QTEST_GUILESS_MAIN(SourceBookTest)
#include "tst_source_book.moc"
