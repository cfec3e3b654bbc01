#include "ui/results/left_out_model.h"

#include "ui/text/csv.h"
#include "ui/text/error_text.h"
#include "ui/text/findings_text.h"
#include "ui/text/machine_text.h"
#include "ui/text/outside.h"
#include "ui/widgets/texts.h"

#include <QElapsedTimer>
#include <QTimer>

namespace cabe::ui {
namespace {

constexpr qint64 kSliceMilliseconds = 8;
constexpr std::size_t kLookedAtOnce = 256;

} // namespace

LeftOutModel::LeftOutModel(Words &words, QObject *parent)
    : QAbstractTableModel(parent), m_words(words), m_timer(new QTimer(this))
{
    m_timer->setInterval(0);
    connect(m_timer, &QTimer::timeout, this, &LeftOutModel::fillSlice);
}

void LeftOutModel::list(AnswerPointer answer, Place place)
{
    beginResetModel();
    m_answer = std::move(answer);
    m_place = place;
    m_rejected = false;
    m_machines.clear();
    m_next = 0;
    endResetModel();
    m_answer ? m_timer->start() : m_timer->stop();
    if (m_answer)
        fillSlice();
}

void LeftOutModel::listRejected(AnswerPointer answer)
{
    beginResetModel();
    m_timer->stop();
    m_answer = std::move(answer);
    m_rejected = true;
    m_machines.clear();
    endResetModel();
    Q_EMIT progressed();
}

void LeftOutModel::clear()
{
    list(nullptr, m_place);
}

bool LeftOutModel::isFilling() const
{
    return m_timer->isActive();
}

void LeftOutModel::fillSlice()
{
    const std::size_t all = m_answer->inventory().machines.size();
    std::vector<std::uint32_t> found;
    QElapsedTimer clock;
    clock.start();
    while (m_next < all && clock.elapsed() < kSliceMilliseconds) {
        for (const std::size_t end = std::min(all, m_next + kLookedAtOnce); m_next < end; ++m_next) {
            const auto place = m_answer->explainer().place(m_next);
            const auto *exclusion = std::get_if<Exclusion>(&place);
            if (exclusion && placeOf(*exclusion) == m_place)
                found.push_back(static_cast<std::uint32_t>(m_next));
        }
    }
    if (!found.empty()) {
        const int first = static_cast<int>(m_machines.size());
        beginInsertRows({}, first, first + static_cast<int>(found.size()) - 1);
        m_machines.insert(m_machines.end(), found.begin(), found.end());
        endInsertRows();
    }
    if (m_next >= all)
        m_timer->stop();
    Q_EMIT progressed();
}

int LeftOutModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid() || !m_answer)
        return 0;
    return static_cast<int>(m_rejected ? m_answer->inventory().rejected.size() : m_machines.size());
}

int LeftOutModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant LeftOutModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole && index.column() == NameColumn && !m_rejected)
        return text::shortened(machineAt(index.row()).shownName());
    if (role == Qt::DisplayRole)
        return cell(index.row(), index.column());
    return role == Qt::ToolTipRole ? QVariant(plainToolTip(cell(index.row(), index.column()))) : QVariant();
}

const Machine &LeftOutModel::machineAt(int row) const
{
    return m_answer->inventory().machines[m_machines[static_cast<std::size_t>(row)]];
}

QString LeftOutModel::cell(int row, int column) const
{
    const text::Phrasebook &book = m_words.book();
    const auto at = static_cast<std::size_t>(row);
    if (m_rejected) {
        const Rejection &rejection = m_answer->inventory().rejected[at];
        return column == NameColumn     ? text::placeOfRow(book, rejection)
               : column == ReasonColumn ? text::text(book, rejection)
                                        : QString();
    }
    const Machine &machine = machineAt(row);
    switch (column) {
    case NameColumn: return text::shown(machine.shownName());
    case GpuColumn: return text::gpus(book, machine);
    default: return reason(m_machines[at]);
    }
}

QString LeftOutModel::reason(std::size_t machine) const
{
    const auto place = m_answer->explainer().place(machine);
    const auto *exclusion = std::get_if<Exclusion>(&place);
    return exclusion ? text::text(m_words.book(), m_answer->countries(), *exclusion) : QString();
}

QVariant LeftOutModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const text::Speaker say(m_words.book(), "results");
    switch (section) {
    case NameColumn:
        return m_rejected ? say(QT_TRANSLATE_NOOP("results", "Row")) : say(QT_TRANSLATE_NOOP("results", "Machine"));
    case GpuColumn: return m_rejected ? QString() : say(QT_TRANSLATE_NOOP("results", "GPU"));
    default: return say(QT_TRANSLATE_NOOP("results", "Reason"));
    }
}

std::optional<std::size_t> LeftOutModel::machineOfRow(int row) const
{
    if (m_rejected || row < 0 || static_cast<std::size_t>(row) >= m_machines.size())
        return std::nullopt;
    return m_machines[static_cast<std::size_t>(row)];
}

QString LeftOutModel::asTable() const
{
    QStringList lines;
    for (int row = -1; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < ColumnCount; ++column)
            cells << text::tableCell(row < 0 ? headerData(column, Qt::Horizontal).toString() : cell(row, column));
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace cabe::ui
