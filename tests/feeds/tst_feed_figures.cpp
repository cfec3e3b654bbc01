// Figures of feeds, exactly: noise rounded up in money and down in memory, exponents, signs.
#include <QTest>

#include "core/io/feeds/figures.h"

using namespace cabe::feeds;

class FeedFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void amounts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("times");
        QTest::addColumn<int>("dividedBy");
        QTest::addColumn<QString>("amount");
        const auto row = [](const char *text, int times, int by, const char *amount) {
            QTest::addRow("%s x %d / %d", text, times, by) << QString::fromUtf8(text) << times << by << QString::fromLatin1(amount);
        };
        row("0.44", 1, 1, "0.44");
        row("1.6567999999999998", 1, 1, "1.6568");
        row("11.880000000000003", 1, 1, "11.880001");
        row("0.00743999984115362", 1, 1, "0.00744");
        row("0.11570370370370371", 8, 1, "0.92563");
        row("0.0000001", 1, 1, "0.000001");
        row("0.1234560000000000000001", 1, 1, "0.123457");
        row("1592", 1, 100, "15.92");
        row("80", 1, 100, "0.80");
        row("0.105", 60, 1, "6.30");
        row("3", 8, 1, "24.00");
        row("1e-05", 1, 1, "0.00001");
        row("2.5E1", 1, 1, "25.00");
        row("$0.85", 1, 1, "0.85");
        row("0.85 \u20AC", 1, 1, "0.85");
        row("0", 1, 1, "0.00");
        row("-1.5", 1, 1, "-1.50");
        row("99999999", 1, 1, "99999999.00");
        for (const char *wrong : {"", "N/A", ".5", "5.", "1,5", "1e", "1e999", "0x10", "NaN", "Infinity", "--1", "1 2", "1234567890123456"})
            row(wrong, 1, 1, "");
    }
    void amounts()
    {
        QFETCH(QString, text);
        QFETCH(int, times);
        QFETCH(int, dividedBy);
        QFETCH(QString, amount);
        const auto figure = readFigure(text.toStdString());
        QCOMPARE(figure.has_value(), !amount.isEmpty());
        if (figure)
            QCOMPARE(QString::fromStdString(amountOf(*figure, times, dividedBy).value_or("none")), amount);
    }

    void memory_data()
    {
        QTest::addColumn<QString>("gigabytes");
        QTest::addColumn<qint64>("mib");
        QTest::addRow("24") << QStringLiteral("24") << qint64{22'888};
        QTest::addRow("80") << QStringLiteral("80.0") << qint64{76'293};
        QTest::addRow("a fraction") << QStringLiteral("22.5") << qint64{21'457};
        QTest::addRow("nothing") << QStringLiteral("0") << qint64{0};
        QTest::addRow("below it") << QStringLiteral("-1") << qint64{-1};
    }
    void memory()
    {
        QFETCH(QString, gigabytes);
        QFETCH(qint64, mib);
        QCOMPARE(mibOfGigabytes(*readFigure(gigabytes.toStdString())).value_or(-1), mib);
    }
};

QTEST_APPLESS_MAIN(FeedFigures)
#include "tst_feed_figures.moc"
