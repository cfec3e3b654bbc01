#include "core/domain/card.h"

#include <algorithm>

namespace cabe {
namespace {

/// A name's letters and digits in lower case. Anything outside ASCII (a trade mark sign) says nothing.
std::string lettersAndDigits(std::string_view name)
{
    std::string kept;
    for (const char c : name) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            kept += c;
        else if (c >= 'A' && c <= 'Z')
            kept += static_cast<char>(c - 'A' + 'a');
    }
    return kept;
}

} // namespace

CardCatalogue::CardCatalogue(std::vector<Card> cards) : m_cards(std::move(cards))
{
    indexNames();
}

void CardCatalogue::merge(CardCatalogue other)
{
    for (Card &card : other.m_cards) {
        const auto known = std::ranges::find(m_cards, card.id, &Card::id);
        if (known == m_cards.end())
            m_cards.push_back(std::move(card));
        else
            *known = std::move(card);
    }
    indexNames();
}

void CardCatalogue::indexNames()
{
    m_byName.clear();
    const auto add = [this](std::string_view name, std::size_t card) {
        auto &cards = m_byName[lettersAndDigits(name)];
        if (cards.empty() || cards.back() != card)
            cards.push_back(card);
    };
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        add(m_cards[i].model, i);
        for (const std::string &alias : m_cards[i].aliases)
            add(alias, i);
    }
    m_byName.erase("");
}

std::vector<const Card *> CardCatalogue::named(std::string_view name) const
{
    std::vector<const Card *> cards;
    const auto found = m_byName.find(lettersAndDigits(name));
    if (found != m_byName.end())
        for (const std::size_t i : found->second)
            cards.push_back(&m_cards[i]);
    return cards;
}

std::optional<CardMemory> CardCatalogue::resolve(std::string_view name) const
{
    const auto cards = named(name);
    if (cards.empty())
        return std::nullopt;
    const Card &first = *cards.front();
    const bool alike = std::ranges::all_of(cards, [&first](const Card *card) {
        return card->memoryMib == first.memoryMib && card->visibleMib == first.visibleMib;
    });
    return alike ? std::optional(CardMemory{&first, first.memoryMib, first.visibleMib}) : std::nullopt;
}

bool CardCatalogue::isAmbiguous(std::string_view name) const
{
    return !named(name).empty() && !resolve(name);
}

} // namespace cabe
