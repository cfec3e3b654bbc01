// A message over the window: plain text whatever it holds, and nothing waits for it.
#pragma once

#include <QMessageBox>

namespace cabe::ui {

/// Without a button; gone once it is closed.
QMessageBox *messageBox(QWidget *window, QMessageBox::Icon icon, const QString &text, const QString &name);

/// Opens one that is to be read and closed. `detail` says why.
void tellMessage(QWidget *window, QMessageBox::Icon icon, const QString &text, const QString &detail = {});

} // namespace cabe::ui
