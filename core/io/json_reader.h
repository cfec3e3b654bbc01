// Walks a JSON value strictly, knowing the place of each member: what is there, of the type and in the
// range asked for, or a fault that says where.
#pragma once

#include "core/base/error.h"
#include "core/io/json_value.h"
#include "core/io/limits.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cabe {

/// A document that is being read: its name in messages and the faults found in it so far.
struct JsonDocument {
    std::string file;
    JsonValue root;
    std::vector<Error> faults; ///< the first kMostFaults: enough to refuse it, and to put it right step by step
};
inline constexpr std::size_t kMostFaults = 100;

/// A member or item, there or not. The document must outlive it and stay where it is.
class JsonNode {
public:
    explicit JsonNode(JsonDocument &document) : JsonNode(document, &document.root, {}) {}

    const std::string &place() const { return m_place; }
    const JsonValue *value() const { return m_value; }
    bool isAbsent() const { return !m_value || m_value->isNull(); } ///< null says the same as nothing
    void fail(ErrorFact fact) const { fail(Error{std::move(fact), {}, m_place}); }
    void fail(Error fault) const; ///< a fault with a place of its own
    void failType(ValueType expected) const;
    std::size_t faultCount() const { return m_document->faults.size(); }
    std::vector<std::string> faultPlaces() const;

    JsonNode member(std::string_view name) const; ///< absent where this is no object

    // Absent members give nothing and no fault; a wrong type gives nothing and its fault.
    std::vector<JsonNode> items() const;
    std::vector<std::pair<std::string, JsonNode>> members() const;
    bool isObject() const; ///< false and a fault where it is something else
    std::optional<std::string> text() const;
    std::optional<bool> truth() const;
    std::optional<std::int64_t> whole(std::int64_t from, std::int64_t to) const;
    std::optional<std::int64_t> nearestWhole() const; ///< the end of int64 where the number lies beyond it

    // Absent members are faults.
    std::string requiredText() const; ///< not empty either
    std::int64_t requiredWhole(std::int64_t from, std::int64_t to) const;
    bool isRequiredObject() const;
    std::vector<JsonNode> requiredItems() const;

private:
    JsonNode(JsonDocument &document, const JsonValue *value, std::string place)
        : m_document(&document), m_value(value), m_place(std::move(place))
    {
    }

    const JsonNumber *wholeNumber() const; ///< null where there is none; a fault where it is something else

    JsonDocument *m_document;
    const JsonValue *m_value;
    std::string m_place;
};

/// Parses a text and checks what it says it is; its faults are in the document, none where all is well.
JsonDocument openDocument(std::string_view text, const std::string &file, std::int64_t mebibytes, std::string_view format,
                          std::int64_t version);

} // namespace cabe
