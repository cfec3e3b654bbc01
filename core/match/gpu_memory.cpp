#include "core/match/gpu_memory.h"

namespace cabe {

GpuMemory gpuMemory(const Machine &machine, const std::optional<CardMemory> &card, bool ambiguous)
{
    GpuMemory memory;
    // Community hardware is its provider's: whatever the file calls the source, it is a report.
    memory.source = machine.tier == Tier::Community ? MemorySource::ProviderReport : machine.memorySource;
    std::optional<std::int64_t> mib;
    if (machine.memoryMib)
        mib = *machine.memoryMib;
    const bool fromDatasheet = memory.source == MemorySource::Datasheet;
    if (!mib && fromDatasheet && card)
        mib = card->memoryMib;
    if (!mib || *mib == 0) {
        memory.severalSizes = !mib && fromDatasheet && ambiguous;
        return memory;
    }
    if (fromDatasheet && card && card->visibleMib && *card->visibleMib < *mib) {
        mib = card->visibleMib;
        memory.driverShowsLessThanGb = card->card->nominalGb.value_or(card->memoryMib.value_or(0) / 1024);
    }
    if (machine.memoryMib && card && card->memoryMib && *machine.memoryMib > *card->memoryMib)
        memory.belowInventory = fromMib(*card->memoryMib);
    memory.bytes = fromMib(*mib);
    return memory;
}

GpuMemory gpuMemory(const Machine &machine, const CardCatalogue &cards)
{
    const auto card = cards.resolve(machine.gpuModel);
    return gpuMemory(machine, card, !card && cards.isAmbiguous(machine.gpuModel));
}

} // namespace cabe
