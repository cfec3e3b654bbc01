// The words of a command line: what each option was given, and the first fault of their form as an error, whichever
// program they are for.
#pragma once

#include "core/base/error.h"
#include "ui/text/language.h"

#include <CLI/CLI.hpp>

#include <list>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace cabe::words {

using Given = std::optional<std::string>;

/// A CLI11 application whose options keep the words given, so that what they mean and how a fault is told
/// is for Cabe to say, in any language.
class Parser {
public:
    explicit Parser(const std::string &program);

    CLI::App *command(const std::string &name, CLI::App *parent = nullptr);
    void single(CLI::App *app, const std::string &name, Given &target);
    void many(CLI::App *app, const std::string &name, std::vector<std::string> &target);
    void flag(CLI::App *app, const std::string &name, bool &target);
    CLI::App *topLevel() { return &m_app; }

    /// Fails with the first fault of the words' form.
    std::optional<Error> parse(std::vector<std::string> arguments);
    bool asksHelp() const { return m_help; }
    bool asksVersion() const { return m_version; }

private:
    bool takesValue(const std::string &name) const { return m_valued.contains(name); }
    std::optional<Error> missingValue(const std::vector<std::string> &arguments) const;
    void prepare(CLI::App &app);
    Error unknownWord(const std::string &word) const;
    std::vector<std::string> similar(const std::string &word) const;

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

/// The language that --lang or else the locale asks for; an unknown --lang is told later, in it.
text::Language languageOf(const std::vector<std::string> &arguments, const std::string &messageLocale);

} // namespace cabe::words
