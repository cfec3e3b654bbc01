#include "ui/session/scenarios.h"

#include <QPointer>
#include <QUndoCommand>
#include <QUndoStack>

#include <algorithm>

namespace cabe::ui {
namespace {

// A plan's texts are limited (kMaxTextBytes): what is kept is to be read again.
constexpr qsizetype kMostName = 120;
constexpr qsizetype kMostNote = 1000;

} // namespace

/// The list before and after.
class ScenariosCommand : public QUndoCommand {
public:
    ScenariosCommand(Scenarios &scenarios, std::vector<Scenario> after)
        : m_scenarios(&scenarios), m_before(scenarios.m_list), m_after(std::move(after))
    {
    }
    void undo() override { adopt(m_before); }
    void redo() override { adopt(m_after); }

private:
    void adopt(const std::vector<Scenario> &list)
    {
        if (m_scenarios) // the history is the session's and may live longer
            m_scenarios->adopt(list);
    }

    QPointer<Scenarios> m_scenarios;
    std::vector<Scenario> m_before;
    std::vector<Scenario> m_after;
};

Scenarios::Scenarios(Session &session, QObject *parent) : QObject(parent), m_session(session) {}

void Scenarios::start(std::vector<Scenario> scenarios)
{
    m_list = std::move(scenarios);
    m_saved = m_list;
    Q_EMIT changed();
}

void Scenarios::push(std::vector<Scenario> next)
{
    m_session.endGesture();
    if (next != m_list)
        m_session.undoStack().push(new ScenariosCommand(*this, std::move(next)));
}

void Scenarios::adopt(const std::vector<Scenario> &list)
{
    m_list = list;
    Q_EMIT changed();
}

/// The name, with a number where another scenario is called so.
QString Scenarios::freeName(const QString &name) const
{
    const auto isTaken = [this](const QString &wanted) {
        return std::ranges::any_of(m_list, [&](const Scenario &each) { return each.name == wanted; });
    };
    QString free = name;
    for (int i = 2; isTaken(free); ++i)
        free = name + u' ' + QString::number(i);
    return free;
}

void Scenarios::keep(const QString &name)
{
    if (isFull())
        return;
    auto next = m_list;
    next.push_back({freeName(name), {}, m_session.requirements()});
    push(std::move(next));
}

void Scenarios::remove(int scenario)
{
    if (!has(scenario))
        return;
    auto next = m_list;
    next.erase(next.begin() + scenario);
    push(std::move(next));
}

void Scenarios::move(int from, int to)
{
    if (!has(from) || !has(to) || from == to)
        return;
    auto next = m_list;
    const auto begin = next.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
    push(std::move(next));
}

void Scenarios::rename(int scenario, const QString &name)
{
    const QString trimmed = name.simplified().left(kMostName);
    if (!has(scenario) || trimmed.isEmpty())
        return;
    auto next = m_list;
    next[static_cast<std::size_t>(scenario)].name = trimmed;
    push(std::move(next));
}

void Scenarios::setNote(int scenario, const QString &note)
{
    if (!has(scenario))
        return;
    auto next = m_list;
    next[static_cast<std::size_t>(scenario)].note = note.trimmed().left(kMostNote);
    push(std::move(next));
}

void Scenarios::duplicate(int scenario)
{
    if (!has(scenario) || isFull())
        return;
    auto next = m_list;
    Scenario copy = next[static_cast<std::size_t>(scenario)];
    copy.name = freeName(copy.name);
    next.insert(next.begin() + scenario + 1, std::move(copy));
    push(std::move(next));
}

void Scenarios::open(int scenario)
{
    if (!has(scenario))
        return;
    m_session.endGesture();
    m_session.change(Field::Task, [&](Requirements &requirements) {
        requirements = m_list[static_cast<std::size_t>(scenario)].requirements;
    });
    m_session.endGesture();
}

} // namespace cabe::ui
