#include "core/match/recommend.h"

#include <algorithm>
#include <bit>
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
    std::uint8_t fits = 0;      ///< 1 where it is recommended or an alternative
    std::uint8_t lowerFits = 0; ///< bit i: recommended at the i-th lower precision, price apart
};

/// How each size class takes the workload at the chosen precision, and at which lower ones it does.
struct SizeFit {
    Fit chosen;
    std::uint8_t lower = 0; ///< bit i: at the i-th lower precision
};

std::vector<Precision> precisionsBelow(std::optional<Precision> precision)
{
    if (precision == Precision::Bits16)
        return {Precision::Bits8, Precision::Bits4};
    if (precision == Precision::Bits8)
        return {Precision::Bits4};
    return {};
}

Place placeOf(Fit::Verdict verdict)
{
    return verdict == Fit::Verdict::HeadsNotDivisible ? Place::HeadsNotDivisible : Place::TooSmall;
}

/// Where both lists stood when the offers of one price began.
struct RunBegin {
    std::size_t recommended = 0;
    std::size_t alternatives = 0;
    friend bool operator==(const RunBegin &, const RunBegin &) = default;
};

/// Rows of one price in order of GPUs used, which only the workload tells; memory and id stay as they are.
void orderRun(std::span<Row> run, std::vector<Row> &spare)
{
    std::uint64_t numbers = 0; // bit k - 1: some row uses k GPUs
    for (const Row &row : run)
        numbers |= std::uint64_t{1} << (row.gpusUsed - 1);
    spare.assign(run.begin(), run.end());
    auto next = run.begin();
    for (; numbers != 0; numbers &= numbers - 1) {
        const int used = std::countr_zero(numbers) + 1;
        next = std::ranges::copy_if(spare, next, [used](const Row &row) { return row.gpusUsed == used; }).out;
    }
}

void orderRuns(std::vector<Row> &rows, const std::vector<RunBegin> &runs, std::size_t RunBegin::*begin, std::span<const Offer> offers)
{
    std::vector<Row> spare;
    for (const RunBegin &run : runs) {
        const std::size_t first = run.*begin;
        std::size_t end = first;
        while (end < rows.size() && offers[rows[end].offer].pricePerHour == offers[rows[first].offer].pricePerHour)
            ++end;
        orderRun(std::span(rows).subspan(first, end - first), spare);
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
        for (const auto &size : m_index.sizeClasses())
            m_fits.push_back(fitOf(size, chosen, lower));
        m_verdicts.reserve(m_index.groups().size());
        for (const Group &group : m_index.groups())
            m_verdicts.push_back(verdictOf(group, m_fits[group.sizeClass]));
    }

    Recommendation collect(const std::vector<Precision> &below, const std::vector<Demand> &lower)
    {
        const std::size_t within = offersWithinPrice();
        fill(within);
        m_answer.places[Place::Unavailable] = m_index.unavailable();
        m_answer.places[Place::NoPrice] = m_index.withoutPrice();
        m_answer.places[Place::Alternative] = static_cast<std::int64_t>(m_answer.alternatives.size());
        m_answer.places[Place::Recommended] = static_cast<std::int64_t>(m_answer.recommended.size());
        for (std::size_t i = 0; i < below.size(); ++i)
            addLower(below[i], lower[i], i, within);
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

    Verdict verdictOf(const Group &group, const SizeFit &fit)
    {
        Verdict verdict;
        if (countsAsExcluded(group))
            return verdict;
        verdict.misses = missesOf(m_preferences, group.tier, group.interruptible);
        if (verdict.misses == 0)
            verdict.lowerFits = fit.lower;
        if (fit.chosen.verdict != Fit::Verdict::Fits) {
            m_answer.places[placeOf(fit.chosen.verdict)] += group.machines;
            return verdict;
        }
        verdict.fits = 1;
        verdict.gpusUsed = fit.chosen.gpus;
        (verdict.misses == 0 ? m_mostRecommended : m_mostMissing) += group.machines;
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

    /// The straight pass: every offer is written to the end of both lists, and an end moves only where the
    /// offer belongs, so that nothing depends on a branch that cannot be foreseen. Runs of one price whose
    /// GPUs used do not rise are put in order afterwards.
    void fill(std::size_t within)
    {
        std::vector<Row> recommendedRows(m_mostRecommended + 1);
        const bool capped = within < m_offers.size();
        std::vector<Row> alternativeRows(m_mostMissing + (capped ? m_mostRecommended : 0) + 1);
        std::vector<RunBegin> unordered;
        RunBegin end;
        RunBegin run;
        Micros price{-1};
        unsigned usedBefore = 0;
        const auto pass = [&, recommended = recommendedRows.data(), alternatives = alternativeRows.data(), offers = m_offers.data(),
                           verdicts = m_verdicts.data()](std::size_t from, std::size_t to, std::uint8_t missed) {
            for (std::size_t i = from; i < to; ++i) {
                const Verdict verdict = verdicts[offers[i].group];
                const bool starts = offers[i].pricePerHour != price;
                price = offers[i].pricePerHour;
                run = starts ? end : run;
                usedBefore = starts ? 0 : usedBefore;
                const unsigned misses = verdict.misses | missed;
                const Row row(static_cast<std::uint32_t>(i), verdict.gpusUsed, static_cast<std::uint8_t>(misses));
                recommended[end.recommended] = row;
                alternatives[end.alternatives] = row;
                const unsigned isAlternative = misses != 0;
                end.recommended += verdict.fits & (isAlternative ^ 1u);
                end.alternatives += verdict.fits & isAlternative;
                if (verdict.fits & static_cast<unsigned>(verdict.gpusUsed < usedBefore)) [[unlikely]] {
                    if (unordered.empty() || unordered.back() != run)
                        unordered.push_back(run);
                }
                usedBefore = verdict.fits ? verdict.gpusUsed : usedBefore;
            }
        };
        pass(0, within, 0);
        pass(within, m_offers.size(), missBit(Miss::OverMaxPrice));
        recommendedRows.resize(end.recommended);
        alternativeRows.resize(end.alternatives);
        orderRuns(recommendedRows, unordered, &RunBegin::recommended, m_offers);
        orderRuns(alternativeRows, unordered, &RunBegin::alternatives, m_offers);
        m_answer.recommended = std::move(recommendedRows);
        m_answer.alternatives = std::move(alternativeRows);
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

    void addLower(Precision precision, const Demand &demand, std::size_t i, std::size_t within)
    {
        // What fits at a precision fits below it too, so the difference counts the new ones; where there
        // are none the cheapest is the same, and there is nothing to tell.
        const std::size_t count = countLower(i, within);
        const std::size_t known = m_answer.recommended.size();
        if (count <= known)
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
        m_answer.lowerPrecisions.push_back({precision, static_cast<std::int64_t>(count),
                                            static_cast<std::int64_t>(count - known), cheapest->machine,
                                            cheapest->pricePerHour});
    }

    const Preferences &m_preferences;
    CountrySet m_inside;
    const InventoryIndex &m_index;
    std::span<const Offer> m_offers;
    std::vector<Verdict> m_verdicts;
    std::vector<SizeFit> m_fits;
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
    return recommender.collect(below, lower);
}

} // namespace cabe
