// A document in a terminal: underlined headings, hanging indents, aligned columns.
#include "core/base/overloaded.h"
#include "ui/text/document.h"
#include "ui/text/wrap.h"

#include <algorithm>
#include <numeric>

namespace cabe::text {
namespace {

constexpr int kWidth = 80;
constexpr int kGap = 2;
constexpr int kMostLabel = 28;

/// Lines that begin with `first` and go on below it.
void appendHanging(QStringList &lines, const QString &first, const QString &text)
{
    const int indent = columnsOf(first);
    const QString next(indent, u' ');
    const QStringList parts = wrapped(text, kWidth - indent);
    for (qsizetype i = 0; i < parts.size(); ++i)
        lines << (i == 0 ? first : next) + parts[i];
}

/// Under all lines of a heading, as long as the longest.
QString underline(const QStringList &lines, QChar mark)
{
    int widest = 0;
    for (const QString &line : lines)
        widest = std::max(widest, columnsOf(line));
    return QString(widest, mark);
}

void appendHeading(QStringList &lines, const block::Heading &heading)
{
    const QStringList parts = wrapped(heading.text, kWidth);
    lines << parts;
    if (heading.level == 2)
        lines << underline(parts, u'-');
}

void appendFacts(QStringList &lines, const block::Facts &facts)
{
    int width = 0;
    for (const block::Fact &fact : facts.facts)
        width = std::max(width, columnsOf(fact.label));
    width = std::min(width, kMostLabel);
    for (const block::Fact &fact : facts.facts) {
        QString label = QStringLiteral("  ") + padded(fact.label, width, false) + QStringLiteral("  ");
        if (columnsOf(fact.label) > width) { // too long to stand beside its value
            lines << QStringLiteral("  ") + fact.label;
            label = QString(width + 2 * kGap, u' ');
        }
        for (const QString &value : fact.values) {
            appendHanging(lines, label, value);
            label = QString(width + 2 * kGap, u' ');
        }
    }
}

/// A table that was given the widths of its columns.
class TableWriter {
public:
    TableWriter(const block::Table &table, bool atHyphens) : m_table(table), m_atHyphens(atHyphens)
    {
        const auto least = atHyphens ? longestPart : longestWord;
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            m_widths.push_back(columnsOf(table.columns[c].title));
            m_least.push_back(least(table.columns[c].title));
            for (const QStringList &row : table.rows) {
                m_widths[c] = std::max(m_widths[c], columnsOf(row[static_cast<qsizetype>(c)]));
                m_least[c] = std::max(m_least[c], least(row[static_cast<qsizetype>(c)]));
            }
        }
    }

    /// Narrows the widest column that can be wrapped until all fit; false where they cannot.
    bool fit()
    {
        while (total() > kWidth) {
            std::size_t widest = m_widths.size();
            for (std::size_t c = 0; c < m_widths.size(); ++c)
                if (m_widths[c] > m_least[c] && (widest == m_widths.size() || m_widths[c] > m_widths[widest]))
                    widest = c;
            if (widest == m_widths.size())
                return false;
            --m_widths[widest];
        }
        return true;
    }

    void append(QStringList &lines) const
    {
        QStringList titles;
        for (const block::Column &column : m_table.columns)
            titles << column.title;
        appendRow(lines, titles);
        appendRule(lines);
        for (std::size_t r = 0; r < m_table.rows.size(); ++r) {
            if (m_table.endsInTotal && r + 1 == m_table.rows.size())
                appendRule(lines);
            appendRow(lines, m_table.rows[r]);
        }
    }

private:
    int total() const
    {
        return std::accumulate(m_widths.begin(), m_widths.end(), kGap * (static_cast<int>(m_widths.size()) - 1));
    }
    void appendRule(QStringList &lines) const { lines << QString(total(), u'-'); }
    void appendRow(QStringList &lines, const QStringList &cells) const
    {
        std::vector<QStringList> parts;
        qsizetype height = 0;
        for (std::size_t c = 0; c < m_widths.size(); ++c) {
            const QString &cell = cells[static_cast<qsizetype>(c)];
            parts.push_back(m_atHyphens ? wrappedAtHyphens(cell, m_widths[c]) : wrapped(cell, m_widths[c]));
            height = std::max(height, parts.back().size());
        }
        for (qsizetype h = 0; h < height; ++h) {
            QString line;
            for (std::size_t c = 0; c < m_widths.size(); ++c) {
                const bool right = m_table.columns[c].align == block::Align::Right;
                line += (c > 0 ? QString(kGap, u' ') : QString()) + padded(parts[c].value(h), m_widths[c], right);
            }
            while (line.endsWith(u' '))
                line.chop(1);
            lines << line;
        }
    }

    const block::Table &m_table;
    bool m_atHyphens;
    std::vector<int> m_widths;
    std::vector<int> m_least;
};

/// Where columns cannot stand side by side, each row is told below the other.
void appendRecords(QStringList &lines, const block::Table &table)
{
    for (const QStringList &row : table.rows) {
        block::Facts facts;
        for (std::size_t c = 1; c < table.columns.size(); ++c)
            facts.facts.push_back({table.columns[c].title, {row[static_cast<qsizetype>(c)]}});
        lines << wrapped(row.first(), kWidth);
        appendFacts(lines, facts);
    }
}

void appendTable(QStringList &lines, const block::Table &table)
{
    for (const bool atHyphens : {false, true}) {
        TableWriter writer(table, atHyphens);
        if (writer.fit())
            return writer.append(lines);
    }
    appendRecords(lines, table);
}

void append(QStringList &lines, const Block &block)
{
    std::visit(Overloaded{
                   [&](const block::Heading &b) { appendHeading(lines, b); },
                   [&](const block::Paragraph &b) { lines << wrapped(b.text, kWidth); },
                   [&](const block::Notice &b) { appendHanging(lines, QStringLiteral("! "), b.text); },
                   [&](const block::Bullets &b) {
                       for (const QString &item : b.items)
                           appendHanging(lines, QStringLiteral("- "), item);
                   },
                   [&](const block::Facts &b) { appendFacts(lines, b); },
                   [&](const block::Table &b) { appendTable(lines, b); },
                   [](const block::Bar &) {},
               },
               block);
}

} // namespace

QString writeText(const Document &document)
{
    QStringList lines = wrapped(document.title, kWidth);
    lines << underline(lines, u'=');
    bool underHeading = true;
    for (const Block &block : document.blocks) {
        if (!underHeading)
            lines << QString();
        append(lines, block);
        underHeading = std::holds_alternative<block::Heading>(block);
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace cabe::text
