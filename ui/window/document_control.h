// The commands of the plan as a document: new, open, save, recent files, and the question before anything is lost.
#pragma once

#include "core/base/error.h"
#include "ui/session/plan_document.h"
#include "ui/session/words.h"

#include <QObject>

#include <functional>
#include <vector>

class QMenu;
class QWidget;

namespace cabe::ui {

class Actions;
class WindowMemory;

class DocumentControl : public QObject {
    Q_OBJECT

public:
    /// All must outlive the window, which owns it.
    DocumentControl(const Actions &actions, Session &session, PlanDocument &document, Words &words, WindowMemory &memory,
                    QWidget *window);

    /// Goes on once nothing would be lost: at once, or after the question was answered. `otherwise` where it was cancelled.
    void whenSafe(std::function<void()> next, std::function<void()> otherwise = {});
    /// The faults where it could not be; they are told too.
    std::vector<Error> open(const QString &file);
    void openWithQuestion(const QString &file);
    void startNew();
    /// Opens what was left behind in `autosaved`; what means nothing is set aside, and told.
    void recover(const QString &autosaved);
    void discardRecovered();

Q_SIGNALS:
    void planOpened(); ///< or a new one was begun
    /// A field is wrong: it has to be put right before the plan can be saved.
    void faultStands();

private:
    void connectActions(const Actions &actions);
    void openChosen();
    void saveThen(std::function<void()> next);
    void saveAsThen(std::function<void()> next);
    void write(const QString &file, const std::function<void()> &next);
    void fillRecent();

    Session &m_session;
    PlanDocument &m_document;
    Words &m_words;
    WindowMemory &m_memory;
    QWidget *m_window;
    QMenu *m_recent;
};

} // namespace cabe::ui
