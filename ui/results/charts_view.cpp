#include "ui/results/charts_view.h"

#include "ui/charts/chart_box.h"
#include "ui/charts/chart_words.h"
#include "ui/text/constraints_text.h"
#include "ui/widgets/scrolled.h"

#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kChartsBesideFrom = 760;
constexpr qreal kNear = 12; ///< of the mouse to a mark

} // namespace

ChartsView::ChartsView(Words &words, QWidget *parent)
    : QWidget(parent), m_words(words), m_side(new QBoxLayout(QBoxLayout::LeftToRight)), m_curveBox(new ChartBox(QStringLiteral("contextCurve"), words)),
      m_priceBox(new ChartBox(QStringLiteral("priceRoom"), words))
{
    setObjectName(QStringLiteral("charts"));
    auto *both = new QWidget;
    both->setLayout(m_side);
    m_side->setContentsMargins(0, 0, 0, 0);
    m_side->setSpacing(0);
    m_side->addWidget(m_curveBox, 1);
    m_side->addWidget(m_priceBox, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scrolled(both));
    connect(&words, &Words::changed, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(m_priceBox, &ChartBox::clicked, this, [this](QPointF place) {
        if (!m_answer)
            return;
        const auto places = markPlaces(m_priceBox->paintedArea(), m_prices, m_answer->index().currency(), m_words.book(), m_priceBox->style());
        int nearest = -1;
        qreal distance = kNear;
        for (std::size_t i = 0; i < places.size(); ++i)
            if (const qreal away = QLineF(places[i], place).length(); away < distance) {
                distance = away;
                nearest = static_cast<int>(i);
            }
        choose(nearest);
    });
    connect(m_priceBox, &ChartBox::stepped, this, [this](int steps) {
        choose(std::clamp(m_mark + steps, 0, static_cast<int>(m_prices.marks.size()) - 1));
    });
    connect(m_priceBox, &ChartBox::rowActivated, this, &ChartsView::choose);
    connect(m_priceBox, &ChartBox::activated, this, &ChartsView::machineActivated);
}

void ChartsView::setAnswer(AnswerPointer answer)
{
    m_answer = std::move(answer);
    if (isVisible())
        refresh();
}

void ChartsView::setChosen(std::optional<std::size_t> machine)
{
    m_machine = machine;
    m_mark = -1;
    for (std::size_t i = 0; machine && i < m_prices.marks.size(); ++i)
        if (m_prices.marks[i].machine == *machine)
            m_mark = static_cast<int>(i);
    if (isVisible())
        refreshPrices();
}

void ChartsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void ChartsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool beside = width() >= kChartsBesideFrom && width() >= fontMetrics().averageCharWidth() * 100;
    m_side->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ChartsView::refresh()
{
    refreshCurve();
    m_prices = m_answer ? priceRoom(*m_answer) : PriceRoom{};
    setChosen(m_machine);
}

void ChartsView::refreshCurve()
{
    const text::Phrasebook &book = m_words.book();
    const auto curve = m_answer ? contextCurve(m_answer->workload(), m_answer->index()) : std::nullopt;
    if (!curve)
        return m_curveBox->setSentence(contextCurveTitle(book),
                                       book.say("charts", QT_TRANSLATE_NOOP("charts", "This workload takes the same memory at any context.")));
    m_curveBox->setContent({contextCurveTitle(book), contextCurveSentence(book, *curve), {},
                            [curve = *curve](QPainter &painter, const QRectF &area, const text::Phrasebook &words, const ChartStyle &style) {
                                paintContextCurve(painter, area, curve, words, style);
                            },
                            [this, curve = *curve] { return contextCurveTable(m_words.book(), curve); }});
}

void ChartsView::refreshPrices()
{
    const text::Phrasebook &book = m_words.book();
    if (!m_answer || m_prices.marks.empty())
        return m_priceBox->setSentence(priceRoomTitle(book), m_answer ? priceRoomSentence(book, m_prices, *m_answer) : QString());
    QString title = priceRoomTitle(book);
    QString notice;
    if (m_answer->inventory().isSample) {
        title = book.say("charts", QT_TRANSLATE_NOOP("charts", "%1 (sample prices)"), {title});
        notice = text::sampleNotice(book);
    }
    QString sentence = priceRoomSentence(book, m_prices, *m_answer);
    if (m_mark >= 0)
        sentence = book.say("charts", QT_TRANSLATE_NOOP("charts", "Chosen: %1."), {markText(book, m_prices.marks[static_cast<std::size_t>(m_mark)], *m_answer)}) +
                   u' ' + sentence;
    m_priceBox->setContent({title, sentence, notice,
                            [prices = m_prices, currency = m_answer->index().currency(),
                             mark = m_mark](QPainter &painter, const QRectF &area, const text::Phrasebook &words, const ChartStyle &style) {
                                paintPriceRoom(painter, area, prices, currency, words, style, mark);
                            },
                            [this] { return priceRoomTable(m_words.book(), m_prices, *m_answer); }});
}

void ChartsView::choose(int mark)
{
    if (mark < 0 || static_cast<std::size_t>(mark) >= m_prices.marks.size())
        return;
    Q_EMIT machineChosen(m_prices.marks[static_cast<std::size_t>(mark)].machine);
}

} // namespace cabe::ui
