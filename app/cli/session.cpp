#include "app/cli/commands.h"
#include "core/base/overloaded.h"
#include "ui/text/error_text.h"

namespace cabe::cli {

int Session::fail(const std::vector<Error> &errors, int status) const
{
    for (const Error &error : errors)
        environment.err << "cabe-cli: " << text::text(book, error).toStdString() << '\n';
    return status;
}

int Session::failInventory(const Error &error) const
{
    const bool notHad = std::visit(Overloaded{
                                       [](const error::FileNotFound &) { return true; },
                                       [](const error::FileUnreadable &) { return true; },
                                       [](const error::NetworkNotBuilt &) { return true; },
                                       [](const auto &) { return false; },
                                   },
                                   error.fact);
    return fail({error}, notHad ? NoInventory : BadInput);
}

int Session::print(const std::string &text) const
{
    environment.out << text;
    return Answered;
}

} // namespace cabe::cli
