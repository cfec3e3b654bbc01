// Each kind of formula in words and filled in.
#include "tests/text/plain.h"
#include "ui/text/formula_text.h"

#include <QTest>

using namespace cabe;
using namespace cabe::text;

Q_DECLARE_METATYPE(Formula)

class TestFormulaText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writes_data()
    {
        QTest::addColumn<Formula>("formula");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("filled");
        QTest::addColumn<QString>("palabras");
        QTest::addColumn<QString>("completada");
        const auto row = [](const char *name, Formula formula, const char *words, const char *filled, const char *palabras,
                            const char *completada) {
            QTest::newRow(name) << std::move(formula) << en(words) << en(filled) << en(palabras) << en(completada);
        };
        row("weights 16", formula::Weights{8030261248, Precision::Bits16}, "parameters × 2 bytes", "8 030 261 248 × 2 bytes",
            "parámetros × 2 bytes", "8 030 261 248 × 2 bytes");
        row("weights 8", formula::Weights{4096, Precision::Bits8}, "parameters × 1 byte", "4096 × 1 byte", "parámetros × 1 byte",
            "4096 × 1 byte");
        row("weights 4", formula::Weights{4096, Precision::Bits4}, "parameters × 0.5 bytes", "4096 × 0.5 bytes",
            "parámetros × 0,5 bytes", "4096 × 0,5 bytes");
        row("stored", formula::StoredWeights{Bytes{16060522496}}, "bytes of the file", "16 060 522 496 bytes",
            "bytes del archivo", "16 060 522 496 bytes");
        row("NormalFloat", formula::NormalFloatWeights{8030261248}, "parameters × 4.127 / 8", "8 030 261 248 × 4.127 / 8",
            "parámetros × 4,127 / 8", "8 030 261 248 × 4,127 / 8");
        row("full cache", formula::KvCache{{FullCache{32, 8, 128}}, 4096, 1},
            "2 × layers × KV heads × head dimension × 2 bytes × context × requests",
            "2 × 32 × 8 × 128 × 2 bytes × 4096 × 1",
            "2 × capas × cabezas KV × dimensión de cabeza × 2 bytes × contexto × solicitudes",
            "2 × 32 × 8 × 128 × 2 bytes × 4096 × 1");
        row("two groups", formula::KvCache{{FullCache{4, 1, 256}, SlidingCache{22, 1, 256, 512}}, 131072, 8},
            "(2 × layers × KV heads × head dimension × 2 bytes × context + 2 × layers × KV heads × head dimension × 2 bytes × "
            "min(context, window)) × requests",
            "(2 × 4 × 1 × 256 × 2 bytes × 131 072 + 2 × 22 × 1 × 256 × 2 bytes × min(131 072, 512)) × 8",
            "(2 × capas × cabezas KV × dimensión de cabeza × 2 bytes × contexto + 2 × capas × cabezas KV × dimensión de cabeza × "
            "2 bytes × min(contexto, ventana)) × solicitudes",
            "(2 × 4 × 1 × 256 × 2 bytes × 131 072 + 2 × 22 × 1 × 256 × 2 bytes × min(131 072, 512)) × 8");
        row("latent", formula::KvCache{{LatentCache{61, 512, 64}}, 4096, 2},
            "layers × (latent rank + rotary dimension) × 2 bytes × context × requests", "61 × (512 + 64) × 2 bytes × 4096 × 2",
            "capas × (rango latente + dimensión rotatoria) × 2 bytes × contexto × solicitudes",
            "61 × (512 + 64) × 2 bytes × 4096 × 2");
        row("state", formula::KvCache{{StateCache{36, Bytes{2097152}}}, 4096, 1}, "layers × state bytes × requests",
            "36 × 2 097 152 bytes × 1", "capas × bytes de estado × solicitudes", "36 × 2 097 152 bytes × 1");
        row("speech", formula::SpeechCache{32, 20, 64, 448, 1500, 8},
            "2 × decoder layers × heads × head dimension × 2 bytes × (text positions + audio positions) × audio streams",
            "2 × 32 × 20 × 64 × 2 bytes × (448 + 1500) × 8",
            "2 × capas del decodificador × cabezas × dimensión de cabeza × 2 bytes × (posiciones de texto + posiciones de audio) × "
            "flujos de audio",
            "2 × 32 × 20 × 64 × 2 bytes × (448 + 1500) × 8");
        row("adapters", formula::Adapters{13631488}, "trainable parameters × 16 bytes", "13 631 488 × 16 bytes",
            "parámetros entrenables × 16 bytes", "13 631 488 × 16 bytes");
        row("activations", formula::Activations{2048, 4, 4096, 32, 128256},
            "2 × sequence × batch × hidden size × layers + 34 × sequence × batch × hidden size + 10 × sequence × batch × vocabulary",
            "2 × 2048 × 4 × 4096 × 32 + 34 × 2048 × 4 × 4096 + 10 × 2048 × 4 × 128 256",
            "2 × secuencia × lote × tamaño oculto × capas + 34 × secuencia × lote × tamaño oculto + 10 × secuencia × lote × vocabulario",
            "2 × 2048 × 4 × 4096 × 32 + 34 × 2048 × 4 × 4096 + 10 × 2048 × 4 × 128 256");
        row("margin", formula::Margin{Bytes{16597393408}}, "20 % of the lines above", "20 % of 15.46 GiB",
            "20 % de las líneas anteriores", "20 % de 15,46 GiB");
        row("runtime", formula::Runtime{}, "1 GiB × GPUs", "1 GiB × 1 GPU", "1 GiB × GPU", "1 GiB × 1 GPU");
        row("stated", formula::Stated{"24.5"}, "stated by you", "24.5 GiB", "indicada por usted", "24,5 GiB");
    }
    void writes()
    {
        QFETCH(Formula, formula);
        QFETCH(QString, words);
        QFETCH(QString, filled);
        QFETCH(QString, palabras);
        QFETCH(QString, completada);
        const Phrasebook english(Language::English);
        const Phrasebook spanish(Language::Spanish);
        QCOMPARE(plain(formulaText(english, formula)), words);
        QCOMPARE(plain(filledText(english, formula)), filled);
        QCOMPARE(plain(formulaText(spanish, formula)), palabras);
        QCOMPARE(plain(filledText(spanish, formula)), completada);
    }
};

QTEST_APPLESS_MAIN(TestFormulaText)
#include "tst_formula_text.moc"
