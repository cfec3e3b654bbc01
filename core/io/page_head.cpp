#include "core/io/page_head.h"

#include <string>
#include <utility>

namespace cabe {
namespace {

constexpr std::string_view kFormat = "cabe-inventory";
constexpr std::int64_t kVersion = 1;
constexpr std::array<std::string_view, kHeadMembers> kPlaces{"/format",      "/version",  "/generated_at",
                                                             "/source",      "/source/name", "/source/url",
                                                             "/currency",    "/next",     "/machines"};

/// Reads the slots and keeps the first fault that it meets.
class HeadJudge {
public:
    explicit HeadJudge(const RawHead &raw) : m_raw(raw) {}

    const std::optional<Error> &error() const { return m_error; }

    void refuse(HeadMember member, ErrorFact fact)
    {
        if (!m_error)
            m_error = Error{.fact = std::move(fact), .place = std::string(kPlaces[static_cast<std::size_t>(member)])};
    }
    /// Whether there is a value of this kind; one of another kind is a fault.
    bool has(HeadMember member, Slot::Kind kind)
    {
        const Slot &slot = m_raw[member];
        if (slot.isGiven() && slot.kind() != kind)
            refuse(member, error::WrongType{typeOf(kind), typeOf(slot.kind())});
        return slot.kind() == kind;
    }
    bool hasRequired(HeadMember member, Slot::Kind kind)
    {
        const Slot &slot = m_raw[member];
        if (slot.kind() == Slot::Kind::Absent && member == HeadMember::Machines)
            refuse(member, error::NoMachines{});
        else if (slot.kind() == Slot::Kind::Absent)
            refuse(member, error::MissingMember{});
        else if (slot.kind() == Slot::Kind::Null)
            refuse(member, error::WrongType{typeOf(kind), ValueType::Null});
        return has(member, kind);
    }
    std::optional<std::string> text(HeadMember member)
    {
        return has(member, Slot::Kind::Text) ? std::optional(std::string(m_raw[member].text())) : std::nullopt;
    }

private:
    const RawHead &m_raw;
    std::optional<Error> m_error;
};

void readForm(HeadJudge &judge, const RawHead &raw)
{
    const Slot &format = raw[HeadMember::Format];
    if (judge.hasRequired(HeadMember::Format, Slot::Kind::Text) && format.text() != kFormat)
        judge.refuse(HeadMember::Format, error::WrongFormat{format.shown(), std::string(kFormat)});

    const Slot &version = raw[HeadMember::Version];
    if (!judge.hasRequired(HeadMember::Version, Slot::Kind::Whole))
        return;
    if (version.whole() > kVersion)
        judge.refuse(HeadMember::Version, error::NewerVersion{version.whole(), kVersion});
    else if (version.whole() < kVersion)
        judge.refuse(HeadMember::Version, error::WrongValue{version.shown(), {std::to_string(kVersion)}});
}

std::optional<UtcTime> readGeneratedAt(HeadJudge &judge)
{
    const auto given = judge.text(HeadMember::GeneratedAt);
    const auto time = given ? readTime(*given) : std::nullopt;
    if (given && !time)
        judge.refuse(HeadMember::GeneratedAt, error::WrongType{ValueType::Time, ValueType::Text});
    return time;
}

Currency readCurrency(HeadJudge &judge, const RawHead &raw)
{
    const Slot &given = raw[HeadMember::Currency];
    if (!judge.hasRequired(HeadMember::Currency, Slot::Kind::Text))
        return {};
    const auto currency = Currency::fromCode(given.text());
    if (!currency)
        judge.refuse(HeadMember::Currency, error::CurrencyUnknown{given.shown()});
    return currency.value_or(Currency{});
}

} // namespace

ValueType typeOf(Slot::Kind kind)
{
    switch (kind) {
    case Slot::Kind::Text: return ValueType::Text;
    case Slot::Kind::Whole: return ValueType::WholeNumber;
    case Slot::Kind::Number: return ValueType::Number;
    case Slot::Kind::Truth: return ValueType::TrueOrFalse;
    case Slot::Kind::Object: return ValueType::Object;
    case Slot::Kind::Array: return ValueType::Array;
    case Slot::Kind::Absent:
    case Slot::Kind::Null: break;
    }
    return ValueType::Null;
}

Expected<PageHead> acceptHead(const RawHead &raw)
{
    HeadJudge judge(raw);
    PageHead head;
    readForm(judge, raw);
    head.generatedAt = readGeneratedAt(judge);
    judge.has(HeadMember::Source, Slot::Kind::Object);
    head.name = judge.text(HeadMember::SourceName).value_or(std::string{});
    head.url = judge.text(HeadMember::SourceUrl).value_or(std::string{});
    head.currency = readCurrency(judge, raw);
    head.next = judge.text(HeadMember::Next);
    judge.hasRequired(HeadMember::Machines, Slot::Kind::Array);
    if (judge.error())
        return Unexpected(*judge.error());
    return head;
}

} // namespace cabe
