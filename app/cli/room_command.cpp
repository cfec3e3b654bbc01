#include "app/cli/commands.h"
#include "app/cli/values.h"
#include "core/io/write_room.h"
#include "core/match/gpu_memory.h"
#include "core/match/room.h"
#include "ui/text/error_text.h"
#include "ui/text/room_text.h"

#include <algorithm>

namespace cabe::cli {
namespace {

/// The task asked for, or the one that offers the model.
Expected<Task> taskOf(const WorkloadOptions &options, const ModelCatalogue &catalogue)
{
    if (options.task)
        return readTask(*options.task);
    const ModelSpec *model = options.model ? catalogue.find(*options.model) : nullptr;
    return model && model->kind == ModelKind::Image ? Task::Images : Task::Run;
}

int printOne(const Session &session, const RoomOptions &options, Task task, const ModelCatalogue &catalogue,
             const text::RoomOfMachine &shown, Format format)
{
    const auto workload = readWorkload(options.workload, task, catalogue);
    if (!workload)
        return session.fail(workload.error(), BadInput);
    const auto room = roomLeft(*workload, shown.memoryPerGpu, shown.machine.gpuCount);
    if (!room)
        return session.fail({room.error()}, BadInput);
    switch (format) {
    case Format::Text: return session.print(text::roomText(session.book, shown, *workload, *room));
    case Format::Json: return session.print(writeRoom(*room));
    case Format::Csv: return session.print(text::roomCsv(session.book, shown, *workload, *room));
    case Format::Html: return session.print(text::roomHtml(session.book, shown, *workload, *room));
    }
    return BadInput;
}

int printAll(const Session &session, const RoomOptions &options, Task task, const ModelCatalogue &catalogue,
             const text::RoomOfMachine &shown, Format format)
{
    std::vector<Precision> precisions{Precision::Bits16, Precision::Bits8, Precision::Bits4};
    if (options.workload.precision) {
        const auto precision = readPrecision(*options.workload.precision);
        if (!precision)
            return session.fail({precision.error()}, BadInput);
        precisions = {*precision};
    }
    const auto number = [&](const Given &word, Field field, const char *option, std::int64_t otherwise,
                            std::int64_t most) -> Expected<std::int64_t> {
        if (!word)
            return otherwise;
        auto value = readWhole(*word, field);
        if (value && (*value < 1 || *value > most))
            value = Unexpected(Error{error::OutOfRange{field, 1, most, *word}});
        if (!value)
            value.error().place = option;
        return value;
    };
    constexpr std::int64_t kMostContext = 1'000'000'000;
    const auto context = number(options.workload.context, contextField(task), "--context", kDefaultContext, kMostContext);
    const auto requests = number(options.workload.requests, Field::Requests, "--requests", 1, kMaxRequests);
    for (const auto *value : {&context, &requests})
        if (!*value)
            return session.fail({value->error()}, BadInput);
    const RoomOfAll all = roomForAll(task, catalogue, precisions, *context, *requests, shown.memoryPerGpu, shown.machine.gpuCount);
    switch (format) {
    case Format::Text: return session.print(text::roomOfAllText(session.book, shown, all));
    case Format::Json:
        return session.print(writeRoomOfAll(all, [&](const Error &e) { return text::text(session.book, e).toStdString(); }));
    case Format::Csv: return session.print(text::roomOfAllCsv(session.book, shown, all));
    case Format::Html: return session.print(text::roomOfAllHtml(session.book, shown, all));
    }
    return BadInput;
}

} // namespace

int room(const Session &session, const RoomOptions &options)
{
    const auto format = readFormat(options.common);
    if (!format)
        return session.fail({format.error()}, BadInput);
    if (!options.machine)
        return session.fail({Error{error::OptionMissing{"--machine"}}}, BadInput);
    const auto catalogues = load::loadCatalogues(session.environment.configFolder, options.common.models);
    if (!catalogues)
        return session.fail({catalogues.error()}, BadInput);
    const auto inventory = session.inventory(options.common, catalogues->countries);
    if (!inventory)
        return session.failInventory(inventory.error(), options.common.inventory);
    const auto found = (*inventory)->find(*options.machine);
    if (!found)
        return session.fail({Error{error::MachineUnknown{*options.machine}, {}, "--machine"}}, BadInput);
    const Machine &machine = (*inventory)->machines[*found];
    const auto memory = gpuMemory(machine, *catalogues->cards).bytes;
    if (!memory)
        return session.fail({Error{error::MachineWithoutMemory{*options.machine}, {}, "--machine"}}, BadInput);
    const auto task = taskOf(options.workload, catalogues->models);
    if (!task)
        return session.fail({task.error()}, BadInput);
    const text::RoomOfMachine shown{machine, *memory, (*inventory)->isSample};
    return options.workload.model ? printOne(session, options, *task, catalogues->models, shown, *format)
                                  : printAll(session, options, *task, catalogues->models, shown, *format);
}

} // namespace cabe::cli
