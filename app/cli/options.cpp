#include "app/cli/options.h"

#include "app/cli/help.h"
#include "app/words/option_parser.h"

namespace cabe::cli {
namespace {

using words::Parser;

void addCommon(Parser &parser, CLI::App *app, CommonOptions &common)
{
    parser.single(app, "--format", common.format);
    parser.single(app, "--lang", common.language);
}

/// How an inventory is read, wherever it is from.
void addReading(Parser &parser, CLI::App *app, CommonOptions &common)
{
    parser.flag(app, "--no-limits", common.noLimits);
    parser.single(app, "--ca-file", common.caFile);
}

void addWorkload(Parser &parser, CLI::App *app, WorkloadOptions &workload)
{
    parser.single(app, "--task", workload.task);
    parser.single(app, "--model", workload.model);
    parser.single(app, "--precision", workload.precision);
    parser.single(app, "--context", workload.context);
    parser.single(app, "--requests", workload.requests);
}

CLI::App *addAnswer(Parser &parser, AnswerOptions &options)
{
    CLI::App *app = parser.command("answer");
    parser.many(app, "--models", options.common.models);
    parser.single(app, "PLAN", options.plan);
    addCommon(parser, app, options.common);
    parser.single(app, "--inventory", options.common.inventory);
    addReading(parser, app, options.common);
    addWorkload(parser, app, options.workload);
    parser.single(app, "--gpu-memory", options.workload.gpuMemory);
    parser.single(app, "--budget", options.budget);
    parser.single(app, "--max-price", options.maxPrice);
    parser.single(app, "--tier", options.tier);
    parser.many(app, "--country", options.countries);
    parser.single(app, "--currency", options.currency);
    parser.flag(app, "--no-interruptible", options.noInterruptible);
    parser.many(app, "--rate", options.rates);
    parser.single(app, "--as-of", options.asOf);
    parser.single(app, "--limit", options.limit);
    return app;
}

CLI::App *addModels(Parser &parser, ModelsOptions &options)
{
    CLI::App *app = parser.command("models");
    parser.many(app, "--models", options.common.models);
    addCommon(parser, app, options.common);
    parser.single(app, "--task", options.task);
    return app;
}

CLI::App *addRoom(Parser &parser, RoomOptions &options)
{
    CLI::App *app = parser.command("room");
    parser.many(app, "--models", options.common.models);
    addCommon(parser, app, options.common);
    parser.single(app, "--inventory", options.common.inventory);
    addReading(parser, app, options.common);
    parser.single(app, "--machine", options.machine);
    addWorkload(parser, app, options.workload);
    return app;
}

} // namespace

Expected<Command> readCommand(const std::vector<std::string> &arguments, text::Language language)
{
    Parser parser("cabe-cli");
    AnswerOptions answer;
    ModelsOptions models;
    RoomOptions room;
    CheckOptions check;
    FetchOptions fetch;
    Given topLanguage; // --lang before the command
    parser.single(parser.topLevel(), "--lang", topLanguage);
    CLI::App *answerApp = addAnswer(parser, answer);
    CLI::App *modelsApp = addModels(parser, models);
    CLI::App *roomApp = addRoom(parser, room);
    CLI::App *inventoryApp = parser.command("inventory");
    CLI::App *checkApp = parser.command("check", inventoryApp);
    parser.single(checkApp, "FILE", check.common.inventory);
    addCommon(parser, checkApp, check.common);
    addReading(parser, checkApp, check.common);
    CLI::App *fetchApp = parser.command("fetch", inventoryApp);
    parser.single(fetchApp, "URL", fetch.common.inventory);
    parser.single(fetchApp, "--lang", fetch.common.language);
    addReading(parser, fetchApp, fetch.common);

    const auto fault = parser.parse(arguments);
    const auto page = [&] {
        if (answerApp->parsed())
            return HelpPage::Answer;
        if (modelsApp->parsed())
            return HelpPage::Models;
        if (roomApp->parsed())
            return HelpPage::Room;
        return inventoryApp->parsed() ? HelpPage::Inventory : HelpPage::Main;
    };
    if (parser.asksVersion())
        return Command(PrintText{versionText()});
    if (parser.asksHelp())
        return Command(PrintText{helpText(language, page())});
    if (inventoryApp->parsed() && !checkApp->parsed() && !fetchApp->parsed())
        return Unexpected(Error{error::CommandMissing{{"inventory check", "inventory fetch"}}});
    if (fault)
        return Unexpected(*fault);
    if (answerApp->parsed())
        return Command(answer);
    if (modelsApp->parsed())
        return Command(models);
    if (roomApp->parsed())
        return Command(room);
    if (fetchApp->parsed())
        return fetch.common.inventory ? Expected<Command>(fetch) : Unexpected(Error{error::OptionMissing{"URL"}});
    if (!checkApp->parsed())
        return Unexpected(Error{error::CommandMissing{{"answer", "models", "room", "inventory check", "inventory fetch"}}});
    return check.common.inventory ? Expected<Command>(check) : Unexpected(Error{error::OptionMissing{"FILE"}});
}

} // namespace cabe::cli
