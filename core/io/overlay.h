// What a person changed of the machines of sources on this computer (added, corrected, hidden), and how sources
// become one inventory with it. What the sources say stays as they say it.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/base/time.h"
#include "core/domain/inventory.h"
#include "core/io/machine_cells.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cabe {

struct MachineEdit {
    enum class Kind { Corrected, Hidden, Added };

    std::string source;  ///< as the caller calls its sources; empty for a machine that was added
    std::string machine; ///< its id
    Kind kind = Kind::Corrected;
    Cells cells;         ///< Corrected: those that differ, an empty one is not known; Added: all
    UtcTime changedAt;   ///< Added: of when its price and availability are
    friend bool operator==(const MachineEdit &, const MachineEdit &) = default;
};

/// At most one edit a machine.
struct Overlay {
    std::vector<MachineEdit> edits;

    const MachineEdit *find(std::string_view source, std::string_view machine) const;
    /// Takes the place of the machine's edit; where `edit` says nothing, there is none any more.
    void set(MachineEdit edit);
    void remove(std::string_view source, std::string_view machine);
    friend bool operator==(const Overlay &, const Overlay &) = default;
};

inline constexpr std::int64_t kOverlayMebibytes = 4;

/// cabe-overlay 1, which the program keeps for itself.
Expected<Overlay> readOverlay(std::string_view text, const std::string &file);
std::string writeOverlay(const Overlay &overlay);

/// Why a machine that is described so is not accepted; nullopt: it is.
std::optional<Refusal> faultOf(const Cells &cells, const CountryTable &countries);
/// The cells of a machine after its correction.
Cells corrected(const Machine &machine, const Cells &correction);

struct SourceInventory {
    std::string source; ///< as in MachineEdit
    std::shared_ptr<const Inventory> inventory;
};

/// The machines of all sources in their order, hidden ones left out, then the added ones. A correction that a source's
/// newer data make impossible is passed over. A single source without an edit is given back as it is.
std::shared_ptr<const Inventory> joinInventories(const std::vector<SourceInventory> &sources, const Overlay &overlay,
                                                 const CountryTable &countries);

} // namespace cabe
