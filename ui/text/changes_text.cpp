#include "ui/text/changes_text.h"

#include "core/domain/inventory_changes.h"
#include "ui/text/constraints_text.h"
#include "ui/text/document.h"
#include "ui/text/outside.h"

#include <algorithm>
#include <string_view>

namespace cabe::text {
namespace {

constexpr std::size_t kNamed = 5; ///< machines of each kind of change that are named

class ChangesSpeaker {
public:
    ChangesSpeaker(const Phrasebook &book, const Inventory &before, const Inventory &after)
        : m_book(book), m_say(book, "sources"), m_before(before), m_after(after), m_changes(changesBetween(before, after))
    {
    }

    QStringList sentences() const
    {
        QStringList list;
        tell(list, QT_TRANSLATE_N_NOOP("sources", "%n machine(s) added"), m_changes.added, m_after);
        tell(list, QT_TRANSLATE_N_NOOP("sources", "%n machine(s) removed"), m_changes.removed, m_before);
        tellPrices(list);
        tell(list, QT_TRANSLATE_N_NOOP("sources", "%n machine(s) available again"), m_changes.available, m_after);
        tell(list, QT_TRANSLATE_N_NOOP("sources", "%n machine(s) no longer available"), m_changes.unavailable, m_after);
        if (m_changes.others > 0)
            list << m_say(QT_TRANSLATE_N_NOOP("sources", "%n machine(s) changed otherwise"), {}, qint64(m_changes.others));
        return list;
    }

private:
    QString line(const char *count, std::size_t all, QStringList named) const
    {
        if (all > kNamed)
            named << QStringLiteral("\u2026");
        return m_say(count, {}, static_cast<qint64>(all)) + u": " + named.join(QStringLiteral(", "));
    }
    void tell(QStringList &list, const char *count, const std::vector<std::size_t> &machines, const Inventory &of) const
    {
        if (machines.empty())
            return;
        QStringList named;
        for (std::size_t i = 0; i < std::min(kNamed, machines.size()); ++i)
            named << shortened(of.machines[machines[i]].id);
        list << line(count, machines.size(), named);
    }
    QString price(const Machine &machine) const
    {
        if (!machine.price)
            return NumberFormat::unknown();
        const Money money{machine.price->amount, machine.currency};
        return machine.price->per == PricePer::Month ? m_book.numbers().pricePerMonth(money) : m_book.numbers().pricePerHour(money);
    }
    void tellPrices(QStringList &list) const
    {
        if (m_changes.prices.empty())
            return;
        QStringList named;
        for (std::size_t i = 0; i < std::min(kNamed, m_changes.prices.size()); ++i) {
            const Machine &was = m_before.machines[m_changes.prices[i].before];
            const Machine &now = m_after.machines[m_changes.prices[i].after];
            named << m_say(QT_TRANSLATE_NOOP("sources", "%1 from %2 to %3"), {shortened(now.id), price(was), price(now)});
        }
        list << line(QT_TRANSLATE_N_NOOP("sources", "%n price(s) changed"), m_changes.prices.size(), named);
    }

    const Phrasebook &m_book;
    Speaker m_say;
    const Inventory &m_before;
    const Inventory &m_after;
    InventoryChanges m_changes;
};

} // namespace

QString fetchedText(const Phrasebook &book, const Inventory *before, const Inventory &after, bool isUnchanged, UtcTime now)
{
    const Speaker say(book, "sources");
    Document document;
    document.language = book.language();
    document.title = inventoryName(book, after);
    document.paragraph(inventoryLine(book, after, now));
    if (!before) {
        document.paragraph(say(QT_TRANSLATE_NOOP("sources", "It was not kept before.")));
        return writeText(document);
    }
    const QStringList changes = isUnchanged ? QStringList() : ChangesSpeaker(book, *before, after).sentences();
    if (before->generatedAt && after.generatedAt && before->generatedAt != after.generatedAt)
        document.paragraph(say(QT_TRANSLATE_NOOP("sources", "The data kept before were of %1."),
                               {book.numbers().dateTime(*before->generatedAt)}));
    if (changes.isEmpty())
        document.paragraph(say(QT_TRANSLATE_NOOP("sources", "No machine has changed.")));
    else
        document.bullets(changes);
    return writeText(document);
}

} // namespace cabe::text
