// The machines that were changed on this computer: added, corrected or hidden, each with the way back.
#pragma once

#include "ui/session/source_book.h"
#include "ui/session/words.h"

#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace cabe::ui {

class ChangedMachinesDialog : public QDialog {
    Q_OBJECT

public:
    ChangedMachinesDialog(SourceBook &book, Words &words, QWidget *parent = nullptr);

Q_SIGNALS:
    void restoreRequested(const cabe::MachineEdit &edit);

private:
    void fill();

    SourceBook &m_book;
    Words &m_words;
    QTreeWidget *m_list;
    QPushButton *m_restore;
};

} // namespace cabe::ui
