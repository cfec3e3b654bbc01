// What an answer without a machine shows: why, most of them first, each count with its list; and up to three
// single changes that would help.
#pragma once

#include "core/match/hints.h"
#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace cabe::ui {

class NothingFitsView : public QWidget {
    Q_OBJECT

public:
    NothingFitsView(Session &session, Words &words, QWidget *parent = nullptr);

Q_SIGNALS:
    void placeOpened(cabe::Place place);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void refresh();
    void addReasons(const Answer &answer);
    void addHelp(const Answer &answer);
    void addAlternatives(std::int64_t count);
    QLabel *addText(const QString &text);

    Session &m_session;
    Words &m_words;
    QWidget *m_content;
    QVBoxLayout *m_rows;
};

/// Makes the change that a hint names, as one step to undo.
void takeHint(Session &session, const Hint &hint);

} // namespace cabe::ui
