// What the answer took into account, and where every machine of the inventory ended: each count opens its list, with
// the reason of each machine.
#pragma once

#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QWidget>

class QFormLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QTreeView;

namespace cabe::ui {

class LeftOutModel;

class ConstraintsView : public QWidget {
    Q_OBJECT

public:
    ConstraintsView(Session &session, Words &words, QWidget *parent = nullptr);
    /// Lists the machines of a place.
    void open(Place place);

Q_SIGNALS:
    void machinesRequested();
    void alternativesRequested();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void refresh();
    void refreshFacts(const Answer &answer);
    void refreshPlaces(const Answer &answer);
    void addPlace(const QString &name, std::int64_t count, bool chosen, const std::function<void()> &open);
    void list();
    void refreshProgress();
    void copyAll();

    Session &m_session;
    Words &m_words;
    QWidget *m_facts;
    QFormLayout *m_factsLayout;
    QWidget *m_places;
    QGridLayout *m_placesLayout;
    QLabel *m_listTitle;
    QLabel *m_progress;
    QTreeView *m_list;
    QPushButton *m_copy;
    LeftOutModel *m_model;
    Place m_place = Place::TooSmall;
    bool m_rejected = false;
};

} // namespace cabe::ui
