#include "ui/text/summary_text.h"

namespace cabe::text {

QString summary(const Phrasebook &book, const Answer &answer)
{
    const RowList &rows = answer.recommendation.recommended;
    if (rows.isEmpty())
        return noneFits(book, answer.recommendation);
    const Money cheapest = answer.explainer.explain(rows.first(1).front()).pricePerHour;
    return book.say("answer", QT_TRANSLATE_N_NOOP("answer", "%n machine(s) fit, from %1"), {book.numbers().pricePerHour(cheapest)},
                    static_cast<qint64>(rows.size()));
}

QString noneFits(const Phrasebook &book, const Recommendation &recommendation)
{
    const Speaker say(book, "answer");
    return recommendation.alternatives.isEmpty() ? say(QT_TRANSLATE_NOOP("answer", "No machine fits"))
                                                 : say(QT_TRANSLATE_NOOP("answer", "No machine fits within your preferences"));
}

QString samplePrices(const Phrasebook &book)
{
    return book.say("answer", QT_TRANSLATE_NOOP("answer", "Sample prices."));
}

} // namespace cabe::text
