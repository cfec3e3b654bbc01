#include "ui/pages/model_page_words.h"

#include "ui/text/outside.h"

namespace cabe::ui {

QString modelPageTitle(const text::Phrasebook &book)
{
    return book.say("pages", QT_TRANSLATE_NOOP("pages", "Which model"));
}

QString statedMemory(const text::NumberFormat &numbers, std::string gib)
{
    constexpr std::size_t kDecimals = 2;
    const std::size_t point = gib.find('.');
    if (point == std::string::npos)
        gib += ".00";
    else if (gib.size() - point - 1 < kDecimals)
        gib.append(kDecimals - (gib.size() - point - 1), '0');
    return numbers.decimal(gib);
}

QString ModelPageLabels::model() const
{
    return m_say(QT_TRANSLATE_NOOP("pages", "&Model"));
}

QString ModelPageLabels::precision() const
{
    return m_task == Task::FineTune ? m_say(QT_TRANSLATE_NOOP("pages", "Base &weights"))
                                    : m_say(QT_TRANSLATE_NOOP("pages", "&Precision"));
}

QString ModelPageLabels::context() const
{
    return m_task == Task::FineTune ? m_say(QT_TRANSLATE_NOOP("pages", "&Sequence length"))
                                    : m_say(QT_TRANSLATE_NOOP("pages", "&Context per request"));
}

QString ModelPageLabels::requests(Field field) const
{
    if (field == Field::BatchSize)
        return m_say(QT_TRANSLATE_NOOP("pages", "Batch si&ze"));
    if (field == Field::AudioStreams)
        return m_say(QT_TRANSLATE_NOOP("pages", "A&udio streams"));
    return m_say(QT_TRANSLATE_NOOP("pages", "&Requests at once"));
}

QString ModelPageLabels::gpuMemory() const
{
    return m_say(QT_TRANSLATE_NOOP("pages", "&GPU memory"));
}

QString ModelPageLabels::stateMemory() const
{
    return m_say(QT_TRANSLATE_NOOP("pages", "State the GPU memory"));
}

QString ModelPageLabels::sizeForModel() const
{
    return m_say(QT_TRANSLATE_NOOP("pages", "Size it for a model"));
}

QString ModelPageLabels::fineTuning() const
{
    return m_say(QT_TRANSLATE_NOOP("pages", "The base stays frozen; rank-16 adapters are trained, gradient checkpointing on."));
}

QString ModelPageLabels::source() const
{
    // Where an adapter is trained, the letter belongs to the base weights.
    return m_task == Task::FineTune ? m_say(QT_TRANSLATE_NOOP("pages", "Where figures are published"))
                                    : m_say(QT_TRANSLATE_NOOP("pages", "&Where figures are published"));
}

QString ModelPageLabels::notChosen(const QString &typed, int found) const
{
    const QString name = text::shortened(typed.toStdString());
    if (found == 0)
        return m_say(QT_TRANSLATE_NOOP("pages", "No model matches \"%1\". Type another name, or press Esc."), {name});
    return m_say(QT_TRANSLATE_N_NOOP("pages", "\"%1\" matches %n model(s): choose one with the arrows and Enter."), {name}, found);
}

QString ModelPageLabels::range(std::int64_t from, std::int64_t to) const
{
    return m_say(QT_TRANSLATE_NOOP("pages", "%1 to %2"), {m_book.numbers().count(from), m_book.numbers().count(to)});
}

} // namespace cabe::ui
