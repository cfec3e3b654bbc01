#include "app/words/option_parser.h"

#include <algorithm>

namespace cabe::words {

Parser::Parser(const std::string &program) : m_app(program)
{
    m_app.set_help_flag("");
    prepare(m_app);
}

CLI::App *Parser::command(const std::string &name, CLI::App *parent)
{
    CLI::App *app = (parent ? parent : &m_app)->add_subcommand(name);
    app->set_help_flag("");
    prepare(*app);
    return app;
}

void Parser::single(CLI::App *app, const std::string &name, Given &target)
{
    auto &values = m_values.emplace_back();
    m_valued.insert(name);
    app->add_option(name, values)->expected(1)->allow_extra_args(false)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    m_singles.push_back({name, &values, &target});
}

void Parser::many(CLI::App *app, const std::string &name, std::vector<std::string> &target)
{
    m_valued.insert(name);
    app->add_option(name, target)->expected(1)->allow_extra_args(false)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

/// Fails with the first fault of the words' form.
std::optional<Error> Parser::parse(std::vector<std::string> arguments)
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

void Parser::flag(CLI::App *app, const std::string &name, bool &target)
{
    m_flags.insert(name);
    app->add_flag(name, target);
}

/// What CLI11 would take the next word for: "--budget=" alone, "--task --lang", or a flag with a value.
std::optional<Error> Parser::missingValue(const std::vector<std::string> &arguments) const
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

void Parser::prepare(CLI::App &app)
{
    app.allow_extras();
    app.add_flag("-h,--help", m_help);
    app.add_flag("--version", m_version);
}

/// A word that the command does not take: of another command, or of none.
Error Parser::unknownWord(const std::string &word) const
{
    const std::string name = word.substr(0, word.find('='));
    if (m_valued.contains(name) || m_flags.contains(name))
        return Error{error::OptionNotHere{name}};
    return Error{error::UnknownOption{word, similar(word)}};
}

/// The options and commands that begin like a word which none of them is.
std::vector<std::string> Parser::similar(const std::string &word) const
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

} // namespace cabe::words
