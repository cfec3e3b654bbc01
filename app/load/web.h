// Brings an inventory over the network for a program without an event loop of its own: the newest there is, or the last
// good one and why there is no newer.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/base/time.h"
#include "core/domain/catalogues.h"
#include "core/domain/inventory.h"

#include <memory>
#include <optional>
#include <string>

namespace cabe::load {

struct WebRequest {
    std::string url;
    std::optional<std::string> caFile;
    bool noLimits = false;
    std::string configFolder; ///< of the user's sources: one of this address says how it is asked
    std::string cacheFolder;
    UtcTime now;
    bool wantsBefore = false; ///< what was kept is read too, to compare
};

struct WebInventory {
    std::shared_ptr<const Inventory> inventory;
    std::shared_ptr<const Inventory> before; ///< where it is wanted: what was kept until now; null: nothing
    std::optional<Error> notFresh;           ///< why `inventory` is what was kept
    std::optional<Error> notKept;
    bool isUnchanged = false;                ///< the server has what was kept
};

/// Waits until it is there. Fails where there is neither an answer nor a copy. Where no source of the user's has the
/// address, a variable named by its host (CABE_TOKEN_EXAMPLE_COM) may hold a secret.
Expected<WebInventory> bringInventory(const WebRequest &request, const CountryTable &countries);

} // namespace cabe::load
