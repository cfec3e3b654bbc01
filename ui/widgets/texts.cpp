#include "ui/widgets/texts.h"

#include <QLabel>
#include <QLayout>

#include <memory>

namespace cabe::ui {
namespace {

constexpr qreal kHeading = 1.15;

} // namespace

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QFont headingFont(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * kHeading);
    return strongFont(font);
}

QFont strongFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

QString plainToolTip(const QString &text)
{
    return text.isEmpty() ? QString() : u"<qt>" + text.toHtmlEscaped() + u"</qt>";
}

void clearLayout(QLayout *layout)
{
    while (layout->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(layout->takeAt(0));
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->setObjectName({}); // nobody finds it any more
            widget->deleteLater();
        } else if (QLayout *inner = item->layout()) {
            clearLayout(inner);
        }
    }
}

} // namespace cabe::ui
