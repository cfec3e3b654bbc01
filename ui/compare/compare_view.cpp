#include "ui/compare/compare_view.h"

#include "ui/compare/compare_model.h"
#include "ui/text/constraints_text.h"
#include "ui/text/scenario_text.h"
#include "ui/text/summary_text.h"
#include "ui/widgets/clipboard.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/memory_bar.h"
#include "ui/widgets/texts.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kLeastColumnCharacters = 40; ///< at least
constexpr int kCellPadding = 4;

/// The memory of each scenario as a bar over its figure, all on one scale.
class CompareDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QVariant bar = index.data(CompareModel::BarRole);
        QStyledItemDelegate::paint(painter, option, index);
        if (!bar.isValid())
            return;
        const int height = barHeight(option);
        const QRect area(option.rect.left() + kCellPadding, option.rect.bottom() - height - kCellPadding, option.rect.width() - 2 * kCellPadding, height);
        painter->fillRect(area, option.palette.color(QPalette::Base));
        paintBar(*painter, area, bar.value<BarContent>(), option.palette, Bytes{index.data(CompareModel::ScaleRole).toLongLong()});
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        if (index.data(CompareModel::BarRole).isValid())
            size.rheight() += barHeight(option) + kCellPadding;
        return size + QSize(0, 2 * kCellPadding);
    }

private:
    static int barHeight(const QStyleOptionViewItem &option) { return option.fontMetrics.height() + 4; }
};

} // namespace

CompareView::CompareView(Session &session, Scenarios &scenarios, Words &words, QWidget *parent)
    : QWidget(parent), m_session(session), m_scenarios(scenarios), m_words(words), m_answers(session, scenarios),
      m_model(new CompareModel(scenarios, m_answers, words, this)), m_stack(new QStackedWidget), m_table(new QTableView),
      m_empty(plainLabel({}, nullptr)), m_onlyDifferences(new QCheckBox), m_keepFirst(addButton("keepFirst")), m_keep(addButton("keepCurrent")),
      m_open(addButton("openScenario")), m_rename(addButton("renameScenario")), m_duplicate(addButton("duplicateScenario")),
      m_remove(addButton("removeScenario")), m_copy(addButton("copyComparison"))
{
    build();
    connect(&scenarios, &Scenarios::changed, this, &CompareView::refresh);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CompareView::fitTable);
    connect(&session, &Session::answerChanged, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(&words, &Words::changed, this, &CompareView::refresh);
    connect(m_keepFirst, &QPushButton::clicked, this, &CompareView::keepCurrent);
    connect(m_keep, &QPushButton::clicked, this, &CompareView::keepCurrent);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (current() < 0)
            return;
        m_scenarios.open(current());
        Q_EMIT opened();
    });
    connect(m_rename, &QPushButton::clicked, this, &CompareView::edit);
    connect(m_duplicate, &QPushButton::clicked, this, [this] { m_scenarios.duplicate(current()); });
    connect(m_remove, &QPushButton::clicked, this, [this] { m_scenarios.remove(current()); });
    connect(m_copy, &QPushButton::clicked, this, &CompareView::copyAsTable);
    connect(m_onlyDifferences, &QCheckBox::toggled, m_model, &CompareModel::setOnlyDifferences);
    // The order is the scenarios'; the table only shows it.
    connect(m_table->horizontalHeader(), &QHeaderView::sectionMoved, this, [this](int, int from, int to) {
        const QSignalBlocker quiet(m_table->horizontalHeader());
        m_table->horizontalHeader()->moveSection(to, from);
        QMetaObject::invokeMethod(this, [this, from, to] { m_scenarios.move(from, to); }, Qt::QueuedConnection);
    });
    refresh();
}

CompareView::~CompareView()
{
    delete m_stack; // an editor that is open must not find the rest gone
}

QPushButton *CompareView::addButton(const char *name)
{
    auto *button = new QPushButton(this);
    button->setObjectName(QLatin1StringView(name));
    button->setAutoDefault(false);
    return button;
}

void CompareView::build()
{
    setObjectName(QStringLiteral("compare"));
    m_table->setObjectName(QStringLiteral("compareTable"));
    m_onlyDifferences->setObjectName(QStringLiteral("onlyDifferences"));
    m_empty->setObjectName(QStringLiteral("compareEmpty"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CompareDelegate(this));
    m_table->setWordWrap(true);
    m_table->setTabKeyNavigation(false);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setSectionsMovable(true);
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_table->installEventFilter(this);
    m_copy->setIcon(icon(Symbol::EditCopy));

    auto *nothing = new QWidget;
    auto *column = new QVBoxLayout(nothing);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addWidget(m_empty);
    column->addWidget(m_keepFirst, 0, Qt::AlignLeft);
    column->addStretch(1);
    m_stack->addWidget(nothing);
    m_stack->addWidget(m_table);

    auto *buttons = new QWidget;
    auto *flow = new FlowLayout(buttons, 8);
    for (QWidget *each : std::initializer_list<QWidget *>{m_onlyDifferences, m_keep, m_open, m_rename, m_duplicate, m_remove, m_copy})
        flow->addWidget(each);
    buttons->setContentsMargins(12, 8, 12, 8);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buttons);
    layout->addWidget(m_stack, 1);
}

void CompareView::refresh()
{
    const text::Speaker say(m_words.book(), "compare");
    m_empty->setText(say(QT_TRANSLATE_NOOP("compare", "Keep an answer with Ctrl+D to compare it.")));
    m_onlyDifferences->setText(say(QT_TRANSLATE_NOOP("compare", "Only &differences")));
    m_keepFirst->setText(say(QT_TRANSLATE_NOOP("compare", "&Keep the current answer")));
    m_keep->setText(say("&Keep the current answer"));
    m_open->setText(say(QT_TRANSLATE_NOOP("compare", "&Open")));
    m_rename->setText(say(QT_TRANSLATE_NOOP("compare", "&Rename")));
    m_duplicate->setText(say(QT_TRANSLATE_NOOP("compare", "D&uplicate")));
    m_remove->setText(say(QT_TRANSLATE_NOOP("compare", "Re&move")));
    m_copy->setText(say(QT_TRANSLATE_NOOP("compare", "&Copy as table")));
    m_table->setAccessibleName(say(QT_TRANSLATE_NOOP("compare", "Scenarios side by side")));
    const bool some = m_scenarios.count() > 0;
    m_stack->setCurrentIndex(some ? 1 : 0);
    for (QWidget *each : std::initializer_list<QWidget *>{m_onlyDifferences, m_keep, m_open, m_rename, m_duplicate, m_remove, m_copy})
        each->setVisible(some);
    const bool mayKeep = m_session.answer() && !m_scenarios.isFull();
    m_keep->setEnabled(mayKeep);
    m_keepFirst->setEnabled(m_session.answer() != nullptr);
    m_duplicate->setEnabled(!m_scenarios.isFull());
}

void CompareView::keepCurrent()
{
    if (m_session.answer())
        m_scenarios.keep(text::scenarioName(m_words.book(), m_session.answer()->workload()));
}

void CompareView::fitTable()
{
    const int columns = m_model->columnCount();
    if (columns == 0)
        return;
    const int beside = m_table->verticalScrollBar()->isVisible() ? 0 : m_table->verticalScrollBar()->sizeHint().width();
    const int free = (m_table->viewport()->width() - beside) / columns;
    for (int column = 0; column < columns; ++column)
        m_table->setColumnWidth(column, std::max(free, fontMetrics().averageCharWidth() * kLeastColumnCharacters));
    m_table->resizeRowsToContents();
    if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(0, 0));
}

int CompareView::current() const
{
    return m_table->currentIndex().isValid() ? m_table->currentIndex().column() : m_scenarios.count() == 1 ? 0 : -1;
}

void CompareView::edit()
{
    if (current() < 0)
        return;
    const QModelIndex name = m_model->index(m_model->rowOf(CompareRow::Name), current());
    m_table->setFocus();
    m_table->setCurrentIndex(name);
    m_table->edit(name);
}

void CompareView::move(int by)
{
    const int from = current();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_scenarios.count())
        return;
    const int row = m_table->currentIndex().row();
    m_scenarios.move(from, to);
    m_table->setCurrentIndex(m_model->index(row, to));
}

bool CompareView::takeKey(int key, Qt::KeyboardModifiers modifiers)
{
    const bool control = modifiers == Qt::ControlModifier;
    if (key == Qt::Key_Delete && modifiers == Qt::NoModifier)
        m_scenarios.remove(current());
    else if (control && (key == Qt::Key_Left || key == Qt::Key_Right))
        move(key == Qt::Key_Left ? -1 : 1);
    else if (key == Qt::Key_F2 && !(m_model->flags(m_table->currentIndex()) & Qt::ItemIsEditable))
        edit();
    else
        return false;
    return true;
}

bool CompareView::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_table && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (takeKey(key->key(), key->modifiers() & ~Qt::KeypadModifier))
            return true;
    }
    return QWidget::eventFilter(object, event);
}

void CompareView::copyAsTable()
{
    const AnswerPointer &answer = m_session.answer();
    copyTable(tableOf(m_model->comparison()), answer && answer->inventory().isSample ? text::sampleNotice(m_words.book()) : QString());
    Q_EMIT copied();
}

Paper CompareView::paper(const text::Phrasebook &book) const
{
    const AnswerPointer &answer = m_session.answer();
    return {documentOf(book, compare(book, m_scenarios.list(), m_answers.states())),
            answer && answer->inventory().isSample ? text::samplePrices(book) : QString(), book.numbers().mark()};
}

void CompareView::focusFirst()
{
    if (m_scenarios.count() > 0)
        m_table->setFocus();
    else
        m_keepFirst->setFocus();
}

QList<QWidget *> CompareView::panes() const
{
    return {m_onlyDifferences->parentWidget(), m_stack->currentWidget()};
}

void CompareView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_answers.setActive(true);
    refresh();
    fitTable();
}

void CompareView::hideEvent(QHideEvent *event)
{
    m_answers.setActive(false);
    QWidget::hideEvent(event);
}

void CompareView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTable();
}

} // namespace cabe::ui
