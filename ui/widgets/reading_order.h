// The order in which Tab goes through a view: as one reads it, whenever its widgets were made.
#pragma once

#include <QList>

class QWidget;

namespace cabe::ui {

/// Part after part, and within each from the top down and from the left to the right.
void setReadingOrder(const QList<QWidget *> &parts);

} // namespace cabe::ui
