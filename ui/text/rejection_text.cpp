// Why a row of an inventory was left out: the same words as an error's, but without its place.
#include "ui/text/error_text.h"
#include "ui/text/labels.h"
#include "ui/text/outside.h"

namespace cabe::text {
namespace {

/// Words why a row was rejected; `m_member` is the column or the member's path.
class RejectionSpeaker {
public:
    RejectionSpeaker(const Phrasebook &book, const Rejection &rejection)
        : m_book(book), m_say(book, "errors"), m_member(shortened(rejection.member))
    {
    }

    QString operator()(const rejection::Missing &) const { return m_say(QT_TRANSLATE_NOOP("errors", "%1 is missing."), {m_member}); }
    QString operator()(const rejection::Empty &) const { return m_say(QT_TRANSLATE_NOOP("errors", "%1 is empty."), {m_member}); }
    QString operator()(const rejection::WrongType &r) const
    {
        if (m_member.isEmpty())
            return m_say(QT_TRANSLATE_NOOP("errors", "The row has the wrong type: expected %1."), {expected(r.expected)});
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 has the wrong type: expected %2."), {m_member, expected(r.expected)});
    }
    QString operator()(const rejection::NotAnAmount &r) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "\"%1\" is no amount (digits and a point, up to 6 decimals, under 1 000 000)."), {shortened(r.value)});
    }
    QString operator()(const rejection::UnknownWord &r) const
    {
        if (m_member == u"tier")
            return m_say(QT_TRANSLATE_NOOP("errors", "Tier \"%1\" is neither secure nor community."), {shortened(r.value)});
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 does not know \"%2\"; allowed: %3."),
                     {m_member, shortened(r.value), shortened(r.allowed)});
    }
    QString operator()(const rejection::CountOutOfRange &r) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "GPU count %1 is not from 1 to 64."), {shortened(r.value)});
    }
    QString operator()(const rejection::MemoryOutOfRange &r) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "Memory %1 is out of range (0 to %2)."), {shortened(r.value) + QChar(0x00A0) + u"MiB", m_book.numbers().unit(kMaxMemoryMib, "MiB")});
    }
    QString operator()(const rejection::Negative &r) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 is negative: %2."), {m_member, shortened(r.value)});
    }
    QString operator()(const rejection::UnderOneHour &r) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 must be 1 hour or more; it is %2."), {m_member, shortened(r.value)});
    }
    QString operator()(const rejection::NotATime &r) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "\"%1\" is no date and time (as 2026-11-30T08:00:00Z)."), {shortened(r.value)});
    }
    QString operator()(const rejection::NotACurrency &r) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "\"%1\" is no currency code (three letters)."), {shortened(r.value)});
    }
    QString operator()(const rejection::TooLong &) const { return m_say(QT_TRANSLATE_NOOP("errors", "%1 is over 4 KiB."), {m_member}); }
    QString operator()(const rejection::DuplicateId &r) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "The id %1 was seen before."), {shortened(r.id)});
    }
    QString operator()(const rejection::FractionOfGpu &r) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "\"%1\" is a part of a GPU, which is not offered as a whole one."), {shortened(r.value)});
    }
    QString operator()(const rejection::NotTheTotal &r) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 MiB a GPU times %2 is not the total of %3 MiB."),
                     {shortened(r.perGpu), shortened(r.count), shortened(r.total)});
    }
    QString operator()(const rejection::OverMaker &r) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "Memory %1 is more than any card of this name has (%2)."),
                     {shortened(r.given) + QChar(0x00A0) + u"MiB", m_book.numbers().unit(r.mostMib, "MiB")});
    }
    QString operator()(const rejection::UnitDoubtful &r) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "%1 is %2, which is too small for its unit."), {m_member, shortened(r.value)});
    }
    QString operator()(const rejection::TooManyCells &r) const
    {
        return m_say(QT_TRANSLATE_NOOP("errors", "The row has %1 cells, the heading has %2: a decimal comma needs quotes or another "
                                                 "separator."),
                     {QString::number(r.cells), QString::number(r.columns)});
    }

private:
    QString expected(std::string_view type) const
    {
        if (type == "whole number")
            return phrase(m_book, ValueType::WholeNumber);
        if (type == "true or false")
            return phrase(m_book, ValueType::TrueOrFalse);
        if (type == "object")
            return phrase(m_book, ValueType::Object);
        return phrase(m_book, type == "list" ? ValueType::Array : ValueType::Text);
    }

    const Phrasebook &m_book;
    Speaker m_say;
    QString m_member;
};

} // namespace

QString text(const Phrasebook &book, const Rejection &rejection)
{
    return std::visit(RejectionSpeaker(book, rejection), rejection.reason);
}

} // namespace cabe::text
