// The session without a window: what is asked, what follows, and the way back.
#include <QSignalSpy>
#include <QTest>

#include "tests/support/builders.h"
#include "tests/support/no_warnings.h"
#include "tests/support/shipped.h"
#include "ui/session/session.h"

#include <QUndoStack>

using namespace cabe;
using namespace cabe::ui;

namespace {

InventoryIndex::Offer cheapest(const Session &session)
{
    return session.answer()->index().offers()[session.answer()->recommendation().recommended.first(1).front().offer];
}

class Started {
public:
    explicit Started(std::vector<test::MachineLine> lines = {{"small", "0.20", 8192}, {"fits", "0.50", 24576}, {"large", "2.00", 81920}})
        : session(test::shippedCatalogues(), [] { return UtcTime{1'000'000}; })
    {
        session.setInventory(test::inventory(lines));
    }
    Session session;
};

void typeBudget(Session &session, const QString &typed)
{
    session.change(Field::Budget, [&](Requirements &r) { r.budget = {{}, typed}; });
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void firstStartAnswersAtOnce();
    void aChangeIsAnswered();
    void undoAndRedoGoBackAndForth();
    void oneGestureIsOneStep();
    void aGestureThatEndsWhereItBeganLeavesNoStep();
    void aWrongFieldOfTheWorkloadLeavesNoFigure();
    void aWrongPreferenceKeepsTheMemory();
    void whatOneTaskAskedIsKeptForItsReturn();
    void theModelComesAlongWhereItIsOffered();
    void anEmptyContextIsTheUsualOne();
    void aContextOverTheMaximumIsNamed();
    void europeTakesItsMembersIn();
    void anotherCurrencyNeedsItsRate();
    void aRateHoldsForItsCurrencyAlone();
    void aLargeInventoryIsIndexedBesideTheWindow();
    void aPlanFillsTheFields();
    void noModelIsMissingNotWrong();
};

void SessionTest::firstStartAnswersAtOnce()
{
    Started started;
    QVERIFY(started.session.memory());
    QCOMPARE(started.session.memory()->total.count, std::int64_t{20'990'613'914});
    QVERIFY(started.session.answer());
    QCOMPARE(started.session.answer()->recommendation().places[Place::Recommended], std::int64_t{2});
    QVERIFY(started.session.question().faults.empty());
}

void SessionTest::aChangeIsAnswered()
{
    Started started;
    QSignalSpy answered(&started.session, &Session::answerChanged);
    started.session.change(Field::Precision, [](Requirements &r) { r.fields().precision = Precision::Bits4; });
    QCOMPARE(answered.count(), 1);
    QCOMPARE(started.session.answer()->recommendation().places[Place::Recommended], std::int64_t{3});
    started.session.change(Field::Precision, [](Requirements &) {});
    QCOMPARE(answered.count(), 1); // nothing was changed
}

void SessionTest::undoAndRedoGoBackAndForth()
{
    Started started;
    const Requirements before = started.session.requirements();
    started.session.change(Field::Tier, [](Requirements &r) { r.tier = TierChoice::Secure; });
    started.session.change(Field::Interruptible, [](Requirements &r) { r.interruptible = false; });
    const Requirements after = started.session.requirements();
    started.session.undoStack().undo();
    started.session.undoStack().undo();
    QVERIFY(started.session.requirements() == before);
    QVERIFY(!started.session.undoStack().canUndo());
    started.session.undoStack().redo();
    started.session.undoStack().redo();
    QVERIFY(started.session.requirements() == after);
}

void SessionTest::oneGestureIsOneStep()
{
    Started started;
    for (const char *typed : {"5", "50", "500"})
        started.session.change(Field::Budget, [&](Requirements &r) { r.budget = {std::string(typed), {}}; });
    QCOMPARE(started.session.undoStack().count(), 1);
    started.session.endGesture();
    started.session.change(Field::Budget, [](Requirements &r) { r.budget = {std::string("600"), {}}; });
    QCOMPARE(started.session.undoStack().count(), 2);
    started.session.undoStack().undo();
    QCOMPARE(*started.session.requirements().budget.value, std::string("500"));
}

void SessionTest::aGestureThatEndsWhereItBeganLeavesNoStep()
{
    Started started;
    started.session.change(Field::Tier, [](Requirements &r) { r.tier = TierChoice::Secure; });
    started.session.change(Field::Tier, [](Requirements &r) { r.tier = TierChoice::Any; });
    QVERIFY(!started.session.undoStack().canUndo());
}

void SessionTest::aWrongFieldOfTheWorkloadLeavesNoFigure()
{
    Started started;
    started.session.change(Field::Context, [](Requirements &r) { r.fields().context.value = 0; });
    QVERIFY(!started.session.memory());
    QVERIFY(!started.session.answer());
    const Fault *fault = started.session.question().faultOf(Field::Context);
    QVERIFY(fault && !fault->isMissing);
    QVERIFY(std::holds_alternative<error::OutOfRange>(fault->error.fact));
}

void SessionTest::aWrongPreferenceKeepsTheMemory()
{
    Started started;
    typeBudget(started.session, QStringLiteral("abc"));
    QVERIFY(started.session.memory());
    QVERIFY(!started.session.answer());
    QVERIFY(started.session.question().faultOf(Field::Budget));
    QCOMPARE(pageOf(started.session.question().faults.front().field), 2);
}

void SessionTest::whatOneTaskAskedIsKeptForItsReturn()
{
    Started started;
    const auto choose = [&](Task task) {
        started.session.change(Field::Task, [&](Requirements &r) { chooseTask(r, task, test::shippedCatalogues()->models); });
    };
    started.session.change(Field::Context, [](Requirements &r) { r.fields().context.value = 32'768; });
    choose(Task::Images);
    started.session.change(Field::Model, [](Requirements &r) { r.fields().model = "flux.1-dev"; });
    choose(Task::Run);
    QCOMPARE(*started.session.requirements().fields().context.value, std::int64_t{32'768});
    QCOMPARE(started.session.requirements().fields().model, std::string("llama-3.1-8b-instruct"));
    choose(Task::Images);
    QCOMPARE(started.session.requirements().fields().model, std::string("flux.1-dev"));
}

void SessionTest::theModelComesAlongWhereItIsOffered()
{
    Requirements requirements = firstRequirements();
    chooseTask(requirements, Task::FineTune, test::shippedCatalogues()->models);
    QCOMPARE(requirements.fields().model, std::string("llama-3.1-8b-instruct"));
    chooseTask(requirements, Task::Images, test::shippedCatalogues()->models);
    QVERIFY(requirements.fields().model.empty());
}

void SessionTest::anEmptyContextIsTheUsualOne()
{
    Started started;
    QCOMPARE(*started.session.question().workload->context(), std::int64_t{4096});
    for (const ModelSpec &model : test::shippedCatalogues()->models.models())
        if (const auto *shape = model.transformer(); shape && shape->maxContext && *shape->maxContext < 4096)
            QCOMPARE(usualContext(model), *shape->maxContext);
}

void SessionTest::aContextOverTheMaximumIsNamed()
{
    Started started;
    started.session.change(Field::Context, [](Requirements &r) { r.fields().context.value = 131'073; });
    const Fault *fault = started.session.question().faultOf(Field::Context);
    QVERIFY(fault);
    QCOMPARE(std::get<error::ContextOverMaximum>(fault->error.fact).most, std::int64_t{131'072});
}

void SessionTest::europeTakesItsMembersIn()
{
    Requirements requirements;
    const CountryTable &countries = test::shippedCatalogues()->countries;
    addCountry(requirements, *countries.find("ES"), countries);
    addCountry(requirements, *countries.find("CH"), countries);
    chooseEuropeanUnion(requirements, true, countries);
    QCOMPARE(requirements.countries.size(), std::size_t{1});
    addCountry(requirements, *countries.find("PT"), countries);
    QCOMPARE(requirements.countries.size(), std::size_t{1});
    chooseEuropeanUnion(requirements, false, countries);
    addCountry(requirements, *countries.find("PT"), countries);
    QCOMPARE(requirements.countries.size(), std::size_t{2});
}

void SessionTest::anotherCurrencyNeedsItsRate()
{
    Started started;
    started.session.change(Field::Currency, [](Requirements &r) { r.currency = test::currency("EUR"); });
    QCOMPARE(started.session.answer()->recommendation().places[Place::NoPrice], std::int64_t{3});
    started.session.change(Field::Rate, [](Requirements &r) {
        r.rates[{test::currency("USD"), test::currency("EUR")}] = {{std::string("0.5"), {}}, UtcTime{0}};
    });
    QCOMPARE(started.session.answer()->recommendation().places[Place::NoPrice], std::int64_t{0});
    QCOMPARE(cheapest(started.session).pricePerHour.count, std::int64_t{250'000});
}

void SessionTest::aRateHoldsForItsCurrencyAlone()
{
    Started started({{"pounds", "1.00", 24576, 1, Tier::Secure, "ES", "RTX 4090", MemorySource::DataCenter, Availability::Available,
                      false, PricePer::Hour, "GBP"}});
    started.session.change(Field::Currency, [](Requirements &r) {
        r.currency = test::currency("EUR");
        r.rates[{test::currency("GBP"), test::currency("EUR")}] = {{std::string("1.2"), {}}, UtcTime{0}};
    });
    QCOMPARE(cheapest(started.session).pricePerHour.count, std::int64_t{1'200'000});
    started.session.change(Field::Currency, [](Requirements &r) { r.currency = test::currency("CHF"); });
    QCOMPARE(started.session.answer()->recommendation().places[Place::NoPrice], std::int64_t{1});
    started.session.change(Field::Currency, [](Requirements &r) { r.currency = test::currency("EUR"); });
    QCOMPARE(cheapest(started.session).pricePerHour.count, std::int64_t{1'200'000});
}

void SessionTest::aLargeInventoryIsIndexedBesideTheWindow()
{
    std::vector<test::MachineLine> lines;
    for (int i = 0; i < 20'001; ++i)
        lines.push_back({"m" + std::to_string(i), "1.00", 24576});
    Started started(lines);
    QVERIFY(!started.session.answer());
    QVERIFY(started.session.isUpdating());
    QTRY_VERIFY(started.session.answer());
    QVERIFY(!started.session.isUpdating());
    QCOMPARE(started.session.answer()->recommendation().places[Place::Recommended], std::int64_t{20'001});

    // Another currency, and back before its order is made: the last word counts.
    started.session.change(Field::Currency, [](Requirements &r) { r.currency = test::currency("EUR"); });
    started.session.undoStack().undo();
    QTRY_VERIFY(!started.session.isUpdating());
    QCOMPARE(started.session.answer()->recommendation().places[Place::Recommended], std::int64_t{20'001});
}

void SessionTest::aPlanFillsTheFields()
{
    Preferences preferences;
    preferences.budget = test::amount("1234.50");
    preferences.europeanUnion = true;
    const ModelSpec &model = *test::shippedCatalogues()->models.find("llama-3.1-8b-instruct");
    const Requirements requirements = requirementsOf(test::run(model, Precision::Bits8, 8192, 4), preferences);
    QCOMPARE(*requirements.budget.value, std::string("1234.5"));
    QVERIFY(requirements.europeanUnion);
    const Question question = questionOf(requirements, *test::shippedCatalogues(), text::Language::English);
    QVERIFY(question.canBeAnswered());
    QCOMPARE(*question.workload->requests(), std::int64_t{4});
    QCOMPARE(question.preferences->budget->count, preferences.budget->count);

    const Workload stated{Task::Notebook, StateMemory{Bytes{1}, "12.5"}};
    QCOMPARE(*requirementsOf(stated, {}).gpuMemoryGib.value, std::string("12.5"));
}

void SessionTest::noModelIsMissingNotWrong()
{
    Started started;
    started.session.change(Field::Task, [](Requirements &r) { chooseTask(r, Task::Images, test::shippedCatalogues()->models); });
    QVERIFY(!started.session.memory());
    const Fault *fault = started.session.question().faultOf(Field::Model);
    QVERIFY(fault && fault->isMissing);
}

QTEST_GUILESS_MAIN(SessionTest)
#include "tst_session.moc"
