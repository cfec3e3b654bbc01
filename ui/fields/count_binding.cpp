#include "ui/fields/count_binding.h"

#include "core/domain/workload.h"
#include "ui/text/number_input.h"
#include "ui/widgets/count_field.h"

namespace cabe::ui {

CountBinding::CountBinding(CountField *field, Which which, Session &session, Words &words, bool showsUnit)
    : QObject(field), m_field(field), m_which(which), m_session(session), m_words(words), m_showsUnit(showsUnit)
{
    connect(field, &CountField::chosen, this, [this](std::int64_t value) {
        m_session.change(this->field(), [this, value](Requirements &r) { entry(r) = {value, {}}; });
        m_field->replaceValue(value, m_words.numbers());
    });
    connect(field, &CountField::typed, this, &CountBinding::type);
    connect(field, &CountField::gestureEnded, this, &CountBinding::settle);
    if (!isContext())
        field->setSteps(requestSteps());
}

const ModelSpec *CountBinding::model() const
{
    return m_session.requirements().model(m_session.catalogues().models);
}

Field CountBinding::field() const
{
    const Task task = m_session.requirements().task;
    const ModelSpec *spec = model();
    return isContext() ? contextField(task) : requestsField(task, spec ? spec->kind : ModelKind::Language);
}

bool CountBinding::isAsked() const
{
    const Requirements &now = m_session.requirements();
    const ModelSpec *spec = model();
    const bool isImage = now.task == Task::Images || (spec && spec->kind == ModelKind::Image);
    const bool isSpeech = spec && spec->kind == ModelKind::Speech;
    return now.asksModel() && !isImage && !(isContext() && isSpeech);
}

std::optional<std::int64_t> CountBinding::most() const
{
    const ModelSpec *spec = model();
    return isContext() && spec && spec->transformer() ? spec->transformer()->maxContext : std::nullopt;
}

CountEntry &CountBinding::entry(Requirements &requirements) const
{
    return isContext() ? requirements.fields().context : requirements.fields().requests;
}

const CountEntry &CountBinding::entry() const
{
    const TaskFields &fields = m_session.requirements().fields();
    return isContext() ? fields.context : fields.requests;
}

std::int64_t CountBinding::usual() const
{
    const ModelSpec *spec = model();
    return !isContext() ? 1 : spec ? usualContext(*spec) : kDefaultContext;
}

void CountBinding::type(const QString &typed)
{
    CountEntry typedEntry;
    if (!typed.trimmed().isEmpty()) {
        if (const auto read = text::readCount(typed, field(), m_words.language()))
            typedEntry.value = *read;
        else
            typedEntry.unread = typed;
    }
    m_typed = typedEntry;
    m_session.change(field(), [&](Requirements &r) { entry(r) = typedEntry; });
}

void CountBinding::settle()
{
    m_session.endGesture();
    if (model() && entry().unread.isEmpty())
        m_field->replaceValue(entry().value.value_or(usual()), m_words.numbers());
}

void CountBinding::refresh(bool faulty)
{
    if (isContext()) {
        const text::Speaker say(m_words.book(), "pages");
        const QString unit = m_showsUnit ? say(QT_TRANSLATE_NOOP("pages", "tokens")) : QString();
        m_field->setUnit(unit, say(QT_TRANSLATE_NOOP("pages", "%1 tokens"), {QStringLiteral("%1")})); // the field fills in the figure
        m_field->setSteps(contextSteps(most().value_or(kDefaultContext)));
    } else {
        m_field->setUnit({}, QStringLiteral("%1"));
    }
    const bool isTyped = entry() == m_typed;
    m_typed = entry();
    if (entry().unread.isEmpty())
        m_field->setValue(entry().value.value_or(usual()), m_words.numbers(), isTyped);
    else
        m_field->setUnread(entry().unread, isTyped);
    m_field->setFaulty(faulty);
}

} // namespace cabe::ui
