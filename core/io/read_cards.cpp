#include "core/io/read_catalogue.h"

#include "core/io/json_reader.h"
#include "core/io/limits.h"

#include <unordered_set>

namespace cabe {
namespace {

constexpr std::int64_t kMostOfAFigure = std::int64_t{1} << 32;

Card readCard(const JsonNode &node)
{
    Card card;
    if (!node.isRequiredObject())
        return card;
    card.id = node.member("id").requiredText();
    card.vendor = node.member("vendor").text().value_or("");
    card.model = node.member("model").requiredText();
    for (const JsonNode &alias : node.member("aliases").items())
        card.aliases.push_back(alias.requiredText());
    card.nominalGb = node.member("nominal_gb").whole(1, kMostOfAFigure);
    card.memoryMib = node.member("memory_mib").whole(1, kMostOfAFigure);
    card.visibleMib = node.member("visible_mib").whole(1, kMostOfAFigure);
    card.devicesPerCard = node.member("devices_per_card").whole(1, kMostOfAFigure).value_or(1);
    return card;
}

} // namespace

Expected<CardCatalogue> readCards(std::string_view json, const std::string &file)
{
    JsonDocument document = openDocument(json, file, kCatalogueMebibytes, "cabe-gpus", 1);
    std::vector<Card> cards;
    std::unordered_set<std::string> ids;
    if (document.faults.empty()) {
        for (const JsonNode &node : JsonNode(document).member("gpus").requiredItems()) {
            cards.push_back(readCard(node));
            if (document.faults.empty() && !ids.insert(cards.back().id).second)
                node.member("id").fail(error::DuplicateId{cards.back().id});
            if (!document.faults.empty())
                break;
        }
    }
    if (!document.faults.empty())
        return Unexpected(std::move(document.faults.front()));
    return CardCatalogue(std::move(cards));
}

} // namespace cabe
