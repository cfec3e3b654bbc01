// A whole number by a slider of doubling steps and by an exact entry beside it.
#pragma once

#include "ui/text/phrasebook.h"

#include <QWidget>

#include <cstdint>
#include <vector>

class QLabel;
class QSlider;

namespace cabe::ui {

class StepSlider;

class LineField;

class CountField : public QWidget {
    Q_OBJECT

public:
    explicit CountField(QWidget *parent = nullptr);

    /// The slider's stops, rising; an exact entry may lie between or beyond them.
    void setSteps(std::vector<std::int64_t> steps);
    /// The figure shown, and how it is written; a line that is being typed in keeps its text where that is the figure's.
    void setValue(std::int64_t value, const text::NumberFormat &numbers, bool isTyped = true);
    /// The same where the line is in use: a step by its keys, or what was understood once Enter is struck.
    void replaceValue(std::int64_t value, const text::NumberFormat &numbers);
    /// What was typed and not understood is left as it is.
    void setUnread(const QString &typed, bool isTyped = true);
    /// What the slider says to screen readers: "4096 tokens"; %1 is the figure.
    void setUnit(const QString &unit, const QString &spoken);
    /// Values that stand out along the slider, with what they say.
    void setMarks(std::vector<std::int64_t> values, const QString &sentence);
    const std::vector<std::int64_t> &marks() const { return m_marks; }
    void setFaulty(bool faulty);
    LineField *line() const { return m_line; }
    QSlider *slider() const;

Q_SIGNALS:
    void chosen(std::int64_t value); ///< by the slider or the keys
    void typed(const QString &text); ///< at every change
    void gestureEnded();             ///< slider released, field left

private:
    std::size_t nearestStep(std::int64_t value) const;
    std::vector<double> markPositions() const;
    void describe();

    LineField *m_line;
    StepSlider *m_slider;
    QLabel *m_unit;
    std::vector<std::int64_t> m_steps;
    std::int64_t m_value = 0;
    QString m_spoken;
    QString m_valueText;
    std::vector<std::int64_t> m_marks;
    QString m_markSentence;
};

/// 256, 512, 1024 ... and the maximum itself.
std::vector<std::int64_t> contextSteps(std::int64_t most);
/// 1, 2, 4 ... 512
std::vector<std::int64_t> requestSteps();

} // namespace cabe::ui
