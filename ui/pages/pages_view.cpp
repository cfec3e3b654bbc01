#include "ui/pages/pages_view.h"

#include "ui/pages/memory_pane.h"
#include "ui/pages/model_page.h"
#include "ui/pages/preferences_page.h"
#include "ui/pages/step_bar.h"
#include "ui/pages/task_page.h"
#include "ui/widgets/reading_order.h"
#include "ui/widgets/texts.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kMargin = 12;
constexpr int kColumnCharacters = 52; ///< what each side needs beside the other

QScrollArea *verticalScroll(QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

} // namespace

PagesView::PagesView(Session &session, Words &words, QWidget *parent)
    : QWidget(parent), m_session(session), m_words(words), m_steps(new StepBar(this)), m_title(plainLabel({}, this)),
      m_pages{new TaskPage(session, words), new ModelPage(session, words), new PreferencesPage(session, words)},
      m_pageHolder(new QWidget), m_back(new QPushButton), m_next(new QPushButton), m_column(new QWidget(this)),
      m_memory(new MemoryPane(session, words)), m_pageScroll(verticalScroll(m_column)), m_memoryScroll(verticalScroll(this)),
      m_wholeScroll(verticalScroll(this)), m_order(new QTimer(this))
{
    build();
    m_order->setSingleShot(true);
    connect(m_order, &QTimer::timeout, this, [this] { setReadingOrder({m_steps, m_pageHolder, m_memory, m_back, m_next}); });
    connect(&session, &Session::answerChanged, this, &PagesView::refresh);
    connect(&words, &Words::changed, this, &PagesView::refresh);
    connect(m_steps, &StepBar::stepChosen, this, [this](int step) {
        refresh(); // the bar shows where one is, not where one wants to go
        step < 3 ? setPage(step) : Q_EMIT seeMachines();
    });
    connect(m_back, &QPushButton::clicked, this, &PagesView::back);
    connect(m_next, &QPushButton::clicked, this, &PagesView::next);
    connect(m_memory, &MemoryPane::seeMachines, this, &PagesView::seeMachines);
    connect(m_memory, &MemoryPane::placeOpened, this, &PagesView::placeOpened);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        Page *page = m_pages[static_cast<std::size_t>(m_page)];
        if (now && page->isAncestorOf(now))
            m_left[static_cast<std::size_t>(m_page)] = now;
    });
    for (Page *page : m_pages)
        connect(page, &Page::unsettledChanged, this, &PagesView::refresh);
    refresh();
    arrange();
}

PagesView::~PagesView()
{
    qApp->disconnect(this); // what has the focus goes after this
}

void PagesView::build()
{
    m_title->setObjectName(QStringLiteral("pageTitle"));
    m_back->setObjectName(QStringLiteral("back"));
    m_next->setObjectName(QStringLiteral("next"));
    m_next->setDefault(true);
    auto *holder = new QVBoxLayout(m_pageHolder);
    holder->setContentsMargins(kMargin, 0, kMargin, kMargin);
    for (Page *page : m_pages)
        holder->addWidget(page);

    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(kMargin, 8, kMargin, kMargin);
    buttons->setSpacing(8);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto *column = new QVBoxLayout(m_column);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *title = new QHBoxLayout;
    title->setContentsMargins(kMargin, 8, kMargin, 8);
    title->addWidget(m_title);
    column->addLayout(title);
    column->addWidget(m_pageScroll, 1);
    column->addLayout(buttons);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_steps->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(m_steps);
    auto *sides = new QHBoxLayout;
    sides->setSpacing(0);
    sides->addWidget(m_column, 5);
    sides->addWidget(m_memoryScroll, 6);
    layout->addLayout(sides, 1);
    layout->addWidget(m_wholeScroll, 1);
    m_memory->setObjectName(QStringLiteral("memoryPane"));
    m_memory->setContentsMargins(kMargin, 8, kMargin, kMargin);
    setFonts();
}

void PagesView::setFonts()
{
    m_title->setFont(headingFont(font()));
}

/// Both sides beside each other, each scrolling alone; where there is no room for that, one above the other, and the
/// whole scrolls.
void PagesView::arrange()
{
    const bool beside = width() >= 2 * kColumnCharacters * fontMetrics().averageCharWidth();
    if (m_beside == beside)
        return;
    m_beside = beside;
    QWidget *focus = QApplication::focusWidget();
    auto *column = static_cast<QVBoxLayout *>(m_column->layout());
    if (beside) {
        column->removeWidget(m_pageHolder);
        m_pageScroll->setWidget(m_pageHolder);
        m_memoryScroll->setWidget(m_memory);
        static_cast<QHBoxLayout *>(layout()->itemAt(1)->layout())->insertWidget(0, m_column, 5);
    } else {
        m_pageScroll->takeWidget();
        m_memoryScroll->takeWidget();
        column->insertWidget(1, m_pageHolder);
        auto *whole = new QWidget;
        auto *stack = new QVBoxLayout(whole);
        stack->setContentsMargins(0, 0, 0, 0);
        stack->addWidget(m_column);
        stack->addWidget(m_memory);
        stack->addStretch(1);
        m_wholeScroll->setWidget(whole);
    }
    for (QWidget *part : std::initializer_list<QWidget *>{m_pageHolder, m_column, m_memory})
        part->show();
    m_pageScroll->setVisible(beside);
    m_memoryScroll->setVisible(beside);
    m_wholeScroll->setVisible(!beside);
    if (beside)
        delete m_wholeScroll->takeWidget();
    if (focus && isAncestorOf(focus))
        focus->setFocus();
}

void PagesView::refresh()
{
    const text::Speaker say(m_words.book(), "pages");
    QStringList titles;
    std::array<StepState, 3> states{};
    for (int i = 0; i < 3; ++i) {
        const auto index = static_cast<std::size_t>(i);
        titles << m_pages[index]->title();
        const Fault *fault = firstFaultOf(i);
        const bool isOpen = fault && fault->isMissing && !m_pages[index]->showsMissing();
        states[index] = isOpen ? StepState::Open : fault || m_pages[index]->unsettled() ? StepState::Wrong : StepState::Done;
        m_pages[index]->setVisible(i == m_page);
    }
    m_title->setText(titles[m_page]);
    m_steps->setSteps(m_words.book(), titles, states, m_page);
    m_back->setText(say(QT_TRANSLATE_NOOP("pages", "&Back")));
    m_back->setEnabled(m_page > 0);
    m_order->start(0);
    m_next->setText(m_page < 2 ? say(QT_TRANSLATE_NOOP("pages", "&Next")) : say(QT_TRANSLATE_NOOP("pages", "See &machines")));
}

int PagesView::page() const
{
    return m_page;
}

void PagesView::setPage(int page)
{
    m_session.endGesture();
    m_page = std::clamp(page, 0, 2);
    m_memory->setPage(m_page);
    refresh();
    m_pageScroll->ensureVisible(0, 0);
    const auto index = static_cast<std::size_t>(m_page);
    QWidget *field = m_left[index] ? m_left[index].data() : m_pages[index]->firstField();
    if (field && field->isVisibleTo(this))
        field->setFocus(Qt::TabFocusReason);
    else if (QWidget *first = m_pages[index]->firstField())
        first->setFocus(Qt::TabFocusReason);
    Q_EMIT pageChanged(m_page);
}

void PagesView::back()
{
    if (m_page > 0)
        setPage(m_page - 1);
}

void PagesView::next()
{
    if (leadToUnsettled(m_page, m_page))
        return;
    if (const Fault *fault = firstFaultOf(m_page)) {
        leadTo(*fault);
        return;
    }
    m_page < 2 ? setPage(m_page + 1) : Q_EMIT seeMachines();
}

void PagesView::openField(Field field)
{
    setPage(pageOf(field));
    Page *page = m_pages[static_cast<std::size_t>(m_page)];
    if (!page->focusField(field))
        page->firstField()->setFocus(Qt::TabFocusReason);
    bringIntoView();
}

bool PagesView::leadToFault()
{
    if (leadToUnsettled(0, 2))
        return true;
    const auto &faults = m_session.question().faults;
    if (faults.empty())
        return false;
    const Fault fault = faults.front();
    if (pageOf(fault.field) != m_page)
        setPage(pageOf(fault.field));
    leadTo(fault);
    return true;
}

void PagesView::leadTo(const Fault &fault)
{
    Page *page = m_pages[static_cast<std::size_t>(m_page)];
    const Field field = fault.field;
    page->showMissing();
    if (!page->focusField(field))
        page->firstField()->setFocus();
    refresh();
    bringIntoView();
}

bool PagesView::leadToUnsettled(int first, int last)
{
    for (int i = first; i <= last; ++i) {
        Page *page = m_pages[static_cast<std::size_t>(i)];
        page->settle();
        QWidget *field = page->unsettled();
        if (!field)
            continue;
        if (i != m_page)
            setPage(i);
        field->setFocus(Qt::TabFocusReason); // as Tab does: what stands there is replaced by typing
        bringIntoView();
        return true;
    }
    return false;
}

void PagesView::bringIntoView()
{
    if (QWidget *focus = QApplication::focusWidget())
        (m_beside.value_or(true) ? m_pageScroll : m_wholeScroll)->ensureWidgetVisible(focus);
}

const Fault *PagesView::firstFaultOf(int page) const
{
    for (const Fault &fault : m_session.question().faults)
        if (pageOf(fault.field) == page)
            return &fault;
    return nullptr;
}

QList<QWidget *> PagesView::panes() const
{
    return {m_steps, m_pageHolder, m_memory};
}

void PagesView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PagesView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        setFonts();
        arrange();
    }
    QWidget::changeEvent(event);
}

} // namespace cabe::ui
