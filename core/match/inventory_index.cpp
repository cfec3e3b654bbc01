#include "core/match/inventory_index.h"

#include "core/match/gpu_memory.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

namespace cabe {
namespace {

/// What each card name of an inventory stands for, looked up once a name.
class NameCache {
public:
    explicit NameCache(const CardCatalogue &cards) : m_cards(cards) {}

    std::optional<Bytes> memoryOf(const Machine &machine)
    {
        const auto [entry, isNew] = m_known.try_emplace(machine.gpuModel);
        if (isNew)
            entry->second = m_cards.resolve(machine.gpuModel);
        return gpuMemory(machine, entry->second, false).bytes;
    }

private:
    const CardCatalogue &m_cards;
    std::unordered_map<std::string_view, std::optional<CardMemory>> m_known;
};

/// Numbers from 0 in the order of first appearance.
template <class Key, class Hash>
class Numbering {
public:
    /// The key's number, and whether it is new.
    std::pair<std::uint32_t, bool> of(const Key &key)
    {
        const auto [entry, isNew] = m_numbers.try_emplace(key, static_cast<std::uint32_t>(m_numbers.size()));
        return {entry->second, isNew};
    }

private:
    std::unordered_map<Key, std::uint32_t, Hash> m_numbers;
};

struct WordHash {
    std::size_t operator()(std::uint64_t word) const { return std::hash<std::uint64_t>{}(word * 0x9E3779B97F4A7C15u); }
};

constexpr std::uint64_t kNoFigure = (std::uint64_t{1} << 55) - 1;
constexpr std::uint64_t kNoCountry = Country::kCodes;

/// GPUs are at most 64 and memory at most 2^40 bytes, so both fit a word.
std::uint64_t sizeKey(std::optional<Bytes> memory, std::uint8_t gpus)
{
    return (memory ? static_cast<std::uint64_t>(memory->count) : kNoFigure) << 8 | gpus;
}

std::uint64_t groupKey(std::uint32_t sizeClass, const Machine &machine)
{
    const std::uint64_t country = machine.country ? machine.country->number : kNoCountry;
    return std::uint64_t{sizeClass} << 16 | country << 2 | static_cast<std::uint64_t>(machine.tier) << 1 |
           static_cast<std::uint64_t>(machine.interruptible);
}

} // namespace

InventoryIndex::InventoryIndex(std::shared_ptr<const Inventory> inventory, std::shared_ptr<const CardCatalogue> cards,
                               Currency currency, const Rates &rates)
    : m_inventory(std::move(inventory)), m_cards(std::move(cards)),
      m_currency(currency.isNone() ? m_inventory->currency : currency), m_rates(rates)
{
    build();
    sortOffers();
    listByGroup();
}

std::optional<Micros> InventoryIndex::pricePerHour(const Machine &machine) const
{
    if (!machine.price || machine.price->amount.count <= 0 || machine.currency.isNone())
        return std::nullopt;
    const auto rate = m_rates.find(machine.currency);
    if (machine.currency != m_currency && rate == m_rates.end())
        return std::nullopt;
    const Rate own = machine.currency == m_currency ? kSameCurrency : rate->second.rate;
    const Micros price = cabe::pricePerHour(machine.price->amount, machine.price->per, own);
    // Under half a millionth an hour is zero before anything else uses it, and zero is no price.
    return price.count > 0 ? std::optional(price) : std::nullopt;
}

void InventoryIndex::build()
{
    NameCache names(*m_cards);
    Numbering<std::uint64_t, WordHash> sizes;
    Numbering<std::uint64_t, WordHash> groups;
    for (std::uint32_t i = 0; i < m_inventory->machines.size(); ++i) {
        const Machine &machine = m_inventory->machines[i];
        m_monthly = m_monthly || (machine.price && machine.price->per == PricePer::Month);
        if (machine.availability != Availability::Available) {
            ++m_unavailable;
            continue;
        }
        const auto price = pricePerHour(machine);
        if (!price) {
            ++m_withoutPrice;
            continue;
        }
        const auto memory = names.memoryOf(machine);
        const auto [sizeClass, isNewSize] = sizes.of(sizeKey(memory, machine.gpuCount));
        if (isNewSize)
            m_sizeClasses.push_back({memory, machine.gpuCount});
        const auto [group, isNewGroup] = groups.of(groupKey(sizeClass, machine));
        if (isNewGroup)
            m_groups.push_back({sizeClass, 0, machine.country, machine.tier, machine.interruptible});
        ++m_groups[group].machines;
        m_offers.push_back({*price, group, i});
    }
    m_offers.shrink_to_fit();
    m_groups.shrink_to_fit();
}

void InventoryIndex::sortOffers()
{
    const auto memoryOf = [this](const Offer &offer) {
        return m_sizeClasses[m_groups[offer.group].sizeClass].memory.value_or(Bytes{});
    };
    std::ranges::sort(m_offers, [&](const Offer &a, const Offer &b) {
        if (a.pricePerHour != b.pricePerHour)
            return a.pricePerHour < b.pricePerHour;
        const Bytes memoryA = memoryOf(a);
        const Bytes memoryB = memoryOf(b);
        if (memoryA != memoryB)
            return memoryA < memoryB;
        return m_inventory->machines[a.machine].id < m_inventory->machines[b.machine].id;
    });
}

void InventoryIndex::listByGroup()
{
    m_groupBegin.assign(1, 0);
    for (const Group &group : m_groups)
        m_groupBegin.push_back(m_groupBegin.back() + group.machines);
    m_byGroup.resize(m_offers.size());
    std::vector<std::uint32_t> next(m_groupBegin.begin(), m_groupBegin.end() - 1);
    for (std::uint32_t i = 0; i < m_offers.size(); ++i)
        m_byGroup[next[m_offers[i].group]++] = i;
}

std::span<const std::uint32_t> InventoryIndex::offersOf(std::size_t group) const
{
    return std::span(m_byGroup).subspan(m_groupBegin[group], m_groups[group].machines);
}

} // namespace cabe
