#include "core/match/explain.h"

#include "core/base/overloaded.h"
#include "core/base/wide.h"
#include "core/match/gpu_memory.h"
#include "core/memory/cache.h"

#include <algorithm>

namespace cabe {
namespace {

constexpr std::int64_t kNarrowPercent = 10;

bool isNarrow(Bytes room, Bytes has)
{
    return room.count * (100 / kNarrowPercent) < has.count;
}

bool isQuantised(const Workload &workload)
{
    const auto precision = workload.precision();
    if (!precision || *precision == Precision::Bits16)
        return false;
    if (*precision != Precision::Stored)
        return true;
    const ModelSpec &model = *workload.model();
    const auto bits = (Wide(model.weightsBytes.value_or(Bytes{})) * Wide(8)).toInt64();
    const auto full = (Wide(model.parameters.value_or(0)) * Wide(16)).toInt64();
    return bits && full && *bits < *full;
}

std::optional<int> bitsOf(Precision precision)
{
    switch (precision) {
    case Precision::Bits16: return 16;
    case Precision::Bits8: return 8;
    case Precision::Bits4: return 4;
    case Precision::Stored: break;
    }
    return std::nullopt;
}

Confidence baseConfidence(const Workload &workload)
{
    return std::visit(Overloaded{
                          [](const ServeModel &job) {
                              return job.model->kind == ModelKind::Language ? Confidence::High : Confidence::Medium;
                          },
                          [](const TranscribeSpeech &) { return Confidence::Medium; },
                          [](const FineTune &) { return Confidence::Medium; },
                          [](const GenerateImages &) { return Confidence::Low; },
                          [](const StateMemory &) { return Confidence::High; },
                      },
                      workload.job);
}

Confidence lowered(Confidence base, std::size_t levels)
{
    const auto lowest = static_cast<std::size_t>(Confidence::Low);
    return static_cast<Confidence>(std::min(static_cast<std::size_t>(base) + levels, lowest));
}

void addSplitLimits(std::vector<Limit> &limits, const ModelSpec &model, int gpus)
{
    if (gpus == 1)
        return;
    const auto groups = cacheGroups(model);
    if (const auto heads = groups ? unevenKvHeads(*groups, gpus) : std::nullopt)
        limits.push_back(limit::KvHeadsUneven{*heads, gpus});
    const auto vocabulary = model.transformer()->vocabSize;
    if (vocabulary && !vocabularyDivides(*vocabulary, gpus))
        limits.push_back(limit::VocabularyUneven{*vocabulary, gpus});
}

void addTaskLimits(std::vector<Limit> &limits, const Workload &workload)
{
    std::visit(Overloaded{
                   [&](const ServeModel &job) {
                       if (job.model->kind == ModelKind::Embedding)
                           limits.push_back(limit::BatchNotCounted{});
                   },
                   [&](const GenerateImages &job) {
                       limits.push_back(limit::NativeImageSize{job.model->image()->nativeResolution});
                   },
                   [&](const FineTune &) { limits.push_back(limit::FineTuneVaries{}); },
                   [](const TranscribeSpeech &) {},
                   [](const StateMemory &) {},
               },
               workload.job);
}

void addMemoryLimits(std::vector<Limit> &limits, const GpuMemory &memory, const Machine &machine)
{
    limits.push_back(limit::MemoryFrom{memory.source});
    if (memory.driverShowsLessThanGb)
        limits.push_back(limit::DriverShowsLess{*memory.driverShowsLessThanGb, *memory.bytes});
    if (memory.belowInventory)
        limits.push_back(limit::AboveManufacturer{fromMib(*machine.memoryMib), *memory.belowInventory});
}

} // namespace

Explainer::Explainer(const Workload &workload, const Preferences &preferences, const CountryTable &countries,
                     const InventoryIndex &index, UtcTime now, StaleAfter staleAfter, Demand demand, Demand full)
    : m_workload(workload), m_preferences(preferences), m_inside(preferences.expanded(countries)),
      m_europeanUnion(countries.europeanUnion), m_index(index), m_now(now), m_staleAfter(staleAfter), m_demand(demand),
      m_full(full)
{
}

Expected<Explainer> Explainer::make(const Workload &workload, const Preferences &preferences, const CountryTable &countries,
                                    const InventoryIndex &index, UtcTime now, StaleAfter staleAfter)
{
    auto demand = demandOf(workload);
    if (!demand)
        return Unexpected(demand.error());
    // Stored in full a cache may be too large to count; then no GPU holds it either.
    auto full = demandOf(workload, false);
    if (!full) {
        full = *demand;
        full->need.fill(Bytes{std::numeric_limits<std::int64_t>::max()});
    }
    return Explainer(workload, preferences, countries, index, now, staleAfter, *demand, *full);
}

std::vector<Reason> Explainer::reasons(const Finding &finding, const Machine &machine) const
{
    std::vector<Reason> why;
    const Bytes need = finding.needPerGpu;
    const Bytes has = finding.memoryPerGpu;
    if (finding.gpusUsed == 1)
        why.push_back(reason::FitsOneGpu{need, has, std::string(machine.gpuModel)});
    else
        why.push_back(reason::FitsSplit{finding.gpusUsed, need, has,
                                        m_workload.model()->transformer()->attentionHeads.value_or(0)});
    why.push_back(reason::RoomLeft{finding.roomPerGpu, has});
    const auto &cap = m_preferences.maxPricePerHour;
    if (cap && finding.pricePerHour.amount <= *cap)
        why.push_back(reason::WithinMaxPrice{finding.pricePerHour, Money{*cap, m_index.currency()}});
    const bool tierChosen = m_preferences.tier != TierChoice::Any;
    if (tierChosen && (m_preferences.tier == TierChoice::Secure) == (machine.tier == Tier::Secure))
        why.push_back(reason::TierMatches{machine.tier});
    if (m_preferences.choosesCountries() && machine.country) {
        const bool byName = std::ranges::find(m_preferences.countries, *machine.country) != m_preferences.countries.end();
        why.push_back(reason::CountryMatches{*machine.country, !byName && m_europeanUnion.contains(*machine.country)});
    }
    return why;
}

bool Explainer::dependsOnServer(const Finding &finding) const
{
    return m_full.need[static_cast<std::size_t>(finding.gpusUsed)] > finding.memoryPerGpu;
}

std::vector<Limit> Explainer::limits(const Finding &finding, const Machine &machine, const GpuMemory &memory) const
{
    std::vector<Limit> list;
    addMemoryLimits(list, memory, machine);
    if (isNarrow(finding.roomPerGpu, finding.memoryPerGpu))
        list.push_back(limit::NarrowMargin{finding.roomPerGpu, finding.memoryPerGpu});
    if (machine.booking.isLimited())
        list.push_back(limit::BookingLimit{machine.booking});
    if (machine.interruptible)
        list.push_back(limit::Interruptible{});
    if (machine.tier == Tier::Community)
        list.push_back(limit::HostCanReadMemory{});
    if (m_workload.model())
        addSplitLimits(list, *m_workload.model(), finding.gpusUsed);
    if (isQuantised(m_workload))
        list.push_back(limit::QuantisedWeights{bitsOf(*m_workload.precision())});
    if (dependsOnServer(finding))
        list.push_back(limit::KvDependsOnServer{m_full.need[static_cast<std::size_t>(finding.gpusUsed)], finding.memoryPerGpu});
    addTaskLimits(list, m_workload);
    const Inventory &source = m_index.inventory().sourceOf(machine);
    addAgeLimit(list, source, machine.tier);
    if (source.isSample)
        list.push_back(limit::SampleInventory{});
    if (machine.changedByHand)
        list.push_back(limit::ChangedByHand{});
    return list;
}

void Explainer::addAgeLimit(std::vector<Limit> &list, const Inventory &source, Tier tier) const
{
    const auto generatedAt = source.generatedAt;
    if (!generatedAt) {
        list.push_back(limit::StaleInventory{std::nullopt, std::nullopt});
        return;
    }
    const std::int64_t age = m_now.seconds - generatedAt->seconds;
    if (age > (tier == Tier::Community ? m_staleAfter.communitySeconds : m_staleAfter.secureSeconds))
        list.push_back(limit::StaleInventory{age, generatedAt});
}

std::vector<ConfidenceReason> Explainer::lowering(const Finding &finding, MemorySource source) const
{
    std::vector<ConfidenceReason> reasons;
    if (isQuantised(m_workload))
        reasons.push_back(ConfidenceReason::Quantised);
    if (finding.gpusUsed > 1)
        reasons.push_back(ConfidenceReason::SeveralGpus);
    if (source == MemorySource::ProviderReport)
        reasons.push_back(ConfidenceReason::ProviderReport);
    if (isNarrow(finding.roomPerGpu, finding.memoryPerGpu))
        reasons.push_back(ConfidenceReason::NarrowMargin);
    if (dependsOnServer(finding))
        reasons.push_back(ConfidenceReason::KvDependsOnServer);
    return reasons;
}

Finding Explainer::explain(const Row &row) const
{
    const auto &offer = m_index.offers()[row.offer];
    const Machine &machine = m_index.inventory().machines[offer.machine];
    const GpuMemory memory = gpuMemory(machine, m_index.cards());
    Finding finding;
    finding.machine = offer.machine;
    finding.gpusUsed = row.gpusUsed;
    finding.needPerGpu = m_demand.need[row.gpusUsed];
    finding.memoryPerGpu = memory.bytes.value_or(Bytes{});
    finding.roomPerGpu = finding.memoryPerGpu - finding.needPerGpu;
    finding.pricePerHour = Money{offer.pricePerHour, m_index.currency()};
    finding.base = baseConfidence(m_workload);
    finding.loweredBy = lowering(finding, memory.source);
    finding.confidence = lowered(finding.base, finding.loweredBy.size());
    finding.why = reasons(finding, machine);
    finding.limits = limits(finding, machine, memory);
    for (const Miss miss : {Miss::OverMaxPrice, Miss::OtherTier, Miss::Interruptible})
        if (row.hasMiss(miss))
            finding.misses.push_back(miss);
    if (m_preferences.budget)
        finding.budgetCovers = BudgetCovers{minutesCovered(*m_preferences.budget, offer.pricePerHour),
                                            machine.price->per == PricePer::Month};
    return finding;
}

/// Why a positive amount is no price per hour.
Exclusion Explainer::unpriced(const Machine &machine) const
{
    const bool comparable = machine.currency == m_index.currency() || m_index.rates().contains(machine.currency);
    if (machine.currency.isNone())
        return exclusion::NoPrice{};
    return comparable ? Exclusion(exclusion::PriceNotPositive{})
                      : Exclusion(exclusion::NoRate{machine.currency, m_index.currency()});
}

std::optional<Exclusion> Explainer::exclusion(const Machine &machine) const
{
    if (machine.availability != Availability::Available)
        return exclusion::NotAvailable{machine.tier, machine.availability == Availability::Unavailable};
    if (!machine.price)
        return exclusion::NoPrice{};
    if (machine.price->amount.count <= 0)
        return exclusion::PriceNotPositive{};
    if (!m_index.pricePerHour(machine))
        return unpriced(machine);
    if (m_preferences.choosesCountries() && !machine.country)
        return exclusion::UnknownLocation{};
    if (m_preferences.choosesCountries() && !m_inside.contains(*machine.country))
        return exclusion::OutsideCountries{*machine.country};
    const GpuMemory memory = gpuMemory(machine, m_index.cards());
    if (!memory.bytes)
        return memory.severalSizes ? Exclusion(exclusion::SeveralSizes{std::string(machine.gpuModel)})
                                   : Exclusion(exclusion::NoMemoryReported{});
    const Fit fit = m_demand.fit(*memory.bytes, machine.gpuCount);
    switch (fit.verdict) {
    case Fit::Verdict::Fits: return std::nullopt;
    case Fit::Verdict::TooSmall: return exclusion::TooSmall{m_demand.need[fit.gpus], *memory.bytes};
    case Fit::Verdict::HeadsNotDivisible:
        return exclusion::HeadsNotDivisible{m_workload.model()->transformer()->attentionHeads.value_or(0), fit.gpus};
    }
    return std::nullopt;
}

std::variant<Row, Exclusion> Explainer::place(std::size_t machineIndex) const
{
    const Machine &machine = m_index.inventory().machines[machineIndex];
    if (auto reason = exclusion(machine))
        return std::move(*reason);
    const auto offers = m_index.offers();
    const auto price = *m_index.pricePerHour(machine);
    auto offer = std::ranges::lower_bound(offers, price, {}, &InventoryIndex::Offer::pricePerHour);
    while (offer->machine != machineIndex)
        ++offer;
    unsigned misses = missesOf(m_preferences, machine.tier, machine.interruptible);
    if (m_preferences.maxPricePerHour && price > *m_preferences.maxPricePerHour)
        misses |= missBit(Miss::OverMaxPrice);
    const Bytes memory = *gpuMemory(machine, m_index.cards()).bytes;
    return Row{static_cast<std::uint32_t>(offer - offers.begin()), m_demand.fit(memory, machine.gpuCount).gpus,
               static_cast<std::uint8_t>(misses)};
}

} // namespace cabe
