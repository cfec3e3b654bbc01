// A part of a view that is as tall as it is, whole, where the room is not: it scrolls down, never sideways.
#pragma once

class QScrollArea;
class QWidget;

namespace cabe::ui {

/// Takes the widget over.
QScrollArea *scrolled(QWidget *widget);

} // namespace cabe::ui
