// One language's words: which sentence stands for a marked source text, with its places filled in. Nothing
// global is asked or set, so that two languages can be spoken in one run (a quote's and the screen's).
#pragma once

#include "ui/text/language.h"
#include "ui/text/number_format.h"

#include <QString>
#include <QStringList>

#include <initializer_list>
#include <memory>
#include <optional>

class QTranslator;

namespace cabe::text {

class Phrasebook {
public:
    explicit Phrasebook(Language language, DecimalMark mark = DecimalMark::AsLanguage);
    ~Phrasebook();
    Phrasebook(const Phrasebook &) = delete;
    Phrasebook &operator=(const Phrasebook &) = delete;

    Language language() const { return m_language; }
    const NumberFormat &numbers() const { return m_numbers; }

    /// The language's text for a source marked with QT_TRANSLATE_NOOP, or with QT_TRANSLATE_N_NOOP where
    /// `n` counts something. %1 to %9 and %n are filled in one pass: an argument may hold "%1".
    QString say(const char *context, const char *source, std::initializer_list<QString> args = {},
                std::optional<qint64> n = {}) const;

    /// a, b and c
    QString list(const QStringList &items) const;

private:
    Language m_language;
    NumberFormat m_numbers;
    std::unique_ptr<QTranslator> m_translator;
};

/// The phrases of one context.
class Speaker {
public:
    Speaker(const Phrasebook &book, const char *context) : m_book(book), m_context(context) {}
    QString operator()(const char *source, std::initializer_list<QString> args = {}, std::optional<qint64> n = {}) const
    {
        return m_book.say(m_context, source, args, n);
    }

private:
    const Phrasebook &m_book;
    const char *m_context;
};

} // namespace cabe::text
