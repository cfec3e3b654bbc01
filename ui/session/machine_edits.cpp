#include "ui/session/machine_edits.h"

#include <QUndoCommand>
#include <QUndoStack>

namespace cabe::ui {
namespace {

/// The overlay before and after one edit; another program's window may have its own.
class OverlayCommand : public QUndoCommand {
public:
    OverlayCommand(SourceBook &book, MachineEdits::Tell tell, Overlay after)
        : m_book(book), m_tell(std::move(tell)), m_before(book.overlay()), m_after(std::move(after))
    {
    }
    void undo() override { set(m_before); }
    void redo() override { set(m_after); }

private:
    void set(const Overlay &overlay)
    {
        if (!m_book.setOverlay(overlay))
            m_tell(Error{error::NotKept{}});
    }

    SourceBook &m_book;
    MachineEdits::Tell m_tell;
    Overlay m_before;
    Overlay m_after;
};

} // namespace

void MachineEdits::push(Overlay after)
{
    if (after == m_book.overlay())
        return;
    m_session.endGesture();
    m_session.undoStack().push(new OverlayCommand(m_book, m_tell, std::move(after)));
}

void MachineEdits::apply(MachineEdit edit)
{
    edit.changedAt = m_session.now();
    Overlay after = m_book.overlay();
    after.set(std::move(edit));
    push(std::move(after));
}

void MachineEdits::correct(const Machine &machine, const Cells &cells)
{
    const std::string source = m_book.sourceOf(machine);
    MachineEdit edit{.source = source, .machine = std::string(machine.id), .kind = MachineEdit::Kind::Corrected, .cells = {}, .changedAt = {}};
    if (const MachineEdit *known = m_book.overlay().find(source, machine.id); known && known->kind == MachineEdit::Kind::Added) {
        edit.kind = MachineEdit::Kind::Added;
        edit.cells = cells;
        return apply(std::move(edit));
    }
    // Only what differs from the source is kept, so that a refresh renews the rest.
    const Machine *original = m_book.original(source, machine.id);
    const Cells says = original ? cellsOf(*original) : Cells{};
    const auto in = [](const Cells &all, Member member) {
        const auto found = all.find(member);
        return found == all.end() ? std::string() : found->second;
    };
    for (std::size_t i = 0; i < kMembers; ++i)
        if (const auto member = static_cast<Member>(i); in(cells, member) != in(says, member) && member != Member::Id)
            edit.cells[member] = in(cells, member);
    apply(std::move(edit));
}

void MachineEdits::hide(const Machine &machine)
{
    const std::string source = m_book.sourceOf(machine);
    const MachineEdit *known = m_book.overlay().find(source, machine.id);
    if (known && known->kind == MachineEdit::Kind::Added)
        return restore(*known);
    apply({.source = source, .machine = std::string(machine.id), .kind = MachineEdit::Kind::Hidden, .cells = {}, .changedAt = {}});
}

void MachineEdits::add(Cells cells)
{
    MachineEdit edit{.source = {}, .machine = cells[Member::Id], .kind = MachineEdit::Kind::Added, .cells = std::move(cells), .changedAt = {}};
    apply(std::move(edit));
}

void MachineEdits::restore(const MachineEdit &edit)
{
    Overlay after = m_book.overlay();
    after.remove(edit.source, edit.machine);
    push(std::move(after));
}

} // namespace cabe::ui
