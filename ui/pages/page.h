// What every page of the wizard is: it shows the session's requirements, edits them at every change, says in place
// what is wrong, and can lead to a field.
#pragma once

#include "core/base/terms.h"
#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QWidget>

namespace cabe::ui {

class Page : public QWidget {
    Q_OBJECT

public:
    /// Calls refresh() whenever the requirements, the answer or the language change; both must outlive it.
    Page(Session &session, Words &words, QWidget *parent = nullptr);

    /// The page's name on the step bar and at its head.
    virtual QString title() const = 0;
    /// Sets every text and shows the requirements and their faults. A field that is being typed in keeps its text.
    virtual void refresh() = 0;
    /// Moves the focus to a field; false where this page has none of that name.
    virtual bool focusField(Field field) = 0;
    /// Where the focus goes when the page opens for the first time.
    virtual QWidget *firstField() const = 0;

    /// Takes what was typed to search with, and not chosen, where it can mean one thing only.
    virtual void settle() {}
    /// The field whose text was searched with and means nothing yet; null where there is none. It counts as wrong.
    virtual QWidget *unsettled() const { return nullptr; }

    /// Fields not filled in yet count as wrong from now on: Next was tried.
    void showMissing();
    bool showsMissing() const { return m_missingShown; }

Q_SIGNALS:
    void unsettledChanged();

protected:
    Session &session() const { return m_session; }
    Words &words() const { return m_words; }
    /// The sentence about a field, or nothing where it is right or only missing so far.
    QString faultText(Field field) const;

private:
    Session &m_session;
    Words &m_words;
    bool m_missingShown = false;
};

} // namespace cabe::ui
