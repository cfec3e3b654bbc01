#include "ui/sources/sources_view.h"

#include "ui/sources/rejected_model.h"
#include "ui/sources/source_form.h"
#include "ui/sources/sources_model.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/roomy_delegate.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/texts.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace cabe::ui {
namespace {

constexpr int kFormWidth = 380;
constexpr int kListRowsMeasured = 200;

QTreeView *plainList(QAbstractItemModel *model, const char *name)
{
    auto *list = new QTreeView;
    list->setObjectName(QLatin1StringView(name));
    list->setModel(model);
    list->setItemDelegate(new RoomyDelegate(list));
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setAlternatingRowColors(true);
    list->setTextElideMode(Qt::ElideMiddle);
    list->header()->setResizeContentsPrecision(kListRowsMeasured);
    return list;
}

} // namespace

SourcesView::SourcesView(Session &session, SourceBook &book, Words &words, QWidget *parent)
    : QWidget(parent), m_session(session), m_book(book), m_words(words), m_model(new SourcesModel(session, book, words, this)),
      m_rejected(new RejectedModel(words, this)), m_title(plainLabel({}, this)), m_help(plainLabel({}, this)),
      m_list(plainList(m_model, "sourceList")), m_empty(plainLabel({}, m_list->viewport())), m_rejectedTitle(plainLabel({}, this)),
      m_rejectedList(plainList(m_rejected, "rejectedList")), m_add(new QPushButton), m_import(new QPushButton),
      m_remove(new QPushButton), m_up(new QPushButton), m_down(new QPushButton), m_copy(new QPushButton),
      m_form(new SourceForm(book, words)), m_splitter(new QSplitter)
{
    build();
    connectAll();
    choose(m_book.count() > 0 ? 0 : -1);
    refresh();
}

void SourcesView::build()
{
    setObjectName(QStringLiteral("sources"));
    const std::pair<QPushButton *, const char *> names[]{{m_add, "addSource"},    {m_import, "importPricesButton"}, {m_remove, "removeSource"},
                                                         {m_up, "moveUp"},        {m_down, "moveDown"},             {m_copy, "copyRejected"}};
    for (const auto &[button, name] : names) {
        button->setObjectName(QLatin1StringView(name));
        button->setAutoDefault(false);
    }
    m_add->setIcon(icon(Symbol::ListAdd));
    m_remove->setIcon(icon(Symbol::ListRemove));
    m_copy->setIcon(icon(Symbol::EditCopy));
    auto *within = new QVBoxLayout(m_list->viewport());
    within->addWidget(m_empty);
    m_empty->setAlignment(Qt::AlignCenter);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(SourcesModel::AddressColumn, QHeaderView::Stretch);
    m_rejectedList->header()->setSectionResizeMode(RejectedModel::PlaceColumn, QHeaderView::ResizeToContents);

    QScrollArea *scroll = scrolled(m_form);
    m_splitter->setObjectName(QStringLiteral("sourcesSplitter"));
    m_splitter->addWidget(buildList());
    m_splitter->addWidget(scroll);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({900, kFormWidth});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
}

QWidget *SourcesView::buildList()
{
    auto *left = new QWidget;
    auto *layout = new QVBoxLayout(left);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_help);
    layout->addWidget(m_list, 2);
    auto *buttons = new QWidget;
    auto *flow = new FlowLayout(buttons, 8);
    for (QPushButton *button : {m_add, m_import, m_remove, m_up, m_down})
        flow->addWidget(button);
    layout->addWidget(buttons);
    auto *head = new QHBoxLayout;
    head->addWidget(m_rejectedTitle, 1);
    head->addWidget(m_copy);
    layout->addLayout(head);
    layout->addWidget(m_rejectedList, 1);
    return left;
}

void SourcesView::connectAll()
{
    connect(&m_words, &Words::changed, this, &SourcesView::refresh);
    connect(&m_book, &SourceBook::changed, this, &SourcesView::refreshRejected);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (current() >= 0)
            m_form->setSource(current());
        refreshRejected();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        // A reset takes the choice away; it stays with the form's source.
        choose(m_form->source() < m_book.count() ? m_form->source() : m_book.count() - 1);
    });
    connect(m_add, &QPushButton::clicked, this, &SourcesView::addSource);
    connect(m_import, &QPushButton::clicked, this, &SourcesView::importRequested);
    connect(m_remove, &QPushButton::clicked, this, &SourcesView::removeCurrent);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_rejected->asTable()); });
    connect(m_form, &SourceForm::saved, this, &SourcesView::choose);
    connect(m_form, &SourceForm::dismissed, this, [this] { choose(m_book.count() > 0 ? 0 : -1); });
}

int SourcesView::current() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? index.row() : -1;
}

void SourcesView::choose(int source)
{
    if (source >= 0 && source < m_book.count())
        m_list->setCurrentIndex(m_model->index(source, 0));
    else
        m_list->setCurrentIndex({});
    m_form->setSource(source);
    refreshRejected();
}

void SourcesView::focusSource(int source)
{
    if (source >= 0)
        choose(source);
    m_list->setFocus(Qt::OtherFocusReason);
}

void SourcesView::addSource()
{
    choose(-1);
    m_form->focusAddress();
}

void SourcesView::move(int by)
{
    const int from = current();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_book.count())
        return;
    m_book.move(from, to);
    choose(to);
}

void SourcesView::removeCurrent()
{
    const int source = current();
    if (source < 0)
        return;
    m_book.remove(source);
    choose(std::min(source, m_book.count() - 1));
}

int SourcesView::firstWithRejected() const
{
    for (int i = 0; i < m_book.count(); ++i)
        if (const auto &inventory = m_book.status(i).inventory; inventory && !inventory->rejected.empty())
            return i;
    return -1;
}

void SourcesView::refreshRejected()
{
    const int source = current();
    const auto inventory = source >= 0 && source < m_book.count() ? m_book.status(source).inventory : nullptr;
    m_rejected->setInventory(inventory);
    const bool hasRejected = m_rejected->rowCount() > 0;
    m_rejectedTitle->setText(m_words.book().say("sources", QT_TRANSLATE_N_NOOP("sources", "%n row(s) rejected"), {}, m_rejected->rowCount()));
    m_rejectedTitle->setVisible(hasRejected);
    m_rejectedList->setVisible(hasRejected);
    m_copy->setVisible(hasRejected);
    m_empty->setVisible(m_book.count() == 0);
    m_remove->setEnabled(source >= 0);
    m_up->setEnabled(source > 0);
    m_down->setEnabled(source >= 0 && source + 1 < m_book.count());
}

void SourcesView::refresh()
{
    const text::Speaker say(m_words.book(), "sources");
    m_title->setFont(headingFont(font()));
    m_title->setText(say(QT_TRANSLATE_NOOP("sources", "Inventory sources")));
    m_help->setText(say(QT_TRANSLATE_NOOP("sources", "The machines of all sources that are on are planned together.")));
    m_empty->setText(say(QT_TRANSLATE_NOOP("sources", "No source yet: the sample inventory is in use.")));
    m_list->setAccessibleName(m_title->text());
    m_rejectedList->setAccessibleName(say(QT_TRANSLATE_NOOP("sources", "Rejected rows")));
    m_add->setText(say(QT_TRANSLATE_NOOP("sources", "&Add a source…")));
    m_import->setText(say(QT_TRANSLATE_NOOP("sources", "I&mport prices…")));
    m_remove->setText(say(QT_TRANSLATE_NOOP("sources", "Rem&ove")));
    m_up->setText(QStringLiteral("\u2191"));
    m_up->setAccessibleName(say(QT_TRANSLATE_NOOP("sources", "Move up")));
    m_up->setToolTip(plainToolTip(m_up->accessibleName()));
    m_down->setText(QStringLiteral("\u2193"));
    m_down->setAccessibleName(say(QT_TRANSLATE_NOOP("sources", "Move down")));
    m_down->setToolTip(plainToolTip(m_down->accessibleName()));
    m_copy->setText(say(QT_TRANSLATE_NOOP("sources", "Cop&y")));
    refreshRejected();
}

QList<QWidget *> SourcesView::panes() const
{
    return {m_list, m_rejectedList, m_form};
}

QByteArray SourcesView::saveState() const
{
    return m_splitter->saveState();
}

void SourcesView::restoreState(const QByteArray &state)
{
    if (!state.isEmpty())
        m_splitter->restoreState(state);
}

} // namespace cabe::ui
