// The strip under the tool bar that says which inventory the answer stands on, of when it is, how far to trust it, and what
// its sources are doing.
#pragma once

#include "ui/session/session.h"
#include "ui/session/source_book.h"
#include "ui/session/words.h"
#include "ui/widgets/status_strip.h"

class QTimer;

namespace cabe::ui {

class InventoryBanner : public StatusStrip {
    Q_OBJECT

public:
    InventoryBanner(Session &session, SourceBook &book, Words &words, QWidget *parent = nullptr);

Q_SIGNALS:
    void addRequested();
    /// Of the source that is told of.
    void detailsRequested(int source);

private:
    enum class Button { None, Cancel, Refresh, Retry, Add };
    struct Telling {
        State state;
        Symbol symbol;
        QString sentence;
        Button button = Button::None;
        bool hasDetails = false;
    };
    void watch();
    void refresh();
    Telling telling();
    Telling reading(const net::SourceSettings &settings, const net::SourceStatus &status) const;
    Telling ofSource(int source) const;
    Telling byAge(const Inventory &inventory, const QString &name) const;
    Telling withoutSource() const;
    QStringList remarks() const;
    void press();

    Session &m_session;
    SourceBook &m_book;
    Words &m_words;
    Button m_button = Button::None;
    int m_told = -1;          ///< the source
    bool m_showsWork = false; ///< what is done is told once it takes longer than a moment
    QTimer *m_patience;
};

} // namespace cabe::ui
