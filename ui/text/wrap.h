// How text is measured and broken in a terminal's columns.
#pragma once

#include <QString>
#include <QStringList>

namespace cabe::text {

/// Columns a terminal gives a text: marks that combine take none, East Asian wide characters two.
int columnsOf(const QString &text);

/// Breaks at ordinary spaces into lines of at most `width` columns; a longer word stands alone.
QStringList wrapped(const QString &text, int width);

/// Breaks after hyphens, too: for names in a table that else would not fit.
QStringList wrappedAtHyphens(const QString &text, int width);

int longestWord(const QString &text);
int longestPart(const QString &text); ///< of a word between hyphens

/// Padded with spaces to `width` columns, before the text or after it.
QString padded(const QString &text, int width, bool before);

} // namespace cabe::text
