#include "ui/widgets/colours.h"

#include <QPalette>

namespace cabe::ui {
namespace {

QColor oneOf(bool dark, QRgb light, QRgb darkColour)
{
    return QColor::fromRgb(dark ? darkColour : light);
}

} // namespace

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

LineStyle lineStyle(LineKind kind, int network, bool dark)
{
    constexpr Qt::BrushStyle kNetworks[]{Qt::NoBrush, Qt::Dense5Pattern, Qt::HorPattern, Qt::CrossPattern};
    switch (kind) {
    case LineKind::Weights:
    case LineKind::BaseWeights:
    case LineKind::Stated: return {oneOf(dark, 0x1679EB, 0x3680F4)};
    case LineKind::NetworkWeights: return {oneOf(dark, 0x1679EB, 0x3680F4), kNetworks[network % 4]};
    case LineKind::KvCache: return {oneOf(dark, 0x723B14, 0xF0CF92), Qt::BDiagPattern};
    case LineKind::Margin: return {oneOf(dark, 0x2D2A2F, 0x98A395), Qt::Dense6Pattern};
    case LineKind::Runtime: return {oneOf(dark, 0x10A75D, 0xACF9ED), Qt::HorPattern};
    case LineKind::Adapters: return {oneOf(dark, 0x6B1F97, 0xCC97F2), Qt::FDiagPattern};
    case LineKind::Activations: return {oneOf(dark, 0xC7158D, 0xCE409F), Qt::DiagCrossPattern};
    }
    return {};
}

QColor patternColour(bool dark)
{
    QColor colour(dark ? Qt::black : Qt::white);
    colour.setAlphaF(0.45f);
    return colour;
}

StateColours stateColours(State state, const QPalette &palette)
{
    const bool dark = isDark(palette);
    switch (state) {
    case State::Info: return {oneOf(dark, 0x12406F, 0xA9CCF5), oneOf(dark, 0xE4EFFB, 0x14293F)};
    case State::Amber: return {oneOf(dark, 0x5C3B00, 0xFFD98A), oneOf(dark, 0xFFF3D6, 0x3A2E12)};
    case State::Red: return {oneOf(dark, 0x7A1510, 0xFFB4AB), oneOf(dark, 0xFDE7E5, 0x3D1A18)};
    case State::Fresh: break;
    }
    return {palette.color(QPalette::WindowText), palette.color(QPalette::Window)};
}

QColor ink(Ink kind, const QPalette &palette)
{
    const bool dark = isDark(palette);
    switch (kind) {
    case Ink::Good: return oneOf(dark, 0x1B6E3C, 0x7FD8A0);
    case Ink::Amber: return oneOf(dark, 0x8A5A00, 0xFFD98A);
    case Ink::Error: return oneOf(dark, 0xB3261E, 0xFFB4AB);
    case Ink::Link: return oneOf(dark, 0x0B57B0, 0xA9CCF5);
    case Ink::Secondary: return oneOf(dark, 0x575E66, 0xB4BAC2);
    }
    return {};
}

} // namespace cabe::ui
