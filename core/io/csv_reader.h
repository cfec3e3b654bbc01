// Splits a table into records and cells (RFC 4180), with the separator it is told; CR, LF and CRLF end a record.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cabe {

class CsvReader {
public:
    /// The text without a byte order mark. Cells beyond `mostCells` of a record are dropped.
    CsvReader(std::string_view text, char separator, std::size_t mostCells);

    /// The next record that has anything in it; false at the end, or where a quote is not closed.
    bool next();
    std::int64_t line() const { return m_recordLine; } ///< on which the record begins, from 1
    std::size_t cells() const { return m_count; }
    /// Cells up to the last that has anything in it, the dropped ones counted.
    std::size_t filled() const { return m_filled; }
    /// Trimmed; empty beyond the record's last cell. Valid until next().
    std::string_view cell(std::size_t number) const;
    std::optional<std::int64_t> unclosedQuote() const { return m_unclosedQuote; } ///< line of the quote

private:
    bool readRecord();
    bool readCell(std::string &cell);
    bool readQuoted(std::string &cell);
    std::string &nextCell();
    bool skipLineEnd();

    std::string_view m_rest;
    std::vector<std::string> m_cells; ///< kept from record to record, so that reading one allocates nothing
    std::string m_dropped;
    std::size_t m_count = 0;
    std::size_t m_filled = 0;
    std::size_t m_mostCells;
    std::int64_t m_line = 1;
    std::int64_t m_recordLine = 1;
    std::optional<std::int64_t> m_unclosedQuote;
    char m_separator;
};

} // namespace cabe
