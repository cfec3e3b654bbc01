// The symbols on buttons: the platform's where it has a theme, else bundled ones, drawn from paths in the
// palette's text colour at any size.
#pragma once

#include <QIcon>

namespace cabe::ui {

enum class Symbol {
    DocumentNew, EditUndo, EditRedo, EditCopy, EditFind, EditClear, GoPrevious, GoNext, ListAdd, ListRemove, ViewRefresh,
    SortAscending, HelpContents, HelpAbout, Information, Warning, Error, Sample, Launch, Memory, Cabe
};

QIcon icon(Symbol symbol);

/// The bundled symbol in a colour, for a label.
QPixmap symbolPixmap(Symbol symbol, const QColor &colour, int size, qreal pixelRatio);

} // namespace cabe::ui
