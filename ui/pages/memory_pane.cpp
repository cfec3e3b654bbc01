#include "ui/pages/memory_pane.h"

#include "ui/pages/memory_lines.h"
#include "ui/pages/memory_table.h"
#include "ui/pages/place_counts.h"
#include "ui/pages/precision_bars.h"
#include "ui/text/error_text.h"
#include "ui/text/findings_text.h"
#include "ui/text/memory_text.h"
#include "ui/text/summary_text.h"
#include "ui/widgets/memory_bar.h"

#include <QAccessible>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace cabe::ui {
namespace {

constexpr int kPauseBeforeSaying = 400; // ms

QLabel *paneLabel(QWidget *parent, const char *name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1StringView(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

void scaleFont(QLabel *label, const QFont &base, qreal factor, bool bold)
{
    QFont font = base;
    if (base.pointSizeF() > 0)
        font.setPointSizeF(base.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(base.pixelSize() * factor));
    font.setBold(bold);
    label->setFont(font);
}

} // namespace

MemoryPane::MemoryPane(Session &session, Words &words, QWidget *parent)
    : QWidget(parent), m_session(session), m_words(words), m_head(paneLabel(this, "memoryHead")),
      m_total(paneLabel(this, "total")), m_sentence(paneLabel(this, "whyNoTotal")), m_bar(new MemoryBar(this)),
      m_table(new MemoryTable(this)), m_lines(new MemoryLines(this)), m_rounding(paneLabel(this, "rounding")),
      m_restsOn(new QToolButton(this)), m_assumptions(paneLabel(this, "assumptions")), m_precisions(new PrecisionBars(this)),
      m_places(new PlaceCountsView(this)), m_summary(paneLabel(this, "summary")), m_sample(paneLabel(this, "samplePrices")),
      m_seeMachines(new QPushButton(this)), m_pause(new QTimer(this))
{
    build();
    setFonts();
    connect(&session, &Session::answerChanged, this, &MemoryPane::refresh);
    connect(&words, &Words::changed, this, &MemoryPane::refresh);
    connect(m_seeMachines, &QPushButton::clicked, this, &MemoryPane::seeMachines);
    connect(m_places, &PlaceCountsView::placeOpened, this, &MemoryPane::placeOpened);
    connect(m_restsOn, &QToolButton::toggled, this, &MemoryPane::refreshAssumptions);
    m_pause->setSingleShot(true);
    m_pause->setInterval(kPauseBeforeSaying);
    connect(m_pause, &QTimer::timeout, this, &MemoryPane::announce);
    refresh();
}

void MemoryPane::build()
{
    m_total->setWordWrap(false);
    m_total->setAlignment(Qt::AlignRight | Qt::AlignBaseline);
    m_bar->setObjectName(QStringLiteral("memoryBar"));
    m_lines->setObjectName(QStringLiteral("memoryLines"));
    m_lines->setModel(m_table);
    m_restsOn->setObjectName(QStringLiteral("restsOn"));
    m_restsOn->setCheckable(true);
    m_restsOn->setAutoRaise(true);
    m_restsOn->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_seeMachines->setObjectName(QStringLiteral("seeMachines"));
    m_seeMachines->setAutoDefault(false);

    auto *head = new QGridLayout;
    head->setHorizontalSpacing(8);
    head->setColumnStretch(0, 1);
    head->addWidget(m_head, 0, 0);
    head->addWidget(m_total, 0, 1);
    auto *foot = new QGridLayout;
    foot->setHorizontalSpacing(8);
    foot->setVerticalSpacing(4);
    foot->setColumnStretch(0, 1);
    foot->addWidget(m_summary, 0, 0);
    foot->addWidget(m_sample, 1, 0);
    foot->addWidget(m_seeMachines, 0, 1, 2, 1, Qt::AlignBottom);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(head);
    for (QWidget *each : std::initializer_list<QWidget *>{m_sentence, m_bar, m_lines, m_rounding, m_restsOn, m_assumptions,
                                                          m_precisions, m_places})
        layout->addWidget(each);
    layout->addStretch(1);
    layout->addLayout(foot);
}

void MemoryPane::setPage(int page)
{
    m_page = page;
    refresh();
}

void MemoryPane::refresh()
{
    const text::Speaker say(m_words.book(), "memory");
    m_head->setText(say(QT_TRANSLATE_NOOP("memory", "GPU memory needed")));
    m_seeMachines->setVisible(m_page < 2); // the last page has its own
    m_seeMachines->setText(say(QT_TRANSLATE_NOOP("memory", "See machines")));
    m_lines->setAccessibleName(say(QT_TRANSLATE_NOOP("memory", "Lines of the memory needed")));
    refreshMemory();
    refreshAssumptions();
    refreshSummary();
}

void MemoryPane::refreshMemory()
{
    const text::Phrasebook &book = m_words.book();
    const MemoryEstimate *memory = m_session.memory();
    m_total->setText(memory ? book.numbers().gibUnit(memory->total) : text::NumberFormat::unknown());
    m_sentence->setText(stateSentence());
    m_sentence->setVisible(!memory);
    const BarContent content = memory ? barOf(book, *memory) : BarContent{};
    m_bar->setContent(content, memory ? barText(book, content) : stateSentence());
    m_bar->setVisible(memory);
    m_table->setMemory(book, memory);
    m_lines->setVisible(memory);
    m_lines->fit();
    const QString note = memory ? text::roundingNote(book, *memory) : QString();
    m_rounding->setText(note);
    m_rounding->setVisible(!note.isEmpty());
    const bool showsPrecisions = m_page == 1 && memory && m_session.question().workload->precision();
    m_precisions->setVisible(showsPrecisions);
    if (showsPrecisions)
        m_precisions->setWorkload(book, &*m_session.question().workload);
}

QString MemoryPane::stateSentence() const
{
    const text::Phrasebook &book = m_words.book();
    if (m_session.memory())
        return {};
    if (const Error *fault = m_session.memoryFault())
        return text::text(book, *fault);
    for (const Fault &fault : m_session.question().faults)
        if (fault.field == Field::Model && fault.isMissing)
            return book.say("memory", QT_TRANSLATE_NOOP("memory", "Choose a model to see what it takes."));
        else if (pageOf(fault.field) < 2)
            return text::text(book, fault.error);
    return {};
}

void MemoryPane::refreshAssumptions()
{
    const text::Phrasebook &book = m_words.book();
    QStringList sentences;
    if (m_session.memory()) {
        const Workload &workload = *m_session.question().workload;
        const bool monthly = m_session.answer() && m_session.answer()->index().hasMonthlyPrices();
        for (const Assumption assumption : assumptionsOf(workload, monthly))
            sentences << text::text(book, assumption, workload);
    }
    m_restsOn->setVisible(!sentences.isEmpty());
    m_restsOn->setText(book.say("memory", QT_TRANSLATE_NOOP("memory", "%1 (%2)"),
                                {text::restsOnHead(book), book.numbers().count(sentences.size())}));
    m_restsOn->setArrowType(m_restsOn->isChecked() ? Qt::DownArrow : Qt::RightArrow);
    for (QString &sentence : sentences)
        sentence.prepend(QStringLiteral("\u2022 "));
    m_assumptions->setText(sentences.join(u'\n'));
    m_assumptions->setVisible(m_restsOn->isChecked() && !sentences.isEmpty());
}

void MemoryPane::refreshSummary()
{
    const text::Phrasebook &book = m_words.book();
    const AnswerPointer &answer = m_session.answer();
    QString sentence;
    if (answer)
        sentence = text::summary(book, answer->view());
    else if (m_session.memory() && !m_session.question().faults.empty())
        sentence = text::text(book, m_session.question().faults.front().error);
    else if (m_session.memory() && !m_session.inventory())
        sentence = book.say("memory", QT_TRANSLATE_NOOP("memory", "There is no inventory yet."));
    if (m_session.isUpdating())
        sentence = sentence.isEmpty() ? book.say("memory", QT_TRANSLATE_NOOP("memory", "Updating"))
                                      : book.say("memory", QT_TRANSLATE_NOOP("memory", "%1 (updating)"), {sentence});
    const bool isOther = sentence != m_summary->text();
    m_summary->setText(sentence);
    m_summary->setVisible(!sentence.isEmpty());
    m_sample->setText(book.say("memory", QT_TRANSLATE_NOOP("memory", "Sample prices.")));
    m_sample->setVisible(answer && answer->inventory().isSample && !answer->recommendation().recommended.isEmpty());
    m_places->setVisible(m_page == 2 && answer);
    if (m_page == 2 && answer)
        m_places->setCounts(book, answer->recommendation().places);
    if (isOther)
        m_pause->start();
}

void MemoryPane::announce()
{
    if (!isVisible() || m_summary->text().isEmpty())
        return;
    QAccessibleEvent event(m_summary, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MemoryPane::setFonts()
{
    constexpr qreal kHeading = 1.15;
    constexpr qreal kBigFigure = 1.6;
    scaleFont(m_head, font(), kHeading, true);
    scaleFont(m_total, font(), kBigFigure, true);
    QFont bold = font();
    bold.setBold(true);
    m_summary->setFont(bold);
}

void MemoryPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        setFonts();
    QWidget::changeEvent(event);
}

} // namespace cabe::ui
