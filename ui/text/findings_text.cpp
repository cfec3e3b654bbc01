#include "ui/text/findings_text.h"

#include "core/base/overloaded.h"
#include "ui/text/labels.h"
#include "ui/text/outside.h"

namespace cabe::text {
namespace {

QString memoryFrom(const Speaker &say, MemorySource source)
{
    switch (source) {
    case MemorySource::DataCenter:
        return say(QT_TRANSLATE_NOOP("findings", "The memory figure comes from the data centre."));
    case MemorySource::Datasheet:
        return say(QT_TRANSLATE_NOOP("findings", "The memory figure comes from the maker's datasheet, not from the machine."));
    case MemorySource::ProviderReport:
        return say(QT_TRANSLATE_NOOP(
            "findings", "The memory figure is what the provider's machine reports; it has not been verified."));
    }
    return {};
}

QString bookingLimit(const Phrasebook &book, const Speaker &say, const Booking &booking)
{
    QStringList sentences;
    if (booking.maxHours)
        sentences << say(QT_TRANSLATE_N_NOOP("findings", "It can be booked for %n hour(s) at most."), {}, *booking.maxHours);
    if (booking.minHours)
        sentences << say(QT_TRANSLATE_N_NOOP("findings", "It must be booked for at least %n hour(s)."), {}, *booking.minHours);
    if (booking.until)
        sentences << say(QT_TRANSLATE_NOOP("findings", "It is available until %1."), {book.numbers().dateTime(*booking.until)});
    return sentences.join(u' ');
}

QString staleInventory(const NumberFormat &numbers, const Speaker &say, const limit::StaleInventory &stale)
{
    if (!stale.generatedAt)
        return say(QT_TRANSLATE_NOOP(
            "findings", "The date of the inventory is not known: price and availability may have changed."));
    const QString date = numbers.dateTime(*stale.generatedAt);
    if (!stale.ageSeconds)
        return say(QT_TRANSLATE_NOOP("findings", "The inventory is of %1: price and availability may have changed."), {date});
    return say(QT_TRANSLATE_NOOP("findings", "The inventory is %1 old (%2): price and availability may have changed."),
               {numbers.age(*stale.ageSeconds), date});
}

QString quantised(const NumberFormat &numbers, const Speaker &say, const limit::QuantisedWeights &weights)
{
    if (!weights.bits)
        return say(QT_TRANSLATE_NOOP("findings", "Weights under 16 bits, as the file stores them: try the quality first."));
    return say(QT_TRANSLATE_NOOP("findings", "Weights at %1: real files keep some tensors at 16 bits and may take more; "
                                             "try the quality first."),
               {numbers.unit(*weights.bits, "bits")});
}

QString imageSize(const PixelSize &size, const NumberFormat &numbers)
{
    return numbers.count(size.width) + u" \u00D7 " + numbers.count(size.height);
}

QString nativeImageSize(const NumberFormat &numbers, const Speaker &say, const limit::NativeImageSize &native)
{
    if (!native.size)
        return say(QT_TRANSLATE_NOOP("findings", "Sized for one image; larger images and batches need more."));
    return say(QT_TRANSLATE_NOOP("findings", "Sized for one image of %1; larger images and batches need more."),
               {imageSize(*native.size, numbers)});
}

QString notAvailable(const Speaker &say, const exclusion::NotAvailable &machine)
{
    if (!machine.known)
        return say(QT_TRANSLATE_NOOP("findings", "Availability not known."));
    return machine.tier == Tier::Secure ? say(QT_TRANSLATE_NOOP("findings", "Secure: not in stock."))
                                        : say(QT_TRANSLATE_NOOP("findings", "Community: not online."));
}

QString currencyCode(const Currency &currency)
{
    return QString::fromLatin1(currency.code().data(), static_cast<qsizetype>(currency.code().size()));
}

} // namespace

QString text(const Phrasebook &book, const CountryTable &countries, const Reason &reason)
{
    const Speaker say(book, "findings");
    const NumberFormat &numbers = book.numbers();
    return std::visit(
        Overloaded{
            [&](const reason::FitsOneGpu &r) {
                return say(QT_TRANSLATE_NOOP("findings", "Fits on one GPU: needs %1 of the %2 of the %3."),
                           {numbers.gib(r.need), numbers.gibUnit(r.has), shown(r.card)});
            },
            [&](const reason::FitsSplit &r) {
                return say(QT_TRANSLATE_N_NOOP("findings", "Fits split across %n GPU(s) with tensor parallelism: each needs %1 "
                                                           "of its %2, and the %3 attention heads divide by %n."),
                           {numbers.gib(r.need), numbers.gibUnit(r.has), numbers.count(r.attentionHeads)}, r.gpus);
            },
            [&](const reason::RoomLeft &r) {
                return say(QT_TRANSLATE_NOOP("findings", "Room left: %1 per GPU, %2 of its memory."),
                           {numbers.gibUnit(r.room), numbers.percent(r.room, r.has)});
            },
            [&](const reason::WithinMaxPrice &r) {
                return say(QT_TRANSLATE_NOOP("findings", "%1 per hour is within your maximum of %2."),
                           {numbers.price(r.price), numbers.price(r.cap)});
            },
            [&](const reason::TierMatches &r) {
                return say(QT_TRANSLATE_NOOP("findings", "Its tier is %1, as you asked."), {label(book, r.tier)});
            },
            [&](const reason::CountryMatches &r) {
                const QString name = countryName(book, countries, r.country);
                return r.asMemberState
                           ? say(QT_TRANSLATE_NOOP("findings", "It is in %1, a member state of the European Union."), {name})
                           : say(QT_TRANSLATE_NOOP("findings", "It is in %1, one of the countries chosen."), {name});
            },
        },
        reason);
}

QString text(const Phrasebook &book, const Limit &limit)
{
    const Speaker say(book, "findings");
    const NumberFormat &numbers = book.numbers();
    return std::visit(
        Overloaded{
            [&](const limit::MemoryFrom &l) { return memoryFrom(say, l.source); },
            [&](const limit::DriverShowsLess &l) {
                return say(QT_TRANSLATE_NOOP("findings", "Sold as %1, but the driver shows %2: the driver's figure decides."),
                           {numbers.unit(l.soldAsGb, "GB"),
                            numbers.gibUnit(l.shown) + u" (" + numbers.unit(l.shown.count / kMib.count, "MiB") + u')'});
            },
            [&](const limit::AboveManufacturer &l) {
                return say(QT_TRANSLATE_NOOP("findings",
                                             "The inventory gives %1 and the maker %2: check it before you promise it."),
                           {numbers.gibUnit(l.inventory), numbers.gibUnit(l.manufacturer)});
            },
            [&](const limit::NarrowMargin &l) {
                return say(QT_TRANSLATE_NOOP("findings", "Narrow margin: %1 left, %2 of the GPU's memory."),
                           {numbers.gibUnit(l.room), numbers.percent(l.room, l.has)});
            },
            [&](const limit::BookingLimit &l) { return bookingLimit(book, say, l.booking); },
            [&](const limit::Interruptible &) {
                return say(QT_TRANSLATE_NOOP("findings", "Interruptible: the provider may stop it at any time."));
            },
            [&](const limit::HostCanReadMemory &) {
                return say(QT_TRANSLATE_NOOP("findings", "It runs on the provider's own hardware: the provider can read the "
                                                         "memory of the session."));
            },
            [&](const limit::KvHeadsUneven &l) {
                return say(QT_TRANSLATE_NOOP("findings", "The %1 KV heads do not share out evenly across %2 GPUs: "
                                                         "tensor-parallel servers refuse it."),
                           {numbers.count(l.kvHeads), numbers.count(l.gpus)});
            },
            [&](const limit::VocabularyUneven &l) {
                return say(QT_TRANSLATE_NOOP("findings",
                                             "The vocabulary (%1 entries) does not divide by %2 GPUs: vLLM refuses it."),
                           {numbers.count(l.vocabulary), numbers.count(l.gpus)});
            },
            [&](const limit::QuantisedWeights &l) { return quantised(numbers, say, l); },
            [&](const limit::KvDependsOnServer &l) {
                return say(QT_TRANSLATE_NOOP("findings", "A server that stores sliding windows in full would need %1 per GPU; "
                                                         "this one has %2."),
                           {numbers.gibUnit(l.need), numbers.gibUnit(l.has)});
            },
            [&](const limit::BatchNotCounted &) {
                return say(QT_TRANSLATE_NOOP("findings", "Context and requests add activations that are not counted: try a "
                                                         "full batch first."));
            },
            [&](const limit::NativeImageSize &l) { return nativeImageSize(numbers, say, l); },
            [&](const limit::FineTuneVaries &) {
                return say(QT_TRANSLATE_NOOP("findings",
                                             "Training scripts differ: some keep further copies. Try a short run first."));
            },
            [&](const limit::StaleInventory &l) { return staleInventory(numbers, say, l); },
            [&](const limit::SampleInventory &) {
                return say(QT_TRANSLATE_NOOP("findings", "Sample inventory: this machine and its price are examples."));
            },
            [&](const limit::ChangedByHand &) {
                return say(QT_TRANSLATE_NOOP("findings", "Added or changed by hand on this computer, not by its source."));
            },
        },
        limit);
}

QString text(const Phrasebook &book, const CountryTable &countries, const Exclusion &exclusion)
{
    const Speaker say(book, "findings");
    const NumberFormat &numbers = book.numbers();
    return std::visit(
        Overloaded{
            [&](const exclusion::NotAvailable &e) { return notAvailable(say, e); },
            [&](const exclusion::NoPrice &) { return say(QT_TRANSLATE_NOOP("findings", "No price.")); },
            [&](const exclusion::PriceNotPositive &) {
                return say(QT_TRANSLATE_NOOP("findings", "Price is zero or negative."));
            },
            [&](const exclusion::NoRate &e) {
                if (e.from.isNone())
                    return say(QT_TRANSLATE_NOOP("findings", "Price in a currency that is not known."));
                return say(QT_TRANSLATE_NOOP("findings", "Price in %1 and no rate to %2."),
                           {currencyCode(e.from), currencyCode(e.to)});
            },
            [&](const exclusion::OutsideCountries &e) {
                return say(QT_TRANSLATE_NOOP("findings", "It is in %1."), {countryName(book, countries, e.country)});
            },
            [&](const exclusion::UnknownLocation &) {
                return say(QT_TRANSLATE_NOOP("findings", "Its country is not known, so it does not count as inside."));
            },
            [&](const exclusion::NoMemoryReported &) {
                return say(QT_TRANSLATE_NOOP("findings", "It reports no GPU memory."));
            },
            [&](const exclusion::SeveralSizes &e) {
                return say(QT_TRANSLATE_NOOP("findings", "\"%1\" exists in several sizes."), {shown(e.card)});
            },
            [&](const exclusion::TooSmall &e) {
                return say(QT_TRANSLATE_NOOP("findings", "Needs %1, has %2: short by %3."),
                           {numbers.gibUnit(e.need), numbers.gib(e.has), numbers.gib(e.need - e.has)});
            },
            [&](const exclusion::HeadsNotDivisible &e) {
                return say(QT_TRANSLATE_NOOP("findings",
                                             "%2 GPUs would hold it, but %1 attention heads do not divide by %2."),
                           {numbers.count(e.attentionHeads), numbers.count(e.gpus)});
            },
        },
        exclusion);
}

QString text(const Phrasebook &book, Assumption assumption, const Workload &workload)
{
    const Speaker say(book, "findings");
    switch (assumption) {
    case Assumption::Kv16Bit: return say(QT_TRANSLATE_NOOP("findings", "The KV cache is kept in 16 bits."));
    case Assumption::AllParameters:
        return say(QT_TRANSLATE_NOOP("findings", "Every parameter is loaded, not only the active ones."));
    case Assumption::WindowsTrimmed:
        return say(QT_TRANSLATE_NOOP("findings", "Sliding-window layers keep only their window."));
    case Assumption::EvenSplit:
        return say(QT_TRANSLATE_NOOP("findings", "Weights and cache are split evenly with tensor parallelism."));
    case Assumption::EncoderNoCache: return say(QT_TRANSLATE_NOOP("findings", "An embedding model keeps no KV cache."));
    case Assumption::Rank16:
        return say(QT_TRANSLATE_NOOP("findings",
                                     "Adapters of rank 16 on the attention projections, 16 bytes per trainable parameter."));
    case Assumption::Checkpointing: return say(QT_TRANSLATE_NOOP("findings", "Gradient checkpointing is on."));
    case Assumption::NormalFloat:
        return say(QT_TRANSLATE_NOOP("findings", "Base in 4-bit NormalFloat, %1 bits per parameter."),
                   {book.numbers().decimal("4.127")});
    case Assumption::NativeResolution: {
        const ModelSpec *model = workload.model();
        const ImageShape *image = model ? model->image() : nullptr;
        const PixelSize size = image ? image->nativeResolution.value_or(PixelSize{}) : PixelSize{};
        return say(QT_TRANSLATE_NOOP("findings", "One image at %1."), {imageSize(size, book.numbers())});
    }
    case Assumption::SpeechWindow:
        return say(QT_TRANSLATE_NOOP("findings", "The decoder's cache covers a 30-second window per stream."));
    case Assumption::GreedyDecoding:
        return say(QT_TRANSLATE_NOOP("findings", "Decoding is greedy: one cache per stream."));
    case Assumption::Stated: return say(QT_TRANSLATE_NOOP("findings", "No margin is added to the memory you state."));
    case Assumption::AsStored: return say(QT_TRANSLATE_NOOP("findings", "Weights take the bytes of your file."));
    case Assumption::Month730: return say(QT_TRANSLATE_NOOP("findings", "A month counts as 730 hours."));
    }
    return {};
}

QString text(const Phrasebook &book, const BudgetCovers &covers)
{
    return book.numbers().duration(covers.minutes, covers.byMonth);
}

QString text(const Phrasebook &book, Miss miss, const Preferences &preferences, Tier tier, const Money &pricePerHour)
{
    const Speaker say(book, "findings");
    switch (miss) {
    case Miss::OverMaxPrice: {
        const Micros cap = preferences.maxPricePerHour.value_or(pricePerHour.amount);
        const Money above{Micros{pricePerHour.amount.count - cap.count}, pricePerHour.currency};
        return say(QT_TRANSLATE_NOOP("findings", "%1 per hour, %2 above your maximum."),
                   {book.numbers().price(pricePerHour), book.numbers().price(above)});
    }
    case Miss::OtherTier: return say(QT_TRANSLATE_NOOP("findings", "Its tier is %1."), {label(book, tier)});
    case Miss::Interruptible:
        return say(QT_TRANSLATE_NOOP("findings", "You asked for machines that are not interrupted."));
    }
    return {};
}

QString confidenceStart(const Phrasebook &book, const Workload &workload)
{
    const Speaker say(book, "findings");
    const auto medium = [&] {
        return say(QT_TRANSLATE_NOOP("findings", "Starts at medium: it depends more on the framework."));
    };
    return std::visit(
        Overloaded{
            [&](const ServeModel &job) {
                return job.model->kind == ModelKind::Embedding
                           ? medium()
                           : say(QT_TRANSLATE_NOOP("findings", "Starts at high: a language model with published figures."));
            },
            [&](const TranscribeSpeech &) { return medium(); },
            [&](const FineTune &) { return medium(); },
            [&](const GenerateImages &) {
                return say(QT_TRANSLATE_NOOP("findings", "Low: it depends on image size and pipeline settings."));
            },
            [&](const StateMemory &) {
                return say(QT_TRANSLATE_NOOP("findings", "Starts at high: the memory is the one you stated."));
            },
        },
        workload.job);
}

QString loweredBy(const Phrasebook &book, const std::vector<ConfidenceReason> &reasons)
{
    const Speaker say(book, "findings");
    if (reasons.empty())
        return say(QT_TRANSLATE_NOOP("findings", "Nothing lowers it."));
    QStringList names;
    for (const ConfidenceReason reason : reasons)
        names << label(book, reason);
    return names.size() == 1 ? say(QT_TRANSLATE_NOOP("findings", "Lowered by %1."), {names.first()})
                             : say(QT_TRANSLATE_NOOP("findings", "Lowered by: %1."), {book.list(names)});
}

} // namespace cabe::text
