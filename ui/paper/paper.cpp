#include "ui/paper/paper.h"

#include "core/base/overloaded.h"
#include "ui/widgets/memory_bar.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPalette>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <QTextTable>

namespace cabe::ui {
namespace {

constexpr int kBarObject = QTextFormat::UserObject + 1;
constexpr int kBarProperty = QTextFormat::UserProperty + 1;
constexpr qreal kBodyPoints = 9.5;
constexpr qreal kFootPoints = 7.5;
constexpr qreal kMillimetresInInch = 25.4;
constexpr QMarginsF kMargins{18, 15, 18, 15};

QPalette paperPalette()
{
    QPalette palette;
    for (const QPalette::ColorRole role : {QPalette::Base, QPalette::Window, QPalette::AlternateBase})
        palette.setColor(role, Qt::white);
    for (const QPalette::ColorRole role : {QPalette::Text, QPalette::WindowText})
        palette.setColor(role, Qt::black);
    palette.setColor(QPalette::Mid, Qt::gray);
    return palette;
}

/// A memory bar in a line of text, as wide as the text.
class BarObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    BarObject(QObject *parent, qreal height) : QObject(parent), m_height(height) {}

    QSizeF intrinsicSize(QTextDocument *document, int, const QTextFormat &) override
    {
        return {document->textWidth() * 0.6, m_height};
    }
    void drawObject(QPainter *painter, const QRectF &area, QTextDocument *, int, const QTextFormat &format) override
    {
        paintBar(*painter, area.adjusted(0, area.height() * 0.15, 0, -area.height() * 0.15), format.property(kBarProperty).value<BarContent>(), paperPalette());
    }

private:
    qreal m_height;
};

/// Writes the blocks into a text document. Every text is inserted as it is, never as markup.
class PaperWriter {
public:
    PaperWriter(QTextDocument &document, const text::Phrasebook &book) : m_book(book), m_cursor(&document) {}

    void write(const text::Document &document)
    {
        m_cursor.beginEditBlock();
        insert(document.title, blockFormat(0, 6), font(1.45, true));
        for (const text::Block &block : document.blocks)
            std::visit([this](const auto &each) { add(each); }, block);
        m_cursor.endEditBlock();
    }

private:
    static QTextBlockFormat blockFormat(qreal above, qreal below)
    {
        QTextBlockFormat format;
        format.setTopMargin(above);
        format.setBottomMargin(below);
        return format;
    }
    QTextCharFormat font(qreal scale, bool bold) const
    {
        QTextCharFormat format;
        format.setFontPointSize(kBodyPoints * scale);
        format.setFontWeight(bold ? QFont::DemiBold : QFont::Normal);
        return format;
    }
    void insert(const QString &text, const QTextBlockFormat &block, const QTextCharFormat &character)
    {
        if (m_started)
            m_cursor.insertBlock(block, character);
        else
            m_cursor.setBlockFormat(block);
        m_started = true;
        m_cursor.insertText(text, character);
    }

    void add(const text::block::Heading &heading)
    {
        QTextBlockFormat format = blockFormat(heading.level <= 2 ? 12 : 8, 3);
        format.setPageBreakPolicy(QTextFormat::PageBreak_Auto);
        format.setNonBreakableLines(true);
        insert(heading.text, format, font(heading.level <= 2 ? 1.15 : 1.0, true));
    }
    void add(const text::block::Paragraph &paragraph) { insert(paragraph.text, blockFormat(0, 4), font(1, false)); }
    void add(const text::block::Notice &notice) { insert(notice.text, blockFormat(4, 6), font(1, true)); }
    void add(const text::block::Bullets &bullets)
    {
        for (const QString &item : bullets.items) {
            QTextBlockFormat format = blockFormat(0, 1);
            format.setLeftMargin(12);
            format.setTextIndent(-9);
            insert(QStringLiteral("\u2022 ") + item, format, font(1, false));
        }
    }
    void add(const text::block::Bar &bar)
    {
        QTextCharFormat object;
        object.setObjectType(kBarObject);
        object.setProperty(kBarProperty, QVariant::fromValue(barOf(m_book, bar.share, bar.capacity)));
        insert(QString(), blockFormat(0, 2), font(1, false));
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), object);
        insert(barText(m_book, barOf(m_book, bar.share, bar.capacity)), blockFormat(0, 3), font(0.9, false));
    }
    void add(const text::block::Facts &facts)
    {
        if (facts.facts.empty())
            return;
        QTextTable *table = insertTable(static_cast<int>(facts.facts.size()), {{0, 26}, {1, 74}}, false);
        for (std::size_t row = 0; row < facts.facts.size(); ++row) {
            fill(table, static_cast<int>(row), 0, facts.facts[row].label, true, Qt::AlignLeft);
            fill(table, static_cast<int>(row), 1, facts.facts[row].values.join(QChar::LineSeparator), false, Qt::AlignLeft);
        }
        leave(table);
    }
    void add(const text::block::Table &content)
    {
        std::vector<std::pair<int, int>> widths;
        const int count = static_cast<int>(content.columns.size());
        for (int column = 0; column < count; ++column)
            widths.emplace_back(column, 0);
        QTextTable *table = insertTable(static_cast<int>(content.rows.size()) + 1, widths, true);
        for (int column = 0; column < count; ++column) {
            const auto &head = content.columns[static_cast<std::size_t>(column)];
            const Qt::Alignment align = head.align == text::block::Align::Right ? Qt::AlignRight : Qt::AlignLeft;
            fill(table, 0, column, head.title, true, align);
            for (std::size_t row = 0; row < content.rows.size(); ++row)
                fill(table, static_cast<int>(row) + 1, column, content.rows[row].value(column),
                     content.endsInTotal && row + 1 == content.rows.size(), align);
        }
        leave(table);
    }

    QTextTable *insertTable(int rows, const std::vector<std::pair<int, int>> &widths, bool hasHead)
    {
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellPadding(1.5);
        format.setCellSpacing(0);
        format.setTopMargin(2);
        format.setBottomMargin(4);
        format.setHeaderRowCount(hasHead ? 1 : 0);
        QList<QTextLength> lengths;
        for (const auto &[column, percent] : widths)
            lengths << (percent > 0 ? QTextLength(QTextLength::PercentageLength, percent) : QTextLength());
        format.setColumnWidthConstraints(lengths);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        return m_cursor.insertTable(rows, static_cast<int>(widths.size()), format);
    }
    void fill(QTextTable *table, int row, int column, const QString &text, bool bold, Qt::Alignment align)
    {
        QTextCursor cell = table->cellAt(row, column).firstCursorPosition();
        QTextBlockFormat format;
        format.setAlignment(align);
        cell.setBlockFormat(format);
        cell.insertText(text, font(0.95, bold));
    }
    void leave(QTextTable *table) { m_cursor = table->lastCursorPosition(), m_cursor.movePosition(QTextCursor::NextBlock); }

    const text::Phrasebook &m_book;
    QTextCursor m_cursor;
    bool m_started = false;
};

/// What stands on every page around the text.
void paintFrame(QPainter &painter, const QRectF &page, const Paper &paper, const text::Phrasebook &book, int number, int pages)
{
    QFont small = painter.font();
    small.setPointSizeF(kFootPoints);
    painter.setFont(small);
    painter.setPen(Qt::black);
    const qreal line = QFontMetricsF(small, painter.device()).height();
    const QRectF foot(page.left(), page.bottom() - line, page.width(), line);
    const QString count = book.say("paper", QT_TRANSLATE_NOOP("paper", "Page %1 of %2"), {book.numbers().count(number), book.numbers().count(pages)});
    painter.drawText(foot, Qt::AlignRight, count);
    painter.drawText(foot.adjusted(0, 0, -QFontMetricsF(small, painter.device()).horizontalAdvance(count) - line, 0), Qt::AlignLeft,
                     QFontMetricsF(small, painter.device()).elidedText(paper.document.title, Qt::ElideRight, page.width() * 0.8));
    if (!paper.mark.isEmpty())
        painter.drawText(QRectF(page.left(), page.top(), page.width(), line), Qt::AlignRight, paper.mark);
}

} // namespace

int paintPaper(QPagedPaintDevice &device, const Paper &paper, const QFont &font)
{
    const text::Phrasebook book(paper.document.language, paper.decimalMark);
    QPainter painter(&device);
    if (!painter.isActive())
        return 0;
    QFont body = font;
    body.setPointSizeF(kBodyPoints);
    // Any spacing keeps letters from being joined to one sign: "fi" is to be found, and copied, as it is written.
    body.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
    painter.setFont(body);
    const qreal line = QFontMetricsF(body, &device).height();
    const QRectF page(0, 0, device.width(), device.height());
    const QRectF area = page.adjusted(0, 1.5 * line, 0, -2 * line);

    QTextDocument document;
    document.setUndoRedoEnabled(false);
    document.setDefaultFont(body);
    document.setDocumentMargin(0);
    document.documentLayout()->setPaintDevice(&device);
    document.documentLayout()->registerHandler(kBarObject, new BarObject(&document, 1.5 * line));
    document.setPageSize(area.size());
    PaperWriter(document, book).write(paper.document);

    const int pages = document.pageCount();
    for (int number = 1; number <= pages; ++number) {
        if (number > 1)
            device.newPage();
        painter.save();
        painter.translate(area.left(), area.top() - (number - 1) * area.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette = paperPalette();
        context.clip = QRectF(0, (number - 1) * area.height(), area.width(), area.height());
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        paintFrame(painter, page, paper, book, number, pages);
    }
    return pages;
}

QByteArray pdfOf(const Paper &paper, const QFont &font)
{
    constexpr int kDotsPerInch = 300;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kDotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(kMargins, QPageLayout::Millimeter);
    writer.setTitle(paper.document.title);
    writer.setCreator(QStringLiteral("Cabe"));
    paintPaper(writer, paper, font);
    return bytes;
}

} // namespace cabe::ui

#include "paper.moc"
