// Where the program runs: the user's folders, the language of the messages, the clock.
#pragma once

#include "core/base/time.h"

#include <string>

namespace cabe::load {

/// Of the user's own models.json and gpus.json, and of what the window remembers.
std::string configFolder();

/// The language of the messages as POSIX orders its variables: es_ES.UTF-8; empty where none is set.
std::string messageLocale();

/// Of the copies of inventories that came over the network.
std::string cacheFolder();

UtcTime now();

} // namespace cabe::load
