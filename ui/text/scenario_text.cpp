#include "ui/text/scenario_text.h"

#include "ui/text/labels.h"

namespace cabe::text {

QString scenarioName(const Phrasebook &book, const Workload &workload)
{
    const Speaker say(book, "compare");
    QStringList parts;
    if (const auto precision = workload.precision())
        parts << label(book, *precision);
    if (const auto context = workload.context())
        parts << say(QT_TRANSLATE_NOOP("compare", "%1 tokens"), {book.numbers().count(*context)});
    if (const auto requests = workload.requests())
        parts << say(QT_TRANSLATE_N_NOOP("compare", "%n request(s)"), {}, *requests);
    if (const auto *stated = std::get_if<StateMemory>(&workload.job))
        parts << book.numbers().gibUnit(stated->memory);
    return parts.join(QStringLiteral(", "));
}

} // namespace cabe::text
