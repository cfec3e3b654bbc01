// The small dialogs: the keys there are, what this program is, why a plan was not opened.
#pragma once

#include "core/base/error.h"
#include "ui/text/phrasebook.h"

#include <vector>

class QDialog;
class QWidget;

namespace cabe::ui {

class Actions;

/// They delete themselves when they are closed.
QDialog *keyboardDialog(const text::Phrasebook &book, const Actions &actions, QWidget *parent);
QDialog *aboutDialog(const text::Phrasebook &book, QWidget *parent);
/// Why a plan was not opened.
QDialog *planFaultsDialog(const text::Phrasebook &book, const std::vector<Error> &faults, QWidget *parent);

} // namespace cabe::ui
