#include "ui/text/constraints_text.h"

#include "core/base/decimal.h"
#include "core/base/overloaded.h"
#include "ui/text/labels.h"
#include "ui/text/outside.h"

namespace cabe::text {
namespace {

constexpr char16_t kBetween[] = u" \u00B7 ";

/// Gathers the constraints, each under the name of its field.
class ConstraintSpeaker {
public:
    ConstraintSpeaker(const Phrasebook &book, const Answer &answer) : m_book(book), m_say(book, "answer"), m_answer(answer) {}

    block::Facts facts()
    {
        addWorkload();
        addPrices();
        addPlacesChosen();
        add(m_say(QT_TRANSLATE_NOOP("answer", "Availability")),
            m_say(QT_TRANSLATE_NOOP("answer", "only machines in stock (Secure) or online (Community)")));
        addInventory();
        return std::move(m_facts);
    }

private:
    void add(const QString &label, const QString &value) { m_facts.facts.push_back({label, {value}}); }
    void add(Field field, const QString &value) { add(label(m_book, field), value); }

    void addWorkload()
    {
        const Workload &workload = m_answer.workload;
        const NumberFormat &numbers = m_book.numbers();
        add(Field::Task, label(m_book, workload.task));
        if (const ModelSpec *model = workload.model()) {
            add(Field::Model, shown(model->name));
            add(Field::Precision, label(m_book, *workload.precision()));
            if (const auto context = workload.context())
                add(contextField(workload.task), numbers.count(*context));
            if (const auto requests = workload.requests())
                add(requestsField(workload.task, model->kind), numbers.count(*requests));
        } else {
            add(Field::GpuMemory, numbers.gibUnit(m_answer.memory.total));
        }
    }

    void addPrices()
    {
        const Preferences &wanted = m_answer.preferences;
        const NumberFormat &numbers = m_book.numbers();
        const Currency currency = m_answer.index.currency();
        const QString none = m_say(QT_TRANSLATE_NOOP("answer", "none set"));
        add(Field::Budget, wanted.budget ? numbers.amount({*wanted.budget, currency}) : none);
        add(Field::MaxPricePerHour, wanted.maxPricePerHour ? numbers.price({*wanted.maxPricePerHour, currency}) : none);
        add(Field::Currency, currency.isNone() ? NumberFormat::unknown() : shown(currency.code()));
        for (const auto &[foreign, rate] : m_answer.index.rates())
            add(Field::Rate, m_say(QT_TRANSLATE_NOOP("answer", "1 %1 = %2 %3, of %4"),
                                   {shown(foreign.code()),
                                    numbers.decimal(writeDecimalShort(rate.rate.trillionths, kRateDecimals, 1)),
                                    shown(currency.code()), numbers.date(rate.date)}));
    }

    void addPlacesChosen()
    {
        const Preferences &wanted = m_answer.preferences;
        add(Field::Tier, label(m_book, wanted.tier));
        if (!wanted.choosesCountries()) {
            add(Field::Countries, m_say(QT_TRANSLATE_NOOP("answer", "Anywhere")));
        } else {
            QStringList chosen;
            if (wanted.europeanUnion)
                chosen << m_say(QT_TRANSLATE_NOOP("answer", "European Union"));
            for (const Country country : wanted.countries)
                chosen << countryName(m_book, m_answer.countries, country);
            add(Field::Countries, chosen.join(QStringLiteral(", ")));
            QStringList expanded;
            for (const Country country : wanted.expanded(m_answer.countries).inOrder())
                expanded << QString::fromStdString(country.code());
            add(m_say(QT_TRANSLATE_NOOP("answer", "that is")), expanded.join(QStringLiteral(", ")));
        }
        add(Field::Interruptible, wanted.interruptible
                                      ? m_say(QT_TRANSLATE_NOOP("answer", "accepted"))
                                      : m_say(QT_TRANSLATE_NOOP("answer", "only as alternatives")));
    }

    void addInventory()
    {
        const Inventory &inventory = m_answer.index.inventory();
        block::Fact fact{m_say(QT_TRANSLATE_NOOP("answer", "Inventory")),
                         {inventoryLine(m_book, inventory, m_answer.asOf)}};
        if (!inventory.url.empty())
            fact.values << shown(inventory.url);
        m_facts.facts.push_back(std::move(fact));
    }

    const Phrasebook &m_book;
    Speaker m_say;
    const Answer &m_answer;
    block::Facts m_facts;
};

} // namespace

QString workloadTitle(const Phrasebook &book, const Workload &workload)
{
    const NumberFormat &numbers = book.numbers();
    QStringList parts;
    if (const auto *stated = std::get_if<StateMemory>(&workload.job)) {
        parts << numbers.gibUnit(stated->memory);
    } else {
        const ModelSpec &model = *workload.model();
        parts << shown(model.name) << label(book, *workload.precision());
        if (const auto context = workload.context())
            parts << label(book, contextField(workload.task)) + QChar(0x00A0) + numbers.count(*context);
        if (const auto requests = workload.requests())
            parts << label(book, requestsField(workload.task, model.kind)) + QChar(0x00A0) + numbers.count(*requests);
    }
    return label(book, workload.task) + u": " + parts.join(QStringView(kBetween));
}

QString inventoryName(const Phrasebook &book, const Inventory &inventory)
{
    if (inventory.isSample)
        return book.say("answer", QT_TRANSLATE_NOOP("answer", "Sample inventory"));
    if (inventory.isByHand)
        return book.say("answer", QT_TRANSLATE_NOOP("answer", "Added by hand"));
    return shown(inventory.name.empty() ? inventory.url : inventory.name);
}

QStringList inventoryParts(const Phrasebook &book, const Inventory &inventory, UtcTime asOf)
{
    const Speaker say(book, "answer");
    QStringList parts;
    if (inventory.generatedAt && inventory.generatedAt->seconds > asOf.seconds)
        parts << say(QT_TRANSLATE_NOOP("answer", "data of %1, later than the time given"),
                     {book.numbers().dateTime(*inventory.generatedAt)});
    else if (inventory.generatedAt)
        parts << say(QT_TRANSLATE_NOOP("answer", "data of %1 (%2 ago)"),
                     {book.numbers().dateTime(*inventory.generatedAt),
                      book.numbers().age(asOf.seconds - inventory.generatedAt->seconds)});
    else
        parts << say(QT_TRANSLATE_NOOP("answer", "date of the data not known"));
    parts << say(QT_TRANSLATE_N_NOOP("answer", "%n machine(s)"), {}, static_cast<qint64>(inventory.machines.size()));
    return parts;
}

QString inventoryLine(const Phrasebook &book, const Inventory &inventory, UtcTime asOf)
{
    QStringList parts = inventoryParts(book, inventory, asOf);
    if (const QString name = inventoryName(book, inventory); !name.isEmpty())
        parts.prepend(name);
    parts << book.say("answer", QT_TRANSLATE_N_NOOP("answer", "%n row(s) rejected"), {}, static_cast<qint64>(inventory.rejected.size()));
    return parts.join(QStringView(kBetween));
}

QString sampleNotice(const Phrasebook &book)
{
    return book.say("answer",
                    QT_TRANSLATE_NOOP("answer", "Sample inventory: example machines and prices, not an offer"));
}

block::Facts constraintsOf(const Phrasebook &book, const Answer &answer)
{
    return ConstraintSpeaker(book, answer).facts();
}

block::Table placesTable(const Phrasebook &book, const PlaceCounts &places)
{
    const Speaker say(book, "answer");
    block::Table table{{{say(QT_TRANSLATE_NOOP("answer", "Where the machines ended"))},
                        {say(QT_TRANSLATE_NOOP("answer", "Machines")), block::Align::Right}},
                       {},
                       true};
    for (const Place place : kPlaces)
        table.rows.push_back({label(book, place), book.numbers().count(places[place])});
    table.rows.push_back({say(QT_TRANSLATE_NOOP("answer", "Total")), book.numbers().count(places.total())});
    return table;
}

} // namespace cabe::text
