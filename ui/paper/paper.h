// A document on paper: laid out once for printer, preview and PDF, page after page, each with what it is of and its
// number; texts from outside stay plain, and the memory bars are painted as on the screen.
#pragma once

#include "ui/text/document.h"
#include "ui/text/phrasebook.h"

#include <QFont>
#include <QString>

class QPagedPaintDevice;

namespace cabe::ui {

struct Paper {
    text::Document document;
    QString mark; ///< said at the head of every page: sample prices; may be empty
    text::DecimalMark decimalMark = text::DecimalMark::AsLanguage;
};

/// Paints all pages; works on any thread. Gives how many there are.
int paintPaper(QPagedPaintDevice &device, const Paper &paper, const QFont &font);

/// The same as a PDF, with its title and its fonts in it.
QByteArray pdfOf(const Paper &paper, const QFont &font);

} // namespace cabe::ui
