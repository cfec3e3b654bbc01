#include "core/io/json_reader.h"

#include "core/io/json_pointer.h"
#include "core/io/parse_json.h"

#include <charconv>
#include <limits>

namespace cabe {
namespace {

std::optional<std::int64_t> heldBy64Bits(const JsonNumber &number)
{
    std::int64_t value = 0;
    const char *end = number.digits.data() + number.digits.size();
    const bool held = std::from_chars(number.digits.data(), end, value).ec == std::errc{};
    return held ? std::optional(value) : std::nullopt;
}

void checkHead(const JsonNode &root, std::string_view format, std::int64_t version)
{
    if (!root.isRequiredObject())
        return;
    const JsonNode formatNode = root.member("format");
    const JsonNode versionNode = root.member("version");
    if (formatNode.isAbsent())
        return formatNode.fail(error::MissingMember{});
    const auto found = formatNode.text();
    if (!found)
        return;
    if (*found != format)
        return formatNode.fail(error::WrongFormat{*found, std::string(format)});
    if (versionNode.isAbsent())
        return versionNode.fail(error::MissingMember{});
    const auto foundVersion = versionNode.nearestWhole();
    if (foundVersion && *foundVersion > version)
        versionNode.fail(error::NewerVersion{*foundVersion, version});
    else if (foundVersion && *foundVersion < version)
        versionNode.fail(error::WrongValue{std::to_string(*foundVersion), {std::to_string(version)}});
}

} // namespace

void JsonNode::fail(Error fault) const
{
    if (m_document->faults.size() == kMostFaults)
        return;
    fault.file = m_document->file;
    m_document->faults.push_back(std::move(fault));
}

std::vector<std::string> JsonNode::faultPlaces() const
{
    std::vector<std::string> places;
    for (const Error &fault : m_document->faults)
        places.push_back(fault.place);
    return places;
}

void JsonNode::failType(ValueType expected) const
{
    fail(error::WrongType{expected, m_value ? typeOf(*m_value) : ValueType::Null});
}

JsonNode JsonNode::member(std::string_view name) const
{
    return {*m_document, m_value ? m_value->find(name) : nullptr, m_place + '/' + pointerToken(name)};
}

std::vector<JsonNode> JsonNode::items() const
{
    std::vector<JsonNode> nodes;
    if (isAbsent())
        return nodes;
    const auto *array = std::get_if<JsonValue::Array>(&m_value->content);
    if (!array) {
        failType(ValueType::Array);
        return nodes;
    }
    nodes.reserve(array->size());
    for (std::size_t i = 0; i < array->size(); ++i)
        nodes.push_back({*m_document, &(*array)[i], m_place + '/' + std::to_string(i)});
    return nodes;
}

std::vector<std::pair<std::string, JsonNode>> JsonNode::members() const
{
    std::vector<std::pair<std::string, JsonNode>> nodes;
    if (!isObject())
        return nodes;
    for (const JsonMember &entry : std::get<JsonValue::Object>(m_value->content))
        nodes.emplace_back(entry.name, JsonNode(*m_document, &entry.value, m_place + '/' + pointerToken(entry.name)));
    return nodes;
}

bool JsonNode::isObject() const
{
    if (isAbsent())
        return false;
    const bool object = std::holds_alternative<JsonValue::Object>(m_value->content);
    if (!object)
        failType(ValueType::Object);
    return object;
}

std::optional<std::string> JsonNode::text() const
{
    if (isAbsent())
        return std::nullopt;
    const auto *text = std::get_if<std::string>(&m_value->content);
    if (!text)
        failType(ValueType::Text);
    else if (text->size() > kMaxTextBytes)
        fail(error::TextTooLong{std::int64_t{kMaxTextBytes}});
    else
        return *text;
    return std::nullopt;
}

std::optional<bool> JsonNode::truth() const
{
    if (isAbsent())
        return std::nullopt;
    if (const auto *truth = std::get_if<bool>(&m_value->content))
        return *truth;
    failType(ValueType::TrueOrFalse);
    return std::nullopt;
}

const JsonNumber *JsonNode::wholeNumber() const
{
    if (isAbsent())
        return nullptr;
    const auto *number = std::get_if<JsonNumber>(&m_value->content);
    if (number && number->isWhole())
        return number;
    failType(ValueType::WholeNumber);
    return nullptr;
}

std::optional<std::int64_t> JsonNode::whole(std::int64_t from, std::int64_t to) const
{
    const JsonNumber *number = wholeNumber();
    if (!number)
        return std::nullopt;
    const auto value = heldBy64Bits(*number);
    if (value && *value >= from && *value <= to)
        return value;
    fail(error::NumberOutOfRange{from, to, number->digits});
    return std::nullopt;
}

std::optional<std::int64_t> JsonNode::nearestWhole() const
{
    const JsonNumber *number = wholeNumber();
    if (!number)
        return std::nullopt;
    using Limits = std::numeric_limits<std::int64_t>;
    return heldBy64Bits(*number).value_or(number->digits.starts_with('-') ? Limits::min() : Limits::max());
}

std::string JsonNode::requiredText() const
{
    const std::size_t before = faultCount();
    const auto found = text();
    if (faultCount() == before && (!found || found->empty()))
        fail(error::MissingMember{});
    return found.value_or("");
}

std::int64_t JsonNode::requiredWhole(std::int64_t from, std::int64_t to) const
{
    if (isAbsent())
        fail(error::MissingMember{});
    return whole(from, to).value_or(0);
}

bool JsonNode::isRequiredObject() const
{
    if (isAbsent() && m_place.empty())
        failType(ValueType::Object); // the whole document is null
    else if (isAbsent())
        fail(error::MissingMember{});
    return isObject();
}

std::vector<JsonNode> JsonNode::requiredItems() const
{
    if (isAbsent())
        fail(error::MissingMember{});
    return items();
}

JsonDocument openDocument(std::string_view text, const std::string &file, std::int64_t mebibytes, std::string_view format,
                          std::int64_t version)
{
    JsonDocument document{file, {}, {}};
    auto parsed = parseJson(text, file, mebibytes);
    if (!parsed) {
        document.faults.push_back(std::move(parsed).error());
        return document;
    }
    document.root = *std::move(parsed);
    checkHead(JsonNode(document), format, version);
    return document;
}

} // namespace cabe
