#include "ui/widgets/field_box.h"

#include "ui/widgets/colours.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kHelpCharacters = 72;

QString withoutMnemonic(QString label)
{
    return label.remove(u'&').remove(u':');
}

/// Its height is that of the width it may have; layouts ask for the whole width.
class NoteLabel : public QLabel {
public:
    using QLabel::QLabel;
    int heightForWidth(int width) const override { return QLabel::heightForWidth(std::min(width, maximumWidth())); }
};

QLabel *noteOf(FieldBox *box)
{
    auto *label = new NoteLabel(box);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumWidth(1); // what was typed may be one long word; it must not make the page wider than it is
    label->hide();
    return label;
}

void colourNote(QLabel *label, Ink kind)
{
    QPalette palette = label->parentWidget()->palette();
    palette.setColor(QPalette::WindowText, ink(kind, palette));
    label->setPalette(palette);
}

} // namespace

FieldBox::FieldBox(QWidget *control, QWidget *focus, QWidget *parent)
    : QWidget(parent), m_label(new QLabel(this)), m_focus(focus), m_help(noteOf(this)), m_fault(noteOf(this))
{
    m_label->setBuddy(focus);
    m_label->setWordWrap(true);
    m_fault->setObjectName(QStringLiteral("fault"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_label);
    layout->addWidget(control);
    layout->addWidget(m_help);
    layout->addWidget(m_fault);
    colour();
}

void FieldBox::setLabel(const QString &labelWithMnemonic)
{
    m_label->setText(labelWithMnemonic);
    m_focus->setAccessibleName(withoutMnemonic(labelWithMnemonic));
}

void FieldBox::setStrong(bool strong)
{
    QFont font = this->font();
    font.setBold(strong);
    m_label->setFont(font);
}

void FieldBox::setHelp(const QString &help)
{
    m_help->setText(help);
    m_help->setVisible(!help.isEmpty());
    describe();
}

void FieldBox::setFault(const QString &sentence)
{
    m_faultText = sentence;
    m_fault->setText(QStringLiteral("\u2715 ") + sentence);
    m_fault->setVisible(!sentence.isEmpty());
    describe();
}

QString FieldBox::fault() const
{
    return m_faultText;
}

void FieldBox::describe()
{
    QStringList parts;
    for (const QString &part : {m_help->text(), m_faultText})
        if (!part.isEmpty())
            parts << part;
    m_focus->setAccessibleDescription(parts.join(u' '));
}

void FieldBox::colour()
{
    colourNote(m_help, Ink::Secondary);
    colourNote(m_fault, Ink::Error);
    m_help->setMaximumWidth(m_help->fontMetrics().averageCharWidth() * kHelpCharacters);
}

void FieldBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        colour();
    QWidget::changeEvent(event);
}

} // namespace cabe::ui
