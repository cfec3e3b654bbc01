// Which memory figure of a machine's GPU counts, and from where (SPEC section 3).
#pragma once

#include "core/base/bytes.h"
#include "core/domain/card.h"
#include "core/domain/inventory.h"

#include <optional>

namespace cabe {

struct GpuMemory {
    std::optional<Bytes> bytes; ///< of one GPU; none: no figure
    MemorySource source = MemorySource::Datasheet;
    std::optional<std::int64_t> driverShowsLessThanGb; ///< the maker's GB, where the driver's figure decided
    std::optional<Bytes> belowInventory; ///< the catalogue's figure, where the inventory's is above it
    bool severalSizes = false; ///< no figure because the name stands for several
};

/// `card` is what the machine's gpu.model resolves to; `ambiguous` where it stands for differing cards.
GpuMemory gpuMemory(const Machine &machine, const std::optional<CardMemory> &card, bool ambiguous);
GpuMemory gpuMemory(const Machine &machine, const CardCatalogue &cards);

} // namespace cabe
