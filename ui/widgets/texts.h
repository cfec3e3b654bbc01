// How texts stand in a view: plain whatever they hold, wrapped, and in one of two weights beside the usual one.
#pragma once

#include <QFont>

class QLabel;
class QLayout;
class QWidget;

namespace cabe::ui {

/// A label that takes its text as it is, never as markup, and goes on in the next line.
QLabel *plainLabel(const QString &text, QWidget *parent);

QFont headingFont(QFont font); ///< of a view's title
QFont strongFont(QFont font);  ///< of what stands out in a text

/// Takes away all that a layout holds. The widgets go once no event is at work any more: one of them may be the
/// button that was just pressed.
void clearLayout(QLayout *layout);

} // namespace cabe::ui
