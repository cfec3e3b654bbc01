#include "core/io/parse_json.h"

#include "core/io/json_pointer.h"
#include "core/io/limits.h"
#include "core/io/text_place.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <unordered_map>

namespace cabe {
namespace {

// Numbers are read from their digits; a float as wide as can be only keeps the lexer from refusing 1e400.
using Grammar = nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int64_t, std::uint64_t, long double>;

/// Of members with one name the last stays. Whether there were any.
bool dropRepeated(JsonValue::Object &object)
{
    std::unordered_map<std::string_view, std::size_t> last;
    for (std::size_t i = 0; i < object.size(); ++i)
        last[object[i].name] = i;
    if (last.size() == object.size())
        return false;
    std::vector<bool> stays(object.size());
    for (const auto &[name, i] : last)
        stays[i] = true;
    JsonValue::Object kept;
    for (std::size_t i = 0; i < object.size(); ++i)
        if (stays[i])
            kept.push_back(std::move(object[i]));
    object = std::move(kept);
    return true;
}

/// nlohmann's lexer writes the process's decimal separator into the digits that it hands on.
std::string withPoint(std::string digits)
{
    const std::size_t separator = digits.find_first_not_of("0123456789+-eE");
    if (separator != std::string::npos)
        digits[separator] = '.';
    return digits;
}

/// Builds the value from the parser's events.
class Builder : public nlohmann::json_sax<Grammar> {
public:
    explicit Builder(std::string_view text) : m_text(text) {}

    JsonValue take() { return std::move(m_root); }
    const std::string &repeatedAt() const { return m_repeatedAt; }
    Error error() { return std::move(*m_error); }

    bool null() override { return add({}); }
    bool boolean(bool value) override { return add({value}); }
    bool number_integer(std::int64_t value) override { return add({JsonNumber{std::to_string(value)}}); }
    bool number_unsigned(std::uint64_t value) override { return add({JsonNumber{std::to_string(value)}}); }
    bool number_float(long double, const std::string &digits) override { return add({JsonNumber{withPoint(digits)}}); }
    bool string(std::string &value) override { return add({std::move(value)}); }
    bool binary(Grammar::binary_t &) override { return false; }
    bool start_object(std::size_t) override { return open({JsonValue::Object{}}); }
    bool start_array(std::size_t) override { return open({JsonValue::Array{}}); }
    bool key(std::string &name) override
    {
        m_open.back().name = std::move(name);
        return true;
    }
    bool end_object() override
    {
        if (dropRepeated(std::get<JsonValue::Object>(m_open.back().value.content)) && m_repeatedAt.empty()) {
            m_open.back().name.clear();
            m_repeatedAt = place();
            if (m_repeatedAt.size() > 1)
                m_repeatedAt.pop_back(); // the slash before the member's name
        }
        return close();
    }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t charactersRead, const std::string &lastToken, const nlohmann::detail::exception &fault) override
    {
        constexpr int kNumberBeyondFloat = 406;
        if (fault.id == kNumberBeyondFloat) {
            using Limits = std::numeric_limits<std::int64_t>;
            m_error = Error{error::NumberOutOfRange{Limits::min(), Limits::max(), withPoint(lastToken)}, {}, place()};
            return false;
        }
        const auto [line, column] = placeOf(m_text, charactersRead == 0 ? 0 : charactersRead - 1);
        m_error = Error{error::NotJson{line, column}};
        return false;
    }

private:
    struct Level {
        JsonValue value;
        std::string name; ///< of the member that comes next
    };

    std::string place() const
    {
        std::string pointer;
        for (const Level &level : m_open) {
            const auto *array = std::get_if<JsonValue::Array>(&level.value.content);
            pointer += '/' + (array ? std::to_string(array->size()) : pointerToken(level.name));
        }
        return pointer;
    }
    bool open(JsonValue container)
    {
        if (m_open.size() == std::size_t{kMaxDepth}) {
            m_error = Error{error::TooDeep{kMaxDepth}, {}, place()};
            return false;
        }
        m_open.push_back({std::move(container), {}});
        return true;
    }
    bool close()
    {
        JsonValue done = std::move(m_open.back().value);
        m_open.pop_back();
        return add(std::move(done));
    }
    bool add(JsonValue value)
    {
        if (m_open.empty())
            m_root = std::move(value);
        else if (auto *array = std::get_if<JsonValue::Array>(&m_open.back().value.content))
            array->push_back(std::move(value));
        else
            std::get<JsonValue::Object>(m_open.back().value.content).push_back({std::move(m_open.back().name), std::move(value)});
        return true;
    }

    std::string_view m_text;
    std::vector<Level> m_open;
    JsonValue m_root;
    std::optional<Error> m_error;
    std::string m_repeatedAt; ///< the first object with members of one name
};

/// Faults of the text that the parser would not see, or not see as such.
std::optional<Error> faultOf(std::string_view text, std::int64_t mebibytes)
{
    constexpr std::int64_t kBytesPerMebibyte = 1024 * 1024;
    if (text.size() > static_cast<std::size_t>(mebibytes * kBytesPerMebibyte))
        return Error{error::TooLarge{mebibytes}};
    if (const auto invalid = findInvalidUtf8(text)) {
        const auto [line, column] = placeOf(text, *invalid);
        return Error{error::NotUtf8{line, column}};
    }
    // The parser takes a NUL for the end and would let anything follow it.
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
        const auto [line, column] = placeOf(text, nul);
        return Error{error::NotJson{line, column}};
    }
    return std::nullopt;
}

} // namespace

Expected<JsonValue> parseJson(std::string_view text, const std::string &file, std::int64_t mebibytes, std::string *repeatedAt)
{
    auto fault = faultOf(text, mebibytes);
    if (!fault) {
        Builder builder(text);
        if (Grammar::sax_parse(text.begin(), text.end(), &builder)) {
            if (repeatedAt)
                *repeatedAt = builder.repeatedAt();
            return builder.take();
        }
        fault = builder.error();
    }
    fault->file = file;
    return Unexpected(std::move(*fault));
}

} // namespace cabe
