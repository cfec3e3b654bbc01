// The strip under the tool bar that says which inventory the answer stands on, of when it is, and how far to trust it.
#pragma once

#include "ui/session/session.h"
#include "ui/session/words.h"
#include "ui/widgets/status_strip.h"

namespace cabe::ui {

class InventoryBanner : public StatusStrip {
    Q_OBJECT

public:
    InventoryBanner(Session &session, Words &words, QWidget *parent = nullptr);

    /// While a file is being read: the last inventory stays in use.
    void setReading(const QString &name);
    /// Why the last file was not taken over; the inventory before it stays. Cleared by the next one.
    void setFailure(const std::optional<Error> &error);

Q_SIGNALS:
    void openRequested();
    void cancelRequested();

private:
    /// How the inventory in use stands, whatever became of the last one opened.
    struct Standing {
        State state;
        Symbol symbol;
        QString sentence;
    };
    Standing standing() const;
    void refresh();

    Session &m_session;
    Words &m_words;
    QString m_reading;
    std::optional<Error> m_failure;
};

} // namespace cabe::ui
