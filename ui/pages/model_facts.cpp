#include "ui/pages/model_facts.h"

#include "ui/text/labels.h"
#include "ui/text/outside.h"
#include "ui/widgets/colours.h"
#include "ui/widgets/texts.h"

#include <QDesktopServices>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace cabe::ui {
namespace {

constexpr char16_t kBetweenFacts[] = u" \u00B7 ";

/// Collects what is known, figure by figure; what is not published is not told.
class FactCollector {
public:
    explicit FactCollector(const text::Phrasebook &book) : m_book(book), m_say(book, "pages") {}

    QStringList lines(const ModelSpec &model)
    {
        line({text::shown(model.name), text::shown(model.publisher)});
        QStringList size;
        if (model.parameters)
            size << m_say(QT_TRANSLATE_NOOP("pages", "%1 parameters"), {m_book.numbers().count(*model.parameters)});
        if (model.activeParameters)
            size << m_say(QT_TRANSLATE_NOOP("pages", "%1 of them active"), {m_book.numbers().count(*model.activeParameters)});
        line(size);
        if (const TransformerShape *shape = model.transformer())
            addShape(*shape);
        if (const ImageShape *image = model.image())
            addImage(*image);
        addLicence(model);
        return m_lines;
    }

private:
    void line(QStringList parts)
    {
        parts.removeAll(QString());
        if (!parts.isEmpty())
            m_lines << parts.join(QStringView(kBetweenFacts));
    }
    void addShape(const TransformerShape &shape)
    {
        QStringList parts;
        if (shape.layers)
            parts << m_say(QT_TRANSLATE_N_NOOP("pages", "%n layer(s)"), {}, *shape.layers);
        if (shape.kvHeads && shape.headDim)
            parts << m_say(QT_TRANSLATE_NOOP("pages", "%1 KV heads \u00D7 %2"),
                           {m_book.numbers().count(*shape.kvHeads), m_book.numbers().count(*shape.headDim)});
        if (shape.maxContext)
            parts << m_say(QT_TRANSLATE_NOOP("pages", "up to %1 tokens"), {m_book.numbers().count(*shape.maxContext)});
        line(parts);
    }
    void addImage(const ImageShape &image)
    {
        if (image.nativeResolution)
            line({m_say(QT_TRANSLATE_NOOP("pages", "Native resolution %1 \u00D7 %2"),
                        {m_book.numbers().count(image.nativeResolution->width),
                         m_book.numbers().count(image.nativeResolution->height)})});
    }
    void addLicence(const ModelSpec &model)
    {
        if (!model.licence.empty())
            line({m_say(QT_TRANSLATE_NOOP("pages", "Licence: %1"), {text::shown(model.licence)})});
        if (!model.licenceNote.empty())
            line({m_say(QT_TRANSLATE_NOOP("pages", "Licence note: %1"), {text::shown(model.licenceNote)})});
    }

    const text::Phrasebook &m_book;
    text::Speaker m_say;
    QStringList m_lines;
};

} // namespace

QStringList factLines(const text::Phrasebook &book, const ModelSpec &model)
{
    return FactCollector(book).lines(model);
}

QUrl openableAddress(const std::string &address)
{
    const QUrl url(QString::fromStdString(address), QUrl::StrictMode);
    const bool isWeb = url.scheme() == u"https" || url.scheme() == u"http";
    return url.isValid() && isWeb && !url.host().isEmpty() ? url : QUrl();
}

ModelFacts::ModelFacts(QWidget *parent)
    : QWidget(parent), m_facts(new QLabel(this)), m_source(new QPushButton(this)), m_opener(QDesktopServices::openUrl)
{
    m_facts->setObjectName(QStringLiteral("facts"));
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setWordWrap(true);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_source->setObjectName(QStringLiteral("source"));
    m_source->setFlat(true);
    m_source->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_facts);
    layout->addWidget(m_source, 0, Qt::AlignLeft);
    connect(m_source, &QPushButton::clicked, this, [this] { m_opener(m_address); });
    colour();
}

void ModelFacts::setModel(const text::Phrasebook &book, const ModelSpec *model, const QString &sourceLabel)
{
    setVisible(model);
    if (!model)
        return;
    m_facts->setText(factLines(book, *model).join(u'\n'));
    m_address = openableAddress(model->sourceUrl);
    m_source->setVisible(!m_address.isEmpty());
    m_source->setText(sourceLabel);
    const QString shown = m_address.toString(QUrl::FullyEncoded); // a host in its own letters may look like another
    m_source->setToolTip(plainToolTip(shown));
    m_source->setAccessibleDescription(shown);
}

void ModelFacts::colour()
{
    QPalette link = palette();
    link.setColor(QPalette::ButtonText, ink(Ink::Link, link));
    m_source->setPalette(link);
}

void ModelFacts::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        colour();
    QWidget::changeEvent(event);
}

} // namespace cabe::ui
