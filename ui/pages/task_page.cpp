#include "ui/pages/task_page.h"

#include "ui/widgets/texts.h"

#include <QButtonGroup>
#include <QFrame>
#include <QLabel>
#include <QMouseEvent>
#include <QRadioButton>
#include <QVBoxLayout>

namespace cabe::ui {
namespace {

struct TaskWords {
    const char *name; ///< with its mnemonic
    const char *objectName;
    const char *sentence;
};

constexpr TaskWords kTasks[]{
    {QT_TRANSLATE_NOOP("pages", "&Run a model"), "taskRun",
     QT_TRANSLATE_NOOP("pages", "Serve a language, embedding or speech model.")},
    {QT_TRANSLATE_NOOP("pages", "Fine-&tune a model"), "taskFineTune",
     QT_TRANSLATE_NOOP("pages", "Train a LoRA or QLoRA adapter on one GPU.")},
    {QT_TRANSLATE_NOOP("pages", "&Generate images"), "taskImages",
     QT_TRANSLATE_NOOP("pages", "Run an image pipeline at its native resolution.")},
    {QT_TRANSLATE_NOOP("pages", "&Open a notebook"), "taskNotebook",
     QT_TRANSLATE_NOOP("pages", "A GPU with the memory you state, or sized for a model.")}};

/// A row of which every point chooses.
class ChoiceRow : public QFrame {
public:
    ChoiceRow(QRadioButton *button, QLabel *sentence, QWidget *parent) : QFrame(parent), m_button(button)
    {
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(8, 8, 8, 8);
        layout->setSpacing(4);
        layout->addWidget(button);
        layout->addWidget(sentence);
        setFrameShape(QFrame::StyledPanel);
    }

protected:
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) {
            m_button->setFocus(Qt::MouseFocusReason);
            m_button->click();
        }
    }

private:
    QRadioButton *m_button;
};

} // namespace

TaskPage::TaskPage(Session &session, Words &words, QWidget *parent)
    : Page(session, words, parent), m_intro(plainLabel({}, this)), m_group(new QButtonGroup(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_intro);
    layout->addSpacing(8);
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        Choice &choice = m_choices[i];
        choice.button = new QRadioButton;
        choice.button->setObjectName(QLatin1StringView(kTasks[i].objectName));
        choice.sentence = plainLabel({}, this);
        choice.sentence->setContentsMargins(24, 0, 0, 0);
        m_group->addButton(choice.button, static_cast<int>(i));
        layout->addWidget(new ChoiceRow(choice.button, choice.sentence, this));
    }
    layout->addStretch(1);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) {
        const Task task = static_cast<Task>(id);
        this->session().endGesture();
        this->session().change(Field::Task, [&](Requirements &requirements) {
            chooseTask(requirements, task, this->session().catalogues().models);
        });
    });
    TaskPage::refresh();
}

QString TaskPage::title() const
{
    return words().book().say("pages", QT_TRANSLATE_NOOP("pages", "What you want to do"));
}

void TaskPage::refresh()
{
    const text::Speaker say(words().book(), "pages");
    m_intro->setText(say(QT_TRANSLATE_NOOP(
        "pages", "Cabe adds up the memory it takes and finds the machines where it fits.")));
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        const QString sentence = say(kTasks[i].sentence);
        m_choices[i].button->setText(say(kTasks[i].name));
        m_choices[i].button->setAccessibleDescription(sentence);
        m_choices[i].sentence->setText(sentence);
    }
    m_choices[static_cast<std::size_t>(session().requirements().task)].button->setChecked(true);
}

bool TaskPage::focusField(Field field)
{
    if (field != Field::Task)
        return false;
    firstField()->setFocus();
    return true;
}

QWidget *TaskPage::firstField() const
{
    return m_choices[static_cast<std::size_t>(session().requirements().task)].button;
}

} // namespace cabe::ui
