// The sources of machines: which there are, how each stands, its settings, and the rows of it that could not be used.
#pragma once

#include "ui/session/session.h"
#include "ui/session/source_book.h"
#include "ui/session/words.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSplitter;
class QTreeView;

namespace cabe::ui {

class RejectedModel;
class SourceForm;
class SourcesModel;

class SourcesView : public QWidget {
    Q_OBJECT

public:
    SourcesView(Session &session, SourceBook &book, Words &words, QWidget *parent = nullptr);

    /// Chooses a source and goes to it; -1: to the one that is chosen.
    void focusSource(int source);
    /// The form of a new one.
    void addSource();
    /// The first source with rows that could not be used; -1: none has any.
    int firstWithRejected() const;
    QList<QWidget *> panes() const;
    QByteArray saveState() const;
    void restoreState(const QByteArray &state);

Q_SIGNALS:
    void importRequested();

private:
    void build();
    QWidget *buildList();
    void connectAll();
    int current() const;
    void choose(int source);
    void move(int by);
    void removeCurrent();
    void refresh();
    void refreshRejected();

    Session &m_session;
    SourceBook &m_book;
    Words &m_words;
    SourcesModel *m_model;
    RejectedModel *m_rejected;
    QLabel *m_title;
    QLabel *m_help;
    QTreeView *m_list;
    QLabel *m_empty; ///< in its place
    QLabel *m_rejectedTitle;
    QTreeView *m_rejectedList;
    QPushButton *m_add;
    QPushButton *m_import;
    QPushButton *m_remove;
    QPushButton *m_up;
    QPushButton *m_down;
    QPushButton *m_copy;
    SourceForm *m_form;
    QSplitter *m_splitter;
};

} // namespace cabe::ui
