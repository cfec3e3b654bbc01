// A plan as a document: what is written is what is read, what differs is told, and nothing is lost by a crash.
#include <QSignalSpy>
#include <QTest>

#include "app/load/files.h"
#include "core/io/limits.h"
#include "core/io/write_plan.h"
#include "tests/support/builders.h"
#include "tests/support/no_warnings.h"
#include "tests/support/shipped.h"
#include "ui/session/plan_document.h"

#include <QDir>
#include <QTemporaryDir>
#include <QUndoStack>

using namespace cabe;
using namespace cabe::ui;

namespace {

constexpr UtcTime kNow{1'000'000};

/// What one window stands on.
struct Desk {
    explicit Desk(const QString &folder = {})
        : session(test::shippedCatalogues(), [] { return kNow; }),
          document(session, {.readFile = [](const QString &path) { return load::readFile(path.toStdString(), kPlanMebibytes); },
                             .autosaveFolder = folder})
    {
        session.setInventory(test::inventory({{"fits", "0.50", 24576}}));
    }
    void setContext(std::int64_t tokens)
    {
        session.change(Field::Context, [tokens](Requirements &r) { r.fields().context = {tokens, {}}; });
        session.endGesture();
    }
    Session session;
    PlanDocument document;
};

void writeFile(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write");
}

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList keptIn(const QString &folder)
{
    return QDir(folder).entryList({QStringLiteral("*.cabe")}, QDir::Files);
}

} // namespace

class PlanDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void whatIsSavedIsOpened();
    void theSameBytesInEitherLanguage();
    void goingBackIsNoChange();
    void scenariosAreSavedWithIt();
    void aFaultOfAScenarioNamesItsPlace();
    void aFileThatMeansNothingChangesNothing();
    void aFullDiskKeepsTheFile();
    void unsavedWorkIsRecovered();
    void recoveredWorkOfAFileIsToldAgainstIt();
    void discardingGoesBackToTheFile();
    void aPlanOfALivingProgramIsNotTaken();
    void savingForgetsWhatWasKept();
    void allChangesAreUndoneAtOnce();
    void scenariosAreOneStepEach();
};

void PlanDocumentTest::whatIsSavedIsOpened()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("Chat.cabe"));
    Desk desk;
    QVERIFY(!desk.document.isModified());
    desk.setContext(32'768);
    desk.session.change(Field::Countries, [&](Requirements &r) { chooseEuropeanUnion(r, true, desk.session.catalogues().countries); });
    desk.session.change(Field::MaxPricePerHour, [](Requirements &r) { r.maxPricePerHour.value = "1.5"; });
    QVERIFY(desk.document.isModified());
    QVERIFY(!desk.document.save(file));
    QVERIFY(!desk.document.isModified());
    QCOMPARE(desk.document.name(), QStringLiteral("Chat"));

    Desk other;
    QVERIFY(other.document.open(file).empty());
    QVERIFY(!other.document.isModified());
    QCOMPARE(other.session.requirements().fields().context.value, std::optional<std::int64_t>(32'768));
    QVERIFY(other.session.requirements().europeanUnion);
    QCOMPARE(changedFields(desk.session.requirements(), other.session.requirements(), desk.session.catalogues()), std::vector<Field>());
    QVERIFY(!other.document.save(folder.filePath(QStringLiteral("Chat2.cabe"))));
    QByteArray again = readAll(folder.filePath(QStringLiteral("Chat2.cabe")));
    QCOMPARE(again.replace("Chat2", "Chat"), readAll(file));
}

void PlanDocumentTest::theSameBytesInEitherLanguage()
{
    const QTemporaryDir folder;
    Desk desk;
    desk.session.setLanguage(text::Language::Spanish);
    desk.session.change(Field::Budget, [](Requirements &r) { r.budget = {{}, QStringLiteral("1500,50")}; });
    QVERIFY(!desk.document.save(folder.filePath(QStringLiteral("a.cabe"))));
    Desk english;
    QVERIFY(english.document.open(folder.filePath(QStringLiteral("a.cabe"))).empty());
    QCOMPARE(*english.session.requirements().budget.value, std::string("1500.5"));
    QVERIFY(!english.document.save(folder.filePath(QStringLiteral("b.cabe"))));
    QByteArray b = readAll(folder.filePath(QStringLiteral("b.cabe")));
    QCOMPARE(b.replace("\"b\"", "\"a\""), readAll(folder.filePath(QStringLiteral("a.cabe"))));
}

void PlanDocumentTest::goingBackIsNoChange()
{
    Desk desk;
    desk.setContext(8192);
    QCOMPARE(desk.session.changes(), std::vector<Field>{Field::Context});
    desk.setContext(4096); // what counted while the field was empty
    QVERIFY(!desk.document.isModified());
}

void PlanDocumentTest::scenariosAreSavedWithIt()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("three.cabe"));
    Desk desk;
    Scenarios &scenarios = desk.document.scenarios();
    scenarios.keep(QStringLiteral("16 bits"));
    desk.session.change(Field::Precision, [](Requirements &r) { r.fields().precision = Precision::Bits8; });
    scenarios.keep(QStringLiteral("8 bits"));
    scenarios.setNote(1, QString::fromUtf8("«más barato» <b>"));
    QVERIFY(desk.document.isModified());
    QVERIFY(!desk.document.save(file));
    QVERIFY(!desk.document.isModified());
    Desk other;
    QVERIFY(other.document.open(file).empty());
    QCOMPARE(other.document.scenarios().count(), 2);
    QCOMPARE(other.document.scenarios().list()[1].note, QString::fromUtf8("«más barato» <b>"));
    QCOMPARE(other.document.scenarios().list()[0].requirements.fields().precision, Precision::Bits16);
    QVERIFY(!other.document.isModified());
}

void PlanDocumentTest::aFaultOfAScenarioNamesItsPlace()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("bad.cabe"));
    writeFile(file, R"({"format":"cabe-plan","version":1,"workload":{"task":"run","model":"llama-3.1-8b-instruct","precision":16,"context":1,"requests":1},)"
                    R"("scenarios":[{"name":"a","workload":{"task":"run","model":"llama-3.1-8b-instruct","precision":16,"context":0,"requests":1}}]})");
    Desk desk;
    const auto faults = desk.document.open(file);
    QCOMPARE(faults.size(), std::size_t{1});
    QCOMPARE(faults.front().place, std::string("/scenarios/0/workload/context"));
}

void PlanDocumentTest::aFileThatMeansNothingChangesNothing()
{
    const QTemporaryDir folder;
    const QString good = folder.filePath(QStringLiteral("good.cabe"));
    Desk desk;
    desk.setContext(1000);
    QVERIFY(!desk.document.save(good));
    const Requirements before = desk.session.requirements();
    writeFile(folder.filePath(QStringLiteral("bad.cabe")), "{\"format\": \"cabe-plan\"");
    QVERIFY(!desk.document.open(folder.filePath(QStringLiteral("bad.cabe"))).empty());
    QVERIFY(!desk.document.open(folder.filePath(QStringLiteral("absent.cabe"))).empty());
    QVERIFY(!desk.document.open(folder.path()).empty());
    QCOMPARE(desk.document.file(), good);
    QVERIFY(desk.session.requirements() == before);
}

void PlanDocumentTest::aFullDiskKeepsTheFile()
{
    Desk desk;
    const auto fault = desk.document.save(QStringLiteral("/dev/full/plan.cabe"));
    QVERIFY(fault);
    QVERIFY(std::holds_alternative<error::NotWritten>(fault->fact));
    QVERIFY(desk.document.file().isEmpty());
}

void PlanDocumentTest::unsavedWorkIsRecovered()
{
    const QTemporaryDir home;
    const QString folder = home.filePath(QStringLiteral("autosave"));
    const QString copy = home.filePath(QStringLiteral("left"));
    QDir().mkpath(copy);
    {
        Desk desk(folder);
        desk.setContext(65'536);
        desk.document.scenarios().keep(QStringLiteral("long"));
        QTRY_COMPARE(keptIn(folder).size(), 1);
        // What a program that was killed leaves: the file without its window.
        QVERIFY(QFile::copy(folder + u'/' + keptIn(folder).front(), copy + QStringLiteral("/x.cabe")));
    }
    QCOMPARE(keptIn(folder), QStringList()); // this window was closed in order
    const QStringList left = Autosave::leftIn(copy);
    QCOMPARE(left.size(), 1);
    Desk next(copy);
    QVERIFY(next.document.recover(left.front()).empty());
    QVERIFY(next.document.recovered());
    QVERIFY(next.document.isModified());
    QCOMPARE(next.session.requirements().fields().context.value, std::optional<std::int64_t>(65'536));
    QCOMPARE(next.document.scenarios().list().front().name, QStringLiteral("long"));
    next.document.keepRecovered();
    QVERIFY(next.document.isModified()); // it is in no file yet
    QCOMPARE(keptIn(copy).size(), 1);
}

void PlanDocumentTest::recoveredWorkOfAFileIsToldAgainstIt()
{
    const QTemporaryDir home;
    const QString file = home.filePath(QStringLiteral("plan.cabe"));
    const QString left = home.filePath(QStringLiteral("left/1.cabe"));
    QDir().mkpath(home.filePath(QStringLiteral("left")));
    Desk desk;
    QVERIFY(!desk.document.save(file));
    desk.setContext(9000);
    Plan plan{"plan", *desk.session.question().workload, *desk.session.question().preferences};
    plan.autosavedFrom = file.toStdString();
    writeFile(left, QByteArray::fromStdString(writePlan(plan)));
    Desk next(home.filePath(QStringLiteral("left")));
    QVERIFY(next.document.recover(left).empty());
    QCOMPARE(next.document.file(), file);
    QCOMPARE(next.session.changes(), std::vector<Field>{Field::Context});
    QVERIFY(!next.document.save(file));
    QVERIFY(!QFile::exists(left) || (next.document.autosaveNow(), true));
    QTRY_VERIFY(!QFile::exists(left));
}

void PlanDocumentTest::discardingGoesBackToTheFile()
{
    const QTemporaryDir home;
    const QString file = home.filePath(QStringLiteral("plan.cabe"));
    const QString left = home.filePath(QStringLiteral("1.cabe"));
    Desk desk;
    QVERIFY(!desk.document.save(file));
    desk.setContext(9000);
    Plan plan{"plan", *desk.session.question().workload, *desk.session.question().preferences};
    plan.autosavedFrom = file.toStdString();
    writeFile(left, QByteArray::fromStdString(writePlan(plan)));
    Desk next(home.path());
    QVERIFY(next.document.recover(left).empty());
    next.document.discardRecovered(firstRequirements());
    QVERIFY(!next.document.isModified());
    QCOMPARE(next.document.file(), file);
    QTRY_VERIFY(!QFile::exists(left));
}

void PlanDocumentTest::aPlanOfALivingProgramIsNotTaken()
{
    const QTemporaryDir home;
    Desk desk(home.path());
    desk.setContext(9000);
    QTRY_COMPARE(keptIn(home.path()).size(), 1);
    QCOMPARE(Autosave::leftIn(home.path()), QStringList());
}

void PlanDocumentTest::savingForgetsWhatWasKept()
{
    const QTemporaryDir home;
    const QString folder = home.filePath(QStringLiteral("autosave"));
    Desk desk(folder);
    desk.setContext(9000);
    QTRY_COMPARE(keptIn(folder).size(), 1);
    QVERIFY(!desk.document.save(home.filePath(QStringLiteral("p.cabe"))));
    QTRY_COMPARE(keptIn(folder).size(), 0);
}

void PlanDocumentTest::allChangesAreUndoneAtOnce()
{
    Desk desk;
    desk.setContext(9000);
    desk.session.change(Field::Tier, [](Requirements &r) { r.tier = TierChoice::Secure; });
    QCOMPARE(desk.session.changes().size(), std::size_t{2});
    desk.session.undoChanges();
    QVERIFY(desk.session.changes().empty());
    desk.session.undoStack().undo();
    QCOMPARE(desk.session.changes().size(), std::size_t{2});
}

void PlanDocumentTest::scenariosAreOneStepEach()
{
    Desk desk;
    Scenarios &scenarios = desk.document.scenarios();
    for (int i = 0; i < 8; ++i)
        scenarios.keep(QStringLiteral("same"));
    QCOMPARE(scenarios.count(), Scenarios::kMost);
    QCOMPARE(scenarios.list()[1].name, QStringLiteral("same 2"));
    scenarios.move(0, 5);
    QCOMPARE(scenarios.list()[5].name, QStringLiteral("same"));
    scenarios.move(5, 0);
    scenarios.remove(0);
    QCOMPARE(scenarios.count(), 5);
    scenarios.duplicate(0);
    QCOMPARE(scenarios.list()[1].name, QStringLiteral("same 2 2"));
    scenarios.rename(1, QStringLiteral("  "));
    scenarios.rename(1, QStringLiteral(" other "));
    QCOMPARE(scenarios.list()[1].name, QStringLiteral("other"));
    desk.session.undoStack().undo();
    desk.session.undoStack().undo();
    desk.session.undoStack().undo();
    QCOMPARE(scenarios.count(), 6);
    desk.setContext(9000);
    scenarios.open(3);
    QVERIFY(desk.session.changes().empty());
    scenarios.setNote(0, QString(100'000, QChar(0x6F22))); // a plan's texts are limited: it is to be opened again
    scenarios.rename(0, QString(100'000, QChar(0x6F22)));
    const QTemporaryDir folder;
    QVERIFY(!desk.document.save(folder.filePath(QStringLiteral("long.cabe"))));
    Desk again;
    QVERIFY(again.document.open(folder.filePath(QStringLiteral("long.cabe"))).empty());
    scenarios.remove(99);
    scenarios.open(-1);
    QCOMPARE(scenarios.count(), 6);
}

QTEST_GUILESS_MAIN(PlanDocumentTest)
#include "tst_plan_document.moc"
