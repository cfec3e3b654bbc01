// The models on offer, as a list.
#pragma once

#include "core/domain/model_spec.h"
#include "ui/text/phrasebook.h"

#include <vector>

namespace cabe::text {

using ModelList = std::vector<const ModelSpec *>;

QString modelsText(const Phrasebook &book, const ModelList &models);
QString modelsHtml(const Phrasebook &book, const ModelList &models);
QString modelsCsv(const Phrasebook &book, const ModelList &models);

} // namespace cabe::text
