#include "ui/results/results_head.h"

#include "ui/text/constraints_text.h"
#include "ui/text/error_text.h"
#include "ui/text/labels.h"
#include "ui/text/summary_text.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/texts.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

namespace cabe::ui {
namespace {

constexpr int kPauseMilliseconds = 400;

QPushButton *headButton(const char *name, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(QLatin1StringView(name));
    button->setAutoDefault(false);
    return button;
}

} // namespace

ResultsHead::ResultsHead(Session &session, Words &words, QWidget *parent)
    : QWidget(parent), m_session(session), m_words(words), m_summary(plainLabel({}, this)), m_title(plainLabel({}, this)),
      m_changes(plainLabel({}, this)), m_undoAll(headButton("undoAllChanges", this)), m_keep(headButton("keepScenario", this)),
      m_back(headButton("backToPages", this)), m_pause(new QTimer(this))
{
    m_summary->setObjectName(QStringLiteral("summary"));
    m_title->setObjectName(QStringLiteral("workload"));
    m_changes->setObjectName(QStringLiteral("changes"));
    m_changes->setWordWrap(false);
    m_back->setIcon(icon(Symbol::GoPrevious));
    auto *texts = new QVBoxLayout;
    texts->setSpacing(4);
    texts->addWidget(m_summary);
    texts->addWidget(m_title);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addLayout(texts, 1);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_changes, m_undoAll, m_keep, m_back})
        layout->addWidget(widget, 0, Qt::AlignTop);
    m_pause->setSingleShot(true);
    m_pause->setInterval(kPauseMilliseconds);
    connect(m_pause, &QTimer::timeout, this, &ResultsHead::announce);
    connect(m_undoAll, &QPushButton::clicked, this, [this] { m_session.undoChanges(); });
    connect(m_keep, &QPushButton::clicked, this, &ResultsHead::keepRequested);
    connect(m_back, &QPushButton::clicked, this, &ResultsHead::backRequested);
}

QString ResultsHead::stateSentence(bool hasRows) const
{
    const text::Speaker say(m_words.book(), "results");
    if (m_session.isUpdating())
        return say(QT_TRANSLATE_NOOP("results", "The inventory is being put in order."));
    const std::vector<Fault> &faults = m_session.question().faults;
    if (faults.empty())
        return m_session.memoryFault() ? text::text(m_words.book(), *m_session.memoryFault()) : QString();
    const QString fault = text::text(m_words.book(), faults.front().error);
    return hasRows ? fault + u' ' + say(QT_TRANSLATE_NOOP("results", "The machines below answer the question before it."))
                   : fault;
}

void ResultsHead::refresh(const AnswerPointer &shown)
{
    const text::Phrasebook &book = m_words.book();
    const text::Speaker say(book, "results");
    m_back->setText(say(QT_TRANSLATE_NOOP("results", "&Back")));
    m_keep->setText(say(QT_TRANSLATE_NOOP("results", "&Keep as scenario")));
    m_keep->setEnabled(m_session.answer() != nullptr);
    m_undoAll->setText(say(QT_TRANSLATE_NOOP("results", "Undo a&ll changes")));
    m_summary->setFont(headingFont(font()));
    refreshChanges();
    const QString before = m_summary->text();
    m_title->setText(shown ? text::workloadTitle(book, shown->workload()) + QStringLiteral(" \u00B7 ") +
                                 say(QT_TRANSLATE_NOOP("results", "%1 needed"), {book.numbers().gibUnit(shown->memory().total)})
                           : QString());
    if (!m_session.answer() || !shown) {
        m_summary->setText(stateSentence(shown != nullptr));
    } else {
        QString summary = text::summary(book, shown->view());
        if (shown->inventory().isSample)
            summary += QStringLiteral(" \u00B7 ") + say(QT_TRANSLATE_NOOP("results", "sample prices"));
        if (m_session.isUpdating())
            summary += QStringLiteral(" \u00B7 ") + say(QT_TRANSLATE_NOOP("results", "updating"));
        m_summary->setText(summary);
    }
    if (m_summary->text() != before)
        m_pause->start();
}

void ResultsHead::refreshChanges()
{
    const std::vector<Field> changes = m_session.changes();
    m_changes->setVisible(!changes.empty());
    m_undoAll->setVisible(!changes.empty());
    QStringList names;
    for (const Field field : changes)
        names << text::label(m_words.book(), field);
    m_changes->setText(QStringLiteral("\u2022 ") +
                       m_words.book().say("results", QT_TRANSLATE_N_NOOP("results", "%n change(s)"), {}, static_cast<qint64>(changes.size())));
    m_changes->setToolTip(plainToolTip(m_words.book().list(names)));
}

void ResultsHead::announce()
{
    if (!isVisible() || m_summary->text().isEmpty())
        return;
    QAccessibleEvent event(m_summary, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void ResultsHead::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        m_summary->setFont(headingFont(font()));
    QWidget::changeEvent(event);
}

} // namespace cabe::ui
