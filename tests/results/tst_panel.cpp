// The panel beside the tree: all that is said of one machine, word for word as elsewhere, and which addresses
// the way to its page may lead to.
#include <QTest>

#include "tests/support/builders.h"
#include "tests/support/no_warnings.h"
#include "tests/support/shipped.h"
#include "ui/results/details_panel.h"
#include "ui/results/launch.h"
#include "ui/session/session.h"
#include "ui/text/findings_text.h"
#include "ui/text/machine_text.h"
#include "ui/widgets/look.h"
#include "ui/widgets/memory_bar.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

using namespace cabe;
using namespace cabe::ui;
using test::MachineLine;

namespace {

constexpr int kPanelWidth = 380;

/// A panel over an inventory, showing the first machine that fits, else the first alternative.
class Seen {
public:
    explicit Seen(std::shared_ptr<const Inventory> inventory = test::sampleInventory())
        : session(test::shippedCatalogues(), [] { return UtcTime{1'000'000}; }), words(text::Language::English), panel(words)
    {
        session.setInventory(std::move(inventory));
        panel.resize(kPanelWidth, 900);
        show();
        panel.show();
    }

    void change(const std::function<void(Requirements &)> &edit)
    {
        session.change(Field::Model, edit);
        show();
    }
    void show()
    {
        if (const auto row = shownRow())
            panel.setRow(session.answer(), *row);
        else
            panel.setRow(session.answer(), std::nullopt);
    }
    std::optional<Row> shownRow() const
    {
        const Recommendation &found = session.answer()->recommendation();
        const RowList &rows = found.recommended.isEmpty() ? found.alternatives : found.recommended;
        return rows.isEmpty() ? std::nullopt : std::optional(rows.first(1).front());
    }
    Finding finding() const { return session.answer()->explainer().explain(*shownRow()); }
    const Machine &machine() const { return session.answer()->inventory().machines[finding().machine]; }
    QPushButton &launch() const { return *panel.findChild<QPushButton *>(QStringLiteral("launch")); }

    /// What the panel says, from top to bottom.
    QStringList texts() const
    {
        QStringList all;
        for (const QLabel *label : panel.findChildren<QLabel *>())
            if (label->isVisibleTo(&panel) && !label->text().isEmpty())
                all << QString(label->text()).replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' ');
        return all;
    }
    QString whole() const { return texts().join(u'\n'); }

    Session session;
    Words words;
    DetailsPanel panel;
};

std::shared_ptr<const Inventory> withAddress(const char *url)
{
    MachineLine line{.id = "one"};
    line.url = url;
    return test::inventory({line});
}

QString plainSpaces(QString text)
{
    return text.replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' ');
}

} // namespace

class PanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void cleanup();
    void onlyWebPagesAreOpened_data();
    void onlyWebPagesAreOpened();
    void withoutAMachineItSaysSo();
    void everyFactIsThere_data();
    void everyFactIsThere();
    void memoryIsToldLineByLine();
    void aMachineByTheMonthSaysSoFirst();
    void aConvertedPriceNamesItsRateAndDay();
    void anAlternativeSaysWhatItMisses();
    void textsFromOutsideStayPlain();
    void theHostIsShownBeforeItIsOpened();
    void anAddressThatCannotBeOpenedIsSaid();
    void aMachineWithoutAPageSaysWhy_data();
    void aMachineWithoutAPageSaysWhy();
    void theLanguageSwitchesLive();
    void nothingIsWiderThanThePanel_data();
    void nothingIsWiderThanThePanel();

private:
    const QFont m_font = QApplication::font();
};

void PanelTest::cleanup()
{
    QApplication::setFont(m_font);
    applyLook(Look::System);
}

void PanelTest::onlyWebPagesAreOpened_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QString>("host"); ///< empty: it is not opened
    const auto opened = [](const char *name, const char *url, const char *host) {
        QTest::newRow(name) << QByteArray(url) << QString::fromUtf8(host);
    };
    const auto refused = [](const char *name, const QByteArray &url) { QTest::newRow(name) << url << QString(); };
    opened("https", "https://cloud.example/m/1", "cloud.example");
    opened("http with a port and a query", "http://cloud.example:8080/m?id=1&x=%20y#top", "cloud.example");
    opened("capital letters", "HTTPS://Cloud.Example/", "cloud.example");
    opened("an IPv6 address", "https://[2001:db8::1]/m", "2001:db8::1");
    opened("letters of another script, as ASCII", "https://xn--80ak6aa92e.com/", "xn--80ak6aa92e.com");
    opened("the most bytes", ("https://cloud.example/" + std::string(1978, 'a')).c_str(), "cloud.example");
    refused("empty", "");
    refused("one byte too many", "https://cloud.example/" + QByteArray(1979, 'a'));
    refused("a script", "javascript:alert(1)");
    refused("a script behind slashes", "javascript://cloud.example/%0aalert(1)");
    refused("a file", "file:///etc/passwd");
    refused("a file of a host", "file://cloud.example/share");
    refused("data", "data:text/html,<script>alert(1)</script>");
    refused("mail", "mailto:a@cloud.example");
    refused("another program", "ssh://cloud.example");
    refused("user and password", "https://user:pass@cloud.example/");
    refused("user alone", "https://user@cloud.example/");
    refused("a host as user", "https://bank.example@cloud.example/");
    refused("an empty user", "https://@cloud.example/");
    refused("an empty password", "https://:@cloud.example/");
    refused("no scheme", "cloud.example/m/1");
    refused("a scheme of the page", "//cloud.example/m/1");
    refused("no host", "https:///m/1");
    refused("no slashes", "https:cloud.example");
    refused("a port that is none", "https://cloud.example:99999/");
    refused("a blank inside", "https://cloud.example/a b");
    refused("a blank before", " https://cloud.example/");
    refused("a line end", "https://cloud.example/\r\nX: y");
    refused("a zero byte", QByteArray("https://cloud.example/\0x", 24));
    refused("a backslash", "https://cloud.example\\@evil.example/");
    refused("a mark that turns the direction", "https://cloud.example/\u202Egpj.exe");
    refused("letters of another script", "https://\u0430pple.example/");
    refused("not UTF-8", "https://cloud.example/\xff");
    refused("an escaped host", "https://cloud.example%2F@evil.example/");
    refused("a bad escape", "https://cloud.example/%zz");
}

void PanelTest::onlyWebPagesAreOpened()
{
    QFETCH(QByteArray, url);
    QFETCH(QString, host);
    const auto address = launchAddress({url.constData(), static_cast<std::size_t>(url.size())});
    QCOMPARE(address.has_value(), !host.isEmpty());
    if (address)
        QCOMPARE(address->host(QUrl::FullyEncoded), host);
}

void PanelTest::withoutAMachineItSaysSo()
{
    Seen seen;
    seen.panel.setRow(seen.session.answer(), std::nullopt);
    QCOMPARE(seen.texts(), QStringList{QStringLiteral("No machine is chosen.")});
    QVERIFY(!seen.launch().isVisibleTo(&seen.panel));
    seen.panel.setRow(nullptr, std::nullopt);
    QCOMPARE(seen.texts(), QStringList{QStringLiteral("No machine is chosen.")});
}

void PanelTest::everyFactIsThere_data()
{
    QTest::addColumn<QString>("model");
    QTest::newRow("one GPU or two") << QStringLiteral("llama-3.1-8b-instruct");
    QTest::newRow("split over many") << QStringLiteral("llama-3.1-70b-instruct");
    QTest::newRow("a cache that depends on the server") << QStringLiteral("gemma-2-27b-it");
}

void PanelTest::everyFactIsThere()
{
    QFETCH(QString, model);
    Seen seen;
    seen.change([&](Requirements &r) {
        r.fields().model = model.toStdString();
        r.budget.value = "500";
        r.maxPricePerHour.value = "1000";
    });
    QVERIFY(seen.session.answer());
    const text::Phrasebook &book = seen.words.book();
    const QString whole = seen.whole();
    // The same words as cabe-cli prints: its own list of facts is the measure.
    for (const text::block::Fact &fact : text::factsOf(book, seen.session.answer()->view(), seen.finding()).facts)
        for (const QString &value : fact.values)
            QVERIFY2(whole.contains(plainSpaces(value)), qPrintable(fact.label + u": " + value + u"\nnot in\n" + whole));
    for (const QString &more : {text::equipment(book, seen.machine()), text::confidenceStart(book, seen.session.answer()->workload()),
                                text::monthlyPrice(book, seen.machine(), seen.finding().pricePerHour)})
        QVERIFY2(whole.contains(plainSpaces(more)), qPrintable(more + u"\nnot in\n" + whole));
    QVERIFY(seen.texts().contains(QStringLiteral("Budget covers")));
}

void PanelTest::memoryIsToldLineByLine()
{
    Seen one(test::inventory({{"one", "1.00", 24564}}));
    QStringList texts = one.texts();
    qsizetype at = texts.indexOf(QStringLiteral("Memory (GiB)"));
    QCOMPARE(texts.mid(at, 11).join(u'|'), QStringLiteral("Memory (GiB)|Model weights|14.96|KV cache|0.50|Margin|3.09|CUDA runtime|1.00|Free|4.44"));
    auto *bar = one.panel.findChild<MemoryBar *>();
    QCOMPARE(bar->content().capacity->count, fromMib(24564).count);
    QCOMPARE(plainSpaces(bar->accessibleName()), plainSpaces(barText(one.words.book(), bar->content())));

    Seen four(test::inventory({{"four", "1.00", 8192, 4}}));
    texts = four.texts();
    at = texts.indexOf(QStringLiteral("Memory of each of 4 GPUs (GiB)"));
    QVERIFY2(at >= 0, qPrintable(texts.join(u'|')));
    QCOMPARE(texts[at + 2], QStringLiteral("3.74")); // a fourth of the weights
}

void PanelTest::aMachineByTheMonthSaysSoFirst()
{
    Seen seen(test::inventory({{.id = "month", .price = "730.00", .per = PricePer::Month}}));
    const QStringList texts = seen.texts();
    QCOMPARE(texts[texts.indexOf(QStringLiteral("Price")) + 1], QStringLiteral("$730.00/month ($1.00/h)"));
    QVERIFY(!seen.whole().contains(QStringLiteral("730 hours")));

    Seen hour(test::inventory({{.id = "hour", .price = "0.44"}}));
    const QStringList hourly = hour.texts();
    const qsizetype at = hourly.indexOf(QStringLiteral("Price"));
    QCOMPARE(hourly[at + 1], QStringLiteral("$0.44/h"));
    QCOMPARE(hourly[at + 2], QStringLiteral("$321.20 for 730 hours"));
}

void PanelTest::aConvertedPriceNamesItsRateAndDay()
{
    Seen seen(test::inventory({{.id = "pounds", .price = "1.00", .currency = "GBP"}}));
    seen.change([](Requirements &r) {
        r.currency = test::currency("EUR");
        r.rates[{test::currency("GBP"), test::currency("EUR")}] = {{std::string("1.2"), {}}, UtcTime{1'795'824'000}};
    });
    const QStringList texts = seen.texts();
    QCOMPARE(texts[texts.indexOf(QStringLiteral("Price")) + 1],
             QStringLiteral(u"\u00A31.00/h (\u20AC1.20/h at 1.2, 28 Nov 2026)"));
}

void PanelTest::anAlternativeSaysWhatItMisses()
{
    Seen seen(test::inventory({{.id = "stopped", .interruptible = true}}));
    seen.change([](Requirements &r) { r.interruptible = false; });
    const QStringList texts = seen.texts();
    const qsizetype at = texts.indexOf(QStringLiteral("Misses"));
    QVERIFY2(at >= 0, qPrintable(texts.join(u'\n')));
    QCOMPARE(texts[at + 1], QStringLiteral("Interruptible: You asked for machines that are not interrupted."));
    QVERIFY(!texts.contains(QStringLiteral("Why it fits")));
}

void PanelTest::textsFromOutsideStayPlain()
{
    MachineLine line{.id = "x"};
    line.name = "<b>bold</b>\u202E" + std::string(300, 'w');
    line.model = "<img src=x>";
    Seen seen(test::inventory({line}));
    const QString whole = seen.whole();
    QVERIFY(whole.contains(QStringLiteral("<b>bold</b>\uFFFDwww")));
    QVERIFY(whole.contains(QStringLiteral("<img src=x>")));
    for (const QLabel *label : seen.panel.findChildren<QLabel *>())
        QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->text()));
}

void PanelTest::theHostIsShownBeforeItIsOpened()
{
    // What looks like apple.com is written in Cyrillic letters: its name in ASCII tells.
    Seen seen(withAddress("https://xn--80ak6aa92e.com/m/1?a=%E2%80%AE"));
    QList<QUrl> opened;
    seen.panel.setOpener([&](const QUrl &url) {
        opened << url;
        return true;
    });
    QVERIFY2(seen.texts().contains(QStringLiteral("Opens xn--80ak6aa92e.com; nothing is reserved here.")), qPrintable(seen.whole()));
    QVERIFY(opened.isEmpty());
    seen.launch().click();
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.front().toEncoded(), QByteArray("https://xn--80ak6aa92e.com/m/1?a=%E2%80%AE"));
    QCOMPARE(seen.launch().toolTip(), QStringLiteral("Opens the machine's page in the browser. Nothing is reserved here."));
}

void PanelTest::anAddressThatCannotBeOpenedIsSaid()
{
    Seen seen(withAddress("https://cloud.example/m?a=%E2%80%AEb"));
    seen.panel.setOpener([](const QUrl &) { return false; });
    seen.launch().click();
    QVERIFY2(seen.texts().contains(QStringLiteral("https://cloud.example/m?a=%E2%80%AEb could not be opened.")),
             qPrintable(seen.whole()));
}

void PanelTest::aMachineWithoutAPageSaysWhy_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QString>("said");
    QTest::newRow("none") << QByteArray() << QStringLiteral("The inventory gives no page for this machine.");
    QTest::newRow("hostile") << QByteArray("javascript:alert(1)")
                             << QStringLiteral("Its address is no web page: it is not opened.");
}

void PanelTest::aMachineWithoutAPageSaysWhy()
{
    QFETCH(QByteArray, url);
    QFETCH(QString, said);
    Seen seen(withAddress(url.constData()));
    QVERIFY(!seen.launch().isEnabled());
    QVERIFY2(seen.texts().contains(said), qPrintable(seen.whole()));
}

void PanelTest::theLanguageSwitchesLive()
{
    Seen seen;
    const QString english = seen.whole();
    seen.words.setLanguage(text::Language::Spanish);
    QVERIFY(seen.texts().contains(QStringLiteral("Por qué cabe")));
    seen.words.setLanguage(text::Language::English);
    QCOMPARE(seen.whole(), english);
}

void PanelTest::nothingIsWiderThanThePanel_data()
{
    QTest::addColumn<bool>("spanish");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("percent");
    for (const bool spanish : {false, true})
        for (const bool dark : {false, true})
            for (const int percent : {100, 200})
                QTest::addRow("%s %s %d", spanish ? "es" : "en", dark ? "dark" : "light", percent) << spanish << dark << percent;
}

void PanelTest::nothingIsWiderThanThePanel()
{
    QFETCH(bool, spanish);
    QFETCH(bool, dark);
    QFETCH(int, percent);
    applyLook(dark ? Look::Dark : Look::Light);
    QFont font = m_font;
    font.setPointSizeF(font.pointSizeF() * percent / 100);
    QApplication::setFont(font);
    Seen seen;
    seen.words.setLanguage(spanish ? text::Language::Spanish : text::Language::English);
    seen.change([](Requirements &r) {
        r.fields().model = "llama-3.1-70b-instruct";
        r.budget.value = "500";
    });
    QVERIFY(QTest::qWaitForWindowExposed(&seen.panel));
    QTest::qWait(20);
    if (const QString folder = qEnvironmentVariable("CABE_PICTURES"); !folder.isEmpty())
        seen.panel.grab().save(folder + u"/panel " + QLatin1StringView(QTest::currentDataTag()) + u".png");
    QCOMPARE(seen.panel.width(), kPanelWidth);
    auto *scroll = seen.panel.findChild<QScrollArea *>(QStringLiteral("details"));
    QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
    QVERIFY(seen.launch().geometry().right() < seen.panel.width());
    // Nor is there a way down to where nothing stands.
    QWidget *content = scroll->widget();
    int bottom = 0;
    for (const QLabel *label : content->findChildren<QLabel *>())
        if (label->isVisible())
            bottom = std::max(bottom, label->mapTo(content, label->rect().bottomLeft()).y());
    QVERIFY2(scroll->verticalScrollBar()->maximum() == 0 || content->height() - bottom < 2 * seen.panel.fontMetrics().height(),
             qPrintable(QStringLiteral("%1 high, the last text ends at %2").arg(content->height()).arg(bottom)));
    for (const QLabel *label : seen.panel.findChildren<QLabel *>())
        if (label->isVisible() && !label->text().isEmpty())
            QVERIFY2(label->height() >= (label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height()),
                     qPrintable(label->text()));
}

QTEST_MAIN(PanelTest)
#include "tst_panel.moc"
