#include "ui/pages/model_search.h"

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr qsizetype kLeastInside = 3;

QString foldedForSearch(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KD).toCaseFolded();
}

bool isLettersAlone(const QString &word)
{
    return std::ranges::all_of(word, [](QChar c) { return c.isLetter(); });
}

} // namespace

void SearchText::add(const QString &text)
{
    QChar before;
    for (const QChar c : foldedForSearch(text)) {
        if (c.isMark())
            continue;
        if (c.isLetterOrNumber()) {
            compact += c;
            starts.push_back(!before.isLetterOrNumber() || c.isNumber() != before.isNumber());
        }
        before = c;
    }
    // Keeps one text's end from running into the next one's start.
    compact += u'\n';
    starts.push_back(false);
}

bool SearchText::contains(const QString &word) const
{
    // Inside a word a short beginning says nothing: 8b is not 38b.
    const bool anywhere = word.size() >= kLeastInside && isLettersAlone(word);
    for (qsizetype at = compact.indexOf(word); at >= 0; at = compact.indexOf(word, at + 1))
        if (anywhere || starts[static_cast<std::size_t>(at)])
            return true;
    return false;
}

QString compacted(const QString &text)
{
    QString compact;
    for (const QChar c : foldedForSearch(text))
        if (c.isLetterOrNumber())
            compact += c;
    return compact;
}

QStringList searchWords(const QString &typed)
{
    QStringList words;
    for (const QString &word : typed.simplified().split(u' '))
        if (const QString compact = compacted(word); !compact.isEmpty())
            words << compact;
    return words;
}

} // namespace cabe::ui
