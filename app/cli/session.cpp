#include "app/cli/commands.h"
#include "app/load/files.h"
#include "ui/text/constraints_text.h"
#include "ui/text/error_text.h"
#include "ui/text/source_text.h"

namespace cabe::cli {

int Session::fail(const std::vector<Error> &errors, int status) const
{
    for (const Error &error : errors)
        environment.err << "cabe-cli: " << text::text(book, error).toStdString() << '\n';
    return status;
}

int Session::failInventory(const Error &error, const Given &asked) const
{
    // Whatever came over the network is what could not be had: a server's bad body is not the user's file.
    const bool isNotHad = (asked && load::isUrl(*asked)) || std::holds_alternative<error::FileNotFound>(error.fact) ||
                          std::holds_alternative<error::FileUnreadable>(error.fact);
    return fail({error}, isNotHad ? NoInventory : BadInput);
}

Expected<std::shared_ptr<const Inventory>> Session::inventory(const CommonOptions &common, const CountryTable &countries) const
{
    if (!common.inventory || !load::isUrl(*common.inventory))
        return load::loadInventory(common.inventory, common.noLimits, countries);
    auto brought = load::bringInventory({.url = *common.inventory,
                                         .caFile = common.caFile,
                                         .noLimits = common.noLimits,
                                         .configFolder = environment.configFolder,
                                         .cacheFolder = environment.cacheFolder,
                                         .now = environment.now},
                                        countries);
    if (!brought)
        return Unexpected(brought.error());
    if (brought->notFresh)
        tellKept(*brought);
    if (brought->notKept)
        fail({*brought->notKept}, Answered);
    return brought->inventory;
}

int Session::tellKept(const load::WebInventory &brought) const
{
    environment.err << "cabe-cli: " << text::notRefreshed(book, text::inventoryName(book, *brought.inventory), *brought.inventory, *brought.notFresh).toStdString() << '\n';
    return Answered;
}

int Session::print(const std::string &text) const
{
    environment.out << text;
    return Answered;
}

} // namespace cabe::cli
