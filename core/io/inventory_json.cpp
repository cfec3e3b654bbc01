#include "core/io/inventory_json.h"

#include "core/io/limits.h"
#include "core/io/page_head.h"
#include "core/io/text_place.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace cabe {
namespace {

/// What the parser makes of a number with a point or an exponent: nothing. Figures are read from their
/// digits, and 1e5000, which no float holds, is one machine's fault and not the end of the file.
struct UnreadNumber {
    UnreadNumber() = default;
    UnreadNumber(double) {}
    operator long double &() { return ignored; } ///< for strtold of the lexer to write to
    operator long double() const { return 0; }   ///< always finite
    long double ignored = 0;
};

using Json = nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int64_t, std::uint64_t, UnreadNumber>;

template <class Key>
struct Name {
    std::string_view text;
    Key key;
};

constexpr std::array<Name<HeadMember>, 7> kHeadNames{{{"format", HeadMember::Format},
                                                      {"version", HeadMember::Version},
                                                      {"generated_at", HeadMember::GeneratedAt},
                                                      {"source", HeadMember::Source},
                                                      {"currency", HeadMember::Currency},
                                                      {"next", HeadMember::Next},
                                                      {"machines", HeadMember::Machines}}};
constexpr std::array<Name<HeadMember>, 2> kSourceNames{
    {{"name", HeadMember::SourceName}, {"url", HeadMember::SourceUrl}}};
constexpr std::array<Name<Member>, 17> kMachineNames{{{"id", Member::Id},
                                                      {"name", Member::Name},
                                                      {"provider", Member::Provider},
                                                      {"tier", Member::Tier},
                                                      {"country", Member::Country},
                                                      {"region", Member::Region},
                                                      {"gpu", Member::Gpu},
                                                      {"vcpus", Member::Vcpus},
                                                      {"ram_mib", Member::Ram},
                                                      {"disk_gib", Member::Disk},
                                                      {"price", Member::Price},
                                                      {"currency", Member::Currency},
                                                      {"interruptible", Member::Interruptible},
                                                      {"in_stock", Member::InStock},
                                                      {"online", Member::Online},
                                                      {"booking", Member::Booking},
                                                      {"url", Member::Url}}};
constexpr std::array<Name<Member>, 4> kGpuNames{{{"model", Member::GpuModel},
                                                 {"count", Member::GpuCount},
                                                 {"memory_mib", Member::GpuMemory},
                                                 {"memory_source", Member::GpuMemorySource}}};
constexpr std::array<Name<Member>, 2> kPriceNames{{{"amount", Member::PriceAmount}, {"per", Member::PricePer}}};
constexpr std::array<Name<Member>, 3> kBookingNames{{{"min_hours", Member::BookingMinHours},
                                                     {"max_hours", Member::BookingMaxHours},
                                                     {"until", Member::BookingUntil}}};

template <class Slots, class Key, std::size_t N>
Slot *slotNamed(Slots &slots, const std::array<Name<Key>, N> &names, std::string_view name)
{
    for (const auto &known : names)
        if (known.text == name)
            return &slots[known.key];
    return nullptr;
}

template <class Slots, class Key, std::size_t N>
void clearAll(Slots &slots, const std::array<Name<Key>, N> &names)
{
    for (const auto &known : names)
        slots[known.key].clear();
}

std::string pointerOf(std::int64_t machine, std::string_view member)
{
    std::string pointer = "/machines/" + std::to_string(machine);
    if (!member.empty())
        pointer.append("/").append(member);
    std::ranges::replace(pointer, '.', '/');
    return pointer;
}

/// Follows the parser through the page with one place to put the next value: the slot of the member it is
/// in, or none where the member is not known.
class PageListener {
public:
    PageListener(std::string_view text, MachineCollector &collector) : m_text(text), m_collector(collector) {}

    const std::optional<Error> &error() const { return m_error; }
    const Slot &root() const { return m_root; }
    const RawHead &head() const { return m_head; }

    // The names and forms of what follows are the parser's.
    bool null()
    {
        return scalar([](Slot &slot) { slot.set(Slot::Kind::Null); });
    }
    bool boolean(bool value)
    {
        return scalar([value](Slot &slot) { slot.setTruth(value); });
    }
    bool number_integer(std::int64_t value)
    {
        return scalar([value](Slot &slot) { slot.setWhole(value); });
    }
    bool number_unsigned(std::uint64_t value)
    {
        return scalar([value](Slot &slot) {
            if (std::in_range<std::int64_t>(value))
                slot.setWhole(static_cast<std::int64_t>(value));
            else
                slot.setNumber(std::to_string(value));
        });
    }
    bool number_float(const UnreadNumber &, const std::string &digits)
    {
        return scalar([&digits](Slot &slot) { slot.setNumber(withPoint(digits)); });
    }
    bool string(std::string &value)
    {
        return scalar([&value](Slot &slot) { slot.swapText(value); });
    }
    bool binary(Json::binary_t &) { return false; }
    bool key(const std::string &name);
    bool start_object(std::size_t);
    bool end_object();
    bool start_array(std::size_t);
    bool end_array();
    bool parse_error(std::size_t bytesRead, const std::string &, const nlohmann::detail::exception &)
    {
        return failAt(bytesRead == 0 ? 0 : bytesRead - 1);
    }

    /// A NUL ends the text for the parser, whatever follows.
    bool endsAtEnd()
    {
        const auto nul = m_text.find('\0');
        return nul == std::string_view::npos || failAt(nul);
    }

private:
    enum class Level : std::uint8_t { Outside, Head, Source, Machines, Machine, Gpu, Price, Booking };

    /// The lexer writes the C library's decimal mark into the digits it hands out.
    static std::string withPoint(std::string digits)
    {
        const auto mark = digits.find_first_not_of("0123456789+-eE");
        if (mark != std::string::npos)
            digits[mark] = '.';
        return digits;
    }
    template <class Fill>
    bool scalar(Fill fill)
    {
        if (m_skipped > 0)
            return true;
        if (m_level == Level::Machines)
            return rejectElement();
        if (m_target != nullptr)
            fill(*m_target);
        return true;
    }
    bool fail(ErrorFact fact, std::string place)
    {
        m_error = Error{.fact = std::move(fact), .place = std::move(place)};
        return false;
    }
    bool failAt(std::size_t offset)
    {
        const auto place = placeOf(m_text, offset);
        return fail(error::NotJson{place.line, place.column}, {});
    }
    bool goDeeper()
    {
        const bool isInMachine = m_level >= Level::Machine || (m_level == Level::Machines && m_depth > 1);
        return ++m_depth <= kMaxDepth ||
               fail(error::TooDeep{kMaxDepth}, isInMachine ? pointerOf(m_machine, {}) : std::string());
    }
    bool skip()
    {
        ++m_skipped;
        return true;
    }
    bool enter(Level level)
    {
        m_level = level;
        m_target = nullptr;
        return true;
    }
    bool rejectElement()
    {
        m_collector.reject(pointerOf(m_machine, {}), {}, rejection::WrongType{"object"});
        return nextMachine();
    }
    bool takeMachine()
    {
        if (auto refusal = m_collector.add(m_raw)) {
            const auto member = dottedName(refusal->member);
            m_collector.reject(pointerOf(m_machine, member), member, std::move(refusal->reason));
        }
        return nextMachine();
    }
    bool nextMachine()
    {
        ++m_machine;
        return !m_collector.isOverLimit() || fail(error::TooManyMachines{m_collector.limit()}, "/machines");
    }
    void enterMember(std::string_view name);
    Level levelOfTarget() const;

    std::string_view m_text;
    MachineCollector &m_collector;
    Slot m_root;
    RawHead m_head;
    RawMachine m_raw;
    Slot *m_target = &m_root;
    std::optional<Error> m_error;
    std::int64_t m_machine = 0; ///< number of the element of `machines`
    int m_depth = 0;
    int m_skipped = 0; ///< objects and lists open that nobody asked for
    Level m_level = Level::Outside;
};

bool PageListener::key(const std::string &name)
{
    if (m_skipped == 0)
        enterMember(name);
    return true;
}

/// Of members that come twice the last counts: an object replaces the earlier one whole.
void PageListener::enterMember(std::string_view name)
{
    switch (m_level) {
    case Level::Head:
        m_target = slotNamed(m_head, kHeadNames, name);
        if (m_target == &m_head[HeadMember::Source])
            clearAll(m_head, kSourceNames);
        if (m_target == &m_head[HeadMember::Machines]) {
            m_collector.restartPage();
            m_machine = 0;
        }
        return;
    case Level::Machine:
        m_target = slotNamed(m_raw, kMachineNames, name);
        if (m_target == &m_raw[Member::Gpu])
            clearAll(m_raw, kGpuNames);
        if (m_target == &m_raw[Member::Price])
            clearAll(m_raw, kPriceNames);
        if (m_target == &m_raw[Member::Booking])
            clearAll(m_raw, kBookingNames);
        return;
    case Level::Source: m_target = slotNamed(m_head, kSourceNames, name); return;
    case Level::Gpu: m_target = slotNamed(m_raw, kGpuNames, name); return;
    case Level::Price: m_target = slotNamed(m_raw, kPriceNames, name); return;
    case Level::Booking: m_target = slotNamed(m_raw, kBookingNames, name); return;
    case Level::Outside:
    case Level::Machines: return;
    }
}

/// The level of the object that begins as the target's value; Outside where it is to be skipped.
PageListener::Level PageListener::levelOfTarget() const
{
    if (m_target == &m_root)
        return Level::Head;
    if (m_target == &m_head[HeadMember::Source])
        return Level::Source;
    if (m_target == &m_raw[Member::Gpu])
        return Level::Gpu;
    if (m_target == &m_raw[Member::Price])
        return Level::Price;
    return m_target == &m_raw[Member::Booking] ? Level::Booking : Level::Outside;
}

bool PageListener::start_object(std::size_t)
{
    if (!goDeeper())
        return false;
    if (m_skipped > 0)
        return skip();
    if (m_level == Level::Machines) {
        m_raw.clear();
        return enter(Level::Machine);
    }
    if (m_target == nullptr)
        return skip();
    m_target->set(Slot::Kind::Object);
    const Level level = levelOfTarget();
    return level == Level::Outside ? skip() : enter(level);
}

bool PageListener::end_object()
{
    --m_depth;
    if (m_skipped > 0) {
        --m_skipped;
        return true;
    }
    switch (m_level) {
    case Level::Machine: m_level = Level::Machines; return takeMachine();
    case Level::Gpu:
    case Level::Price:
    case Level::Booking: return enter(Level::Machine);
    case Level::Source: return enter(Level::Head);
    case Level::Head:
    case Level::Machines:
    case Level::Outside: break;
    }
    return enter(Level::Outside);
}

bool PageListener::start_array(std::size_t)
{
    if (!goDeeper())
        return false;
    if (m_skipped > 0)
        return skip();
    if (m_level == Level::Machines)
        return rejectElement() && skip();
    if (m_target == nullptr)
        return skip();
    m_target->set(Slot::Kind::Array);
    return m_target == &m_head[HeadMember::Machines] ? enter(Level::Machines) : skip();
}

bool PageListener::end_array()
{
    --m_depth;
    if (m_skipped > 0) {
        --m_skipped;
        return true;
    }
    return enter(Level::Head);
}

/// Each machine has a tier; a text that says it more often than machines fit in is not believed.
std::size_t machinesIn(std::string_view text)
{
    constexpr std::string_view kTier = "\"tier\"";
    constexpr std::size_t kShortestMachine = 56;
    std::size_t count = 0;
    for (auto at = text.find(kTier); at != std::string_view::npos; at = text.find(kTier, at + kTier.size()))
        ++count;
    return std::min(count, text.size() / kShortestMachine);
}

} // namespace

Expected<PageHead> readInventoryJson(std::string_view text, MachineCollector &collector)
{
    if (const auto invalid = findInvalidUtf8(text)) {
        const auto place = placeOf(text, *invalid);
        return Unexpected(Error{.fact = error::NotUtf8{place.line, place.column}});
    }
    collector.expect(machinesIn(text));
    PageListener listener(text, collector);
    if (!Json::sax_parse(text.data(), text.data() + text.size(), &listener) || !listener.endsAtEnd())
        return Unexpected(*listener.error());
    if (listener.root().kind() != Slot::Kind::Object)
        return Unexpected(Error{.fact = error::WrongType{ValueType::Object, typeOf(listener.root().kind())}});
    auto head = acceptHead(listener.head());
    if (head)
        collector.setPageCurrency(head->currency);
    return head;
}

} // namespace cabe
