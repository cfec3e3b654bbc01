// The way through the pages at a glance: which step is open, which are done, where something is wrong.
#pragma once

#include "ui/text/phrasebook.h"

#include <QWidget>

#include <array>

class QButtonGroup;
class QToolButton;

namespace cabe::ui {

enum class StepState { Open, Done, Wrong };

class StepBar : public QWidget {
    Q_OBJECT

public:
    static constexpr int kSteps = 4; ///< three pages and the machines

    explicit StepBar(QWidget *parent = nullptr);
    void setSteps(const text::Phrasebook &book, const QStringList &titles, const std::array<StepState, 3> &states, int current);

Q_SIGNALS:
    void stepChosen(int step);

private:
    QButtonGroup *m_group;
    std::array<QToolButton *, kSteps> m_steps{};
};

} // namespace cabe::ui
