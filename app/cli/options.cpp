#include "app/cli/options.h"

#include "app/cli/help.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <list>
#include <set>

namespace cabe::cli {
namespace {

/// A CLI11 application whose options keep the words given, so that what they mean and how a fault is told
/// is for Cabe to say, in any language.
class Parser {
public:
    Parser() : m_app("cabe-cli")
    {
        m_app.set_help_flag("");
        prepare(m_app);
    }

    CLI::App *command(const std::string &name, CLI::App *parent = nullptr)
    {
        CLI::App *app = (parent ? parent : &m_app)->add_subcommand(name);
        app->set_help_flag("");
        prepare(*app);
        return app;
    }

    void single(CLI::App *app, const std::string &name, Given &target)
    {
        auto &values = m_values.emplace_back();
        m_valued.insert(name);
        app->add_option(name, values)->expected(1)->allow_extra_args(false)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        m_singles.push_back({name, &values, &target});
    }
    void many(CLI::App *app, const std::string &name, std::vector<std::string> &target)
    {
        m_valued.insert(name);
        app->add_option(name, target)->expected(1)->allow_extra_args(false)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    }

    /// Fails with the first fault of the words' form.
    std::optional<Error> parse(std::vector<std::string> arguments)
    {
        if (const auto fault = missingValue(arguments))
            return fault;
        std::ranges::reverse(arguments); // CLI11 takes them from the back
        try {
            m_app.parse(arguments);
        } catch (const CLI::ParseError &fault) {
            // The message begins with the option that lacks its value.
            const std::string message = fault.what();
            return Error{error::OptionNeedsValue{message.substr(0, message.find(':'))}};
        }
        const auto left = m_app.remaining(true);
        const auto unknown = std::ranges::find_if(left, [](const std::string &word) { return word != "--"; });
        if (unknown != left.end())
            return unknownWord(*unknown);
        for (const auto &[name, values, target] : m_singles) {
            if (values->size() > 1)
                return Error{error::OptionTwice{name}};
            if (!values->empty())
                *target = values->front();
        }
        return std::nullopt;
    }

    CLI::App *topLevel() { return &m_app; }
    void flag(CLI::App *app, const std::string &name, bool &target)
    {
        m_flags.insert(name);
        app->add_flag(name, target);
    }

    bool asksHelp() const { return m_help; }
    bool asksVersion() const { return m_version; }
    const CLI::App &app() const { return m_app; }

private:
    bool takesValue(const std::string &name) const { return m_valued.contains(name); }

    /// What CLI11 would take the next word for: "--budget=" alone, "--task --lang", or a flag with a value.
    std::optional<Error> missingValue(const std::vector<std::string> &arguments) const
    {
        for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
            const std::string &word = arguments[i];
            const auto equals = word.find('=');
            const std::string name = word.substr(0, equals);
            if (!word.starts_with("--"))
                continue;
            if (!takesValue(name)) {
                if (equals != std::string::npos && m_flags.contains(name))
                    return Error{error::OptionTakesNoValue{name}};
                continue;
            }
            const bool separate = equals == std::string::npos;
            const bool absent = separate ? i + 1 == arguments.size() || arguments[i + 1].starts_with("--")
                                         : equals + 1 == word.size();
            if (absent || (separate && arguments[i + 1].empty()))
                return Error{error::OptionNeedsValue{name}};
            i += separate ? 1 : 0;
        }
        return std::nullopt;
    }

    void prepare(CLI::App &app)
    {
        app.allow_extras();
        app.add_flag("-h,--help", m_help);
        app.add_flag("--version", m_version);
    }

    /// A word that the command does not take: of another command, or of none.
    Error unknownWord(const std::string &word) const
    {
        const std::string name = word.substr(0, word.find('='));
        if (m_valued.contains(name) || m_flags.contains(name))
            return Error{error::OptionNotHere{name}};
        return Error{error::UnknownOption{word, similar(word)}};
    }

    /// The options and commands that begin like a word which none of them is.
    std::vector<std::string> similar(const std::string &word) const
    {
        constexpr std::size_t kLetters = 3;
        std::vector<std::string> names;
        const std::string start = word.substr(0, word.starts_with("--") ? 2 + kLetters : kLetters);
        const auto take = [&](const std::string &name) {
            if (name.starts_with(start) && std::ranges::find(names, name) == names.end())
                names.push_back(name);
        };
        const auto visit = [&](const CLI::App *app, const auto &self) -> void {
            for (const CLI::Option *option : app->get_options())
                take(option->get_name());
            for (const CLI::App *sub : app->get_subcommands([](const CLI::App *) { return true; })) {
                if (!word.starts_with('-'))
                    take(sub->get_name());
                self(sub, self);
            }
        };
        visit(&m_app, visit);
        return names;
    }

    struct Single {
        std::string name;
        std::vector<std::string> *values;
        Given *target;
    };

    CLI::App m_app;
    std::list<std::vector<std::string>> m_values;
    std::vector<Single> m_singles;
    std::set<std::string> m_valued;                       ///< options that take a value
    std::set<std::string> m_flags{"--help", "--version"}; ///< and those that take none
    bool m_help = false;
    bool m_version = false;
};

void addCommon(Parser &parser, CLI::App *app, CommonOptions &common)
{
    parser.single(app, "--format", common.format);
    parser.single(app, "--lang", common.language);
}

void addNoLimits(Parser &parser, CLI::App *app, CommonOptions &common)
{
    parser.flag(app, "--no-limits", common.noLimits);
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
    addNoLimits(parser, app, options.common);
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
    addNoLimits(parser, app, options.common);
    parser.single(app, "--machine", options.machine);
    addWorkload(parser, app, options.workload);
    return app;
}

} // namespace

text::Language languageOf(const std::vector<std::string> &arguments, const std::string &messageLocale)
{
    // es, es_MX.UTF-8, es@euro; not est_EE
    const auto code = std::string_view(messageLocale).substr(0, messageLocale.find_first_of("_.@"));
    auto language = text::languageFromCode(code).value_or(text::Language::English);
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        std::string_view value = arguments[i];
        if (value == "--lang" && i + 1 < arguments.size())
            value = arguments[i + 1];
        else if (value.starts_with("--lang="))
            value.remove_prefix(7);
        else
            continue;
        language = text::languageFromCode(value).value_or(language);
    }
    return language;
}

Expected<Command> readCommand(const std::vector<std::string> &arguments, text::Language language)
{
    Parser parser;
    AnswerOptions answer;
    ModelsOptions models;
    RoomOptions room;
    CheckOptions check;
    Given checked;
    Given topLanguage; // --lang before the command
    parser.single(parser.topLevel(), "--lang", topLanguage);
    CLI::App *answerApp = addAnswer(parser, answer);
    CLI::App *modelsApp = addModels(parser, models);
    CLI::App *roomApp = addRoom(parser, room);
    CLI::App *inventoryApp = parser.command("inventory");
    CLI::App *checkApp = parser.command("check", inventoryApp);
    parser.single(checkApp, "FILE", checked);
    addCommon(parser, checkApp, check.common);
    addNoLimits(parser, checkApp, check.common);

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
    if (inventoryApp->parsed() && !checkApp->parsed())
        return Unexpected(Error{error::CommandMissing{{"inventory check"}}});
    if (fault)
        return Unexpected(*fault);
    if (answerApp->parsed())
        return Command(answer);
    if (modelsApp->parsed())
        return Command(models);
    if (roomApp->parsed())
        return Command(room);
    if (!checkApp->parsed())
        return Unexpected(Error{error::CommandMissing{{"answer", "models", "room", "inventory check"}}});
    if (!checked)
        return Unexpected(Error{error::OptionMissing{"FILE"}});
    check.file = *checked;
    return Command(check);
}

} // namespace cabe::cli
