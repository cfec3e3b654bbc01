#include "core/io/json_lines.h"

namespace cabe {

std::string &JsonMembers::value(std::string_view name)
{
    if (!m_first)
        m_json += ", ";
    m_first = false;
    appendQuoted(m_json, name);
    m_json += ": ";
    return m_json;
}

JsonMembers &JsonMembers::text(std::string_view name, std::string_view text)
{
    appendQuoted(value(name), text);
    return *this;
}

JsonMembers &JsonMembers::textOrNull(std::string_view name, const std::optional<std::string> &given)
{
    return given ? text(name, *given) : json(name, "null");
}

JsonMembers &JsonMembers::whole(std::string_view name, std::int64_t number)
{
    return json(name, std::to_string(number));
}

JsonMembers &JsonMembers::wholeOrNull(std::string_view name, std::optional<std::int64_t> number)
{
    return number ? whole(name, *number) : json(name, "null");
}

JsonMembers &JsonMembers::truth(std::string_view name, bool truth)
{
    return json(name, truth ? "true" : "false");
}

JsonMembers &JsonMembers::json(std::string_view name, std::string_view json)
{
    value(name) += json;
    return *this;
}

std::string &JsonLines::next()
{
    if (!m_first)
        m_json += ',';
    m_first = false;
    m_json += '\n';
    m_json.append(m_indent, ' ');
    return m_json;
}

void JsonLines::close()
{
    if (!m_first) {
        m_json += '\n';
        m_json.append(m_indent - 2, ' ');
    }
    m_json += ']';
}

} // namespace cabe
