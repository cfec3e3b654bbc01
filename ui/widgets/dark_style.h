// The dark look's outlines: Fusion derives them from the window's colour, darker still, and they vanish; here they are
// light enough to see where a field, a box or a button ends.
#pragma once

#include <QProxyStyle>

namespace cabe::ui {

class DarkStyle : public QProxyStyle {
public:
    DarkStyle();
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget = nullptr) const override;
};

} // namespace cabe::ui
