#include "ui/pages/model_finder.h"

#include "ui/pages/model_list.h"
#include "ui/widgets/roomy_delegate.h"
#include "ui/text/outside.h"
#include "ui/widgets/line_field.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTreeView>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kFinderRows = 5;
constexpr int kFinderCellPadding = 12;

QTreeView *viewOfModels(QWidget *parent, ModelList *list)
{
    auto *view = new QTreeView(parent);
    view->setObjectName(QStringLiteral("models"));
    view->setModel(list);
    view->setItemDelegate(new RoomyDelegate(view));
    view->setRootIsDecorated(false);
    view->setUniformRowHeights(true);
    view->setItemsExpandable(false);
    view->setAllColumnsShowFocus(true);
    view->setTextElideMode(Qt::ElideRight); // the size stands early in a name
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setHeaderHidden(true);
    view->setFocusPolicy(Qt::NoFocus); // the line above moves in it
    view->header()->setStretchLastSection(false);
    view->header()->setMinimumSectionSize(1);
    view->header()->setSectionResizeMode(QHeaderView::Fixed);
    return view;
}

} // namespace

ModelFinder::ModelFinder(const ModelCatalogue &catalogue, Words &words, QWidget *parent)
    : QWidget(parent), m_catalogue(catalogue), m_words(words), m_list(new ModelList(catalogue, words, this)),
      m_field(new LineField(this)), m_count(new QLabel(this)), m_view(viewOfModels(this, m_list)),
      m_none(new QLabel(m_view->viewport()))
{
    m_field->setObjectName(QStringLiteral("model"));
    m_count->setObjectName(QStringLiteral("modelCount"));
    m_none->setObjectName(QStringLiteral("noModel"));
    m_none->setTextFormat(Qt::PlainText);
    m_none->setWordWrap(true);
    m_none->hide();
    auto *inside = new QVBoxLayout(m_view->viewport());
    inside->addWidget(m_none, 0, Qt::AlignTop);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->setVerticalSpacing(4);
    layout->addWidget(m_field, 0, 0);
    layout->addWidget(m_count, 0, 1);
    layout->addWidget(m_view, 1, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    setFocusProxy(m_field);
    m_field->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    connectKeys();
    fitColumns();
}

void ModelFinder::connectKeys()
{
    connect(m_field, &QLineEdit::textEdited, this, &ModelFinder::search);
    connect(m_field, &LineField::stepped, this, [this](int steps) { move(-steps); });
    connect(m_field, &QLineEdit::returnPressed, this, [this] { take(m_view->currentIndex().row()); });
    connect(m_field, &LineField::left, this, &ModelFinder::settle);
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        take(index.row());
        m_field->setFocus();
    });
}

void ModelFinder::setTask(Task task)
{
    if (m_isSearching && task != m_list->task())
        restore();
    m_list->setTask(task);
    showCount();
    if (!m_isSearching)
        goToChosen();
}

void ModelFinder::setChosen(const std::string &id)
{
    const bool isOther = id != m_chosen;
    m_chosen = id;
    m_list->setChosen(id);
    if (m_isSearching && isOther)
        restore(); // an undo, another plan: what was searched for holds no longer
    if (m_isSearching)
        return;
    if (isOther || !m_field->hasFocus())
        m_field->setText(chosenName());
    if (isOther)
        goToChosen();
}

void ModelFinder::retranslate()
{
    m_list->retranslate();
    m_view->setAccessibleName(m_words.book().say("pages", QT_TRANSLATE_NOOP("pages", "Models found")));
    m_field->setPlaceholderText(m_words.book().say("pages", QT_TRANSLATE_NOOP("pages", "Name, publisher or size")));
    showCount();
    fitColumns();
}

void ModelFinder::search(const QString &typed)
{
    m_isSearching = true;
    m_isPointed = false;
    setUnsettled({});
    m_list->setFilter(typed);
    if (m_list->rowCount() > 0)
        m_view->setCurrentIndex(m_list->index(0, 0));
    showCount();
}

int ModelFinder::found() const
{
    return m_list->rowCount();
}

void ModelFinder::settle()
{
    if (!m_isSearching)
        return;
    const QString typed = m_field->text().trimmed();
    int row = m_isPointed || found() == 1 ? m_view->currentIndex().row() : -1;
    for (int i = 0; i < found() && row < 0; ++i)
        if (m_list->index(i, 0).data().toString().compare(typed, Qt::CaseInsensitive) == 0)
            row = i;
    if (typed.isEmpty())
        restore();
    else if (row >= 0)
        take(row);
    else
        setUnsettled(typed);
}

void ModelFinder::setUnsettled(const QString &typed)
{
    if (m_unsettled == typed)
        return;
    m_unsettled = typed;
    Q_EMIT unsettledChanged();
}

void ModelFinder::restore()
{
    m_isSearching = false;
    m_isPointed = false;
    setUnsettled({});
    m_list->setFilter({});
    m_field->setText(chosenName());
    showCount();
    goToChosen();
}

void ModelFinder::take(int row)
{
    if (row < 0 || row >= m_list->rowCount())
        return;
    const QString id = m_list->index(row, 0).data(ModelList::IdRole).toString();
    m_isSearching = false;
    Q_EMIT chosen(id);
    restore();
    m_field->selectAll();
}

void ModelFinder::move(int rows)
{
    const int most = m_list->rowCount() - 1;
    if (most < 0)
        return;
    m_isPointed = true;
    const QModelIndex current = m_view->currentIndex();
    const int row = current.isValid() ? current.row() + rows : 0;
    m_view->setCurrentIndex(m_list->index(std::clamp(row, 0, most), 0));
}

void ModelFinder::showCount()
{
    const int count = m_list->rowCount();
    m_count->setText(m_words.book().say("lists", QT_TRANSLATE_N_NOOP("lists", "%n model(s)"), {}, count));
    const QString typed = text::shortened(m_field->text().toStdString());
    m_none->setText(m_words.book().say("pages", QT_TRANSLATE_NOOP("pages", "No model matches \"%1\"."), {typed}));
    m_none->setVisible(count == 0);
}

void ModelFinder::goToChosen()
{
    const int row = m_list->rowOf(m_chosen);
    if (row < 0) {
        m_view->setCurrentIndex({});
        m_view->scrollToTop();
        return;
    }
    m_view->setCurrentIndex(m_list->index(row, 0));
    m_view->scrollTo(m_list->index(row, 0), QAbstractItemView::PositionAtCenter);
}

void ModelFinder::fitColumns()
{
    const QFontMetrics metrics = m_view->fontMetrics();
    const QString widest = m_words.book().say("pages", QT_TRANSLATE_NOOP("pages", "%1, %2 active"),
                                              {QStringLiteral("000 000 M"), QStringLiteral("00 000 M")});
    const int width = m_view->viewport()->width();
    const int publisher = metrics.horizontalAdvance(QStringLiteral("MMMMMMMMM")) + kFinderCellPadding;
    const int parameters = std::min(metrics.horizontalAdvance(widest) + kFinderCellPadding, width * 2 / 5);
    // Where it is narrow, the name needs the room; the publisher stands among the facts.
    const bool showsPublisher = width - publisher - parameters > metrics.horizontalAdvance(QStringLiteral("MMMMMMMMMMMMMM"));
    m_view->setColumnHidden(ModelList::PublisherColumn, !showsPublisher);
    m_view->setColumnWidth(ModelList::PublisherColumn, publisher);
    m_view->setColumnWidth(ModelList::ParametersColumn, parameters);
    m_view->setColumnWidth(ModelList::NameColumn, std::max(1, width - parameters - (showsPublisher ? publisher : 0)));
    const int row = std::max(m_view->sizeHintForRow(0), metrics.height() + 4);
    m_view->setMinimumHeight(kFinderRows * row + 2 * m_view->frameWidth());
}

QString ModelFinder::chosenName() const
{
    const ModelSpec *model = m_catalogue.find(m_chosen);
    return model ? text::shown(model->name) : text::shortened(m_chosen);
}

bool ModelFinder::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_field && event->type() == QEvent::Resize)
        fitColumns();
    if (watched == m_field && event->type() == QEvent::KeyPress && m_isSearching &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        restore();
        m_field->selectAll();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ModelFinder::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitColumns();
    QWidget::changeEvent(event);
}

} // namespace cabe::ui
