#include "ui/results/loosening.h"

#include <map>

namespace cabe::ui {

std::optional<Loosening> bestLoosening(const LiveAnswer &answer)
{
    std::map<Miss, std::int64_t> adds;
    const std::vector<Row> rows = answer.recommendation().alternatives.all();
    for (const Row &row : rows)
        for (const Miss miss : {Miss::OverMaxPrice, Miss::OtherTier, Miss::Interruptible})
            if (row.misses == missBit(miss))
                ++adds[miss];
    std::optional<Loosening> best;
    for (const auto &[miss, count] : adds)
        if (!best || count > best->adds)
            best = Loosening{miss, count};
    return best;
}

} // namespace cabe::ui
