#include "ui/widgets/chip.h"

#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

namespace cabe::ui {
namespace {

constexpr int kLeastTarget = 24;

} // namespace

Chip::Chip(QWidget *parent) : QFrame(parent), m_name(new QLabel(this)), m_remove(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_name->setTextFormat(Qt::PlainText);
    m_remove->setObjectName(QStringLiteral("remove"));
    m_remove->setText(QStringLiteral("\u00D7"));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    m_remove->setShortcut(QKeySequence());
    m_remove->setMinimumSize(kLeastTarget, kLeastTarget);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_name);
    layout->addWidget(m_remove);
    connect(m_remove, &QToolButton::clicked, this, &Chip::removed);
}

void Chip::setText(const QString &name, const QString &removeText)
{
    m_name->setText(name);
    m_remove->setAccessibleName(removeText);
    m_remove->setToolTip(plainToolTip(removeText));
}

void Chip::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        Q_EMIT removed();
    else
        QFrame::keyPressEvent(event);
}

QString Chip::text() const
{
    return m_name->text();
}

} // namespace cabe::ui
