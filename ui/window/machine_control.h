// What the menu does with single machines: add, correct, hide one, and show what is hidden.
#pragma once

#include "ui/session/machine_edits.h"

#include <QObject>

#include <functional>

class QWidget;

namespace cabe::ui {

class Actions;
class Words;

class MachineControl : public QObject {
    Q_OBJECT

public:
    /// The machine that is chosen on the screen, or null.
    using Chosen = std::function<const Machine *()>;

    /// All must outlive the window.
    MachineControl(const Actions &actions, Session &session, SourceBook &book, Words &words, Chosen chosen, QWidget *window);

    void add();
    void edit();
    void hide();
    void showChanged();

private:
    void open(const Machine *machine);
    void tell(const QString &sentence);
    bool isIdTaken(const std::string &id) const;

    Session &m_session;
    SourceBook &m_book;
    Words &m_words;
    Chosen m_chosen;
    QWidget *m_window;
    MachineEdits m_edits;
};

} // namespace cabe::ui
