// The manual: every topic in both languages, with links and pictures that lead somewhere, and figures that the program
// itself works out.
#include <QTest>

#include "core/memory/memory_estimate.h"
#include "tests/support/builders.h"
#include "tests/support/no_warnings.h"
#include "ui/help/manual_window.h"

#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBrowser>

using namespace cabe;
using namespace cabe::ui;
using text::Language;

class Manual : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void everyTopicIsThere_data();
    void everyTopicIsThere();
    void theExampleIsWhatIsCalculated();
    void opensAtATopicAndFollowsLinks();
    void findsOnThroughTheTopics();
    void followsTheLanguage();
};

void Manual::everyTopicIsThere_data()
{
    QTest::addColumn<int>("language");
    QTest::newRow("en") << int(Language::English);
    QTest::newRow("es") << int(Language::Spanish);
}

void Manual::everyTopicIsThere()
{
    QFETCH(int, language);
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)]*)\\)"));
    for (const Topic topic : manualTopics()) {
        const QString text = manualText(topic, static_cast<Language>(language));
        QVERIFY2(text.startsWith(QStringLiteral("# ")), qPrintable(text.left(40)));
        QVERIFY2(text.size() > 1000, qPrintable(text.left(40)));
        QVERIFY(!text.contains(u'<')); // no markup of HTML
        for (auto match = link.globalMatch(text); match.hasNext();) {
            const QString to = match.next().captured(1);
            const bool isTopic = to.endsWith(QStringLiteral(".md")) &&
                                 QFile::exists(QStringLiteral(":/cabe/manual/%1/%2").arg(language == int(Language::Spanish) ? QStringLiteral("es") : QStringLiteral("en"), to));
            const bool isPicture = to.endsWith(QStringLiteral(".png")) && QFile::exists(QStringLiteral(":/cabe/pictures/") + to.section(u'/', -1));
            QVERIFY2(isTopic || isPicture || to.startsWith(QStringLiteral("https://")), qPrintable(to));
        }
    }
}

void Manual::theExampleIsWhatIsCalculated()
{
    const ModelSpec model = test::llama8b();
    const auto memory = estimateMemory(test::run(model, Precision::Bits16, 4096, 1));
    for (const Language language : {Language::English, Language::Spanish}) {
        const text::Phrasebook book(language);
        const QString text = manualText(Topic::Memory, language);
        for (const MemoryLine &line : memory->lines)
            QVERIFY2(text.contains(book.numbers().gib(line.bytes)), qPrintable(book.numbers().gib(line.bytes)));
        QVERIFY(text.contains(book.numbers().gib(memory->total)));
        QVERIFY(text.contains(book.numbers().count(model.parameters.value())));
    }
}

void Manual::opensAtATopicAndFollowsLinks()
{
    Words words(Language::English);
    ManualWindow window(words);
    window.open(Topic::Memory);
    window.show();
    QCOMPARE(window.topic(), Topic::Memory);
    auto *text = window.findChild<QTextBrowser *>(QStringLiteral("manualText"));
    QVERIFY(text->toPlainText().contains(QStringLiteral("19.55")));
    Q_EMIT text->anchorClicked(QUrl(QStringLiteral("machines.md")));
    QCOMPARE(window.topic(), Topic::Machines);
    Q_EMIT text->anchorClicked(QUrl(QStringLiteral("file:///etc/passwd")));
    Q_EMIT text->anchorClicked(QUrl(QStringLiteral("javascript:alert(1)")));
    QCOMPARE(window.topic(), Topic::Machines);
    auto *topics = window.findChild<QListWidget *>(QStringLiteral("manualTopics"));
    QCOMPARE(topics->count(), static_cast<int>(manualTopics().size()));
    topics->setCurrentRow(0);
    QCOMPARE(window.topic(), Topic::Index);
}

void Manual::findsOnThroughTheTopics()
{
    Words words(Language::English);
    ManualWindow window(words);
    window.show();
    auto *find = window.findChild<QLineEdit *>(QStringLiteral("manualFind"));
    find->setText(QStringLiteral("kv  cache")); // however it is spaced
    QTest::keyClick(find, Qt::Key_Return);
    auto *text = window.findChild<QTextBrowser *>(QStringLiteral("manualText"));
    QCOMPARE(text->textCursor().selectedText().toLower().replace(QChar(0xA0), u' '), QStringLiteral("kv cache"));
    find->setText(QStringLiteral("19.55 GiB"));
    QTest::keyClick(find, Qt::Key_Return);
    QCOMPARE(text->textCursor().selectedText().replace(QChar(0xA0), u' '), QStringLiteral("19.55 GiB"));
}

void Manual::followsTheLanguage()
{
    Words words(Language::English);
    ManualWindow window(words);
    window.open(Topic::Memory);
    words.setLanguage(Language::Spanish);
    QCOMPARE(window.topic(), Topic::Memory);
    QVERIFY(window.findChild<QTextBrowser *>(QStringLiteral("manualText"))->toPlainText().contains(QStringLiteral("19,55")));
}

QTEST_MAIN(Manual)
#include "tst_manual.moc"
