#include "ui/window/actions.h"

#include "ui/widgets/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace cabe::ui {
namespace {

constexpr const char *kMenus[]{QT_TRANSLATE_NOOP("window", "&File"), QT_TRANSLATE_NOOP("window", "&Edit"),
                               QT_TRANSLATE_NOOP("window", "&View"), QT_TRANSLATE_NOOP("window", "&Inventory"),
                               QT_TRANSLATE_NOOP("window", "&Help")};

QActionGroup *choiceOf(QObject *owner, std::initializer_list<QAction *> actions)
{
    auto *group = new QActionGroup(owner);
    for (QAction *action : actions) {
        action->setCheckable(true);
        group->addAction(action);
    }
    return group;
}

} // namespace

Actions::Actions(QWidget *window)
    : QObject(window), newPlan(add("newPlan", QT_TRANSLATE_NOOP("window", "&New plan"))),
      openPlan(add("openPlan", QT_TRANSLATE_NOOP("window", "&Open plan…"))), save(add("save", QT_TRANSLATE_NOOP("window", "&Save"))),
      saveAs(add("saveAs", QT_TRANSLATE_NOOP("window", "Save &as…"))),
      newWindow(add("newWindow", QT_TRANSLATE_NOOP("window", "New &window"))),
      exportAnswer(add("exportAnswer", QT_TRANSLATE_NOOP("window", "&Export answer…"))),
      printPreview(add("printPreview", QT_TRANSLATE_NOOP("window", "Print pre&view…"))), print(add("print", QT_TRANSLATE_NOOP("window", "&Print…"))),
      settings(add("settings", QT_TRANSLATE_NOOP("window", "Se&ttings…"))),
      closeWindow(add("closeWindow", QT_TRANSLATE_NOOP("window", "&Close"))),
      quit(add("quit", QT_TRANSLATE_NOOP("window", "&Quit"))), undo(add("undo", QT_TRANSLATE_NOOP("window", "&Undo"))),
      redo(add("redo", QT_TRANSLATE_NOOP("window", "&Redo"))),
      copy(add("copy", QT_TRANSLATE_NOOP("window", "&Copy"))), copyTable(add("copyTable", QT_TRANSLATE_NOOP("window", "Copy as &table"))),
      selectAll(add("selectAll", QT_TRANSLATE_NOOP("window", "Select &all"))), find(add("find", QT_TRANSLATE_NOOP("window", "&Find…"))),
      keepScenario(add("keepScenarioAction", QT_TRANSLATE_NOOP("window", "&Keep as scenario"))),
      undoAllChanges(add("undoAllChangesAction", QT_TRANSLATE_NOOP("window", "Undo all c&hanges"))),
      seeMachines(add("seeMachinesAction", QT_TRANSLATE_NOOP("window", "See &machines"))),
      back(add("backAction", QT_TRANSLATE_NOOP("window", "&Back"))), next(add("nextAction", QT_TRANSLATE_NOOP("window", "&Next"))),
      details(add("details", QT_TRANSLATE_NOOP("window", "&Details panel"))),
      whatIfBar(add("whatIfBarAction", QT_TRANSLATE_NOOP("window", "&What-if bar"))),
      fullScreen(add("fullScreen", QT_TRANSLATE_NOOP("window", "&Full screen"))),
      otherLanguage(add("otherLanguage", QT_TRANSLATE_NOOP("window", "Español"))),
      english(add("english", QT_TRANSLATE_NOOP("window", "&English"))),
      spanish(add("spanish", QT_TRANSLATE_NOOP("window", "E&spañol"))),
      lookSystem(add("lookSystem", QT_TRANSLATE_NOOP("window", "&System"))),
      lookLight(add("lookLight", QT_TRANSLATE_NOOP("window", "&Light"))),
      lookDark(add("lookDark", QT_TRANSLATE_NOOP("window", "&Dark"))),
      sortByPrice(add("sortByPrice", QT_TRANSLATE_NOOP("window", "Sor&t by price"))),
      viewPlan(add("viewPlan", QT_TRANSLATE_NOOP("window", "&Plan"))),
      viewCompare(add("viewCompare", QT_TRANSLATE_NOOP("window", "&Compare"))),
      viewSources(add("viewSources", QT_TRANSLATE_NOOP("window", "&Inventory sources"))),
      openSources(add("openSources", QT_TRANSLATE_NOOP("window", "&Sources…"))),
      refreshInventory(add("refreshInventory", QT_TRANSLATE_NOOP("window", "&Refresh"))),
      importPrices(add("importPrices", QT_TRANSLATE_NOOP("window", "&Import prices…"))),
      pastePrices(add("pastePrices", QT_TRANSLATE_NOOP("window", "&Paste from spreadsheet"))),
      saveTemplate(add("saveTemplate", QT_TRANSLATE_NOOP("window", "Save a &template…"))),
      rejectedRows(add("rejectedRows", QT_TRANSLATE_NOOP("window", "Re&jected rows…"))),
      addMachine(add("addMachine", QT_TRANSLATE_NOOP("window", "&Add machine…"))),
      editMachine(add("editMachine", QT_TRANSLATE_NOOP("window", "&Edit machine…"))),
      hideMachine(add("hideMachine", QT_TRANSLATE_NOOP("window", "&Hide machine"))),
      hiddenMachines(add("hiddenMachines", QT_TRANSLATE_NOOP("window", "Show hi&dden machines"))),
      exchangeRates(add("exchangeRates", QT_TRANSLATE_NOOP("window", "E&xchange rates…"))),
      useSample(add("useSample", QT_TRANSLATE_NOOP("window", "&Use sample inventory"))),
      nextPane(add("nextPane", QT_TRANSLATE_NOOP("window", "Ne&xt pane"))),
      previousPane(add("previousPane", QT_TRANSLATE_NOOP("window", "P&revious pane"))),
      manual(add("manualAction", QT_TRANSLATE_NOOP("window", "&Manual"))),
      howMemory(add("howMemory", QT_TRANSLATE_NOOP("window", "&How memory is worked out"))),
      whereFigures(add("whereFigures", QT_TRANSLATE_NOOP("window", "&Where figures come from"))),
      keyboard(add("keyboard", QT_TRANSLATE_NOOP("window", "&Keyboard"))),
      about(add("about", QT_TRANSLATE_NOOP("window", "&About Cabe")))
{
    recentPlans = new QMenu(window);
    newPlan->setShortcut(QKeySequence::New);
    openPlan->setShortcut(QKeySequence::Open);
    save->setShortcut(QKeySequence::Save);
    columns = new QMenu(window);
    exportAnswer->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    print->setShortcut(QKeySequence::Print);
    settings->setShortcut(Qt::CTRL | Qt::Key_Comma);
    settings->setMenuRole(QAction::PreferencesRole);
    copy->setShortcut(QKeySequence::Copy);
    copyTable->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    selectAll->setShortcut(QKeySequence::SelectAll);
    find->setShortcut(QKeySequence::Find);
    keepScenario->setShortcut(Qt::CTRL | Qt::Key_D);
    viewCompare->setShortcut(Qt::CTRL | Qt::Key_2);
    manual->setShortcut(Qt::Key_F1);
    saveAs->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    whatIfBar->setCheckable(true);
    whatIfBar->setChecked(true);
    closeWindow->setShortcut(QKeySequence::Close);
    quit->setShortcut(Qt::CTRL | Qt::Key_Q);
    quit->setMenuRole(QAction::QuitRole);
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    seeMachines->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
    back->setShortcut(Qt::ALT | Qt::Key_Left);
    next->setShortcut(Qt::ALT | Qt::Key_Right);
    details->setShortcut(Qt::Key_F9);
    details->setCheckable(true);
    fullScreen->setShortcut(Qt::Key_F11);
    fullScreen->setCheckable(true);
    otherLanguage->setShortcut(Qt::CTRL | Qt::Key_L);
    viewPlan->setShortcut(Qt::CTRL | Qt::Key_1);
    viewSources->setShortcut(Qt::CTRL | Qt::Key_6);
    refreshInventory->setShortcut(Qt::Key_F5);
    importPrices->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    pastePrices->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_V);
    nextPane->setShortcut(Qt::Key_F6);
    previousPane->setShortcut(Qt::SHIFT | Qt::Key_F6);
    about->setMenuRole(QAction::AboutRole);
    choiceOf(this, {viewPlan, viewCompare, viewSources});
    viewPlan->setChecked(true);
    choiceOf(this, {english, spanish});
    choiceOf(this, {lookSystem, lookLight, lookDark});

    copy->setIcon(icon(Symbol::EditCopy));
    find->setIcon(icon(Symbol::EditFind));
    manual->setIcon(icon(Symbol::HelpContents));
    newPlan->setIcon(icon(Symbol::DocumentNew));
    refreshInventory->setIcon(icon(Symbol::ViewRefresh));
    undo->setIcon(icon(Symbol::EditUndo));
    redo->setIcon(icon(Symbol::EditRedo));
    back->setIcon(icon(Symbol::GoPrevious));
    next->setIcon(icon(Symbol::GoNext));
    about->setIcon(icon(Symbol::HelpAbout));
    for (const Worded &worded : m_worded)
        window->addAction(worded.action);
}

QAction *Actions::add(const char *name, const char *words)
{
    auto *action = new QAction(this);
    action->setObjectName(QLatin1StringView(name));
    m_worded.push_back({action, words});
    return action;
}

void Actions::fill(QMenuBar &bar)
{
    for (QMenu *&menu : m_menus)
        menu = bar.addMenu(QString());
    m_menus[0]->addActions({newPlan, openPlan});
    m_menus[0]->addMenu(recentPlans);
    m_menus[0]->addSeparator();
    m_menus[0]->addActions({save, saveAs, newWindow});
    m_menus[0]->addSeparator();
    m_menus[0]->addActions({exportAnswer, printPreview, print});
    m_menus[0]->addSeparator();
    m_menus[0]->addActions({settings, closeWindow, quit});
    m_menus[1]->addActions({undo, redo});
    m_menus[1]->addSeparator();
    m_menus[1]->addActions({copy, copyTable, selectAll, find});
    m_menus[1]->addSeparator();
    m_menus[1]->addActions({keepScenario, undoAllChanges});
    QMenu *view = m_menus[2];
    view->addActions({viewPlan, viewCompare, viewSources});
    view->addSeparator();
    view->addActions({seeMachines, back, next});
    view->addSeparator();
    view->addActions({details, whatIfBar});
    view->addMenu(columns);
    view->addActions({sortByPrice, nextPane, previousPane});
    view->addSeparator();
    m_language = view->addMenu(QString());
    m_language->addActions({english, spanish});
    m_language->addSeparator();
    m_language->addAction(otherLanguage);
    m_look = view->addMenu(QString());
    m_look->addActions({lookSystem, lookLight, lookDark});
    view->addAction(fullScreen);
    QMenu *inventory = m_menus[3];
    inventory->addActions({refreshInventory, openSources, importPrices, pastePrices, saveTemplate, rejectedRows});
    inventory->addSeparator();
    inventory->addActions({addMachine, editMachine, hideMachine, hiddenMachines});
    inventory->addSeparator();
    inventory->addActions({exchangeRates, useSample});
    m_menus[4]->addActions({manual, howMemory, whereFigures});
    m_menus[4]->addSeparator();
    m_menus[4]->addActions({keyboard, about});
}

void Actions::fill(QToolBar &bar)
{
    bar.addActions({viewPlan, viewCompare, viewSources});
    bar.addSeparator();
    bar.addActions({newPlan, undo, redo});
    auto *gap = new QWidget(&bar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar.addWidget(gap);
    bar.addAction(otherLanguage);
}

void Actions::retranslate(const text::Phrasebook &book)
{
    const text::Speaker say(book, "window");
    for (const Worded &worded : m_worded)
        worded.action->setText(say(worded.words));
    const bool isSpanish = book.language() == text::Language::Spanish;
    // Each language is offered in its own words, or whoever needs it could not read it.
    english->setText(QStringLiteral("&English"));
    spanish->setText(QStringLiteral("E&spañol"));
    otherLanguage->setText(isSpanish ? QStringLiteral("English") : QStringLiteral("Español"));
    (isSpanish ? spanish : english)->setChecked(true);
    for (std::size_t i = 0; i < std::size(kMenus); ++i)
        if (m_menus[i])
            m_menus[i]->setTitle(say(kMenus[i]));
    columns->setTitle(say(QT_TRANSLATE_NOOP("window", "Col&umns")));
    recentPlans->setTitle(say(QT_TRANSLATE_NOOP("window", "Open &recent")));
    if (m_language)
        m_language->setTitle(say(QT_TRANSLATE_NOOP("window", "&Language")));
    if (m_look)
        m_look->setTitle(say(QT_TRANSLATE_NOOP("window", "L&ook")));
}

} // namespace cabe::ui
