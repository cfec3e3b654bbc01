#include "app/load/surroundings.h"

#include <chrono>
#include <cstdlib>

namespace cabe::load {
namespace {

std::string variable(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

} // namespace

std::string configFolder()
{
    const std::string xdg = variable("XDG_CONFIG_HOME");
    return (xdg.empty() ? variable("HOME") + "/.config" : xdg) + "/cabe";
}

std::string cacheFolder()
{
    const std::string xdg = variable("XDG_CACHE_HOME");
    return (xdg.empty() ? variable("HOME") + "/.cache" : xdg) + "/cabe/inventories";
}

std::string messageLocale()
{
    for (const char *name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (std::string value = variable(name); !value.empty())
            return value;
    return {};
}

UtcTime now()
{
    const auto seconds = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    return UtcTime{seconds.time_since_epoch().count()};
}

} // namespace cabe::load
