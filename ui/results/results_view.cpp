#include "ui/results/results_view.h"

#include "ui/results/constraints_view.h"
#include "ui/results/details_panel.h"
#include "ui/results/nothing_fits_view.h"
#include "ui/results/result_tree.h"
#include "ui/text/constraints_text.h"
#include "ui/text/labels.h"
#include "ui/text/summary_text.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/reading_order.h"
#include "ui/widgets/texts.h"

#include <QDataStream>
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

/// Makes a widget as tall as it is, whole, where the room is not.
QScrollArea *scrolled(QWidget *widget)
{
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(widget);
    return scroll;
}

} // namespace

ResultsView::ResultsView(Session &session, Words &words, QWidget *parent)
    : QWidget(parent), m_session(session), m_words(words), m_title(plainLabel({}, this)), m_summary(plainLabel({}, this)),
      m_back(new QPushButton(this)), m_tabs(new QTabWidget), m_machines(new QStackedWidget),
      m_tree(new ResultTree(RowList::Kind::Recommended, words)), m_nothing(new NothingFitsView(session, words)),
      m_alternatives(new ResultTree(RowList::Kind::Alternatives, words)), m_noAlternatives(plainLabel({}, this)),
      m_lower(new QWidget), m_lowerLayout(new QVBoxLayout(m_lower)), m_constraints(new ConstraintsView(session, words)),
      m_splitter(new QSplitter(this)), m_details(new DetailsPanel(words)),
      m_order(new QTimer(this))
{
    build();
    m_order->setSingleShot(true);
    connect(m_order, &QTimer::timeout, this, [this] {
        setReadingOrder({m_tabs->tabBar(), m_tabs->currentWidget(), m_details, m_back});
    });
    connect(&session, &Session::answerChanged, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(&words, &Words::changed, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(m_back, &QPushButton::clicked, this, &ResultsView::backRequested);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] { showChosen(); });
    for (ResultTree *tree : {m_tree, m_alternatives}) {
        connect(tree, &ResultTree::machineChosen, this, [this] {
            if (!m_refreshing)
                showChosen();
        });
        connect(tree, &ResultTree::activatedMachine, this, [this] {
            if (m_details->isVisible())
                m_details->setFocus();
        });
    }
    connect(m_nothing, &NothingFitsView::placeOpened, this, &ResultsView::open);
    connect(m_constraints, &ConstraintsView::machinesRequested, this, [this] { open(Place::Recommended); });
    connect(m_constraints, &ConstraintsView::alternativesRequested, this, [this] { open(Place::Alternative); });
}

void ResultsView::build()
{
    m_title->setObjectName(QStringLiteral("workload"));
    m_summary->setObjectName(QStringLiteral("summary"));
    m_back->setObjectName(QStringLiteral("backToPages"));
    m_tree->setObjectName(QStringLiteral("machinesTree"));
    m_alternatives->setObjectName(QStringLiteral("alternativesTree"));
    m_back->setIcon(icon(Symbol::GoPrevious));
    m_back->setAutoDefault(false);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 8, 12, 8);
    head->setSpacing(12);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(4);
    texts->addWidget(m_summary);
    texts->addWidget(m_title);
    head->addLayout(texts, 1);
    head->addWidget(m_back, 0, Qt::AlignTop);

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
    layout->addLayout(head);
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

void ResultsView::arrange()
{
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
    const AnswerPointer &answer = m_session.answer();
    refreshHead();
    m_refreshing = true;
    m_tree->setAnswer(answer);
    m_alternatives->setAnswer(answer);
    m_refreshing = false;
    const bool some = answer && !answer->recommendation().recommended.isEmpty();
    m_machines->setCurrentIndex(some || !answer ? 0 : 1);
    refreshTabs();
    refreshLowerPrecisions();
    showChosen();
}

void ResultsView::refreshHead()
{
    const text::Phrasebook &book = m_words.book();
    const text::Speaker say(book, "results");
    m_back->setText(say(QT_TRANSLATE_NOOP("results", "&Back")));
    m_summary->setFont(headingFont(font()));
    const AnswerPointer &answer = m_session.answer();
    if (!answer) {
        m_title->clear();
        m_summary->setText(m_session.isUpdating()
                               ? say(QT_TRANSLATE_NOOP("results", "The inventory is being put in order."))
                               : say(QT_TRANSLATE_NOOP("results", "A field is missing or wrong: go back to correct it.")));
        return;
    }
    m_title->setText(text::workloadTitle(book, answer->workload()) + QStringLiteral(" \u00B7 ") +
                     say(QT_TRANSLATE_NOOP("results", "%1 needed"), {book.numbers().gibUnit(answer->memory().total)}));
    QString summary = text::summary(book, answer->view());
    if (answer->inventory().isSample)
        summary += QStringLiteral(" \u00B7 ") + say(QT_TRANSLATE_NOOP("results", "sample prices"));
    if (m_session.isUpdating())
        summary += QStringLiteral(" \u00B7 ") + say(QT_TRANSLATE_NOOP("results", "updating"));
    m_summary->setText(summary);
}

void ResultsView::refreshTabs()
{
    const text::Speaker say(m_words.book(), "results");
    const AnswerPointer &answer = m_session.answer();
    const auto count = [&](Place place) { return m_words.numbers().count(answer ? answer->recommendation().places[place] : 0); };
    m_tabs->setTabText(MachinesTab, say(QT_TRANSLATE_NOOP("results", "Machines: %1"), {count(Place::Recommended)}));
    m_tabs->setTabText(AlternativesTab, say(QT_TRANSLATE_NOOP("results", "Alternatives: %1"), {count(Place::Alternative)}));
    m_tabs->setTabText(ConstraintsTab, say(QT_TRANSLATE_NOOP("results", "Constraints applied")));
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
    const AnswerPointer &answer = m_session.answer();
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
    case MachinesTab: return m_tree;
    case AlternativesTab: return m_alternatives;
    default: return nullptr;
    }
}

void ResultsView::showChosen()
{
    const ResultTree *tree = treeOfTab();
    const AnswerPointer &answer = m_session.answer();
    m_order->start(0);
    const bool hasRows = tree && answer && tree->model()->rowCount() > 0;
    m_details->setVisible(m_detailsWanted && hasRows);
    if (hasRows && m_details->isVisibleTo(this))
        m_details->setRow(answer, const_cast<ResultTree *>(tree)->resultModel().rowAt(tree->currentIndex()));
}

const Machine *ResultsView::chosenMachine() const
{
    const AnswerPointer &answer = m_session.answer();
    if (!answer)
        return nullptr;
    const ResultTree *tree = treeOfTab();
    const auto chosen = tree ? const_cast<ResultTree *>(tree)->resultModel().machineAt(tree->currentIndex())
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
    return {m_tabs->tabBar(), m_tabs->currentWidget(), m_details};
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
