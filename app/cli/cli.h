// The command line: reads its words, runs one command, tells the exit status. Streams, clock and folders
// are given in, so that a test runs it as it is.
#pragma once

#include "core/base/time.h"

#include <ostream>
#include <string>
#include <vector>

namespace cabe::cli {

struct Environment {
    std::ostream &out;
    std::ostream &err;
    std::string configFolder;  ///< of the user's own models.json and gpus.json
    std::string messageLocale; ///< such as es_ES.UTF-8; --lang wins over it
    UtcTime now;
    std::string cacheFolder = {}; ///< of inventories that came over the network; empty: none is kept
};

enum ExitStatus : int {
    Answered = 0,    ///< an empty answer too
    NotWritten = 1,  ///< the answer could not be written
    BadInput = 2,    ///< wrong use, or a file that cannot be read as what it should be
    NoInventory = 3, ///< the inventory could not be had
};

int run(const std::vector<std::string> &arguments, const Environment &environment);

} // namespace cabe::cli
