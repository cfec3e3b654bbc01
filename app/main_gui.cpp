// cabe: the window.
#include "app/gui/start.h"
#include "app/load/surroundings.h"

#include <iostream>

int main(int argc, char **argv)
{
    using namespace cabe;
    const gui::Environment environment{std::cout, std::cerr, load::configFolder(), load::messageLocale(), load::cacheFolder()};
    return gui::run(argc, argv, environment);
}
