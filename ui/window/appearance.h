// Connects the commands that change how the window speaks and looks, and remembers what was chosen.
#pragma once

#include <QObject>

namespace cabe::ui {

class Actions;
class WindowMemory;
class Words;

class Appearance : public QObject {
public:
    Appearance(const Actions &actions, Words &words, WindowMemory &memory, QObject *parent);
};

} // namespace cabe::ui
