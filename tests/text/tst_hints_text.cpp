// The sentences of the way out where no machine fits, in both languages.
#include <QTest>

#include "tests/support/builders.h"
#include "tests/text/plain.h"
#include "ui/text/hints_text.h"

using namespace cabe;
using namespace cabe::text;

Q_DECLARE_METATYPE(Hint)

class TestHintsText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hints_data();
    void hints()
    {
        QFETCH(Hint, hint);
        QFETCH(QString, english);
        QFETCH(QString, spanish);
        const Currency usd = test::currency("USD");
        QCOMPARE(plain(cabe::text::text(Phrasebook(Language::English), hint, usd)), english);
        QCOMPARE(plain(cabe::text::text(Phrasebook(Language::Spanish), hint, usd)), spanish);
    }

    void nothingHelps()
    {
        const auto inventory = test::inventory({{"a"}, {"b%1\n"}});
        const auto english = [&](std::optional<ClosestMachine> closest) {
            return plain(noChangeHelps(Phrasebook(Language::English), *inventory, closest));
        };
        QCOMPARE(english(ClosestMachine{1, fromMib(10'854)}), en("No single change helps. Closest: b%1\uFFFD, short by 10.60 GiB per GPU."));
        QCOMPARE(english(ClosestMachine{0, Bytes{1}}), en("No single change helps. Closest: a, short by 0.01 GiB per GPU."));
        QCOMPARE(english({}), en("No single change helps."));
        const Phrasebook spanish(Language::Spanish);
        QCOMPARE(plain(noChangeHelps(spanish, *inventory, ClosestMachine{0, fromMib(10'854)})),
                 en("Ningún cambio aislado basta. La más próxima: a, faltan 10,60 GiB por GPU."));
        QCOMPARE(plain(noChangeHelps(spanish, *inventory, {})), en("Ningún cambio aislado basta."));
    }
};

void TestHintsText::hints_data()
{
    using namespace cabe::hint;
    QTest::addColumn<Hint>("hint");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("spanish");
    const auto row = [](Hint hint, const char *english, const char *spanish) {
        QTest::newRow(english) << hint << en(english) << en(spanish);
    };
    row(UsePrecision{Precision::Bits8, 6, test::amount("3.1")}, "Use 8 bits (adds 6, from $3.10/h)",
        "Usar 8 bits (añade 6, desde 3,10 $/h)");
    row(UsePrecision{Precision::Bits4, 1, test::amount("0.1575")}, "Use 4 bits (adds 1, from $0.1575/h)",
        "Usar 4 bits (añade 1, desde 0,1575 $/h)");
    row(RaiseMaximum{test::amount("2.4"), 4}, "Raise the maximum to $2.40/h (adds 4)", "Subir el máximo a 2,40 $/h (añade 4)");
    row(AcceptTier{Tier::Community, 11}, "Accept Community (adds 11)", "Admitir Community (añade 11)");
    row(AcceptTier{Tier::Secure, 12'345}, "Accept Secure (adds 12 345)", "Admitir Secure (añade 12 345)");
    row(AcceptInterruptible{2}, "Accept interruptible (adds 2)", "Admitir interrumpibles (añade 2)");
    row(ReduceContext{Field::Context, 16'384, 3}, "Reduce the context to 16 384 (adds 3)", "Reducir el contexto a 16 384 (añade 3)");
    row(ReduceContext{Field::SequenceLength, 2048, 3}, "Reduce the sequence length to 2048 (adds 3)",
        "Reducir la longitud de secuencia a 2048 (añade 3)");
    row(ReduceRequests{Field::Requests, 6, 5}, "Reduce requests to 6 (adds 5)", "Reducir las solicitudes a 6 (añade 5)");
    row(ReduceRequests{Field::BatchSize, 2, 5}, "Reduce the batch size to 2 (adds 5)", "Reducir el tamaño de lote a 2 (añade 5)");
    row(ReduceRequests{Field::AudioStreams, 40, 5}, "Reduce the audio streams to 40 (adds 5)",
        "Reducir los flujos de audio a 40 (añade 5)");
}

QTEST_APPLESS_MAIN(TestHintsText)
#include "tst_hints_text.moc"
