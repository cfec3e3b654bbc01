#include "ui/charts/chart_words.h"

#include "ui/text/labels.h"
#include "ui/text/outside.h"

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr std::size_t kEveryContext = 8; ///< of those painted, one a line of the table

Money perHour(const PriceMark &mark, const LiveAnswer &answer)
{
    return {mark.price, answer.index().currency()};
}

} // namespace

QString contextCurveTitle(const text::Phrasebook &book)
{
    return book.say("charts", QT_TRANSLATE_NOOP("charts", "Memory over context"));
}

QString contextCurveSentence(const text::Phrasebook &book, const ContextCurve &curve)
{
    const text::Speaker say(book, "charts");
    QStringList sentences;
    for (const CardStep &step : curve.steps)
        for (std::size_t i = 0; i < step.breaks.size(); ++i) {
            const auto most = step.breaks[i].mostContext;
            if (curve.lines[i].isChosen && most && *most > 0)
                sentences << say(QT_TRANSLATE_NOOP("charts", "Over %1 tokens a %2 card no longer holds it."),
                                 {book.numbers().count(*most), book.numbers().unit(step.gigabytes, "GB")});
        }
    if (sentences.isEmpty())
        return say(QT_TRANSLATE_NOOP("charts", "No card of the inventory reaches its limit between the least and the most context."));
    constexpr qsizetype kMostSentences = 3;
    return sentences.mid(0, kMostSentences).join(u' ');
}

TextTable contextCurveTable(const text::Phrasebook &book, const ContextCurve &curve)
{
    const text::Speaker say(book, "charts");
    TextTable table;
    table.head << text::label(book, Field::Context);
    table.isFigure.push_back(false);
    for (const CurveLine &line : curve.lines) {
        table.head << text::label(book, line.precision);
        table.isFigure.push_back(true);
    }
    for (std::size_t p = 0; p < curve.contexts.size(); ++p) {
        if (p % kEveryContext != 0 && p + 1 != curve.contexts.size())
            continue;
        QStringList row{say(QT_TRANSLATE_NOOP("charts", "%1 tokens"), {book.numbers().count(curve.contexts[p])})};
        for (const CurveLine &line : curve.lines)
            row << book.numbers().gibUnit(line.totals[p]);
        table.rows.push_back(std::move(row));
    }
    for (const CardStep &step : curve.steps) {
        QStringList row{say(QT_TRANSLATE_N_NOOP("charts", "Most on a %1 card (%n machine(s))"), {book.numbers().unit(step.gigabytes, "GB")}, step.machines)};
        for (const CardBreak &each : step.breaks)
            row << (!each.mostContext        ? say(QT_TRANSLATE_NOOP("charts", "all of it"))
                    : *each.mostContext == 0 ? say(QT_TRANSLATE_NOOP("charts", "does not fit"))
                                             : say("%1 tokens", {book.numbers().count(*each.mostContext)}));
        table.rows.push_back(std::move(row));
    }
    return table;
}

QString priceRoomTitle(const text::Phrasebook &book)
{
    return book.say("charts", QT_TRANSLATE_NOOP("charts", "Price against room"));
}

QString priceRoomSentence(const text::Phrasebook &book, const PriceRoom &content, const LiveAnswer &answer)
{
    const text::Speaker say(book, "charts");
    if (content.marks.empty())
        return say(QT_TRANSLATE_NOOP("charts", "No machine fits: there is nothing to show."));
    const PriceMark &cheapest = content.marks.front();
    const auto roomiest = std::ranges::max_element(content.marks, [](const PriceMark &a, const PriceMark &b) { return a.room < b.room; });
    const QString sentence =
        say(QT_TRANSLATE_NOOP("charts", "Cheapest: %1. Most room: %2."), {markText(book, cheapest, answer), markText(book, *roomiest, answer)});
    return content.machines > static_cast<std::int64_t>(content.marks.size())
               ? sentence + u' ' + say(QT_TRANSLATE_NOOP("charts", "%1 machines are shown as %2 marks; a larger mark stands for more of them."),
                                       {book.numbers().count(content.machines), book.numbers().count(static_cast<std::int64_t>(content.marks.size()))})
               : sentence;
}

QString markText(const text::Phrasebook &book, const PriceMark &mark, const LiveAnswer &answer)
{
    return book.say("charts", QT_TRANSLATE_NOOP("charts", "%1, %2, %3 left"),
                    {text::shortened(answer.inventory().machines[mark.machine].shownName()), book.numbers().pricePerHour(perHour(mark, answer)),
                     book.numbers().gibUnit(mark.room)});
}

TextTable priceRoomTable(const text::Phrasebook &book, const PriceRoom &content, const LiveAnswer &answer)
{
    const text::Speaker say(book, "charts");
    TextTable table;
    table.head = {say(QT_TRANSLATE_NOOP("charts", "Machine")), say("Price per hour"), say("Room left on each GPU (GiB)"),
                  say(QT_TRANSLATE_NOOP("charts", "Machines"))};
    table.isFigure = {false, true, true, true};
    for (const PriceMark &mark : content.marks)
        table.rows.push_back({text::shown(answer.inventory().machines[mark.machine].shownName()), book.numbers().price(perHour(mark, answer)),
                              book.numbers().gib(mark.room), book.numbers().count(mark.machines)});
    return table;
}

} // namespace cabe::ui
