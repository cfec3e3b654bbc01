// The precision of the weights by radio buttons, called by the method where an adapter is trained.
#pragma once

#include "core/base/terms.h"
#include "ui/text/phrasebook.h"

#include <QWidget>

#include <array>

class QRadioButton;

namespace cabe::ui {

class PrecisionField : public QWidget {
    Q_OBJECT

public:
    enum class Shape { Flowing, OneRow };
    /// Its buttons are called after it: precision16, precision8 ...
    explicit PrecisionField(QWidget *parent = nullptr, Shape shape = Shape::Flowing, const QString &name = QStringLiteral("precision"));
    /// `hasStored`: the model's own file says how much its weights take.
    void setChoice(const text::Phrasebook &book, Task task, Precision precision, bool hasStored);
    QRadioButton *button(Precision precision) const { return m_buttons[static_cast<std::size_t>(precision)]; }
    QRadioButton *checkedButton() const;

Q_SIGNALS:
    void chosen(cabe::Precision precision);

private:
    std::array<QRadioButton *, 4> m_buttons;
};

} // namespace cabe::ui
