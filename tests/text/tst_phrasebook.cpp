// Filling places in one pass, plural forms, lists, and texts from outside.
#include "tests/text/plain.h"
#include "ui/text/outside.h"
#include "ui/text/phrasebook.h"

#include <QTest>

using namespace cabe::text;

namespace {

const Phrasebook &english()
{
    static const Phrasebook book(Language::English);
    return book;
}

const Phrasebook &spanish()
{
    static const Phrasebook book(Language::Spanish);
    return book;
}

} // namespace

class TestPhrasebook : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void speaksBothLanguages()
    {
        QCOMPARE(english().say("labels", "Model weights"), en("Model weights"));
        QCOMPARE(spanish().say("labels", "Model weights"), en("Pesos del modelo"));
        QCOMPARE(spanish().say("labels", "no such text"), en("no such text"));
    }

    void fillsInOnePass()
    {
        // What an argument holds is never taken for a place.
        QCOMPARE(english().say("none", "%1 and %2", {en("%2 %n"), en("%1")}), en("%2 %n and %1"));
        QCOMPARE(english().say("none", "%2 then %1 and %3", {en("a"), en("b")}), en("b then a and %3"));
        QCOMPARE(english().say("none", "20 % of %1, %", {en("x")}), en("20 % of x, %"));
        QCOMPARE(english().say("none", "%n of %1", {en("%n")}, 12345), en("12\u202F345 of %n"));
    }

    void pluralForms_data()
    {
        QTest::addColumn<qint64>("n");
        QTest::addColumn<QString>("englishText");
        QTest::addColumn<QString>("spanishText");
        const auto row = [](qint64 n, const char *e, const char *s) { QTest::addRow("%lld", n) << n << en(e) << en(s); };
        row(0, "It can be booked for 0 hours at most.", "Se puede reservar como m\u00E1ximo 0 horas.");
        row(1, "It can be booked for 1 hour at most.", "Se puede reservar como m\u00E1ximo 1 hora.");
        row(2, "It can be booked for 2 hours at most.", "Se puede reservar como m\u00E1ximo 2 horas.");
        row(4294967297, "It can be booked for 4 294 967 297 hours at most.",
            "Se puede reservar como m\u00E1ximo 4 294 967 297 horas.");
    }
    void pluralForms()
    {
        QFETCH(qint64, n);
        QFETCH(QString, englishText);
        QFETCH(QString, spanishText);
        const char *source = "It can be booked for %n hour(s) at most.";
        QCOMPARE(plain(english().say("findings", source, {}, n)), englishText);
        QCOMPARE(plain(spanish().say("findings", source, {}, n)), spanishText);
    }

    void lists_data()
    {
        QTest::addColumn<QStringList>("items");
        QTest::addColumn<QString>("englishText");
        QTest::addColumn<QString>("spanishText");
        const auto row = [](const QStringList &items, const char *e, const char *s) {
            QTest::newRow(s) << items << en(e) << en(s);
        };
        const QString a = en("Francia");
        row({}, "", "");
        row({a}, "Francia", "Francia");
        row({a, en("Italia")}, "Francia and Italia", "Francia e Italia");
        row({a, en("\u00CDndico")}, "Francia and \u00CDndico", "Francia e \u00CDndico");
        row({a, en("hilo")}, "Francia and hilo", "Francia e hilo");
        row({a, en("hierro")}, "Francia and hierro", "Francia y hierro");
        row({a, en("Irlanda"), en("Espa\u00F1a")}, "Francia, Irlanda and Espa\u00F1a", "Francia, Irlanda y Espa\u00F1a");
        row({a, en("Hungr\u00EDa")}, "Francia and Hungr\u00EDa", "Francia y Hungr\u00EDa");
    }
    void lists()
    {
        QFETCH(QStringList, items);
        QFETCH(QString, englishText);
        QFETCH(QString, spanishText);
        QCOMPARE(english().list(items), englishText);
        QCOMPARE(spanish().list(items), spanishText);
    }

    void textsFromOutsideAreHarmless()
    {
        QCOMPARE(shown("a\x1b[31mb\nc\td\x7f"), en("a\uFFFD[31mb\uFFFDc\uFFFDd\uFFFD"));
        QCOMPARE(shown("abc\xE2\x80\xAE""fed"), en("abc\uFFFD""fed")); // right-to-left override
        QCOMPARE(shown("bad \xff utf-8"), en("bad \uFFFD utf-8"));
        QCOMPARE(shown("Espa\xC3\xB1""a %1 <b>"), en("Espa\u00F1a %1 <b>"));
    }

    void longTextsAreCut()
    {
        QCOMPARE(shortened(std::string(80, 'x')), QString(80, u'x'));
        QCOMPARE(shortened(std::string(5000, 'x')), QString(79, u'x') + QChar(0x2026));
        const std::string emoji = std::string(78, 'x') + "\xF0\x9F\x98\x80\xF0\x9F\x98\x80";
        QCOMPARE(shortened(emoji), QString(78, u'x') + QChar(0x2026)); // no half of a character
    }
};

QTEST_APPLESS_MAIN(TestPhrasebook)
#include "tst_phrasebook.moc"
