#include "app/cli/help.h"

#include "app/load/resource.h"

namespace cabe::cli {
namespace {

std::string nameOf(HelpPage page)
{
    switch (page) {
    case HelpPage::Main: return "main";
    case HelpPage::Answer: return "answer";
    case HelpPage::Models: return "models";
    case HelpPage::Room: return "room";
    case HelpPage::Inventory: return "inventory";
    }
    return {};
}

} // namespace

std::string helpText(text::Language language, HelpPage page)
{
    return load::resource("help/" + nameOf(page) + "." + std::string(text::code(language)) + ".txt");
}

std::string versionText()
{
    return "cabe-cli " CABE_VERSION "\n";
}

} // namespace cabe::cli
