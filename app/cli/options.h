// The words of the command line as they were given, before any of them is understood.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "ui/text/phrasebook.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cabe::cli {

using Given = std::optional<std::string>;

/// What every command takes.
struct CommonOptions {
    Given format;
    Given language;
    Given inventory;
    Given caFile;                    ///< of an authority beside the system's, for an inventory over https
    std::vector<std::string> models; ///< further cabe-models files
    bool noLimits = false;
};
/// What is to be run; refused beside a plan.
struct WorkloadOptions {
    Given task;
    Given model;
    Given precision;
    Given context;
    Given requests;
    Given gpuMemory;
};
struct AnswerOptions {
    CommonOptions common;
    Given plan;
    WorkloadOptions workload;
    Given budget;
    Given maxPrice;
    Given tier;
    std::vector<std::string> countries;
    Given currency;
    bool noInterruptible = false;
    std::vector<std::string> rates;
    Given asOf;
    Given limit;
};
struct ModelsOptions {
    CommonOptions common;
    Given task;
};
struct RoomOptions {
    CommonOptions common;
    Given machine;
    WorkloadOptions workload;
};
struct CheckOptions {
    CommonOptions common; ///< its inventory is what is checked
};
struct FetchOptions {
    CommonOptions common; ///< its inventory is the address
};
struct ConvertOptions {
    CommonOptions common; ///< its inventory is the file
    Given from;
    Given output;
};
/// Help or the version, as it is to be printed.
struct PrintText {
    std::string text;
};

using Command = std::variant<AnswerOptions, ModelsOptions, RoomOptions, CheckOptions, FetchOptions, ConvertOptions, PrintText>;

/// `language` is that of the help.
Expected<Command> readCommand(const std::vector<std::string> &arguments, text::Language language);

} // namespace cabe::cli
