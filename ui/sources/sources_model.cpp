#include "ui/sources/sources_model.h"

#include "ui/session/source_standing.h"
#include "ui/text/error_text.h"
#include "ui/text/outside.h"
#include "ui/text/source_text.h"
#include "ui/widgets/texts.h"

namespace cabe::ui {

SourcesModel::SourcesModel(Session &session, SourceBook &book, Words &words, QObject *parent)
    : QAbstractTableModel(parent), m_session(session), m_book(book), m_words(words), m_rows(book.count())
{
    connect(&book, &SourceBook::changed, this, &SourcesModel::refresh);
    connect(&book, &SourceBook::ageLimitsChanged, this, &SourcesModel::refresh);
    connect(&words, &Words::changed, this, [this] {
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        refresh();
    });
}

void SourcesModel::refresh()
{
    if (m_rows != m_book.count()) {
        beginResetModel();
        m_rows = m_book.count();
        endResetModel();
    } else if (m_rows > 0) {
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
    }
}

int SourcesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int SourcesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString SourcesModel::state(int source) const
{
    const text::Phrasebook &book = m_words.book();
    const text::Speaker say(book, "sources");
    const net::SourceStatus &status = m_book.status(source);
    if (status.isBusy)
        return status.received > 0 ? say(QT_TRANSLATE_NOOP("sources", "receiving %1"), {text::received(book, status.received, status.total)})
                                   : say(QT_TRANSLATE_NOOP("sources", "reading"));
    if (!m_book.settings(source).isActive)
        return say(QT_TRANSLATE_NOOP("sources", "off"));
    const QString bad = QStringLiteral("\u2715 ");
    const QString doubtful = QStringLiteral("! ");
    if (!status.inventory)
        return status.error ? bad + say(QT_TRANSLATE_NOOP("sources", "could not be read")) : text::NumberFormat::unknown();
    if (status.error)
        return isOffline(*status.error) ? doubtful + say(QT_TRANSLATE_NOOP("sources", "offline"))
                                        : bad + say(QT_TRANSLATE_NOOP("sources", "not refreshed"));
    switch (standingOf(*status.inventory, m_session.now(), m_book.ageLimits())) {
    case Standing::Fresh: return QStringLiteral("\u2713 ") + say(QT_TRANSLATE_NOOP("sources", "fresh"));
    case Standing::NoDate: return doubtful + say(QT_TRANSLATE_NOOP("sources", "no date"));
    case Standing::Stale: return doubtful + say(QT_TRANSLATE_NOOP("sources", "stale"));
    case Standing::VeryOld: break;
    }
    return doubtful + say(QT_TRANSLATE_NOOP("sources", "very old"));
}

QString SourcesModel::text(int source, int column) const
{
    const text::NumberFormat &numbers = m_words.numbers();
    const text::Speaker say(m_words.book(), "sources");
    const net::SourceSettings &settings = m_book.settings(source);
    const net::SourceStatus &status = m_book.status(source);
    const auto ofInventory = [&](const auto &tell) { return status.inventory ? tell(*status.inventory) : text::NumberFormat::unknown(); };
    switch (column) {
    case NameColumn: return sourceName(m_words.book(), settings, status);
    case AddressColumn: return text::shown(settings.address.toStdString());
    case MachinesColumn:
        return ofInventory([&](const Inventory &i) { return numbers.count(static_cast<std::int64_t>(i.machines.size())); });
    case RejectedColumn:
        return ofInventory([&](const Inventory &i) { return numbers.count(static_cast<std::int64_t>(i.rejected.size())); });
    case DateColumn:
        return ofInventory([&](const Inventory &i) { return i.generatedAt ? numbers.dateTime(*i.generatedAt) : text::NumberFormat::unknown(); });
    case StateColumn: return state(source);
    case EveryColumn:
        return settings.refreshMinutes > 0 ? numbers.unit(settings.refreshMinutes, "min") : say(QT_TRANSLATE_NOOP("sources", "by hand"));
    default: return {};
    }
}

QVariant SourcesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return text(index.row(), column);
    case Qt::CheckStateRole:
        return column == NameColumn ? QVariant(m_book.settings(index.row()).isActive ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (column == MachinesColumn || column == RejectedColumn ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::ToolTipRole:
        if (column == StateColumn && m_book.status(index.row()).error)
            return plainToolTip(text::text(m_words.book(), *m_book.status(index.row()).error));
        return plainToolTip(text(index.row(), column));
    default: return {};
    }
}

bool SourcesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || index.column() != NameColumn || role != Qt::CheckStateRole)
        return false;
    net::SourceSettings settings = m_book.settings(index.row());
    settings.isActive = value.toInt() == Qt::Checked;
    m_book.change(index.row(), settings);
    return true;
}

QVariant SourcesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (section == MachinesColumn || section == RejectedColumn ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    const text::Speaker say(m_words.book(), "sources");
    switch (section) {
    case NameColumn: return say(QT_TRANSLATE_NOOP("sources", "Name"));
    case AddressColumn: return say(QT_TRANSLATE_NOOP("sources", "Address"));
    case MachinesColumn: return say(QT_TRANSLATE_NOOP("sources", "Machines"));
    case RejectedColumn: return say(QT_TRANSLATE_NOOP("sources", "Rejected"));
    case DateColumn: return say(QT_TRANSLATE_NOOP("sources", "Data of"));
    case StateColumn: return say(QT_TRANSLATE_NOOP("sources", "State"));
    case EveryColumn: return say(QT_TRANSLATE_NOOP("sources", "Every"));
    default: return {};
    }
}

Qt::ItemFlags SourcesModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren;
    if (index.column() == NameColumn)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

} // namespace cabe::ui
