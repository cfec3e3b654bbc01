#include "ui/charts/price_room.h"

#include "core/match/demand.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace cabe::ui {
namespace {

constexpr std::int64_t kColumns = 50; ///< of the grid that close marks share
constexpr std::int64_t kLines = 40;

std::int64_t cellOf(double value, double most, std::int64_t cells)
{
    return most <= 0 ? 0 : std::min(cells - 1, static_cast<std::int64_t>(value / most * static_cast<double>(cells)));
}

/// As the axes have them: the prices by their ratio, the room by its root.
std::pair<std::int64_t, std::int64_t> cellOf(const PriceMark &mark, const PriceRoom &range)
{
    const auto ratio = [&](Micros price) { return std::log(static_cast<double>(price.count) / static_cast<double>(range.leastPrice.count)); };
    const auto root = [](Bytes room) { return std::sqrt(static_cast<double>(room.count)); };
    return {cellOf(ratio(mark.price), ratio(range.mostPrice), kColumns), cellOf(root(mark.room), root(range.mostRoom), kLines)};
}

std::vector<PriceMark> joined(const std::vector<PriceMark> &marks, const PriceRoom &range)
{
    std::map<std::pair<std::int64_t, std::int64_t>, PriceMark> cells;
    for (const PriceMark &mark : marks) { // cheapest first: the first one of a cell stands for it
        const auto [found, isNew] = cells.try_emplace(cellOf(mark, range), mark);
        if (!isNew)
            ++found->second.machines;
    }
    std::vector<PriceMark> list;
    for (const auto &[cell, mark] : cells)
        list.push_back(mark);
    std::ranges::sort(list, [](const PriceMark &a, const PriceMark &b) {
        return std::tuple(a.price.count, a.room.count, a.machine) < std::tuple(b.price.count, b.room.count, b.machine);
    });
    return list;
}

} // namespace

PriceRoom priceRoom(const LiveAnswer &answer)
{
    PriceRoom result;
    const auto demand = demandOf(answer.workload());
    if (!demand)
        return result;
    const InventoryIndex &index = answer.index();
    const std::vector<Row> rows = answer.recommendation().recommended.all();
    std::vector<PriceMark> marks;
    marks.reserve(rows.size());
    for (const Row &row : rows) {
        const InventoryIndex::Offer &offer = index.offers()[row.offer];
        const Bytes memory = *index.sizeClasses()[index.groups()[offer.group].sizeClass].memory;
        const Bytes room = memory - demand->need[row.gpusUsed];
        marks.push_back({offer.pricePerHour, room, offer.machine});
        result.mostPrice = std::max(result.mostPrice, offer.pricePerHour);
        result.mostRoom = std::max(result.mostRoom, room);
    }
    result.leastPrice = marks.empty() ? Micros{} : marks.front().price;
    result.machines = static_cast<std::int64_t>(rows.size());
    result.marks = marks.size() > kMostMarks ? joined(marks, result) : std::move(marks);
    return result;
}

} // namespace cabe::ui
