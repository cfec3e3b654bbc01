#include "ui/charts/chart_box.h"

#include "core/net/whole_file.h"
#include "ui/text/error_text.h"
#include "ui/widgets/texts.h"

#include <QBuffer>
#include <QEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QSvgGenerator>
#include <QTableView>
#include <QVBoxLayout>

namespace cabe::ui {
namespace {

constexpr int kChartMargin = 4;
constexpr QSize kPictureSize{1000, 600};
constexpr int kPixels = 2; ///< a picture's pixels to one of the layout

} // namespace

/// Where the chart is painted; keys and clicks go to its box.
class ChartPicture : public QWidget {
public:
    ChartPicture(ChartBox &box, const ChartBox::Content &content, Words &words) : QWidget(&box), m_box(box), m_content(content), m_words(words)
    {
        setFocusPolicy(Qt::StrongFocus);
        setMinimumSize(240, 160);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }
    QRectF area() const { return QRectF(rect()).adjusted(kChartMargin, kChartMargin, -kChartMargin, -kChartMargin); }
    QSize sizeHint() const override { return {520, 320}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), palette().color(QPalette::Base));
        if (m_content.paint)
            m_content.paint(painter, area(), m_words.book(), m_box.style());
        if (hasFocus()) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
            painter.drawRect(rect().adjusted(1, 1, -1, -1));
        }
    }
    void mousePressEvent(QMouseEvent *event) override { Q_EMIT m_box.clicked(event->position()); }
    void keyPressEvent(QKeyEvent *event) override
    {
        switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Up: return Q_EMIT m_box.stepped(-1);
        case Qt::Key_Right:
        case Qt::Key_Down: return Q_EMIT m_box.stepped(1);
        case Qt::Key_Return:
        case Qt::Key_Enter: return Q_EMIT m_box.activated();
        default: QWidget::keyPressEvent(event);
        }
    }

private:
    ChartBox &m_box;
    const ChartBox::Content &m_content;
    Words &m_words;
};

ChartBox::ChartBox(const QString &name, Words &words, QWidget *parent)
    : QWidget(parent), m_words(words), m_title(plainLabel({}, this)), m_sentence(plainLabel({}, this)), m_stack(new QStackedWidget(this)),
      m_picture(new ChartPicture(*this, m_content, words)), m_table(new QTableView(this)), m_model(new TextTableModel(this)),
      m_asTable(new QPushButton(this)), m_save(new QPushButton(this)), m_told(plainLabel({}, this))
{
    setObjectName(name);
    m_picture->setObjectName(name + QStringLiteral("Picture"));
    m_table->setObjectName(name + QStringLiteral("Table"));
    m_asTable->setObjectName(name + QStringLiteral("AsTable"));
    m_save->setObjectName(name + QStringLiteral("Save"));
    m_sentence->setObjectName(name + QStringLiteral("Sentence"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->setTabKeyNavigation(false);
    m_stack->addWidget(m_picture);
    m_stack->addWidget(m_table);
    m_asTable->setCheckable(true);
    for (QPushButton *button : {m_asTable, m_save})
        button->setAutoDefault(false);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_told, 1);
    foot->addWidget(m_asTable);
    foot->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);
    layout->addWidget(m_stack, 1);
    layout->addLayout(foot);
    connect(m_asTable, &QPushButton::toggled, this, [this](bool table) {
        showTable();
        m_stack->setCurrentIndex(table ? 1 : 0);
    });
    connect(m_save, &QPushButton::clicked, this, &ChartBox::savePicture);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) { Q_EMIT rowActivated(index.row()); });
}

QWidget *ChartBox::picture() const
{
    return m_picture;
}

QRectF ChartBox::paintedArea() const
{
    return m_picture->area();
}

ChartStyle ChartBox::style() const
{
    return {font(), palette()};
}

void ChartBox::setContent(Content content)
{
    m_content = std::move(content);
    showTable();
    m_stack->show();
    m_asTable->show();
    m_save->show();
    refreshTexts();
    m_picture->update();
}

void ChartBox::showTable()
{
    constexpr int kRowsMeasured = 50;
    m_model->setTable(m_asTable->isChecked() && m_content.table ? m_content.table() : TextTable{});
    m_table->horizontalHeader()->setResizeContentsPrecision(kRowsMeasured);
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_table->horizontalHeader()->setSectionResizeMode(column, column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
}

void ChartBox::setSentence(const QString &title, const QString &sentence)
{
    m_content = {title, sentence, {}, {}, {}};
    m_model->setTable({});
    m_stack->hide();
    m_asTable->hide();
    m_save->hide();
    refreshTexts();
}

void ChartBox::refreshTexts()
{
    const text::Speaker say(m_words.book(), "charts");
    m_title->setText(m_content.title);
    m_title->setFont(strongFont(font()));
    m_sentence->setText(m_content.sentence);
    m_asTable->setText(say(QT_TRANSLATE_NOOP("charts", "Show as table")));
    m_asTable->setAccessibleName(say("Show as table") + QStringLiteral(": ") + m_content.title);
    m_save->setText(say(QT_TRANSLATE_NOOP("charts", "Save picture…")));
    m_save->setAccessibleName(say("Save picture…") + QStringLiteral(": ") + m_content.title);
    m_picture->setAccessibleName(m_content.title);
    m_picture->setAccessibleDescription(m_content.sentence + u' ' + say(QT_TRANSLATE_NOOP("charts", "A table of it is available.")));
    m_table->setAccessibleName(m_content.title);
    m_told->clear();
}

void ChartBox::savePicture()
{
    const text::Speaker say(m_words.book(), "charts");
    auto *dialog = new QFileDialog(this, say(QT_TRANSLATE_NOOP("charts", "Save the picture")), QString(),
                                   say(QT_TRANSLATE_NOOP("charts", "Pictures (*.png);;Drawings (*.svg)")));
    dialog->setObjectName(QStringLiteral("savePictureDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(u"svg") ? QStringLiteral("svg") : QStringLiteral("png"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &ChartBox::save);
    dialog->open();
}

void ChartBox::save(const QString &file)
{
    const bool isSvg = file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive);
    m_saving.begin(
        this,
        [content = m_content, language = m_words.language(), mark = m_words.numbers().mark(), font = font(), isSvg, file] {
            const text::Phrasebook book(language, mark); // not the window's: this is another thread
            return net::writeWhole(file, {chartPicture(content, book, font, isSvg)}, net::Readers::Everybody);
        },
        [this, file](bool written) {
            m_told->setText(written ? m_words.book().say("charts", QT_TRANSLATE_NOOP("charts", "Saved."))
                                    : text::text(m_words.book(), Error{error::NotWritten{}, file.toStdString()}));
        });
}

namespace {

void paintWhole(QPainter &painter, const ChartBox::Content &content, const text::Phrasebook &book, const QFont &font)
{
    QPalette light; // a picture goes into somebody's document: black on white
    light.setColor(QPalette::Base, Qt::white);
    light.setColor(QPalette::Window, Qt::white);
    light.setColor(QPalette::Text, Qt::black);
    light.setColor(QPalette::WindowText, Qt::black);
    QRectF area = QRectF(QPointF(0, 0), kPictureSize);
    painter.fillRect(area, Qt::white);
    area.adjust(16, 12, -16, -12);
    painter.setPen(Qt::black);
    painter.setFont(strongFont(font));
    const qreal line = QFontMetricsF(strongFont(font)).height() + 4;
    painter.drawText(QRectF(area.topLeft(), QSizeF(area.width(), line)), Qt::AlignLeft, content.title);
    painter.setFont(font);
    const QRectF sentence = painter.boundingRect(QRectF(area.left(), area.top() + line, area.width(), 3 * line), Qt::TextWordWrap, content.sentence);
    painter.drawText(sentence, Qt::TextWordWrap, content.sentence);
    area.setTop(sentence.bottom() + 8);
    if (!content.notice.isEmpty()) {
        painter.drawText(QRectF(area.left(), area.bottom() - line, area.width(), line), Qt::AlignLeft, content.notice);
        area.setBottom(area.bottom() - line - 4);
    }
    content.paint(painter, area, book, {font, light});
}

} // namespace

QByteArray chartPicture(const ChartBox::Content &content, const text::Phrasebook &book, const QFont &font, bool isSvg)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (isSvg) {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize(kPictureSize);
        svg.setViewBox(QRect(QPoint(0, 0), kPictureSize));
        svg.setTitle(content.title);
        QPainter painter(&svg);
        paintWhole(painter, content, book, font);
        painter.end();
        return bytes;
    }
    QImage image(kPictureSize * kPixels, QImage::Format_RGB32);
    image.setDevicePixelRatio(kPixels);
    QPainter painter(&image);
    paintWhole(painter, content, book, font);
    painter.end();
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace cabe::ui
