#include "ui/widgets/count_field.h"

#include "ui/widgets/line_field.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace cabe::ui {
namespace {

constexpr std::int64_t kLeastContext = 256;
constexpr std::int64_t kMostRequestStep = 512;

} // namespace

/// A slider that a wheel over the page does not move unless it is the one in use, with marks below its groove.
class StepSlider : public QSlider {
public:
    explicit StepSlider(QWidget *parent) : QSlider(Qt::Horizontal, parent)
    {
        setPageStep(1);
        setFocusPolicy(Qt::StrongFocus);
        setMinimumWidth(80);
    }
    /// In steps from the first.
    void setMarks(std::vector<double> positions)
    {
        m_marks = std::move(positions);
        update();
    }

protected:
    void wheelEvent(QWheelEvent *event) override { hasFocus() ? QSlider::wheelEvent(event) : event->ignore(); }
    void paintEvent(QPaintEvent *event) override
    {
        QSlider::paintEvent(event);
        if (m_marks.empty() || maximum() <= 0)
            return;
        QStyleOptionSlider option;
        initStyleOption(&option);
        const QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
        const int handle = style()->pixelMetric(QStyle::PM_SliderLength, &option, this);
        QPainter painter(this);
        for (const double mark : m_marks) {
            const double x = groove.left() + handle / 2.0 + mark / maximum() * (groove.width() - handle);
            painter.fillRect(QRectF(x - 1, height() - kMarkHeight, 2, kMarkHeight), palette().color(QPalette::WindowText));
        }
    }

private:
    static constexpr int kMarkHeight = 4;
    std::vector<double> m_marks;
};

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
    m_slider->setMarks(markPositions());
}

void CountField::setValue(std::int64_t value, const text::NumberFormat &numbers, bool isTyped)
{
    m_value = value;
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(static_cast<int>(nearestStep(value)));
    m_line->show(numbers.count(value), isTyped);
    m_slider->setAccessibleName(m_line->accessibleName());
    m_valueText = numbers.count(value);
    describe();
}

void CountField::describe()
{
    const QString value = QString(m_spoken).replace(QStringLiteral("%1"), m_valueText);
    m_slider->setAccessibleDescription(m_markSentence.isEmpty() ? value : QString(value + QStringLiteral(". ") + m_markSentence));
    m_slider->setToolTip(plainToolTip(m_markSentence));
}

QSlider *CountField::slider() const
{
    return m_slider;
}

void CountField::setMarks(std::vector<std::int64_t> values, const QString &sentence)
{
    m_marks = std::move(values);
    m_markSentence = sentence;
    m_slider->setMarks(markPositions());
    describe();
}

/// The steps double, so that what lies between two is by its logarithm.
std::vector<double> CountField::markPositions() const
{
    std::vector<double> positions;
    for (const std::int64_t value : m_marks) {
        const std::size_t below = nearestStep(value);
        if (below + 1 >= m_steps.size() || value < m_steps[below])
            continue;
        const double from = std::log2(static_cast<double>(m_steps[below]));
        const double to = std::log2(static_cast<double>(m_steps[below + 1]));
        positions.push_back(static_cast<double>(below) + (std::log2(static_cast<double>(value)) - from) / (to - from));
    }
    return positions;
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
