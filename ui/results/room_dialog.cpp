#include "ui/results/room_dialog.h"

#include "core/match/gpu_memory.h"
#include "ui/text/machine_text.h"
#include "ui/text/outside.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/roomy_delegate.h"
#include "ui/widgets/texts.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace cabe::ui {

RoomDialog::RoomDialog(Session &session, Words &words, const AnswerPointer &answer, const Machine &machine, QWidget *parent)
    : QDialog(parent), m_session(session), m_words(words), m_answer(answer), m_machine(machine),
      m_memory(gpuMemory(machine, answer->index().cards()).bytes.value_or(Bytes{})),
      m_task(answer->workload().model() ? answer->workload().task : Task::Run),
      m_context(answer->workload().context().value_or(kDefaultContext)), m_requests(answer->workload().requests().value_or(1)),
      m_head(plainLabel({}, this)), m_filter(new LineField(this)), m_onlyFitting(new QCheckBox(this)), m_list(new QTreeView(this)),
      m_model(new RoomModel(words, this)), m_rows(new RoomFilter(this)), m_count(plainLabel({}, this)), m_use(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    build();
    refreshTexts();
    connect(&words, &Words::changed, this, &RoomDialog::refreshTexts);
    m_working.begin(
        this,
        [catalogues = session.sharedCatalogues(), task = m_task, context = m_context, requests = m_requests, memory = m_memory,
         gpus = int{machine.gpuCount}]() -> std::shared_ptr<const RoomOfAll> {
            return std::make_shared<const RoomOfAll>(
                roomForAll(task, catalogues->models, {Precision::Bits16, Precision::Bits8, Precision::Bits4}, context, requests, memory, gpus));
        },
        [this](std::shared_ptr<const RoomOfAll> room) {
            m_model->setRoom(std::move(room));
            refreshCount();
            m_list->setCurrentIndex(m_rows->index(0, 0));
        });
}

void RoomDialog::build()
{
    setObjectName(QStringLiteral("roomDialog"));
    m_filter->setObjectName(QStringLiteral("roomFilter"));
    m_list->setObjectName(QStringLiteral("roomList"));
    m_onlyFitting->setObjectName(QStringLiteral("onlyFitting"));
    m_use->setObjectName(QStringLiteral("useModel"));
    m_onlyFitting->setChecked(true);
    m_rows->setSourceModel(m_model);
    m_rows->setSortRole(RoomModel::kSortRole);
    m_list->setModel(m_rows);
    m_list->setItemDelegate(new RoomyDelegate(this));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(RoomModel::ModelColumn, Qt::AscendingOrder);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(RoomModel::ModelColumn, QHeaderView::Stretch);
    for (int column = RoomModel::PrecisionColumn; column < RoomModel::ColumnCount; ++column)
        m_list->header()->resizeSection(column, fontMetrics().averageCharWidth() * 16);
    m_use->setAutoDefault(false);
    m_close->setDefault(true);
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_filter, 1);
    top->addWidget(m_onlyFitting);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_count, 1);
    foot->addWidget(m_use);
    foot->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_head);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    layout->addLayout(foot);
    resize(fontMetrics().averageCharWidth() * 120, fontMetrics().height() * 28);

    const auto filter = [this] {
        m_rows->setWanted(m_filter->text(), m_onlyFitting->isChecked());
        refreshCount();
        if (!m_list->currentIndex().isValid())
            m_list->setCurrentIndex(m_rows->index(0, 0));
    };
    connect(m_filter, &QLineEdit::textChanged, this, filter);
    connect(m_onlyFitting, &QCheckBox::toggled, this, filter);
    connect(m_use, &QPushButton::clicked, this, &RoomDialog::takeOver);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_list, &QTreeView::doubleClicked, this, &RoomDialog::takeOver);
}

void RoomDialog::refreshTexts()
{
    const text::Phrasebook &book = m_words.book();
    const text::Speaker say(book, "results");
    setWindowTitle(say(QT_TRANSLATE_NOOP("results", "What fits on %1"), {text::shortened(m_machine.shownName())}));
    m_head->setText(text::gpus(book, m_machine) + QStringLiteral(" \u00B7 ") +
                    say(QT_TRANSLATE_NOOP("results", "%1 per GPU \u00B7 context %2, requests %3"),
                        {book.numbers().gibUnit(m_memory), book.numbers().count(m_context), book.numbers().count(m_requests)}));
    m_filter->setPlaceholderText(say(QT_TRANSLATE_NOOP("results", "Type a model")));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_list->setAccessibleName(windowTitle());
    m_onlyFitting->setText(say(QT_TRANSLATE_NOOP("results", "&Only what fits")));
    m_use->setText(say(QT_TRANSLATE_NOOP("results", "&Plan with it")));
    m_close->setText(say(QT_TRANSLATE_NOOP("results", "&Close")));
    refreshCount();
}

void RoomDialog::refreshCount()
{
    m_use->setEnabled(m_rows->rowCount() > 0);
    m_count->setText(m_working.isWaiting()
                         ? m_words.book().say("results", QT_TRANSLATE_NOOP("results", "Working it out…"))
                         : m_words.book().say("results", QT_TRANSLATE_NOOP("results", "%1 of %2 rows"),
                                              {m_words.numbers().count(m_rows->rowCount()), m_words.numbers().count(m_model->rowCount())}));
}

const ModelRoom *RoomDialog::chosen() const
{
    return m_list->currentIndex().isValid() ? m_model->rowAt(m_rows->mapToSource(m_list->currentIndex()).row()) : nullptr;
}

/// One step to undo.
void RoomDialog::takeOver()
{
    const ModelRoom *room = chosen();
    if (!room)
        return;
    m_session.endGesture();
    m_session.change(Field::Model, [&](Requirements &requirements) {
        requirements.task = m_task;
        requirements.notebookStated = false;
        requirements.fields().model = room->model->id;
        requirements.fields().precision = room->precision;
    });
    m_session.endGesture();
}

} // namespace cabe::ui
