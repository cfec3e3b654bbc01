#include "ui/results/what_if_bar.h"

#include "ui/fields/amount_field.h"
#include "ui/fields/count_binding.h"
#include "ui/fields/country_picker.h"
#include "ui/fields/precision_field.h"
#include "ui/results/cheapest_breaks.h"
#include "ui/text/error_text.h"
#include "ui/text/labels.h"
#include "ui/text/outside.h"
#include "ui/widgets/count_field.h"
#include "ui/widgets/field_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/line_field.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QRadioButton>
#include <QTimer>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kBetweenBoxes = 16;
constexpr int kUsualBox = 28; ///< characters
constexpr int kRestMilliseconds = 300;

QString wasCount(const Words &words, const CountEntry &entry, std::int64_t usual)
{
    return entry.unread.isEmpty() ? words.numbers().count(entry.value.value_or(usual)) : text::shortened(entry.unread.toStdString());
}

QString wasCountries(const Words &words, const Requirements &was, const CountryTable &countries)
{
    const text::Speaker say(words.book(), "pages");
    QStringList names;
    if (was.europeanUnion)
        names << say("EU");
    for (const Country country : was.countries)
        names << text::countryName(words.book(), countries, country);
    return names.isEmpty()     ? say("Anywhere")
           : names.size() <= 2 ? names.join(QStringLiteral(", "))
                               : words.numbers().count(names.size());
}

} // namespace

WhatIfBar::WhatIfBar(Session &session, Words &words, QWidget *parent)
    : QWidget(parent), m_session(session), m_words(words), m_flow(new FlowLayout(this, kBetweenBoxes)), m_rest(new QTimer(this)),
      m_precision(new PrecisionField(this, PrecisionField::Shape::OneRow, QStringLiteral("whatIfPrecision"))),
      m_context(new CountField(this)), m_requests(new CountField(this)),
      m_contextCount(new CountBinding(m_context, CountBinding::Which::Context, session, words, false)),
      m_requestsCount(new CountBinding(m_requests, CountBinding::Which::Requests, session, words)),
      m_maxPrice(new AmountField(words, Field::MaxPricePerHour, 2, this)), m_tier(new QComboBox(this)),
      m_countries(new CountryPicker(session, words, this, true))
{
    build();
    connectFields();
    m_rest->setSingleShot(true);
    m_rest->setInterval(kRestMilliseconds);
    connect(m_rest, &QTimer::timeout, this, &WhatIfBar::bringBreaks);
    const auto refreshIfShown = [this] {
        if (isVisible())
            refresh();
    };
    connect(&session, &Session::answerChanged, this, refreshIfShown);
    connect(&session, &Session::savedChanged, this, refreshIfShown);
    connect(&words, &Words::changed, this, refreshIfShown);
}

void WhatIfBar::build()
{
    setObjectName(QStringLiteral("whatIfBar"));
    m_context->line()->setObjectName(QStringLiteral("whatIfContext"));
    m_context->slider()->setObjectName(QStringLiteral("whatIfContextSlider"));
    m_requests->line()->setObjectName(QStringLiteral("whatIfRequests"));
    m_requests->slider()->setObjectName(QStringLiteral("whatIfRequestsSlider"));
    m_maxPrice->line()->setObjectName(QStringLiteral("whatIfMaxPrice"));
    m_tier->setObjectName(QStringLiteral("whatIfTier"));
    m_countries->line()->setObjectName(QStringLiteral("whatIfCountries"));
    m_precisionBox = addBox(m_precision, m_precision, kUsualBox);
    m_contextBox = addBox(m_context, m_context->line(), kUsualBox);
    m_requestsBox = addBox(m_requests, m_requests->line(), kUsualBox);
    m_maxPriceBox = addBox(m_maxPrice, m_maxPrice->line(), kUsualBox);
    m_tierBox = addBox(m_tier, m_tier, 22);
    m_countriesBox = addBox(m_countries, m_countries->line(), 36);
    for (int i = 0; i < 3; ++i)
        m_tier->addItem(QString());
    setWidths();
}

FieldBox *WhatIfBar::addBox(QWidget *control, QWidget *focus, int characters)
{
    auto *box = new FieldBox(control, focus, this);
    m_boxes.push_back({box, characters});
    m_flow->addWidget(box);
    return box;
}

void WhatIfBar::setWidths()
{
    for (const Boxed &each : m_boxes) {
        const int width = fontMetrics().averageCharWidth() * each.characters;
        each.box->setFixedWidth(std::max(width, each.box == m_precisionBox ? m_precision->sizeHint().width() : 0));
    }
}

void WhatIfBar::connectFields()
{
    Session &session = m_session;
    connect(m_precision, &PrecisionField::chosen, this, [&session](Precision precision) {
        session.endGesture();
        session.change(Field::Precision, [precision](Requirements &r) { r.fields().precision = precision; });
    });
    connect(m_maxPrice, &AmountField::entered, this, [&session](const DecimalEntry &entry) {
        session.change(Field::MaxPricePerHour, [&entry](Requirements &r) { r.maxPricePerHour = entry; });
    });
    connect(m_maxPrice, &AmountField::left, this, [&session] { session.endGesture(); });
    connect(m_tier, &QComboBox::activated, this, [&session](int index) {
        session.endGesture();
        session.change(Field::Tier, [index](Requirements &r) { r.tier = static_cast<TierChoice>(index); });
    });
    connect(m_countries, &CountryPicker::unknownChanged, this, &WhatIfBar::refresh);
}

QWidget *WhatIfBar::firstField() const
{
    return m_session.requirements().asksModel() ? static_cast<QWidget *>(m_precision->checkedButton()) : m_maxPrice->line();
}

void WhatIfBar::refresh()
{
    m_changes = m_session.changes();
    refreshWorkload();
    refreshPreferences();
    setWidths();
    showBreaks();
    m_rest->start();
    m_flow->invalidate();
    updateGeometry();
}

/// Where another machine becomes the cheapest; worked out beside the window, and not anew while only the context moves.
void WhatIfBar::bringBreaks()
{
    const AnswerPointer answer = m_session.answer();
    if (!answer)
        return;
    BreaksOf of{m_session.requirements(), m_session.index()};
    of.requirements.fields().context = {};
    if (of == m_breaksOf)
        return;
    m_breaksOf = std::move(of);
    m_breaks.clear();
    m_working.begin(this, [answer] { return cheapestBreaks(*answer); }, [this](std::vector<std::int64_t> breaks) {
        m_breaks = std::move(breaks);
        showBreaks();
    });
}

void WhatIfBar::showBreaks()
{
    QStringList figures;
    for (const std::int64_t each : m_breaks)
        figures << m_words.numbers().count(each);
    m_context->setMarks(m_breaks, figures.isEmpty() ? QString()
                                                    : m_words.book().say("results", QT_TRANSLATE_NOOP("results", "Another machine is the cheapest over %1 tokens."),
                                                                         {m_words.book().list(figures)}));
}

void WhatIfBar::mark(FieldBox *box, const QString &label, Field field, const QString &was)
{
    const bool changed = std::ranges::find(m_changes, field) != m_changes.end();
    box->setLabel(changed ? m_words.book().say("results", QT_TRANSLATE_NOOP("results", "\u2022 %1, was %2"), {label, was}) : label);
    box->setStrong(changed);
    box->setFault(fault(field));
}

QString WhatIfBar::fault(Field field) const
{
    const Fault *fault = m_session.question().faultOf(field);
    return fault ? text::text(m_words.book(), fault->error) : QString();
}

void WhatIfBar::refreshWorkload()
{
    const text::Speaker say(m_words.book(), "results");
    const Requirements &now = m_session.requirements();
    const Requirements &was = m_session.saved();
    const ModelSpec *model = now.model(m_session.catalogues().models);
    const bool storable = now.task == Task::Run || now.task == Task::Notebook;
    m_precision->setChoice(m_words.book(), now.task, now.fields().precision, storable && model && model->weightsBytes);
    m_precisionBox->setVisible(now.asksModel());
    mark(m_precisionBox, say(QT_TRANSLATE_NOOP("results", "&Precision")), Field::Precision,
         text::label(m_words.book(), was.fields().precision));

    const ModelSpec *before = was.model(m_session.catalogues().models);
    m_contextBox->setVisible(m_contextCount->isAsked());
    const Field context = m_contextCount->field();
    mark(m_contextBox,
         context == Field::SequenceLength ? say(QT_TRANSLATE_NOOP("results", "&Sequence length")) : say(QT_TRANSLATE_NOOP("results", "&Context")),
         context, wasCount(m_words, was.fields().context, before ? usualContext(*before) : kDefaultContext));
    m_contextCount->refresh(!m_contextBox->fault().isEmpty());

    m_requestsBox->setVisible(m_requestsCount->isAsked());
    const Field requests = m_requestsCount->field();
    mark(m_requestsBox,
         requests == Field::BatchSize      ? say(QT_TRANSLATE_NOOP("results", "Batch si&ze"))
         : requests == Field::AudioStreams ? say(QT_TRANSLATE_NOOP("results", "Audio st&reams"))
                                           : say(QT_TRANSLATE_NOOP("results", "&Requests")),
         requests, wasCount(m_words, was.fields().requests, 1));
    m_requestsCount->refresh(!m_requestsBox->fault().isEmpty());
}

void WhatIfBar::refreshPreferences()
{
    const text::Phrasebook &book = m_words.book();
    const text::Speaker say(book, "results");
    const Requirements &now = m_session.requirements();
    const Requirements &was = m_session.saved();
    const QString none = say(QT_TRANSLATE_NOOP("results", "none"));
    mark(m_maxPriceBox, say(QT_TRANSLATE_NOOP("results", "Ma&x. price/h")), Field::MaxPricePerHour,
         was.maxPricePerHour.value ? book.numbers().decimal(*was.maxPricePerHour.value) : none);
    m_maxPrice->setEntry(now.maxPricePerHour);
    m_maxPrice->setUnit(text::shown(m_session.answerCurrency().code()), m_session.answerCurrency());
    m_maxPrice->line()->setFaulty(!m_maxPriceBox->fault().isEmpty());

    mark(m_tierBox, say(QT_TRANSLATE_NOOP("results", "&Tier")), Field::Tier, text::label(book, was.tier));
    for (int i = 0; i < m_tier->count(); ++i)
        m_tier->setItemText(i, text::label(book, static_cast<TierChoice>(i)));
    m_tier->setCurrentIndex(static_cast<int>(now.tier));

    mark(m_countriesBox, say(QT_TRANSLATE_NOOP("results", "Co&untries")), Field::Countries,
         wasCountries(m_words, was, m_session.catalogues().countries));
    m_countries->refresh();
    const QString unknown = m_countries->unknown();
    if (!unknown.isEmpty())
        m_countriesBox->setFault(
            book.say("pages", "\"%1\" is no country. Choose one from the list.", {text::shortened(unknown.toStdString())}));
    m_countries->line()->setFaulty(!unknown.isEmpty());
}

void WhatIfBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT leaveRequested();
    else
        QWidget::keyPressEvent(event);
}

void WhatIfBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        setWidths();
    QWidget::changeEvent(event);
}

} // namespace cabe::ui
