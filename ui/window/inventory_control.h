// Connects what opens an inventory with the session that answers from it and the banner that tells of it.
#pragma once

#include <QObject>

class QWidget;

namespace cabe::ui {

class Actions;
class InventoryBanner;
class InventoryFiles;
class Session;
class WindowMemory;
class Words;

class InventoryControl : public QObject {
public:
    /// All must outlive the window.
    InventoryControl(const Actions &actions, InventoryBanner &banner, Session &session, const Words &words, WindowMemory &memory,
                     InventoryFiles &files, QWidget *window);
};

} // namespace cabe::ui
