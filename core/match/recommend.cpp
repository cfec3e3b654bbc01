#include "core/match/recommend.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>

namespace cabe {
namespace {

using Offer = InventoryIndex::Offer;
using Group = InventoryIndex::Group;

constexpr std::size_t kMostLower = 2; ///< precisions below 16 bits

/// How a size class takes the workload at the chosen precision, and at which lower ones it does.
struct SizeFit {
    Fit chosen;
    std::uint8_t lower = 0; ///< bit i: at the i-th lower precision
};

/// Machines within the highest price: recommended, and so at each lower precision.
struct Counts {
    std::size_t recommended = 0;
    std::array<std::size_t, kMostLower> lower{};
};

Place placeOf(Fit::Verdict verdict)
{
    return verdict == Fit::Verdict::HeadsNotDivisible ? Place::HeadsNotDivisible : Place::TooSmall;
}

class Recommender {
public:
    Recommender(const Preferences &preferences, const CountryTable &countries, const InventoryIndex &index)
        : m_preferences(preferences), m_inside(preferences.expanded(countries)), m_index(index), m_offers(index.offers())
    {
    }

    void judge(const Demand &chosen, const std::vector<Demand> &lower)
    {
        std::vector<SizeFit> fits;
        fits.reserve(m_index.sizeClasses().size());
        for (const auto &size : m_index.sizeClasses())
            fits.push_back(fitOf(size, chosen, lower));
        m_verdicts.reserve(m_index.groups().size());
        for (const Group &group : m_index.groups())
            m_verdicts.push_back(verdictOf(group, fits[group.sizeClass]));
    }

    Recommendation collect(const std::vector<Precision> &below, const std::vector<Demand> &lower)
    {
        const std::size_t within = offersWithinPrice();
        const Counts counts = countWithin(within);
        const std::size_t alternatives = m_fitting - counts.recommended;
        m_answer.places[Place::Unavailable] = m_index.unavailable();
        m_answer.places[Place::NoPrice] = m_index.withoutPrice();
        m_answer.places[Place::Recommended] = static_cast<std::int64_t>(counts.recommended);
        m_answer.places[Place::Alternative] = static_cast<std::int64_t>(alternatives);
        for (std::size_t i = 0; i < below.size(); ++i)
            addLower(below[i], lower[i], i, within, counts);
        const auto verdicts = std::make_shared<const std::vector<GroupVerdict>>(std::move(m_verdicts));
        m_answer.recommended = RowList(RowList::Kind::Recommended, counts.recommended, m_index, verdicts, within);
        m_answer.alternatives = RowList(RowList::Kind::Alternatives, alternatives, m_index, verdicts, within);
        return std::move(m_answer);
    }

private:
    static SizeFit fitOf(const InventoryIndex::SizeClass &size, const Demand &chosen, const std::vector<Demand> &lower)
    {
        SizeFit fit;
        if (!size.memory)
            return fit;
        fit.chosen = chosen.fit(*size.memory, size.gpus);
        for (std::size_t i = 0; i < lower.size(); ++i)
            if (lower[i].fit(*size.memory, size.gpus).verdict == Fit::Verdict::Fits)
                fit.lower = static_cast<std::uint8_t>(fit.lower | 1u << i);
        return fit;
    }

    /// Counts a group that is left out for its country or memory; the first place of SPEC section 4 counts.
    bool countsAsExcluded(const Group &group)
    {
        if (m_preferences.choosesCountries() && !group.country)
            m_answer.places[Place::UnknownLocation] += group.machines;
        else if (m_preferences.choosesCountries() && !m_inside.contains(*group.country))
            m_answer.places[Place::OutsideCountries] += group.machines;
        else if (!m_index.sizeClasses()[group.sizeClass].memory)
            m_answer.places[Place::NoGpuMemory] += group.machines;
        else
            return false;
        return true;
    }

    GroupVerdict verdictOf(const Group &group, const SizeFit &fit)
    {
        GroupVerdict verdict;
        if (countsAsExcluded(group))
            return verdict;
        verdict.misses = missesOf(m_preferences, group.tier, group.interruptible);
        if (verdict.misses == 0)
            verdict.lowerFits = fit.lower;
        if (fit.chosen.verdict != Fit::Verdict::Fits) {
            m_answer.places[placeOf(fit.chosen.verdict)] += group.machines;
            return verdict;
        }
        verdict.fits = true;
        verdict.gpusUsed = fit.chosen.gpus;
        m_fitting += group.machines;
        return verdict;
    }

    /// How many of the cheapest offers cost at most the highest price.
    std::size_t offersWithinPrice() const
    {
        if (!m_preferences.maxPricePerHour)
            return m_offers.size();
        const auto end = std::ranges::upper_bound(m_offers, *m_preferences.maxPricePerHour, {}, &Offer::pricePerHour);
        return static_cast<std::size_t>(end - m_offers.begin());
    }

    /// A group's machines within the price are the first of its offers.
    Counts countWithin(std::size_t within) const
    {
        Counts counts;
        for (std::size_t g = 0; g < m_verdicts.size(); ++g) {
            const GroupVerdict &verdict = m_verdicts[g];
            const bool recommended = verdict.fits && verdict.misses == 0;
            if (!recommended && verdict.lowerFits == 0)
                continue;
            const auto offers = m_index.offersOf(g);
            const bool all = offers.back() < within;
            const auto end = all ? offers.end() : std::ranges::lower_bound(offers, within);
            const auto machines = static_cast<std::size_t>(end - offers.begin());
            counts.recommended += recommended ? machines : 0;
            for (std::size_t i = 0; i < kMostLower; ++i)
                counts.lower[i] += (verdict.lowerFits >> i & 1) != 0 ? machines : 0;
        }
        return counts;
    }

    void addLower(Precision precision, const Demand &demand, std::size_t i, std::size_t within, const Counts &counts)
    {
        // What fits at a precision fits below it too, so the difference counts the new ones; where there
        // are none the cheapest is the same, and there is nothing to tell.
        if (counts.lower[i] <= counts.recommended)
            return;
        const auto fits = [&](const Offer &offer) { return (m_verdicts[offer.group].lowerFits >> i & 1) != 0; };
        const auto gpusOf = [&](const Offer &offer) {
            const auto &size = m_index.sizeClasses()[m_index.groups()[offer.group].sizeClass];
            return demand.fit(*size.memory, size.gpus).gpus;
        };
        const auto offers = m_offers.first(within);
        auto cheapest = std::ranges::find_if(offers, fits);
        for (auto next = cheapest + 1; next != offers.end() && next->pricePerHour == cheapest->pricePerHour; ++next)
            if (fits(*next) && gpusOf(*next) < gpusOf(*cheapest))
                cheapest = next;
        m_answer.lowerPrecisions.push_back({precision, static_cast<std::int64_t>(counts.lower[i]),
                                            static_cast<std::int64_t>(counts.lower[i] - counts.recommended), cheapest->machine,
                                            cheapest->pricePerHour});
    }

    const Preferences &m_preferences;
    CountrySet m_inside;
    const InventoryIndex &m_index;
    std::span<const Offer> m_offers;
    std::vector<GroupVerdict> m_verdicts;
    std::size_t m_fitting = 0;
    Recommendation m_answer;
};

} // namespace

std::uint8_t missesOf(const Preferences &preferences, Tier tier, bool interruptible)
{
    unsigned misses = 0;
    if (preferences.tier != TierChoice::Any && (preferences.tier == TierChoice::Secure) != (tier == Tier::Secure))
        misses |= missBit(Miss::OtherTier);
    if (!preferences.interruptible && interruptible)
        misses |= missBit(Miss::Interruptible);
    return static_cast<std::uint8_t>(misses);
}

std::vector<Precision> precisionsBelow(std::optional<Precision> precision)
{
    if (precision == Precision::Bits16)
        return {Precision::Bits8, Precision::Bits4};
    if (precision == Precision::Bits8)
        return {Precision::Bits4};
    return {};
}

std::int64_t PlaceCounts::total() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::int64_t{0});
}

Expected<Recommendation> recommend(const Workload &workload, const Preferences &preferences, const CountryTable &countries,
                                   const InventoryIndex &index)
{
    auto chosen = demandOf(workload);
    if (!chosen)
        return Unexpected(chosen.error());
    const auto below = precisionsBelow(workload.precision());
    std::vector<Demand> lower;
    for (const Precision precision : below) {
        auto demand = demandOf(workload.at(precision));
        if (!demand)
            return Unexpected(demand.error());
        lower.push_back(std::move(*demand));
    }
    Recommender recommender(preferences, countries, index);
    recommender.judge(*chosen, lower);
    return recommender.collect(below, lower);
}

} // namespace cabe
