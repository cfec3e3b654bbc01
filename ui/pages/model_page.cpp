#include "ui/pages/model_page.h"

#include "core/domain/workload.h"
#include "ui/pages/model_finder.h"
#include "ui/pages/model_page_words.h"
#include "ui/pages/precision_field.h"
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

CountEntry &entryOf(Requirements &requirements, bool isContext)
{
    return isContext ? requirements.fields().context : requirements.fields().requests;
}

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
    m_requests->setSteps(requestSteps());
    m_requestsBox = new FieldBox(m_requests, m_requests->line(), this);
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
    connectCount(m_context, Count::Context);
    connectCount(m_requests, Count::Requests);
}

void ModelPage::connectCount(CountField *field, Count which)
{
    const bool isContext = which == Count::Context;
    connect(field, &CountField::chosen, this, [this, field, which, isContext](std::int64_t value) {
        session().change(fieldOf(which), [=](Requirements &r) { entryOf(r, isContext) = {value, {}}; });
        field->replaceValue(value, words().numbers());
    });
    connect(field, &CountField::typed, this, [this, which](const QString &typed) { typeCount(which, typed); });
    connect(field, &CountField::gestureEnded, this, [this, field, which, isContext] {
        session().endGesture();
        Requirements now = session().requirements();
        const ModelSpec *model = now.model(session().catalogues().models);
        const CountEntry &entry = entryOf(now, isContext);
        if (model && entry.unread.isEmpty())
            field->replaceValue(entry.value.value_or(isContext ? usualContext(*model) : 1), words().numbers());
    });
}

Field ModelPage::fieldOf(Count which) const
{
    const Requirements &now = session().requirements();
    const ModelSpec *model = now.model(session().catalogues().models);
    return which == Count::Context ? contextField(now.task) : requestsField(now.task, model ? model->kind : ModelKind::Language);
}

void ModelPage::typeCount(Count which, const QString &typed)
{
    const Field field = fieldOf(which);
    CountEntry entry;
    if (!typed.trimmed().isEmpty()) {
        if (const auto read = text::readCount(typed, field, words().language()))
            entry.value = *read;
        else
            entry.unread = typed;
    }
    m_typed[static_cast<std::size_t>(which)] = entry;
    session().change(field, [&](Requirements &r) { entryOf(r, which == Count::Context) = entry; });
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
    m_requestsBox->setLabel(labels.requests(fieldOf(Count::Requests)));
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
    const bool isImage = now.task == Task::Images || (model && model->kind == ModelKind::Image);
    const bool isSpeech = model && model->kind == ModelKind::Speech;
    refreshCount(Count::Context, asks && !isImage && !isSpeech);
    refreshCount(Count::Requests, asks && !isImage);
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

void ModelPage::refreshCount(Count which, bool asked)
{
    const bool isContext = which == Count::Context;
    CountField *field = isContext ? m_context : m_requests;
    FieldBox *box = isContext ? m_contextBox : m_requestsBox;
    box->setVisible(asked);
    if (!asked)
        return;
    const Requirements &now = session().requirements();
    const ModelSpec *model = now.model(session().catalogues().models);
    const ModelPageLabels labels(words().book(), now.task);
    const CountEntry &entry = isContext ? now.fields().context : now.fields().requests;
    const auto most = model && model->transformer() ? model->transformer()->maxContext : std::nullopt;
    if (isContext) {
        field->setUnit(labels.tokens(), labels.spokenTokens());
        field->setSteps(contextSteps(most.value_or(kDefaultContext)));
        box->setHelp(most ? labels.range(1, *most) : QString());
    } else {
        field->setUnit({}, QStringLiteral("%1"));
    }
    CountEntry &typed = m_typed[static_cast<std::size_t>(which)];
    const bool isTyped = entry == typed;
    typed = entry;
    if (entry.unread.isEmpty())
        field->setValue(entry.value.value_or(isContext && model ? usualContext(*model) : isContext ? kDefaultContext : 1),
                        words().numbers(), isTyped);
    else
        field->setUnread(entry.unread, isTyped);
    const QString fault = faultText(fieldOf(which));
    box->setFault(fault);
    field->setFaulty(!fault.isEmpty());
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
