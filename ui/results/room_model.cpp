#include "ui/results/room_model.h"

#include "ui/text/labels.h"
#include "ui/text/outside.h"
#include "ui/widgets/texts.h"

#include <algorithm>

namespace cabe::ui {

RoomModel::RoomModel(Words &words, QObject *parent) : QAbstractTableModel(parent), m_words(words)
{
    connect(&words, &Words::changed, this, [this] {
        beginResetModel();
        endResetModel();
    });
}

void RoomModel::setRoom(std::shared_ptr<const RoomOfAll> room)
{
    beginResetModel();
    m_room = std::move(room);
    endResetModel();
}

const ModelRoom *RoomModel::rowAt(int row) const
{
    return m_room && row >= 0 && static_cast<std::size_t>(row) < m_room->rows.size() ? &m_room->rows[static_cast<std::size_t>(row)] : nullptr;
}

int RoomModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_room ? 0 : static_cast<int>(m_room->rows.size());
}

int RoomModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant RoomModel::text(const ModelRoom &room, int column) const
{
    const text::Phrasebook &book = m_words.book();
    const auto most = [&](const std::optional<std::int64_t> &number) {
        return number ? book.numbers().count(*number) : text::NumberFormat::unknown();
    };
    switch (column) {
    case ModelColumn: return text::shown(room.model->name);
    case PrecisionColumn: return text::label(book, room.precision);
    case FitsColumn: return room.room.fits ? book.say("lists", "yes") : book.say("lists", "no");
    case GpusColumn: return room.room.fits ? book.numbers().count(room.room.gpusUsed) : text::NumberFormat::unknown();
    case ContextColumn: return most(room.room.maxContext);
    case RequestsColumn: return most(room.room.maxRequests);
    default: return {};
    }
}

QVariant RoomModel::sortKey(const ModelRoom &room, int column, int row) const
{
    switch (column) {
    case ModelColumn: return row; // the catalogue's order
    case PrecisionColumn: return static_cast<int>(room.precision);
    case FitsColumn: return room.room.fits ? 0 : 1;
    case GpusColumn: return room.room.gpusUsed;
    case ContextColumn: return QVariant::fromValue<qlonglong>(room.room.maxContext.value_or(-1));
    case RequestsColumn: return QVariant::fromValue<qlonglong>(room.room.maxRequests.value_or(-1));
    default: return {};
    }
}

QVariant RoomModel::data(const QModelIndex &index, int role) const
{
    const ModelRoom *room = index.isValid() ? rowAt(index.row()) : nullptr;
    if (!room)
        return {};
    switch (role) {
    case Qt::DisplayRole: return text(*room, index.column());
    case Qt::ToolTipRole: return plainToolTip(text(*room, index.column()).toString());
    case Qt::TextAlignmentRole: return QVariant(Qt::AlignVCenter | (index.column() >= GpusColumn ? Qt::AlignRight : Qt::AlignLeft));
    case kSortRole: return sortKey(*room, index.column(), index.row());
    default: return {};
    }
}

QVariant RoomModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (section >= GpusColumn ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    static constexpr const char *kHeads[]{"Model", "Precision", "Fits", "GPUs used", "Most context", "Most requests"};
    return section >= 0 && section < ColumnCount ? QVariant(m_words.book().say("lists", kHeads[section])) : QVariant();
}

void RoomFilter::setWanted(const QString &typed, bool onlyFitting)
{
    m_words = typed.split(u' ', Qt::SkipEmptyParts);
    m_onlyFitting = onlyFitting;
    invalidateFilter();
}

bool RoomFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const ModelRoom *room = static_cast<const RoomModel *>(sourceModel())->rowAt(row);
    if (!room || (m_onlyFitting && !room->room.fits))
        return false;
    const QString name = QString::fromStdString(room->model->name + ' ' + room->model->id + ' ' + room->model->publisher);
    return std::ranges::all_of(m_words, [&](const QString &word) { return name.contains(word, Qt::CaseInsensitive); });
}

} // namespace cabe::ui
