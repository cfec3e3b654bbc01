// Finding one model among many: a line to type in and, below it, the list that it narrows down.
#pragma once

#include "core/base/terms.h"
#include "core/domain/model_spec.h"
#include "ui/session/words.h"

#include <QWidget>

#include <string>

class QLabel;
class QTreeView;

namespace cabe::ui {

class LineField;
class ModelList;

class ModelFinder : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    ModelFinder(const ModelCatalogue &catalogue, Words &words, QWidget *parent = nullptr);

    void setTask(Task task);
    /// The model that counts; an empty id: none. A line that is being typed in keeps its text.
    void setChosen(const std::string &id);
    /// Sets every text anew.
    void retranslate();
    LineField *field() const { return m_field; }
    /// Takes the model that was searched for where there is one only, or one was pointed at; else the text stays, and is
    /// told as unsettled().
    void settle();
    /// What was searched for and is no choice yet; empty where all is well.
    QString unsettled() const { return m_unsettled; }
    int found() const; ///< models that the text finds

Q_SIGNALS:
    void unsettledChanged();
    void chosen(const QString &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectKeys();
    void search(const QString &typed);
    void restore();
    void setUnsettled(const QString &typed);
    void take(int row);
    void move(int rows);
    void showCount();
    void goToChosen();
    void fitColumns();
    QString chosenName() const;

    const ModelCatalogue &m_catalogue;
    Words &m_words;
    ModelList *m_list;
    LineField *m_field;
    QLabel *m_count;
    QTreeView *m_view;
    QLabel *m_none;
    std::string m_chosen;
    QString m_unsettled;
    bool m_isPointed = false;   ///< a row was gone to by hand
    bool m_isSearching = false; ///< the line holds words to find, not the chosen name
};

} // namespace cabe::ui
