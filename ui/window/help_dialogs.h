// The dialogs of the Help menu: the keys there are, and what this program is.
#pragma once

#include "ui/text/phrasebook.h"

class QDialog;
class QWidget;

namespace cabe::ui {

class Actions;

/// Both delete themselves when they are closed.
QDialog *keyboardDialog(const text::Phrasebook &book, const Actions &actions, QWidget *parent);
QDialog *aboutDialog(const text::Phrasebook &book, QWidget *parent);

} // namespace cabe::ui
