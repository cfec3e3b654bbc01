#include "ui/pages/step_bar.h"

#include "ui/widgets/flow_layout.h"

#include <QButtonGroup>
#include <QToolButton>

namespace cabe::ui {
namespace {

QString stateWord(const text::Speaker &say, StepState state)
{
    switch (state) {
    case StepState::Done: return say(QT_TRANSLATE_NOOP("pages", "complete"));
    case StepState::Wrong: return say(QT_TRANSLATE_NOOP("pages", "to be corrected"));
    case StepState::Open: break;
    }
    return say(QT_TRANSLATE_NOOP("pages", "to be filled in"));
}

QString stepText(const text::Speaker &say, int number, const QString &title, StepState state)
{
    switch (state) {
    case StepState::Done: return QStringLiteral("\u2713 ") + title;
    case StepState::Wrong: return QStringLiteral("! ") + title + QStringLiteral(" (") + stateWord(say, state) + u')';
    case StepState::Open: break;
    }
    return QString::number(number) + u' ' + title;
}

} // namespace

StepBar::StepBar(QWidget *parent) : QWidget(parent), m_group(new QButtonGroup(this))
{
    auto *layout = new FlowLayout(this, 4);
    for (int i = 0; i < kSteps; ++i) {
        auto *step = new QToolButton(this);
        step->setObjectName(QStringLiteral("step%1").arg(i + 1));
        step->setCheckable(true);
        step->setAutoRaise(true);
        step->setFocusPolicy(Qt::StrongFocus);
        step->setMinimumHeight(fontMetrics().height() + 12);
        m_group->addButton(step, i);
        layout->addWidget(step);
        m_steps[static_cast<std::size_t>(i)] = step;
    }
    connect(m_group, &QButtonGroup::idClicked, this, &StepBar::stepChosen);
}

void StepBar::setSteps(const text::Phrasebook &book, const QStringList &titles, const std::array<StepState, 3> &states,
                       int current)
{
    const text::Speaker say(book, "pages");
    for (std::size_t i = 0; i < states.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        const QString &title = titles[static_cast<qsizetype>(i)];
        m_steps[i]->setText(stepText(say, number, title, states[i]));
        m_steps[i]->setAccessibleName(say(QT_TRANSLATE_NOOP("pages", "Step %1 of 3, %2, %3"),
                                          {QString::number(number), title, stateWord(say, states[i])}));
    }
    m_steps.back()->setText(say(QT_TRANSLATE_NOOP("pages", "Machines")));
    m_steps.back()->setAccessibleName(m_steps.back()->text());
    m_steps[static_cast<std::size_t>(current)]->setChecked(true);
}

} // namespace cabe::ui
