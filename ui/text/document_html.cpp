// A document as HTML: one file, its style inside, and no text that could become markup.
#include "core/base/overloaded.h"
#include "ui/text/document.h"

namespace cabe::text {
namespace {

const char *const kStyle = "body{font:15px/1.45 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#111;"
                           "background:#fff}"
                           "h1{font-size:1.5em}h2{font-size:1.2em;border-bottom:1px solid #999;margin-top:1.6em}"
                           "h3{font-size:1em;margin:1.2em 0 .3em}"
                           "table{border-collapse:collapse;margin:.5em 0}"
                           "th,td{text-align:left;vertical-align:top;padding:.2em 1em .2em 0;border-bottom:1px solid #ddd}"
                           ".n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}"
                           ".sum td{font-weight:600;border-top:1px solid #111}"
                           ".facts th{font-weight:400;color:#575e66;white-space:nowrap}"
                           ".facts td,.facts th{border:0}"
                           ".notice{border:2px solid #5c3b00;background:#fff3d6;color:#5c3b00;padding:.5em 1em;font-weight:600}"
                           "td{overflow-wrap:anywhere}"
                           "@media print{body{margin:0;max-width:none;font-size:10pt}h2,h3{break-after:avoid}"
                           "tr{break-inside:avoid}}";

QString escaped(const QString &text)
{
    return text.toHtmlEscaped();
}

/// A web address becomes a link; any other scheme stays text.
QString cell(const QString &text)
{
    const bool address = (text.startsWith(u"https://") || text.startsWith(u"http://")) && !text.contains(u' ');
    return address ? u"<a href=\"" + escaped(text) + u"\" rel=\"noreferrer\">" + escaped(text) + u"</a>" : escaped(text);
}

QString tableRow(const block::Table &table, const QStringList &cells, const QString &tag)
{
    QString html;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const bool right = table.columns[c].align == block::Align::Right;
        html += u'<' + tag + (right ? u" class=\"n\"" : u"") + u'>' + cell(cells[static_cast<qsizetype>(c)]) + u"</" + tag + u'>';
    }
    return html;
}

QString tableHtml(const block::Table &table)
{
    QStringList titles;
    for (const block::Column &column : table.columns)
        titles << column.title;
    QString html = u"<table>\n<thead><tr>" + tableRow(table, titles, QStringLiteral("th")) + u"</tr></thead>\n<tbody>\n";
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        const bool sum = table.endsInTotal && r + 1 == table.rows.size();
        html += (sum ? u"<tr class=\"sum\">" : u"<tr>") + tableRow(table, table.rows[r], QStringLiteral("td")) + u"</tr>\n";
    }
    return html + u"</tbody>\n</table>\n";
}

QString factsHtml(const block::Facts &facts)
{
    QString html = QStringLiteral("<table class=\"facts\">\n");
    for (const block::Fact &fact : facts.facts) {
        QStringList values;
        for (const QString &value : fact.values)
            values << cell(value);
        html += u"<tr><th scope=\"row\">" + escaped(fact.label) + u"</th><td>" + values.join(QStringLiteral("<br>")) + u"</td></tr>\n";
    }
    return html + u"</table>\n";
}

QString bulletsHtml(const block::Bullets &bullets)
{
    QString html = QStringLiteral("<ul>\n");
    for (const QString &item : bullets.items)
        html += u"<li>" + escaped(item) + u"</li>\n";
    return html + u"</ul>\n";
}

QString blockHtml(const Block &block)
{
    return std::visit(
        Overloaded{
            [](const block::Heading &b) -> QString {
                const QString tag = u'h' + QString::number(b.level);
                return u'<' + tag + u'>' + escaped(b.text) + u"</" + tag + u">\n";
            },
            [](const block::Paragraph &b) -> QString { return u"<p>" + escaped(b.text) + u"</p>\n"; },
            [](const block::Notice &b) -> QString { return u"<p class=\"notice\">" + escaped(b.text) + u"</p>\n"; },
            [](const block::Bullets &b) { return bulletsHtml(b); },
            [](const block::Facts &b) { return factsHtml(b); },
            [](const block::Table &b) { return tableHtml(b); },
            [](const block::Bar &) { return QString(); },
        },
        block);
}

} // namespace

QString writeHtml(const Document &document)
{
    const std::string_view language = code(document.language);
    QString html = u"<!DOCTYPE html>\n<html lang=\"" + QLatin1StringView(language.data(), static_cast<qsizetype>(language.size())) +
                   u"\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>" +
                   escaped(document.title) + u"</title>\n<style>" + QLatin1StringView(kStyle) + u"</style>\n</head>\n<body>\n<h1>" +
                   escaped(document.title) + u"</h1>\n";
    for (const Block &block : document.blocks)
        html += blockHtml(block);
    return html + u"</body>\n</html>\n";
}

} // namespace cabe::text
