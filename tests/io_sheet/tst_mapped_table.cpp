// Price lists as people have them: guessed, mapped and read, with what is doubtful refused.
#include "tests/feeds/feed_reading.h"

#include "core/io/table_mapping.h"

using namespace cabe;
using namespace cabe::test;

namespace {

const CountryTable &countries()
{
    return feedResources().countries;
}

ColumnMapping chosen(const QByteArray &text)
{
    ColumnMapping mapping = guessMapping(*sketchTable(text.toStdString()));
    mapping.constants.try_emplace(Member::Tier, "secure");
    mapping.constants.try_emplace(Member::InStock, "true");
    mapping.constants.try_emplace(Member::PricePer, "hour");
    mapping.constants.try_emplace(Member::Currency, "EUR");
    return mapping;
}

QStringList read(const QByteArray &text, const ColumnMapping &mapping)
{
    const auto inventory = readMappedTable(text.toStdString(), "list.csv", mapping, countries());
    if (!inventory)
        return {QStringLiteral("error")};
    QStringList lines;
    for (const Machine &machine : inventory->machines)
        lines << told(machine);
    for (const Rejection &rejection : inventory->rejected)
        lines << told(rejection);
    return lines;
}

} // namespace

class MappedTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSpanishPriceList()
    {
        const QByteArray text = "\xEF\xBB\xBFServidor;Tarjeta;VRAM (GiB);RAM (GB);Precio \u20AC/h;Pa\u00EDs;Ciudad;Disponible\r\n"
                                "nodo-1;2 x RTX 4090;23,99;128;0,88 \u20AC;Espa\u00F1a;Madrid;s\u00ED\r\n"
                                "nodo-2;L4;22,49;64;1.234,50;Alemania;Berl\u00EDn;no\r\n";
        const auto sketch = sketchTable(text.toStdString());
        QVERIFY(sketch && !isOurTable(*sketch));
        QCOMPARE(sketch->separator, ';');
        const auto gaps = gapsOf(guessMapping(*sketch));
        QCOMPARE(gaps, std::vector<MappingGap>{MappingGap::Tier});
        ColumnMapping mapping = chosen(text);
        QCOMPARE(read(text, mapping), (QStringList{QStringLiteral("row-2|secure|ES|2 x RTX 4090|24565|0.88/h|yes"),
                                                   QStringLiteral("rejected line 3, gpu_count: Missing")}));
        mapping.constants[Member::GpuCount] = "1";
        QCOMPARE(read(text, mapping), (QStringList{QStringLiteral("row-2|secure|ES|2 x RTX 4090|24565|0.88/h|yes"),
                                                   QStringLiteral("row-3|secure|DE|1 x L4|23029|1234.50/h|no")}));
    }

    void cells_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("outcome");
        const auto memory = [](const char *name, const char *unit, const char *cell, const char *outcome) {
            QTest::newRow(name) << "id\tGPU\tGPU count\tVRAM " + QByteArray(unit) << "a\tL4\t1\t" + QByteArray(cell)
                                << QString::fromUtf8(outcome);
        };
        memory("GB are rounded down", "GB", "24", "a|secure|-|1 x L4|22888|-|yes");
        memory("GB with their unit", "GB", "24 GB", "a|secure|-|1 x L4|22888|-|yes");
        memory("another unit in the cell", "GB", "24 GiB", "rejected line 2, VRAM GB: UnitDoubtful");
        memory("GiB", "GiB", "22,5", "a|secure|-|1 x L4|23040|-|yes");
        memory("MiB", "MiB", "23034", "a|secure|-|1 x L4|23034|-|yes");
        memory("MiB that are GB", "MiB", "24", "rejected line 2, VRAM MiB: UnitDoubtful");
        memory("no figure", "GB", "n/a", "rejected line 2, VRAM GB: WrongType");
        memory("not known", "GB", "", "a|secure|-|1 x L4|-|-|yes");
        memory("negative", "GB", "-24", "rejected line 2, VRAM GB: another");
        const auto price = [](const char *name, const char *cell, const char *outcome) {
            QTest::newRow(name) << QByteArray("id\tGPU\tGPU count\tPrecio/h") << "a\tL4\t1\t" + QByteArray(cell) << QString::fromUtf8(outcome);
        };
        price("a comma", "0,44", "a|secure|-|1 x L4|-|0.44/h|yes");
        price("a point", "0.44", "a|secure|-|1 x L4|-|0.44/h|yes");
        price("both", "1.234,56", "a|secure|-|1 x L4|-|1234.56/h|yes");
        price("both, in English", "1,234.56", "a|secure|-|1 x L4|-|1234.56/h|yes");
        price("thousands twice", "1.234.567", "rejected line 2, Precio/h: NotAnAmount"); // no price of a machine
        price("two readings", "1.234", "rejected line 2, Precio/h: NotAnAmount");
        price("under one there is one reading", "0.234", "a|secure|-|1 x L4|-|0.234/h|yes");
        price("its sign", "\u20AC 0.44", "a|secure|-|1 x L4|-|0.44/h|yes");
        price("its code", "0.44 EUR", "a|secure|-|1 x L4|-|0.44/h|yes");
        price("another sign", "$0.44", "rejected line 2, currency: another");
        price("a text", "on request", "rejected line 2, Precio/h: NotAnAmount");
        price("a formula", "=1+1", "rejected line 2, Precio/h: NotAnAmount");
        price("no price", "", "a|secure|-|1 x L4|-|-|yes");
        const auto gpu = [](const char *name, const char *cell, const char *outcome) {
            QTest::newRow(name) << QByteArray("id\tGPU") << "a\t" + QByteArray(cell) << QString::fromUtf8(outcome);
        };
        gpu("4x L40S", "4x L40S", "a|secure|-|4 x L40S|-|-|yes");
        gpu("4 \u00D7 L40S", "4 \u00D7 L40S", "a|secure|-|4 x L40S|-|-|yes");
        gpu("4090", "4090", "rejected line 2, gpu_count: Missing");
        QTest::newRow("two counts") << QByteArray("id\tGPU\tGPU count") << QByteArray("a\t4x L4\t2")
                                    << "rejected line 2, GPU count: CountOutOfRange";
        QTest::newRow("an id twice") << QByteArray("id\tGPU\tGPU count") << QByteArray("a\tL4\t1\nA2\tL4\t1\na\tL4\t1")
                                     << "rejected line 4, id: DuplicateId";
        QTest::newRow("England") << QByteArray("id\tGPU\tGPU count\tCountry") << QByteArray("a\tL4\t1\tUK") << "a|secure|-|1 x L4|-|-|yes";
    }
    void cells()
    {
        QFETCH(QByteArray, header);
        QFETCH(QByteArray, row);
        QFETCH(QString, outcome);
        const QByteArray text = header + '\n' + row + '\n';
        const QStringList lines = read(text, chosen(text));
        QVERIFY2(lines.contains(outcome), qPrintable(lines.join(u'\n')));
    }

    void whatIsNotToldIsAsked()
    {
        const auto gaps = [](const char *header) {
            return gapsOf(guessMapping(*sketchTable(std::string(header) + "\n1\n")));
        };
        QCOMPARE(gaps("notes"), (std::vector{MappingGap::GpuModel, MappingGap::Tier, MappingGap::Availability}));
        QCOMPARE(gaps("GPU,VRAM,RAM,Price,Tier,Stock"),
                 (std::vector{MappingGap::GpuMemoryUnit, MappingGap::RamUnit, MappingGap::PricePer, MappingGap::Currency}));
    }

    void aMappingIsRemembered()
    {
        const auto sketch = *sketchTable("GPU,VRAM,Precio\n1,2,3\n");
        ColumnMapping mapping = guessMapping(sketch);
        mapping.gpuMemoryUnit = MemoryUnit::Gib;
        mapping.constants = {{Member::Tier, "secure"}, {Member::Currency, "EUR"}};
        QVERIFY(readMapping(writeMapping(mapping), sketch) == mapping);
        QVERIFY(headingKey(sketch) == headingKey(*sketchTable("gpu,vram,PRECIO\n9,9,9\n")));
        // What somebody else wrote there harms nothing.
        for (const char *hostile : {"", ";;;==", "gpu_model=99", "gpu_model=0;id=0", "unit=lots", "gpu_model=-1", "all_tier="})
            for (const auto &[member, column] : readMapping(hostile, sketch).columns)
                QVERIFY(column < sketch.header.size());
    }

    void whatIsNoTable_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a heading alone") << QByteArray("a,b\n");
        QTest::newRow("an open quote") << QByteArray("a,b\n\"1,2\n");
        QTest::newRow("not UTF-8") << QByteArray("a,b\n\xE1,2\n");
    }
    void whatIsNoTable()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!sketchTable(text.toStdString()));
    }

    void theTemplateIsRead()
    {
        const ReadPage none = [](const std::string &) { return Expected<std::string>(Unexpected(Error{error::FileNotFound{}})); };
        const auto inventory = readInventory(tableTemplate(), "template.csv", countries(), none);
        QVERIFY(inventory);
        QCOMPARE(inventory->machines.size(), std::size_t{2});
        QCOMPARE(inventory->rejected.size(), std::size_t{0});
    }

    void aHundredThousandRows()
    {
        QByteArray text = "id,GPU,GPU count,Precio/h\n";
        for (int i = 0; i < 100'000; ++i)
            text += QByteArray::number(i) + ",L4,1,\"0,44\"\n";
        const auto inventory = readMappedTable(text.toStdString(), "list.csv", chosen(text), countries());
        QCOMPARE(inventory->machines.size(), std::size_t{100'000});
    }
};

QTEST_APPLESS_MAIN(MappedTable)
#include "tst_mapped_table.moc"
