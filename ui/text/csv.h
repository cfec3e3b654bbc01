// Rows for a spreadsheet: RFC 4180, and no cell from outside that a spreadsheet would run as a formula.
#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

namespace cabe::text {

class CsvRow {
public:
    /// A text of our own, or a figure.
    CsvRow &own(const QString &cell);
    CsvRow &own(std::string_view ascii);
    /// A text from outside: made plain, and harmless by an apostrophe where it begins as a formula would.
    CsvRow &outside(std::string_view utf8);
    CsvRow &outside(const QString &text);
    CsvRow &empty() { return own(QString()); }

    /// With quotation marks where they are needed, ending in CR LF.
    QString line() const;

private:
    QStringList m_cells;
};

/// A cell of what is copied with tabs between the cells: harmless too, and without tabs or line ends of its own.
QString tableCell(QString text);

QString csvHeader(std::initializer_list<const char *> names);

} // namespace cabe::text
