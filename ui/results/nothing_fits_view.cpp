#include "ui/results/nothing_fits_view.h"

#include "core/base/decimal.h"
#include "core/base/overloaded.h"
#include "ui/text/hints_text.h"
#include "ui/text/labels.h"
#include "ui/text/summary_text.h"
#include "ui/widgets/texts.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe::ui {
namespace {

QPushButton *helpButton(const QString &text, const QString &name, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

} // namespace

void takeHint(Session &session, const Hint &hint)
{
    const auto change = [&session](Field field, const auto &edit) {
        session.endGesture();
        session.change(field, edit);
        session.endGesture();
    };
    std::visit(Overloaded{
                   [&](const hint::UsePrecision &h) {
                       change(Field::Precision, [&](Requirements &r) { r.fields().precision = h.precision; });
                   },
                   [&](const hint::RaiseMaximum &h) {
                       change(Field::MaxPricePerHour, [&](Requirements &r) {
                           r.maxPricePerHour = {writeDecimalShort(h.to.count, kMicrosDecimals, 0)};
                       });
                   },
                   [&](const hint::AcceptTier &) { change(Field::Tier, [](Requirements &r) { r.tier = TierChoice::Any; }); },
                   [&](const hint::AcceptInterruptible &) {
                       change(Field::Interruptible, [](Requirements &r) { r.interruptible = true; });
                   },
                   [&](const hint::ReduceContext &h) {
                       change(Field::Context, [&](Requirements &r) { r.fields().context = {h.to}; });
                   },
                   [&](const hint::ReduceRequests &h) {
                       change(Field::Requests, [&](Requirements &r) { r.fields().requests = {h.to}; });
                   },
               },
               hint);
}

NothingFitsView::NothingFitsView(Session &session, Words &words, QWidget *parent)
    : QWidget(parent), m_session(session), m_words(words), m_content(new QWidget(this)), m_rows(new QVBoxLayout(m_content))
{
    setObjectName(QStringLiteral("nothingFits"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addWidget(m_content);
    layout->addStretch(1);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(8);
    const auto refreshIfShown = [this] {
        if (isVisible())
            refresh();
    };
    connect(&session, &Session::answerChanged, this, refreshIfShown);
    connect(&words, &Words::changed, this, refreshIfShown);
}

void NothingFitsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

QLabel *NothingFitsView::addText(const QString &text)
{
    QLabel *label = plainLabel(text, m_content);
    m_rows->addWidget(label);
    return label;
}

void NothingFitsView::refresh()
{
    clearLayout(m_rows);
    const AnswerPointer answer = m_session.answer();
    if (!answer || !answer->recommendation().recommended.isEmpty())
        return;
    const Answer view = answer->view();
    QLabel *title = addText(text::noneFitsTitle(m_words.book(), view));
    title->setFont(headingFont(font()));
    title->setObjectName(QStringLiteral("nothingTitle"));
    addReasons(view);
    addHelp(view);
}

void NothingFitsView::addReasons(const Answer &answer)
{
    const text::Speaker say(m_words.book(), "results");
    const auto lines = text::whyNoneFits(m_words.book(), answer);
    if (lines.empty())
        addText(m_words.book().say("answer", "The inventory holds no machine."));
    for (const text::PlaceLine &line : lines) {
        auto *row = new QWidget(m_content);
        auto *layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(8);
        QLabel *label = plainLabel(line.text, row);
        auto *open = new QPushButton(say(QT_TRANSLATE_NOOP("results", "List")), row);
        open->setAutoDefault(false);
        open->setAccessibleName(say(QT_TRANSLATE_NOOP("results", "List: %1"), {text::label(m_words.book(), line.place)}));
        connect(open, &QPushButton::clicked, this, [this, place = line.place] { Q_EMIT placeOpened(place); });
        layout->addWidget(label, 1);
        layout->addWidget(open);
        m_rows->addWidget(row);
    }
}

void NothingFitsView::addHelp(const Answer &answer)
{
    const text::Phrasebook &book = m_words.book();
    const WhatHelps help = whatHelps(answer.workload, answer.preferences, answer.countries, answer.index);
    const std::int64_t alternatives = answer.recommendation.places[Place::Alternative];
    if (help.hints.empty())
        addText(text::noChangeHelps(book, answer.index.inventory(), help.closest));
    if (help.hints.empty() && alternatives == 0)
        return;
    QLabel *head = addText(book.say("results", QT_TRANSLATE_NOOP("results", "What would help")));
    head->setFont(strongFont(font()));
    head->setContentsMargins(0, 8, 0, 0);
    if (alternatives > 0)
        addAlternatives(alternatives);
    for (std::size_t i = 0; i < std::min(help.hints.size(), text::kMostHints); ++i) {
        const Hint hint = help.hints[i];
        auto *button = helpButton(text::text(book, hint, answer.index.currency()), QStringLiteral("hint%1").arg(i), m_content);
        connect(button, &QPushButton::clicked, this, [this, hint] { takeHint(m_session, hint); });
        m_rows->addWidget(button, 0, Qt::AlignLeft);
    }
}

void NothingFitsView::addAlternatives(std::int64_t count)
{
    auto *button = helpButton(m_words.book().say("results", QT_TRANSLATE_N_NOOP("results", "See %n alternative(s)"), {}, count),
                              QStringLiteral("seeAlternatives"), m_content);
    connect(button, &QPushButton::clicked, this, [this] { Q_EMIT placeOpened(Place::Alternative); });
    m_rows->addWidget(button, 0, Qt::AlignLeft);
}

} // namespace cabe::ui
