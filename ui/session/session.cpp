#include "ui/session/session.h"

#include <QUndoCommand>
#include <QUndoStack>

#include <algorithm>
#include <set>

namespace cabe::ui {
namespace {

/// Up to this many machines an index is made at once: it takes less than a frame.
constexpr std::size_t kIndexedAtOnce = 20'000;

bool sameRates(const Rates &a, const Rates &b)
{
    return std::ranges::equal(a, b, [](const auto &one, const auto &other) {
        return one.first == other.first && one.second.rate == other.second.rate && one.second.date == other.second.date;
    });
}

} // namespace

/// The one undo command: the requirements before and after.
class RequirementsCommand : public QUndoCommand {
public:
    RequirementsCommand(Session &session, Field field, int gesture, Requirements after)
        : m_session(session), m_field(field), m_gesture(gesture), m_before(session.m_requirements), m_after(std::move(after))
    {
    }

    void undo() override { m_session.adopt(m_before); }
    void redo() override { m_session.adopt(m_after); }
    int id() const override { return static_cast<int>(m_field); }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const RequirementsCommand *>(other);
        if (next->m_gesture != m_gesture)
            return false;
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    Session &m_session;
    Field m_field;
    int m_gesture;
    Requirements m_before;
    Requirements m_after;
};

Session::Session(std::shared_ptr<const Catalogues> catalogues, Clock clock, QObject *parent)
    : QObject(parent), m_catalogues(std::move(catalogues)), m_clock(std::move(clock)), m_requirements(firstRequirements()),
      m_saved(m_requirements),
      m_undo(std::make_unique<QUndoStack>())
{
    m_pool.setMaxThreadCount(1);
    ask();
}

Session::~Session()
{
    m_pool.waitForDone();
}

void Session::change(Field field, const std::function<void(Requirements &)> &edit)
{
    Requirements next = m_requirements;
    edit(next);
    if (next != m_requirements)
        m_undo->push(new RequirementsCommand(*this, field, m_gesture, std::move(next)));
}

void Session::start(Requirements requirements)
{
    m_undo->clear();
    m_saved = requirements;
    adopt(requirements);
    Q_EMIT savedChanged();
}

void Session::markSaved()
{
    m_saved = m_requirements;
    Q_EMIT savedChanged();
}

void Session::undoChanges()
{
    endGesture();
    change(Field::Task, [this](Requirements &requirements) { requirements = m_saved; });
    endGesture();
}

void Session::adopt(const Requirements &requirements)
{
    m_requirements = requirements;
    ask();
    Q_EMIT requirementsChanged();
    Q_EMIT answerChanged();
}

void Session::setLanguage(text::Language language)
{
    m_language = language;
    ask();
    Q_EMIT answerChanged();
}

void Session::setInventory(std::shared_ptr<const Inventory> inventory)
{
    m_inventory = std::move(inventory);
    std::set<Currency> currencies;
    if (m_inventory)
        for (const Machine &machine : m_inventory->machines)
            if (machine.price && !machine.currency.isNone())
                currencies.insert(machine.currency);
    m_currencies.assign(currencies.begin(), currencies.end());
    ask();
    Q_EMIT inventoryChanged();
    Q_EMIT answerChanged();
}

Currency Session::answerCurrency() const
{
    const Currency chosen = m_requirements.currency;
    return chosen.isNone() && m_inventory ? m_inventory->currency : chosen;
}

std::vector<Currency> Session::foreignCurrencies() const
{
    std::vector<Currency> foreign = m_currencies;
    std::erase(foreign, answerCurrency());
    return foreign;
}

void Session::setStaleAfter(const StaleAfter &staleAfter)
{
    m_staleAfter = staleAfter;
    ask();
    Q_EMIT answerChanged();
}

Question Session::questionFor(const Requirements &requirements) const
{
    return questionOf(requirements, *m_catalogues, m_language, m_inventory ? m_inventory->currency : Currency());
}

void Session::ask()
{
    m_question = questionFor(m_requirements);
    m_memory.reset();
    m_memoryFault.reset();
    if (m_question.workload) {
        auto memory = estimateMemory(*m_question.workload);
        if (memory)
            m_memory = std::move(*memory);
        else
            m_memoryFault = std::move(memory.error());
    }
    if (!m_memory || !m_question.preferences || !m_inventory) {
        m_answer.reset();
        return;
    }
    if (indexIsRight())
        makeAnswer();
    else
        bringIndex();
}

bool Session::indexIsRight() const
{
    const Preferences &preferences = *m_question.preferences;
    const Currency wanted = preferences.currency.isNone() ? m_inventory->currency : preferences.currency;
    return m_index && &m_index->inventory() == m_inventory.get() && m_index->currency() == wanted &&
           sameRates(m_index->rates(), preferences.rates);
}

void Session::bringIndex()
{
    const int ticket = ++m_ticket;
    const auto make = [inventory = m_inventory, cards = m_catalogues->cards, currency = m_question.preferences->currency,
                       rates = m_question.preferences->rates] {
        return std::make_shared<const InventoryIndex>(inventory, cards, currency, rates);
    };
    if (m_inventory->machines.size() <= kIndexedAtOnce) {
        m_index = make();
        m_indexing = false;
        makeAnswer();
        return;
    }
    m_indexing = true;
    m_pool.start([this, ticket, make] {
        auto index = make();
        QMetaObject::invokeMethod(this, [this, ticket, index = std::move(index)] { takeIndex(ticket, index); }, Qt::QueuedConnection);
    });
}

void Session::takeIndex(int ticket, std::shared_ptr<const InventoryIndex> index)
{
    if (ticket != m_ticket)
        return; // a newer one is on its way
    m_index = std::move(index);
    m_indexing = false;
    ask();
    Q_EMIT answerChanged();
}

void Session::makeAnswer()
{
    auto answer = LiveAnswer::make(*m_question.workload, *m_question.preferences, m_catalogues, m_index, m_clock(), m_staleAfter);
    if (answer) {
        m_answer = std::move(*answer);
        return;
    }
    m_answer.reset();
    m_memoryFault = std::move(answer.error());
}

} // namespace cabe::ui
