#include "ui/results/results_view.h"

#include "ui/results/charts_view.h"
#include "ui/results/constraints_view.h"
#include "ui/results/details_panel.h"
#include "ui/results/nothing_fits_view.h"
#include "ui/results/result_tree.h"
#include "ui/results/results_head.h"
#include "ui/results/what_if_bar.h"
#include "ui/text/labels.h"
#include "ui/text/summary_text.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/reading_order.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/texts.h"

#include <QDataStream>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace cabe::ui {
namespace {

constexpr int kBesideFrom = 1100; ///< from this width on the details stand beside the tree

} // namespace

ResultsView::ResultsView(Session &session, Words &words, QWidget *parent)
    : QWidget(parent), m_session(session), m_words(words), m_bar(new WhatIfBar(session, words)), m_barArea(scrolled(m_bar)),
      m_head(new ResultsHead(session, words, this)),
      m_filter(new LineField(this)), m_filtered(plainLabel({}, this)), m_tabs(new QTabWidget), m_machines(new QStackedWidget),
      m_tree(new ResultTree(RowList::Kind::Recommended, words)), m_nothing(new NothingFitsView(session, words)),
      m_alternatives(new ResultTree(RowList::Kind::Alternatives, words)), m_noAlternatives(plainLabel({}, this)),
      m_lower(new QWidget), m_lowerLayout(new QVBoxLayout(m_lower)), m_constraints(new ConstraintsView(session, words)),
      m_charts(new ChartsView(words)),
      m_splitter(new QSplitter(this)), m_details(new DetailsPanel(words)),
      m_order(new QTimer(this))
{
    build();
    m_order->setSingleShot(true);
    connect(m_order, &QTimer::timeout, this, [this] {
        setReadingOrder({m_barArea, m_head, m_tabs->tabBar(), m_tabs->currentWidget(), m_details});
    });
    connect(&session, &Session::answerChanged, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(&words, &Words::changed, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(&session, &Session::savedChanged, this, [this] { m_head->refresh(m_shown); });
    connect(m_head, &ResultsHead::backRequested, this, &ResultsView::backRequested);
    connect(m_head, &ResultsHead::keepRequested, this, &ResultsView::keepRequested);
    connect(m_bar, &WhatIfBar::leaveRequested, this, &ResultsView::focusFirst);
    m_bar->installEventFilter(this);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        refreshFilter();
        showChosen();
    });
    connectTrees();
    connectPanel();
    connect(m_nothing, &NothingFitsView::placeOpened, this, &ResultsView::open);
    connect(m_constraints, &ConstraintsView::machinesRequested, this, [this] { open(Place::Recommended); });
    connect(m_constraints, &ConstraintsView::alternativesRequested, this, [this] { open(Place::Alternative); });
}

void ResultsView::build()
{
    m_tree->setObjectName(QStringLiteral("machinesTree"));
    m_alternatives->setObjectName(QStringLiteral("alternativesTree"));
    m_bar->setContentsMargins(12, 8, 12, 0);
    m_machines->addWidget(m_tree);
    m_machines->addWidget(scrolled(m_nothing));
    auto *alternatives = new QWidget;
    auto *alternativesLayout = new QVBoxLayout(alternatives);
    alternativesLayout->setContentsMargins(0, 0, 0, 0);
    alternativesLayout->setSpacing(8);
    m_noAlternatives->setContentsMargins(12, 12, 12, 0);
    alternativesLayout->addWidget(m_noAlternatives);
    alternativesLayout->addWidget(m_alternatives, 1);
    m_lowerLayout->setContentsMargins(12, 0, 12, 8);
    m_lowerLayout->setSpacing(4);
    alternativesLayout->addWidget(m_lower);
    alternativesLayout->addStretch(0);
    m_tabs->addTab(m_machines, QString());
    m_tabs->addTab(alternatives, QString());
    m_tabs->addTab(m_constraints, QString());
    m_tabs->addTab(m_charts, QString());
    buildFilter();
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setObjectName(QStringLiteral("tabs"));
    m_tabs->tabBar()->setUsesScrollButtons(true);

    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_tabs);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_barArea);
    layout->addWidget(m_head);
    layout->addWidget(m_splitter, 1);
    for (const auto &[key, step] : {std::pair{Qt::Key_PageDown, 1}, std::pair{Qt::Key_PageUp, -1}}) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, by = step] {
            m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + m_tabs->count()) % m_tabs->count());
            focusFirst();
        });
    }
}

void ResultsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void ResultsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool ResultsView::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_bar && event->type() == QEvent::LayoutRequest)
        arrangeBar();
    return QWidget::eventFilter(object, event);
}

/// The bar is as high as its rows of fields; where that would leave too little to the machines, it scrolls.
void ResultsView::arrangeBar()
{
    m_barArea->setVisible(m_barWanted);
    m_barArea->setFixedHeight(std::min(m_bar->heightForWidth(width()), std::max(height() * 3 / 10, m_bar->minimumSizeHint().height())));
}

void ResultsView::setBarVisible(bool visible)
{
    m_barWanted = visible;
    arrangeBar();
}

void ResultsView::arrange()
{
    arrangeBar();
    const bool beside = width() >= kBesideFrom && width() >= 130 * fontMetrics().averageCharWidth();
    const Qt::Orientation orientation = beside ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() != orientation || m_splitter->property("arranged").isNull()) {
        m_splitter->setProperty("arranged", true);
        m_splitter->setOrientation(orientation);
        const int details = beside ? 46 * fontMetrics().averageCharWidth() : 12 * fontMetrics().height();
        const int whole = beside ? width() : height();
        m_splitter->setSizes({std::max(whole - details, details), details});
    }
    for (ResultTree *tree : {m_tree, m_alternatives})
        tree->showColumnsFor(width());
}

void ResultsView::refresh()
{
    // While a field is being typed in and means nothing yet, the machines before it stay.
    if (m_session.answer() || (m_shown && &m_shown->inventory() != m_session.inventory().get()))
        m_shown = m_session.answer();
    const AnswerPointer &answer = m_shown;
    m_bar->refresh();
    m_head->refresh(answer);
    m_refreshing = true;
    m_tree->setAnswer(answer);
    m_alternatives->setAnswer(answer);
    m_charts->setAnswer(answer);
    m_refreshing = false;
    const bool some = answer && !answer->recommendation().recommended.isEmpty();
    m_machines->setCurrentIndex(some || !answer ? 0 : 1);
    refreshTabs();
    refreshLowerPrecisions();
    refreshFilter();
    showChosen();
}

void ResultsView::refreshTabs()
{
    const text::Speaker say(m_words.book(), "results");
    const AnswerPointer &answer = m_shown;
    const auto count = [&](Place place) { return m_words.numbers().count(answer ? answer->recommendation().places[place] : 0); };
    m_tabs->setTabText(MachinesTab, say(QT_TRANSLATE_NOOP("results", "Machines: %1"), {count(Place::Recommended)}));
    m_tabs->setTabText(AlternativesTab, say(QT_TRANSLATE_NOOP("results", "Alternatives: %1"), {count(Place::Alternative)}));
    m_tabs->setTabText(ConstraintsTab, say(QT_TRANSLATE_NOOP("results", "Constraints applied")));
    m_tabs->setTabText(ChartsTab, say(QT_TRANSLATE_NOOP("results", "Charts")));
    m_tree->setAccessibleName(say(QT_TRANSLATE_NOOP("results", "Machines that fit, cheapest first")));
    m_alternatives->setAccessibleName(say(QT_TRANSLATE_NOOP("results", "Alternatives, cheapest first")));
    m_tabs->tabBar()->setAccessibleName(say(QT_TRANSLATE_NOOP("results", "Parts of the answer")));
    m_tabs->setAccessibleName(m_tabs->tabBar()->accessibleName());
    const bool none = !answer || answer->recommendation().alternatives.isEmpty();
    m_noAlternatives->setText(m_words.book().say("answer", "No machine misses only a preference."));
    m_noAlternatives->setVisible(none);
    m_alternatives->setVisible(!none);
}

void ResultsView::refreshLowerPrecisions()
{
    clearLayout(m_lowerLayout);
    const AnswerPointer &answer = m_shown;
    m_lower->setVisible(answer && !answer->recommendation().lowerPrecisions.empty());
    if (!answer)
        return;
    for (const LowerPrecision &lower : answer->recommendation().lowerPrecisions) {
        auto *row = new QWidget(m_lower);
        auto *layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(8);
        QLabel *sentence = plainLabel(text::lowerPrecisionText(m_words.book(), lower, answer->index().currency()), row);
        auto *use = new QPushButton(m_words.book().say("results", QT_TRANSLATE_NOOP("results", "Use %1"),
                                                       {text::label(m_words.book(), lower.precision)}),
                                    row);
        use->setAutoDefault(false);
        connect(use, &QPushButton::clicked, this, [this, precision = lower.precision] {
            m_session.endGesture();
            m_session.change(Field::Precision, [precision](Requirements &r) { r.fields().precision = precision; });
        });
        layout->addWidget(sentence, 1);
        layout->addWidget(use);
        m_lowerLayout->addWidget(row);
    }
}

ResultTree *ResultsView::treeOfTab() const
{
    switch (m_tabs->currentIndex()) {
    case MachinesTab:
    case ChartsTab: return m_tree;
    case AlternativesTab: return m_alternatives;
    default: return nullptr;
    }
}

void ResultsView::showChosen()
{
    const ResultTree *tree = treeOfTab();
    const AnswerPointer &answer = m_shown;
    m_order->start(0);
    const bool hasRows = tree && answer && tree->model()->rowCount() > 0;
    m_details->setVisible(m_detailsWanted && hasRows);
    if (hasRows && m_details->isVisibleTo(this))
        m_details->setRow(answer, tree->resultModel().rowAt(tree->currentIndex()));
    m_charts->setChosen(answer ? m_tree->resultModel().machineAt(m_tree->currentIndex()) : std::nullopt);
}

const Machine *ResultsView::chosenMachine() const
{
    const AnswerPointer &answer = m_shown;
    if (!answer)
        return nullptr;
    const ResultTree *tree = treeOfTab();
    const auto chosen = tree ? tree->resultModel().machineAt(tree->currentIndex())
                        : m_tabs->currentIndex() == ConstraintsTab ? m_constraints->chosenMachine()
                                                                   : std::nullopt;
    return chosen ? &answer->inventory().machines[*chosen] : nullptr;
}

void ResultsView::open(Place place)
{
    switch (place) {
    case Place::Recommended: m_tabs->setCurrentIndex(MachinesTab); break;
    case Place::Alternative: m_tabs->setCurrentIndex(AlternativesTab); break;
    case Place::Unavailable:
    case Place::NoPrice:
    case Place::OutsideCountries:
    case Place::UnknownLocation:
    case Place::NoGpuMemory:
    case Place::TooSmall:
    case Place::HeadsNotDivisible:
        m_constraints->open(place);
        m_tabs->setCurrentIndex(ConstraintsTab);
        break;
    }
}

void ResultsView::openCharts()
{
    m_tabs->setCurrentIndex(ChartsTab);
}

void ResultsView::focusFirst()
{
    ResultTree *tree = treeOfTab();
    if (tree && tree->isVisible())
        tree->setFocus();
    else
        m_tabs->tabBar()->setFocus();
}

void ResultsView::setDetailsVisible(bool visible)
{
    m_detailsWanted = visible;
    showChosen();
}

QList<QWidget *> ResultsView::panes() const
{
    return {m_barArea, m_tabs->tabBar(), m_tabs->currentWidget(), m_details};
}

QByteArray ResultsView::saveState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << m_splitter->saveState() << m_tree->saveColumns() << m_alternatives->saveColumns();
    return state;
}

void ResultsView::restoreState(const QByteArray &state)
{
    QDataStream stream(state);
    QByteArray splitter;
    QByteArray machines;
    QByteArray alternatives;
    stream >> splitter >> machines >> alternatives;
    if (stream.status() != QDataStream::Ok)
        return;
    if (m_splitter->restoreState(splitter))
        m_splitter->setProperty("arranged", true);
    m_tree->restoreColumns(machines);
    m_alternatives->restoreColumns(alternatives);
}

} // namespace cabe::ui
