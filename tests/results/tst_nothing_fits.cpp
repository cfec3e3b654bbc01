// What is shown where no machine fits: the counts that explain it, and buttons that really lead out of it.
#include <QTest>

#include "tests/support/builders.h"
#include "tests/support/no_warnings.h"
#include "tests/support/shipped.h"
#include "ui/results/nothing_fits_view.h"
#include "ui/text/hints_text.h"
#include "ui/text/summary_text.h"

#include <QLabel>
#include <QPushButton>
#include <QUndoStack>

using namespace cabe;
using namespace cabe::ui;
using test::MachineLine;

namespace {

class Seen {
public:
    Seen(std::shared_ptr<const Inventory> inventory, const std::function<void(Requirements &)> &asked)
        : session(test::shippedCatalogues(), [] { return UtcTime{1'000'000}; }), words(text::Language::English),
          view(session, words)
    {
        Requirements requirements = firstRequirements();
        asked(requirements);
        session.setInventory(std::move(inventory));
        session.start(requirements);
        view.resize(900, 600);
        view.show();
    }

    const Recommendation &found() const { return session.answer()->recommendation(); }
    QPushButton *button(const QString &name) const { return view.findChild<QPushButton *>(name); }
    QPushButton *hint(int number) const { return button(QStringLiteral("hint%1").arg(number)); }
    /// All that is said and that can be pressed, from top to bottom.
    QStringList texts() const
    {
        QCoreApplication::processEvents(); // a layout shows what was put into it
        QList<QWidget *> widgets;
        for (QLabel *label : view.findChildren<QLabel *>())
            widgets << label;
        for (QPushButton *pushed : view.findChildren<QPushButton *>())
            widgets << pushed;
        widgets.removeIf([this](QWidget *widget) { return !widget->isVisibleTo(&view); });
        std::ranges::stable_sort(widgets, {}, [this](QWidget *widget) { return widget->mapTo(&view, QPoint(0, 0)).y(); });
        QStringList all;
        for (QWidget *widget : widgets)
            all << QString(widget->property("text").toString()).replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' ');
        return all;
    }

    Session session;
    Words words;
    NothingFitsView view;
};

void nothingAsked(Requirements &) {}

} // namespace

class NothingFitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void saysWhyBiggestFirst();
    void eachCountOpensItsList();
    void everyHintLeadsToMachinesAndBack_data();
    void everyHintLeadsToMachinesAndBack();
    void atMostThreeHints();
    void alternativesAreTheFirstHint();
    void withoutAHintTheClosestIsTold();
    void anEmptyInventorySaysSo();
    void noChangeOfCountriesIsOffered();
    void theLanguageSwitchesLive();
};

void NothingFitsTest::saysWhyBiggestFirst()
{
    Seen seen(test::inventory({{.id = "off", .availability = Availability::Unavailable},
                               {.id = "small", .memoryMib = 4096},
                               {.id = "smaller", .memoryMib = 2048}}),
              nothingAsked);
    const QStringList texts = seen.texts();
    QCOMPARE(texts.first(), QStringLiteral("No machine fits"));
    const auto lines = text::whyNoneFits(seen.words.book(), seen.session.answer()->view());
    QCOMPARE(lines.size(), std::size_t{2});
    QVERIFY(lines[0].place == Place::TooSmall && lines[1].place == Place::Unavailable);
    qsizetype at = 0;
    for (const text::PlaceLine &line : lines) {
        const QString said = QString(line.text).replace(QChar(0xA0), u' ');
        const qsizetype next = texts.indexOf(said);
        QVERIFY2(next > at, qPrintable(said + u"\nnot in order in\n" + texts.join(u'\n')));
        at = next;
    }
}

void NothingFitsTest::eachCountOpensItsList()
{
    qRegisterMetaType<cabe::Place>();
    Seen seen(test::inventory({{.id = "off", .availability = Availability::Unavailable},
                               {.id = "small", .memoryMib = 4096},
                               {.id = "smaller", .memoryMib = 2048}}),
              nothingAsked);
    QList<Place> opened;
    connect(&seen.view, &NothingFitsView::placeOpened, this, [&](Place place) { opened << place; });
    for (QPushButton *button : seen.view.findChildren<QPushButton *>())
        if (button->accessibleName().startsWith(QStringLiteral("List: ")))
            button->click();
    QCOMPARE(opened, (QList<Place>{Place::TooSmall, Place::Unavailable}));
}

void NothingFitsTest::everyHintLeadsToMachinesAndBack_data()
{
    using Ask = std::function<void(Requirements &)>;
    QTest::addColumn<std::shared_ptr<const Inventory>>("inventory");
    QTest::addColumn<Ask>("asked");
    QTest::addColumn<QString>("first"); ///< begins so
    const auto add = [](const char *name, const std::vector<MachineLine> &lines, const Ask &asked, const char *first) {
        QTest::newRow(name) << test::inventory(lines) << asked << QString::fromUtf8(first);
    };
    add("precision", {{.id = "m", .memoryMib = 16384}}, nothingAsked, "Use 8 bits (adds 1, from $1.00/h)");
    add("maximum", {{.id = "m", .price = "2.40"}}, [](Requirements &r) { r.maxPricePerHour.value = "1"; },
        "Raise the maximum to $2.40/h (adds 1)");
    add("maximum of six decimals", {{.id = "m", .price = "2.400001"}}, [](Requirements &r) { r.maxPricePerHour.value = "1"; },
        "Raise the maximum to $2.400001/h (adds 1)");
    add("tier", {{.id = "m", .tier = Tier::Community}}, [](Requirements &r) { r.tier = TierChoice::Secure; },
        "Accept Community (adds 1)");
    add("interruptible", {{.id = "m", .interruptible = true}}, [](Requirements &r) { r.interruptible = false; },
        "Accept interruptible (adds 1)");
    add("context", {{.id = "m", .memoryMib = 24576}}, [](Requirements &r) { r.fields().context.value = 131'072; }, "");
    add("requests", {{.id = "m", .memoryMib = 24576}}, [](Requirements &r) { r.fields().requests.value = 512; }, "");
    add("sequence length",
        {{.id = "m", .memoryMib = 40960}},
        [](Requirements &r) {
            chooseTask(r, Task::FineTune, test::shippedCatalogues()->models);
            r.fields().context.value = 131'072;
        },
        "");
    QTest::newRow("sample, 405B for 512 at once") << test::sampleInventory() << Ask([](Requirements &r) {
        r.fields().model = "llama-3.1-405b-instruct";
        r.fields().requests.value = 512;
    }) << QString();
}

void NothingFitsTest::everyHintLeadsToMachinesAndBack()
{
    QFETCH(std::shared_ptr<const Inventory>, inventory);
    QFETCH(std::function<void(Requirements &)>, asked);
    QFETCH(QString, first);
    Seen seen(inventory, asked);
    QVERIFY(seen.found().recommended.isEmpty());
    QVERIFY(seen.hint(0));
    if (!first.isEmpty())
        QCOMPARE(QString(seen.hint(0)->text()).replace(QChar(0xA0), u' '), first);
    const Requirements before = seen.session.requirements();
    const auto answer = seen.session.answer();
    const WhatHelps help = whatHelps(answer->workload(), answer->preferences(), answer->countries(), answer->index());
    for (int i = 0; seen.hint(i); ++i) {
        seen.hint(i)->click();
        QCOMPARE(seen.found().places[Place::Recommended], machinesAdded(help.hints[static_cast<std::size_t>(i)]));
        QVERIFY(seen.found().places[Place::Recommended] > 0);
        QCOMPARE(seen.session.undoStack().count(), 1); // one step
        seen.session.undoStack().undo();
        QVERIFY(seen.session.requirements() == before);
        QVERIFY(seen.found().recommended.isEmpty());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(seen.hint(i));
    }
}

void NothingFitsTest::atMostThreeHints()
{
    Seen seen(test::inventory({{.id = "a", .price = "9.00", .memoryMib = 24576},
                               {.id = "b", .memoryMib = 24576, .tier = Tier::Community},
                               {.id = "c", .memoryMib = 16384},
                               {.id = "d", .memoryMib = 24576, .interruptible = true}}),
              [](Requirements &r) {
                  r.maxPricePerHour.value = "2";
                  r.tier = TierChoice::Secure;
                  r.interruptible = false;
              });
    const auto answer = seen.session.answer();
    QVERIFY(whatHelps(answer->workload(), answer->preferences(), answer->countries(), answer->index()).hints.size() > 3);
    QVERIFY(seen.hint(2));
    QVERIFY(!seen.hint(3));
}

void NothingFitsTest::alternativesAreTheFirstHint()
{
    Seen seen(test::inventory({{.id = "a", .tier = Tier::Community}, {.id = "b", .tier = Tier::Community}}),
              [](Requirements &r) { r.tier = TierChoice::Secure; });
    QList<Place> opened;
    connect(&seen.view, &NothingFitsView::placeOpened, this, [&](Place place) { opened << place; });
    QPushButton *alternatives = seen.button(QStringLiteral("seeAlternatives"));
    QVERIFY(alternatives);
    QCOMPARE(alternatives->text(), QStringLiteral("See 2 alternatives"));
    QCoreApplication::processEvents();
    QVERIFY(alternatives->y() < seen.hint(0)->y());
    alternatives->click();
    QCOMPARE(opened, QList<Place>{Place::Alternative});

    // One that no single change would bring is still to be seen.
    Seen twice(test::inventory({{.id = "a", .price = "9.00", .tier = Tier::Community}}), [](Requirements &r) {
        r.tier = TierChoice::Secure;
        r.maxPricePerHour.value = "1";
    });
    QVERIFY(!twice.hint(0));
    QVERIFY(twice.button(QStringLiteral("seeAlternatives")));
    QCOMPARE(twice.button(QStringLiteral("seeAlternatives"))->text(), QStringLiteral("See 1 alternative"));

    Seen none(test::inventory({{.id = "a", .memoryMib = 4096}}), nothingAsked);
    QVERIFY(!none.button(QStringLiteral("seeAlternatives")));
}

void NothingFitsTest::withoutAHintTheClosestIsTold()
{
    Seen seen(test::inventory({{.id = "tiny", .memoryMib = 1024}, {.id = "small", .memoryMib = 2048}}), nothingAsked);
    QVERIFY(!seen.hint(0));
    QVERIFY2(seen.texts().last().startsWith(QStringLiteral("No single change helps. Closest: small, short by ")),
             qPrintable(seen.texts().join(u'\n')));
}

void NothingFitsTest::anEmptyInventorySaysSo()
{
    Seen seen(test::inventory({}), nothingAsked);
    QVERIFY(seen.texts().contains(QStringLiteral("The inventory holds no machine.")));
}

void NothingFitsTest::noChangeOfCountriesIsOffered()
{
    Seen seen(test::inventory({{.id = "secret-name", .country = "US"}}),
              [](Requirements &r) { r.countries = {*Country::fromCode("ES")}; });
    QVERIFY(!seen.hint(0));
    const QString whole = seen.texts().join(u'\n');
    QVERIFY2(whole.contains(QStringLiteral("Outside the chosen countries: 1")), qPrintable(whole));
    QVERIFY2(!whole.contains(QStringLiteral("secret-name")), qPrintable(whole));
}

void NothingFitsTest::theLanguageSwitchesLive()
{
    Seen seen(test::inventory({{.id = "m", .memoryMib = 16384}}), nothingAsked);
    const QStringList english = seen.texts();
    seen.words.setLanguage(text::Language::Spanish);
    QCOMPARE(seen.texts().first(), QStringLiteral("Ninguna máquina es apta"));
    for (const QString &text : seen.texts())
        QVERIFY2(!english.contains(text), qPrintable(text));
    seen.words.setLanguage(text::Language::English);
    QCOMPARE(seen.texts(), english);
}

QTEST_MAIN(NothingFitsTest)
#include "tst_nothing_fits.moc"
