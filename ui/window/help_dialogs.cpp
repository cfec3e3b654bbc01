#include "ui/window/help_dialogs.h"

#include "ui/text/error_text.h"
#include "ui/widgets/icons.h"
#include "ui/window/actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe::ui {
namespace {

/// A dialog with a column of widgets, as wide and as high as they are.
QDialog *helpDialog(const QString &title, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto *layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(16);
    layout->setSizeConstraint(QLayout::SetMinAndMaxSize);
    return dialog;
}

void addCloseButton(QDialog *dialog)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    dialog->layout()->addWidget(buttons);
}

void addSentences(QDialog *dialog, const QStringList &sentences)
{
    for (const QString &sentence : sentences) {
        auto *label = new QLabel(sentence);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(label->fontMetrics().averageCharWidth() * 60);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        dialog->layout()->addWidget(label);
    }
}

QString keysOf(const QAction *action)
{
    QStringList keys;
    for (const QKeySequence &sequence : action->shortcuts())
        keys << sequence.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral("  "));
}

} // namespace

QDialog *keyboardDialog(const text::Phrasebook &book, const Actions &actions, QWidget *parent)
{
    const text::Speaker say(book, "window");
    QDialog *dialog = helpDialog(say(QT_TRANSLATE_NOOP("window", "Keyboard")), parent);
    dialog->setObjectName(QStringLiteral("keyboardDialog"));
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(16);
    const auto add = [form](const QString &keys, QString words) {
        auto *label = new QLabel(words.remove(u'&'));
        label->setTextFormat(Qt::PlainText);
        form->addRow(keys, label);
    };
    for (const QAction *action : {actions.newPlan, actions.openPlan, actions.save, actions.saveAs, actions.exportAnswer, actions.print, actions.settings,
                                  actions.undo, actions.redo, actions.copy, actions.copyTable, actions.find, actions.keepScenario, actions.manual, actions.seeMachines, actions.back, actions.next,
                                  actions.details, actions.nextPane, actions.previousPane, actions.otherLanguage,
                                  actions.viewPlan, actions.viewCompare, actions.viewSources, actions.refreshInventory, actions.importPrices, actions.pastePrices, actions.fullScreen, actions.closeWindow, actions.quit})
        add(keysOf(action), action == actions.otherLanguage
                                ? say(QT_TRANSLATE_NOOP("window", "Switch between English and Spanish"))
                                : action->text());
    const auto key = [](QKeyCombination code) { return QKeySequence(code).toString(QKeySequence::NativeText); };
    add(key(Qt::CTRL | Qt::Key_PageUp) + QStringLiteral("  ") + key(Qt::CTRL | Qt::Key_PageDown),
        say(QT_TRANSLATE_NOOP("window", "Results: the tab before, the next tab")));
    add(QStringLiteral("*"), say(QT_TRANSLATE_NOOP("window", "Results: open everything of a machine")));
    static_cast<QVBoxLayout *>(dialog->layout())->addLayout(form);
    addCloseButton(dialog);
    return dialog;
}

QDialog *aboutDialog(const text::Phrasebook &book, QWidget *parent)
{
    const text::Speaker say(book, "window");
    QDialog *dialog = helpDialog(say(QT_TRANSLATE_NOOP("window", "About Cabe")), parent);
    dialog->setObjectName(QStringLiteral("aboutDialog"));
    auto *symbol = new QLabel;
    symbol->setPixmap(icon(Symbol::Cabe).pixmap(48, 48));
    dialog->layout()->addWidget(symbol);
    const QStringList sentences{
        say(QT_TRANSLATE_NOOP("window", "Cabe %1"), {QCoreApplication::applicationVersion()}),
        say(QT_TRANSLATE_NOOP("window", "On which machine does this AI workload fit, what does it cost, and why?")),
        say(QT_TRANSLATE_NOOP("window", "Nothing is guessed: what lacks a published figure is left out, and counted.")),
        say(QT_TRANSLATE_NOOP("window", "Licence: Apache 2.0. Built with Qt (LGPL) and nlohmann_json (MIT)."))};
    addSentences(dialog, sentences);
    addCloseButton(dialog);
    return dialog;
}

QDialog *planFaultsDialog(const text::Phrasebook &book, const std::vector<Error> &faults, QWidget *parent)
{
    constexpr std::size_t kMostShown = 8;
    const text::Speaker say(book, "window");
    QDialog *dialog = helpDialog(say(QT_TRANSLATE_NOOP("window", "The plan was not opened")), parent);
    dialog->setObjectName(QStringLiteral("planFaults"));
    QStringList sentences;
    for (std::size_t i = 0; i < std::min(faults.size(), kMostShown); ++i)
        sentences << text::text(book, faults[i]);
    if (faults.size() > kMostShown)
        sentences << say(QT_TRANSLATE_N_NOOP("window", "And %n more."), {}, static_cast<qint64>(faults.size() - kMostShown));
    addSentences(dialog, sentences);
    addCloseButton(dialog);
    return dialog;
}

} // namespace cabe::ui
