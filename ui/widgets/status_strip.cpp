#include "ui/widgets/status_strip.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace cabe::ui {
namespace {

constexpr int kSymbolSize = 16;

} // namespace

StatusStrip::StatusStrip(QWidget *parent)
    : QFrame(parent), m_symbol(new QLabel(this)), m_sentence(new QLabel(this)), m_button(new QPushButton(this)),
      m_secondButton(new QPushButton(this))
{
    setAutoFillBackground(true);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    m_sentence->setSizePolicy(policy);
    m_symbol->setFixedSize(kSymbolSize, kSymbolSize);
    m_button->setObjectName(QStringLiteral("stripButton"));
    m_secondButton->setObjectName(QStringLiteral("stripSecondButton"));
    for (QPushButton *button : {m_button, m_secondButton}) {
        button->setAutoDefault(false);
        button->hide();
    }
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 12, 4);
    layout->setSpacing(8);
    layout->addWidget(m_symbol);
    layout->addWidget(m_sentence, 1);
    layout->addWidget(m_button);
    layout->addWidget(m_secondButton);
    // Its place is kept when it is away, so that the views below do not jump.
    layout->addStrut(m_button->sizeHint().height());
    connect(m_button, &QPushButton::clicked, this, &StatusStrip::buttonClicked);
    connect(m_secondButton, &QPushButton::clicked, this, &StatusStrip::secondButtonClicked);
}

void StatusStrip::setStatus(State state, Symbol symbol, const QString &sentence)
{
    m_state = state;
    m_icon = symbol;
    const bool isNews = sentence != m_sentence->text();
    m_sentence->setText(sentence);
    paintState();
    if (isNews && isVisible()) {
        QAccessibleEvent event(m_sentence, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void StatusStrip::setButton(const QString &text, const QString &secondText)
{
    m_button->setText(text);
    m_button->setVisible(!text.isEmpty());
    m_secondButton->setText(secondText);
    m_secondButton->setVisible(!secondText.isEmpty());
}

QString StatusStrip::sentence() const
{
    return m_sentence->text();
}

void StatusStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && !property("painting").toBool())
        paintState();
    QFrame::changeEvent(event);
}

void StatusStrip::paintState()
{
    setProperty("painting", true);
    setPalette(QPalette()); // the application's, to start from
    const StateColours colours = stateColours(m_state, palette());
    QPalette own = palette();
    own.setColor(QPalette::Window, colours.strip);
    own.setColor(QPalette::WindowText, colours.text);
    setPalette(own);
    m_symbol->setPixmap(symbolPixmap(m_icon, colours.text, kSymbolSize, devicePixelRatioF()));
    m_button->setPalette(QPalette());
    m_secondButton->setPalette(QPalette());
    setProperty("painting", false);
}

} // namespace cabe::ui
