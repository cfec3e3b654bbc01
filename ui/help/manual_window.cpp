#include "ui/help/manual_window.h"

#include "ui/widgets/line_field.h"

#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QKeyEvent>
#include <QListWidget>
#include <QRegularExpression>
#include <QSplitter>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace cabe::ui {
namespace {

constexpr const char *kFiles[]{"index", "memory", "machines", "reading", "whatif", "plans", "inventory", "limits", "figures"};
constexpr int kPictureWidth = 640;

QString fileOf(Topic topic)
{
    return QLatin1StringView(kFiles[static_cast<int>(topic)]);
}

/// The first line that is a heading.
QString titleOf(const QString &markdown)
{
    return markdown.section(u'\n', 0, 0).remove(u'#').trimmed();
}

/// Shows the program's own texts and pictures and nothing else.
class ManualText : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

protected:
    QVariant loadResource(int type, const QUrl &name) override
    {
        if (type != QTextDocument::ImageResource)
            return {};
        const QImage image(QStringLiteral(":/cabe/pictures/") + QFileInfo(name.path()).fileName());
        return image.isNull() ? QVariant() : QVariant(image.scaledToWidth(kPictureWidth, Qt::SmoothTransformation));
    }
};

} // namespace

const std::vector<Topic> &manualTopics()
{
    static const std::vector<Topic> all{Topic::Index, Topic::Memory,    Topic::Machines, Topic::Reading, Topic::WhatIf,
                                        Topic::Plans, Topic::Inventory, Topic::Limits,   Topic::Figures};
    return all;
}

QString manualText(Topic topic, text::Language language)
{
    const std::string_view code = text::code(language);
    QFile file(QStringLiteral(":/cabe/manual/%1/%2.md").arg(QLatin1StringView(code.data(), static_cast<qsizetype>(code.size())), fileOf(topic)));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

ManualWindow::ManualWindow(Words &words, QWidget *parent)
    : QWidget(parent, Qt::Window), m_words(words), m_topics(new QListWidget), m_find(new LineField), m_text(new ManualText)
{
    setObjectName(QStringLiteral("manual"));
    m_topics->setObjectName(QStringLiteral("manualTopics"));
    m_find->setObjectName(QStringLiteral("manualFind"));
    m_text->setObjectName(QStringLiteral("manualText"));
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(16);
    auto *right = new QWidget;
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_find);
    column->addWidget(m_text, 1);
    auto *splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_topics);
    splitter->addWidget(right);
    splitter->setStretchFactor(1, 1);
    m_topics->setMinimumWidth(fontMetrics().averageCharWidth() * 28);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addWidget(splitter);
    resize(fontMetrics().averageCharWidth() * 140, fontMetrics().height() * 38);
    connect(m_topics, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && row < static_cast<int>(manualTopics().size()))
            open(manualTopics()[static_cast<std::size_t>(row)]);
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, &ManualWindow::follow);
    connect(m_find, &QLineEdit::returnPressed, this, &ManualWindow::find);
    connect(&words, &Words::changed, this, &ManualWindow::refresh);
    refresh();
}

void ManualWindow::refresh()
{
    const text::Speaker say(m_words.book(), "help");
    setWindowTitle(say(QT_TRANSLATE_NOOP("help", "Manual")) + QStringLiteral(" \u2014 Cabe"));
    m_find->setPlaceholderText(say(QT_TRANSLATE_NOOP("help", "Find in the manual: type and press Enter")));
    m_find->setAccessibleName(m_find->placeholderText());
    m_topics->setAccessibleName(say(QT_TRANSLATE_NOOP("help", "Topics")));
    const QSignalBlocker quiet(m_topics);
    m_topics->clear();
    for (const Topic topic : manualTopics())
        m_topics->addItem(titleOf(manualText(topic, m_words.language())));
    open(m_topic);
}

void ManualWindow::open(Topic topic)
{
    m_topic = topic;
    const QSignalBlocker quiet(m_topics);
    m_topics->setCurrentRow(static_cast<int>(topic));
    m_text->setMarkdown(manualText(topic, m_words.language()));
    m_text->setAccessibleName(m_topics->currentItem() ? m_topics->currentItem()->text() : QString());
}

/// To another topic; an address of the web goes to the browser.
void ManualWindow::follow(const QUrl &address)
{
    const QString name = QFileInfo(address.path()).completeBaseName();
    const auto found = std::find_if(std::begin(kFiles), std::end(kFiles), [&](const char *file) { return name == QLatin1StringView(file); });
    if (address.isRelative() && found != std::end(kFiles))
        open(static_cast<Topic>(found - std::begin(kFiles)));
    else if (address.scheme() == u"https")
        QDesktopServices::openUrl(address);
}

/// The next place, on through the other topics.
void ManualWindow::find()
{
    // A blank stands for any: figures are joined to their units, and lines end anywhere.
    const QString wanted = QRegularExpression::escape(m_find->text().simplified()).replace(QStringLiteral("\\ "), QStringLiteral("\\s+"));
    const QRegularExpression pattern(wanted, QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    if (wanted.isEmpty() || !pattern.isValid() || m_text->find(pattern))
        return;
    const int count = static_cast<int>(manualTopics().size());
    for (int step = 1; step <= count; ++step) {
        const auto next = static_cast<Topic>((static_cast<int>(m_topic) + step) % count);
        if (!manualText(next, m_words.language()).contains(pattern))
            continue;
        open(next);
        if (m_text->find(pattern))
            return;
    }
}

void ManualWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace cabe::ui
