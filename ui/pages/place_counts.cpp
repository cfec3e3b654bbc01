#include "ui/pages/place_counts.h"

#include "ui/text/labels.h"
#include "ui/widgets/colours.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace cabe::ui {
namespace {

/// What is found comes before what is left out.
constexpr std::array kPlacesAsTold{Place::Recommended,     Place::Alternative, Place::TooSmall,
                                   Place::HeadsNotDivisible, Place::OutsideCountries, Place::UnknownLocation,
                                   Place::Unavailable,     Place::NoPrice,     Place::NoGpuMemory};
static_assert(kPlacesAsTold.size() == kPlaces.size());

} // namespace

PlaceCountsView::PlaceCountsView(QWidget *parent) : QWidget(parent), m_head(new QLabel(this)), m_labels{}, m_counts{}
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(0);
    layout->setColumnStretch(0, 1);
    layout->addWidget(m_head, 0, 0, 1, 2);
    for (std::size_t i = 0; i < kPlacesAsTold.size(); ++i) {
        const Place place = kPlacesAsTold[i];
        m_labels[i] = new QLabel(this);
        m_labels[i]->setWordWrap(true);
        m_counts[i] = new QToolButton(this);
        m_counts[i]->setAutoRaise(true);
        m_counts[i]->setFocusPolicy(Qt::StrongFocus);
        const std::string_view word = code(place);
        m_counts[i]->setObjectName(QStringLiteral("place_") + QLatin1StringView(word.data(), static_cast<qsizetype>(word.size())));
        layout->addWidget(m_labels[i], static_cast<int>(i) + 1, 0);
        layout->addWidget(m_counts[i], static_cast<int>(i) + 1, 1, Qt::AlignRight);
        connect(m_counts[i], &QToolButton::clicked, this, [this, place] { Q_EMIT placeOpened(place); });
    }
    colour();
}

void PlaceCountsView::setCounts(const text::Phrasebook &book, const PlaceCounts &counts)
{
    m_head->setText(book.say("memory", QT_TRANSLATE_N_NOOP("memory", "Of %n machine(s):"), {}, counts.total()));
    for (std::size_t i = 0; i < kPlacesAsTold.size(); ++i) {
        const Place place = kPlacesAsTold[i];
        const QString name = text::label(book, place);
        const QString count = book.numbers().count(counts[place]);
        m_labels[i]->setText(name);
        m_labels[i]->setEnabled(counts[place] > 0);
        m_counts[i]->setText(count);
        m_counts[i]->setEnabled(counts[place] > 0);
        m_counts[i]->setAccessibleName(book.say("memory", QT_TRANSLATE_NOOP("memory", "%1: %2"), {name, count}));
        m_counts[i]->setToolTip(book.say("memory", QT_TRANSLATE_NOOP("memory", "Shows these machines, and why each is here.")));
    }
}

void PlaceCountsView::colour()
{
    QPalette link = palette();
    link.setColor(QPalette::Active, QPalette::ButtonText, ink(Ink::Link, link));
    link.setColor(QPalette::Inactive, QPalette::ButtonText, ink(Ink::Link, link));
    for (QToolButton *button : m_counts)
        button->setPalette(link);
}

void PlaceCountsView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        colour();
    QWidget::changeEvent(event);
}

} // namespace cabe::ui
