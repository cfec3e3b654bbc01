#include "ui/pages/model_list.h"

#include "core/base/wide.h"
#include "core/domain/workload.h"
#include "core/memory/memory_estimate.h"
#include "ui/session/requirements.h"
#include "ui/text/labels.h"
#include "ui/text/outside.h"
#include "ui/widgets/texts.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace cabe::ui {
namespace {

bool hasAllFigures(const ModelSpec &model, Task task, const ModelCatalogue &catalogue)
{
    WorkloadRequest request;
    request.task = task;
    request.model = model.id;
    request.precision = Precision::Bits16;
    request.context = usualContext(model);
    request.requests = 1;
    const auto workload = checkWorkload(request, catalogue);
    if (!workload)
        return false;
    const auto memory = estimateMemory(*workload);
    return memory || !std::holds_alternative<error::FigureMissing>(memory.error().fact);
}

QString inMillions(const text::NumberFormat &numbers, std::int64_t parameters)
{
    constexpr std::int64_t kMillion = 1'000'000;
    return parameters < kMillion ? numbers.count(parameters)
                                 : numbers.unit(*roundDiv(Wide(parameters), Wide(kMillion)).toInt64(), "M"); // no more than it was
}

} // namespace

ModelList::ModelList(const ModelCatalogue &catalogue, const Words &words, QObject *parent)
    : QAbstractTableModel(parent), m_catalogue(catalogue), m_words(words)
{
    m_entries.reserve(catalogue.models().size());
    for (const ModelSpec &model : catalogue.models()) {
        Entry entry{&model, compacted(QString::fromStdString(model.name)), {}};
        for (const std::string *part : {&model.name, &model.publisher, &model.family, &model.id})
            entry.text.add(QString::fromStdString(*part));
        m_entries.push_back(std::move(entry));
    }
    list();
}

void ModelList::retranslate()
{
    if (!m_shown.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void ModelList::setTask(Task task)
{
    if (task == m_task)
        return;
    m_task = task;
    for (const Entry &entry : m_entries)
        entry.figures = Figures::NotAsked;
    beginResetModel();
    list();
    endResetModel();
}

void ModelList::setFilter(const QString &typed)
{
    if (typed == m_typed)
        return;
    m_typed = typed;
    beginResetModel();
    list();
    endResetModel();
}

void ModelList::setChosen(const std::string &id)
{
    if (id == m_chosen)
        return;
    const int before = rowOf(m_chosen);
    m_chosen = id;
    for (const int row : {before, rowOf(id)})
        if (row >= 0)
            Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

void ModelList::list()
{
    const QStringList words = searchWords(m_typed);
    const QString name = compacted(m_typed);
    const auto distance = [&name](const Entry *entry) {
        return entry->name == name ? 0 : entry->name.startsWith(name) ? 1 : 2;
    };
    m_shown.clear();
    for (const Entry &entry : m_entries)
        if (isOffered(m_task, entry.model->kind) &&
            std::ranges::all_of(words, [&entry](const QString &word) { return entry.text.contains(word); }))
            m_shown.push_back(&entry);
    if (!words.isEmpty())
        std::ranges::stable_sort(m_shown, {}, distance);
}

int ModelList::rowOf(const std::string &id) const
{
    const auto found = std::ranges::find(m_shown, id, [](const Entry *entry) { return entry->model->id; });
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

bool ModelList::isMissingFigure(const Entry &entry) const
{
    if (entry.figures == Figures::NotAsked)
        entry.figures = hasAllFigures(*entry.model, m_task, m_catalogue) ? Figures::Complete : Figures::Missing;
    return entry.figures == Figures::Missing;
}

QString ModelList::parameters(const Entry &entry) const
{
    const text::Speaker say(m_words.book(), "pages");
    const ModelSpec &model = *entry.model;
    if (isMissingFigure(entry))
        return say(QT_TRANSLATE_NOOP("pages", "figure missing"));
    if (!model.parameters)
        return text::NumberFormat::unknown();
    const QString all = inMillions(m_words.numbers(), *model.parameters);
    return model.activeParameters ? say(QT_TRANSLATE_NOOP("pages", "%1, %2 active"),
                                        {all, inMillions(m_words.numbers(), *model.activeParameters)})
                                  : all;
}

QString ModelList::cell(const Entry &entry, int column) const
{
    switch (column) {
    case NameColumn: {
        const QString name = text::shown(entry.model->name);
        return entry.model->id == m_chosen ? QStringLiteral("\u2713 ") + name : name;
    }
    case PublisherColumn: return text::shown(entry.model->publisher);
    case ParametersColumn: return parameters(entry);
    default: return {};
    }
}

int ModelList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ModelList::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int{ColumnCount};
}

QVariant ModelList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = *m_shown[static_cast<std::size_t>(index.row())];
    const bool isChosen = entry.model->id == m_chosen;
    switch (role) {
    case Qt::DisplayRole: return cell(entry, index.column());
    case Qt::ToolTipRole: return plainToolTip(cell(entry, index.column()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(index.column() == ParametersColumn ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    case Qt::ForegroundRole:
        return isMissingFigure(entry) ? QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text) : QVariant();
    case Qt::FontRole: {
        QFont font = QGuiApplication::font();
        font.setBold(true);
        return isChosen ? QVariant(font) : QVariant();
    }
    case IdRole: return QString::fromStdString(entry.model->id);
    case MissingRole: return isMissingFigure(entry);
    case ChosenRole: return isChosen;
    default: return {};
    }
}

QVariant ModelList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const text::Speaker say(m_words.book(), "pages");
    switch (section) {
    case NameColumn: return say(QT_TRANSLATE_NOOP("pages", "Model"));
    case PublisherColumn: return say(QT_TRANSLATE_NOOP("pages", "Publisher"));
    case ParametersColumn: return text::label(m_words.book(), Figure::Parameters);
    default: return {};
    }
}

} // namespace cabe::ui
