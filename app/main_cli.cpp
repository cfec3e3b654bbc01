// cabe-cli: the answer without a window.
#include "app/cli/cli.h"
#include "app/load/surroundings.h"

#include <iostream>

int main(int argc, char **argv)
{
    using namespace cabe;
    const cli::Environment environment{std::cout, std::cerr, load::configFolder(), load::messageLocale(), load::now(), load::cacheFolder()};
    return cli::run({argv + 1, argv + argc}, environment);
}
