// The shipped catalogues and the sample inventory, read once a program.
#pragma once

#include "app/load/sources.h"

namespace cabe::test {

inline std::shared_ptr<const Catalogues> shippedCatalogues()
{
    static const auto catalogues =
        std::make_shared<const Catalogues>(std::move(load::loadCatalogues("/nonexistent", {})).value());
    return catalogues;
}

inline std::shared_ptr<const Inventory> sampleInventory()
{
    static const auto inventory = std::move(load::loadInventory(std::nullopt, false, shippedCatalogues()->countries)).value();
    return inventory;
}

} // namespace cabe::test
