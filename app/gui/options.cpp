#include "app/gui/options.h"

#include "app/words/option_parser.h"

namespace cabe::gui {

Expected<Options> readOptions(const std::vector<std::string> &arguments)
{
    words::Parser parser("cabe");
    words::Given plan, grab, inventory, language, asOf;
    Options options;
    parser.single(parser.topLevel(), "PLAN", plan);
    parser.single(parser.topLevel(), "--grab", grab);
    parser.single(parser.topLevel(), "--inventory", inventory);
    parser.many(parser.topLevel(), "--models", options.models);
    parser.single(parser.topLevel(), "--lang", language);
    parser.single(parser.topLevel(), "--as-of", asOf);
    const auto fault = parser.parse(arguments);
    options.help = parser.asksHelp();
    options.version = parser.asksVersion();
    if (options.help || options.version)
        return options;
    if (fault)
        return Unexpected(*fault);
    options.plan = plan.value_or(std::string());
    options.grab = grab.value_or(std::string());
    options.inventory = inventory.value_or(std::string());
    if (language) {
        options.language = text::languageFromCode(*language);
        if (!options.language)
            return Unexpected(Error{error::UnknownValue{Field::Language, *language, {"en", "es"}}, {}, "--lang"});
    }
    if (asOf) {
        options.asOf = readTime(*asOf);
        if (!options.asOf)
            return Unexpected(Error{error::NotADate{Field::AsOf, *asOf}, {}, "--as-of"});
    }
    return options;
}

} // namespace cabe::gui
