// Paper: a PDF that is read back, with every page headed and numbered, texts as they are, and fonts in it.
#include <QTest>

#include "tests/support/builders.h"
#include "tests/support/no_warnings.h"
#include "tests/support/shipped.h"
#include "ui/compare/compare_facts.h"
#include "ui/paper/paper.h"
#include "ui/session/scenario_answers.h"
#include "ui/text/answer_document.h"
#include "ui/window/export_control.h"

#include <QApplication>
#include <QFile>
#include <QPdfWriter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace cabe;
using namespace cabe::ui;

namespace {

class Desk {
public:
    explicit Desk(std::shared_ptr<const Inventory> inventory = test::sampleInventory())
        : session(test::shippedCatalogues(), [] { return UtcTime{1'780'000'000}; })
    {
        session.setInventory(std::move(inventory));
    }
    Paper paper(text::Language language) const
    {
        const text::Phrasebook book(language);
        return ExportControl::paperOf(book, *session.answer());
    }
    Session session;
};

/// What a reader of the PDF reads; pages end in a form feed.
QString readBack(const QByteArray &pdf, const QString &program, const QStringList &arguments)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.pdf"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        qFatal("cannot write");
    file.close();
    QProcess process;
    QStringList all = arguments;
    process.start(program, all.replaceInStrings(QStringLiteral("FILE"), path));
    if (!process.waitForFinished(30'000) || process.exitCode() != 0)
        qFatal("%s failed", qPrintable(program));
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString textOf(const QByteArray &pdf)
{
    return readBack(pdf, QStringLiteral("pdftotext"), {QStringLiteral("-layout"), QStringLiteral("FILE"), QStringLiteral("-")});
}

QString plain(QString text)
{
    return text.replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' ').simplified();
}

} // namespace

class PaperTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("pdftotext is not here");
    }
    void init() { test::failOnWarnings(); }
    void saysWhatTheAnswerSays_data();
    void saysWhatTheAnswerSays();
    void everyPageIsNumberedAndMarked();
    void fontsAreInIt();
    void textsFromOutsideStayTexts();
    void theSameBytesButForTheDate();
    void aComparisonIsPrinted();
    void longListsAreCutAndSaySo();
};

void PaperTest::saysWhatTheAnswerSays_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<QStringList>("says");
    QTest::newRow("en") << int(text::Language::English)
                        << QStringList{QStringLiteral("GPU memory needed: 19.55 GiB"), QStringLiteral("14.96"), QStringLiteral("cordoba-rtx-3060-2"),
                                       QStringLiteral("54 machines fit, from $0.08/h"), QStringLiteral("Constraints applied"),
                                       QStringLiteral("Speed is not estimated."), QStringLiteral("and 14 machines more"), QStringLiteral("Page 1 of")};
    QTest::newRow("es") << int(text::Language::Spanish)
                        << QStringList{QStringLiteral("19,55 GiB"), QStringLiteral("14,96"), QString::fromUtf8("Pesos del modelo"), QString::fromUtf8("Caché KV"),
                                       QString::fromUtf8("Córdoba, Argentina"), QString::fromUtf8("0,08 $/h"), QString::fromUtf8("Página 1 de"),
                                       QString::fromUtf8("La velocidad no se estima.")};
}

void PaperTest::saysWhatTheAnswerSays()
{
    QFETCH(int, language);
    QFETCH(QStringList, says);
    Desk desk;
    const QString text = plain(textOf(pdfOf(desk.paper(static_cast<text::Language>(language)), QApplication::font())));
    for (const QString &each : says)
        QVERIFY2(text.contains(each), qPrintable(each + QStringLiteral(" is not in ") + text.left(3000)));
}

void PaperTest::everyPageIsNumberedAndMarked()
{
    Desk desk;
    const QString text = textOf(pdfOf(desk.paper(text::Language::English), QApplication::font()));
    QStringList pages = text.split(u'\f');
    pages.removeLast();
    QVERIFY(pages.size() > 3);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        QVERIFY2(pages[i].contains(QStringLiteral("Page %1 of %2").arg(i + 1).arg(pages.size())), qPrintable(pages[i]));
        QVERIFY(pages[i].contains(QStringLiteral("ample prices"))); // whoever holds one page knows
    }
}

void PaperTest::fontsAreInIt()
{
    Desk desk;
    const QString fonts = readBack(pdfOf(desk.paper(text::Language::Spanish), QApplication::font()), QStringLiteral("pdffonts"), {QStringLiteral("FILE")});
    const QStringList lines = fonts.split(u'\n', Qt::SkipEmptyParts).mid(2);
    QVERIFY(!lines.isEmpty());
    for (const QString &line : lines)
        QVERIFY2(line.contains(QStringLiteral(" yes ")), qPrintable(line));
    const QString info = readBack(pdfOf(desk.paper(text::Language::Spanish), QApplication::font()), QStringLiteral("pdfinfo"), {QStringLiteral("FILE")});
    QVERIFY2(info.contains(QStringLiteral("A4")), qPrintable(info));
    QVERIFY2(info.contains(QStringLiteral("Llama 3.1 8B")), qPrintable(info));
}

void PaperTest::textsFromOutsideStayTexts()
{
    Desk desk(test::inventory({{.id = "x", .name = "<img src=x><b>bold</b> ñ € 漢"}}));
    const QString text = plain(textOf(pdfOf(desk.paper(text::Language::English), QApplication::font())));
    QVERIFY2(text.contains(QString::fromUtf8("<img src=x><b>bold</b> ñ €")), qPrintable(text));
}

void PaperTest::theSameBytesButForTheDate()
{
    Desk desk;
    const QString once = textOf(pdfOf(desk.paper(text::Language::English), QApplication::font()));
    QCOMPARE(textOf(pdfOf(desk.paper(text::Language::English), QApplication::font())), once);
}

void PaperTest::aComparisonIsPrinted()
{
    Desk desk;
    Scenarios scenarios(desk.session);
    scenarios.keep(QStringLiteral("Uno"));
    desk.session.change(Field::Precision, [](Requirements &r) { r.fields().precision = Precision::Bits8; });
    scenarios.keep(QStringLiteral("Dos"));
    scenarios.setNote(1, QString::fromUtf8("más barato"));
    ScenarioAnswers answers(desk.session, scenarios);
    answers.setActive(true);
    const text::Phrasebook book(text::Language::Spanish);
    const Paper paper{documentOf(book, compare(book, scenarios.list(), answers.states())), {}};
    const QString text = plain(textOf(pdfOf(paper, QApplication::font())));
    for (const char *each : {"Uno", "Dos", "19,55 GiB", "10,57 GiB", "más barato", "Comparación"})
        QVERIFY2(text.contains(QString::fromUtf8(each)), qPrintable(QString::fromUtf8(each) + text));
}

void PaperTest::longListsAreCutAndSaySo()
{
    std::vector<test::MachineLine> lines;
    for (int i = 0; i < 500; ++i)
        lines.push_back({.id = "m" + std::to_string(i)});
    Desk desk(test::inventory(lines));
    const QString text = plain(textOf(pdfOf(desk.paper(text::Language::English), QApplication::font())));
    QVERIFY(text.contains(QStringLiteral("and 460 machines more")));
}

QTEST_MAIN(PaperTest)
#include "tst_paper.moc"
