#include "ui/fields/precision_field.h"

#include "ui/text/labels.h"
#include "ui/widgets/flow_layout.h"

#include <QHBoxLayout>
#include <QRadioButton>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kPrecisionGap = 16;

QString precisionName(const text::Phrasebook &book, Task task, Precision precision)
{
    const QString bits = text::label(book, precision);
    if (task != Task::FineTune || precision == Precision::Stored)
        return bits;
    const text::Speaker say(book, "pages");
    return precision == Precision::Bits4 ? say(QT_TRANSLATE_NOOP("pages", "%1, QLoRA"), {bits})
                                         : say(QT_TRANSLATE_NOOP("pages", "%1, LoRA"), {bits});
}

} // namespace

PrecisionField::PrecisionField(QWidget *parent, Shape shape, const QString &name) : QWidget(parent), m_buttons{}
{
    setFocusPolicy(Qt::StrongFocus); // a label leads only to what takes the focus; the chosen button does
    QLayout *layout = shape == Shape::Flowing ? static_cast<QLayout *>(new FlowLayout(this, kPrecisionGap)) : new QHBoxLayout(this);
    if (shape == Shape::OneRow) {
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(8);
    }
    for (const Precision precision : {Precision::Bits16, Precision::Bits8, Precision::Bits4, Precision::Stored}) {
        auto *button = new QRadioButton(this);
        button->setObjectName(name + QLatin1StringView(code(precision).data(), static_cast<qsizetype>(code(precision).size())));
        layout->addWidget(button);
        m_buttons[static_cast<std::size_t>(precision)] = button;
        connect(button, &QRadioButton::clicked, this, [this, precision] { Q_EMIT chosen(precision); });
    }
}

void PrecisionField::setChoice(const text::Phrasebook &book, Task task, Precision precision, bool hasStored)
{
    for (const Precision each : {Precision::Bits16, Precision::Bits8, Precision::Bits4, Precision::Stored})
        button(each)->setText(precisionName(book, task, each));
    // One that is chosen is shown although it cannot be had: its fault needs a place.
    button(Precision::Stored)->setVisible(hasStored || precision == Precision::Stored);
    button(precision)->setChecked(true);
    setFocusProxy(button(precision));
}

QRadioButton *PrecisionField::checkedButton() const
{
    const auto found = std::ranges::find_if(m_buttons, &QRadioButton::isChecked);
    return found == m_buttons.end() ? m_buttons.front() : *found;
}

} // namespace cabe::ui
