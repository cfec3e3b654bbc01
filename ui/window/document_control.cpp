#include "ui/window/document_control.h"

#include "ui/text/error_text.h"
#include "ui/text/outside.h"
#include "ui/window/actions.h"
#include "ui/window/help_dialogs.h"
#include "ui/window/message_box.h"
#include "ui/window/window_memory.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>

namespace cabe::ui {
namespace {

constexpr const char *kEnding = "cabe";

} // namespace

DocumentControl::DocumentControl(const Actions &actions, Session &session, PlanDocument &document, Words &words,
                                 WindowMemory &memory, QWidget *window)
    : QObject(window), m_session(session), m_document(document), m_words(words), m_memory(memory), m_window(window),
      m_recent(actions.recentPlans)
{
    connectActions(actions);
    connect(&document, &PlanDocument::changed, this, [this, &actions] {
        actions.save->setEnabled(m_document.isModified() || m_document.file().isEmpty());
    });
    fillRecent();
}

void DocumentControl::connectActions(const Actions &actions)
{
    connect(actions.newPlan, &QAction::triggered, this, [this] { whenSafe([this] { startNew(); }); });
    connect(actions.openPlan, &QAction::triggered, this, [this] { whenSafe([this] { openChosen(); }); });
    connect(actions.save, &QAction::triggered, this, [this] { saveThen({}); });
    connect(actions.saveAs, &QAction::triggered, this, [this] { saveAsThen({}); });
    connect(m_recent, &QMenu::aboutToShow, this, &DocumentControl::fillRecent);
}

void DocumentControl::startNew()
{
    Requirements fresh = firstRequirements();
    m_memory.recall(fresh, m_session.catalogues().countries);
    m_document.startNew(std::move(fresh));
    Q_EMIT planOpened();
}

void DocumentControl::openChosen()
{
    const text::Speaker say(m_words.book(), "window");
    auto *dialog = new QFileDialog(m_window, say(QT_TRANSLATE_NOOP("window", "Open a plan")), m_memory.planFolder(),
                                   say(QT_TRANSLATE_NOOP("window", "Plans (*.cabe);;All files (*)")));
    dialog->setObjectName(QStringLiteral("openPlanDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &DocumentControl::open);
    dialog->open();
}

void DocumentControl::openWithQuestion(const QString &file)
{
    whenSafe([this, file] { open(file); });
}

std::vector<Error> DocumentControl::open(const QString &file)
{
    const std::vector<Error> faults = m_document.open(file);
    if (!faults.empty()) {
        m_memory.forgetRecent(file);
        planFaultsDialog(m_words.book(), faults, m_window)->open();
        return faults;
    }
    m_memory.addRecent(m_document.file());
    Q_EMIT planOpened();
    return {};
}

void DocumentControl::recover(const QString &autosaved)
{
    const std::vector<Error> faults = m_document.recover(autosaved);
    if (faults.empty()) {
        Q_EMIT planOpened();
        return;
    }
    const QString aside = Autosave::setAside(autosaved);
    tellMessage(m_window, QMessageBox::Warning,
                m_words.book().say("window", QT_TRANSLATE_NOOP("window", "Work that was not saved could not be recovered. It was set aside as %1."),
                                   {text::shown(aside.toStdString())}),
                text::text(m_words.book(), faults.front()));
}

void DocumentControl::discardRecovered()
{
    Requirements fresh = firstRequirements();
    m_memory.recall(fresh, m_session.catalogues().countries);
    m_document.discardRecovered(std::move(fresh));
    Q_EMIT planOpened();
}

void DocumentControl::whenSafe(std::function<void()> next, std::function<void()> otherwise)
{
    if (!m_document.isModified())
        return next();
    const text::Speaker say(m_words.book(), "window");
    const QString name = m_document.file().isEmpty() ? say(QT_TRANSLATE_NOOP("window", "Untitled")) : m_document.name();
    auto *box = messageBox(m_window, QMessageBox::Question,
                           say(QT_TRANSLATE_NOOP("window", "Save the changes to \"%1\"?"), {text::shown(name.toStdString())}),
                           QStringLiteral("saveQuestion"));
    auto *save = box->addButton(QMessageBox::Save);
    save->setText(say(QT_TRANSLATE_NOOP("window", "&Save")));
    auto *discard = box->addButton(QMessageBox::Discard);
    discard->setText(say(QT_TRANSLATE_NOOP("window", "&Don't save")));
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(QMessageBox::Save);
    connect(box, &QMessageBox::finished, this, [this, next = std::move(next), otherwise = std::move(otherwise)](int answer) {
        if (answer == QMessageBox::Save)
            saveThen(next);
        else if (answer == QMessageBox::Discard)
            next();
        else if (otherwise)
            otherwise();
    });
    box->open();
}

void DocumentControl::saveThen(std::function<void()> next)
{
    if (m_document.file().isEmpty())
        return saveAsThen(std::move(next));
    write(m_document.file(), next);
}

void DocumentControl::saveAsThen(std::function<void()> next)
{
    if (!m_document.canBeSaved())
        return Q_EMIT faultStands();
    const text::Speaker say(m_words.book(), "window");
    auto *dialog = new QFileDialog(m_window, say(QT_TRANSLATE_NOOP("window", "Save the plan")), m_memory.planFolder(),
                                   say("Plans (*.cabe);;All files (*)"));
    dialog->setObjectName(QStringLiteral("savePlanDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QLatin1StringView(kEnding));
    const QString name = m_document.file().isEmpty() ? say(QT_TRANSLATE_NOOP("window", "Plan")) : m_document.name();
    dialog->selectFile(name + QStringLiteral(".cabe"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, next = std::move(next)](const QString &file) { write(file, next); });
    dialog->open();
}

void DocumentControl::write(const QString &file, const std::function<void()> &next)
{
    if (!m_document.canBeSaved())
        return Q_EMIT faultStands();
    if (const auto fault = m_document.save(file))
        return tellMessage(m_window, QMessageBox::Warning,
                           m_words.book().say("window", QT_TRANSLATE_NOOP("window", "The plan could not be saved.")),
                           text::text(m_words.book(), *fault));
    m_memory.addRecent(m_document.file());
    if (next)
        next();
}

void DocumentControl::fillRecent()
{
    m_recent->clear();
    const QStringList files = m_memory.recentFiles();
    m_recent->setEnabled(!files.isEmpty());
    int number = 0;
    for (const QString &file : files) {
        const QString name = text::shown(QFileInfo(file).completeBaseName().toStdString());
        QAction *action = m_recent->addAction(QStringLiteral("&%1 %2").arg(QString::number(++number), QString(name).replace(u'&', QStringLiteral("&&"))));
        action->setToolTip(text::shown(file.toStdString()));
        action->setStatusTip(action->toolTip());
        connect(action, &QAction::triggered, this, [this, file] { openWithQuestion(file); });
    }
}

} // namespace cabe::ui
