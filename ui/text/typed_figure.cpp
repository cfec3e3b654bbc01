#include "ui/text/typed_figure.h"

#include <QList>

#include <algorithm>

namespace cabe::text {
namespace {

constexpr char16_t kSpace = u' ';
constexpr char16_t kApostrophe = u'\'';

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// One spelling of what looks alike; null for a character that is no mark.
char16_t markOf(QChar c)
{
    if (c == u'.' || c == u',')
        return c.unicode();
    if (c == kApostrophe || c == QChar(0x2019))
        return kApostrophe;
    return c.category() == QChar::Separator_Space ? kSpace : u'\0';
}

/// A figure cut at its marks: one run of digits more than there are marks.
struct Cut {
    QList<QStringView> runs;
    QList<char16_t> marks;
};

Cut cut(QStringView figure)
{
    Cut cut;
    qsizetype begin = 0;
    for (qsizetype i = 0; i <= figure.size(); ++i) {
        if (i < figure.size() && isDigit(figure[i]))
            continue;
        cut.runs.append(figure.mid(begin, i - begin));
        if (i < figure.size())
            cut.marks.append(markOf(figure[i]));
        begin = i + 1;
    }
    return cut;
}

bool areGroups(const QList<QStringView> &runs)
{
    const QStringView first = runs.first();
    const auto isThree = [](QStringView run) { return run.size() == 3; };
    return first.size() >= 1 && first.size() <= 3 && first[0] != u'0' && std::all_of(runs.begin() + 1, runs.end(), isThree);
}

std::string joined(const QList<QStringView> &runs)
{
    std::string digits;
    for (const QStringView run : runs)
        digits += run.toLatin1().toStdString();
    return digits;
}

bool isDecimalMark(char16_t mark)
{
    return mark == u'.' || mark == u',';
}

} // namespace

bool mayBeInFigure(QChar c)
{
    return isDigit(c) || markOf(c) != u'\0';
}

Readings readingsOf(QStringView figure)
{
    Readings readings;
    const Cut parts = cut(figure);
    const auto isEmpty = [](QStringView run) { return run.isEmpty(); };
    if (!std::all_of(figure.begin(), figure.end(), mayBeInFigure) || std::any_of(parts.runs.begin() + 1, parts.runs.end(), isEmpty))
        return readings;
    if (parts.marks.isEmpty()) {
        if (!figure.isEmpty())
            readings.grouped = Digits{joined(parts.runs), {}};
        return readings;
    }
    const char16_t last = parts.marks.last();
    const bool oneMark = parts.marks.count(parts.marks.first()) == parts.marks.size();
    if (oneMark && areGroups(parts.runs))
        readings.grouped = Digits{joined(parts.runs), {}};
    if (!isDecimalMark(last))
        return readings;
    // Ahead of a decimal mark stand groups of one other mark, or none.
    const QList<QStringView> whole = parts.runs.mid(0, parts.runs.size() - 1);
    const qsizetype groupMarks = parts.marks.size() - 1;
    const bool wholeIsClear = groupMarks == 0 || (areGroups(whole) && parts.marks.first() != last &&
                                                  parts.marks.count(parts.marks.first()) == groupMarks);
    if (wholeIsClear)
        readings.decimal = Digits{whole.first().isEmpty() ? "0" : joined(whole), joined({parts.runs.last()})};
    return readings;
}

} // namespace cabe::text
