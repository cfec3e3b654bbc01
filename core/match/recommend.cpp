#include "core/match/recommend.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace cabe {
namespace {

using Offer = InventoryIndex::Offer;
using Group = InventoryIndex::Group;

/// What holds for every machine of a group, whatever its price. One word, so that the pass over the rows
/// reads one small table.
struct Verdict {
    std::uint8_t gpusUsed = 0;
    std::uint8_t misses = 0;
    std::uint8_t fits = 0;       ///< 1 where it is recommended or an alternative
    std::uint8_t lowerFits = 0;  ///< bit i: recommended at the i-th lower precision, price apart
};

std::vector<Precision> precisionsBelow(std::optional<Precision> precision)
{
    if (precision == Precision::Bits16)
        return {Precision::Bits8, Precision::Bits4};
    if (precision == Precision::Bits8)
        return {Precision::Bits4};
    return {};
}

std::vector<Fit> fitsOf(const Demand &demand, std::span<const InventoryIndex::SizeClass> classes)
{
    std::vector<Fit> fits;
    fits.reserve(classes.size());
    for (const auto &size : classes)
        fits.push_back(size.memory ? demand.fit(*size.memory, size.gpus) : Fit{});
    return fits;
}

/// The first place of SPEC section 4 that a whole group falls into, price apart; nullopt: it fits.
std::optional<Place> exclusionOf(const Group &group, const InventoryIndex::SizeClass &size, const Fit &fit, bool choosesCountries,
                                 const CountrySet &inside)
{
    if (choosesCountries && !group.country)
        return Place::UnknownLocation;
    if (choosesCountries && !inside.contains(*group.country))
        return Place::OutsideCountries;
    if (!size.memory)
        return Place::NoGpuMemory;
    switch (fit.verdict) {
    case Fit::Verdict::Fits: return std::nullopt;
    case Fit::Verdict::TooSmall: return Place::TooSmall;
    case Fit::Verdict::HeadsNotDivisible: return Place::HeadsNotDivisible;
    }
    return std::nullopt;
}

/// Equal prices are ordered by GPUs used before memory and id, which only the workload tells.
void orderTies(std::vector<Row> &rows, std::span<const Offer> offers)
{
    const auto price = [&](const Row &row) { return offers[row.offer].pricePerHour; };
    for (std::size_t i = 1; i < rows.size(); ++i) {
        if (rows[i].gpusUsed >= rows[i - 1].gpusUsed || price(rows[i]) != price(rows[i - 1]))
            continue;
        const auto sameRun = [&](std::size_t j) { return j < rows.size() && price(rows[j]) == price(rows[i]); };
        std::size_t begin = i;
        while (begin > 0 && sameRun(begin - 1))
            --begin;
        std::size_t end = i;
        while (sameRun(end))
            ++end;
        const auto run = std::span(rows).subspan(begin, end - begin);
        std::ranges::stable_sort(run, {}, &Row::gpusUsed);
        i = end;
    }
}

class Recommender {
public:
    Recommender(const Preferences &preferences, const CountryTable &countries, const InventoryIndex &index)
        : m_preferences(preferences), m_inside(preferences.expanded(countries)), m_index(index), m_offers(index.offers())
    {
    }

    void judge(const Demand &chosen, const std::vector<Demand> &lower)
    {
        const auto fits = fitsOf(chosen, m_index.sizeClasses());
        for (const Demand &demand : lower)
            m_lowerFits.push_back(fitsOf(demand, m_index.sizeClasses()));
        m_verdicts.reserve(m_index.groups().size());
        for (const Group &group : m_index.groups())
            m_verdicts.push_back(verdictOf(group, fits[group.sizeClass]));
    }

    Recommendation collect(const std::vector<Precision> &lower)
    {
        const std::size_t within = offersWithinPrice();
        fill(within);
        orderTies(m_answer.recommended, m_offers);
        orderTies(m_answer.alternatives, m_offers);
        m_answer.places[Place::Unavailable] = m_index.unavailable();
        m_answer.places[Place::NoPrice] = m_index.withoutPrice();
        m_answer.places[Place::Alternative] = static_cast<std::int64_t>(m_answer.alternatives.size());
        m_answer.places[Place::Recommended] = static_cast<std::int64_t>(m_answer.recommended.size());
        for (std::size_t i = 0; i < lower.size(); ++i)
            addLower(lower[i], i, within);
        return std::move(m_answer);
    }

private:
    Verdict verdictOf(const Group &group, const Fit &fit)
    {
        const bool chooses = m_preferences.choosesCountries();
        const auto &size = m_index.sizeClasses()[group.sizeClass];
        Verdict verdict;
        verdict.misses = missesOf(m_preferences, group.tier, group.interruptible);
        if (const auto place = exclusionOf(group, size, fit, chooses, m_inside)) {
            m_answer.places[*place] += group.machines;
        } else {
            verdict.fits = 1;
            verdict.gpusUsed = fit.gpus;
            (verdict.misses == 0 ? m_mostRecommended : m_mostMissing) += group.machines;
        }
        for (std::size_t i = 0; i < m_lowerFits.size(); ++i) {
            const Fit &lowerFit = m_lowerFits[i][group.sizeClass];
            if (verdict.misses == 0 && !exclusionOf(group, size, lowerFit, chooses, m_inside))
                verdict.lowerFits = static_cast<std::uint8_t>(verdict.lowerFits | 1u << i);
        }
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

    /// The straight pass: every offer is written to the end of both lists and kept by moving an end, so
    /// that nothing depends on a branch that cannot be foreseen.
    void fill(std::size_t within)
    {
        const std::size_t n = m_offers.size();
        m_answer.recommended.resize(m_mostRecommended + 1);
        m_answer.alternatives.resize(m_mostRecommended + m_mostMissing + 1);
        Row *recommended = m_answer.recommended.data();
        Row *alternative = m_answer.alternatives.data();
        const Offer *offers = m_offers.data();
        const Verdict *verdicts = m_verdicts.data();
        for (std::size_t i = 0; i < within; ++i) {
            const Verdict verdict = verdicts[offers[i].group];
            const Row row(static_cast<std::uint32_t>(i), verdict.gpusUsed, verdict.misses);
            const unsigned misses = verdict.misses != 0;
            *recommended = row;
            *alternative = row;
            recommended += verdict.fits & (misses ^ 1u);
            alternative += verdict.fits & misses;
        }
        constexpr std::uint8_t kOver = missBit(Miss::OverMaxPrice);
        for (std::size_t i = within; i < n; ++i) {
            const Verdict verdict = verdicts[offers[i].group];
            *alternative = Row(static_cast<std::uint32_t>(i), verdict.gpusUsed, verdict.misses | kOver);
            alternative += verdict.fits;
        }
        m_answer.recommended.resize(static_cast<std::size_t>(recommended - m_answer.recommended.data()));
        m_answer.alternatives.resize(static_cast<std::size_t>(alternative - m_answer.alternatives.data()));
    }

    std::size_t countLower(std::size_t i, std::size_t within) const
    {
        std::size_t count = 0;
        if (within == m_offers.size()) {
            for (std::size_t g = 0; g < m_verdicts.size(); ++g)
                count += static_cast<std::size_t>(m_verdicts[g].lowerFits >> i & 1) * m_index.groups()[g].machines;
            return count;
        }
        for (const Offer &offer : m_offers.first(within))
            count += static_cast<std::size_t>(m_verdicts[offer.group].lowerFits >> i & 1);
        return count;
    }

    void addLower(Precision precision, std::size_t i, std::size_t within)
    {
        // What fits at a precision fits below it too, so the difference counts the new ones; where there
        // are none the cheapest is the same, and there is nothing to tell.
        const std::size_t count = countLower(i, within);
        const std::size_t known = m_answer.recommended.size();
        if (count <= known)
            return;
        const auto fits = [&](const Offer &offer) { return (m_verdicts[offer.group].lowerFits >> i & 1) != 0; };
        const auto offers = m_offers.first(within);
        auto cheapest = std::ranges::find_if(offers, fits);
        const auto gpusOf = [&](const Offer &offer) {
            return m_lowerFits[i][m_index.groups()[offer.group].sizeClass].gpus;
        };
        for (auto next = cheapest + 1; next != offers.end() && next->pricePerHour == cheapest->pricePerHour; ++next)
            if (fits(*next) && gpusOf(*next) < gpusOf(*cheapest))
                cheapest = next;
        m_answer.lowerPrecisions.push_back({precision, static_cast<std::int64_t>(count),
                                            static_cast<std::int64_t>(count - known), cheapest->machine,
                                            cheapest->pricePerHour});
    }

    const Preferences &m_preferences;
    CountrySet m_inside;
    const InventoryIndex &m_index;
    std::span<const Offer> m_offers;
    std::vector<Verdict> m_verdicts;
    std::vector<std::vector<Fit>> m_lowerFits;
    std::size_t m_mostRecommended = 0;
    std::size_t m_mostMissing = 0;
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
    return recommender.collect(below);
}

} // namespace cabe
