// GPU cards as their makers publish them, and how a name in an inventory finds one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace cabe {

struct Card {
    std::string id;
    std::string vendor;
    std::string model;
    std::vector<std::string> aliases;
    std::optional<std::int64_t> nominalGb; ///< the memory that the maker's name of it says, in GB
    std::optional<std::int64_t> memoryMib; ///< of one GPU
    std::optional<std::int64_t> visibleMib; ///< what the driver shows of it, where known
    std::int64_t devicesPerCard = 1;
};

/// What a name stands for, as far as memory goes.
struct CardMemory {
    const Card *card = nullptr; ///< the first of them in the catalogue
    std::optional<std::int64_t> memoryMib;
    std::optional<std::int64_t> visibleMib;
};

/// The cards in the catalogue's order; ids are unique.
class CardCatalogue {
public:
    CardCatalogue() = default;
    explicit CardCatalogue(std::vector<Card> cards);

    const std::vector<Card> &cards() const { return m_cards; }
    /// Takes another file's cards in: those of a known id replace it in place, the rest follow.
    void merge(CardCatalogue other);

    /// All cards whose model or alias has the name's letters and digits, whatever the case.
    std::vector<const Card *> named(std::string_view name) const;
    /// The memory that a name stands for (SPEC section 3): none where nothing is called so, or where its
    /// cards differ in memory or in what the driver shows, one of them unknown included.
    std::optional<CardMemory> resolve(std::string_view name) const;
    /// True where the name is known but its cards differ.
    bool isAmbiguous(std::string_view name) const;

private:
    void indexNames();

    std::vector<Card> m_cards;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byName;
};

} // namespace cabe
