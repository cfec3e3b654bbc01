// What is painted: the memory bar by its pixels, its text, the symbols and the two palettes.
#include <QTest>

#include "ui/widgets/colours.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/look.h"
#include "ui/widgets/memory_bar.h"

#include <QPainter>

#include <cmath>
#include <set>

using namespace cabe;
using namespace cabe::ui;

namespace {

Bytes gib(std::int64_t count)
{
    return Bytes{count * kGib.count};
}

BarContent content(std::optional<Bytes> capacity)
{
    return {{{LineKind::Weights, 0, QStringLiteral("Weights"), gib(10), {}},
             {LineKind::KvCache, 0, QStringLiteral("KV cache"), gib(5), {}},
             {LineKind::Margin, 0, QStringLiteral("Margin"), gib(5), {}}},
            gib(20),
            capacity};
}

QImage painted(const BarContent &bar, const QPalette &palette, QSize size = {401, 18}, std::optional<Bytes> scale = {})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    paintBar(painter, image.rect(), bar, palette, scale);
    return image;
}

/// How many pixels of a row are this colour: of a segment, those that its pattern leaves.
int pixels(const QImage &image, QColor colour, int y)
{
    int count = 0;
    for (int x = 0; x < image.width(); ++x)
        count += image.pixelColor(x, y) == colour ? 1 : 0;
    return count;
}

qreal luminance(const QColor &colour)
{
    const auto linear = [](qreal c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

qreal contrast(const QColor &a, const QColor &b)
{
    const qreal one = luminance(a);
    const qreal other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

} // namespace

class TestPainting : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void segmentsAreProportional()
    {
        const QImage image = painted(content(gib(40)), lightPalette());
        QVERIFY(std::abs(pixels(image, lineStyle(LineKind::Weights, 0, false).colour, 9) - 100) <= 2);
        // The half of the capacity is free: only its outline is painted.
        QCOMPARE(image.pixelColor(300, 9), lightPalette().color(QPalette::Base));
        QVERIFY(image.pixelColor(300, 0) != lightPalette().color(QPalette::Base));
        QCOMPARE(image.pixelColor(400, 9), lightPalette().color(QPalette::Text));
    }

    void scaleIsShared()
    {
        const QImage image = painted(content(gib(20)), lightPalette(), {401, 18}, gib(40));
        QVERIFY(std::abs(pixels(image, lineStyle(LineKind::Weights, 0, false).colour, 9) - 100) <= 2);
        QCOMPARE(image.pixelColor(199, 9), lightPalette().color(QPalette::Text));
        QCOMPARE(image.pixelColor(300, 0), lightPalette().color(QPalette::Base));
    }

    void overfullBreaksAtTheCapacity()
    {
        const QImage image = painted(content(gib(15)), lightPalette());
        QCOMPARE(image.pixelColor(299, 9), lightPalette().color(QPalette::Text));
        const QColor error = ink(Ink::Error, lightPalette());
        int hatched = 0;
        int margin = 0;
        for (int x = 302; x < 400; ++x)
            for (int y = 2; y < 16; ++y) {
                hatched += image.pixelColor(x, y) == error ? 1 : 0;
                margin += image.pixelColor(x, y) == lineStyle(LineKind::Margin, 0, false).colour ? 1 : 0;
            }
        QVERIFY(hatched > 50);
        QCOMPARE(margin, 0);
    }

    void emptyIsAnOutline()
    {
        const QImage image = painted({}, lightPalette());
        QVERIFY(image.pixelColor(200, 0) != lightPalette().color(QPalette::Base));
        QCOMPARE(image.pixelColor(200, 9), lightPalette().color(QPalette::Base));
    }

    void thinSegmentIsSeen()
    {
        BarContent thin{{{LineKind::Weights, 0, {}, gib(130), {}}, {LineKind::Runtime, 0, {}, gib(1), {}}}, gib(131), gib(141)};
        const QImage image = painted(thin, lightPalette(), {120, 18});
        bool seen = false;
        for (int x = 108; x < 114; ++x)
            seen = seen || image.pixelColor(x, 2).green() > image.pixelColor(x, 2).blue() + 20;
        QVERIFY(seen);
    }

    void patternsTellLinesApartInGrey()
    {
        std::set<QByteArray> seen;
        const auto add = [&seen](LineKind kind, int network) {
            QImage image(64, 18, QImage::Format_RGB32);
            image.fill(Qt::gray);
            QPainter painter(&image);
            painter.fillRect(image.rect(), QBrush(patternColour(false), lineStyle(kind, network, false).pattern));
            painter.end();
            seen.insert(QByteArray(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()));
        };
        for (const LineKind kind : {LineKind::Weights, LineKind::KvCache, LineKind::Margin, LineKind::Runtime, LineKind::Adapters,
                                    LineKind::Activations})
            add(kind, 0);
        QCOMPARE(seen.size(), 6U);
        seen.clear();
        for (int network = 0; network < 4; ++network)
            add(LineKind::NetworkWeights, network);
        QCOMPARE(seen.size(), 4U);
    }

    void barIsTold()
    {
        const auto plain = [](QString text) { return text.replace(QChar(0x00A0), u' '); };
        const text::Phrasebook english(text::Language::English);
        QCOMPARE(plain(barText(english, content(gib(24)))),
                 QStringLiteral("Memory: 20.00 of 24.00 GiB; Weights 10.00, KV cache 5.00, Margin 5.00, free 4.00"));
        QVERIFY(plain(barText(english, content(gib(16)))).endsWith(QStringLiteral("short by 4.00 GiB")));
        QVERIFY(!barText(english, content({})).contains(QStringLiteral("free")));
        const text::Phrasebook spanish(text::Language::Spanish);
        QVERIFY(barText(spanish, content(gib(24))).contains(QStringLiteral("20,00")));
    }

    void palettesAreReadable()
    {
        QVERIFY(isDark(darkPalette()));
        QVERIFY(!isDark(lightPalette()));
        QCOMPARE(darkPalette().color(QPalette::Window), QColor(0x1E, 0x21, 0x24));
        using P = QPalette;
        const std::pair<P::ColorRole, P::ColorRole> pairs[]{
            {P::WindowText, P::Window}, {P::Text, P::Base},       {P::Text, P::AlternateBase}, {P::ButtonText, P::Button},
            {P::Link, P::Base},         {P::Link, P::Window},     {P::HighlightedText, P::Highlight},
            {P::PlaceholderText, P::Base}, {P::ToolTipText, P::ToolTipBase}};
        for (const QPalette &palette : {lightPalette(), darkPalette()}) {
            for (const auto &[text, ground] : pairs)
                QVERIFY2(contrast(palette.color(text), palette.color(ground)) >= 4.5, qPrintable(QString::number(text)));
            for (const Ink kind : {Ink::Good, Ink::Amber, Ink::Error, Ink::Link, Ink::Secondary})
                QVERIFY(contrast(ink(kind, palette), palette.color(P::Window)) >= 4.5);
            for (const State state : {State::Fresh, State::Info, State::Amber, State::Red})
                QVERIFY(contrast(stateColours(state, palette).text, stateColours(state, palette).strip) >= 4.5);
        }
    }

    void symbolsAreDrawnAndFollowThePalette()
    {
        const QPalette before = QApplication::palette();
        for (int i = 0; i <= static_cast<int>(Symbol::Cabe); ++i) {
            const auto symbol = static_cast<Symbol>(i);
            for (const int size : {16, 24, 32}) {
                const auto drawn = [&](const QPalette &palette) {
                    QApplication::setPalette(palette);
                    return icon(symbol).pixmap(QSize(size, size), 1.0).toImage();
                };
                const QImage light = drawn(lightPalette());
                const QImage dark = drawn(darkPalette());
                QCOMPARE(light.size(), QSize(size, size));
                QImage empty(light.size(), light.format());
                empty.fill(Qt::transparent);
                QVERIFY(light != empty);
                QCOMPARE(light == dark, symbol == Symbol::Cabe);
            }
        }
        QCOMPARE(icon(Symbol::Warning).pixmap(QSize(16, 16), 2.0).size(), QSize(32, 32));
        QApplication::setPalette(before);
    }

    void looksComeAndGo()
    {
        const QPalette before = QApplication::palette();
        applyLook(Look::Dark);
        QVERIFY(isDark(QApplication::palette()));
        applyLook(Look::Light);
        QVERIFY(!isDark(QApplication::palette()));
        applyLook(Look::System);
        QCOMPARE(QApplication::palette().color(QPalette::Window), before.color(QPalette::Window));
    }
};

QTEST_MAIN(TestPainting)
#include "tst_painting.moc"
