#include "core/io/csv_reader.h"

#include "core/base/ascii.h"

#include "core/io/text_place.h"

#include <algorithm>

namespace cabe {
CsvReader::CsvReader(std::string_view text, char separator, std::size_t mostCells)
    : m_rest(text), m_mostCells(mostCells), m_separator(separator)
{
}

bool CsvReader::next()
{
    while (!m_rest.empty())
        if (!readRecord())
            return false;
        else if (m_filled > 0)
            return true;
    return false;
}

std::string_view CsvReader::cell(std::size_t number) const
{
    return number < m_count ? trimmed(m_cells[number]) : std::string_view{};
}

std::string &CsvReader::nextCell()
{
    if (m_count == m_mostCells)
        return m_dropped;
    if (m_count == m_cells.size())
        m_cells.emplace_back();
    return m_cells[m_count++];
}

bool CsvReader::readRecord()
{
    m_count = 0;
    m_filled = 0;
    m_recordLine = m_line;
    for (std::size_t number = 1;; ++number) {
        std::string &cell = nextCell();
        if (!readCell(cell))
            return false;
        if (!trimmed(cell).empty())
            m_filled = number;
        if (m_rest.empty() || skipLineEnd())
            return true;
        m_rest.remove_prefix(1); // the separator
    }
}

bool CsvReader::skipLineEnd()
{
    const bool isReturn = m_rest.starts_with('\r');
    if (!isReturn && !m_rest.starts_with('\n'))
        return false;
    m_rest.remove_prefix(isReturn && m_rest.substr(1).starts_with('\n') ? 2 : 1);
    ++m_line;
    return true;
}

/// Up to the separator or the line's end, which stays.
bool CsvReader::readCell(std::string &cell)
{
    cell.clear();
    if (m_rest.starts_with('"') && !readQuoted(cell))
        return false;
    const char marks[] = {m_separator, '\n', '\r'};
    const auto end = std::min(m_rest.find_first_of(std::string_view(marks, sizeof marks)), m_rest.size());
    cell.append(m_rest.substr(0, end));
    m_rest.remove_prefix(end);
    return true;
}

bool CsvReader::readQuoted(std::string &cell)
{
    const std::int64_t opened = m_line;
    m_rest.remove_prefix(1);
    while (true) {
        const auto quote = m_rest.find('"');
        if (quote == std::string_view::npos) {
            m_unclosedQuote = opened;
            return false;
        }
        const auto piece = m_rest.substr(0, quote);
        m_line += lineEnds(piece);
        cell.append(piece);
        m_rest.remove_prefix(quote + 1);
        if (!m_rest.starts_with('"'))
            return true;
        cell.push_back('"');
        m_rest.remove_prefix(1);
    }
}

} // namespace cabe
