#include "ui/widgets/reading_order.h"

#include <QWidget>

#include <algorithm>

namespace cabe::ui {
namespace {

bool takesTab(const QWidget *widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy();
}

QList<QWidget *> stopsOf(QWidget *part)
{
    QList<QWidget *> stops;
    if (takesTab(part))
        stops << part;
    QList<QWidget *> inside;
    for (QWidget *widget : part->findChildren<QWidget *>())
        if (takesTab(widget) && widget->isVisibleTo(part))
            inside << widget;
    const auto middle = [part](const QWidget *widget) { return widget->mapTo(part, QPoint(0, widget->height() / 2)); };
    std::ranges::stable_sort(inside, {}, [&middle](const QWidget *widget) { return middle(widget).y(); });
    for (auto line = inside.begin(); line != inside.end();) {
        // Of one line are those whose middles lie within half the height of its first.
        const QWidget *first = *line;
        const auto end = std::find_if(line, inside.end(), [&](const QWidget *widget) {
            return middle(widget).y() - middle(first).y() >= std::min(first->height(), widget->height()) / 2;
        });
        const auto next = end == line ? line + 1 : end; // one without a height is a line of its own
        std::stable_sort(line, next, [&](const QWidget *one, const QWidget *other) { return middle(one).x() < middle(other).x(); });
        line = next;
    }
    return stops + inside;
}

} // namespace

void setReadingOrder(const QList<QWidget *> &parts)
{
    QWidget *before = nullptr;
    for (QWidget *part : parts)
        for (QWidget *stop : stopsOf(part)) {
            if (before)
                QWidget::setTabOrder(before, stop);
            before = stop;
        }
}

} // namespace cabe::ui
