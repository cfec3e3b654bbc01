// F6: from one pane of the window to the next.
#pragma once

#include <QList>

class QWidget;

namespace cabe::ui {

/// Moves the focus from the pane that has it to the next visible one that can take it; direction 1 or -1.
void focusNextPane(const QList<QWidget *> &panes, int direction);

} // namespace cabe::ui
