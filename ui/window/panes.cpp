#include "ui/window/panes.h"

#include <QApplication>
#include <QWidget>

namespace cabe::ui {
namespace {

/// What Tab would come to first within a pane; null where nothing there takes the focus.
QWidget *firstInPane(QWidget *pane)
{
    if (!pane->isVisible())
        return nullptr;
    QWidget *widget = pane;
    do {
        const bool isInside = widget == pane || pane->isAncestorOf(widget);
        if (isInside && (widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() && widget->isEnabled())
            return widget;
        widget = widget->nextInFocusChain();
    } while (widget && widget != pane);
    return nullptr;
}

} // namespace

void focusNextPane(const QList<QWidget *> &panes, int direction)
{
    const QWidget *focus = QApplication::focusWidget();
    qsizetype current = -1;
    for (qsizetype i = 0; i < panes.size(); ++i)
        if (focus && (panes[i] == focus || panes[i]->isAncestorOf(focus)))
            current = i;
    const qsizetype count = panes.size();
    for (qsizetype step = 1; step <= count; ++step) {
        const qsizetype next = ((current < 0 && direction < 0 ? 0 : current) + direction * step + 2 * count) % count;
        if (QWidget *target = firstInPane(panes[next])) {
            target->setFocus(direction > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    }
}

} // namespace cabe::ui
