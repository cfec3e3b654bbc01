#include "ui/widgets/dark_style.h"

#include <QPainter>
#include <QStyleOption>

namespace cabe::ui {
namespace {

constexpr QRgb kOutline = 0x8A9199;  // 5.1:1 on the window
constexpr QRgb kOutlineOff = 0x5A6067;

bool isOutlined(QStyle::PrimitiveElement element)
{
    return element == QStyle::PE_PanelLineEdit || element == QStyle::PE_IndicatorCheckBox ||
           element == QStyle::PE_IndicatorRadioButton || element == QStyle::PE_PanelButtonCommand;
}

} // namespace

DarkStyle::DarkStyle() : QProxyStyle(QStringLiteral("fusion")) {}

void DarkStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (!isOutlined(element))
        return;
    const bool focused = (option->state & State_HasFocus) && element != PE_PanelButtonCommand;
    const bool enabled = option->state & State_Enabled;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(focused ? option->palette.color(QPalette::Link) : QColor::fromRgb(enabled ? kOutline : kOutlineOff));
    const QRectF edge = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (element == PE_IndicatorRadioButton)
        painter->drawEllipse(edge.adjusted(0.5, 0.5, -0.5, -0.5));
    else
        painter->drawRoundedRect(edge, 2, 2);
    painter->restore();
}

} // namespace cabe::ui
