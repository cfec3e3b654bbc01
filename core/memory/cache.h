// The KV cache of a language model group by group, and how each group divides over GPUs (SPEC 2.2, 3).
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/base/wide.h"
#include "core/memory/formula.h"

#include <vector>

namespace cabe {

/// The model's attention groups with their own or the model's heads; FigureMissing where neither is known.
Expected<std::vector<CacheGroup>> cacheGroups(const ModelSpec &model);

/// Bytes of one group for one request of `context` tokens. `windowsTrimmed` false stores sliding windows in full.
Wide bytesPerRequest(const CacheGroup &group, std::int64_t context, bool windowsTrimmed = true);

} // namespace cabe
