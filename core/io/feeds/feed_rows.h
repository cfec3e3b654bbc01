// Takes the rows of a feed as machines, judged by the rules of every inventory and by those that feeds need beside.
#pragma once

#include "core/io/feeds/figures.h"
#include "core/io/feeds/read_feed.h"
#include "core/io/json_value.h"
#include "core/io/machine_collector.h"

#include <optional>
#include <string>
#include <string_view>

namespace cabe::feeds {

/// One row's members, of any type, looked at leniently: what is not there or of no use is nothing.
class RowView {
public:
    RowView(const JsonValue &value, std::string place) : m_value(&value), m_place(std::move(place)) {}

    const std::string &place() const { return m_place; }
    const JsonValue *find(std::string_view name) const; ///< null where it is not there, or is null
    bool isNull(std::string_view name) const;            ///< it is there, and null
    RowView member(std::string_view name) const; ///< empty where it is no object
    std::string_view text(std::string_view name) const;
    std::optional<bool> truth(std::string_view name) const;
    /// Of a number or of a text that is one.
    std::optional<Figure> figure(std::string_view name) const;
    std::string written(std::string_view name) const; ///< as a message repeats it
    const JsonValue::Array *array(std::string_view name) const;
    const JsonValue::Object *object(std::string_view name) const;

private:
    const JsonValue *m_value;
    std::string m_place;
};

/// A machine as a feed describes it; what is empty or absent is not known.
struct FeedMachine {
    std::string id;
    std::string name;
    std::string provider;
    Tier tier = Tier::Secure;
    std::optional<Country> country;
    std::string region;
    std::string gpuModel;
    std::optional<Figure> gpuCount;
    std::optional<std::int64_t> memoryMib; ///< of one GPU
    MemorySource memorySource = MemorySource::Datasheet;
    std::optional<std::int64_t> vcpus;
    std::optional<std::int64_t> ramMib;
    std::optional<std::int64_t> diskGib;
    std::string price; ///< an amount per hour of the whole machine
    bool interruptible = false;
    std::optional<bool> available;
    std::string until;
};

class FeedRows {
public:
    FeedRows(FeedReading &reading, const FeedTables &tables, const InventoryLimits &limits);

    const FeedTables &tables() const { return m_tables; }
    /// Adds it or lists why not, at the row's place; `countMember` and `memoryMember` are what the feed calls them.
    void add(const FeedMachine &machine, const std::string &place, std::string_view countMember, std::string_view memoryMember);
    void reject(const std::string &place, std::string_view member, RejectionReason reason);
    void skip() { ++m_reading.skipped; }
    void note(FeedNote note);
    /// The fault of the whole, once all rows are in.
    std::optional<Error> close();
    bool isFull() const { return m_collector.isOverLimit(); }

private:
    std::optional<RejectionReason> memoryFault(const FeedMachine &machine) const;
    void fill(const FeedMachine &machine);

    FeedReading &m_reading;
    const FeedTables &m_tables;
    const InventoryLimits &m_limits;
    MachineCollector m_collector;
    RawMachine m_raw;
};

/// "Sweden, SE", ", US", "France, FR, EU", "US, Wichita, KS": the country's own code, wherever it stands.
std::optional<Country> countryAtEnd(std::string_view place, const CountryTable &countries);
std::optional<Country> countryAtStart(std::string_view place, const CountryTable &countries);

/// A place without the empty parts of it: ", US" is "US".
std::string tidyPlace(std::string_view place);

/// Whether a model's name says that it is a slice of a card ("MIG 1g.24gb").
bool isSlice(std::string_view model);

std::optional<std::int64_t> wholeOf(const std::optional<Figure> &figure); ///< rounded down; nothing below zero

// One function a feed. The first error is one of the whole answer.
std::optional<Error> readVast(const JsonValue &root, FeedRows &rows, Inventory &inventory);
std::optional<Error> readRunPod(const JsonValue &root, FeedRows &rows, Inventory &inventory);
std::optional<Error> readShadeform(const JsonValue &root, FeedRows &rows, Inventory &inventory);
std::optional<Error> readLambda(const JsonValue &root, FeedRows &rows, Inventory &inventory);
std::optional<Error> readGpuHunt(std::string_view text, const std::string &provider, FeedRows &rows, Inventory &inventory);

} // namespace cabe::feeds
