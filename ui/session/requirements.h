// What the pages hold: every field as it was filled in, those of the tasks not chosen too, and what was typed
// where it could not be read.
#pragma once

#include "core/base/country.h"
#include "core/base/money.h"
#include "core/base/terms.h"
#include "core/base/time.h"
#include "core/domain/model_spec.h"

#include <QString>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cabe {
struct Catalogues;
struct Plan;
struct Workload;
struct Preferences;
} // namespace cabe

namespace cabe::ui {

/// A field for a figure.
template <class T>
struct Entry {
    std::optional<T> value = {}; ///< none: left empty, or not read
    QString unread = {};         ///< what was typed where it has no meaning; else empty

    bool isEmpty() const { return !value && unread.isEmpty(); }
    friend bool operator==(const Entry &, const Entry &) = default;
};
using CountEntry = Entry<std::int64_t>;
using DecimalEntry = Entry<std::string>; ///< digits and a point, as the files have it

/// What one task asks for; kept while another one is chosen.
struct TaskFields {
    std::string model; ///< an id; empty: none chosen
    Precision precision = Precision::Bits16;
    CountEntry context;  ///< empty: the model's usualContext()
    CountEntry requests; ///< empty: 1

    friend bool operator==(const TaskFields &, const TaskFields &) = default;
};

/// What one unit of a foreign currency is worth in the answer's, and of which day.
struct RateEntry {
    DecimalEntry rate;
    UtcTime date;

    friend bool operator==(const RateEntry &a, const RateEntry &b) { return a.rate == b.rate && a.date.seconds == b.date.seconds; }
};

/// Which currency is worth what in which; `to` as Requirements::currency has it.
struct RateKey {
    Currency foreign;
    Currency to;
    friend auto operator<=>(const RateKey &, const RateKey &) = default;
};

struct Requirements {
    Task task = Task::Run;
    std::array<TaskFields, 4> tasks;
    bool notebookStated = true; ///< a notebook by its memory, not by a model
    DecimalEntry gpuMemoryGib;
    DecimalEntry budget;
    DecimalEntry maxPricePerHour;
    Currency currency; ///< none: the inventory's
    TierChoice tier = TierChoice::Any;
    std::vector<Country> countries; ///< as chosen, beside the European Union
    bool europeanUnion = false;
    bool interruptible = true;
    /// A rate belongs to the currency that was chosen when it was given: another one has rates of its own.
    std::map<RateKey, RateEntry> rates;

    TaskFields &fields() { return tasks[static_cast<std::size_t>(task)]; }
    const TaskFields &fields() const { return tasks[static_cast<std::size_t>(task)]; }
    /// Whether a model is asked for at all.
    bool asksModel() const { return task != Task::Notebook || !notebookStated; }
    /// The model chosen for the task; null where there is none or it is not in the catalogue.
    const ModelSpec *model(const ModelCatalogue &catalogue) const;

    friend bool operator==(const Requirements &, const Requirements &) = default;
};

/// What a first start asks: Run a model, Llama 3.1 8B at 16 bits; a notebook of 24 GiB.
Requirements firstRequirements();

/// The fields filled in with a plan's own figures.
Requirements requirementsOf(const Workload &workload, const Preferences &preferences);

/// Chooses a task; the model comes along where the task has none yet and offers it.
void chooseTask(Requirements &requirements, Task task, const ModelCatalogue &catalogue);

/// The context that counts while the field is empty: 4096, or the model's maximum where that is less.
std::int64_t usualContext(const ModelSpec &model);

/// What a plan of the one would say otherwise than a plan of the other, in the order of the pages; a context that was
/// left empty is that which then counts.
std::vector<Field> changedFields(const Requirements &from, const Requirements &to, const Catalogues &catalogues);

/// Adds a country, or takes it away. Member states are part of the European Union while that is chosen.
void addCountry(Requirements &requirements, Country country, const CountryTable &countries);
void removeCountry(Requirements &requirements, Country country);
void chooseEuropeanUnion(Requirements &requirements, bool chosen, const CountryTable &countries);

} // namespace cabe::ui
