// How a source of machines is told: what is in use, why there is nothing newer, and how old it is.
#pragma once

#include "core/base/error.h"
#include "core/domain/inventory.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

/// Example Cloud could not be refreshed. There is no network. The data of 30 Nov 2026 09:00 UTC stay in use.
QString notRefreshed(const Phrasebook &book, const QString &name, const Inventory &kept, const Error &error);

/// Offline · using the data of 29 Nov 2026 07:10 UTC (26 h ago)
QString offline(const Phrasebook &book, const Inventory &kept, UtcTime now);

/// Example Cloud · data of 30 Nov 2026 09:00 UTC (12 min ago) · 162 machines
QString dataLine(const Phrasebook &book, const QString &name, const Inventory &inventory, UtcTime now);

/// 41% (12.4 of 30.0 MB), or 12.4 MB where the whole is not known (-1)
QString received(const Phrasebook &book, qint64 bytes, qint64 total);

} // namespace cabe::text
