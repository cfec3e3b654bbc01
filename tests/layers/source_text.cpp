#include "tests/layers/source_text.h"

#include <algorithm>

namespace cabe::layers {
namespace {

bool isWordChar(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Walks a source once. `m_code` loses comments and the insides of literals, `m_directives` only comments,
/// because the name of a quoted include looks like a literal.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    void run()
    {
        while (m_at < m_text.size()) {
            if (startsWith("//"))
                comment("\n");
            else if (startsWith("/*"))
                comment("*/");
            else if (startsWith("R\"") && !(m_at > 0 && isWordChar(m_text[m_at - 1])))
                rawString();
            else if (m_text[m_at] == '"' || (m_text[m_at] == '\'' && !separatesDigits()))
                literal(m_text[m_at]);
            else
                keep(1);
        }
    }
    std::string takeCode() { return std::move(m_code); }
    const std::string &directives() const { return m_directives; }

private:
    bool startsWith(std::string_view start) const { return m_text.substr(m_at).starts_with(start); }
    void keep(std::size_t count)
    {
        m_code += m_text.substr(m_at, count);
        m_directives += m_text.substr(m_at, count);
        m_at += count;
    }
    static char blank(char c) { return c == '\n' ? '\n' : ' '; }
    void comment(std::string_view end)
    {
        auto stop = m_text.find(end, m_at + 2);
        stop = stop == std::string_view::npos ? m_text.size() : end == "\n" ? stop : stop + end.size();
        for (; m_at < stop; ++m_at) {
            m_code += blank(m_text[m_at]);
            m_directives += blank(m_text[m_at]);
        }
    }
    void inside(std::size_t stop)
    {
        for (; m_at < stop; ++m_at) {
            m_code += blank(m_text[m_at]);
            m_directives += m_text[m_at];
        }
    }
    void rawString()
    {
        const auto open = m_text.find('(', m_at);
        if (open == std::string_view::npos)
            return keep(2);
        const std::string end = ")" + std::string(m_text.substr(m_at + 2, open - m_at - 2)) + "\"";
        const auto close = m_text.find(end, open);
        inside(close == std::string_view::npos ? m_text.size() : close + end.size());
    }
    void literal(char quote)
    {
        keep(1);
        auto stop = m_at;
        while (stop < m_text.size() && m_text[stop] != quote && m_text[stop] != '\n')
            stop += m_text[stop] == '\\' ? 2U : 1U;
        inside(std::min(stop, m_text.size()));
        if (m_at < m_text.size())
            keep(1);
    }
    /// 1'000 is a number; u'a' is a literal.
    bool separatesDigits() const
    {
        auto begin = m_at;
        while (begin > 0 && (isWordChar(m_text[begin - 1]) || m_text[begin - 1] == '\''))
            --begin;
        return begin < m_at && m_text[begin] >= '0' && m_text[begin] <= '9';
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_code;
    std::string m_directives;
};

std::string_view trimmed(std::string_view line)
{
    const auto begin = line.find_first_not_of(" \t");
    return begin == std::string_view::npos ? std::string_view() : line.substr(begin);
}

void takeInclude(std::string_view line, std::size_t number, std::vector<Include> &includes)
{
    line = trimmed(line);
    if (!line.starts_with('#'))
        return;
    line = trimmed(line.substr(1));
    if (!line.starts_with("include"))
        return;
    line = trimmed(line.substr(7));
    const bool quoted = line.starts_with('"');
    const auto end = line.find(quoted ? '"' : '>', 1);
    if (end != std::string_view::npos)
        includes.push_back({std::string(line.substr(1, end - 1)), quoted, number});
    else
        includes.push_back({std::string(line), quoted, number}); // a macro: no header has such a name
}

} // namespace

SourceText readSource(std::string_view text)
{
    Scanner scanner(text);
    scanner.run();

    SourceText source;
    std::string_view rest = scanner.directives();
    while (!rest.empty()) {
        const auto end = std::min(rest.find('\n'), rest.size());
        takeInclude(rest.substr(0, end), ++source.lines, source.includes);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    source.code = scanner.takeCode();
    return source;
}

std::size_t lineOfWord(const SourceText &source, std::string_view word)
{
    const std::string_view code = source.code;
    for (auto at = code.find(word); at != std::string_view::npos; at = code.find(word, at + 1)) {
        const auto end = at + word.size();
        if ((at > 0 && isWordChar(code[at - 1])) || (end < code.size() && isWordChar(code[end])))
            continue;
        return 1 + static_cast<std::size_t>(std::ranges::count(code.substr(0, at), '\n'));
    }
    return 0;
}

bool beginsWithSentence(std::string_view text)
{
    std::string_view last;
    while (text.starts_with("// ")) {
        const auto end = std::min(text.find('\n'), text.size());
        last = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return last.ends_with('.');
}

} // namespace cabe::layers
