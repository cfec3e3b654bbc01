#include "ui/widgets/line_field.h"

#include "ui/widgets/colours.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

namespace cabe::ui {
namespace {

bool isHistoryKey(QKeyEvent *event)
{
    return event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo) ||
           (event->key() == Qt::Key_Z && (event->modifiers() & Qt::ControlModifier)) ||
           (event->key() == Qt::Key_Y && event->modifiers() == Qt::ControlModifier);
}

int stepsOfKey(int key)
{
    switch (key) {
    case Qt::Key_Up: return 1;
    case Qt::Key_Down: return -1;
    case Qt::Key_PageUp: return 10;
    case Qt::Key_PageDown: return -10;
    default: return 0;
    }
}

} // namespace

LineField::LineField(QWidget *parent) : QLineEdit(parent)
{
    setMaxLength(200);
}

void LineField::show(const QString &text, bool isTyped)
{
    if ((!hasFocus() || !isTyped) && this->text() != text)
        setText(text);
}

void LineField::setFaulty(bool faulty)
{
    if (m_faulty == faulty)
        return;
    m_faulty = faulty;
    update();
}

bool LineField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isHistoryKey(static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return false;
    }
    return QLineEdit::event(event);
}

void LineField::keyPressEvent(QKeyEvent *event)
{
    if (isHistoryKey(event)) {
        event->ignore();
        return;
    }
    const int steps = event->modifiers() == Qt::NoModifier ? stepsOfKey(event->key()) : 0;
    if (steps != 0 && receivers(SIGNAL(stepped(int))) > 0) {
        Q_EMIT stepped(steps);
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void LineField::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // Up to the first separator stand the field's own undo and redo.
    const QList<QAction *> actions = menu->actions();
    for (qsizetype i = 0; !isReadOnly() && i < actions.size(); ++i) {
        const bool isLast = actions[i]->isSeparator();
        menu->removeAction(actions[i]);
        if (isLast)
            break;
    }
    menu->popup(event->globalPos());
}

void LineField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    // A menu of the field's own is no leaving.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        Q_EMIT left();
}

void LineField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (!m_faulty)
        return;
    QPainter painter(this);
    painter.setPen(QPen(ink(Ink::Error, palette()), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

} // namespace cabe::ui
