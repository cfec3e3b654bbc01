// What headings of price lists mean, in English and Spanish, with their units and currencies.
#include <QTest>

#include "core/io/heading_words.h"

using namespace cabe;

class Headings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mean_data()
    {
        QTest::addColumn<QString>("meaning"); ///< column, unit, per, currency
        const auto row = [](const char *heading, const char *meaning) { QTest::newRow(heading) << QString::fromLatin1(meaning); };
        row("GPU", "gpu_model");
        row("Tarjeta", "gpu_model");
        row("Modelo de GPU", "gpu_model");
        row("N\u00BA GPU", "gpu_count");
        row("N\u00FAmero de GPU", "gpu_count");
        row("GPU count", "gpu_count");
        row("GPUs", "gpu_count");
        row("VRAM (GB)", "gpu_memory_mib GB");
        row("VRAM GiB", "gpu_memory_mib GiB");
        row("Memoria GPU", "gpu_memory_mib");
        row("gpu_memory_mib", "gpu_memory_mib MiB");
        row("RAM [GB]", "ram_mib GB");
        row("Precio/h", "price_amount hour");
        row("\u20AC/mes", "price_amount month EUR");
        row("Precio por hora (EUR)", "price_amount hour EUR");
        row("Price per month, $", "price_amount month USD");
        row("Pa\u00EDs", "country");
        row("Ciudad", "region");
        row("En stock", "in_stock");
        row("Disponible", "in_stock");
        row("N\u00FAcleos", "vcpus");
        row("Servidor", "name");
        row("PROVEEDOR", "provider");
        row("Memoria", "-"); // of what?
        row("Notes", "-");
        row("", "-");
        row("tokens/s", "-");
    }
    void mean()
    {
        QFETCH(QString, meaning);
        const Heading heading = readHeading(QTest::currentDataTag());
        QString told = QStringLiteral("-");
        if (heading.member) {
            const auto column = columnName(*heading.member);
            told = QString::fromLatin1(column.data(), qsizetype(column.size()));
            if (heading.unit)
                told += QLatin1StringView(*heading.unit == MemoryUnit::Mib ? " MiB" : *heading.unit == MemoryUnit::Gib ? " GiB" : " GB");
            for (const std::string &more : {heading.per, heading.currency})
                if (!more.empty())
                    told += u' ' + QString::fromStdString(more);
        }
        QCOMPARE(told, meaning);
    }
};

QTEST_APPLESS_MAIN(Headings)
#include "tst_headings.moc"
