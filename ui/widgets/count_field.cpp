#include "ui/widgets/count_field.h"

#include "ui/widgets/line_field.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QWheelEvent>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr std::int64_t kLeastContext = 256;
constexpr std::int64_t kMostRequestStep = 512;

/// A slider that a wheel over the page does not move unless it is the one in use.
class StepSlider : public QSlider {
public:
    explicit StepSlider(QWidget *parent) : QSlider(Qt::Horizontal, parent)
    {
        setPageStep(1);
        setFocusPolicy(Qt::StrongFocus);
        setMinimumWidth(80);
    }

protected:
    void wheelEvent(QWheelEvent *event) override { hasFocus() ? QSlider::wheelEvent(event) : event->ignore(); }
};

} // namespace

CountField::CountField(QWidget *parent)
    : QWidget(parent), m_line(new LineField(this)), m_slider(new StepSlider(this)), m_unit(new QLabel(this))
{
    m_line->setAlignment(Qt::AlignRight);
    m_line->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("00 000 000 0")));
    m_unit->setTextFormat(Qt::PlainText);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_line);
    layout->addWidget(m_unit);
    setFocusProxy(m_line);

    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        const auto index = static_cast<std::size_t>(step);
        if (index >= m_steps.size())
            return;
        Q_EMIT chosen(m_steps[index]);
        if (!m_slider->isSliderDown())
            Q_EMIT gestureEnded(); // a key, not a drag
    });
    connect(m_slider, &QSlider::sliderReleased, this, &CountField::gestureEnded);
    connect(m_line, &QLineEdit::textEdited, this, &CountField::typed);
    connect(m_line, &LineField::left, this, &CountField::gestureEnded);
    connect(m_line, &QLineEdit::returnPressed, this, &CountField::gestureEnded);
    connect(m_line, &LineField::stepped, this, [this](int steps) {
        if (!m_steps.empty())
            Q_EMIT chosen(std::max<std::int64_t>(1, m_value + steps));
    });
}

void CountField::setSteps(std::vector<std::int64_t> steps)
{
    if (steps == m_steps)
        return;
    m_steps = std::move(steps);
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, std::max(0, static_cast<int>(m_steps.size()) - 1));
    m_slider->setValue(static_cast<int>(nearestStep(m_value)));
}

void CountField::setValue(std::int64_t value, const text::NumberFormat &numbers, bool isTyped)
{
    m_value = value;
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(static_cast<int>(nearestStep(value)));
    m_line->show(numbers.count(value), isTyped);
    m_slider->setAccessibleName(m_line->accessibleName());
    m_slider->setAccessibleDescription(QString(m_spoken).replace(QStringLiteral("%1"), numbers.count(value)));
}

void CountField::replaceValue(std::int64_t value, const text::NumberFormat &numbers)
{
    setValue(value, numbers);
    m_line->setText(numbers.count(value));
}

void CountField::setUnread(const QString &typed, bool isTyped)
{
    m_line->show(typed, isTyped);
}

void CountField::setUnit(const QString &unit, const QString &spoken)
{
    m_unit->setText(unit);
    m_unit->setVisible(!unit.isEmpty());
    m_spoken = spoken;
}

void CountField::setFaulty(bool faulty)
{
    m_line->setFaulty(faulty);
}

std::size_t CountField::nearestStep(std::int64_t value) const
{
    const auto next = std::ranges::upper_bound(m_steps, value);
    return next == m_steps.begin() ? 0 : static_cast<std::size_t>(next - m_steps.begin()) - 1;
}

std::vector<std::int64_t> contextSteps(std::int64_t most)
{
    std::vector<std::int64_t> steps;
    for (std::int64_t step = kLeastContext; step < most; step *= 2)
        steps.push_back(step);
    steps.push_back(most);
    return steps;
}

std::vector<std::int64_t> requestSteps()
{
    std::vector<std::int64_t> steps;
    for (std::int64_t step = 1; step <= kMostRequestStep; step *= 2)
        steps.push_back(step);
    return steps;
}

} // namespace cabe::ui
