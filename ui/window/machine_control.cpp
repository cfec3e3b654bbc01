#include "ui/window/machine_control.h"

#include "ui/session/words.h"
#include "ui/sources/changed_machines_dialog.h"
#include "ui/sources/machine_dialog.h"
#include "ui/text/error_text.h"
#include "ui/window/actions.h"
#include "ui/window/message_box.h"

#include <QAction>
#include <QPointer>

#include <algorithm>

namespace cabe::ui {

MachineControl::MachineControl(const Actions &actions, Session &session, SourceBook &book, Words &words, Chosen chosen, QWidget *window)
    : QObject(window), m_session(session), m_book(book), m_words(words), m_chosen(std::move(chosen)), m_window(window),
      m_edits(session, book, [self = QPointer(this)](const Error &error) {
          if (self) // what can be undone outlives the window
              self->tell(text::text(self->m_words.book(), error));
      })
{
    connect(actions.addMachine, &QAction::triggered, this, &MachineControl::add);
    connect(actions.editMachine, &QAction::triggered, this, &MachineControl::edit);
    connect(actions.hideMachine, &QAction::triggered, this, &MachineControl::hide);
    connect(actions.hiddenMachines, &QAction::triggered, this, &MachineControl::showChanged);
    const auto update = [&actions, &book] { actions.hiddenMachines->setEnabled(!book.overlay().edits.empty()); };
    connect(&book, &SourceBook::inventoryChanged, this, update);
    update();
}

void MachineControl::tell(const QString &sentence)
{
    tellMessage(m_window, QMessageBox::Information, sentence);
}

bool MachineControl::isIdTaken(const std::string &id) const
{
    return std::ranges::any_of(m_book.overlay().edits, [&](const MachineEdit &edit) {
        return edit.kind == MachineEdit::Kind::Added && edit.machine == id;
    });
}

void MachineControl::add()
{
    open(nullptr);
}

void MachineControl::edit()
{
    if (const Machine *machine = m_chosen())
        return open(machine);
    tell(m_words.book().say("window", QT_TRANSLATE_NOOP("window", "Choose a machine in the results first.")));
}

/// While the dialog is open the inventory may be another: the machine is looked for again.
void MachineControl::open(const Machine *machine)
{
    auto *dialog = new MachineDialog(machine ? cellsOf(*machine) : Cells{}, m_session.catalogues().countries,
                                     [this](const std::string &id) { return isIdTaken(id); }, m_words, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const std::shared_ptr<const Inventory> inventory = m_book.inventory();
    const Machine kept = machine ? *machine : Machine{};
    connect(dialog, &QDialog::accepted, this, [this, dialog, inventory, kept, isNew = !machine] {
        if (isNew)
            m_edits.add(dialog->cells());
        else if (const auto same = m_book.inventory()->findSame(*inventory, kept))
            m_edits.correct(m_book.inventory()->machines[*same], dialog->cells());
    });
    dialog->open();
}

void MachineControl::hide()
{
    if (const Machine *machine = m_chosen())
        return m_edits.hide(*machine);
    tell(m_words.book().say("window", QT_TRANSLATE_NOOP("window", "Choose a machine in the results first.")));
}

void MachineControl::showChanged()
{
    auto *dialog = new ChangedMachinesDialog(m_book, m_words, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ChangedMachinesDialog::restoreRequested, this, [this](const MachineEdit &edit) { m_edits.restore(edit); });
    dialog->open();
}

} // namespace cabe::ui
