// Small worlds for tests: models, cards and inventories written in a line each.
#pragma once

#include "core/base/decimal.h"
#include "core/domain/card.h"
#include "core/domain/inventory.h"
#include "core/domain/model_spec.h"
#include "core/domain/workload.h"
#include "core/match/explain.h"
#include "core/match/recommend.h"

#include <memory>
#include <string>
#include <vector>

namespace cabe::test {

/// Llama 3.1 8B as published.
inline ModelSpec llama8b()
{
    ModelSpec model;
    model.id = "llama-3.1-8b-instruct";
    model.name = "Llama 3.1 8B Instruct";
    model.kind = ModelKind::Language;
    model.parameters = 8'030'261'248;
    TransformerShape shape;
    shape.layers = 32;
    shape.attentionHeads = 32;
    shape.kvHeads = 8;
    shape.headDim = 128;
    shape.hiddenSize = 4096;
    shape.vocabSize = 128'256;
    shape.maxContext = 131'072;
    shape.attention = {FullAttention{32, {}, {}}};
    model.shape = shape;
    return model;
}

inline Workload run(const ModelSpec &model, Precision precision, std::int64_t context, std::int64_t requests)
{
    return Workload{Task::Run, ServeModel{&model, precision, context, requests}};
}

inline Currency currency(const char *code)
{
    return *Currency::fromCode(code);
}

inline Micros amount(const char *text)
{
    return Micros{readDecimal(text, kMicrosDecimals).scaled};
}

/// A machine that is on offer: Secure, in stock, in Spain, $1.00 an hour, one GPU of 24 GiB.
struct MachineLine {
    std::string id;
    std::string price = "1.00";
    std::int32_t memoryMib = 24576; ///< 0: none given
    std::uint8_t gpus = 1;
    Tier tier = Tier::Secure;
    const char *country = "ES"; ///< null: not known
    std::string model = "RTX 4090";
    MemorySource source = MemorySource::DataCenter;
    Availability availability = Availability::Available;
    bool interruptible = false;
    PricePer per = PricePer::Hour;
    const char *currency = "USD";
    Booking booking = {};
    std::string name = {};
    std::string url = {};
};

inline std::shared_ptr<const Inventory> inventory(const std::vector<MachineLine> &lines)
{
    auto built = std::make_shared<Inventory>();
    built->name = "test";
    built->currency = currency("USD");
    built->generatedAt = UtcTime{1'000'000};
    for (const MachineLine &line : lines) {
        Machine machine;
        machine.id = built->texts.keep(line.id);
        machine.name = built->texts.keep(line.name);
        machine.url = built->texts.keep(line.url);
        machine.gpuModel = built->texts.share(line.model);
        machine.gpuCount = line.gpus;
        if (line.memoryMib != 0)
            machine.memoryMib = line.memoryMib;
        if (!line.price.empty())
            machine.price = Price{amount(line.price.c_str()), line.per};
        machine.currency = currency(line.currency);
        if (line.country)
            machine.country = Country::fromCode(line.country);
        machine.tier = line.tier;
        machine.memorySource = line.source;
        machine.availability = line.availability;
        machine.interruptible = line.interruptible;
        machine.booking = line.booking;
        built->machines.push_back(machine);
    }
    return built;
}

inline CountryTable europe()
{
    CountryTable table;
    for (const char *code : {"DE", "ES", "FR", "GB", "PT", "US"})
        table.assigned.insert(*Country::fromCode(code));
    for (const char *code : {"DE", "ES", "FR", "PT"})
        table.europeanUnion.insert(*Country::fromCode(code));
    return table;
}

/// Everything of one answer over a small inventory.
class World {
public:
    World(const std::vector<MachineLine> &lines, Workload workload, Preferences preferences = {},
          std::vector<Card> cards = {}, UtcTime now = UtcTime{1'000'000})
        : m_workload(std::move(workload)), m_preferences(std::move(preferences)), m_countries(europe()),
          m_inventory(inventory(lines)), m_index(m_inventory, std::make_shared<CardCatalogue>(std::move(cards)),
                                                 m_preferences.currency, m_preferences.rates),
          m_answer(std::move(recommend(m_workload, m_preferences, m_countries, m_index)).value()),
          m_explainer(std::move(Explainer::make(m_workload, m_preferences, m_countries, m_index, now)).value())
    {
    }

    const Recommendation &answer() const { return m_answer; }
    std::vector<Row> recommended() const { return m_answer.recommended.all(); }
    std::vector<Row> alternatives() const { return m_answer.alternatives.all(); }
    const Explainer &explainer() const { return m_explainer; }
    const Inventory &inventoryOf() const { return *m_inventory; }
    const InventoryIndex &index() const { return m_index; }
    Finding finding(const Row &row) const { return m_explainer.explain(row); }
    std::string id(const Row &row) const { return std::string(m_inventory->machines[finding(row).machine].id); }
    /// "a b c"
    std::string ids(const std::vector<Row> &rows) const
    {
        std::string text;
        for (const Row &row : rows)
            text += (text.empty() ? "" : " ") + id(row);
        return text;
    }
    std::string limits(const Row &row) const
    {
        std::string text;
        for (const Limit &limit : finding(row).limits)
            text += (text.empty() ? "" : " ") + std::string(code(limit));
        return text;
    }
    std::string why(const Row &row) const
    {
        std::string text;
        for (const Reason &reason : finding(row).why)
            text += (text.empty() ? "" : " ") + std::string(code(reason));
        return text;
    }

private:
    Workload m_workload;
    Preferences m_preferences;
    CountryTable m_countries;
    std::shared_ptr<const Inventory> m_inventory;
    InventoryIndex m_index;
    Recommendation m_answer;
    Explainer m_explainer;
};

} // namespace cabe::test
