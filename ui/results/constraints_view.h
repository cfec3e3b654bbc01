// What the answer took into account, and where every machine of the inventory ended: each count opens its list, with
// the reason of each machine.
#pragma once

#include "ui/results/loosening.h"
#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QWidget>

#include <optional>

#include <functional>
#include <vector>

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
    /// The machine chosen in the list; index in the inventory.
    std::optional<std::size_t> chosenMachine() const;
    void open(Place place);
    /// Of the list that is open; how many rows there were.
    int copyAll();

Q_SIGNALS:
    void machinesRequested();
    void alternativesRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void buildPlaces();
    void refresh();
    void refreshLoosening(const LiveAnswer &answer);
    void loosen();
    void refreshFacts(const Answer &answer);
    void addPlace(const std::function<void()> &open);
    void refreshPlaces(const Answer &answer);
    void refreshPlace(std::size_t row, const QString &name, std::int64_t count, bool chosen);
    void list();
    void refreshProgress();

    /// One for each place in SPEC's order, one for the rows that could not be read. They stay from answer to answer, so
    /// that the focus does too.
    struct PlaceRow {
        QLabel *count;
        QPushButton *open;
    };

    Session &m_session;
    Words &m_words;
    QWidget *m_facts;
    QGridLayout *m_factsLayout;
    QWidget *m_places;
    QGridLayout *m_placesLayout;
    std::vector<PlaceRow> m_placeRows;
    QLabel *m_total;
    QLabel *m_totalName;
    QLabel *m_listTitle;
    QLabel *m_progress;
    QTreeView *m_list;
    QPushButton *m_copy;
    LeftOutModel *m_model;
    QLabel *m_loosening;
    QPushButton *m_loosen;
    std::optional<Loosening> m_loosened;
    bool m_narrow = false; ///< facts stand below their names
    Place m_place = Place::TooSmall;
    bool m_opened = false; ///< a place was asked for; until then the one with most machines is listed
    bool m_rejected = false;
};

} // namespace cabe::ui
