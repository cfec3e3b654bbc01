#include "ui/window/appearance.h"

#include "ui/session/words.h"
#include "ui/widgets/look.h"
#include "ui/window/actions.h"
#include "ui/window/window_memory.h"

#include <QAction>

namespace cabe::ui {

Appearance::Appearance(const Actions &actions, Words &words, WindowMemory &memory, QObject *parent) : QObject(parent)
{
    using text::Language;
    const std::pair<QAction *, Language> languages[]{{actions.english, Language::English}, {actions.spanish, Language::Spanish}};
    for (const auto &[action, language] : languages)
        connect(action, &QAction::triggered, this, [&words, chosen = language] { words.setLanguage(chosen); });
    connect(actions.otherLanguage, &QAction::triggered, this, [&words] {
        words.setLanguage(words.language() == Language::Spanish ? Language::English : Language::Spanish);
    });
    connect(&words, &Words::changed, this, [&words, &memory] { memory.setLanguage(words.language()); });

    words.setDecimalMark(memory.decimalMark());
    words.setPriceUnit(memory.priceUnit());
    const std::pair<QAction *, Look> looks[]{
        {actions.lookSystem, Look::System}, {actions.lookLight, Look::Light}, {actions.lookDark, Look::Dark}};
    for (const auto &[action, look] : looks) {
        action->setChecked(memory.look() == look);
        connect(action, &QAction::triggered, this, [&memory, chosen = look] {
            applyLook(chosen);
            memory.setLook(chosen);
        });
    }
}

} // namespace cabe::ui
