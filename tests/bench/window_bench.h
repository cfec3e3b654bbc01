// What the window costs: its start beside that of an empty one, and the first paint of many rows beside that of few.
#pragma once

#include <string>
#include <vector>

namespace cabe::bench {

struct WindowFigure {
    const char *name;
    double milliseconds;
    double floor; ///< milliseconds
    double goal;
};

/// Starts this program again and again, with an empty window and with Cabe's, in turn; `large` is the text of an
/// inventory of many machines.
std::vector<WindowFigure> measureWindow(int argc, char **argv, const std::string &large);

/// What such a start does: shows a window, waits for its first paint, ends.
int startEmptyWindow(int argc, char **argv);
int startCabe(int argc, char **argv);

} // namespace cabe::bench
