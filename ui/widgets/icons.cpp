#include "ui/widgets/icons.h"

#include "ui/widgets/symbol_paths.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>

namespace cabe::ui {
namespace {

/// The name in icon themes; null for those of our own.
const char *themeName(Symbol symbol)
{
    switch (symbol) {
    case Symbol::DocumentNew: return "document-new";
    case Symbol::EditUndo: return "edit-undo";
    case Symbol::EditRedo: return "edit-redo";
    case Symbol::EditCopy: return "edit-copy";
    case Symbol::EditFind: return "edit-find";
    case Symbol::EditClear: return "edit-clear";
    case Symbol::GoPrevious: return "go-previous";
    case Symbol::GoNext: return "go-next";
    case Symbol::ListAdd: return "list-add";
    case Symbol::ListRemove: return "list-remove";
    case Symbol::ViewRefresh: return "view-refresh";
    case Symbol::SortAscending: return "view-sort-ascending";
    case Symbol::HelpContents: return "help-contents";
    case Symbol::HelpAbout: return "help-about";
    case Symbol::Information: return "dialog-information";
    case Symbol::Warning: return "dialog-warning";
    case Symbol::Error: return "dialog-error";
    case Symbol::Sample:
    case Symbol::Launch:
    case Symbol::Memory:
    case Symbol::Cabe: break;
    }
    return nullptr;
}

QColor colourFor(QIcon::Mode mode)
{
    const QPalette palette = QApplication::palette();
    switch (mode) {
    case QIcon::Disabled: return palette.color(QPalette::Disabled, QPalette::ButtonText);
    case QIcon::Selected: return palette.color(QPalette::HighlightedText);
    case QIcon::Normal:
    case QIcon::Active: break;
    }
    return palette.color(QPalette::ButtonText);
}

/// Draws a symbol at the size and in the colour of the moment, so that it follows every palette.
class SymbolEngine : public QIconEngine {
public:
    explicit SymbolEngine(Symbol symbol) : m_symbol(symbol) {}

    void paint(QPainter *painter, const QRect &area, QIcon::Mode mode, QIcon::State) override
    {
        paintSymbol(*painter, area, m_symbol, colourFor(mode));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }
    QIconEngine *clone() const override { return new SymbolEngine(m_symbol); }
    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override { return {{16, 16}, {24, 24}, {32, 32}, {48, 48}, {128, 128}}; }

private:
    Symbol m_symbol;
};

} // namespace

QIcon icon(Symbol symbol)
{
    const QIcon bundled(new SymbolEngine(symbol));
    const char *name = themeName(symbol);
    return name ? QIcon::fromTheme(QLatin1StringView(name), bundled) : bundled;
}

QPixmap symbolPixmap(Symbol symbol, const QColor &colour, int size, qreal pixelRatio)
{
    const int pixels = qRound(size * pixelRatio);
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintSymbol(painter, pixmap.rect(), symbol, colour);
    painter.end();
    pixmap.setDevicePixelRatio(pixelRatio);
    return pixmap;
}

} // namespace cabe::ui
