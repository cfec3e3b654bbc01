// The tree of machines, over the sample inventory: what it says, and what stays as it was from answer to
// answer.
#include <QTest>

#include "tests/support/no_warnings.h"
#include "tests/support/shipped.h"
#include "ui/results/result_tree.h"
#include "ui/session/session.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>

using namespace cabe;
using namespace cabe::ui;

namespace {

/// The first question, answered from the sample inventory.
class Seed {
public:
    Seed() : session(test::shippedCatalogues(), [] { return UtcTime{1'780'000'000}; })
    {
        session.setInventory(test::sampleInventory());
    }
    Session session;
    Words words{text::Language::English};
};

QString lineOf(const QModelIndex &first)
{
    QStringList cells;
    for (int column = 0; column <= ResultTreeModel::PlaceColumn; ++column) // what every window shows
        cells << first.siblingAtColumn(column).data().toString();
    while (!cells.isEmpty() && cells.last().isEmpty())
        cells.removeLast();
    return cells.join(u'|')
        .replace(QChar(0xA0), u' ')
        .replace(QChar(0x202F), u' ')
        .replace(QChar(0x2007), u'_');
}

QStringList printed(const QAbstractItemModel &model, const QModelIndex &top, const QString &indent = {})
{
    const QString line = indent + lineOf(top);
    QStringList lines{line};
    for (int row = 0; row < model.rowCount(top); ++row)
        lines += printed(model, model.index(row, 0, top), indent + QStringLiteral("  "));
    return lines;
}

QString headOf(const QAbstractItemModel &model)
{
    QStringList heads;
    for (int column = 0; column < model.columnCount(); ++column)
        heads << model.headerData(column, Qt::Horizontal).toString();
    return heads.join(u'|');
}

QModelIndex machineNamed(const QAbstractItemModel &model, const QString &name)
{
    return model.match(model.index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchExactly).value(0);
}

/// Every index is asked for, so that the tester sees the whole of a part of the list.
void visit(const QAbstractItemModel &model, int machines)
{
    for (int row = 0; row < std::min(machines, model.rowCount()); ++row)
        printed(model, model.index(row, 0));
}

} // namespace

class ResultTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void keepsTheRulesOfModels_data();
    void keepsTheRulesOfModels();
    void theSeedExampleAsText_data();
    void theSeedExampleAsText();
    void figuresAreAlignedRightHeadsToo();
    void aRowIsSpokenWhole();
    void aNewAnswerKeepsWhatIsChosenAndOpen();
    void aMachineThatIsGoneLeavesTheFirstChosen();
    void anotherLanguageKeepsWhatIsChosenAndOpen();
    void anAsteriskOpensOneMachineWhole();
    void sentencesRunAcrossTheColumns();
    void columnsFitTheirTextUntilTheyAreDrawnByHand();
    void withoutAnAnswerThereAreNoRows();
};

void ResultTreeTest::keepsTheRulesOfModels_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<bool>("alternatives");
    QTest::newRow("one GPU") << QString() << false;
    QTest::newRow("alternatives") << QString() << true;
    QTest::newRow("split over GPUs") << QStringLiteral("llama-3.1-70b-instruct") << false;
}

void ResultTreeTest::keepsTheRulesOfModels()
{
    QFETCH(QString, model);
    QFETCH(bool, alternatives);
    Seed seed;
    seed.session.change(Field::Model, [&](Requirements &r) {
        if (!model.isEmpty())
            r.fields().model = model.toStdString();
        if (alternatives)
            r.tier = TierChoice::Secure;
    });
    ResultTreeModel tree(alternatives ? RowList::Kind::Alternatives : RowList::Kind::Recommended, seed.words);
    QAbstractItemModelTester tester(&tree, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QVERIFY(seed.session.answer());
    tree.setRows(seed.session.answer(), orderedRows(*seed.session.answer(), alternatives ? RowList::Kind::Alternatives : RowList::Kind::Recommended, {}));
    QVERIFY(tree.rowCount() > 0);
    visit(tree, 20);
    seed.words.setLanguage(text::Language::Spanish);
    tree.retranslate();
    visit(tree, 5);
    tree.setRows(nullptr, {});
    QCOMPARE(tree.rowCount(), 0);
}

void ResultTreeTest::theSeedExampleAsText_data()
{
    QTest::addColumn<bool>("spanish");
    QTest::addColumn<QString>("head");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("English")
        << false
        << QStringLiteral(u"Machine|GPU|Memory (GiB)|Room (GiB)|Price/h (sample)|Confidence|Tier|Place|Source|Budget covers|vCPU|RAM (GiB)|Disk (GiB)|Price/month")
        << QStringList{QStringLiteral(u"cordoba-rtx-3060-2|2 × RTX 3060|10.27/12.00|1.73|$0.08____|○ "
                                      u"low|Community|Córdoba, Argentina"),
                       QStringLiteral(u"  Memory of each of 2 GPUs||10.27"),
                       QStringLiteral(u"    Model weights||7.48"),
                       QStringLiteral(u"    KV cache||0.25"),
                       QStringLiteral(u"    Margin||1.55"),
                       QStringLiteral(u"    CUDA runtime||1.00"),
                       QStringLiteral(u"    Total||10.27"),
                       QStringLiteral(u"  Why it fits|2"),
                       QStringLiteral(u"    Fits split across 2 GPUs with tensor parallelism: each needs "
                                      u"10.27 of its 12.00 GiB, and the 32 attention heads divide by 2."),
                       QStringLiteral(u"    Room left: 1.73 GiB per GPU, 14% of its memory."),
                       QStringLiteral(u"  Limits|5"),
                       QStringLiteral(u"    The memory figure is what the provider's machine reports; it has "
                                      u"not been verified."),
                       QStringLiteral(u"    It can be booked for 24 hours at most."),
                       QStringLiteral(u"    Interruptible: the provider may stop it at any time."),
                       QStringLiteral(u"    It runs on the provider's own hardware: the provider can read "
                                      u"the memory of the session."),
                       QStringLiteral(u"    Sample inventory: this machine and its price are examples."),
                       QStringLiteral(u"malaga-rtx-3090-1|1 × RTX 3090|19.55/24.00|4.45|$0.09____|◐ "
                                      u"medium|Community|Málaga, Spain"),
                       QStringLiteral(u"  Memory||19.55"),
                       QStringLiteral(u"    Model weights|8 030 261 248 × 2 bytes|14.96"),
                       QStringLiteral(u"    KV cache|2 × 32 × 8 × 128 × 2 bytes × 4096 × 1|0.50"),
                       QStringLiteral(u"    Margin|20 % of 15.46 GiB|3.09"),
                       QStringLiteral(u"    CUDA runtime|1 GiB × 1 GPU|1.00"),
                       QStringLiteral(u"    Total||19.55"),
                       QStringLiteral(u"  Why it fits|2"),
                       QStringLiteral(u"    Fits on one GPU: needs 19.55 of the 24.00 GiB of the RTX 3090."),
                       QStringLiteral(u"    Room left: 4.45 GiB per GPU, 19% of its memory."),
                       QStringLiteral(u"  Limits|4"),
                       QStringLiteral(u"    The memory figure is what the provider's machine reports; it has "
                                      u"not been verified."),
                       QStringLiteral(u"    Interruptible: the provider may stop it at any time."),
                       QStringLiteral(u"    It runs on the provider's own hardware: the provider can read "
                                      u"the memory of the session."),
                       QStringLiteral(u"    Sample inventory: this machine and its price are examples.")};
    QTest::newRow("Spanish")
        << true
        << QStringLiteral(
               u"Máquina|GPU|Memoria (GiB)|Libre (GiB)|Precio/h (ejemplo)|Confianza|Nivel|Ubicación|Fuente|El presupuesto cubre|vCPU|RAM (GiB)|Disco (GiB)|Precio/mes")
        << QStringList{
               QStringLiteral(u"cordoba-rtx-3060-2|2 × RTX 3060|10,27/12,00|1,73|0,08 $____|○ "
                              u"baja|Community|Córdoba, Argentina"),
               QStringLiteral(u"  Memoria de cada una de las 2 GPU||10,27"),
               QStringLiteral(u"    Pesos del modelo||7,48"),
               QStringLiteral(u"    Caché KV||0,25"),
               QStringLiteral(u"    Margen adicional||1,55"),
               QStringLiteral(u"    Runtime de CUDA||1,00"),
               QStringLiteral(u"    Total||10,27"),
               QStringLiteral(u"  Por qué cabe|2"),
               QStringLiteral(
                   u"    Cabe repartido entre 2 GPU con paralelismo de tensores: cada una necesita 10,27 de "
                   u"sus 12,00 GiB, y las 32 cabezas de atención son divisibles entre 2."),
               QStringLiteral(u"    Espacio libre: 1,73 GiB por GPU, el 14 % de su memoria."),
               QStringLiteral(u"  Límites|5"),
               QStringLiteral(u"    La cifra de memoria es la que informa la máquina del proveedor; no está "
                              u"verificada."),
               QStringLiteral(u"    Se puede reservar como máximo 24 horas."),
               QStringLiteral(u"    Interrumpible: el proveedor puede detenerla en cualquier momento."),
               QStringLiteral(u"    Funciona en el hardware del proveedor: el proveedor puede leer la "
                              u"memoria de la sesión."),
               QStringLiteral(u"    Inventario de ejemplo: esta máquina y su precio son ejemplos."),
               QStringLiteral(u"malaga-rtx-3090-1|1 × RTX 3090|19,55/24,00|4,45|0,09 $____|◐ "
                              u"media|Community|Málaga, España"),
               QStringLiteral(u"  Memoria||19,55"),
               QStringLiteral(u"    Pesos del modelo|8 030 261 248 × 2 bytes|14,96"),
               QStringLiteral(u"    Caché KV|2 × 32 × 8 × 128 × 2 bytes × 4096 × 1|0,50"),
               QStringLiteral(u"    Margen adicional|20 % de 15,46 GiB|3,09"),
               QStringLiteral(u"    Runtime de CUDA|1 GiB × 1 GPU|1,00"),
               QStringLiteral(u"    Total||19,55"),
               QStringLiteral(u"  Por qué cabe|2"),
               QStringLiteral(u"    Cabe en una GPU: necesita 19,55 de los 24,00 GiB de la RTX 3090."),
               QStringLiteral(u"    Espacio libre: 4,45 GiB por GPU, el 19 % de su memoria."),
               QStringLiteral(u"  Límites|4"),
               QStringLiteral(u"    La cifra de memoria es la que informa la máquina del proveedor; no está "
                              u"verificada."),
               QStringLiteral(u"    Interrumpible: el proveedor puede detenerla en cualquier momento."),
               QStringLiteral(u"    Funciona en el hardware del proveedor: el proveedor puede leer la "
                              u"memoria de la sesión."),
               QStringLiteral(u"    Inventario de ejemplo: esta máquina y su precio son ejemplos.")};
}

void ResultTreeTest::theSeedExampleAsText()
{
    QFETCH(bool, spanish);
    QFETCH(QString, head);
    QFETCH(QStringList, lines);
    Seed seed;
    if (spanish)
        seed.words.setLanguage(text::Language::Spanish);
    ResultTreeModel tree(RowList::Kind::Recommended, seed.words);
    tree.setRows(seed.session.answer(), orderedRows(*seed.session.answer(), RowList::Kind::Recommended, {}));
    QCOMPARE(headOf(tree), head);
    QStringList actual;
    for (const QString &name : {QStringLiteral("cordoba-rtx-3060-2"), QStringLiteral("malaga-rtx-3090-1")})
        actual += printed(tree, machineNamed(tree, name));
    QCOMPARE(actual.join(u'\n'), lines.join(u'\n'));
}

void ResultTreeTest::figuresAreAlignedRightHeadsToo()
{
    Seed seed;
    ResultTreeModel tree(RowList::Kind::Recommended, seed.words);
    tree.setRows(seed.session.answer(), orderedRows(*seed.session.answer(), RowList::Kind::Recommended, {}));
    for (const int column : {ResultTreeModel::RoomColumn, ResultTreeModel::PriceColumn}) {
        const auto head =
            tree.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>();
        const auto cell = tree.index(0, column).data(Qt::TextAlignmentRole).value<Qt::Alignment>();
        QVERIFY(head & Qt::AlignRight);
        QVERIFY(cell & Qt::AlignRight);
    }
}

void ResultTreeTest::aRowIsSpokenWhole()
{
    Seed seed;
    ResultTreeModel tree(RowList::Kind::Recommended, seed.words);
    tree.setRows(seed.session.answer(), orderedRows(*seed.session.answer(), RowList::Kind::Recommended, {}));
    const QString spoken = tree.index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.startsWith(tree.index(0, 0).data().toString()), qPrintable(spoken));
    QVERIFY2(
        spoken.contains(tree.index(0, ResultTreeModel::MemoryColumn).data().toString().section(u'/', 0, 0)),
        qPrintable(spoken));
    QVERIFY2(!spoken.contains(QStringLiteral("(s)")), qPrintable(spoken));
}

void ResultTreeTest::aNewAnswerKeepsWhatIsChosenAndOpen()
{
    Seed seed;
    ResultTree tree(RowList::Kind::Recommended, seed.words);
    tree.setAnswer(seed.session.answer());
    ResultTreeModel &model = tree.resultModel();
    QVERIFY(model.rowCount() > 5);
    const QModelIndex chosen = model.index(4, 0);
    const std::size_t machine = *model.machineAt(chosen);
    tree.setCurrentIndex(chosen);
    tree.expand(chosen);
    seed.session.change(Field::Context, [](Requirements &r) { r.fields().context.value = 4097; });
    tree.setAnswer(seed.session.answer());
    QCOMPARE(model.machineAt(tree.currentIndex()), std::optional(machine));
    QVERIFY(tree.selectionModel()->isSelected(tree.currentIndex()));
    QVERIFY(tree.isExpanded(model.indexOfMachine(machine)));
    QVERIFY(!tree.isExpanded(model.index(0, 0)));
}

void ResultTreeTest::aMachineThatIsGoneLeavesTheFirstChosen()
{
    Seed seed;
    ResultTree tree(RowList::Kind::Recommended, seed.words);
    tree.setAnswer(seed.session.answer());
    ResultTreeModel &model = tree.resultModel();
    const std::size_t cheapest = *model.machineAt(tree.currentIndex());
    seed.session.change(Field::Context, [](Requirements &r) { r.fields().context.value = 131'072; });
    tree.setAnswer(seed.session.answer());
    QVERIFY(model.rowCount() > 0);
    QVERIFY(!model.indexOfMachine(cheapest).isValid());
    QCOMPARE(tree.currentIndex(), model.index(0, 0));
}

void ResultTreeTest::anotherLanguageKeepsWhatIsChosenAndOpen()
{
    Seed seed;
    ResultTree tree(RowList::Kind::Recommended, seed.words);
    tree.setAnswer(seed.session.answer());
    const QModelIndex chosen = tree.model()->index(3, 0);
    tree.setCurrentIndex(chosen);
    tree.openMachine(chosen, true);
    seed.words.setLanguage(text::Language::Spanish);
    QCOMPARE(tree.currentIndex(), chosen);
    QVERIFY(tree.selectionModel()->isSelected(chosen));
    QVERIFY(tree.isExpanded(chosen));
    QCOMPARE(tree.model()->index(0, 0, chosen).data().toString(), QStringLiteral("Memoria"));
}

void ResultTreeTest::anAsteriskOpensOneMachineWhole()
{
    Seed seed;
    ResultTree tree(RowList::Kind::Recommended, seed.words);
    tree.setAnswer(seed.session.answer());
    const QModelIndex second = tree.model()->index(1, 0);
    tree.setCurrentIndex(second);
    QTest::keyClick(&tree, Qt::Key_Asterisk);
    QVERIFY(tree.isExpanded(second));
    for (int section = 0; section < tree.model()->rowCount(second); ++section)
        if (const QModelIndex index = tree.model()->index(section, 0, second);
            tree.model()->hasChildren(index))
            QVERIFY(tree.isExpanded(index));
    QVERIFY(!tree.isExpanded(tree.model()->index(0, 0)));
    QVERIFY(!tree.isExpanded(tree.model()->index(2, 0)));
}

void ResultTreeTest::sentencesRunAcrossTheColumns()
{
    Seed seed;
    ResultTree tree(RowList::Kind::Recommended, seed.words);
    tree.setAnswer(seed.session.answer());
    const QModelIndex top = tree.model()->index(0, 0);
    tree.openMachine(top, true);
    QVERIFY(!tree.isFirstColumnSpanned(0, tree.model()->index(0, 0, top))); // a line of the memory
    QVERIFY(tree.isFirstColumnSpanned(0, tree.model()->index(1, 0, top)));  // why it fits
}

void ResultTreeTest::columnsFitTheirTextUntilTheyAreDrawnByHand()
{
    Seed seed;
    ResultTree tree(RowList::Kind::Recommended, seed.words);
    tree.setGeometry(0, 0, 800, 400);
    tree.show();
    tree.setGeometry(0, 0, 900, 400); // the last column takes what is left: no one drew it
    tree.setAnswer(seed.session.answer());
    const int machine = tree.columnWidth(ResultTreeModel::MachineColumn);
    const int tier = tree.columnWidth(ResultTreeModel::TierColumn);
    QVERIFY2(machine > tier, qPrintable(QStringLiteral("%1 against %2").arg(machine).arg(tier)));
    QVERIFY(tree.saveColumns().isEmpty());

    tree.header()->resizeSection(ResultTreeModel::TierColumn, tier + 37);
    QVERIFY(!tree.saveColumns().isEmpty());
    seed.words.setLanguage(text::Language::Spanish);
    QCOMPARE(tree.columnWidth(ResultTreeModel::TierColumn), tier + 37);
}

void ResultTreeTest::withoutAnAnswerThereAreNoRows()
{
    Seed seed;
    ResultTree tree(RowList::Kind::Recommended, seed.words);
    tree.setAnswer(seed.session.answer());
    tree.setAnswer(nullptr);
    QCOMPARE(tree.model()->rowCount(), 0);
    QVERIFY(!tree.currentIndex().isValid());
    tree.setAnswer(seed.session.answer());
    QCOMPARE(tree.currentIndex(), tree.model()->index(0, 0));
}

QTEST_MAIN(ResultTreeTest)
#include "tst_result_tree.moc"
