#include "ui/text/csv.h"

#include "ui/text/outside.h"

namespace cabe::text {
namespace {

QString quoted(const QString &cell)
{
    const bool needed = cell.contains(u'"') || cell.contains(u',') || cell.contains(u'\n') || cell.contains(u'\r');
    return needed ? u'"' + QString(cell).replace(u'"', QStringLiteral("\"\"")) + u'"' : cell;
}

} // namespace

CsvRow &CsvRow::own(const QString &cell)
{
    m_cells << cell;
    return *this;
}

CsvRow &CsvRow::own(std::string_view ascii)
{
    return own(QString::fromLatin1(ascii.data(), static_cast<qsizetype>(ascii.size())));
}

CsvRow &CsvRow::outside(std::string_view utf8)
{
    // Asked of the text as it came: once made plain, a tab or a CR no longer shows.
    const bool formula = !utf8.empty() && std::string_view("=+-@\t\r").find(utf8.front()) != std::string_view::npos;
    return own(formula ? u'\'' + shown(utf8) : shown(utf8));
}

CsvRow &CsvRow::outside(const QString &text)
{
    return outside(std::string_view(text.toStdString()));
}

QString CsvRow::line() const
{
    QStringList cells;
    for (const QString &cell : m_cells)
        cells << quoted(cell);
    return cells.join(u',') + u"\r\n";
}

QString tableCell(QString text)
{
    text.replace(u'\t', u' ').replace(u'\n', u' ').replace(u'\r', u' ');
    return !text.isEmpty() && QStringView(u"=+-@").contains(text.front()) ? u'\'' + text : text;
}

QString csvHeader(std::initializer_list<const char *> names)
{
    CsvRow row;
    for (const char *name : names)
        row.own(std::string_view(name));
    return row.line();
}

} // namespace cabe::text
