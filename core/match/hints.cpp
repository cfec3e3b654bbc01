#include "core/match/hints.h"

#include "core/base/largest.h"
#include "core/base/overloaded.h"
#include "core/match/recommend.h"

#include <algorithm>
#include <array>
#include <span>
#include <tuple>

namespace cabe {
namespace {

constexpr std::int64_t kLeastStop = 256; ///< contexts are offered at 256 x 2^n

/// A group of machines inside the countries whose memory is known, as the workload stands.
struct Candidate {
    Bytes memory;
    int gpus;
    Fit fit;
    std::uint8_t misses;                   ///< price apart
    std::span<const std::uint32_t> offers; ///< cheapest first
    std::size_t within;                    ///< how many of them cost at most the highest price

    bool fits() const { return fit.verdict == Fit::Verdict::Fits; }
    bool isAffordable() const { return within > 0; }
};

class HintSearch {
public:
    HintSearch(const Workload &workload, const Preferences &preferences, const CountryTable &countries, const InventoryIndex &index,
               const Demand &demand)
        : m_workload(workload), m_preferences(preferences), m_index(index), m_demand(demand)
    {
        collect(preferences.expanded(countries));
    }

    WhatHelps whatHelps()
    {
        addLowerPrecisions();
        addHigherPrice();
        addOtherTier();
        addInterruptible();
        addLessContext();
        addFewerRequests();
        std::ranges::stable_sort(m_hints, std::greater{}, machinesAdded);
        return {std::move(m_hints), closest()};
    }

private:
    void collect(const CountrySet &inside)
    {
        const auto highest = m_preferences.maxPricePerHour;
        const auto end = highest ? std::ranges::upper_bound(m_index.offers(), *highest, {}, &InventoryIndex::Offer::pricePerHour)
                                 : m_index.offers().end();
        const auto within = static_cast<std::uint32_t>(end - m_index.offers().begin());
        for (std::size_t g = 0; g < m_index.groups().size(); ++g) {
            const InventoryIndex::Group &group = m_index.groups()[g];
            const InventoryIndex::SizeClass &size = m_index.sizeClasses()[group.sizeClass];
            const bool isInside = !m_preferences.choosesCountries() || (group.country && inside.contains(*group.country));
            if (!isInside || !size.memory)
                continue;
            const auto offers = m_index.offersOf(g);
            const auto affordable = std::ranges::lower_bound(offers, within) - offers.begin();
            add({*size.memory, size.gpus, m_demand.fit(*size.memory, size.gpus),
                 missesOf(m_preferences, group.tier, group.interruptible), offers, static_cast<std::size_t>(affordable)});
        }
    }

    void add(const Candidate &candidate)
    {
        m_candidates.push_back(candidate);
        if (candidate.fits() || candidate.misses != 0 || !candidate.isAffordable())
            return;
        m_waiting.push_back(candidate);
        auto &largest = m_largestWaiting[static_cast<std::size_t>(candidate.gpus)];
        largest = std::max(largest, candidate.memory);
        m_mostGpus = std::max(m_mostGpus, candidate.gpus);
    }

    /// Whether a lighter workload is held by any of the machines that wait for memory alone. What a memory
    /// holds a larger one holds too, so the largest speaks for its number of GPUs.
    bool isHeldByWaiting(const Workload &lighter) const
    {
        const auto demand = demandOf(lighter, true, m_mostGpus);
        if (!demand)
            return false;
        for (std::size_t gpus = 1; gpus < m_largestWaiting.size(); ++gpus)
            if (m_largestWaiting[gpus].count > 0 && fits(*demand, m_largestWaiting[gpus], static_cast<int>(gpus)))
                return true;
        return false;
    }

    struct Added {
        std::int64_t machines = 0;
        std::uint32_t cheapestOffer = 0;
    };

    /// What fits goes on fitting when the workload gets lighter, so only machines that wait are added.
    Added addedBy(const Workload &lighter) const
    {
        Added added;
        const auto demand = demandOf(lighter);
        if (!demand)
            return added;
        for (const Candidate &candidate : m_waiting) {
            if (!fits(*demand, candidate.memory, candidate.gpus))
                continue;
            added.cheapestOffer =
                added.machines == 0 ? candidate.offers.front() : std::min(added.cheapestOffer, candidate.offers.front());
            added.machines += static_cast<std::int64_t>(candidate.within);
        }
        return added;
    }

    static bool fits(const Demand &demand, Bytes memory, int gpus)
    {
        return demand.fit(memory, gpus).verdict == Fit::Verdict::Fits;
    }

    void addLowerPrecisions()
    {
        for (const Precision precision : precisionsBelow(m_workload.precision()))
            if (const Added added = addedBy(m_workload.at(precision)); added.machines > 0)
                m_hints.emplace_back(hint::UsePrecision{precision, added.machines, priceOf(added.cheapestOffer)});
    }

    void addHigherPrice()
    {
        std::optional<std::uint32_t> next;
        std::vector<std::span<const std::uint32_t>> tooDear;
        for (const Candidate &candidate : m_candidates) {
            if (!candidate.fits() || candidate.misses != 0 || candidate.within == candidate.offers.size())
                continue;
            tooDear.push_back(candidate.offers.subspan(candidate.within));
            next = std::min(next.value_or(tooDear.back().front()), tooDear.back().front());
        }
        if (!next || priceOf(*next) >= kPriceLimit) // no plan may state it
            return;
        const Micros to = priceOf(*next);
        const auto priceOfOffer = [this](std::uint32_t offer) { return priceOf(offer); };
        std::int64_t adds = 0;
        for (const auto &offers : tooDear)
            adds += std::ranges::upper_bound(offers, to, {}, priceOfOffer) - offers.begin();
        m_hints.emplace_back(hint::RaiseMaximum{to, adds});
    }

    void addOtherTier()
    {
        const Tier other = m_preferences.tier == TierChoice::Secure ? Tier::Community : Tier::Secure;
        if (const std::int64_t adds = missingOnly(Miss::OtherTier); adds > 0)
            m_hints.emplace_back(hint::AcceptTier{other, adds});
    }

    void addInterruptible()
    {
        if (const std::int64_t adds = missingOnly(Miss::Interruptible); adds > 0)
            m_hints.emplace_back(hint::AcceptInterruptible{adds});
    }

    std::int64_t missingOnly(Miss miss) const
    {
        std::int64_t machines = 0;
        for (const Candidate &candidate : m_candidates)
            if (candidate.fits() && candidate.misses == missBit(miss))
                machines += static_cast<std::int64_t>(candidate.within);
        return machines;
    }

    void addLessContext()
    {
        const auto asked = m_workload.context();
        if (!asked || m_waiting.empty())
            return;
        const auto helps = [this](std::int64_t context) { return isHeldByWaiting(m_workload.withContext(context)); };
        std::int64_t stop = kLeastStop;
        while (stop < *asked - stop)
            stop *= 2;
        while (stop >= kLeastStop && (stop >= *asked || !helps(stop)))
            stop /= 2;
        const std::int64_t to = stop >= kLeastStop ? stop : largestThat(std::min(*asked, kLeastStop) - 1, helps);
        if (to > 0)
            m_hints.emplace_back(
                hint::ReduceContext{contextField(m_workload.task), to, addedBy(m_workload.withContext(to)).machines});
    }

    void addFewerRequests()
    {
        const auto asked = m_workload.requests();
        if (!asked || m_waiting.empty())
            return;
        const std::int64_t to = largestThat(
            *asked - 1, [this](std::int64_t requests) { return isHeldByWaiting(m_workload.withRequests(requests)); });
        if (to > 0)
            m_hints.emplace_back(hint::ReduceRequests{requestsField(m_workload.task, m_workload.model()->kind), to,
                                                      addedBy(m_workload.withRequests(to)).machines});
    }

    std::optional<ClosestMachine> closest() const
    {
        if (std::ranges::any_of(m_candidates, &Candidate::fits))
            return std::nullopt;
        const auto shortBy = [this](const Candidate &each) { return m_demand.need[each.fit.gpus] - each.memory; };
        const auto rank = [&](const Candidate &each) { return std::tuple(shortBy(each), each.offers.front()); };
        const Candidate *least = nullptr;
        for (const Candidate &candidate : m_candidates) {
            if (candidate.fit.verdict != Fit::Verdict::TooSmall)
                continue;
            if (!least || rank(candidate) < rank(*least))
                least = &candidate;
        }
        if (!least)
            return std::nullopt;
        return ClosestMachine{m_index.offers()[least->offers.front()].machine, shortBy(*least)};
    }

    Micros priceOf(std::uint32_t offer) const { return m_index.offers()[offer].pricePerHour; }

    const Workload &m_workload;
    const Preferences &m_preferences;
    const InventoryIndex &m_index;
    const Demand &m_demand;
    std::vector<Candidate> m_candidates;
    std::vector<Candidate> m_waiting; ///< those that only lack memory
    std::array<Bytes, kMaxGpus + 1> m_largestWaiting{}; ///< memory, by the number of GPUs
    int m_mostGpus = 1;
    std::vector<Hint> m_hints;
};

} // namespace

std::int64_t machinesAdded(const Hint &hint)
{
    return std::visit([](const auto &h) { return h.adds; }, hint);
}

void apply(const Hint &hint, Workload &workload, Preferences &preferences)
{
    std::visit(Overloaded{
                   [&](const hint::UsePrecision &h) { workload = workload.at(h.precision); },
                   [&](const hint::RaiseMaximum &h) { preferences.maxPricePerHour = h.to; },
                   [&](const hint::AcceptTier &) { preferences.tier = TierChoice::Any; },
                   [&](const hint::AcceptInterruptible &) { preferences.interruptible = true; },
                   [&](const hint::ReduceContext &h) { workload = workload.withContext(h.to); },
                   [&](const hint::ReduceRequests &h) { workload = workload.withRequests(h.to); },
               },
               hint);
}

WhatHelps whatHelps(const Workload &workload, const Preferences &preferences, const CountryTable &countries,
                    const InventoryIndex &index)
{
    const auto demand = demandOf(workload);
    return demand ? HintSearch(workload, preferences, countries, index, *demand).whatHelps() : WhatHelps{};
}

} // namespace cabe
