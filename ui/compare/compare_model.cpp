#include "ui/compare/compare_model.h"

#include "ui/widgets/texts.h"

namespace cabe::ui {

CompareModel::CompareModel(Scenarios &scenarios, ScenarioAnswers &answers, Words &words, QObject *parent)
    : QAbstractTableModel(parent), m_scenarios(scenarios), m_answers(answers), m_words(words)
{
    connect(&answers, &ScenarioAnswers::changed, this, &CompareModel::refresh);
    connect(&words, &Words::changed, this, &CompareModel::refresh);
    refresh();
}

void CompareModel::setOnlyDifferences(bool only)
{
    m_onlyDifferences = only;
    refresh();
}

void CompareModel::refresh()
{
    beginResetModel();
    m_comparison = compare(m_words.book(), m_scenarios.list(), m_answers.states());
    m_shown.clear();
    for (std::size_t i = 0; i < m_comparison.lines.size(); ++i) {
        const CompareRow row = m_comparison.lines[i].row;
        if (!m_onlyDifferences || m_comparison.lines[i].differs || row == CompareRow::Name || row == CompareRow::Note)
            m_shown.push_back(i);
    }
    endResetModel();
}

int CompareModel::rowOf(CompareRow row) const
{
    for (int i = 0; i < rowCount(); ++i)
        if (line(i).row == row)
            return i;
    return -1;
}

int CompareModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_scenarios.count() == 0 ? 0 : static_cast<int>(m_shown.size());
}

int CompareModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_comparison.bars.size());
}

QVariant CompareModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.column() >= columnCount())
        return {};
    const CompareLine &of = line(index.row());
    const QString text = of.cells.value(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return text;
    case Qt::ToolTipRole: return plainToolTip(text);
    case Qt::TextAlignmentRole: return QVariant(Qt::AlignLeft | Qt::AlignTop);
    case Qt::FontRole: {
        QFont font;
        font.setBold(of.row == CompareRow::Name || of.differs);
        return font;
    }
    case BarRole: {
        const auto &bar = m_comparison.bars[static_cast<std::size_t>(index.column())];
        return of.row == CompareRow::Memory && bar ? QVariant::fromValue(*bar) : QVariant();
    }
    case ScaleRole: return QVariant::fromValue<qlonglong>(m_comparison.most.value_or(Bytes{}).count);
    default: return {};
    }
}

bool CompareModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    // Once the editor is closed: the table is made anew then.
    const bool isName = line(index.row()).row == CompareRow::Name;
    QMetaObject::invokeMethod(
        &m_scenarios,
        [&scenarios = m_scenarios, isName, scenario = index.column(), text = value.toString()] {
            isName ? scenarios.rename(scenario, text) : scenarios.setNote(scenario, text);
        },
        Qt::QueuedConnection);
    return true;
}

Qt::ItemFlags CompareModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && (line(index.row()).row == CompareRow::Name || line(index.row()).row == CompareRow::Note))
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0)
        return {};
    if (orientation == Qt::Horizontal)
        return role == Qt::DisplayRole ? QVariant(QString(QChar(u'A' + section))) : QVariant();
    if (section >= rowCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeft | Qt::AlignTop);
    // Differing rows are told by a sign, not by weight alone.
    if (role == Qt::DisplayRole)
        return QString((line(section).differs ? QStringLiteral("\u2260 ") : QString()) + line(section).title);
    return {};
}

} // namespace cabe::ui
