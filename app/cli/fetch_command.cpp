// inventory fetch: brings a source's newest inventory into the cache and says what is other in it.
#include "app/cli/commands.h"
#include "app/cli/values.h"
#include "app/load/files.h"
#include "ui/text/changes_text.h"

namespace cabe::cli {

int fetch(const Session &session, const FetchOptions &options)
{
    const auto format = readFormat(options.common);
    if (!format)
        return session.fail({format.error()}, BadInput);
    const std::string &url = *options.common.inventory;
    if (!load::isUrl(url))
        return session.fail({Error{error::AddressUnusable{url}}}, BadInput);
    const auto countries = load::loadCountries();
    if (!countries)
        return session.fail({countries.error()}, BadInput);
    const auto brought = load::bringInventory({.url = url,
                                               .caFile = options.common.caFile,
                                               .noLimits = options.common.noLimits,
                                               .configFolder = session.environment.configFolder,
                                               .cacheFolder = session.environment.cacheFolder,
                                               .now = session.environment.now,
                                               .wantsBefore = true},
                                              *countries);
    if (!brought)
        return session.failInventory(brought.error(), url);
    if (brought->notKept)
        session.fail({*brought->notKept}, Answered);
    if (brought->notFresh)
        return session.tellKept(*brought);
    return session.print(text::fetchedText(session.book, brought->before.get(), *brought->inventory, brought->isUnchanged,
                                           session.environment.now));
}

} // namespace cabe::cli
