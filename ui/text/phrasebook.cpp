#include "ui/text/phrasebook.h"

#include <QTranslator>

namespace cabe::text {
namespace {

QString fill(const QString &pattern, std::initializer_list<QString> args, const QString &n)
{
    QString text;
    text.reserve(pattern.size() + 32);
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QChar next = i + 1 < pattern.size() ? pattern[i + 1] : QChar();
        const auto place = static_cast<std::size_t>(next.unicode() - u'1');
        if (pattern[i] == u'%' && next == u'n') {
            text += n;
            ++i;
        } else if (pattern[i] == u'%' && next >= u'1' && next <= u'9' && place < args.size()) {
            text += *(args.begin() + place);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

/// Translators count in int; beyond it, every number of both languages takes the plural.
int pluralNumber(std::optional<qint64> n)
{
    constexpr qint64 kMany = 1000;
    return n ? static_cast<int>(qBound(qint64{0}, *n, kMany)) : -1;
}

/// Whether "y" becomes "e" before a word: before the sound of i, but not of ie.
bool beginsWithI(const QString &word)
{
    const QString start = word.left(3).toLower();
    const auto isI = [](QChar c) { return c == u'i' || c == u'\u00ED'; };
    if (start.startsWith(u'h'))
        return start.size() > 1 && isI(start[1]) && !start.startsWith(u"hie");
    return !start.isEmpty() && isI(start[0]);
}

} // namespace

Phrasebook::Phrasebook(Language language, DecimalMark mark)
    : m_language(language), m_numbers(language, mark), m_translator(std::make_unique<QTranslator>())
{
    const std::string_view name = code(language);
    const bool loaded = m_translator->load(QStringLiteral(":/cabe/i18n/cabe_") +
                                           QLatin1StringView(name.data(), static_cast<qsizetype>(name.size())) + u".qm");
    Q_ASSERT_X(loaded, "Phrasebook", "the program was built without its translations");
    Q_UNUSED(loaded)
}

Phrasebook::~Phrasebook() = default;

QString Phrasebook::say(const char *context, const char *source, std::initializer_list<QString> args,
                        std::optional<qint64> n) const
{
    QString pattern = m_translator->translate(context, source, nullptr, pluralNumber(n));
    if (pattern.isEmpty())
        pattern = QString::fromUtf8(source);
    return fill(pattern, args, n ? m_numbers.count(*n) : QString());
}

QString Phrasebook::list(const QStringList &items) const
{
    if (items.size() < 2)
        return items.join(QString());
    const QString start = items.mid(0, items.size() - 1).join(QStringLiteral(", "));
    if (m_language == Language::English)
        return start + u" and " + items.last();
    return start + (beginsWithI(items.last()) ? u" e " : u" y ") + items.last();
}

} // namespace cabe::text
