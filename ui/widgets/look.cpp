#include "ui/widgets/look.h"

#include "ui/widgets/dark_style.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

namespace cabe::ui {
namespace {

struct LookColours {
    QRgb window, text, base, alternate, button, secondary, highlight, highlightedText, link, tip, mid;
};

constexpr LookColours kLight{0xF4F5F6, 0x1B1D1F, 0xFFFFFF, 0xF4F6F8, 0xE9EBED, 0x5F666E,
                             0x1A5FB4, 0xFFFFFF, 0x0B57B0, 0xFFFFFF, 0xB8BDC2};
constexpr LookColours kDark{0x1E2124, 0xF0F1F2, 0x17191C, 0x1F2225, 0x2C3034, 0xB4BAC2,
                            0x2A6CC4, 0xFFFFFF, 0xA9CCF5, 0x2C3034, 0x4A5056};

QPalette paletteOf(const LookColours &c)
{
    QPalette palette(QColor::fromRgb(c.button), QColor::fromRgb(c.window));
    const auto set = [&palette](QPalette::ColorRole role, QRgb colour) { palette.setColor(role, QColor::fromRgb(colour)); };
    set(QPalette::WindowText, c.text);
    set(QPalette::Text, c.text);
    set(QPalette::ButtonText, c.text);
    set(QPalette::BrightText, c.highlightedText);
    set(QPalette::Base, c.base);
    set(QPalette::AlternateBase, c.alternate);
    set(QPalette::Highlight, c.highlight);
    set(QPalette::HighlightedText, c.highlightedText);
    set(QPalette::Link, c.link);
    set(QPalette::LinkVisited, c.link);
    set(QPalette::PlaceholderText, c.secondary);
    set(QPalette::ToolTipBase, c.tip);
    set(QPalette::ToolTipText, c.text);
    set(QPalette::Mid, c.mid);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor::fromRgb(c.secondary));
    return palette;
}

/// The platform's own, as it was before anything was set.
struct Platform {
    QString style;
    QPalette palette;
};

const Platform &platformLook()
{
    static const Platform platform{QApplication::style()->name(), QApplication::palette()};
    return platform;
}

} // namespace

QPalette lightPalette()
{
    return paletteOf(kLight);
}

QPalette darkPalette()
{
    return paletteOf(kDark);
}

void applyLook(Look look)
{
    const Platform &platform = platformLook();
    if (look == Look::Dark)
        QApplication::setStyle(new DarkStyle);
    else
        QApplication::setStyle(QStyleFactory::create(look == Look::System ? platform.style : QStringLiteral("fusion")));
    QApplication::setPalette(look == Look::System ? platform.palette : look == Look::Dark ? darkPalette() : lightPalette());
}

void findFont()
{
    QFontMetrics(QApplication::font()).horizontalAdvance(u'C');
}

} // namespace cabe::ui
