// cabe-cli: the answer without a window.
#include "app/cli/cli.h"

#include <chrono>
#include <cstdlib>
#include <iostream>

namespace {

std::string variable(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

std::string configFolder()
{
    const std::string xdg = variable("XDG_CONFIG_HOME");
    return (xdg.empty() ? variable("HOME") + "/.config" : xdg) + "/cabe";
}

/// The language of the messages as POSIX orders its variables.
std::string messageLocale()
{
    for (const char *name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const std::string value = variable(name); !value.empty())
            return value;
    return {};
}

} // namespace

int main(int argc, char **argv)
{
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const cabe::cli::Environment environment{std::cout, std::cerr, configFolder(), messageLocale(),
                                             cabe::UtcTime{now.time_since_epoch().count()}};
    return cabe::cli::run({argv + 1, argv + argc}, environment);
}
