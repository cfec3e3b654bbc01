#include "ui/window/settings_strip.h"

#include "ui/text/outside.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace cabe::ui {

SettingsStrip::SettingsStrip(const QString &setAside, Words &words, QWidget *parent)
    : StatusStrip(parent), m_setAside(setAside), m_words(words)
{
    setObjectName(QStringLiteral("settingsStrip"));
    connect(&words, &Words::changed, this, &SettingsStrip::refresh);
    connect(this, &StatusStrip::buttonClicked, this, [this] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_setAside).absolutePath()));
        hide();
    });
    refresh();
}

void SettingsStrip::refresh()
{
    const text::Speaker say(m_words.book(), "window");
    setStatus(State::Amber, Symbol::Warning,
              say(QT_TRANSLATE_NOOP("window", "The settings could not be read and were set aside as %1."),
                  {text::shown(m_setAside.toStdString())}));
    setButton(say(QT_TRANSLATE_NOOP("window", "Show folder")));
}

} // namespace cabe::ui
