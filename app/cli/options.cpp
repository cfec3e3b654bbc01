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

struct InventoryCommands {
    CLI::App *app = nullptr;
    CLI::App *check = nullptr;
    CLI::App *fetch = nullptr;
    CLI::App *convert = nullptr;
    CheckOptions checkOptions;
    FetchOptions fetchOptions;
    ConvertOptions convertOptions;

    void add(Parser &parser)
    {
        app = parser.command("inventory");
        check = parser.command("check", app);
        parser.single(check, "FILE", checkOptions.common.inventory);
        addCommon(parser, check, checkOptions.common);
        addReading(parser, check, checkOptions.common);
        fetch = parser.command("fetch", app);
        parser.single(fetch, "URL", fetchOptions.common.inventory);
        parser.single(fetch, "--lang", fetchOptions.common.language);
        addReading(parser, fetch, fetchOptions.common);
        convert = parser.command("convert", app);
        parser.single(convert, "FILE", convertOptions.common.inventory);
        parser.single(convert, "--from", convertOptions.from);
        parser.single(convert, "--output", convertOptions.output);
        parser.single(convert, "--lang", convertOptions.common.language);
        parser.flag(convert, "--no-limits", convertOptions.common.noLimits);
    }
    bool isNone() const { return !check->parsed() && !fetch->parsed() && !convert->parsed(); }
    /// The command given, which needs its file or address.
    Expected<Command> command() const
    {
        const auto needed = [](const auto &options, const char *name) -> Expected<Command> {
            return options.common.inventory ? Expected<Command>(options) : Unexpected(Error{error::OptionMissing{name}});
        };
        if (fetch->parsed())
            return needed(fetchOptions, "URL");
        return convert->parsed() ? needed(convertOptions, "FILE") : needed(checkOptions, "FILE");
    }
};

} // namespace

Expected<Command> readCommand(const std::vector<std::string> &arguments, text::Language language)
{
    Parser parser("cabe-cli");
    AnswerOptions answer;
    ModelsOptions models;
    RoomOptions room;
    Given topLanguage; // --lang before the command
    parser.single(parser.topLevel(), "--lang", topLanguage);
    CLI::App *answerApp = addAnswer(parser, answer);
    CLI::App *modelsApp = addModels(parser, models);
    CLI::App *roomApp = addRoom(parser, room);
    InventoryCommands inventory;
    inventory.add(parser);

    const auto fault = parser.parse(arguments);
    const auto page = [&] {
        if (answerApp->parsed())
            return HelpPage::Answer;
        if (modelsApp->parsed())
            return HelpPage::Models;
        if (roomApp->parsed())
            return HelpPage::Room;
        return inventory.app->parsed() ? HelpPage::Inventory : HelpPage::Main;
    };
    if (parser.asksVersion())
        return Command(PrintText{versionText()});
    if (parser.asksHelp())
        return Command(PrintText{helpText(language, page())});
    if (inventory.app->parsed() && inventory.isNone())
        return Unexpected(Error{error::CommandMissing{{"inventory check", "inventory fetch", "inventory convert"}}});
    if (fault)
        return Unexpected(*fault);
    if (answerApp->parsed())
        return Command(answer);
    if (modelsApp->parsed())
        return Command(models);
    if (roomApp->parsed())
        return Command(room);
    if (inventory.isNone())
        return Unexpected(Error{
            error::CommandMissing{{"answer", "models", "room", "inventory check", "inventory fetch", "inventory convert"}}});
    return inventory.command();
}

} // namespace cabe::cli
