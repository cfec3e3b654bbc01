// Plans with expected answers, field by field: the project's own few over the sample inventory (worked out
// by a separate reading of the specification), and the shared collection where it is there. Prints each difference with the case and the JSON pointer.
#include "core/io/read_catalogue.h"
#include "core/io/read_inventory.h"
#include "core/io/read_plan.h"
#include "core/io/write_answer.h"
#include "tests/support/plain_files.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>

using namespace cabe;
using Json = nlohmann::ordered_json;

namespace {

/// The members that are for people are not compared, so any words will do.
class NoWords : public Wording {
public:
    std::string text(const Reason &) const override { return {}; }
    std::string text(const Limit &) const override { return {}; }
    std::string text(Assumption, const Workload &) const override { return {}; }
    std::string text(const BudgetCovers &) const override { return {}; }
    std::string formula(const MemoryLine &) const override { return {}; }
    std::string filled(const MemoryLine &) const override { return {}; }
};

struct World {
    ModelCatalogue models;
    std::shared_ptr<const CardCatalogue> cards;
    CountryTable countries;
    std::shared_ptr<const Inventory> inventory;
};

World loadWorld(const std::string &inventoryFile)
{
    const std::string resources = CABE_SOURCE_DIR "/resources/";
    World world;
    world.models = std::move(readModels(test::readAll(resources + "models.json"), "models.json")).value();
    world.cards = std::make_shared<CardCatalogue>(std::move(readCards(test::readAll(resources + "gpus.json"), "gpus.json")).value());
    world.countries =
        std::move(readCountries(test::readAll(resources + "countries.json"), test::readAll(resources + "regions.json"))).value();
    const ReadPage noPages = [](const std::string &) { return Expected<std::string>(Unexpected(Error{error::FileNotFound{}})); };
    world.inventory = std::make_shared<Inventory>(
        std::move(readInventory(test::readAll(inventoryFile), "inventory.json", world.countries, noPages)).value());
    return world;
}

/// The answer's JSON, or {"refused": true}.
Json answerOf(const World &world, const Json &planJson)
{
    const auto plan = readPlan(planJson.dump(), "plan.cabe", world.models, world.countries);
    if (!plan)
        return Json{{"refused", true}};
    const InventoryIndex index(world.inventory, world.cards, plan->preferences.currency, plan->preferences.rates);
    const auto memory = estimateMemory(plan->workload);
    const auto recommendation = recommend(plan->workload, plan->preferences, world.countries, index);
    if (!memory || !recommendation)
        return Json{{"refused", true}};
    // As fresh as data can be, so that no limit speaks of its age.
    const auto explainer =
        Explainer::make(plan->workload, plan->preferences, world.countries, index, world.inventory->generatedAt.value_or(UtcTime{}));
    const Answer answer{plan->workload, plan->preferences, world.countries, index, *memory, *recommendation, *explainer, {}, {}};
    return Json::parse(writeAnswer(answer, NoWords()));
}

Json codes(const Json &findings)
{
    Json list = Json::array();
    for (const Json &finding : findings)
        list.push_back(finding.at("code"));
    return list;
}

/// The rows as the cases write them.
Json rowsOf(const Json &rows, std::size_t most)
{
    Json list = Json::array();
    for (const Json &row : rows) {
        if (list.size() == most)
            break;
        Json kept = row;
        kept["why"] = codes(row.at("why"));
        kept["limits"] = codes(row.at("limits"));
        kept.erase("budget_covers");
        if (row.contains("budget_covers"))
            kept["budget_minutes"] = row.at("budget_covers").at("minutes");
        list.push_back(kept);
    }
    return list;
}

/// The answer in the shape of a case's `expected`.
Json reduced(const Json &answer, const Json &expected)
{
    if (answer.contains("refused") || expected.contains("refused"))
        return Json{{"refused", answer.contains("refused")}};
    constexpr std::size_t kRows = 6;
    Json lines = Json::array();
    for (const Json &line : answer.at("memory").at("lines"))
        lines.push_back({{"id", line.at("id")}, {"bytes", line.at("bytes")}, {"gib", line.at("gib")}});
    Json out{{"rejected", answer.at("inventory").at("rejected")},
             {"lines", lines},
             {"total_bytes", answer.at("memory").at("total_bytes")},
             {"total_gib", answer.at("memory").at("total_gib")},
             {"places", answer.at("places")},
             {"recommended", rowsOf(answer.at("recommended"), kRows)},
             {"alternatives", rowsOf(answer.at("alternatives").at("machines"), kRows)}};
    if (answer.at("alternatives").contains("precisions"))
        out["precisions"] = answer.at("alternatives").at("precisions");
    return out;
}

int compare(const World &world, const Json &cases)
{
    int failed = 0;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        // Plain json: the order of keys does not count.
        const nlohmann::json expected = cases[i].at("expected");
        const nlohmann::json got = reduced(answerOf(world, cases[i].at("plan")), expected);
        const nlohmann::json wanted = expected.contains("refused") ? nlohmann::json{{"refused", true}} : expected;
        if (got == wanted)
            continue;
        ++failed;
        std::printf("case %zu differs:\n%s\n", i, nlohmann::json::diff(wanted, got).dump(1).c_str());
    }
    std::printf("%zu cases, %d differ\n", cases.size(), failed);
    return failed;
}

int runCases(const std::string &cases, const std::string &inventory)
{
    std::printf("%s\n", cases.c_str());
    return compare(loadWorld(inventory), Json::parse(test::readAll(cases)));
}

} // namespace

int main()
{
    int failed = runCases(CABE_SOURCE_DIR "/tests/data/cases.json", CABE_SOURCE_DIR "/resources/sample-inventory.json");
    const std::string shared = CABE_SHARED_DIR "/cases";
    if (test::exists(shared + "/cases.json"))
        failed += runCases(shared + "/cases.json", shared + "/inventory.json");
    else
        std::printf("skipped: no shared cases at %s\n", shared.c_str());
    return failed == 0 ? 0 : 1;
}
