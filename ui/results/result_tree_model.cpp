#include "ui/results/result_tree_model.h"

#include "ui/text/constraints_text.h"
#include "ui/text/findings_text.h"
#include "ui/text/formula_text.h"
#include "ui/text/labels.h"
#include "ui/text/machine_text.h"
#include "ui/text/memory_text.h"
#include "ui/text/outside.h"
#include "ui/widgets/texts.h"

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kFactsKept = 2000;
constexpr int kSections = 3;
constexpr quintptr kTop = 0;

// The id of a node is the way to it: 0 for a machine; machine + 1 and a section byte below it.
quintptr sectionId(int machine)
{
    return static_cast<quintptr>(machine + 1) << 8;
}
quintptr leafId(int machine, int section)
{
    return sectionId(machine) | static_cast<quintptr>(section + 1);
}
int machineOf(const QModelIndex &index)
{
    return index.internalId() == kTop ? index.row() : static_cast<int>(index.internalId() >> 8) - 1;
}
int sectionByte(const QModelIndex &index)
{
    return static_cast<int>(index.internalId() & 0xFF) - 1;
}

enum class Depth { Root, Machine, Section, Leaf };

Depth depthOf(const QModelIndex &index)
{
    if (!index.isValid())
        return Depth::Root;
    if (index.internalId() == kTop)
        return Depth::Machine;
    return sectionByte(index) < 0 ? Depth::Section : Depth::Leaf;
}

Qt::Alignment alignmentOf(int column)
{
    const bool isFigure = column == ResultTreeModel::RoomColumn || column == ResultTreeModel::PriceColumn ||
                          column >= ResultTreeModel::VcpusColumn;
    return Qt::AlignVCenter | (isFigure ? Qt::AlignRight : Qt::AlignLeft);
}

} // namespace

ResultTreeModel::ResultTreeModel(RowList::Kind kind, Words &words, QObject *parent)
    : QAbstractItemModel(parent), m_kind(kind), m_words(words), m_facts(kFactsKept)
{
}

void ResultTreeModel::setRows(AnswerPointer answer, std::vector<Row> rows)
{
    beginResetModel();
    m_facts.clear();
    m_answer = std::move(answer);
    m_rows = std::move(rows);
    m_decimals = 2;
    std::int64_t seen = -1;
    for (const Row &row : m_rows)
        if (const Micros price = m_answer->index().offers()[row.offer].pricePerHour; price.count != std::exchange(seen, price.count))
            m_decimals = std::max(m_decimals, price.count % 10'000 == 0 ? 2 : decimalsOf(price));
    endResetModel();
}

RowKey ResultTreeModel::keyOf(int column)
{
    constexpr RowKey kKeys[]{RowKey::Name, RowKey::Gpu, RowKey::Memory, RowKey::Room, RowKey::Price, RowKey::Confidence, RowKey::Tier,
                             RowKey::Place, RowKey::Source, RowKey::Covers, RowKey::Vcpus, RowKey::Ram, RowKey::Disk, RowKey::Price};
    static_assert(std::size(kKeys) == ColumnCount);
    return kKeys[column];
}

int ResultTreeModel::machineRow(const QModelIndex &index) const
{
    return index.isValid() ? machineOf(index) : -1;
}

QStringList ResultTreeModel::cellsOf(int row, const std::vector<int> &columns) const
{
    const MachineFacts &facts = factsOf(row);
    QStringList cells;
    for (const int column : columns)
        cells << (column == MachineColumn ? text::shown(facts.machine->shownName())
                  : column == PriceColumn ? m_words.numbers().price(facts.finding.pricePerHour)
                                          : machineText(facts, column));
    return cells;
}

QString ResultTreeModel::spokenRowAt(int row) const
{
    return spokenRow(m_words.book(), factsOf(row));
}

void ResultTreeModel::retranslate()
{
    Q_EMIT layoutAboutToBeChanged();
    m_facts.clear();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(m_rows.size()) - 1, ColumnCount - 1));
    Q_EMIT layoutChanged();
}

std::optional<Row> ResultTreeModel::rowAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return std::nullopt;
    return m_rows[static_cast<std::size_t>(machineOf(index))];
}

std::optional<std::size_t> ResultTreeModel::machineAt(const QModelIndex &index) const
{
    const auto row = rowAt(index);
    return row ? std::optional<std::size_t>(m_answer->index().offers()[row->offer].machine) : std::nullopt;
}

QModelIndex ResultTreeModel::indexOfMachine(std::size_t machine) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_answer->index().offers()[m_rows[i].offer].machine == machine)
            return index(static_cast<int>(i), 0);
    return {};
}

bool ResultTreeModel::holdsSentences(const QModelIndex &section) const
{
    return depthOf(section) == Depth::Section && sectionAt(section.row()) != Section::Memory;
}

QModelIndex ResultTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    switch (depthOf(parent)) {
    case Depth::Root: return createIndex(row, column, kTop);
    case Depth::Machine: return createIndex(row, column, sectionId(parent.row()));
    case Depth::Section: return createIndex(row, column, leafId(machineOf(parent), parent.row()));
    case Depth::Leaf: break;
    }
    return {};
}

QModelIndex ResultTreeModel::parent(const QModelIndex &child) const
{
    switch (depthOf(child)) {
    case Depth::Section: return createIndex(machineOf(child), 0, kTop);
    case Depth::Leaf: return createIndex(sectionByte(child), 0, sectionId(machineOf(child)));
    case Depth::Root:
    case Depth::Machine: break;
    }
    return {};
}

int ResultTreeModel::rowCount(const QModelIndex &parent) const
{
    if (parent.column() > 0)
        return 0;
    switch (depthOf(parent)) {
    case Depth::Root: return static_cast<int>(m_rows.size());
    case Depth::Machine: return kSections;
    case Depth::Section: {
        const MachineFacts &facts = factsOf(machineOf(parent));
        const Section section = sectionAt(parent.row());
        return section == Section::Memory ? static_cast<int>(facts.memory.size()) + 1
                                          : static_cast<int>(sentencesOf(facts, section).size());
    }
    case Depth::Leaf: break;
    }
    return 0;
}

int ResultTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

bool ResultTreeModel::hasChildren(const QModelIndex &parent) const
{
    // Without making the facts of every machine in sight.
    const Depth depth = depthOf(parent);
    return parent.column() <= 0 && (depth == Depth::Machine || rowCount(parent) > 0);
}

QVariant ResultTreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_answer)
        return {};
    const MachineFacts &facts = factsOf(machineOf(index));
    switch (depthOf(index)) {
    case Depth::Machine: return machineData(facts, index.column(), role);
    case Depth::Section: return sectionData(facts, sectionAt(index.row()), index.column(), role);
    case Depth::Leaf: return leafData(facts, sectionAt(sectionByte(index)), index.row(), index.column(), role);
    case Depth::Root: break;
    }
    return {};
}

QVariant ResultTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(alignmentOf(section));
    if (role != Qt::DisplayRole)
        return {};
    const text::Speaker say(m_words.book(), "results");
    switch (section) {
    case MachineColumn: return say(QT_TRANSLATE_NOOP("results", "Machine"));
    case GpuColumn: return say(QT_TRANSLATE_NOOP("results", "GPU"));
    case MemoryColumn: return say(QT_TRANSLATE_NOOP("results", "Memory (GiB)"));
    case RoomColumn: return say(QT_TRANSLATE_NOOP("results", "Room (GiB)"));
    case PriceColumn:
        return m_answer && m_answer->inventory().isSample ? say(QT_TRANSLATE_NOOP("results", "Price/h (sample)"))
                                                          : say(QT_TRANSLATE_NOOP("results", "Price/h"));
    case ConfidenceColumn: return say(QT_TRANSLATE_NOOP("results", "Confidence"));
    case TierColumn: return say(QT_TRANSLATE_NOOP("results", "Tier"));
    case PlaceColumn: return say(QT_TRANSLATE_NOOP("results", "Place"));
    case SourceColumn: return say(QT_TRANSLATE_NOOP("results", "Source"));
    case CoversColumn: return say(QT_TRANSLATE_NOOP("results", "Budget covers"));
    case VcpusColumn: return say(QT_TRANSLATE_NOOP("results", "vCPU"));
    case RamColumn: return say(QT_TRANSLATE_NOOP("results", "RAM (GiB)"));
    case DiskColumn: return say(QT_TRANSLATE_NOOP("results", "Disk (GiB)"));
    case MonthColumn: return say(QT_TRANSLATE_NOOP("results", "Price/month"));
    default: return {};
    }
}

ResultTreeModel::Section ResultTreeModel::sectionAt(int row) const
{
    constexpr Section kRecommended[]{Section::Memory, Section::Why, Section::Limits};
    constexpr Section kAlternative[]{Section::Misses, Section::Memory, Section::Limits};
    return m_kind == RowList::Kind::Recommended ? kRecommended[row] : kAlternative[row];
}

const MachineFacts &ResultTreeModel::factsOf(int row) const
{
    if (const MachineFacts *known = m_facts.object(row))
        return *known;
    auto *facts = new MachineFacts(m_words.book(), *m_answer, m_rows[static_cast<std::size_t>(row)]);
    m_facts.insert(row, facts); // the cache's from here on
    return *facts;
}

const QStringList &ResultTreeModel::sentencesOf(const MachineFacts &facts, Section section) const
{
    return section == Section::Misses ? facts.misses : section == Section::Why ? facts.why : facts.limits;
}

QString ResultTreeModel::machineText(const MachineFacts &facts, int column) const
{
    const text::Phrasebook &book = m_words.book();
    const text::NumberFormat &numbers = book.numbers();
    const Finding &finding = facts.finding;
    switch (column) {
    case MachineColumn: return text::shortened(facts.machine->shownName());
    case GpuColumn: return text::gpusUsed(book, *facts.machine, finding.gpusUsed);
    case MemoryColumn: return numbers.gib(finding.needPerGpu) + u'/' + numbers.gib(finding.memoryPerGpu);
    case RoomColumn: return numbers.gib(finding.roomPerGpu);
    case PriceColumn: return alignedPrice(numbers, finding.pricePerHour, m_decimals);
    case ConfidenceColumn: return text::markedLabel(book, finding.confidence);
    case TierColumn: return text::label(book, facts.machine->tier);
    case PlaceColumn: return text::placeOf(book, m_answer->countries(), *facts.machine);
    case SourceColumn: return text::inventoryName(book, m_answer->inventory().sourceOf(*facts.machine));
    case CoversColumn: return finding.budgetCovers ? text::text(book, *finding.budgetCovers) : text::NumberFormat::unknown();
    case MonthColumn: return numbers.money(text::monthOf(*facts.machine, finding.pricePerHour));
    default: return equipmentText(*facts.machine, column);
    }
}

QString ResultTreeModel::equipmentText(const Machine &machine, int column) const
{
    const text::NumberFormat &numbers = m_words.numbers();
    constexpr std::int64_t kMebibyte = 1024 * 1024;
    if (column == VcpusColumn && machine.vcpus)
        return numbers.count(*machine.vcpus);
    if (column == RamColumn && machine.ramMib && *machine.ramMib < kMebibyte * kMebibyte)
        return numbers.gib(Bytes{*machine.ramMib * kMebibyte});
    if (column == DiskColumn && machine.diskGib)
        return numbers.count(*machine.diskGib);
    return text::NumberFormat::unknown();
}

QString ResultTreeModel::machineTip(const MachineFacts &facts, int column) const
{
    switch (column) {
    case MachineColumn: {
        QStringList parts{text::shown(facts.machine->shownName()), text::shown(facts.machine->id),
                          text::shown(facts.machine->provider)};
        parts.removeAll(QString());
        parts.removeDuplicates();
        return parts.join(QStringLiteral(" \u00B7 "));
    }
    case MemoryColumn: return barText(m_words.book(), facts.bar);
    case ConfidenceColumn: return text::loweredBy(m_words.book(), facts.finding.loweredBy);
    case PriceColumn: return m_words.numbers().pricePerHour(facts.finding.pricePerHour);
    default: return machineText(facts, column);
    }
}

QVariant ResultTreeModel::machineData(const MachineFacts &facts, int column, int role) const
{
    const text::Phrasebook &book = m_words.book();
    switch (role) {
    case Qt::DisplayRole: return machineText(facts, column);
    // Plain text even where it looks like markup: a tool tip would take "<b>" for rich text.
    case Qt::ToolTipRole: return plainToolTip(machineTip(facts, column));
    case Qt::TextAlignmentRole: return QVariant(alignmentOf(column));
    case Qt::AccessibleTextRole: return column == MachineColumn ? spokenRow(book, facts) : machineText(facts, column);
    case BarRole: return column == MemoryColumn ? QVariant::fromValue(facts.bar) : QVariant();
    default: return {};
    }
}

QVariant ResultTreeModel::sectionData(const MachineFacts &facts, Section section, int column, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant(alignmentOf(column));
    if (role != Qt::DisplayRole)
        return {};
    const text::Speaker say(m_words.book(), "results");
    if (column == GpuColumn && section != Section::Memory)
        return m_words.numbers().count(sentencesOf(facts, section).size());
    if (column == MemoryColumn && section == Section::Memory)
        return m_words.numbers().gib(facts.finding.needPerGpu);
    if (column != MachineColumn)
        return {};
    switch (section) {
    case Section::Misses: return say(QT_TRANSLATE_NOOP("results", "Misses"));
    case Section::Memory:
        return facts.finding.gpusUsed == 1
                   ? say(QT_TRANSLATE_NOOP("results", "Memory"))
                   : say(QT_TRANSLATE_N_NOOP("results", "Memory of each of %n GPU(s)"), {}, facts.finding.gpusUsed);
    case Section::Why: return say(QT_TRANSLATE_NOOP("results", "Why it fits"));
    case Section::Limits: return say(QT_TRANSLATE_NOOP("results", "Limits"));
    }
    return {};
}

QVariant ResultTreeModel::leafData(const MachineFacts &facts, Section section, int row, int column, int role) const
{
    const text::Phrasebook &book = m_words.book();
    if (section != Section::Memory) {
        const QString sentence = sentencesOf(facts, section).value(row);
        if (role == SpannedRole)
            return true;
        if (column != MachineColumn)
            return {};
        return role == Qt::DisplayRole ? QVariant(sentence)
               : role == Qt::ToolTipRole ? QVariant(plainToolTip(sentence))
                                         : QVariant();
    }
    if (role == Qt::TextAlignmentRole)
        return QVariant(alignmentOf(column));
    const bool isTotal = row >= static_cast<int>(facts.memory.size());
    if (role == StrongRole)
        return isTotal;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (isTotal && role == Qt::ToolTipRole) {
        std::vector<Bytes> lines;
        for (const MemoryShare &share : facts.memory)
            lines.push_back(share.bytes);
        return text::roundingNote(book, lines, facts.finding.needPerGpu);
    }
    if (isTotal) {
        if (column == MachineColumn)
            return book.say("answer", QT_TRANSLATE_NOOP("answer", "Total"));
        return column == MemoryColumn ? QVariant(book.numbers().gib(facts.finding.needPerGpu)) : QVariant();
    }
    const MemoryShare &share = facts.memory[static_cast<std::size_t>(row)];
    switch (column) {
    case MachineColumn: return text::lineLabel(book, share.line);
    case GpuColumn: return facts.finding.gpusUsed == 1 ? QVariant(text::filledText(book, share.line.formula)) : QVariant();
    case MemoryColumn: return book.numbers().gib(share.bytes);
    default: return {};
    }
}

} // namespace cabe::ui
