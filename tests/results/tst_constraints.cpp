// The constraints view: every place with its count, each of which opens its list, to be read and to be copied.
#include <QSignalSpy>
#include <QTest>

#include "tests/results/places.h"
#include "tests/support/no_warnings.h"
#include "tests/support/shipped.h"
#include "ui/results/constraints_view.h"
#include "ui/text/constraints_text.h"
#include "ui/text/labels.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTextDocumentFragment>
#include <QTreeView>
#include <QUndoStack>

using namespace cabe;
using namespace cabe::ui;
using test::MachineLine;

namespace {

QString plain(QString text)
{
    return text.replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' ');
}

class Seen {
public:
    explicit Seen(std::shared_ptr<const Inventory> inventory = test::sampleInventory())
        : session(test::shippedCatalogues(), [] { return UtcTime{1'000'000}; }), words(text::Language::English),
          view(session, words)
    {
        session.setInventory(std::move(inventory));
        view.resize(1000, 600);
    }

    void show()
    {
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
    }
    const LiveAnswer &answer() const { return *session.answer(); }
    QAbstractItemModel &model() const { return *list()->model(); }
    QTreeView *list() const { return view.findChild<QTreeView *>(QStringLiteral("leftOut")); }
    QPushButton &copy() const { return *view.findChild<QPushButton *>(QStringLiteral("copyAll")); }
    /// The buttons of the places from top to bottom; the last is for the rows that could not be read.
    QList<QPushButton *> places() const
    {
        QCoreApplication::processEvents(); // a layout shows what was put into it
        QList<QPushButton *> all;
        for (QPushButton *button : view.findChildren<QPushButton *>())
            if (button->isFlat() && button->isVisibleTo(&view))
                all << button;
        std::ranges::sort(all, {}, [](const QPushButton *button) { return button->y(); });
        return all;
    }
    QPushButton *placeButton(Place place) const { return places()[static_cast<qsizetype>(std::ranges::find(kPlaces, place) - kPlaces.begin())]; }
    bool says(const QString &text) const
    {
        QCoreApplication::processEvents();
        const auto labels = view.findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) {
            return label->isVisibleTo(&view) && plain(label->text()) == text;
        });
    }
    QStringList row(int row) const
    {
        QStringList cells;
        for (int column = 0; column < model().columnCount(); ++column)
            cells << plain(model().index(row, column).data().toString());
        return cells;
    }

    Session session;
    Words words;
    ConstraintsView view;
};

} // namespace

class ConstraintsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void cleanup() { QGuiApplication::clipboard()->clear(); }
    void everyRowSaysItsReason_data();
    void everyRowSaysItsReason();
    void placesStandInOrderWithTheirTotal();
    void whatWasAskedIsToldAsElsewhere();
    void machinesAndAlternativesHaveViewsOfTheirOwn();
    void aPlaceOpenedByKeyKeepsTheFocus();
    void rowsThatCouldNotBeReadAreListed();
    void aNewAnswerStartsTheListAnew();
    void withoutAnAnswerThereIsNothingToCopy();
    void copiesRunNoFormula();
    void aCopyOfTheSampleSaysSo();
    void aCopyHoldsNamesWhole();
    void answeringOftenLeavesTheLayoutAsItIs();
};

void ConstraintsTest::everyRowSaysItsReason_data()
{
    QTest::addColumn<Place>("place");
    QTest::addColumn<QString>("row");
    const auto add = [](const char *name, Place place, const char *row) { QTest::newRow(name) << place << QString::fromUtf8(row); };
    add("not available", Place::Unavailable, "off|1 × RTX 4090|Secure: not in stock.");
    add("no price", Place::NoPrice, "free|1 × RTX 4090|Price is zero or negative.");
    add("abroad", Place::OutsideCountries, "abroad|1 × RTX 4090|It is in United States.");
    add("nowhere", Place::UnknownLocation, "nowhere|1 × RTX 4090|Its country is not known, so it does not count as inside.");
    add("no memory", Place::NoGpuMemory, "blank|1 × no such card|It reports no GPU memory.");
    add("too small", Place::TooSmall, "small|1 × RTX 4090|Needs 19.55 GiB, has 16.00: short by 3.55.");
    add("heads", Place::HeadsNotDivisible,
        "three|3 × RTX 4090|3 GPUs would hold it, but 32 attention heads do not divide by 3.");
}

void ConstraintsTest::everyRowSaysItsReason()
{
    QFETCH(Place, place);
    QFETCH(QString, row);
    Seen seen(test::inventory(test::oneOfEach()));
    seen.session.change(Field::Countries, test::chooseSpain);
    seen.view.open(place);
    seen.show();
    QTRY_COMPARE(seen.model().rowCount(), 1);
    QCOMPARE(seen.row(0).join(u'|'), row);
    QVERIFY(seen.says(QStringLiteral("1 row")));
}

void ConstraintsTest::placesStandInOrderWithTheirTotal()
{
    Seen seen(test::inventory({{.id = "fits"}, {.id = "small", .memoryMib = 8192}, {.id = "smaller", .memoryMib = 4096}}));
    seen.show();
    QCoreApplication::processEvents();
    const QList<QPushButton *> buttons = seen.places();
    QCOMPARE(buttons.size(), static_cast<qsizetype>(kPlaces.size()) + 1);
    for (std::size_t i = 0; i < kPlaces.size(); ++i) {
        const std::int64_t count = seen.answer().recommendation().places[kPlaces[i]];
        const QPushButton &button = *buttons[static_cast<qsizetype>(i)];
        QCOMPARE(button.text(), text::label(seen.words.book(), kPlaces[i]));
        QCOMPARE(button.isEnabled(), count > 0);
        QVERIFY(button.accessibleName().startsWith(QString::number(count)));
    }
    QCOMPARE(buttons.last()->text(), QStringLiteral("Rows that could not be read"));
    QVERIFY(!buttons.last()->isEnabled());
    QVERIFY(seen.says(QStringLiteral("Machines of the inventory")) && seen.says(QStringLiteral("3")));
}

void ConstraintsTest::whatWasAskedIsToldAsElsewhere()
{
    Seen seen;
    seen.session.change(Field::Countries, test::chooseSpain);
    seen.show();
    for (const auto language : {text::Language::English, text::Language::Spanish}) {
        seen.words.setLanguage(language);
        for (const text::block::Fact &fact : text::constraintsOf(seen.words.book(), seen.answer().view()).facts) {
            QVERIFY2(seen.says(plain(fact.label)), qPrintable(fact.label));
            QVERIFY2(seen.says(plain(fact.values.join(u'\n'))), qPrintable(fact.values.join(u'\n')));
        }
    }
}

void ConstraintsTest::machinesAndAlternativesHaveViewsOfTheirOwn()
{
    Seen seen(test::inventory(test::oneOfEach()));
    seen.session.change(Field::Countries, test::chooseSpain);
    seen.show();
    QSignalSpy machines(&seen.view, &ConstraintsView::machinesRequested);
    QSignalSpy alternatives(&seen.view, &ConstraintsView::alternativesRequested);
    seen.placeButton(Place::Recommended)->click();
    QCOMPARE(machines.count(), 1);
    QCOMPARE(alternatives.count(), 0);
    seen.placeButton(Place::Alternative)->click();
    QCOMPARE(alternatives.count(), 1);
    seen.placeButton(Place::OutsideCountries)->click();
    QTRY_COMPARE(seen.model().rowCount(), 1);
    QCOMPARE(seen.row(0).first(), QStringLiteral("abroad"));
    QCOMPARE(machines.count() + alternatives.count(), 2);
}

void ConstraintsTest::aPlaceOpenedByKeyKeepsTheFocus()
{
    Seen seen(test::inventory(test::oneOfEach()));
    seen.session.change(Field::Countries, test::chooseSpain);
    seen.show();
    seen.placeButton(Place::NoPrice)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTRY_COMPARE(seen.row(0).first(), QStringLiteral("free"));
    QCOMPARE(QApplication::focusWidget(), seen.placeButton(Place::NoPrice));
    // An answer that comes while one reads on does not take the focus away either.
    seen.session.change(Field::Context, [](Requirements &r) { r.fields().context.value = 8192; });
    QCOMPARE(QApplication::focusWidget(), seen.placeButton(Place::NoPrice));
}

void ConstraintsTest::rowsThatCouldNotBeReadAreListed()
{
    auto inventory = std::const_pointer_cast<Inventory>(test::inventory({{.id = "fits"}}));
    inventory->rejected.push_back({{}, "/machines/1/gpu/count", "gpu.count", rejection::CountOutOfRange{"65"}});
    inventory->rejected.push_back({"page2.json", "/machines/4", "id", rejection::DuplicateId{"=1+1"}});
    Seen seen(inventory);
    seen.show();
    QAbstractItemModelTester tester(&seen.model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    seen.places().last()->click();
    QCOMPARE(seen.model().rowCount(), 2);
    QVERIFY2(seen.row(0).first().contains(QStringLiteral("/machines/1/gpu/count")), qPrintable(seen.row(0).first()));
    QVERIFY2(seen.row(0).last().contains(QStringLiteral("65")), qPrintable(seen.row(0).last()));
    QVERIFY(seen.row(1).first().contains(QStringLiteral("page2.json")));
    QCOMPARE(seen.model().headerData(0, Qt::Horizontal).toString(), QStringLiteral("Row"));
    seen.copy().click();
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 3);
    seen.view.open(Place::TooSmall);
    QCOMPARE(seen.model().headerData(0, Qt::Horizontal).toString(), QStringLiteral("Machine"));
    QCOMPARE(seen.model().rowCount(), 0);
}

void ConstraintsTest::aNewAnswerStartsTheListAnew()
{
    Seen seen(test::inventory({{.id = "small", .memoryMib = 16384}, {.id = "smaller", .memoryMib = 8192}}));
    seen.view.open(Place::TooSmall);
    seen.show();
    QTRY_COMPARE(seen.model().rowCount(), 2);
    seen.list()->header()->resizeSection(0, 77);
    seen.session.change(Field::Precision, [](Requirements &r) { r.fields().precision = Precision::Bits8; });
    QTRY_COMPARE(seen.model().rowCount(), 1);
    QCOMPARE(seen.row(0).first(), QStringLiteral("smaller"));
    QCOMPARE(seen.list()->header()->sectionSize(0), 77); // as it was drawn
    QVERIFY(seen.says(QStringLiteral("1 row")));
}

void ConstraintsTest::withoutAnAnswerThereIsNothingToCopy()
{
    Seen seen(test::inventory(test::smallOnes(2)));
    seen.view.open(Place::TooSmall);
    seen.show();
    QTRY_COMPARE(seen.model().rowCount(), 2);
    QVERIFY(seen.copy().isEnabled());
    seen.session.change(Field::Budget, [](Requirements &r) { r.budget = {{}, QStringLiteral("abc")}; });
    QVERIFY(!seen.session.answer());
    QCOMPARE(seen.model().rowCount(), 0);
    QVERIFY(!seen.copy().isEnabled());
    QVERIFY(!seen.says(QStringLiteral("2 rows")));
    seen.session.undoStack().undo();
    QTRY_COMPARE(seen.model().rowCount(), 2);
    QVERIFY(seen.copy().isEnabled());
}

void ConstraintsTest::copiesRunNoFormula()
{
    std::vector<MachineLine> lines = test::smallOnes(5);
    const char *names[] = {"=HYPERLINK(1)", "+1", "-1", "@x", "a\tb\nc"};
    for (std::size_t i = 0; i < lines.size(); ++i)
        lines[i].name = names[i];
    Seen seen(test::inventory(lines));
    seen.view.open(Place::TooSmall);
    seen.show();
    QTRY_VERIFY(seen.copy().isEnabled());
    seen.copy().click();
    const QStringList copied = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(copied.size(), 7); // the head, five machines, the end of the last line
    QCOMPARE(copied[0], QStringLiteral("Machine\tGPU\tReason"));
    for (qsizetype i = 1; i <= 5; ++i) {
        QCOMPARE(copied[i].count(u'\t'), 2);
        QVERIFY2(!QStringView(u"=+-@").contains(copied[i].front()), qPrintable(copied[i]));
    }
    QVERIFY(copied[1].startsWith(QStringLiteral("'=HYPERLINK(1)\t")));
    QVERIFY(seen.says(QStringLiteral("Copied 5 rows.")));
}

void ConstraintsTest::aCopyOfTheSampleSaysSo()
{
    Seen seen;
    seen.view.open(Place::TooSmall);
    seen.show();
    QTRY_VERIFY(seen.copy().isEnabled());
    seen.copy().click();
    const QStringList copied = QGuiApplication::clipboard()->text().trimmed().split(u'\n');
    QCOMPARE(copied.last(), text::sampleNotice(seen.words.book()));
    QCOMPARE(copied.size(), seen.model().rowCount() + 2);
}

void ConstraintsTest::aCopyHoldsNamesWhole()
{
    const std::string name = "A & \"B\" <b>" + std::string(200, 'w');
    MachineLine line{.id = "x", .memoryMib = 8192};
    line.name = name;
    Seen seen(test::inventory({line}));
    seen.view.open(Place::TooSmall);
    seen.show();
    QTRY_VERIFY(seen.copy().isEnabled());
    seen.copy().click();
    QVERIFY(QGuiApplication::clipboard()->text().contains(QString::fromStdString(name)));
    QVERIFY(seen.row(0).first().size() < 100); // no cell is laid out at that length
    const QString tip = seen.model().index(0, 0).data(Qt::ToolTipRole).toString();
    QVERIFY(Qt::mightBeRichText(tip));
    QCOMPARE(QTextDocumentFragment::fromHtml(tip).toPlainText(), QString::fromStdString(name));
}

void ConstraintsTest::answeringOftenLeavesTheLayoutAsItIs()
{
    Seen seen;
    seen.show();
    const auto height = [&] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QWidget *content = seen.placeButton(Place::Recommended)->parentWidget()->parentWidget();
        return content->minimumSizeHint().height();
    };
    const int before = height();
    for (int i = 0; i < 20; ++i) {
        seen.session.change(Field::Context, [i](Requirements &r) { r.fields().context.value = 4096 + i % 2 + 1; });
        QCoreApplication::processEvents();
    }
    QCOMPARE(height(), before);
}

QTEST_MAIN(ConstraintsTest)
#include "tst_constraints.moc"
