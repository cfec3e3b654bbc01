#include "core/io/write_inventory.h"

#include "core/base/decimal.h"
#include "core/io/json_lines.h"

#include <algorithm>

namespace cabe {
namespace {

constexpr std::string_view kUsualCurrency = "USD"; ///< of a document that needs one and has no price

/// The document's currency: its own, else that of its first price.
Currency currencyOf(const Inventory &inventory)
{
    if (!inventory.currency.isNone())
        return inventory.currency;
    for (const Machine &machine : inventory.machines)
        if (!machine.currency.isNone())
            return machine.currency;
    return *Currency::fromCode(kUsualCurrency);
}

class MachineWriter {
public:
    MachineWriter(std::string &json, const Machine &machine, Currency usual) : m_members(json), m_machine(machine), m_usual(usual) {}

    void write()
    {
        text("id", m_machine.id);
        text("name", m_machine.name);
        text("provider", m_machine.provider);
        text("tier", code(m_machine.tier));
        if (m_machine.country)
            text("country", m_machine.country->code());
        text("region", m_machine.region);
        writeGpu();
        whole("vcpus", m_machine.vcpus);
        whole("ram_mib", m_machine.ramMib);
        whole("disk_gib", m_machine.diskGib);
        writePrice();
        m_members.truth("interruptible", m_machine.interruptible);
        if (m_machine.availability != Availability::Unknown)
            m_members.truth(m_machine.tier == Tier::Secure ? "in_stock" : "online", m_machine.availability == Availability::Available);
        writeBooking();
        text("url", m_machine.url);
        m_members.close();
    }

private:
    void text(std::string_view name, std::string_view value)
    {
        if (!value.empty())
            m_members.text(name, value);
    }
    template <class Number>
    void whole(std::string_view name, const std::optional<Number> &value)
    {
        if (value)
            m_members.whole(name, *value);
    }
    void writeGpu()
    {
        JsonMembers gpu(m_members.value("gpu"));
        gpu.text("model", m_machine.gpuModel).whole("count", m_machine.gpuCount);
        if (m_machine.memoryMib)
            gpu.whole("memory_mib", *m_machine.memoryMib);
        gpu.text("memory_source", code(m_machine.memorySource));
        gpu.close();
    }
    void writePrice()
    {
        if (m_machine.price) {
            JsonMembers price(m_members.value("price"));
            price.text("amount", writeDecimalShort(m_machine.price->amount.count, kMicrosDecimals, 2));
            price.text("per", m_machine.price->per == PricePer::Month ? "month" : "hour");
            price.close();
        }
        if (!m_machine.currency.isNone() && m_machine.currency != m_usual)
            m_members.text("currency", m_machine.currency.code());
    }
    void writeBooking()
    {
        const Booking &limits = m_machine.booking;
        if (!limits.isLimited())
            return;
        JsonMembers booking(m_members.value("booking"));
        if (limits.minHours)
            booking.whole("min_hours", *limits.minHours);
        if (limits.maxHours)
            booking.whole("max_hours", *limits.maxHours);
        if (limits.until)
            booking.text("until", writeTime(*limits.until));
        booking.close();
    }

    JsonMembers m_members;
    const Machine &m_machine;
    Currency m_usual;
};

} // namespace

std::string writeInventory(const Inventory &inventory)
{
    const Currency currency = currencyOf(inventory);
    std::string json = "{\n\"format\": \"cabe-inventory\", \"version\": 1,\n";
    if (inventory.generatedAt)
        json += "\"generated_at\": " + quoted(writeTime(*inventory.generatedAt)) + ",\n";
    if (!inventory.name.empty() || !inventory.url.empty()) {
        json += "\"source\": ";
        JsonMembers source(json);
        if (!inventory.name.empty())
            source.text("name", inventory.name);
        if (!inventory.url.empty())
            source.text("url", inventory.url);
        source.close();
        json += ",\n";
    }
    json += "\"currency\": " + quoted(currency.code()) + ",\n\"machines\": ";
    JsonLines lines(json, 2);
    for (const Machine &machine : inventory.machines)
        MachineWriter(lines.next(), machine, currency).write();
    lines.close();
    return json + "\n}\n";
}

} // namespace cabe
