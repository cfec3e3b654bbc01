// Where the machines of the inventory end, counted: each count leads to the list of its machines.
#pragma once

#include "core/base/terms.h"
#include "core/match/recommend.h"
#include "ui/text/phrasebook.h"

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;

namespace cabe::ui {

class PlaceCountsView : public QWidget {
    Q_OBJECT

public:
    explicit PlaceCountsView(QWidget *parent = nullptr);
    void setCounts(const text::Phrasebook &book, const PlaceCounts &counts);

Q_SIGNALS:
    void placeOpened(cabe::Place place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void colour();

    QLabel *m_head;
    std::array<QLabel *, kPlaces.size()> m_labels; ///< in the order they are told in, as the counts
    std::array<QToolButton *, kPlaces.size()> m_counts;
};

} // namespace cabe::ui
