// What the words of the command line mean: fields of a plan, read with the plan's own readers.
#pragma once

#include "app/cli/options.h"
#include "core/base/country.h"
#include "core/base/time.h"
#include "core/domain/preferences.h"
#include "core/domain/workload.h"

#include <cstddef>

namespace cabe::cli {

enum class Format { Text, Json, Csv, Html };

/// Looks at --format and --lang, which every command has.
Expected<Format> readFormat(const CommonOptions &common);
Expected<Task> readTask(const std::string &word);
Expected<Precision> readPrecision(const std::string &word);
Expected<UtcTime> readAsOf(const Given &word, UtcTime now);
Expected<std::optional<std::size_t>> readLimit(const Given &word);

/// The workload of the options, with their defaults. The fields' places are options.
Expected<Workload, std::vector<Error>> readWorkload(const WorkloadOptions &options, Task task, const ModelCatalogue &catalogue);

/// Sets in `preferences` what the options give; countries given replace those of a plan.
std::vector<Error> applyPreferences(Preferences &preferences, const AnswerOptions &options, const CountryTable &countries,
                                    UtcTime asOf);

/// Whole numbers of digits alone.
Expected<std::int64_t> readWhole(const std::string &word, Field field);

} // namespace cabe::cli
