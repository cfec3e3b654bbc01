#include "ui/text/hints_text.h"

#include "core/base/overloaded.h"
#include "ui/text/labels.h"
#include "ui/text/outside.h"

#include <algorithm>

namespace cabe::text {
namespace {

constexpr Bytes kLeastShown{kGib.count / 100}; ///< 0.01 GiB

/// The sentence that says which figure to reduce, as the task calls it.
const char *reduceSentence(Field field)
{
    if (field == Field::SequenceLength)
        return QT_TRANSLATE_NOOP("hints", "Reduce the sequence length to %1 (adds %2)");
    if (field == Field::BatchSize)
        return QT_TRANSLATE_NOOP("hints", "Reduce the batch size to %1 (adds %2)");
    if (field == Field::AudioStreams)
        return QT_TRANSLATE_NOOP("hints", "Reduce the audio streams to %1 (adds %2)");
    if (field == Field::Requests)
        return QT_TRANSLATE_NOOP("hints", "Reduce requests to %1 (adds %2)");
    return QT_TRANSLATE_NOOP("hints", "Reduce the context to %1 (adds %2)");
}

} // namespace

QString text(const Phrasebook &book, const Hint &hint, Currency currency)
{
    const Speaker say(book, "hints");
    const NumberFormat &numbers = book.numbers();
    const QString adds = numbers.count(machinesAdded(hint));
    const auto perHour = [&](Micros price) { return numbers.pricePerHour({price, currency}); };
    return std::visit(
        Overloaded{
            [&](const hint::UsePrecision &h) {
                return say(QT_TRANSLATE_NOOP("hints", "Use %1 (adds %2, from %3)"), {label(book, h.precision), adds, perHour(h.from)});
            },
            [&](const hint::RaiseMaximum &h) {
                return say(QT_TRANSLATE_NOOP("hints", "Raise the maximum to %1 (adds %2)"), {perHour(h.to), adds});
            },
            [&](const hint::AcceptTier &h) {
                return say(QT_TRANSLATE_NOOP("hints", "Accept %1 (adds %2)"), {label(book, h.tier), adds});
            },
            [&](const hint::AcceptInterruptible &) {
                return say(QT_TRANSLATE_NOOP("hints", "Accept interruptible (adds %1)"), {adds});
            },
            [&](const hint::ReduceContext &h) { return say(reduceSentence(h.field), {numbers.count(h.to), adds}); },
            [&](const hint::ReduceRequests &h) { return say(reduceSentence(h.field), {numbers.count(h.to), adds}); },
        },
        hint);
}

QString noChangeHelps(const Phrasebook &book, const Inventory &inventory, const std::optional<ClosestMachine> &closest)
{
    if (!closest)
        return book.say("hints", QT_TRANSLATE_NOOP("hints", "No single change helps."));
    // However little is missing, it is not 0.00.
    const Bytes missing = std::max(closest->shortBy, kLeastShown);
    return book.say("hints", QT_TRANSLATE_NOOP("hints", "No single change helps. Closest: %1, short by %2 per GPU."),
                    {shown(inventory.machines[closest->machine].shownName()), book.numbers().gibUnit(missing)});
}

} // namespace cabe::text
