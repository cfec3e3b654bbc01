#include "ui/results/constraints_view.h"

#include "ui/results/left_out_model.h"
#include "ui/text/constraints_text.h"
#include "ui/text/labels.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/roomy_delegate.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/texts.h"

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTreeView>

#include <utility>

namespace cabe::ui {
namespace {

constexpr int kRowsMeasured = 100; ///< of a list, for the width of its reasons

QLabel *factLabel(const QString &text, QWidget *parent)
{
    QLabel *label = plainLabel(text, parent);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// Of the machines left out.
Place placeWithMost(const PlaceCounts &places)
{
    Place most = Place::TooSmall;
    for (const Place place : kPlaces)
        if (place != Place::Recommended && place != Place::Alternative && places[place] > places[most])
            most = place;
    return most;
}

} // namespace

ConstraintsView::ConstraintsView(Session &session, Words &words, QWidget *parent)
    : QWidget(parent), m_session(session), m_words(words), m_facts(new QWidget), m_factsLayout(new QGridLayout(m_facts)),
      m_places(new QWidget), m_placesLayout(new QGridLayout(m_places)), m_total(factLabel({}, m_places)),
      m_totalName(factLabel({}, m_places)), m_listTitle(factLabel({}, this)),
      m_progress(factLabel({}, this)), m_list(new QTreeView), m_copy(new QPushButton), m_model(new LeftOutModel(words, this)),
      m_loosening(factLabel({}, nullptr)), m_loosen(new QPushButton)
{
    build();
    const auto refreshIfShown = [this] {
        if (isVisible())
            refresh();
    };
    connect(&session, &Session::answerChanged, this, refreshIfShown);
    connect(&words, &Words::changed, this, refreshIfShown);
    connect(m_model, &LeftOutModel::progressed, this, &ConstraintsView::refreshProgress);
    connect(m_copy, &QPushButton::clicked, this, &ConstraintsView::copyAll);
    connect(m_loosen, &QPushButton::clicked, this, &ConstraintsView::loosen);
}

void ConstraintsView::build()
{
    setObjectName(QStringLiteral("constraints"));
    m_list->setObjectName(QStringLiteral("leftOut"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RoomyDelegate(this));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    const int character = fontMetrics().averageCharWidth();
    m_list->header()->resizeSection(LeftOutModel::NameColumn, character * 32);
    m_list->header()->resizeSection(LeftOutModel::GpuColumn, character * 26);
    // A reason is never cut: where it is wider than the list, one scrolls to its end.
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(LeftOutModel::ReasonColumn, QHeaderView::ResizeToContents);
    m_list->header()->setResizeContentsPrecision(kRowsMeasured);
    m_copy->setObjectName(QStringLiteral("copyAll"));
    m_copy->setIcon(icon(Symbol::EditCopy));
    m_copy->setAutoDefault(false);
    m_loosening->setObjectName(QStringLiteral("loosening"));
    m_loosen->setObjectName(QStringLiteral("loosen"));
    m_loosen->setAutoDefault(false);

    m_factsLayout->setContentsMargins(0, 0, 0, 0);
    m_factsLayout->setVerticalSpacing(4);
    m_factsLayout->setHorizontalSpacing(12);
    m_factsLayout->setColumnStretch(1, 1);
    buildPlaces();
    auto *left = new QWidget;
    auto *rows = new QVBoxLayout(left);
    rows->setContentsMargins(12, 12, 12, 12);
    rows->setSpacing(16);
    rows->addWidget(m_places);
    rows->addWidget(m_loosening);
    rows->addWidget(m_loosen, 0, Qt::AlignLeft);
    rows->addWidget(m_facts);
    rows->addStretch(1);
    QScrollArea *scroll = scrolled(left);

    auto *right = new QWidget;
    auto *listed = new QVBoxLayout(right);
    listed->setContentsMargins(12, 12, 12, 12);
    listed->setSpacing(8);
    listed->addWidget(m_listTitle);
    listed->addWidget(m_list, 1);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_progress, 1);
    foot->addWidget(m_copy);
    listed->addLayout(foot);
    auto *splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(scroll);
    splitter->addWidget(right);
    scroll->setMinimumWidth(fontMetrics().averageCharWidth() * 44);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
}

void ConstraintsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

/// Where the column is narrow each fact stands below its name.
void ConstraintsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < fontMetrics().averageCharWidth() * 150;
    if (narrow != std::exchange(m_narrow, narrow) && isVisible())
        refresh();
}

void ConstraintsView::open(Place place)
{
    m_place = place;
    m_opened = true;
    m_rejected = false;
    if (isVisible())
        refresh();
}

void ConstraintsView::refresh()
{
    const text::Speaker say(m_words.book(), "results");
    m_copy->setText(say(QT_TRANSLATE_NOOP("results", "Cop&y all")));
    m_list->setAccessibleName(say(QT_TRANSLATE_NOOP("results", "Machines left out, with the reason of each")));
    m_listTitle->setFont(strongFont(font()));
    clearLayout(m_factsLayout);
    const AnswerPointer answer = m_session.answer();
    m_places->setVisible(answer != nullptr);
    if (!answer) {
        m_model->clear();
        m_listTitle->clear();
        refreshProgress();
        return;
    }
    if (!m_opened)
        m_place = placeWithMost(answer->recommendation().places);
    refreshLoosening(*answer);
    refreshFacts(answer->view());
    refreshPlaces(answer->view());
    list();
}

void ConstraintsView::refreshFacts(const Answer &answer)
{
    const text::block::Facts facts = text::constraintsOf(m_words.book(), answer);
    for (const text::block::Fact &fact : facts.facts) {
        QLabel *name = factLabel(fact.label, m_facts);
        name->setFont(strongFont(font()));
        QLabel *value = factLabel(fact.values.join(u'\n'), m_facts);
        const int row = m_factsLayout->rowCount();
        name->setWordWrap(m_narrow);
        name->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        m_factsLayout->addWidget(name, row, 0, 1, m_narrow ? 2 : 1);
        m_factsLayout->addWidget(value, m_narrow ? row + 1 : row, m_narrow ? 0 : 1, 1, m_narrow ? 2 : 1);
        name->show();
        value->show();
    }
}

/// The one preference that keeps most machines out, with the way to let it go.
void ConstraintsView::refreshLoosening(const LiveAnswer &answer)
{
    const text::Speaker say(m_words.book(), "results");
    m_loosened = bestLoosening(answer);
    m_loosening->setVisible(m_loosened.has_value());
    m_loosen->setVisible(m_loosened.has_value());
    if (!m_loosened)
        return;
    m_loosening->setText(say(QT_TRANSLATE_N_NOOP("results", "%n machine(s) miss one preference alone: %1. No other keeps out as many."),
                             {text::label(m_words.book(), m_loosened->miss)}, m_loosened->adds));
    m_loosen->setText(m_loosened->miss == Miss::OverMaxPrice ? say(QT_TRANSLATE_NOOP("results", "Drop the maximum price"))
                      : m_loosened->miss == Miss::OtherTier  ? say(QT_TRANSLATE_NOOP("results", "Accept any tier"))
                                                             : say(QT_TRANSLATE_NOOP("results", "Accept interruptible machines")));
}

void ConstraintsView::loosen()
{
    if (!m_loosened)
        return;
    m_session.endGesture();
    switch (m_loosened->miss) {
    case Miss::OverMaxPrice:
        m_session.change(Field::MaxPricePerHour, [](Requirements &r) { r.maxPricePerHour = {}; });
        break;
    case Miss::OtherTier: m_session.change(Field::Tier, [](Requirements &r) { r.tier = TierChoice::Any; }); break;
    case Miss::Interruptible: m_session.change(Field::Interruptible, [](Requirements &r) { r.interruptible = true; }); break;
    }
    m_session.endGesture();
}

void ConstraintsView::buildPlaces()
{
    m_placesLayout->setContentsMargins(0, 0, 0, 0);
    m_placesLayout->setVerticalSpacing(0);
    m_placesLayout->setColumnStretch(1, 1);
    for (const Place place : kPlaces)
        addPlace([this, place] {
            if (place == Place::Recommended)
                Q_EMIT machinesRequested();
            else if (place == Place::Alternative)
                Q_EMIT alternativesRequested();
            else
                open(place);
        });
    addPlace([this] {
        m_rejected = true;
        m_opened = true;
        refresh();
    });
    m_total->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_total->setContentsMargins(0, 4, 0, 0);
    m_totalName->setContentsMargins(4, 4, 0, 0);
    const int row = m_placesLayout->rowCount();
    m_placesLayout->addWidget(m_total, row, 0);
    m_placesLayout->addWidget(m_totalName, row, 1);
}

void ConstraintsView::addPlace(const std::function<void()> &open)
{
    const PlaceRow row{factLabel({}, m_places), new QPushButton(m_places)};
    row.count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row.count->setWordWrap(false);
    row.open->setFlat(true);
    row.open->setAutoDefault(false);
    row.open->setStyleSheet(QStringLiteral("text-align: left"));
    connect(row.open, &QPushButton::clicked, this, open);
    const int at = m_placesLayout->rowCount();
    m_placesLayout->addWidget(row.count, at, 0);
    m_placesLayout->addWidget(row.open, at, 1);
    m_placeRows.push_back(row);
}

void ConstraintsView::refreshPlaces(const Answer &answer)
{
    const text::Speaker say(m_words.book(), "results");
    const PlaceCounts &places = answer.recommendation.places;
    for (std::size_t i = 0; i < kPlaces.size(); ++i)
        refreshPlace(i, text::label(m_words.book(), kPlaces[i]), places[kPlaces[i]], kPlaces[i] == m_place && !m_rejected);
    refreshPlace(kPlaces.size(), say(QT_TRANSLATE_NOOP("results", "Rows that could not be read")),
                 static_cast<std::int64_t>(answer.index.inventory().rejected.size()), m_rejected);
    m_total->setText(m_words.numbers().count(places.total()));
    m_totalName->setText(say(QT_TRANSLATE_NOOP("results", "Machines of the inventory")));
    for (QLabel *label : {m_total, m_totalName})
        label->setFont(strongFont(font()));
}

void ConstraintsView::refreshPlace(std::size_t row, const QString &name, std::int64_t count, bool chosen)
{
    const auto [figure, button] = m_placeRows[row];
    figure->setText(m_words.numbers().count(count));
    figure->setEnabled(count > 0);
    button->setText(name);
    button->setEnabled(count > 0);
    button->setAccessibleName(m_words.numbers().count(count) + u' ' + name);
    button->setFont(chosen ? strongFont(font()) : font());
}

void ConstraintsView::list()
{
    const AnswerPointer answer = m_session.answer();
    m_listTitle->setText(m_rejected ? m_words.book().say("results", "Rows that could not be read")
                                    : text::label(m_words.book(), m_place));
    if (m_rejected)
        m_model->listRejected(answer);
    else
        m_model->list(answer, m_place);
}

void ConstraintsView::refreshProgress()
{
    const AnswerPointer answer = m_session.answer();
    m_copy->setEnabled(answer && !m_model->isFilling() && m_model->rowCount() > 0);
    if (!answer) {
        m_progress->clear();
        return;
    }
    const std::int64_t all = m_rejected ? static_cast<std::int64_t>(answer->inventory().rejected.size())
                                        : answer->recommendation().places[m_place];
    const text::NumberFormat &numbers = m_words.numbers();
    m_progress->setText(m_model->isFilling()
                            ? m_words.book().say("results", QT_TRANSLATE_NOOP("results", "%1 of %2"),
                                                 {numbers.count(m_model->rowCount()), numbers.count(all)})
                            : m_words.book().say("results", QT_TRANSLATE_N_NOOP("results", "%n row(s)"), {}, m_model->rowCount()));
}

std::optional<std::size_t> ConstraintsView::chosenMachine() const
{
    return m_list->currentIndex().isValid() ? m_model->machineOfRow(m_list->currentIndex().row()) : std::nullopt;
}

int ConstraintsView::copyAll()
{
    if (!m_copy->isEnabled())
        return 0;
    QString table = m_model->asTable();
    if (m_session.answer()->inventory().isSample)
        table += text::sampleNotice(m_words.book()) + u'\n';
    QApplication::clipboard()->setText(table);
    m_progress->setText(m_words.book().say("results", QT_TRANSLATE_N_NOOP("results", "Copied %n row(s)."), {}, m_model->rowCount()));
    return m_model->rowCount();
}

} // namespace cabe::ui
