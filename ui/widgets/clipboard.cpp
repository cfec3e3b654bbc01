#include "ui/widgets/clipboard.h"

#include "ui/text/csv.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

namespace cabe::ui {
namespace {

QString tabbed(const QStringList &cells)
{
    QStringList safe;
    for (const QString &cell : cells)
        safe << text::tableCell(cell);
    return safe.join(u'\t');
}

QString htmlRow(const TextTable &table, const QStringList &cells, const char *tag)
{
    QString html = QStringLiteral("<tr>");
    for (qsizetype column = 0; column < cells.size(); ++column) {
        const bool right = static_cast<std::size_t>(column) < table.isFigure.size() && table.isFigure[static_cast<std::size_t>(column)];
        QString cell = text::tableCell(QString(cells[column]).replace(u'\n', QChar::LineSeparator)).toHtmlEscaped();
        cell.replace(QChar::LineSeparator, QStringLiteral("<br>"));
        html += u'<' + QLatin1StringView(tag) + (right ? QStringLiteral(" align=\"right\">") : QStringLiteral(">")) + cell + QStringLiteral("</") +
                QLatin1StringView(tag) + u'>';
    }
    return html + QStringLiteral("</tr>");
}

} // namespace

QString tableHtml(const TextTable &table, const QString &notice)
{
    QString html = QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">") + htmlRow(table, table.head, "th");
    for (const QStringList &row : table.rows)
        html += htmlRow(table, row, "td");
    html += QStringLiteral("</table>");
    return notice.isEmpty() ? html : html + QStringLiteral("<p>") + notice.toHtmlEscaped() + QStringLiteral("</p>");
}

void copyTable(const TextTable &table, const QString &notice, const QString &plain)
{
    QString tabs = tabbed(table.head) + u'\n';
    for (const QStringList &row : table.rows)
        tabs += tabbed(row) + u'\n';
    if (!notice.isEmpty())
        tabs += notice + u'\n';
    auto *data = new QMimeData;
    data->setText(plain.isEmpty() ? tabs : plain);
    data->setHtml(tableHtml(table, notice));
    QApplication::clipboard()->setMimeData(data);
}

} // namespace cabe::ui
