#include "ui/pages/model_page.h"

#include "ui/fields/count_binding.h"
#include "ui/fields/precision_field.h"
#include "ui/pages/model_finder.h"
#include "ui/pages/model_page_words.h"
#include "ui/text/error_text.h"
#include "ui/text/number_input.h"
#include "ui/widgets/count_field.h"
#include "ui/widgets/field_box.h"
#include "ui/widgets/line_field.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace cabe::ui {
namespace {

constexpr int kBetweenModelFields = 8;

} // namespace

ModelPage::ModelPage(Session &session, Words &words, QWidget *parent) : Page(session, words, parent)
{
    build();
    connectFields();
    ModelPage::refresh();
}

QString ModelPage::title() const
{
    return modelPageTitle(words().book());
}

void ModelPage::setOpener(ModelFacts::Opener opener)
{
    m_facts->setOpener(std::move(opener));
}

void ModelPage::build()
{
    m_notebook = new QWidget(this);
    m_stated = new QRadioButton(m_notebook);
    m_stated->setObjectName(QStringLiteral("stated"));
    m_sized = new QRadioButton(m_notebook);
    m_sized->setObjectName(QStringLiteral("sized"));
    auto *choice = new QVBoxLayout(m_notebook);
    choice->setContentsMargins(0, 0, 0, 0);
    choice->setSpacing(kBetweenModelFields);
    choice->addWidget(m_stated);
    choice->addWidget(m_sized);

    auto *memory = new QWidget(this);
    m_memory = new LineField(memory);
    m_memory->setObjectName(QStringLiteral("gpuMemory"));
    m_memory->setAlignment(Qt::AlignRight);
    m_memoryUnit = new QLabel(QStringLiteral("GiB"), memory);
    auto *line = new QHBoxLayout(memory);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_memory);
    line->addWidget(m_memoryUnit);
    line->addStretch(1);
    m_memoryBox = new FieldBox(memory, m_memory, this);

    m_finder = new ModelFinder(session().catalogues().models, words(), this);
    m_modelBox = new FieldBox(m_finder, m_finder->field(), this);
    m_facts = new ModelFacts(this);
    m_precision = new PrecisionField(this);
    m_precisionBox = new FieldBox(m_precision, m_precision, this);
    m_context = new CountField(this);
    m_context->line()->setObjectName(QStringLiteral("context"));
    m_contextBox = new FieldBox(m_context, m_context->line(), this);
    m_requests = new CountField(this);
    m_requests->line()->setObjectName(QStringLiteral("requests"));
    m_requestsBox = new FieldBox(m_requests, m_requests->line(), this);
    m_contextCount = new CountBinding(m_context, CountBinding::Which::Context, session(), words());
    m_requestsCount = new CountBinding(m_requests, CountBinding::Which::Requests, session(), words());
    m_explanation = new QLabel(this);
    m_explanation->setObjectName(QStringLiteral("explanation"));
    m_explanation->setWordWrap(true);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kBetweenModelFields);
    for (QWidget *each : {m_notebook, static_cast<QWidget *>(m_memoryBox)})
        layout->addWidget(each);
    layout->addWidget(m_modelBox, 1);
    for (QWidget *each : {static_cast<QWidget *>(m_precisionBox), static_cast<QWidget *>(m_contextBox),
                          static_cast<QWidget *>(m_requestsBox), static_cast<QWidget *>(m_explanation),
                          static_cast<QWidget *>(m_facts)})
        layout->addWidget(each);
    layout->addStretch();
}

void ModelPage::connectFields()
{
    connect(m_finder, &ModelFinder::chosen, this, [this](const QString &id) {
        session().change(Field::Model, [&id](Requirements &r) { r.fields().model = id.toStdString(); });
        session().endGesture();
    });
    connect(m_finder, &ModelFinder::unsettledChanged, this, [this] {
        refreshModelFault();
        Q_EMIT unsettledChanged();
    });
    connect(m_precision, &PrecisionField::chosen, this, [this](Precision precision) {
        session().change(Field::Precision, [precision](Requirements &r) { r.fields().precision = precision; });
        session().endGesture();
    });
    for (QRadioButton *button : {m_stated, m_sized})
        connect(button, &QRadioButton::clicked, this, [this] {
            const bool stated = m_stated->isChecked();
            session().change(Field::GpuMemory, [stated](Requirements &r) { r.notebookStated = stated; });
            session().endGesture();
        });
    connect(m_memory, &QLineEdit::textEdited, this, &ModelPage::typeMemory);
    connect(m_memory, &LineField::left, this, &ModelPage::settleMemory);
    connect(m_memory, &QLineEdit::returnPressed, this, &ModelPage::settleMemory);
}

void ModelPage::typeMemory(const QString &typed)
{
    DecimalEntry entry;
    if (!typed.trimmed().isEmpty()) {
        if (const auto read = text::readDecimalTyped(typed, Field::GpuMemory, words().language()))
            entry.value = *read;
        else
            entry.unread = typed;
    }
    m_typedMemory = entry;
    session().change(Field::GpuMemory, [&entry](Requirements &r) { r.gpuMemoryGib = entry; });
}

void ModelPage::settleMemory()
{
    session().endGesture();
    const DecimalEntry &entry = session().requirements().gpuMemoryGib;
    if (entry.value)
        m_memory->setText(statedMemory(words().numbers(), *entry.value));
}

void ModelPage::refresh()
{
    refreshTexts();
    refreshNotebook();
    refreshModel();
}

void ModelPage::refreshTexts()
{
    const ModelPageLabels labels(words().book(), session().requirements().task);
    m_stated->setText(labels.stateMemory());
    m_sized->setText(labels.sizeForModel());
    m_memoryBox->setLabel(labels.gpuMemory());
    m_modelBox->setLabel(labels.model());
    m_precisionBox->setLabel(labels.precision());
    m_contextBox->setLabel(labels.context());
    m_requestsBox->setLabel(labels.requests(m_requestsCount->field()));
    m_explanation->setText(labels.fineTuning());
    m_finder->retranslate();
}

void ModelPage::refreshNotebook()
{
    const Requirements &now = session().requirements();
    m_notebook->setVisible(now.task == Task::Notebook);
    (now.notebookStated ? m_stated : m_sized)->setChecked(true);
    m_memoryBox->setVisible(!now.asksModel());
    const DecimalEntry &entry = now.gpuMemoryGib;
    m_memory->show(entry.value ? statedMemory(words().numbers(), *entry.value) : entry.unread, entry == m_typedMemory);
    m_typedMemory = entry;
    const QString fault = now.asksModel() ? QString() : faultText(Field::GpuMemory);
    m_memoryBox->setFault(fault);
    m_memory->setFaulty(!fault.isEmpty());
}

void ModelPage::refreshModel()
{
    const Requirements &now = session().requirements();
    const bool asks = now.asksModel();
    const ModelPageLabels labels(words().book(), now.task);
    const ModelSpec *model = now.model(session().catalogues().models);
    m_modelBox->setVisible(asks);
    m_precisionBox->setVisible(asks);
    m_explanation->setVisible(asks && now.task == Task::FineTune);
    m_finder->setTask(now.task);
    m_finder->setChosen(now.fields().model);
    m_facts->setModel(words().book(), model, labels.source());
    const bool storable = now.task == Task::Run || now.task == Task::Notebook;
    m_precision->setChoice(words().book(), now.task, now.fields().precision, storable && model && model->weightsBytes);
    m_precisionBox->setFault(asks ? faultText(Field::Precision) : QString());

    refreshModelFault();
    refreshCount(m_contextCount, m_contextBox);
    refreshCount(m_requestsCount, m_requestsBox);
}

void ModelPage::refreshModelFault()
{
    const bool asks = session().requirements().asksModel();
    QString fault = asks ? faultText(Field::Model) : QString();
    if (const Error *missing = session().memoryFault();
        missing && asks && std::holds_alternative<error::FigureMissing>(missing->fact))
        fault = text::text(words().book(), *missing);
    if (asks && !m_finder->unsettled().isEmpty())
        fault = ModelPageLabels(words().book(), session().requirements().task).notChosen(m_finder->unsettled(), m_finder->found());
    m_modelBox->setFault(fault);
    m_finder->field()->setFaulty(!fault.isEmpty());
}

void ModelPage::refreshCount(CountBinding *count, FieldBox *box)
{
    box->setVisible(count->isAsked());
    if (!count->isAsked())
        return;
    const auto most = count->most();
    box->setHelp(most ? ModelPageLabels(words().book(), session().requirements().task).range(1, *most) : QString());
    const QString fault = faultText(count->field());
    box->setFault(fault);
    count->refresh(!fault.isEmpty());
}

bool ModelPage::focusField(Field field)
{
    QWidget *target = nullptr;
    if (field == Field::Model)
        target = m_finder->field();
    else if (field == Field::Precision)
        target = m_precision->checkedButton();
    else if (field == Field::GpuMemory)
        target = m_memory;
    else if (field == Field::Context || field == Field::SequenceLength)
        target = m_context->line();
    else if (field == Field::Requests || field == Field::BatchSize || field == Field::AudioStreams)
        target = m_requests->line();
    if (!target)
        return false;
    target->setFocus(Qt::TabFocusReason);
    return true;
}

void ModelPage::settle()
{
    m_finder->settle();
}

QWidget *ModelPage::unsettled() const
{
    const bool waits = session().requirements().asksModel() && !m_finder->unsettled().isEmpty();
    return waits ? m_finder->field() : nullptr;
}

QWidget *ModelPage::firstField() const
{
    const Requirements &now = session().requirements();
    if (now.task == Task::Notebook)
        return now.notebookStated ? m_stated : m_sized;
    return m_finder->field();
}

} // namespace cabe::ui
