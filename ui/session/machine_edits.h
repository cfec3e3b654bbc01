// What a person changes of machines on this computer, as steps that can be undone with all others.
#pragma once

#include "ui/session/session.h"
#include "ui/session/source_book.h"

#include <functional>

namespace cabe::ui {

class MachineEdits {
public:
    using Tell = std::function<void(const Error &)>;

    /// Both must outlive it and the undo stack's steps. `tell` hears of edits that are in use but could not be written.
    MachineEdits(Session &session, SourceBook &book, Tell tell) : m_session(session), m_book(book), m_tell(std::move(tell)) {}

    /// Of a machine that is in use now.
    void correct(const Machine &machine, const Cells &cells);
    void hide(const Machine &machine);
    void add(Cells cells);
    /// What its source says holds again; a machine that was added is gone.
    void restore(const MachineEdit &edit);

private:
    void apply(MachineEdit edit);
    void push(Overlay after);

    Session &m_session;
    SourceBook &m_book;
    Tell m_tell;
};

} // namespace cabe::ui
