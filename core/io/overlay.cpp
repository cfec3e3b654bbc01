#include "core/io/overlay.h"

#include <algorithm>
#include <unordered_map>

namespace cabe {
namespace {

using EditsById = std::unordered_map<std::string_view, const MachineEdit *>;

EditsById editsOf(const Overlay &overlay, std::string_view source)
{
    EditsById edits;
    for (const MachineEdit &edit : overlay.edits)
        if (edit.kind != MachineEdit::Kind::Added && edit.source == source)
            edits.emplace(edit.machine, &edit);
    return edits;
}

/// Accepts machines from cells and keeps their texts.
class MachineMaker {
public:
    MachineMaker(TextStore &texts, const CountryTable &countries) : m_texts(texts), m_countries(countries) {}

    std::optional<Machine> make(const Cells &cells)
    {
        const RawMachine raw = rawMachine(cells);
        auto machine = acceptMachine(raw, m_countries);
        if (!machine)
            return std::nullopt;
        for (std::string_view *text :
             {&machine->id, &machine->name, &machine->provider, &machine->region, &machine->gpuModel, &machine->url})
            *text = m_texts.keep(*text);
        if (machine->currency.isNone())
            machine->price.reset(); // a price in no currency is none
        machine->changedByHand = true;
        return *machine;
    }

private:
    TextStore &m_texts;
    const CountryTable &m_countries;
};

/// The machines that were added, as an inventory of their own; null where there are none.
std::shared_ptr<const Inventory> addedMachines(const Overlay &overlay, const CountryTable &countries)
{
    auto inventory = std::make_shared<Inventory>();
    inventory->isByHand = true;
    MachineMaker maker(inventory->texts, countries);
    for (const MachineEdit &edit : overlay.edits) {
        if (edit.kind != MachineEdit::Kind::Added)
            continue;
        const auto machine = maker.make(edit.cells);
        if (!machine)
            continue;
        inventory->machines.push_back(*machine);
        if (inventory->currency.isNone())
            inventory->currency = machine->currency;
        // The oldest speaks for all, as with the pages of an inventory.
        inventory->generatedAt = std::min(inventory->generatedAt.value_or(edit.changedAt), edit.changedAt);
    }
    return inventory->machines.empty() ? nullptr : inventory;
}

void addMachines(Inventory &whole, const Inventory &part, const EditsById &edits, const CountryTable &countries)
{
    const auto source = static_cast<std::uint16_t>(whole.parts.size() - 1);
    MachineMaker maker(whole.texts, countries);
    for (const Machine &machine : part.machines) {
        const auto edit = edits.empty() ? edits.end() : edits.find(machine.id);
        if (edit == edits.end()) {
            whole.machines.push_back(machine);
        } else if (edit->second->kind == MachineEdit::Kind::Hidden) {
            continue;
        } else {
            const auto changed = maker.make(corrected(machine, edit->second->cells));
            whole.machines.push_back(changed.value_or(machine));
        }
        whole.machines.back().source = source;
    }
}

/// What is told of the whole: all names, the oldest data, the first currency.
void describe(Inventory &whole)
{
    whole.generatedAt = whole.parts.front()->generatedAt;
    whole.isSample = true;
    for (const auto &part : whole.parts) {
        const std::string &name = part->name.empty() ? part->url : part->name;
        if (!name.empty())
            whole.name += (whole.name.empty() ? "" : ", ") + name;
        whole.generatedAt = olderOf(whole.generatedAt, part->generatedAt);
        if (whole.currency.isNone())
            whole.currency = part->currency;
        whole.isSample = whole.isSample && part->isSample;
        whole.rejected.insert(whole.rejected.end(), part->rejected.begin(), part->rejected.end());
    }
}

} // namespace

const MachineEdit *Overlay::find(std::string_view source, std::string_view machine) const
{
    const auto found = std::ranges::find_if(
        edits, [&](const MachineEdit &edit) { return edit.source == source && edit.machine == machine; });
    return found == edits.end() ? nullptr : &*found;
}

void Overlay::remove(std::string_view source, std::string_view machine)
{
    std::erase_if(edits, [&](const MachineEdit &edit) { return edit.source == source && edit.machine == machine; });
}

void Overlay::set(MachineEdit edit)
{
    const bool saysNothing = edit.kind == MachineEdit::Kind::Corrected && edit.cells.empty();
    const auto found = std::ranges::find_if(
        edits, [&](const MachineEdit &other) { return other.source == edit.source && other.machine == edit.machine; });
    if (saysNothing)
        remove(edit.source, edit.machine);
    else if (found != edits.end())
        *found = std::move(edit);
    else
        edits.push_back(std::move(edit));
}

std::optional<Refusal> faultOf(const Cells &cells, const CountryTable &countries)
{
    const RawMachine raw = rawMachine(cells);
    auto machine = acceptMachine(raw, countries);
    if (machine)
        return std::nullopt;
    return std::move(machine.error());
}

Cells corrected(const Machine &machine, const Cells &correction)
{
    Cells cells = cellsOf(machine);
    for (const auto &[member, cell] : correction)
        cells[member] = cell;
    cells[Member::Id] = machine.id;
    return cells;
}

std::shared_ptr<const Inventory> joinInventories(const std::vector<SourceInventory> &sources, const Overlay &overlay,
                                                 const CountryTable &countries)
{
    const auto added = addedMachines(overlay, countries);
    if (sources.empty())
        return added;
    if (sources.size() == 1 && !added && editsOf(overlay, sources.front().source).empty())
        return sources.front().inventory;
    auto whole = std::make_shared<Inventory>();
    std::size_t machines = added ? added->machines.size() : 0;
    for (const SourceInventory &source : sources)
        machines += source.inventory->machines.size();
    whole->machines.reserve(machines);
    for (const SourceInventory &source : sources) {
        whole->parts.push_back(source.inventory);
        addMachines(*whole, *source.inventory, editsOf(overlay, source.source), countries);
    }
    if (added) {
        whole->parts.push_back(added);
        addMachines(*whole, *added, {}, countries);
    }
    describe(*whole);
    return whole;
}

} // namespace cabe
