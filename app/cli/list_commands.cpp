// The commands that list: models, inventory check.
#include "app/cli/commands.h"
#include "app/load/files.h"
#include "app/cli/values.h"
#include "core/io/read_catalogue.h"
#include "core/io/write_room.h"
#include "ui/text/check_text.h"
#include "ui/text/error_text.h"
#include "ui/text/models_text.h"

namespace cabe::cli {

int models(const Session &session, const ModelsOptions &options)
{
    const auto format = readFormat(options.common);
    if (!format)
        return session.fail({format.error()}, BadInput);
    std::optional<Task> task;
    if (options.task) {
        const auto read = readTask(*options.task);
        if (!read)
            return session.fail({read.error()}, BadInput);
        task = *read;
    }
    const auto catalogues = load::loadCatalogues(session.environment.configFolder, options.common.models);
    if (!catalogues)
        return session.fail({catalogues.error()}, BadInput);
    std::vector<const ModelSpec *> list;
    for (const ModelSpec &model : catalogues->models.models())
        if (!task || isOffered(*task, model.kind))
            list.push_back(&model);
    switch (*format) {
    case Format::Text: return session.print(text::modelsText(session.book, list));
    case Format::Json: return session.print(writeModels(list));
    case Format::Csv: return session.print(text::modelsCsv(session.book, list));
    case Format::Html: return session.print(text::modelsHtml(session.book, list));
    }
    return BadInput;
}

int check(const Session &session, const CheckOptions &options)
{
    const auto format = readFormat(options.common);
    if (!format)
        return session.fail({format.error()}, BadInput);
    const auto countries = load::loadCountries();
    if (!countries)
        return session.fail({countries.error()}, BadInput);
    const auto inventory = session.inventory(options.common, *countries);
    if (!inventory)
        return session.failInventory(inventory.error(), options.common.inventory);
    switch (*format) {
    case Format::Text: return session.print(text::checkText(session.book, **inventory));
    case Format::Json:
        return session.print(writeCheck(**inventory, [&](const Rejection &r) { return text::text(session.book, r).toStdString(); }));
    case Format::Csv: return session.print(text::checkCsv(session.book, **inventory));
    case Format::Html: return session.print(text::checkHtml(session.book, **inventory));
    }
    return BadInput;
}

} // namespace cabe::cli
