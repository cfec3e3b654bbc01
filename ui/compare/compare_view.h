// The compare view: up to six scenarios side by side, with what differs marked.
#pragma once

#include "ui/paper/paper.h"
#include "ui/session/scenario_answers.h"
#include "ui/session/words.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace cabe::ui {

class CompareModel;

class CompareView : public QWidget {
    Q_OBJECT

public:
    /// All must outlive it.
    CompareView(Session &session, Scenarios &scenarios, Words &words, QWidget *parent = nullptr);
    ~CompareView() override;

    void focusFirst();
    QList<QWidget *> panes() const;
    /// The scenario that the cursor stands in, or -1.
    int current() const;
    void copyAsTable();
    Paper paper(const text::Phrasebook &book) const;

Q_SIGNALS:
    void opened(); ///< a scenario's question is the plan's now
    void copied();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void build();
    void refresh();
    void keepCurrent();
    void fitTable();
    void edit();
    void move(int by);
    bool takeKey(int key, Qt::KeyboardModifiers modifiers);
    QPushButton *addButton(const char *name);

    Session &m_session;
    Scenarios &m_scenarios;
    Words &m_words;
    ScenarioAnswers m_answers;
    CompareModel *m_model;
    QStackedWidget *m_stack;
    QTableView *m_table;
    QLabel *m_empty;
    QCheckBox *m_onlyDifferences;
    QPushButton *m_keepFirst;
    QPushButton *m_keep;
    QPushButton *m_open;
    QPushButton *m_rename;
    QPushButton *m_duplicate;
    QPushButton *m_remove;
    QPushButton *m_copy;
};

} // namespace cabe::ui
