#include "ui/text/wrap.h"

#include <algorithm>
#include <array>
#include <vector>

namespace cabe::text {
namespace {

bool isWide(char32_t c)
{
    // The blocks that Unicode's EastAsianWidth gives W or F, and the pictographs.
    static constexpr std::array<std::pair<char32_t, char32_t>, 9> kWide{{{0x1100, 0x115F},
                                                                         {0x2E80, 0xA4CF},
                                                                         {0xAC00, 0xD7A3},
                                                                         {0xF900, 0xFAFF},
                                                                         {0xFE30, 0xFE6F},
                                                                         {0xFF00, 0xFF60},
                                                                         {0xFFE0, 0xFFE6},
                                                                         {0x1F300, 0x1FAFF},
                                                                         {0x20000, 0x3FFFD}}};
    return std::ranges::any_of(kWide, [c](const auto &range) { return c >= range.first && c <= range.second; });
}

/// What may stand at the end of a line, and whether a space parts it from what is before.
struct Part {
    QString text;
    bool spaceBefore;
};

std::vector<Part> parts(const QString &text, bool atHyphens)
{
    std::vector<Part> all;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        qsizetype start = 0;
        for (qsizetype i = 0; i < word.size(); ++i) {
            if (i + 1 == word.size() || (atHyphens && word[i] == u'-')) {
                all.push_back({word.mid(start, i + 1 - start), start == 0});
                start = i + 1;
            }
        }
    }
    return all;
}

QStringList joinedUpTo(int width, const std::vector<Part> &all)
{
    QStringList lines;
    QString line;
    int used = 0;
    for (const Part &part : all) {
        const int columns = columnsOf(part.text);
        if (!line.isEmpty() && used + (part.spaceBefore ? 1 : 0) + columns > width) {
            lines << line;
            line.clear();
            used = 0;
        }
        if (!line.isEmpty() && part.spaceBefore) {
            line += u' ';
            ++used;
        }
        line += part.text;
        used += columns;
    }
    if (!line.isEmpty() || lines.isEmpty())
        lines << line;
    return lines;
}

} // namespace

int columnsOf(const QString &text)
{
    int columns = 0;
    for (const uint c : text.toUcs4()) {
        const QChar::Category category = QChar::category(c);
        if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing || category == QChar::Other_Format)
            continue;
        columns += isWide(c) ? 2 : 1;
    }
    return columns;
}

QStringList wrapped(const QString &text, int width)
{
    return joinedUpTo(width, parts(text, false));
}

QStringList wrappedAtHyphens(const QString &text, int width)
{
    return joinedUpTo(width, parts(text, true));
}

int longestWord(const QString &text)
{
    int longest = 0;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
        longest = std::max(longest, columnsOf(word));
    return longest;
}

int longestPart(const QString &text)
{
    int longest = 0;
    for (const Part &part : parts(text, true))
        longest = std::max(longest, columnsOf(part.text));
    return longest;
}

QString padded(const QString &text, int width, bool before)
{
    const QString spaces(std::max(0, width - columnsOf(text)), u' ');
    return before ? spaces + text : text + spaces;
}

} // namespace cabe::text
