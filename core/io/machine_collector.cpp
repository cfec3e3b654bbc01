#include "core/io/machine_collector.h"

#include <algorithm>
#include <utility>

namespace cabe {

void MachineCollector::beginPage(const std::string &page)
{
    m_page = page;
    m_firstAccepted = m_inventory.machines.size();
    m_firstRejected = m_inventory.rejected.size();
}

void MachineCollector::expect(std::size_t machines)
{
    // Grown by halves at least, or many small pages would copy all that was before each time.
    auto &list = m_inventory.machines;
    const auto most = static_cast<std::uint64_t>(m_limits.machines);
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(most, list.size() + machines));
    if (wanted > list.capacity()) {
        list.reserve(std::max(wanted, list.size() + list.size() / 2));
        m_ids.reserve(list.capacity());
    }
}

void MachineCollector::restartPage()
{
    auto &machines = m_inventory.machines;
    for (std::size_t i = m_firstAccepted; i < machines.size(); ++i)
        m_ids.erase(machines[i].id);
    machines.resize(m_firstAccepted);
    m_inventory.rejected.resize(m_firstRejected);
}

void MachineCollector::setPageCurrency(Currency currency)
{
    for (std::size_t i = m_firstAccepted; i < m_inventory.machines.size(); ++i) {
        Machine &machine = m_inventory.machines[i];
        if (!machine.currency.isNone())
            continue;
        machine.currency = currency;
        if (currency.isNone())
            machine.price.reset();
    }
}

std::optional<Refusal> MachineCollector::add(const RawMachine &raw)
{
    auto read = acceptMachine(raw, m_countries);
    if (!read)
        return std::move(read).error();
    Machine &machine = *read;
    TextStore &texts = m_inventory.texts;
    machine.id = texts.keep(machine.id);
    if (!m_ids.insert(machine.id).second)
        return Refusal{Member::Id, rejection::DuplicateId{std::string(machine.id)}};
    machine.name = texts.keep(machine.name);
    machine.provider = texts.share(machine.provider);
    machine.region = texts.share(machine.region);
    machine.gpuModel = texts.share(machine.gpuModel);
    machine.url = texts.keep(machine.url);
    m_inventory.machines.push_back(machine);
    return std::nullopt;
}

void MachineCollector::reject(std::string pointer, std::string_view member, RejectionReason reason)
{
    m_inventory.rejected.push_back({m_page, std::move(pointer), std::string(member), std::move(reason)});
}

std::int64_t MachineCollector::all() const
{
    return static_cast<std::int64_t>(m_inventory.machines.size() + m_inventory.rejected.size());
}

std::optional<ErrorFact> MachineCollector::mostlyRejected() const
{
    constexpr std::size_t kShown = 5;
    const auto &rejected = m_inventory.rejected;
    const auto count = static_cast<std::int64_t>(rejected.size());
    if (count * 2 <= all())
        return std::nullopt;
    const auto end = rejected.begin() + static_cast<std::ptrdiff_t>(std::min(rejected.size(), kShown));
    return error::MostlyRejected{count, all(), {rejected.begin(), end}};
}

void MachineCollector::close()
{
    // Moving all of the machines to save a few costs more than it gives.
    constexpr std::size_t kWorthMoving = 16;
    auto &machines = m_inventory.machines;
    if (machines.capacity() - machines.size() > machines.size() / kWorthMoving)
        machines.shrink_to_fit();
    m_inventory.rejected.shrink_to_fit();
    m_inventory.texts.close();
    m_ids = {};
}

} // namespace cabe
