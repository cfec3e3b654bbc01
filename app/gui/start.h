// Starts the window: reads its words, brings catalogues, inventory and plan together, and shows it, or writes
// pictures of every view.
#pragma once

#include <ostream>
#include <string>

namespace cabe::gui {

struct Environment {
    std::ostream &out;
    std::ostream &err;
    std::string configFolder;  ///< what is remembered, and the user's own models.json and gpus.json
    std::string messageLocale; ///< such as es_ES.UTF-8; --lang and what was chosen last win over it
    std::string cacheFolder;   ///< of inventories that came over the network
};

/// The exit status: 0, 1 where pictures could not be written, 2 for wrong use or a file that cannot be read, 3 where
/// an inventory could not be had.
int run(int argc, char **argv, const Environment &environment);

} // namespace cabe::gui
