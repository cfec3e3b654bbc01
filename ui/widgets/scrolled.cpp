#include "ui/widgets/scrolled.h"

#include <QScrollArea>

namespace cabe::ui {

QScrollArea *scrolled(QWidget *widget)
{
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(widget);
    return scroll;
}

} // namespace cabe::ui
