#include "ui/pages/page.h"

#include "ui/text/error_text.h"

namespace cabe::ui {

Page::Page(Session &session, Words &words, QWidget *parent) : QWidget(parent), m_session(session), m_words(words)
{
    connect(&session, &Session::answerChanged, this, [this] { refresh(); });
    connect(&words, &Words::changed, this, [this] { refresh(); });
}

void Page::showMissing()
{
    m_missingShown = true;
    refresh();
}

QString Page::faultText(Field field) const
{
    const Fault *fault = m_session.question().faultOf(field);
    if (!fault || (fault->isMissing && !m_missingShown))
        return {};
    return text::text(m_words.book(), fault->error);
}

} // namespace cabe::ui
