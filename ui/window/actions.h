// Every command of the window with its words, keys and symbol, and the menus and tool bar that they stand in.
#pragma once

#include "ui/text/phrasebook.h"

#include <QObject>

#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QToolBar;
class QWidget;

namespace cabe::ui {

class Actions : public QObject {
    Q_OBJECT

    struct Worded {
        QAction *action;
        const char *words; ///< with its mnemonic
    };
    std::vector<Worded> m_worded; ///< first, since the actions enter themselves

public:
    explicit Actions(QWidget *window);

    void fill(QMenuBar &bar);
    void fill(QToolBar &bar);
    void retranslate(const text::Phrasebook &book);

    QMenu *recentPlans = nullptr; ///< there from the beginning, unlike the other menus
    QAction *newPlan;
    QAction *openPlan;
    QAction *save;
    QAction *saveAs;
    QAction *newWindow;
    QAction *exportAnswer;
    QAction *printPreview;
    QAction *print;
    QAction *settings;
    QAction *closeWindow;
    QAction *quit;
    QAction *undo;
    QAction *redo;
    QAction *copy;
    QAction *copyTable;
    QAction *selectAll;
    QAction *find;
    QAction *keepScenario;
    QAction *undoAllChanges;
    QAction *seeMachines;
    QAction *back;
    QAction *next;
    QAction *details;
    QAction *whatIfBar;
    QAction *fullScreen;
    QAction *otherLanguage; ///< switches to the one not on the screen
    QAction *english;
    QAction *spanish;
    QAction *lookSystem;
    QAction *lookLight;
    QAction *lookDark;
    QMenu *columns = nullptr; ///< there from the beginning; filled when it is opened
    QAction *sortByPrice;
    QAction *viewPlan;
    QAction *viewCompare;
    QAction *viewSources;
    QAction *openSources; ///< the same, in the menu of inventories
    QAction *refreshInventory;
    QAction *importPrices;
    QAction *pastePrices;
    QAction *saveTemplate;
    QAction *rejectedRows;
    QAction *addMachine;
    QAction *editMachine;
    QAction *hideMachine;
    QAction *hiddenMachines;
    QAction *exchangeRates;
    QAction *useSample;
    QAction *nextPane;
    QAction *previousPane;
    QAction *manual;
    QAction *howMemory;
    QAction *whereFigures;
    QAction *keyboard;
    QAction *about;

private:
    QAction *add(const char *name, const char *words);

    QMenu *m_menus[5] = {};
    QMenu *m_language = nullptr;
    QMenu *m_look = nullptr;
};

} // namespace cabe::ui
