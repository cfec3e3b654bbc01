#include "ui/text/room_text.h"

#include "ui/text/constraints_text.h"
#include "ui/text/csv.h"
#include "ui/text/document.h"
#include "ui/text/error_text.h"
#include "ui/text/labels.h"
#include "ui/text/machine_text.h"
#include "ui/text/outside.h"

namespace cabe::text {
namespace {

using block::Align;
using Most = std::optional<std::int64_t>;

QString machineLine(const Phrasebook &book, const RoomOfMachine &of)
{
    return book.say("lists", QT_TRANSLATE_NOOP("lists", "%1: %2, %3 per GPU"),
                    {shown(of.machine.shownName()), gpus(book, of.machine), book.numbers().gibUnit(of.memoryPerGpu)});
}

QString most(const Phrasebook &book, const Most &number)
{
    return number ? book.numbers().count(*number) : NumberFormat::unknown();
}

QString verdict(const Phrasebook &book, const RoomOfMachine &of, const Room &room)
{
    if (!room.fits)
        return book.say("lists", QT_TRANSLATE_NOOP("lists", "It does not fit."));
    return book.say("lists", QT_TRANSLATE_NOOP("lists", "It fits on %1."), {gpusUsed(book, of.machine, room.gpusUsed)});
}

Document roomDocument(const Phrasebook &book, const RoomOfMachine &of, const Workload &workload, const Room &room)
{
    const Speaker say(book, "lists");
    Document document;
    document.language = book.language();
    document.title = workloadTitle(book, workload);
    document.paragraph(machineLine(book, of));
    if (of.isSample)
        document.notice(sampleNotice(book));
    document.paragraph(verdict(book, of, room));
    const ModelSpec *model = workload.model();
    const bool isSpeech = model && model->kind == ModelKind::Speech;
    block::Facts facts;
    if (room.maxContext)
        facts.facts.push_back({say(QT_TRANSLATE_NOOP("lists", "Most context for these requests")), {most(book, room.maxContext)}});
    if (room.maxRequests)
        facts.facts.push_back({isSpeech ? say(QT_TRANSLATE_NOOP("lists", "Most audio streams"))
                                       : say(QT_TRANSLATE_NOOP("lists", "Most requests at this context")),
                               {most(book, room.maxRequests)}});
    if (facts.facts.empty() && model && model->kind == ModelKind::Embedding)
        document.paragraph(say(QT_TRANSLATE_NOOP("lists", "Context and requests are not counted for an embedding model.")));
    else if (facts.facts.empty())
        document.paragraph(say(QT_TRANSLATE_NOOP("lists", "Nothing of it grows with context or requests.")));
    else
        document.blocks.emplace_back(std::move(facts));
    return document;
}

block::Table roomTable(const Phrasebook &book, const RoomOfAll &room)
{
    const Speaker say(book, "lists");
    block::Table table;
    table.columns = {{say(QT_TRANSLATE_NOOP("lists", "Model"))},
                     {say(QT_TRANSLATE_NOOP("lists", "Precision"))},
                     {say(QT_TRANSLATE_NOOP("lists", "Fits"))},
                     {say(QT_TRANSLATE_NOOP("lists", "GPUs used")), Align::Right},
                     {say(QT_TRANSLATE_NOOP("lists", "Most context")), Align::Right},
                     {say(QT_TRANSLATE_NOOP("lists", "Most requests")), Align::Right}};
    for (const ModelRoom &each : room.rows)
        table.rows.push_back({shown(each.model->name), label(book, each.precision),
                              each.room.fits ? say(QT_TRANSLATE_NOOP("lists", "yes")) : say(QT_TRANSLATE_NOOP("lists", "no")),
                              book.numbers().count(each.room.gpusUsed), most(book, each.room.maxContext),
                              most(book, each.room.maxRequests)});
    return table;
}

Document roomOfAllDocument(const Phrasebook &book, const RoomOfMachine &of, const RoomOfAll &room)
{
    Document document;
    document.language = book.language();
    document.title = book.say("lists", QT_TRANSLATE_NOOP("lists", "What fits on this machine"));
    document.paragraph(machineLine(book, of));
    if (of.isSample)
        document.notice(sampleNotice(book));
    document.blocks.emplace_back(roomTable(book, room));
    if (room.leftOut.empty())
        return document;
    document.heading(2, book.say("lists", QT_TRANSLATE_N_NOOP("lists", "%n model(s) left out"), {},
                                 static_cast<qint64>(room.leftOut.size())));
    QStringList reasons;
    for (const Error &error : room.leftOut)
        reasons << text(book, error);
    document.bullets(std::move(reasons));
    return document;
}

std::string plain(const Most &number)
{
    return number ? std::to_string(*number) : std::string();
}

QString csvOf(const std::vector<ModelRoom> &rows)
{
    QString csv = csvHeader({"model", "precision", "fits", "gpus_used", "max_context", "max_requests"});
    for (const ModelRoom &each : rows) {
        CsvRow row;
        row.outside(each.model ? std::string_view(each.model->id) : std::string_view()).own(code(each.precision));
        row.own(std::string_view(each.room.fits ? "true" : "false")).own(std::to_string(each.room.gpusUsed));
        csv += row.own(plain(each.room.maxContext)).own(plain(each.room.maxRequests)).line();
    }
    return csv;
}

} // namespace

QString roomText(const Phrasebook &book, const RoomOfMachine &of, const Workload &workload, const Room &room)
{
    return writeText(roomDocument(book, of, workload, room));
}

QString roomHtml(const Phrasebook &book, const RoomOfMachine &of, const Workload &workload, const Room &room)
{
    return writeHtml(roomDocument(book, of, workload, room));
}

QString roomCsv(const Phrasebook &, const RoomOfMachine &, const Workload &workload, const Room &room)
{
    return csvOf({{workload.model(), workload.precision().value_or(Precision::Bits16), room}});
}

QString roomOfAllText(const Phrasebook &book, const RoomOfMachine &of, const RoomOfAll &room)
{
    return writeText(roomOfAllDocument(book, of, room));
}

QString roomOfAllHtml(const Phrasebook &book, const RoomOfMachine &of, const RoomOfAll &room)
{
    return writeHtml(roomOfAllDocument(book, of, room));
}

QString roomOfAllCsv(const Phrasebook &, const RoomOfMachine &, const RoomOfAll &room)
{
    return csvOf(room.rows);
}

} // namespace cabe::text
