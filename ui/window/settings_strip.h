// Says that the settings could not be read, where they were put, and shows the folder.
#pragma once

#include "ui/session/words.h"
#include "ui/widgets/status_strip.h"

namespace cabe::ui {

class SettingsStrip : public StatusStrip {
    Q_OBJECT

public:
    SettingsStrip(const QString &setAside, Words &words, QWidget *parent = nullptr);

private:
    void refresh();

    QString m_setAside;
    Words &m_words;
};

} // namespace cabe::ui
