// When a model counts as found by the words that were typed: by their beginnings, in any order, whatever the case,
// the accents and the punctuation.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace cabe::ui {

/// A text to search in: letters and digits alone, and where words and figures begin.
struct SearchText {
    QString compact;
    std::vector<bool> starts;

    void add(const QString &text);
    bool contains(const QString &word) const;
};

/// Letters and digits alone, in lower case without accents.
QString compacted(const QString &text);
/// What was typed, word by word, compacted; words of punctuation alone are left out.
QStringList searchWords(const QString &typed);

} // namespace cabe::ui
