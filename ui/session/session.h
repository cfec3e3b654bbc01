// What stands behind every view: the requirements with their history, the inventory, and the answer that
// follows from them at every change. It knows no widgets; a second window would have a second one.
#pragma once

#include "ui/session/live_answer.h"
#include "ui/session/question.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>

class QUndoStack;

namespace cabe::ui {

class Session : public QObject {
    Q_OBJECT

public:
    using Clock = std::function<UtcTime()>;

    Session(std::shared_ptr<const Catalogues> catalogues, Clock clock, QObject *parent = nullptr);
    ~Session() override;

    const Catalogues &catalogues() const { return *m_catalogues; }

    const Requirements &requirements() const { return m_requirements; }
    /// Edits the requirements, as one step to undo; changes of one field until endGesture() are one step together.
    void change(Field field, const std::function<void(Requirements &)> &edit);
    void endGesture() { ++m_gesture; }
    /// Replaces all of them, without a way back: a plan that was opened, a new one.
    void start(Requirements requirements);
    QUndoStack &undoStack() { return *m_undo; }

    /// The requirements as they were opened or saved last; the views tell what has changed since.
    const Requirements &saved() const { return m_saved; }
    std::vector<Field> changes() const { return changedFields(m_saved, m_requirements, *m_catalogues); }
    void markSaved();
    /// All changes at once, as one step to undo.
    void undoChanges();

    /// Figures typed from now on are read as this language writes them.
    void setLanguage(text::Language language);

    void setInventory(std::shared_ptr<const Inventory> inventory);
    const std::shared_ptr<const Inventory> &inventory() const { return m_inventory; }
    /// What the answer is in: the currency chosen, else the inventory's.
    Currency answerCurrency() const;
    /// The others that machines of the inventory are priced in, in order.
    std::vector<Currency> foreignCurrencies() const;
    UtcTime now() const { return m_clock(); }
    /// From when on data count as old.
    void setStaleAfter(const StaleAfter &staleAfter);

    const Question &question() const { return m_question; }
    /// What other requirements would ask.
    Question questionFor(const Requirements &requirements) const;
    /// The memory needed; null while a field of the workload is missing or wrong, or it cannot be calculated.
    const MemoryEstimate *memory() const { return m_memory ? &*m_memory : nullptr; }
    /// Why there is no memory although the fields are right; null where that is not so.
    const Error *memoryFault() const { return m_memoryFault ? &*m_memoryFault : nullptr; }
    /// Null while there is no inventory or a field is missing or wrong.
    const AnswerPointer &answer() const { return m_answer; }
    /// What the answer stands on; null before the first.
    const std::shared_ptr<const InventoryIndex> &index() const { return m_index; }
    const StaleAfter &staleAfter() const { return m_staleAfter; }
    const std::shared_ptr<const Catalogues> &sharedCatalogues() const { return m_catalogues; }
    /// Whether a newer answer is on its way: the inventory is being put in order in another currency.
    bool isUpdating() const { return m_indexing; }

Q_SIGNALS:
    void requirementsChanged();
    void savedChanged();
    /// The question, the memory or the answer are others now.
    void answerChanged();
    void inventoryChanged();

private:
    friend class RequirementsCommand;
    void adopt(const Requirements &requirements);
    void ask();
    void bringIndex();
    void takeIndex(int ticket, std::shared_ptr<const InventoryIndex> index);
    bool indexIsRight() const;
    void makeAnswer();

    std::shared_ptr<const Catalogues> m_catalogues;
    Clock m_clock;
    text::Language m_language = text::Language::English;
    StaleAfter m_staleAfter;
    Requirements m_requirements;
    Requirements m_saved;
    std::unique_ptr<QUndoStack> m_undo;
    int m_gesture = 0;
    std::shared_ptr<const Inventory> m_inventory;
    std::vector<Currency> m_currencies; ///< of its prices
    std::shared_ptr<const InventoryIndex> m_index;
    Question m_question;
    std::optional<MemoryEstimate> m_memory;
    std::optional<Error> m_memoryFault;
    AnswerPointer m_answer;
    bool m_indexing = false;
    int m_ticket = 0;
    QThreadPool m_pool; ///< last: it waits for its work before the rest goes
};

} // namespace cabe::ui
