#include "app/cli/commands.h"
#include "app/load/files.h"
#include "app/cli/values.h"
#include "core/io/limits.h"
#include "core/io/read_plan.h"
#include "core/io/write_answer.h"
#include "ui/text/answer_csv.h"
#include "ui/text/answer_html.h"
#include "ui/text/answer_text.h"
#include "ui/text/answer_wording.h"

namespace cabe::cli {
namespace {

constexpr std::size_t kTextRows = 5; ///< of each list in the terminal, unless --limit says otherwise

struct Question {
    Workload workload;
    Preferences preferences;
    std::string plan; ///< the file it stands in; empty where options ask
};

/// The first workload option given, by its name.
std::optional<std::string> givenBesidePlan(const WorkloadOptions &options)
{
    const std::pair<const char *, const Given &> all[]{{"--task", options.task},           {"--model", options.model},
                                                       {"--precision", options.precision}, {"--context", options.context},
                                                       {"--requests", options.requests},   {"--gpu-memory", options.gpuMemory}};
    for (const auto &[name, given] : all)
        if (given)
            return name;
    return std::nullopt;
}

Expected<Question, std::vector<Error>> questionOfPlan(const AnswerOptions &options, const Catalogues &catalogues)
{
    if (const auto option = givenBesidePlan(options.workload))
        return Unexpected(std::vector{Error{error::OptionBesidePlan{*option}}});
    const auto text = load::readFile(*options.plan, kPlanMebibytes);
    if (!text)
        return Unexpected(std::vector{text.error()});
    auto plan = readPlan(*text, *options.plan, catalogues.models, catalogues.countries);
    if (!plan)
        return Unexpected(std::move(plan.error()));
    return Question{std::move(plan->workload), std::move(plan->preferences), *options.plan};
}

Expected<Question, std::vector<Error>> questionOfOptions(const AnswerOptions &options, const Catalogues &catalogues)
{
    if (!options.workload.task)
        return Unexpected(std::vector{Error{error::NothingToAnswer{}}});
    const auto task = readTask(*options.workload.task);
    if (!task)
        return Unexpected(std::vector{task.error()});
    auto workload = readWorkload(options.workload, *task, catalogues.models);
    if (!workload)
        return Unexpected(std::move(workload.error()));
    return Question{std::move(*workload), {}, {}};
}

int printAnswer(const Session &session, const Answer &answer, Format format)
{
    switch (format) {
    case Format::Text: return session.print(text::answerText(session.book, answer));
    case Format::Json: return session.print(writeAnswer(answer, text::AnswerWording(session.book, answer.countries)));
    case Format::Csv: return session.print(text::answerCsv(session.book, answer));
    case Format::Html: return session.print(text::answerHtml(session.book, answer));
    }
    return BadInput;
}

/// Everything that follows from the question and the inventory.
int answerQuestion(const Session &session, const Question &question, const Catalogues &catalogues,
                   const std::shared_ptr<const Inventory> &inventory, UtcTime asOf, Format format, std::optional<std::size_t> limit)
{
    const InventoryIndex index(inventory, catalogues.cards, question.preferences.currency, question.preferences.rates);
    if (auto fault = checkRates(question.preferences, index.currency())) {
        fault->file = question.plan;
        if (question.plan.empty())
            fault->place = "--rate";
        return session.fail({*fault}, BadInput);
    }
    const auto memory = estimateMemory(question.workload);
    if (!memory)
        return session.fail({memory.error()}, BadInput);
    const auto recommendation = recommend(question.workload, question.preferences, catalogues.countries, index);
    if (!recommendation)
        return session.fail({recommendation.error()}, BadInput);
    const StaleAfter staleAfter;
    const auto explainer =
        Explainer::make(question.workload, question.preferences, catalogues.countries, index, asOf, staleAfter);
    if (!explainer)
        return session.fail({explainer.error()}, BadInput);
    if (!limit && format == Format::Text)
        limit = kTextRows;
    const Answer answer{question.workload, question.preferences, catalogues.countries, index,     *memory,
                        *recommendation,   *explainer,           staleAfter,           limit, asOf};
    return printAnswer(session, answer, format);
}

} // namespace

int answer(const Session &session, const AnswerOptions &options)
{
    const auto format = readFormat(options.common);
    const auto asOf = readAsOf(options.asOf, session.environment.now);
    const auto limit = readLimit(options.limit);
    std::vector<Error> errors;
    if (!format)
        errors.push_back(format.error());
    if (!asOf)
        errors.push_back(asOf.error());
    if (!limit)
        errors.push_back(limit.error());
    if (!errors.empty())
        return session.fail(errors, BadInput);

    const auto catalogues = load::loadCatalogues(session.environment.configFolder, options.common.models);
    if (!catalogues)
        return session.fail({catalogues.error()}, BadInput);
    auto question = options.plan ? questionOfPlan(options, *catalogues) : questionOfOptions(options, *catalogues);
    if (!question)
        errors = question.error();
    Preferences preferences = question ? question->preferences : Preferences{};
    for (Error &fault : applyPreferences(preferences, options, catalogues->countries, *asOf))
        errors.push_back(std::move(fault));
    if (!errors.empty())
        return session.fail(errors, BadInput);
    question->preferences = std::move(preferences);

    const auto inventory = session.inventory(options.common, catalogues->countries);
    if (!inventory)
        return session.failInventory(inventory.error(), options.common.inventory);
    return answerQuestion(session, *question, *catalogues, *inventory, *asOf, *format, *limit);
}

} // namespace cabe::cli
