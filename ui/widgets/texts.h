// How texts stand in a view: plain whatever they hold, wrapped, and in one of two weights beside the usual one.
#pragma once

#include <QFont>
#include <QString>

class QLabel;
class QLayout;
class QWidget;

namespace cabe::ui {

/// A label that takes its text as it is, never as markup, and goes on in the next line.
QLabel *plainLabel(const QString &text, QWidget *parent);

QFont headingFont(QFont font); ///< of a view's title
QFont strongFont(QFont font);  ///< of what stands out in a text

/// A tool tip that shows a text as it is. Qt takes a tip for markup or for plain text by what it finds in it; this one
/// is markup whatever it holds, so that no & stands there as &amp;.
QString plainToolTip(const QString &text);

/// Takes away all that a layout holds. The widgets go once no event is at work any more: one of them may be the
/// button that was just pressed.
void clearLayout(QLayout *layout);

} // namespace cabe::ui
