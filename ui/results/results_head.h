// The head of the results: how many machines fit and from which price, what was asked, and what has changed since the
// plan was saved.
#pragma once

#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTimer;

namespace cabe::ui {

class ResultsHead : public QWidget {
    Q_OBJECT

public:
    ResultsHead(Session &session, Words &words, QWidget *parent = nullptr);
    /// `shown` is the answer that stands below; it may be an older one while a field is wrong.
    void refresh(const AnswerPointer &shown);
    QPushButton *backButton() const { return m_back; }

Q_SIGNALS:
    void backRequested();
    void keepRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    QString stateSentence(bool hasRows) const;
    void refreshChanges();
    void announce();

    Session &m_session;
    Words &m_words;
    QLabel *m_summary;
    QLabel *m_title;
    QLabel *m_changes;
    QPushButton *m_undoAll;
    QPushButton *m_keep;
    QPushButton *m_back;
    QTimer *m_pause; ///< the summary is said once it has come to rest
};

} // namespace cabe::ui
