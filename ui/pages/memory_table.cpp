#include "ui/pages/memory_table.h"

#include "ui/text/formula_text.h"
#include "ui/text/labels.h"
#include "ui/text/memory_text.h"
#include "ui/widgets/texts.h"

#include <QFont>
#include <QGuiApplication>

namespace cabe::ui {

MemoryTable::MemoryTable(QObject *parent) : QAbstractTableModel(parent) {}

void MemoryTable::setMemory(const text::Phrasebook &book, const MemoryEstimate *memory)
{
    beginResetModel();
    m_heads = {text::lineHead(book), text::formulaHead(book), QStringLiteral("GiB")};
    m_lines.clear();
    if (memory) {
        int networks = 0;
        for (const MemoryLine &line : memory->lines) {
            const int network = line.kind == LineKind::NetworkWeights ? networks++ : 0;
            m_lines.push_back({{text::lineLabel(book, line), text::filledText(book, line.formula), book.numbers().gib(line.bytes)},
                               line.kind,
                               network});
        }
        m_lines.push_back({{text::totalHead(book), QString(), book.numbers().gib(memory->total)}, std::nullopt, 0});
    }
    endResetModel();
}

int MemoryTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int MemoryTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int{ColumnCount};
}

QVariant MemoryTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line &line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return line.cells[index.column()];
    case Qt::ToolTipRole: return plainToolTip(line.cells[index.column()]);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(index.column() == GibColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font = QGuiApplication::font();
        font.setBold(true);
        return line.kind ? QVariant() : QVariant(font);
    }
    case KindRole: return line.kind ? QVariant(static_cast<int>(*line.kind)) : QVariant();
    case NetworkRole: return line.kind ? QVariant(line.network) : QVariant();
    default: return {};
    }
}

QVariant MemoryTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_heads.size())
        return {};
    if (role == Qt::DisplayRole)
        return m_heads[section];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(section == GibColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

} // namespace cabe::ui
