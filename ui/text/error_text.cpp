#include "ui/text/error_text.h"

#include "core/base/overloaded.h"
#include "core/io/limits.h"
#include "ui/text/labels.h"
#include "ui/text/network_error_text.h"
#include "ui/text/outside.h"

namespace cabe::text {
namespace {

/// One error's sentence. `namesFile`: the file is its subject, so it is not said before it again.
struct Sentence {
    QString text;
    bool namesFile = false;

    Sentence(QString sentence) : text(std::move(sentence)) {}
};

QString commaList(const std::vector<std::string> &words)
{
    QStringList list;
    for (const std::string &word : words)
        list << shortened(word);
    return list.join(QStringLiteral(", "));
}

/// Words each kind of error; one overload a case, so that a forgotten one does not compile.
class ErrorSpeaker : private NetworkErrorSpeaker {
public:
    ErrorSpeaker(const Phrasebook &book, const Error &error)
        : NetworkErrorSpeaker(book), m_book(book), m_say(book, "errors"), m_error(error),
          m_file(error.file.empty() ? m_say(QT_TRANSLATE_NOOP("errors", "the file")) : shown(error.file))
    {
    }

    using NetworkErrorSpeaker::operator();

    // Fields of a plan and options.
    Sentence operator()(const error::OutOfRange &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 must be from %2 to %3; it is %4."),
                     {name(e.field), count(e.from), count(e.to), number(e.given)});
    }
    Sentence operator()(const error::NotWhole &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 must be a whole number; it is \"%2\"."), {name(e.field), shortened(e.given)});
    }
    Sentence operator()(const error::NotPositive &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 must be more than 0; it is \"%2\"."), {name(e.field), shortened(e.given)});
    }
    Sentence operator()(const error::NotADecimal &e) const
    {
        if (e.typed)
            return m_say(QT_TRANSLATE_NOOP("errors", "%1 must be a number; it is \"%2\". Write it as in %3."),
                         {name(e.field), shortened(e.given), m_book.numbers().decimal("1.50")});
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 must be a number; it is \"%2\". Write digits and a point, as in 1.50."),
                     {name(e.field), shortened(e.given)});
    }
    Sentence operator()(const error::AmbiguousFigure &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "\"%1\" can be %2 or %3. Write it without a separator."),
                     {shortened(e.given), m_book.numbers().decimal(e.first), m_book.numbers().decimal(e.second)});
    }
    Sentence operator()(const error::TooManyDecimals &e) const
    {
        return m_say(QT_TRANSLATE_N_NOOP("errors", "%1 takes at most %n decimal(s); it is \"%2\"."),
                     {name(e.field), shortened(e.given)}, e.most);
    }
    Sentence operator()(const error::AmountTooLarge &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 must be under %2; it is \"%3\"."),
                     {name(e.field), count(e.limit), shortened(e.given)});
    }
    Sentence operator()(const error::MissingField &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 is missing."), {name(e.field)});
    }
    Sentence operator()(const error::UnknownValue &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 does not know \"%2\"; allowed: %3."),
                     {name(e.field), shortened(e.given), commaList(e.allowed)});
    }
    Sentence operator()(const error::ContextOverMaximum &e) const
    {
        return m_say(QT_TRANSLATE_N_NOOP("errors", "%1 takes at most %n token(s). The context given is %2."),
                     {shortened(e.model), number(e.given)}, e.most);
    }
    Sentence operator()(const error::ModelUnknown &e) const
    {
        const QString unknown = m_say(QT_TRANSLATE_NOOP("errors", "The model \"%1\" is not in the catalogue."), {shortened(e.id)});
        return e.similar.empty() ? unknown + u' ' + m_say(QT_TRANSLATE_NOOP("errors", "\"cabe-cli models\" lists them."))
                                 : withSimilar(unknown, e.similar);
    }
    Sentence operator()(const error::ModelNotForTask &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 is not offered for \"%2\". Choose another model or another task."),
                     {shortened(e.model), label(m_book, e.task)});
    }
    Sentence operator()(const error::FigureMissing &e) const
    {
        QString figure = phrase(m_book, e.figure);
        if (m_book.language() == Language::English) // where it begins the sentence
            figure[0] = figure[0].toUpper();
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 of %2 is not published, so its memory is not calculated."),
                     {figure, shortened(e.model)});
    }
    Sentence operator()(const error::NotStored &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "No file of %1 has been read, so its stored precision is not known: choose 16, "
                                                 "8 or 4 bits."),
                     {shortened(e.model)});
    }
    Sentence operator()(const error::ServerNotBuilt &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "This version does not calculate for a server (\"%1\"): leave it out."),
                     {shortened(e.given)});
    }
    Sentence operator()(const error::TooLargeToCalculate &) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "These figures are too large to calculate."));
    }
    Sentence operator()(const error::CountryUnknown &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "\"%1\" is not a country code. Use two letters, as in ES, or EU."),
                     {shortened(e.given)});
    }
    Sentence operator()(const error::CurrencyUnknown &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "\"%1\" is not a currency code. Use three letters, as in EUR."),
                     {shortened(e.given)});
    }
    Sentence operator()(const error::RateForOwnCurrency &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "The answer is already in %1: leave its exchange rate out."),
                     {shortened(e.currency)});
    }
    Sentence operator()(const error::NotADate &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 must be a date; it is \"%2\". Write it as 2026-11-30."),
                     {name(e.field), shortened(e.given)});
    }

    // Files.
    Sentence operator()(const error::FileNotFound &) const
    {
        return aboutFile(m_say(QT_TRANSLATE_NOOP("errors", "%1 was not found."), {m_file}));
    }
    Sentence operator()(const error::FileUnreadable &) const
    {
        return aboutFile(m_say(QT_TRANSLATE_NOOP("errors", "%1 cannot be read. It is a folder or you may not read it."), {m_file}));
    }
    Sentence operator()(const error::NotJson &e) const
    {
        return aboutFile(m_say(QT_TRANSLATE_NOOP("errors", "%1 is not valid JSON: line %2, column %3."),
                                         {m_file, count(e.line), count(e.column)}));
    }
    Sentence operator()(const error::NotUtf8 &e) const
    {
        return aboutFile(
            m_say(QT_TRANSLATE_NOOP("errors", "%1 is not UTF-8: line %2, column %3. Save it as UTF-8."),
                  {m_file, count(e.line), count(e.column)}));
    }
    Sentence operator()(const error::WrongFormat &e) const
    {
        return aboutFile(m_say(QT_TRANSLATE_NOOP("errors", "%1 is \"%2\", not \"%3\"."),
                                         {m_file, shortened(e.found), shortened(e.expected)}));
    }
    Sentence operator()(const error::NewerVersion &e) const
    {
        return aboutFile(m_say(QT_TRANSLATE_NOOP("errors", "%1 is of version %2; this program reads up to %3."),
                                         {m_file, count(e.found), count(e.known)}));
    }
    Sentence operator()(const error::WrongType &e) const
    {
        QString sentence =
            m_say(QT_TRANSLATE_NOOP("errors", "expected %1, found %2."), {phrase(m_book, e.expected), phrase(m_book, e.found)});
        if (m_error.file.empty() && m_error.place.empty())
            sentence[0] = sentence[0].toUpper();
        return sentence;
    }
    Sentence operator()(const error::WrongValue &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "\"%1\" is not known here; allowed: %2."),
                     {shortened(e.given), commaList(e.allowed)});
    }
    Sentence operator()(const error::NumberOutOfRange &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "The number must be from %1 to %2; it is %3."),
                     {count(e.from), count(e.to), number(e.given)});
    }
    Sentence operator()(const error::MissingMember &) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "It is missing."));
    }
    Sentence operator()(const error::TextTooLong &e) const
    {
        return m_say(QT_TRANSLATE_N_NOOP("errors", "The text is over the limit of %n byte(s): shorten it."), {}, e.most);
    }
    Sentence operator()(const error::DuplicateId &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "The id \"%1\" was seen before: give each its own."), {shortened(e.id)});
    }
    Sentence operator()(const error::TooLarge &e) const
    {
        // The one limit that an option lifts is the inventory's.
        const char *source = e.mebibytes == kInventoryMebibytes
                                 ? QT_TRANSLATE_NOOP("errors", "%1 is over the limit of %2; --no-limits lifts it.")
                                 : QT_TRANSLATE_NOOP("errors", "%1 is over the limit of %2.");
        return aboutFile(m_say(source, {m_file, m_book.numbers().unit(e.mebibytes, "MiB")}));
    }
    Sentence operator()(const error::TooDeep &e) const
    {
        return aboutFile(
            m_say(QT_TRANSLATE_N_NOOP("errors", "%1 is nested more than %n level(s) deep."), {m_file}, e.levels));
    }
    Sentence operator()(const error::TooManyMachines &e) const
    {
        return aboutFile(
            m_say(QT_TRANSLATE_N_NOOP("errors", "%1 is over the limit of %n machine(s); --no-limits lifts it."), {m_file}, e.limit));
    }
    Sentence operator()(const error::TooManyPages &e) const
    {
        return aboutFile(m_say(QT_TRANSLATE_N_NOOP("errors", "%1 is over the limit of %n page(s)."), {m_file}, e.limit));
    }
    Sentence operator()(const error::PagesRepeat &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "The pages repeat: \"%1\" comes a second time."), {shortened(e.page)});
    }
    Sentence operator()(const error::NextIsNoFile &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "\"%1\" does not name a file beside this one; the next page of a local file must."),
                     {shortened(e.next)});
    }
    Sentence operator()(const error::NoMachines &) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "It holds no list of machines."));
    }
    Sentence operator()(const error::MostlyRejected &e) const
    {
        QString sentence =
            m_say(QT_TRANSLATE_NOOP("errors", "Rows rejected: %1 of %2. The inventory is not used."), {count(e.rejected), count(e.all)});
        for (const Rejection &rejection : e.first)
            sentence += u"\n  " + placeOfRow(m_book, rejection) + u": " + text(m_book, rejection);
        if (!e.first.empty() && e.rejected > static_cast<std::int64_t>(e.first.size()))
            sentence += u"\n  \u2026";
        return sentence;
    }
    Sentence operator()(const error::ColumnMissing &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "No column for %1: add it to the header."), {shortened(e.column)});
    }
    Sentence operator()(const error::ColumnTwice &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "The column \"%1\" comes twice: keep one."), {shortened(e.column)});
    }
    Sentence operator()(const error::FeedSaysError &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "The feed answered with an error: %1"), {shown(e.message)});
    }
    Sentence operator()(const error::NotThisFeed &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "It is no answer of %1."), {shortened(e.feed)});
    }
    Sentence operator()(const error::QuoteNotClosed &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "A quotation mark opened in line %1 is not closed."), {count(e.line)});
    }

    // Machines, and what this version cannot do.
    Sentence operator()(const error::MachineUnknown &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "The inventory has no machine with the id \"%1\"."), {shortened(e.id)});
    }
    Sentence operator()(const error::MachineWithoutMemory &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "The GPU memory of the machine \"%1\" is not known, so nothing can be said of "
                                                 "what fits on it."),
                     {shortened(e.id)});
    }

    // The command line.
    Sentence operator()(const error::UnknownOption &e) const
    {
        const QString unknown = m_say(QT_TRANSLATE_NOOP("errors", "\"%1\" is not known; --help tells what there is."), {shortened(e.given)});
        return withSimilar(unknown, e.similar);
    }
    Sentence operator()(const error::OptionNeedsValue &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 needs a value after it."), {shortened(e.option)});
    }
    Sentence operator()(const error::OptionTakesNoValue &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 takes no value."), {shortened(e.option)});
    }
    Sentence operator()(const error::OptionNotHere &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "This command does not take %1; --help lists what it takes."), {shortened(e.option)});
    }
    Sentence operator()(const error::NotWritten &) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "The answer could not be written: the disk is full, or the reader has gone."));
    }
    Sentence operator()(const error::OptionMissing &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 is missing."), {shortened(e.option)});
    }
    Sentence operator()(const error::OptionTwice &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 is given twice: keep one."), {shortened(e.option)});
    }
    Sentence operator()(const error::OptionBesidePlan &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 says what the plan says already: give the plan or the options."),
                     {shortened(e.option)});
    }
    Sentence operator()(const error::CommandMissing &e) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "The command is missing; allowed: %1."), {commaList(e.allowed)});
    }
    Sentence operator()(const error::NothingToAnswer &) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "There is nothing to answer: give a plan or --task."));
    }

private:
    Sentence aboutFile(QString sentence) const
    {
        if (m_error.file.empty()) // "the file" may begin it
            sentence[0] = sentence[0].toUpper();
        Sentence about(std::move(sentence));
        about.namesFile = true;
        return about;
    }
    /// In quotation marks, so that a name is told from the sentence around it.
    QString name(Field field) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "\"%1\""), {label(m_book, field)});
    }
    QString count(std::int64_t number) const { return m_book.numbers().count(number); }
    /// A whole number as it was given, grouped where it is one.
    QString number(const std::string &given) const
    {
        bool whole = false;
        const qint64 value = QString::fromStdString(given).toLongLong(&whole);
        return whole ? count(value) : shortened(given);
    }
    QString withSimilar(const QString &sentence, const std::vector<std::string> &similar) const
    {
        if (similar.empty())
            return sentence;
        return sentence + u' ' + m_say(QT_TRANSLATE_NOOP("errors", "Similar: %1."), {commaList(similar)});
    }

    const Phrasebook &m_book;
    Speaker m_say;
    const Error &m_error;
    QString m_file;
};

} // namespace

QString placeOfRow(const Phrasebook &book, const Rejection &rejection)
{
    const QString pointer = placeText(book, rejection.pointer);
    return rejection.file.empty() ? pointer : shown(rejection.file) + u", " + pointer;
}

QString placeText(const Phrasebook &book, std::string_view place)
{
    constexpr std::string_view kLine = "line ";
    const QString whole = shown(place);
    if (!place.starts_with(kLine))
        return whole;
    return book.say("errors", QT_TRANSLATE_NOOP("errors", "line %1"), {whole.mid(static_cast<qsizetype>(kLine.size()))});
}

QString text(const Phrasebook &book, const Error &error)
{
    const ErrorSpeaker speaker(book, error);
    const Sentence sentence = std::visit([&speaker](const auto &fact) { return Sentence(speaker(fact)); }, error.fact);
    QStringList where;
    if (!error.file.empty() && (!sentence.namesFile || !error.place.empty()))
        where << shown(error.file);
    if (!error.place.empty())
        where << placeText(book, error.place);
    if (where.isEmpty())
        return sentence.text;
    return where.join(QStringLiteral(", ")) + u": " + sentence.text;
}

} // namespace cabe::text
